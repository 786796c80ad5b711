package dev.assay.pandas.frame.time;

import dev.assay.pandas.column.TimeColumn;
import dev.assay.pandas.value.PythonError;
import java.util.function.LongUnaryOperator;

/** Times rounded to a unit. */
public final class TimeRounding {

  private TimeRounding() {}

  /** Each time as the whole unit at or before it. */
  public static TimeColumn floor(TimeColumn times, String unit) {
    long nanos = unit(unit);
    return map(times, time -> Math.floorDiv(time, nanos) * nanos);
  }

  /** Each time as the whole unit at or after it. */
  public static TimeColumn ceil(TimeColumn times, String unit) {
    long nanos = unit(unit);
    return map(times, time -> Math.ceilDiv(time, nanos) * nanos);
  }

  /** Each time as the nearest whole unit; halves go to the even one. */
  public static TimeColumn round(TimeColumn times, String unit) {
    long nanos = unit(unit);
    return map(
        times,
        time -> {
          long below = Math.floorDiv(time, nanos);
          long rest = time - below * nanos;
          boolean up = rest * 2 > nanos || rest * 2 == nanos && below % 2 != 0;
          return (below + (up ? 1 : 0)) * nanos;
        });
  }

  private static TimeColumn map(TimeColumn times, LongUnaryOperator change) {
    long[] values = times.values().clone();
    for (int at = 0; at < values.length; at++) {
      values[at] = values[at] == TimeColumn.NAT ? values[at] : change.applyAsLong(values[at]);
    }
    return new TimeColumn(values, times.dtype());
  }

  /**
   * The nanoseconds of a unit, such as {@code 15min}; a ValueError where it has no fixed length.
   */
  public static long unit(String text) {
    DateStep step = DateStep.of(text);
    if (!step.isTick()) {
      throw PythonError.valueError(text + " is a non-fixed frequency");
    }
    return step.nanos();
  }
}
