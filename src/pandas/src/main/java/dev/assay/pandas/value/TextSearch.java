package dev.assay.pandas.value;

import org.jspecify.annotations.Nullable;

/**
 * Looks for a text in another one, in a time that grows with the sum of their lengths: Java's own
 * search, which is fast for most texts, takes their product for some (Knuth, Morris and Pratt).
 */
public final class TextSearch {

  /** Parts up to here are left to Java. */
  private static final int SHORT = 32;

  /** How many characters are read between two looks at the clock. */
  private static final int STRETCH = 1 << 16;

  private TextSearch() {}

  public static boolean contains(String text, String part) {
    return indexOf(text, part, 0) >= 0;
  }

  public static int indexOf(String text, String part) {
    return indexOf(text, part, 0);
  }

  /** Where the part begins first from a place on; -1 for nowhere. */
  public static int indexOf(String text, String part, int from) {
    TimeLimit.check();
    return isSmall(text, part) ? text.indexOf(part, from) : search(text, part, from);
  }

  /** Where the part begins last; -1 for nowhere. */
  public static int lastIndexOf(String text, String part) {
    TimeLimit.check();
    if (isSmall(text, part)) {
      return text.lastIndexOf(part);
    }
    int at = search(reversed(text), reversed(part), 0);
    return at < 0 ? -1 : text.length() - part.length() - at;
  }

  /** Where the part begins last, if it ends at this place or before; -1 for nowhere. */
  public static int lastIndexOf(String text, String part, int end) {
    return isSmall(text, part)
        ? text.lastIndexOf(part, end - part.length())
        : lastIndexOf(text.substring(0, end), part);
  }

  /** How often the part, which is not empty, occurs without overlap. */
  public static long count(String text, String part) {
    if (part.isEmpty()) {
      return text.length() + 1L;
    }
    long count = 0;
    int[] table = isSmall(text, part) ? null : borders(part);
    for (int at = next(text, part, table, 0);
        at >= 0;
        at = next(text, part, table, at + part.length())) {
      count++;
    }
    return count;
  }

  /** The text with another one in place of the part, which is not empty, the first few times. */
  public static String replace(String text, String part, String other, long times) {
    int[] table = isSmall(text, part) ? null : borders(part);
    TextBuilder out = new TextBuilder(text.length());
    int from = 0;
    int at = next(text, part, table, 0);
    for (long time = 0; at >= 0 && time < times; time++) {
      out.append(text, from, at).append(other);
      from = at + part.length();
      at = next(text, part, table, from);
    }
    return out.append(text, from, text.length()).toString();
  }

  private static int next(String text, String part, int @Nullable [] table, int from) {
    return table == null ? text.indexOf(part, from) : search(text, part, table, from);
  }

  private static boolean isSmall(String text, String part) {
    return part.length() <= SHORT || (long) text.length() * part.length() < STRETCH;
  }

  private static String reversed(String text) {
    // not by code points, which a reversal of surrogates would change
    char[] characters = text.toCharArray();
    for (int left = 0, right = characters.length - 1; left < right; left++, right--) {
      char character = characters[left];
      characters[left] = characters[right];
      characters[right] = character;
    }
    return new String(characters);
  }

  private static int search(String text, String part, int from) {
    return text.length() - from < part.length() ? -1 : search(text, part, borders(part), from);
  }

  private static int search(String text, String part, int[] borders, int from) {
    int matched = 0;
    for (int at = Math.max(from, 0); at < text.length(); at++) {
      if (at % STRETCH == 0) {
        TimeLimit.check();
      }
      char character = text.charAt(at);
      while (matched > 0 && part.charAt(matched) != character) {
        matched = borders[matched - 1];
      }
      if (part.charAt(matched) == character && ++matched == part.length()) {
        return at - matched + 1;
      }
    }
    return -1;
  }

  /** For each beginning of the part, the length of the longest other one that it ends with. */
  private static int[] borders(String part) {
    int[] borders = Allocation.ints(part.length());
    int length = 0;
    for (int at = 1; at < borders.length; at++) {
      char character = part.charAt(at);
      while (length > 0 && part.charAt(length) != character) {
        length = borders[length - 1];
      }
      length += part.charAt(length) == character ? 1 : 0;
      borders[at] = length;
    }
    return borders;
  }
}
