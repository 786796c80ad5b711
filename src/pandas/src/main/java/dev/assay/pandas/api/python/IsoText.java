package dev.assay.pandas.api.python;

import dev.assay.pandas.frame.time.TimeZones;
import dev.assay.pandas.value.AwareDateTime;
import dev.assay.pandas.value.CountedText;
import dev.assay.pandas.value.FixedZone;
import dev.assay.pandas.value.PythonError;
import dev.assay.pandas.value.Text;
import dev.assay.pandas.value.Zone;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * Reads dates and times of ISO 8601 as {@code fromisoformat} of Python 3.11 does: with separators
 * or without, by months or by weeks.
 */
final class IsoText {

  private static final Pattern DATE =
      Pattern.compile(
          "(?<year>\\d{4})(?:-(?<month>\\d\\d)-(?<day>\\d\\d)|(?<month2>\\d\\d)(?<day2>\\d\\d)"
              + "|-W(?<week>\\d\\d)(?:-(?<weekday>\\d))?|W(?<week2>\\d\\d)(?<weekday2>\\d)?)");

  private static final Pattern TIME =
      Pattern.compile(
          "(\\d\\d)(?::(\\d\\d)(?::(\\d\\d)(?:[.,](\\d+))?)?|(\\d\\d)(?:(\\d\\d)(?:[.,](\\d+))?)?)?");

  private static final Pattern OFFSET =
      Pattern.compile("(.{9,}[T ]\\d\\d.*?)(Z|[+-]\\d{2}(?::?\\d{2})?)");

  private static final int MICRO_DIGITS = 6;

  private IsoText() {}

  /** The day; a ValueError for what is none. */
  static LocalDate date(String text) {
    Matcher date = DATE.matcher(text);
    if (!date.matches()) {
      throw invalid(text);
    }
    return date(date);
  }

  /** The time of day; a ValueError for what is none. */
  static LocalTime time(String text) {
    return time(text.startsWith("T") ? text.substring(1) : text, text);
  }

  /** The day and the time, and the offset behind them if there is one. */
  static Object moment(String text) {
    Matcher offset = OFFSET.matcher(text);
    if (!offset.matches()) {
      return dateTime(text);
    }
    Zone zone = offset.group(2).equals("Z") ? FixedZone.UTC : Zone.named(offset.group(2));
    return AwareDateTime.of(dateTime(offset.group(1)), zone);
  }

  /** The day and the time behind any one character; a ValueError for what is none. */
  static LocalDateTime dateTime(String text) {
    Matcher date = DATE.matcher(text);
    if (!date.lookingAt()) {
      throw invalid(text);
    }
    boolean day = date.end() == text.length();
    return date(date).atTime(day ? LocalTime.MIN : time(text.substring(date.end() + 1), text));
  }

  private static LocalDate date(Matcher date) {
    int year = Integer.parseInt(date.group("year"));
    Integer week = number(date, "week");
    if (week != null) {
      Integer day = number(date, "weekday");
      return DateType.ofWeek(year, week, day == null ? 1 : day);
    }
    return DateType.date(year, required(date, "month"), required(date, "day"));
  }

  private static int required(Matcher date, String name) {
    Integer number = number(date, name);
    if (number == null) {
      throw new IllegalStateException("a date has a " + name);
    }
    return number;
  }

  /** A part of the date, in either form. */
  private static @Nullable Integer number(Matcher date, String name) {
    String first = date.group(name);
    String text = first == null ? date.group(name + "2") : first;
    return text == null ? null : Integer.valueOf(text);
  }

  private static LocalTime time(String text, String whole) {
    Matcher time = TIME.matcher(text);
    if (!time.matches()) {
      TimeZones.refuse(whole);
      throw invalid(whole);
    }
    int shift = time.group(5) == null ? 0 : 3;
    return TimeType.time(
        Integer.parseInt(time.group(1)),
        part(time.group(2 + shift)),
        part(time.group(3 + shift)),
        micros(time.group(4 + shift)));
  }

  private static int part(@Nullable String digits) {
    return digits == null ? 0 : Integer.parseInt(digits);
  }

  /** More digits than those of microseconds are passed over. */
  private static int micros(@Nullable String fraction) {
    return fraction == null
        ? 0
        : Integer.parseInt(
            (fraction + CountedText.repeat("0", MICRO_DIGITS)).substring(0, MICRO_DIGITS));
  }

  private static PythonError invalid(String text) {
    return PythonError.valueError("Invalid isoformat string: " + Text.quoted(text));
  }
}
