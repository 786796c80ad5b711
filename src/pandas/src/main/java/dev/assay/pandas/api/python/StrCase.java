package dev.assay.pandas.api.python;

import dev.assay.pandas.eval.PyType;
import dev.assay.pandas.value.TextBuilder;
import dev.assay.pandas.value.TimeLimit;
import java.util.Locale;

/** The methods of {@code str} that change case. */
final class StrCase {

  private static final int PIECE = 1 << 10;

  private StrCase() {}

  static PyType.Builder<String> add(PyType.Builder<String> table) {
    return table
        .method("lower", "", (self, _) -> self.toLowerCase(Locale.ROOT))
        .method("upper", "", (self, _) -> upper(self))
        .method("casefold", "", (self, _) -> casefold(self))
        .method("capitalize", "", (self, _) -> capitalize(self))
        .method("title", "", (self, _) -> title(self))
        .method("swapcase", "", (self, _) -> swapCase(self));
  }

  /**
   * In pieces: where letters become two or three, Java copies all that follows for each of them. No
   * letter's capital depends on the letters beside it.
   */
  private static String upper(String text) {
    if (text.length() <= PIECE) {
      return text.toUpperCase(Locale.ROOT);
    }
    TextBuilder out = new TextBuilder(text.length());
    for (int from = 0; from < text.length(); ) {
      TimeLimit.check();
      int end = Math.min(text.length(), from + PIECE);
      boolean halved = end < text.length() && Character.isLowSurrogate(text.charAt(end));
      int next = halved ? end + 1 : end;
      out.append(text.substring(from, next).toUpperCase(Locale.ROOT));
      from = next;
    }
    return out.toString();
  }

  private static String casefold(String text) {
    return upper(text.replace("ß", "ss")).toLowerCase(Locale.ROOT);
  }

  private static String capitalize(String text) {
    if (text.isEmpty()) {
      return text;
    }
    int first = text.offsetByCodePoints(0, 1);
    String start = titled(text.codePointAt(0));
    return start + text.substring(first).toLowerCase(Locale.ROOT);
  }

  /** A letter that has no capital of its own is two or three: the German sharp s, a ligature. */
  private static String titled(int point) {
    int title = Character.toTitleCase(point);
    String upper = Character.toString(point).toUpperCase(Locale.ROOT);
    boolean several = title == point && upper.codePointCount(0, upper.length()) > 1;
    int first = several ? upper.offsetByCodePoints(0, 1) : 0;
    return several
        ? upper.substring(0, first) + upper.substring(first).toLowerCase(Locale.ROOT)
        : Character.toString(title);
  }

  private static String title(String text) {
    TextBuilder out = new TextBuilder(text.length());
    boolean within = false;
    for (int point : text.codePoints().toArray()) {
      boolean cased = isCased(point);
      if (cased && !within) {
        out.append(titled(point));
      } else {
        out.appendCodePoint(within ? Character.toLowerCase(point) : point);
      }
      within = cased;
    }
    return out.toString();
  }

  /** Whether a letter has a case. */
  static boolean isCased(int point) {
    return Character.isUpperCase(point)
        || Character.isLowerCase(point)
        || Character.isTitleCase(point);
  }

  private static String swapCase(String text) {
    TextBuilder out = new TextBuilder(text.length());
    text.codePoints()
        .forEach(
            point -> {
              String one = Character.toString(point);
              out.append(
                  Character.isUpperCase(point)
                      ? one.toLowerCase(Locale.ROOT)
                      : one.toUpperCase(Locale.ROOT));
            });
    return out.toString();
  }
}
