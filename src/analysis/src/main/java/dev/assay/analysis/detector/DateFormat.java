package dev.assay.analysis.detector;

import java.util.Arrays;
import java.util.Optional;
import java.util.regex.Pattern;

/** Ways to write a date that do not sort or compare with one another. */
enum DateFormat {
  YEAR_FIRST("yyyy-mm-dd", "\\d{4}-\\d{1,2}-\\d{1,2}"),
  WITH_TIME("yyyy-mm-dd hh:mm:ss", "\\d{4}-\\d{1,2}-\\d{1,2}[ T]\\d{1,2}:\\d{2}.*"),
  YEAR_FIRST_SLASHES("yyyy/mm/dd", "\\d{4}/\\d{1,2}/\\d{1,2}"),
  SLASHES("dd/mm/yyyy or mm/dd/yyyy", "\\d{1,2}/\\d{1,2}/\\d{2,4}"),
  POINTS("dd.mm.yyyy", "\\d{1,2}\\.\\d{1,2}\\.\\d{2,4}"),
  DAY_FIRST("dd-mm-yyyy", "\\d{1,2}-\\d{1,2}-\\d{4}"),
  MONTH_NAME_FIRST("Month d, yyyy", "\\p{L}{3,9}\\.? \\d{1,2},? \\d{4}"),
  DAY_AND_MONTH_NAME("d Month yyyy", "\\d{1,2}[ -]\\p{L}{3,9}\\.?,?[ -]\\d{2,4}");

  private final String shown;
  private final Pattern pattern;

  DateFormat(String shown, String pattern) {
    this.shown = shown;
    this.pattern = Pattern.compile(pattern);
  }

  /** The format that the text is a date in; empty if it is none. */
  static Optional<DateFormat> of(String text) {
    String date = text.strip();
    return Arrays.stream(values())
        .filter(format -> format.pattern.matcher(date).matches())
        .findFirst();
  }

  /** As people describe it. */
  String shown() {
    return shown;
  }

  /** Whether the text sorts as the dates do. */
  boolean sorts() {
    return this == YEAR_FIRST || this == WITH_TIME || this == YEAR_FIRST_SLASHES;
  }

  /** A date is the beginning of that date with a time, so that both sort alike. */
  boolean sortsAs(DateFormat other) {
    return this == other
        || (this == YEAR_FIRST && other == WITH_TIME)
        || (this == WITH_TIME && other == YEAR_FIRST);
  }
}
