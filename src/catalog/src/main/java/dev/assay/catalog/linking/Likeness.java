package dev.assay.catalog.linking;

import dev.assay.catalog.values.NormalForm;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * Whether a value is what a keyword may mean: the same words, in the singular or the plural too, or
 * a near spelling of them. Short words that merely share letters ({@code IND} and {@code Find}) and
 * other numbers ({@code 2013} and {@code 2014}) are not.
 */
final class Likeness {

  /** Shorter words become others by one letter. */
  private static final int SHORTEST_MISSPELT = 5;

  private static final int MOST_DIFFERENCE = 2;

  /** What questions begin with, which is no misspelt name. */
  private static final Set<String> COMMANDS =
      Set.of(
          ("among calculate compare compute count describe determine display find for get give group"
                  + " identify list name order output please print provide report retrieve return"
                  + " select show sort sum tell what when where which who whose")
              .split(" "));

  private Likeness() {}

  /** Whether the value is shown for the keyword, from which it is {@code distance} away. */
  static boolean of(String keyword, String value, double distance) {
    if (distance == 0) {
      return true;
    }
    String wanted = NormalForm.of(keyword);
    String found = NormalForm.of(value);
    if (wanted.replace(" ", "").equals(found.replace(" ", ""))
        || Words.stems(wanted).equals(Words.stems(found)) && !Words.stems(found).isEmpty()) {
      return true;
    }
    int shorter = Math.min(wanted.length(), found.length());
    return shorter >= SHORTEST_MISSPELT
        && Math.abs(wanted.length() - found.length()) <= Math.max(MOST_DIFFERENCE, shorter / 5)
        && !COMMANDS.contains(wanted)
        && digits(wanted).equals(digits(found));
  }

  /** Other ways to write an abbreviation: {@code USA} for {@code U.S.A.}, and back. */
  static List<String> spellings(String keyword) {
    if (keyword.matches("(\\p{L}\\.? ?){2,6}") && keyword.contains(".")) {
      return List.of(keyword.replaceAll("[. ]", ""));
    }
    return keyword.matches("\\p{Lu}{2,6}")
        ? List.of(
            keyword
                .toLowerCase(Locale.ROOT)
                .codePoints()
                .mapToObj(Character::toString)
                .collect(Collectors.joining(" ")))
        : List.of();
  }

  private static String digits(String text) {
    return text.replaceAll("\\D", "");
  }
}
