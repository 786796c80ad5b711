package dev.assay.pandas.value;

import java.time.Duration;
import java.time.LocalDateTime;
import java.time.LocalTime;

/** Text of dates, times and durations, as Python's datetime and pandas write them. */
final class DateTimeText {

  private static final long DAY = 86_400L;

  private DateTimeText() {}

  static String dateTime(LocalDateTime value) {
    return value.toLocalDate() + " " + time(value.toLocalTime());
  }

  static String time(LocalTime value) {
    String seconds =
        "%02d:%02d:%02d".formatted(value.getHour(), value.getMinute(), value.getSecond());
    int micros = value.getNano() / 1000;
    return micros == 0 ? seconds : seconds + ".%06d".formatted(micros);
  }

  static String dateTimeRepr(LocalDateTime value) {
    String date =
        "datetime.datetime(%d, %d, %d, "
            .formatted(value.getYear(), value.getMonthValue(), value.getDayOfMonth());
    return date + clock(value.toLocalTime()) + ")";
  }

  static String timeRepr(LocalTime value) {
    return "datetime.time(" + clock(value) + ")";
  }

  private static String clock(LocalTime value) {
    String text = value.getHour() + ", " + value.getMinute();
    int micros = value.getNano() / 1000;
    if (value.getSecond() != 0 || micros != 0) {
      text += ", " + value.getSecond();
    }
    return micros == 0 ? text : text + ", " + micros;
  }

  static String duration(Duration value) {
    long days = Math.floorDiv(value.getSeconds(), DAY);
    long rest = Math.floorMod(value.getSeconds(), DAY);
    String clock = "%d:%02d:%02d".formatted(rest / 3600, rest / 60 % 60, rest % 60);
    int micros = value.getNano() / 1000;
    String text = micros == 0 ? clock : clock + ".%06d".formatted(micros);
    if (days == 0) {
      return text;
    }
    return days + (Math.abs(days) == 1 ? " day, " : " days, ") + text;
  }

  static String durationRepr(Duration value) {
    long days = Math.floorDiv(value.getSeconds(), DAY);
    long seconds = Math.floorMod(value.getSeconds(), DAY);
    int micros = value.getNano() / 1000;
    TextBuilder parts = new TextBuilder();
    appendPart(parts, "days", days);
    appendPart(parts, "seconds", seconds);
    appendPart(parts, "microseconds", micros);
    return "datetime.timedelta(" + (parts.isEmpty() ? "0" : parts) + ")";
  }

  private static void appendPart(TextBuilder parts, String name, long amount) {
    if (amount != 0) {
      parts.append(parts.isEmpty() ? "" : ", ").append(name).append('=').append(amount);
    }
  }

  /** pandas keeps nanoseconds where there are any. */
  static String timestamp(Timestamp value) {
    LocalDateTime moment = value.dateTime();
    LocalTime clock = moment.toLocalTime();
    int nanos = clock.getNano();
    return nanos % 1000 == 0
        ? dateTime(moment)
        : moment.toLocalDate() + " " + time(clock.withNano(0)) + ".%09d".formatted(nanos);
  }

  /** pandas' long form: {@code 1 days 02:00:00}. */
  static String timedelta(Timedelta value) {
    Duration duration = value.duration();
    long days = Math.floorDiv(duration.getSeconds(), DAY);
    long rest = Math.floorMod(duration.getSeconds(), DAY);
    int nanos = duration.getNano();
    String sign = days < 0 ? "+" : "";
    String clock = "%02d:%02d:%02d".formatted(rest / 3600, rest / 60 % 60, rest % 60);
    String fraction =
        nanos == 0
            ? ""
            : nanos % 1000 == 0 ? ".%06d".formatted(nanos / 1000) : ".%09d".formatted(nanos);
    return days + " days " + sign + clock + fraction;
  }
}
