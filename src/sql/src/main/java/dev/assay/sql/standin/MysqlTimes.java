package dev.assay.sql.standin;

import java.math.BigDecimal;
import java.time.Duration;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.time.temporal.ChronoUnit;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.h2.value.Value;
import org.jspecify.annotations.Nullable;

/**
 * MySQL's functions of times and spans. H2 calls them. Its times are those of a day: a span that is
 * longer or negative ends the query, which is then not executed here.
 */
public final class MysqlTimes {

  private static final Pattern ZONE = Pattern.compile("([+-])(\\d{1,2}):(\\d{2})");
  private static final Pattern NUMBERS = Pattern.compile("\\d+");
  private static final long DAY = 86_400;

  /** The longest time: 838:59:59. */
  private static final Duration LONGEST = Duration.ofSeconds(838 * 3600 + 59 * 60 + 59);

  private MysqlTimes() {}

  /** A span as a time of a day. */
  static LocalTime timeOfDay(Duration span) {
    if (span.isNegative() || span.getSeconds() >= DAY) {
      throw MysqlJson.unreadable("a time of %d seconds".formatted(span.getSeconds()));
    }
    return LocalTime.ofNanoOfDay(span.toNanos());
  }

  private static boolean isMoment(String text) {
    return text.strip().matches("\\d+[-/.]\\d+[-/.].*");
  }

  private static @Nullable Duration span(@Nullable String text) {
    return text == null || isMoment(text) ? null : MysqlDates.span(text);
  }

  /** A time or moment with a span more. */
  public static @Nullable String addtime(@Nullable String text, @Nullable String more) {
    return moved(text, span(more), 1);
  }

  /** A time or moment with a span less. */
  public static @Nullable String subtime(@Nullable String text, @Nullable String less) {
    return moved(text, span(less), -1);
  }

  /** As H2 reads it. */
  static String written(LocalDateTime moment) {
    return moment.toLocalDate() + " " + written(moment.toLocalTime());
  }

  private static String written(LocalTime time) {
    return DateTimeFormatter.ofPattern(
            time.getNano() == 0 ? "HH:mm:ss" : "HH:mm:ss.SSSSSS", Locale.ROOT)
        .format(time);
  }

  private static @Nullable String moved(
      @Nullable String text, @Nullable Duration by, int direction) {
    if (text == null || by == null) {
      return null;
    }
    if (isMoment(text)) {
      LocalDateTime moment = MysqlDates.moment(text);
      return moment == null ? null : written(moment.plus(by.multipliedBy(direction)));
    }
    Duration span = span(text);
    return span == null ? null : written(timeOfDay(span.plus(by.multipliedBy(direction))));
  }

  /** The time between two times, or two moments. */
  public static @Nullable LocalTime timediff(@Nullable String one, @Nullable String other) {
    Duration between = between(one, other);
    return between == null ? null : timeOfDay(between);
  }

  /** The same as a text, of any length up to the longest that there is. */
  public static @Nullable String timediffText(@Nullable String one, @Nullable String other) {
    Duration between = between(one, other);
    if (between == null) {
      return null;
    }
    Duration span = between.abs().compareTo(LONGEST) > 0 ? LONGEST : between.abs();
    return (between.isNegative() ? "-" : "")
        + "%02d:%02d:%02d".formatted(span.toHours(), span.toMinutesPart(), span.toSecondsPart());
  }

  /** A time of day with so many units more. */
  public static @Nullable LocalTime timeMoved(
      @Nullable LocalTime time, @Nullable Long amount, @Nullable String unit) {
    if (time == null || amount == null || unit == null) {
      return null;
    }
    ChronoUnit step = ChronoUnit.valueOf(unit.toUpperCase(Locale.ROOT) + "S");
    return timeOfDay(Duration.ofNanos(time.toNanoOfDay()).plus(amount, step));
  }

  private static @Nullable Duration between(@Nullable String one, @Nullable String other) {
    if (one == null || other == null || isMoment(one) != isMoment(other)) {
      return null;
    }
    if (isMoment(one)) {
      if (one.contains(":") != other.contains(":")) {
        return null; // a day and a moment are of two types
      }
      LocalDateTime end = MysqlDates.moment(one);
      LocalDateTime start = MysqlDates.moment(other);
      return end == null || start == null ? null : Duration.between(start, end);
    }
    Duration end = span(one);
    Duration start = span(other);
    return end == null || start == null ? null : end.minus(start);
  }

  /** The time of hours, minutes and seconds. */
  public static @Nullable LocalTime maketime(
      @Nullable Long hours, @Nullable Long minutes, @Nullable BigDecimal seconds) {
    if (hours == null || minutes == null || seconds == null) {
      return null;
    }
    boolean valid =
        minutes >= 0 && minutes < 60 && seconds.signum() >= 0 && seconds.doubleValue() < 60;
    return valid
        ? timeOfDay(
            Duration.ofHours(hours)
                .plusMinutes(minutes)
                .plusNanos(seconds.movePointRight(9).longValue()))
        : null;
  }

