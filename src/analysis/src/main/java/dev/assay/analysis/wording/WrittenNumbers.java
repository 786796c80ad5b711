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

  private static final Pattern NUMBER = Pattern.compile("-?\\d{1,15}(?:\\.\\d{1,15})?");

  private WrittenNumbers() {}

  /** The number that a text is; empty where it is none. */
  static Optional<BigDecimal> read(String text) {
    String plain = text.strip().replace(",", "");
    return NUMBER.matcher(plain).matches() ? Optional.of(new BigDecimal(plain)) : Optional.empty();
  }

  /** Those of a text that nobody writes by the way: of three digits or more, or with a fraction. */
  static List<BigDecimal> specific(String text) {
    return SPECIFIC.matcher(text).results().flatMap(each -> read(each.group(1)).stream()).toList();
  }
}
