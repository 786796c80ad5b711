package dev.assay.pandas.frame.time;

import dev.assay.pandas.frame.Column;
import dev.assay.pandas.frame.DType;
import dev.assay.pandas.frame.Scalars;
import dev.assay.pandas.frame.TimeColumn;
import dev.assay.pandas.value.PythonError;
import dev.assay.pandas.value.Timedelta;
import java.time.Duration;
import org.jspecify.annotations.Nullable;

/** Reads timedeltas: {@code 1 days 02:00:00}, {@code 5h}, numbers of a unit. */
public final class TimedeltaParser {

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
      case "us", "µs", "micro", "microsecond", "microseconds" -> 1_000L;
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

  /** A ValueError for text, which says its unit itself. */
  public static void requireNoText(Column column) {
    if (column.dtype() == DType.OBJECT
        && column.items().stream().anyMatch(String.class::isInstance)) {
      throw PythonError.valueError("unit must not be specified if the input contains a str");
    }
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

  /**
   * The nanoseconds that a text stands for, NaT's for none; a ValueError when it is no timedelta.
   */
  public static long ofText(String text) {
    return TimedeltaText.nanos(text);
  }
}
