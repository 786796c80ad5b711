package dev.assay.sql;

import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * Time spans of PostgreSQL and MySQL as pandas writes a Timedelta: {@code 4 days 00:00:00}. A span
 * with months has no such thing, and is left as it is.
 */
final class TimeSpans {

  private static final Pattern DAYS_AND_TIME =
      Pattern.compile(
          "(?:([+-]?\\d{1,9}) days?)? ?(?:([+-]?)(\\d{1,9}):(\\d\\d):(\\d\\d)(?:\\.(\\d{1,6}))?)?");

  private static final long MICROS_OF_SECOND = 1_000_000;
  private static final long MICROS_OF_DAY = 86_400 * MICROS_OF_SECOND;

  private TimeSpans() {}

  static String read(String text) {
    Matcher parts = DAYS_AND_TIME.matcher(text);
    if (text.isEmpty() || !parts.matches()) {
      return text;
    }
    long time = 0;
    if (parts.group(3) != null) {
      long seconds =
          Long.parseLong(parts.group(3)) * 3600
              + Long.parseLong(parts.group(4)) * 60
              + Long.parseLong(parts.group(5));
      time = seconds * MICROS_OF_SECOND + micros(parts.group(6));
      time = parts.group(2).equals("-") ? -time : time;
    }
    long days = parts.group(1) == null ? 0 : Long.parseLong(parts.group(1));
    return written(days * MICROS_OF_DAY + time);
  }

  private static long micros(@Nullable String fraction) {
    return fraction == null ? 0 : Long.parseLong((fraction + "000000").substring(0, 6));
  }

  private static String written(long total) {
    long days = Math.floorDiv(total, MICROS_OF_DAY);
    long rest = Math.floorMod(total, MICROS_OF_DAY);
    long seconds = rest / MICROS_OF_SECOND;
    long micros = rest % MICROS_OF_SECOND;
    return "%d days %s%02d:%02d:%02d%s"
        .formatted(
            days,
            days < 0 ? "+" : "",
            seconds / 3600,
            seconds / 60 % 60,
            seconds % 60,
            micros == 0 ? "" : ".%06d".formatted(micros));
  }
}
