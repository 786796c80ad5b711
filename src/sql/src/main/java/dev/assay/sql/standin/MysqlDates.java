package dev.assay.sql.standin;

import java.math.BigDecimal;
import java.math.RoundingMode;
import java.time.DateTimeException;
import java.time.Duration;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.time.ZoneOffset;
import java.time.format.TextStyle;
import java.time.temporal.ChronoUnit;
import java.time.temporal.IsoFields;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.h2.api.ErrorCode;
import org.h2.message.DbException;
import org.jspecify.annotations.Nullable;

/**
 * MySQL's functions of dates, in English whatever the process speaks. H2 calls them; what is no
 * date gives NULL, as a NULL does.
 */
public final class MysqlDates {

  private static final Pattern MOMENT =
      Pattern.compile(
          "\\s*(\\d{4}|\\d{2})[-/.](\\d{1,2})[-/.](\\d{1,2})"
              + "(?:[ T](\\d{1,2}):(\\d{1,2})(?::(\\d{1,2})(?:\\.(\\d{1,9}))?)?)?\\s*");

  /** A number such as 20240131, 240131, or 20240131235959. */
  private static final Pattern DIGITS =
      Pattern.compile(
          "(\\d{4}|\\d{2})(\\d{2})(\\d{2})(?:(\\d{2})(\\d{2})(\\d{2})(?:\\.(\\d{1,9}))?)?");

  /** Digits that are one day as a text, and another or none as a number, which we cannot tell. */
  private static final Pattern UNCLEAR = Pattern.compile("\\d{5}|\\d{7}|\\d{9,}");

  /** Month and day, which are a day of the year 2000 as a number and no day as a text. */
  private static final Pattern DAY_OF_2000 =
      Pattern.compile("(0?[1-9]|1[0-2])(0[1-9]|[12]\\d|3[01])");

  /** A time of day without colons: 101112, or 1112 for 00:11:12. */
  private static final Pattern CLOCK = Pattern.compile("\\d{1,7}");

  private static final Pattern TIME =
      Pattern.compile("\\s*(-?)(\\d{1,3}):(\\d{1,2})(?::(\\d{1,2})(?:\\.(\\d{1,9}))?)?\\s*");

  static final long DAYS_BEFORE_1970 = 719_528;

  private MysqlDates() {}

  static @Nullable LocalDateTime moment(@Nullable String text) {
    Matcher parts = MOMENT.matcher(text == null ? "" : text);
    if (!parts.matches()) {
      parts = DIGITS.matcher(text == null ? "" : text);
    }
    if (!parts.matches()) {
      checkIsClear(text == null ? "" : text);
      return null;
    }
    if (number(parts, 2) == 0 || number(parts, 3) == 0) {
      throw MysqlJson.unreadable(parts.group()); // the year of 2024-00-00 is 2024
    }
    try {
      LocalDate date = LocalDate.of(year(parts), number(parts, 2), number(parts, 3));
      int nanos = nanos(parts.group(7));
      return date.atTime(LocalTime.of(number(parts, 4), number(parts, 5), number(parts, 6), nanos));
    } catch (DateTimeException none) {
      return null;
    }
  }

  private static int nanos(@Nullable String fraction) {
    return fraction == null ? 0 : Integer.parseInt((fraction + "000000000").substring(0, 9));
  }

  /** Years of two digits are those from 1970 to 2069. */
  private static int year(Matcher parts) {
    int year = number(parts, 1);
    return parts.group(1).length() > 2 ? year : year < 70 ? 2000 + year : 1900 + year;
  }

  /** H2 gives our functions texts, whatever they were, so that the query is not executed. */
  private static void checkIsClear(String text) {
    if (UNCLEAR.matcher(text).matches() || DAY_OF_2000.matcher(text).matches()) {
      throw DbException.get(ErrorCode.DATA_CONVERSION_ERROR_1, text);
    }
  }

  private static int number(Matcher parts, int group) {
    return parts.group(group) == null ? 0 : Integer.parseInt(parts.group(group));
  }

  /** The seconds of a time of day or span; NULL where the text is none. */
  private static @Nullable Long seconds(@Nullable String text) {
    Matcher parts = TIME.matcher(text == null ? "" : text);
    if (parts.matches()) {
      long seconds = number(parts, 2) * 3600L + number(parts, 3) * 60L + number(parts, 4);
      return parts.group(1).isEmpty() ? seconds : -seconds;
    }
    if (text != null && CLOCK.matcher(text).matches()) {
      int clock = Integer.parseInt(text);
      boolean valid = clock / 100 % 100 < 60 && clock % 100 < 60;
      return valid ? (Long) (clock / 10_000 * 3600L + clock / 100 % 100 * 60L + clock % 100) : null;
    }
    LocalDateTime moment = moment(text);
    return moment == null ? null : (Long) (long) moment.toLocalTime().toSecondOfDay();
  }

  /** The time or span that a text tells; NULL where it tells none. */
  static @Nullable Duration span(String text) {
    Long seconds = seconds(text);
    Matcher parts = TIME.matcher(text);
    long nanos = parts.matches() ? nanos(parts.group(5)) : 0;
    return seconds == null
        ? null
        : Duration.ofSeconds(seconds).plusNanos(text.strip().startsWith("-") ? -nanos : nanos);
  }