  /** A day with a time. */
  public static @Nullable LocalDateTime dayWithTime(@Nullable String day, @Nullable String time) {
    LocalDateTime moment = day == null ? null : MysqlDates.moment(day);
    Duration span = span(time);
    return moment == null || span == null ? null : moment.plus(span);
  }

  /** The time of day that a text spells by the format. */
  public static @Nullable LocalTime strToTime(@Nullable String text, @Nullable String format) {
    if (text == null || format == null) {
      return null;
    }
    LocalDateTime read = MysqlFormats.read("2000-01-01 " + text, "%Y-%m-%d " + format);
    return read == null ? null : read.toLocalTime();
  }

  /** Seconds since the year 0. */
  public static @Nullable Long toSeconds(@Nullable String text) {
    LocalDateTime moment = text == null ? null : MysqlDates.moment(text);
    return moment == null
        ? null
        : (Long) (moment.toEpochSecond(ZoneOffset.UTC) + MysqlDates.DAYS_BEFORE_1970 * DAY);
  }

  /** The moment in another zone; zones are offsets, since servers know no names by themselves. */
  public static @Nullable LocalDateTime convertTz(
      @Nullable String text, @Nullable String from, @Nullable String to) {
    LocalDateTime moment = text == null ? null : MysqlDates.moment(text);
    Duration start = offset(from);
    Duration end = offset(to);
    return moment == null || start == null || end == null ? null : moment.minus(start).plus(end);
  }

  private static @Nullable Duration offset(@Nullable String zone) {
    if (zone == null) {
      return null;
    }
    Matcher parts = ZONE.matcher(zone.strip());
    if (!parts.matches()) {
      throw MysqlJson.unreadable("the zone " + zone);
    }
    Duration offset =
        Duration.ofMinutes(Long.parseLong(parts.group(2)) * 60 + Long.parseLong(parts.group(3)));
    return parts.group(1).equals("-") ? offset.negated() : offset;
  }

  /** The moment moved by an interval of several units, such as {@code '1:30'} HOUR_MINUTE. */
  public static @Nullable LocalDateTime shifted(
      @Nullable String text, @Nullable String amount, @Nullable String unit, @Nullable Integer by) {
    LocalDateTime moment = text == null ? null : MysqlDates.moment(text);
    if (moment == null || amount == null || unit == null || by == null) {
      return null;
    }
    List<Long> parts = new ArrayList<>();
    NUMBERS.matcher(amount).results().forEach(part -> parts.add(Long.parseLong(part.group())));
    int direction = amount.strip().startsWith("-") ? -by : by;
    List<String> units = units(unit);
    if (parts.size() > units.size()) {
      return null;
    }
    while (parts.size() < units.size()) {
      parts.addFirst(0L); // those that lack are the greater ones
    }
    for (int place = 0; place < units.size(); place++) {
      long count = direction * parts.get(place);
      moment =
          switch (units.get(place)) {
            case "YEAR" -> moment.plusYears(count);
            case "MONTH" -> moment.plusMonths(count);
            case "DAY" -> moment.plusDays(count);
            case "HOUR" -> moment.plusHours(count);
            case "MINUTE" -> moment.plusMinutes(count);
            default -> moment.plusSeconds(count);
          };
    }
    return moment;
  }

  /** All units from the first to the last one. */
  static List<String> units(String unit) {
    return switch (unit.toUpperCase(Locale.ROOT)) {
      case "YEAR_MONTH" -> List.of("YEAR", "MONTH");
      case "DAY_HOUR" -> List.of("DAY", "HOUR");
      case "DAY_MINUTE" -> List.of("DAY", "HOUR", "MINUTE");
      case "DAY_SECOND" -> List.of("DAY", "HOUR", "MINUTE", "SECOND");
      case "HOUR_MINUTE" -> List.of("HOUR", "MINUTE");
      case "HOUR_SECOND" -> List.of("HOUR", "MINUTE", "SECOND");
      case "MINUTE_SECOND" -> List.of("MINUTE", "SECOND");
      default -> List.of();
    };
  }

  /** A date, time or moment as the number that it is in arithmetic. */
  public static @Nullable BigDecimal dateNumber(Value value) {
    return switch (value.getValueType()) {
      case Value.NULL -> null;
      case Value.DATE, Value.TIME, Value.TIMESTAMP ->
          new BigDecimal(value.getString().replaceAll("[-: ]", ""));
      case Value.CHAR, Value.VARCHAR, Value.CLOB -> throw MysqlJson.unreadable(value.getString());
      default -> value.getBigDecimal();
    };
  }
}
