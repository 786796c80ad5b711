package dev.assay.pandas.builtins.pandas;

import dev.assay.pandas.frame.TimeColumn;
import dev.assay.pandas.frame.time.TimedeltaParser;
import dev.assay.pandas.value.PythonError;
import java.util.function.LongUnaryOperator;

/** Times rounded to a unit. */
final class TimeRounding {

  private TimeRounding() {}

  static TimeColumn floor(TimeColumn times, String unit) {
    long nanos = unit(unit);
    return map(times, time -> Math.floorDiv(time, nanos) * nanos);
  }

  static TimeColumn ceil(TimeColumn times, String unit) {
    long nanos = unit(unit);
    return map(times, time -> Math.ceilDiv(time, nanos) * nanos);
  }

  static TimeColumn round(TimeColumn times, String unit) {
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

  static long unit(String text) {
    boolean counted = !text.isEmpty() && Character.isDigit(text.charAt(0));
    Long unit = counted ? Long.valueOf(TimedeltaParser.ofText(text)) : TimedeltaParser.unit(text);
    if (unit == null || text.equals("m")) {
      throw PythonError.valueError("Invalid frequency: " + text);
    }
    return unit;
  }
}