  /** The year. */
  public static @Nullable Integer year(@Nullable String text) {
    LocalDateTime moment = moment(text);
    return moment == null ? null : (Integer) moment.getYear();
  }

  /** The month from 1. */
  public static @Nullable Integer month(@Nullable String text) {
    LocalDateTime moment = moment(text);
    return moment == null ? null : (Integer) moment.getMonthValue();
  }

  /** The day of the month. */
  public static @Nullable Integer day(@Nullable String text) {
    LocalDateTime moment = moment(text);
    return moment == null ? null : (Integer) moment.getDayOfMonth();
  }

  /** 1 on Sundays. */
  public static @Nullable Integer dayofweek(@Nullable String text) {
    LocalDateTime moment = moment(text);
    return moment == null ? null : (Integer) (moment.getDayOfWeek().getValue() % 7 + 1);
  }

  /** 0 on Mondays. */
  public static @Nullable Integer weekday(@Nullable String text) {
    LocalDateTime moment = moment(text);
    return moment == null ? null : (Integer) (moment.getDayOfWeek().getValue() - 1);
  }

  /** The day of the year. */
  public static @Nullable Integer dayofyear(@Nullable String text) {
    LocalDateTime moment = moment(text);
    return moment == null ? null : (Integer) moment.getDayOfYear();
  }

  /** The quarter from 1. */
  public static @Nullable Integer quarter(@Nullable String text) {
    LocalDateTime moment = moment(text);
    return moment == null ? null : (Integer) moment.get(IsoFields.QUARTER_OF_YEAR);
  }

  /** The hours. */
  public static @Nullable Integer hour(@Nullable String text) {
    Long seconds = seconds(text);
    return seconds == null ? null : (Integer) (int) (Math.abs(seconds) / 3600);
  }

  /** The minutes. */
  public static @Nullable Integer minute(@Nullable String text) {
    Long seconds = seconds(text);
    return seconds == null ? null : (Integer) (int) (Math.abs(seconds) / 60 % 60);
  }

  /** The seconds. */
  public static @Nullable Integer second(@Nullable String text) {
    Long seconds = seconds(text);
    return seconds == null ? null : (Integer) (int) (Math.abs(seconds) % 60);
  }

  /** The fraction of the second. */
  public static @Nullable Integer microsecond(@Nullable String text) {
    Matcher time = TIME.matcher(text == null ? "" : text);
    if (time.matches()) {
      return nanos(time.group(5)) / 1000;
    }
    LocalDateTime moment = moment(text);
    return moment == null ? null : (Integer) (moment.getNano() / 1000);
  }

  /** The week by a mode of 0 to 7. */
  public static @Nullable Integer week(@Nullable String text, @Nullable Integer mode) {
    LocalDateTime moment = moment(text);
    return moment == null || mode == null
        ? null
        : (Integer) (MysqlWeeks.yearAndWeek(moment.toLocalDate(), mode) % 100);
  }

  /** Year and week as one number. */
  public static @Nullable Integer yearweek(@Nullable String text, @Nullable Integer mode) {
    LocalDateTime moment = moment(text);
    return moment == null || mode == null
        ? null
        : (Integer) MysqlWeeks.yearAndWeek(moment.toLocalDate(), mode | 2);
  }

  /** Monday and so on. */
  public static @Nullable String dayname(@Nullable String text) {
    LocalDateTime moment = moment(text);
    return moment == null
        ? null
        : moment.getDayOfWeek().getDisplayName(TextStyle.FULL, Locale.ENGLISH);
  }

  /** January and so on. */
  public static @Nullable String monthname(@Nullable String text) {
    LocalDateTime moment = moment(text);
    return moment == null ? null : moment.getMonth().getDisplayName(TextStyle.FULL, Locale.ENGLISH);
  }

  /** The last day of the month. */
  public static @Nullable LocalDate lastDay(@Nullable String text) {
    LocalDateTime moment = moment(text);
    return moment == null
        ? null
        : moment.toLocalDate().withDayOfMonth(moment.toLocalDate().lengthOfMonth());
  }

  /** Days since the year 0. */
  public static @Nullable Long toDays(@Nullable String text) {
    LocalDateTime moment = moment(text);
    return moment == null ? null : (Long) (moment.toLocalDate().toEpochDay() + DAYS_BEFORE_1970);
  }

  /** The day that is so many days from the year 0. */
  public static @Nullable LocalDate fromDays(@Nullable Long days) {
    return days == null || days < 366 || days > 3_652_424
        ? null
        : LocalDate.ofEpochDay(days - DAYS_BEFORE_1970);
  }

  /** Written by a format. */
  public static @Nullable String dateFormat(@Nullable String text, @Nullable String format) {
    LocalDateTime moment = moment(text);
    return moment == null || format == null || format.isEmpty()
        ? null
        : MysqlFormats.written(moment, format);
  }

