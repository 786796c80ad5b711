package dev.assay.workflow.ondata.madeup;

import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;

/**
 * Made-up texts in the order of the real ones: equal where these are, also but for case and white
 * space around them. What a program names in them stays.
 */
final class MadeUpTexts {

  private static final Pattern PART = Pattern.compile("\\p{L}+|\\p{Nd}+");
  private static final int LETTERS = 26;

  /** Shorter ones occur in any text. */
  private static final int SHORTEST_NAMED = 2;

  private final CodeLiterals literals;
  private final boolean shapes;
  private final TreeSet<String> keys = new TreeSet<>();
  private final Map<String, String> names = new HashMap<>();
  private final Map<String, String> words = new HashMap<>();
  private final Map<String, String> made = new HashMap<>();
  private final Set<String> taken = new HashSet<>();
  private final Set<String> real;

  MadeUpTexts(TreeSet<String> real, CodeLiterals literals, boolean shapes) {
    this.literals = literals;
    this.shapes = shapes;
    this.real = Set.copyOf(real);
    real.forEach(text -> keys.add(key(text)));
    int width = width(keys.size() + LETTERS);
    int rank = 0;
    for (String key : keys) {
      names.put(key, letters(rank++, width));
    }
    real.forEach(text -> made.put(text, unique(text)));
  }

  String of(String text) {
    return made.getOrDefault(text, "");
  }

  /** Two real texts never become one. */
  private String unique(String text) {
    String key = key(text);
    if (key.isEmpty() || literals.texts().contains(key)) {
      return text; // named by a program, in one spelling or another
    }
    String candidate = shapes ? shaped(text) : around(text, named(text.strip(), key));
    while (real.contains(candidate) || !taken.add(candidate)) {
      candidate = candidate + "x";
    }
    return candidate;
  }

  private String named(String core, String key) {
    String name = inCaseOf(core, names.getOrDefault(key, "x"));
    Optional<String> inside =
        literals.texts().stream()
            .filter(literal -> literal.length() >= SHORTEST_NAMED && key.contains(literal))
            .findFirst();
    if (inside.isEmpty()) {
      return name;
    }
    int at = key.indexOf(inside.get());
    boolean same = core.length() == key.length();
    String kept = same ? core.substring(at, at + inside.get().length()) : inside.get();
    boolean first = key.startsWith(inside.get());
    boolean last = key.endsWith(inside.get());
    return first ? kept + name : last ? name + kept : name + kept + name;
  }

  private String shaped(String text) {
    return PART.matcher(text)
        .replaceAll(
            found -> {
              String word = found.group();
              String key = word.toLowerCase(Locale.ROOT);
              return literals.texts().stream().anyMatch(literal -> holdsWord(literal, key))
                  ? word
                  : inCaseOf(word, words.computeIfAbsent(key, this::word));
            });
  }

  private static boolean holdsWord(String literal, String word) {
    return List.of(literal.split("[^\\p{L}\\p{Nd}]+")).contains(word);
  }

  private String word(String real) {
    boolean digits = Character.isDigit(real.codePointAt(0));
    int rank = words.size();
    int length = real.length();
    String candidate;
    do {
      rank++;
      candidate =
          digits ? ("%0" + length + "d").formatted(rank) : letters(rank, Math.max(1, length));
    } while (candidate.equals(real));
    return candidate;
  }

  private static String around(String text, String core) {
    int start = text.indexOf(text.strip());
    return text.substring(0, start) + core + text.substring(start + text.strip().length());
  }

  private static String inCaseOf(String real, String name) {
    if (real.equals(real.toUpperCase(Locale.ROOT)) && !real.equals(real.toLowerCase(Locale.ROOT))) {
      return name.toUpperCase(Locale.ROOT);
    }
    return !real.isEmpty() && Character.isUpperCase(real.codePointAt(0))
        ? name.substring(0, 1).toUpperCase(Locale.ROOT) + name.substring(1)
        : name;
  }

  private static String key(String text) {
    return text.strip().toLowerCase(Locale.ROOT);
  }

  private static int width(int count) {
    int width = 2;
    for (long fits = (long) LETTERS * LETTERS; fits < count; fits *= LETTERS) {
      width++;
    }
    return width;
  }

  /** A number in letters, of at least this many. */
  private static String letters(int number, int width) {
    StringBuilder letters = new StringBuilder();
    for (int rest = number; rest > 0 || letters.length() < width; rest /= LETTERS) {
      letters.insert(0, (char) ('a' + rest % LETTERS));
    }
    return letters.toString();
  }
}
