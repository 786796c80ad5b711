package dev.assay.pandas.frame.time;

import dev.assay.pandas.column.Column;
import dev.assay.pandas.column.DType;
import dev.assay.pandas.column.Scalars;
import dev.assay.pandas.column.TimeColumn;
import dev.assay.pandas.value.Allocation;
import dev.assay.pandas.value.LetterCase;
import dev.assay.pandas.value.PythonError;
import dev.assay.pandas.value.Text;
import dev.assay.pandas.value.Timedelta;
import java.time.Duration;
import org.jspecify.annotations.Nullable;

/** Reads timedeltas: {@code 1 days 02:00:00}, {@code 5h}, numbers of a unit. */
public final class TimedeltaParser {

  private static final double MOST = 0x1p63;

  private TimedeltaParser() {}

  /**
   * Nanoseconds of a unit's name, whatever the case of its letters; {@code null} for an unknown one
   * (pandas/_libs/tslibs/timedeltas.pyx, timedelta_abbrevs).
   */
  public static @Nullable Long unit(String name) {
    return switch (LetterCase.lower(name)) {
      case "w" -> 7 * 86_400_000_000_000L;
      case "d", "day", "days" -> 86_400_000_000_000L;
      case "h", "hr", "hour", "hours" -> 3_600_000_000_000L;
      case "m", "min", "minute", "minutes", "t" -> name.equals("M") ? null : 60_000_000_000L;
      case "s", "sec", "second", "seconds" -> 1_000_000_000L;
      case "ms", "milli", "millis", "millisecond", "milliseconds", "l" -> 1_000_000L;
      case "us", "µs", "micro", "micros", "microsecond", "microseconds", "u" -> 1_000L;
      case "ns", "nano", "nanos", "nanosecond", "nanoseconds", "n" -> 1L;
      default -> null;
    };
  }

  public static Column parse(Column column) {
    return parse(column, 1, false);
  }

  /** Timedeltas of a column; numbers count units of so many nanoseconds. */
  public static Column parse(Column column, long unit, boolean coerce) {
    if (column.dtype().isTimedelta()) {
      return column;
    }
    long[] nanos = Allocation.longs(column.size());
    for (int at = 0; at < nanos.length; at++) {
      try {
        nanos[at] = column.isMissing(at) ? TimeColumn.NAT : nanos(column.item(at), unit);
      } catch (PythonError error) {
        boolean coerced = coerce && column.dtype() == DType.OBJECT && error.isCatchable();
        if (!coerced || error.type().equals("OverflowError")) {
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
      case Long number -> product(number, unit);
      case Double number -> (long) within(number, unit);
      case String text -> ofText(text);
      default -> throw PythonError.typeError("Invalid type for timedelta: " + value);
    };
  }

  private static long product(long count, long unit) {
    try {
      return Math.multiplyExact(count, unit);
    } catch (ArithmeticException _) {
      throw new PythonError(
          "OutOfBoundsTimedelta",
          "Cannot convert %d units of %d ns to timedelta64[ns] without overflow"
              .formatted(count, unit));
    }
  }

  /**
   * So many units in nanoseconds.
   *
   * @throws PythonError an OutOfBoundsDatetime beyond 292 years
   */
  static double within(double count, long unit) {
    double nanos = count * unit;
    if (Math.abs(nanos) >= MOST) {
      throw new PythonError(
          Double.isInfinite(count) ? "OutOfBoundsTimedelta" : "OutOfBoundsDatetime",
          "cannot convert input %s with the unit of %d ns".formatted(Text.str(count), unit));
    }
    return nanos;
  }

  /**
   * The nanoseconds that a text stands for, NaT's for none; a ValueError when it is no timedelta.
   */
  public static long ofText(String text) {
    return TimedeltaText.nanos(text);
  }
}
