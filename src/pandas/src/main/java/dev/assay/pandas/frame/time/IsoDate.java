package dev.assay.pandas.frame.time;

import dev.assay.pandas.value.NumpyUnit;
import java.time.DateTimeException;
import java.time.LocalDateTime;
import org.jspecify.annotations.Nullable;

/**
 * Reads dates of ISO 8601 as pandas does before all others (np_datetime_strings.c): with any of
 * five marks between year, month and day, or none, and with parts left out at the end.
 */
final class IsoDate {

  private static final String MARKS = "-./\\ ";
  private static final int NANO_DIGITS = 9;

  private final String text;
  private int at;
  private NumpyUnit unit = NumpyUnit.YEAR;
  private int month = 1;
  private int day = 1;
  private int hour;
  private int minute;
  private int second;
  private int nanos;

  private IsoDate(String text) {
    this.text = text;
  }

  /** The date of a text; {@code null} where it has another form. */
  static @Nullable WrittenDate read(String text) {
    return new IsoDate(text).date();
  }

  private @Nullable WrittenDate date() {
    blanks();
    boolean negative = at < text.length() && text.charAt(at) == '-';
    at += negative ? 1 : 0;
    int year = digits(4, 4);
    if (year < 0 || !(atEnd() || monthAndDay())) {
      return null;
    }
    try {
      return new WrittenDate(
          LocalDateTime.of(negative ? -year : year, month, day, hour, minute, second, nanos), unit);
    } catch (DateTimeException _) {
      return null;
    }
  }

  private boolean monthAndDay() {
    char mark = text.charAt(at);
    boolean apart = MARKS.indexOf(mark) >= 0;
    at += apart ? 1 : 0;
    month = digits(apart ? 1 : 2, 2);
    if (month < 0) {
      return false;
    }
    unit = NumpyUnit.MONTH;
    if (atEnd()) {
      return apart;
    }
    if (apart && text.charAt(at++) != mark) {
      return false;
    }
    day = digits(apart ? 1 : 2, 2);
    unit = NumpyUnit.DAY;
    return day >= 0 && (atEnd() || clock());
  }

  private boolean clock() {
    char mark = text.charAt(at++);
    int before = at;
    hour = digits(1, 2);
    boolean full = at - before == 2;
    if (mark != 'T' && mark != ' ' || hour < 0) {
      return false;
    }
    unit = NumpyUnit.HOUR;
    if (atEnd()) {
      return full;
    }
    boolean apart = text.charAt(at) == ':';
    if (!apart && !isDigit()) {
      return full && ends();
    }
    at += apart ? 1 : 0;
    minute = digits(apart ? 1 : 2, 2);
    unit = NumpyUnit.MINUTE;
    if (minute < 0) {
      return false;
    }
    boolean more = !atEnd() && (apart ? text.charAt(at) == ':' : isDigit());
    return more ? seconds(apart) : ends();
  }

  private boolean seconds(boolean apart) {
    at += apart ? 1 : 0;
    second = digits(apart ? 1 : 2, 2);
    unit = NumpyUnit.SECOND;
    if (second < 0) {
      return false;
    }
    if (!atEnd() && text.charAt(at) == '.') {
      at++;
      fraction();
    }
    return ends();
  }

  private void fraction() {
    int from = at;
    while (isDigit()) {
      at++;
    }
    int count = at - from;
    unit = count <= 3 ? NumpyUnit.MILLI : count <= 6 ? NumpyUnit.MICRO : NumpyUnit.NANO;
    String kept = text.substring(from, Math.min(at, from + NANO_DIGITS));
    nanos = Integer.parseInt((kept + "000000000").substring(0, NANO_DIGITS));
  }

  /** Nothing but blanks may follow; a time zone is refused. */
  private boolean ends() {
    blanks();
    if (atEnd()) {
      return true;
    }
    boolean zoned = text.charAt(at++) == 'Z' || isOffset();
    blanks();
    if (zoned && atEnd()) {
      throw TimeZones.unsupported("'" + text.strip() + "'");
    }
    return false;
  }

  /** Whether hours, and minutes if any, follow a sign. */
  private boolean isOffset() {
    boolean signed = "+-".indexOf(text.charAt(at - 1)) >= 0 && digits(1, 2) >= 0;
    if (!signed || atEnd() || text.charAt(at) != ':' && !isDigit()) {
      return signed;
    }
    at += text.charAt(at) == ':' ? 1 : 0;
    return digits(1, 2) >= 0;
  }

  private void blanks() {
    while (!atEnd() && " \t\n\r\f\u000B".indexOf(text.charAt(at)) >= 0) {
      at++;
    }
  }

  /** A number of so many digits; -1 where there are fewer. */
  private int digits(int least, int most) {
    int number = 0;
    int count = 0;
    for (; count < most && isDigit(); count++) {
      number = number * 10 + text.charAt(at++) - '0';
    }
    return count < least ? -1 : number;
  }

  private boolean isDigit() {
    return !atEnd() && text.charAt(at) >= '0' && text.charAt(at) <= '9';
  }

  private boolean atEnd() {
    return at >= text.length();
  }
}