  /** A time of day written by a format. */
  public static @Nullable String timeFormat(@Nullable String text, @Nullable String format) {
    Long seconds = seconds(text);
    return seconds == null || format == null || format.isEmpty()
        ? null
        : MysqlFormats.written(
            LocalDate.EPOCH.atTime(MysqlTimes.timeOfDay(Duration.ofSeconds(seconds))), format);
  }

  /** Read by a format; what has no time of day is midnight. */
  public static @Nullable LocalDateTime strToDate(@Nullable String text, @Nullable String format) {
    return text == null || format == null ? null : MysqlFormats.read(text, format);
  }

  /** The day. */
  public static @Nullable LocalDate date(@Nullable String text) {
    LocalDateTime moment = moment(text);
    return moment == null ? null : moment.toLocalDate();
  }

  /** The time of day. */
  public static @Nullable LocalTime time(@Nullable String text) {
    Long seconds = seconds(text);
    return seconds == null ? null : MysqlTimes.timeOfDay(Duration.ofSeconds(seconds));
  }

  /** Day and time. */
  public static @Nullable LocalDateTime datetime(@Nullable String text) {
    return moment(text);
  }

  /** The days between two days. */
  public static @Nullable Long datediff(@Nullable String one, @Nullable String other) {
    LocalDateTime end = moment(one);
    LocalDateTime start = moment(other);
    return end == null || start == null
        ? null
        : (Long) ChronoUnit.DAYS.between(start.toLocalDate(), end.toLocalDate());
  }

  /** How many units have passed in full. */
  public static @Nullable Long difference(
      @Nullable String unit, @Nullable String from, @Nullable String to) {
    LocalDateTime start = moment(from);
    LocalDateTime end = moment(to);
    if (unit == null || start == null || end == null) {
      return null;
    }
    return switch (unit.toUpperCase(Locale.ROOT)) {
      case "MICROSECOND" -> ChronoUnit.MICROS.between(start, end);
      case "SECOND" -> ChronoUnit.SECONDS.between(start, end);
      case "MINUTE" -> ChronoUnit.MINUTES.between(start, end);
      case "HOUR" -> ChronoUnit.HOURS.between(start, end);
      case "DAY" -> ChronoUnit.DAYS.between(start, end);
      case "WEEK" -> ChronoUnit.WEEKS.between(start, end);
      case "MONTH" -> ChronoUnit.MONTHS.between(start, end);
      case "QUARTER" -> ChronoUnit.MONTHS.between(start, end) / 3;
      case "YEAR" -> ChronoUnit.YEARS.between(start, end);
      default -> null;
    };
  }

  /** Seconds since 1970. */
  public static @Nullable BigDecimal unixTimestamp(@Nullable String text) {
    LocalDateTime moment = moment(text);
    if (moment == null) {
      return null;
    }
    long seconds = moment.toEpochSecond(ZoneOffset.UTC);
    if (seconds < 0) {
      throw MysqlJson.unreadable("a moment before 1970"); // 0 in MySQL, NULL in MariaDB
    }
    return BigDecimal.valueOf(seconds).add(fraction(moment));
  }

  private static BigDecimal fraction(LocalDateTime moment) {
    return moment.getNano() == 0
        ? BigDecimal.ZERO
        : BigDecimal.valueOf(moment.getNano(), 9).setScale(6, RoundingMode.DOWN);
  }

  /** The moment of seconds since 1970. */
  public static @Nullable LocalDateTime fromUnixtime(@Nullable BigDecimal seconds) {
    return seconds == null || seconds.signum() < 0 || seconds.precision() - seconds.scale() > 12
        ? null
        : LocalDateTime.ofEpochSecond(seconds.longValue(), 0, ZoneOffset.UTC)
            .plusNanos(
                seconds
                    .remainder(BigDecimal.ONE)
                    .setScale(6, RoundingMode.HALF_UP)
                    .movePointRight(9)
                    .longValue());
  }

  /** The day of a year. */
  public static @Nullable LocalDate makedate(@Nullable Integer year, @Nullable Integer day) {
    return year == null || day == null || day < 1 || year < 100 || year > 9999
        ? null
        : LocalDate.of(year, 1, 1).plusDays(day - 1L);
  }

  /** The seconds of a time. */
  public static @Nullable Long timeToSec(@Nullable String text) {
    return seconds(text);
  }

  /** The time of so many seconds. */
  public static @Nullable LocalTime secToTime(@Nullable BigDecimal seconds) {
    return seconds == null
        ? null
        : MysqlTimes.timeOfDay(
            Duration.ofNanos(
                seconds.setScale(6, RoundingMode.HALF_UP).movePointRight(9).longValue()));
  }

  /** Months between two YYYYMM. */
  public static @Nullable Long periodDiff(@Nullable Long one, @Nullable Long other) {
    return one == null || other == null ? null : (Long) (months(one) - months(other));
  }

  /** YYYYMM with months more. */
  public static @Nullable Long periodAdd(@Nullable Long period, @Nullable Long more) {
    if (period == null || more == null) {
      return null;
    }
    long months = months(period) + more;
    return months / 12 * 100 + months % 12 + 1;
  }

  private static long months(long period) {
    return period / 100 * 12 + period % 100 - 1;
  }
}
