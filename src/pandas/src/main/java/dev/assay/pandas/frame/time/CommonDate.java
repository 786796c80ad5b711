package dev.assay.pandas.frame.time;

import java.time.LocalDateTime;
import java.time.YearMonth;
import org.jspecify.annotations.Nullable;

/**
 * The two forms that most dates are written in, {@code 2024-01-31} and {@code 2024-01-31 10:00:00}:
 * they are read, and known by a text, without trying all others.
 */
enum CommonDate {
  DAY("%Y-%m-%d", "0000-00-00"),
  SECOND("%Y-%m-%d %H:%M:%S", "0000-00-00 00:00:00");

  private static final int FIRST_YEAR = 1700;
  private static final int LAST_YEAR = 2200;

  private final String directives;
  private final String shape;

  CommonDate(String directives, String shape) {
    this.directives = directives;
    this.shape = shape;
  }

  /** The form that a format of {@code strptime} has; {@code null} for any other. */
  static @Nullable CommonDate ofFormat(String format) {
    for (CommonDate form : values()) {
      if (form.directives.equals(format)) {
        return form;
      }
    }
    return null;
  }

  /** The form of a date of usual years; {@code null} for what has another, or is no date. */
  static @Nullable CommonDate of(String text) {
    for (CommonDate form : values()) {
      if (form.read(text) != null) {
        return form;
      }
    }
    return null;
  }

  String format() {
    return directives;
  }

  /** The moment of a text of usual years; {@code null} does not say that it is no date. */
  @Nullable LocalDateTime read(String text) {
    if (!hasShape(text)) {
      return null;
    }
    int year = number(text, 0, 4);
    int month = number(text, 5, 7);
    int day = number(text, 8, 10);
    boolean timed = this == SECOND;
    int hour = timed ? number(text, 11, 13) : 0;
    int minute = timed ? number(text, 14, 16) : 0;
    int second = timed ? number(text, 17, 19) : 0;
    boolean exists =
        year >= FIRST_YEAR
            && year <= LAST_YEAR
            && month >= 1
            && month <= 12
            && day >= 1
            && day <= YearMonth.of(year, month).lengthOfMonth()
            && hour < 24
            && minute < 60
            && second < 60;
    return exists ? LocalDateTime.of(year, month, day, hour, minute, second) : null;
  }

  private boolean hasShape(String text) {
    if (text.length() != shape.length()) {
      return false;
    }
    for (int at = 0; at < shape.length(); at++) {
      char letter = text.charAt(at);
      char wanted = shape.charAt(at);
      boolean fits = wanted == '0' ? letter >= '0' && letter <= '9' : letter == wanted;
      if (!fits) {
        return false;
      }
    }
    return true;
  }

  private static int number(String text, int from, int to) {
    int number = 0;
    for (int at = from; at < to; at++) {
      number = number * 10 + text.charAt(at) - '0';
    }
    return number;
  }
}
