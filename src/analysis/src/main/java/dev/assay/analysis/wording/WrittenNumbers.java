package dev.assay.analysis.wording;

import java.math.BigDecimal;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;

/** Numbers as people write them: with commas between thousands. */
final class WrittenNumbers {

  /** Not a part of a word, a date, a time, a name or an enumeration. */
  private static final Pattern SPECIFIC =
      Pattern.compile(
          "(?<![\\w./:#,-])\\$?(\\d{1,3}(?:,\\d{3})+(?:\\.\\d+)?|\\d+\\.\\d+|\\d{3,})(?![\\w/:%-]|[,.]\\d)");

  private static final Pattern UNIT =
      Pattern.compile(
          "(?i)[- ](?:thousands?|millions?|billions?|trillions?|hundreds?|k|m|bn|mn|per ?cent\\w*"
              + "|milliseconds?|ms|seconds?|secs?|minutes?|mins?|hours?|hrs?|days?|weeks?|months?"
              + "|quarters?|years?|decades?|millimet\\w+|mm|centimet\\w+|cm|met(?:er|re)s?"
              + "|kilomet\\w+|kms?|miles?|mi|feet|foot|ft|yards?|inch(?:es)?|acres?|hectares?"
              + "|square|sq|cubic|milligrams?|mg|grams?|g|kilo\\w*|kgs?|tons?|tonnes?|pounds?|lbs?"
              + "|ounces?|oz|lit(?:er|re)s?|gallons?|(?:kilo|mega|giga|tera)?bytes?|[kmgt]b|cents?|mph|km/h|knots|degrees?"
              + "|watts?|kw\\w*|mw\\w*|hp|dollars?|euros?|usd|eur)\\b");

  /** What stands before a number of a name, of a rate, or of the way to write answers. */
  private static final Pattern NAMED =
      Pattern.compile(
          "(?:\\b[A-Z][\\w'-]*"
              + "|(?i:\\b(?:per|out of|in every|nearest|round\\w*(?: \\w+){0,3}))) $");

  private static final Pattern NUMBER = Pattern.compile("-?\\d{1,15}(?:\\.\\d{1,15})?");

  private WrittenNumbers() {}

  /** The number that a text is; empty where it is none. */
  static Optional<BigDecimal> read(String text) {
    String plain = text.strip().replace(",", "");
    return NUMBER.matcher(plain).matches() ? Optional.of(new BigDecimal(plain)) : Optional.empty();
  }

  /**
   * Those of a text that nobody writes by the way, of three digits or more or with a fraction, and
   * that a query writes too: not with a unit, nor as a part of a name, nor as what is rounded to.
   */
  static List<BigDecimal> specific(String text) {
    return SPECIFIC
        .matcher(text)
        .results()
        .filter(
            each -> !hasUnit(text, each.end()) && !NAMED.matcher(before(text, each.start())).find())
        .flatMap(each -> read(each.group(1)).stream())
        .filter(number -> number.compareTo(BigDecimal.ONE) >= 0)
        .toList();
  }

  /** Whether the word behind that place is a unit. */
  static boolean hasUnit(String text, int end) {
    return UNIT.matcher(text).region(end, text.length()).lookingAt();
  }

  private static String before(String text, int end) {
    return text.substring(Math.max(0, end - 40), end);
  }
}
