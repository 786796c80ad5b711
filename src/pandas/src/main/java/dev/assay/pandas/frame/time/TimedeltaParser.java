package dev.assay.pandas.frame.time;

import dev.assay.pandas.frame.Column;
import dev.assay.pandas.frame.DType;
import dev.assay.pandas.frame.Scalars;
import dev.assay.pandas.frame.TimeColumn;
import dev.assay.pandas.value.PythonError;
import dev.assay.pandas.value.Timedelta;
import java.time.Duration;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** Reads timedeltas: {@code 1 days 02:00:00}, {@code 5h}, numbers of a unit. */
public final class TimedeltaParser {

  private static final Pattern TEXT =
      Pattern.compile(
          "(?<sign>-)?\\s*(?:(?<days>\\d+)\\s*days?,?)?\\s*(?:\\+?(?<h>\\d+):(?<m>\\d{1,2})(?::(?<s>\\d{1,2})(?:\\.(?<f>\\d{1,9}))?)?)?");
  private static final Pattern AMOUNT =
      Pattern.compile("\\s*([+-]?\\d+(?:\\.\\d+)?)\\s*([a-zA-Z]+)\\s*,?");

  private TimedeltaParser() {}

  /** Nanoseconds of a unit's name; {@code null} for an unknown one. */
  public static @Nullable Long unit(String name) {
    return switch (name) {
      case "W", "w", "week", "weeks" -> 7 * 86_400_000_000_000L;
      case "D", "d", "day", "days" -> 86_400_000_000_000L;
      case "h", "H", "hr", "hour", "hours" -> 3_600_000_000_000L;
      case "m", "min", "minute", "minutes", "T" -> 60_000_000_000L;
      case "s", "S", "sec", "second", "seconds" -> 1_000_000_000L;
      case "ms", "milli", "millis", "millisecond", "milliseconds" -> 1_000_000L;
      case "us", "micro", "microsecond", "microseconds" -> 1_000L;
      case "ns", "nano", "nanosecond", "nanoseconds" -> 1L;
      default -> null;
    };
  }

  public static Column parse(Column column) {
    return parse(column, 1, false);
  }

  /** Timedeltas of a column; numbers count units of so many nanoseconds. */
  public static Column parse(Column column, long unit, boolean coerce) {
    if (column.dtype() == DType.TIMEDELTA) {
      return column;
    }
    long[] nanos = new long[column.size()];
    for (int at = 0; at < nanos.length; at++) {
      try {
        nanos[at] = column.isMissing(at) ? TimeColumn.NAT : nanos(column.item(at), unit);
      } catch (PythonError error) {
        if (!coerce || !error.isCatchable()) {
          throw error;
        }
        nanos[at] = TimeColumn.NAT;
      }
    }
    return TimeColumn.timedeltas(nanos);
  }

  private static long nanos(Object value, long unit) {
    return switch (Scalars.plain(value)) {
      case Timedelta delta -> delta.nanos();
      case Duration duration -> duration.toNanos();
      case Long number -> Math.multiplyExact(number, unit);
      case Double number -> (long) (number * unit);
      case String text -> ofText(text);
      default -> throw PythonError.typeError("Invalid type for timedelta: " + value);
    };
  }

  /** The nanoseconds that a text stands for; a ValueError when it is no timedelta. */
  public static long ofText(String text) {
    Matcher clock = TEXT.matcher(text.strip());
    if (clock.matches() && (clock.group("days") != null || clock.group("h") != null)) {
      long seconds =
          number(clock, "days") * 86_400
              + number(clock, "h") * 3_600
              + number(clock, "m") * 60
              + number(clock, "s");
      String fraction = clock.group("f");
      long rest = fraction == null ? 0 : Long.parseLong((fraction + "000000000").substring(0, 9));
      long nanos = seconds * 1_000_000_000L + rest;
      return clock.group("sign") == null ? nanos : -nanos;
    }
    return amounts(text);
  }

  private static long number(Matcher matcher, String group) {
    return matcher.group(group) == null ? 0 : Long.parseLong(matcher.group(group));
  }

  private static long amounts(String text) {
    Matcher amount = AMOUNT.matcher(text);
    long total = 0;
    int at = 0;
    while (at < text.length() && amount.find(at) && amount.start() == at) {
      Long unit = unit(amount.group(2));
      if (unit == null) {
        unit = unit(amount.group(2).toLowerCase(Locale.ROOT));
      }
      if (unit == null) {
        throw PythonError.valueError("invalid unit abbreviation: " + amount.group(2));
      }
      total += Math.round(Double.parseDouble(amount.group(1)) * unit);
      at = amount.end();
    }
    if (at < text.length() || text.isBlank()) {
      throw PythonError.valueError("unit abbreviation w/o a number");
    }
    return total;
  }
}
