package dev.assay.analysis.wording;

import java.math.BigDecimal;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * Small numbers that a question says for what they do: {@code less than 20}, {@code the top five};
 * and its dates. Numbers with a unit are left alone, for queries may write them in another.
 */
final class AskedNumbers {

  private static final String FIRST =
      "(?:highest|lowest|largest|biggest|smallest|longest|shortest|oldest|youngest|tallest"
          + "|heaviest|greatest|earliest|latest)";

  private static final String FEW = "(\\d{1,3}|two|three|four|five|six|seven|eight|nine|ten)";

  private static final Pattern COMPARED =
      Pattern.compile(
          "\\b(?:(?:more|greater|higher|larger|bigger|less|fewer|lower|smaller)"
              + " (?:than(?: or equal to)?|or equal to)"
              + "|over|above|exceed(?:s|ed|ing)?|below|under|at least|at most)"
              + " \\$?(\\d[\\d,]*+(?:\\.\\d+)?+)(?![\\w:/%-])");

  private static final Pattern RANKED =
      Pattern.compile(
          "\\b(?:(?:top|%1$s) %2$s|%2$s %1$s)\\b(?![%%.:/-]| ?per ?cent)".formatted(FIRST, FEW));

  private static final Pattern DATE =
      Pattern.compile(
          "\\b(?:(\\d{4})[/-]\\d{1,2}[/-]\\d{1,2}|\\d{1,2}[/-]\\d{1,2}[/-](\\d{4}))\\b");

  private static final Map<String, Integer> WORDS =
      Map.of(
          "two", 2, "three", 3, "four", 4, "five", 5, "six", 6, "seven", 7, "eight", 8, "nine", 9,
          "ten", 10);

  private static final BigDecimal LEAST = BigDecimal.valueOf(3);

  private static final BigDecimal MOST = BigDecimal.valueOf(100);

  private AskedNumbers() {}

  /** What the query does not write in any way, in the question's words. */
  static List<String> unused(String question, QueryWords query) {
    String text = question.toLowerCase(Locale.ROOT).replaceAll("\\s+", " ");
    return Stream.of(compared(text, query), ranked(text, query), dates(text, query))
        .flatMap(each -> each)
        .map(MatchResult::group)
        .distinct()
        .toList();
  }

  /** One and two are also said by what is there, or by what differs. */
  private static Stream<MatchResult> compared(String text, QueryWords query) {
    return COMPARED
        .matcher(text)
        .results()
        .filter(found -> !WrittenNumbers.hasUnit(text, found.end()))
        .filter(
            found ->
                WrittenNumbers.read(found.group(1))
                    .filter(AskedNumbers::isTelling)
                    .filter(number -> !query.writes(number) && !query.holdsYearBeside(text))
                    .isPresent());
  }

  /** Greater ones are looked for whatever stands before them. */
  private static boolean isTelling(BigDecimal number) {
    boolean small = number.compareTo(LEAST) >= 0 && number.compareTo(MOST) < 0;
    return small || number.stripTrailingZeros().scale() > 0;
  }

  private static Stream<MatchResult> ranked(String text, QueryWords query) {
    return RANKED
        .matcher(text)
        .results()
        .filter(found -> !WrittenNumbers.hasUnit(text, found.end()))
        .filter(
            found ->
                !query.writes(few(Optional.ofNullable(found.group(1)).orElse(found.group(2)))));
  }

  private static BigDecimal few(String said) {
    Integer number = WORDS.get(said);
    return number == null ? new BigDecimal(said) : BigDecimal.valueOf(number);
  }

  private static Stream<MatchResult> dates(String text, QueryWords query) {
    return DATE.matcher(text)
        .results()
        .filter(
            found ->
                !query.holds(
                    new BigDecimal(Optional.ofNullable(found.group(1)).orElse(found.group(2)))));
  }
}
