package dev.assay.pandas.frame.time;

import dev.assay.pandas.value.Clock;
import dev.assay.pandas.value.NumpyUnit;
import dev.assay.pandas.value.PythonError;
import java.time.DateTimeException;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.YearMonth;

/**
 * The parts of a date that a text names.
 *
 * @param day the year, month and day
 * @param century whether the year was written with its century
 * @param clock the time of day
 * @param weekday whether a day of the week is named
 * @param zoned whether a time zone is named that is known
 */
record WrittenParts(
    DateMembers.Meaning day, boolean century, DateClock clock, boolean weekday, boolean zoned) {

  private static final int LAST_YEAR = 9999;
  private static final int CENTURY = 100;
  private static final int MONTHS = 12;
  private static final int DAY_HOURS = 24;
  private static final int SIXTY = 60;

  /** Years of two digits from here on are of the century before, whatever the year is now. */
  private static final int OLD = 80;

  /** Those from here on are of this century or of that before, depending on the year it is now. */
  private static final int DOUBTFUL = 76;

  /** A year of two digits as one of the hundred years around now. */
  static int fullYear(int year) {
    if (year >= CENTURY) {
      return year;
    }
    if (Clock.isThere()) {
      return nearest(year, Clock.local("the date").getYear());
    }
    if (year >= DOUBTFUL && year < OLD) {
      throw PythonError.unsupported(
          "the year of two digits '" + year + "', which depends on today's date",
          "write years with four digits, or give a format with %y");
    }
    return year + (year < DOUBTFUL ? 2000 : 1900);
  }

  /** The year that ends so, of the fifty before a year and those after it. */
  private static int nearest(int year, int now) {
    int ofCentury = now - now % CENTURY + year;
    if (ofCentury >= now + CENTURY / 2) {
      return ofCentury - CENTURY;
    }
    return ofCentury < now - CENTURY / 2 ? ofCentury + CENTURY : ofCentury;
  }

  /**
   * Whether it is a whole date: parts that are not there would be those of the first of January.
   */
  boolean isComplete() {
    return day.year() >= 0 && day.month() >= 0 && day.day() >= 0;
  }

  boolean hasYear() {
    return day.year() >= 0;
  }

  /**
   * The date, of the year 1 and the first of January as far as its parts are not there.
   *
   * @throws PythonError when the calendar has no such date, or no part is there
   */
  WrittenDate date(String text) {
    int year = day.year() < 0 ? 1 : century ? day.year() : fullYear(day.year());
    NumpyUnit unit = unit(text);
    if (year == Integer.MAX_VALUE) {
      throw new PythonError(
          "OutOfBoundsDatetime", "Parsing \"" + text + "\" to datetime overflows");
    }
    if (zoned) {
      throw TimeZones.unsupported("'" + text.strip() + "'");
    }
    try {
      if (year < 1 || year > LAST_YEAR) {
        throw new DateTimeException("year " + year + " is out of range");
      }
      LocalDateTime moment =
          LocalDateTime.of(
              year,
              day.month() < 0 ? 1 : day.month(),
              day.day() < 0 ? 1 : day.day(),
              Math.max(clock.hour(), 0),
              Math.max(clock.minute(), 0),
              Math.max(clock.second(), 0),
              Math.max(clock.micros(), 0) * 1000);
      if (weekday && day.day() < 1) {
        throw PythonError.valueError(
            "Parsing datetimes with weekday but no day information is not supported");
      }
      return new WrittenDate(moment, unit);
    } catch (DateTimeException error) {
      throw new PythonError("DateParseError", reason(error) + ": " + text);
    }
  }

  /** The date of which the parts that are not there are those of a day, or of its month's last. */
  WrittenDate within(LocalDate today, String text) {
    int year = day.year() < 0 ? today.getYear() : century ? day.year() : fullYear(day.year());
    int month = day.month() < 0 ? today.getMonthValue() : day.month();
    int last = YearMonth.of(year, month).lengthOfMonth();
    int ofMonth = day.day() < 0 ? Math.min(today.getDayOfMonth(), last) : day.day();
    DateMembers.Meaning whole = new DateMembers.Meaning(year, month, ofMonth);
    return new WrittenParts(whole, true, clock, weekday, zoned).date(text);
  }

  /** In Python's words, what keeps these parts from being a date. */
  private String reason(DateTimeException error) {
    if (day.month() == 0 || day.month() > MONTHS) {
      return "month must be in 1..12";
    }
    return clock.hour() >= DAY_HOURS
        ? "hour must be in 0..23"
        : clock.minute() >= SIXTY
            ? "minute must be in 0..59"
            : clock.second() >= SIXTY
                ? "second must be in 0..59"
                : day.day() >= 0 ? "day is out of range for month" : error.getMessage();
  }

  private NumpyUnit unit(String text) {
    if (clock.micros() >= 0) {
      return clock.micros() == 0
          ? NumpyUnit.SECOND
          : clock.micros() % 1000 == 0 ? NumpyUnit.MILLI : NumpyUnit.MICRO;
    }
    if (clock.second() >= 0) {
      return NumpyUnit.SECOND;
    }
    if (clock.minute() >= 0) {
      return NumpyUnit.MINUTE;
    }
    if (clock.hour() >= 0) {
      return NumpyUnit.HOUR;
    }
    if (day.day() >= 0) {
      return NumpyUnit.DAY;
    }
    if (day.month() >= 0) {
      return NumpyUnit.MONTH;
    }
    if (day.year() < 0) {
      throw new PythonError("DateParseError", "Unable to parse datetime string: " + text);
    }
    return NumpyUnit.YEAR;
  }
}
