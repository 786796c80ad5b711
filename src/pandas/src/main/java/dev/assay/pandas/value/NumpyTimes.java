package dev.assay.pandas.value;

import java.time.Duration;
import java.time.LocalDate;
import java.time.LocalDateTime;
import org.jspecify.annotations.Nullable;

/** Arithmetic, comparison and text of numpy's times and durations. */
final class NumpyTimes {

  private NumpyTimes() {}

  static boolean applies(Object left, Object right) {
    return left instanceof NumpyTemporal || right instanceof NumpyTemporal;
  }

  /** {@code left op right}, of which at least one is numpy's: what pandas' own values give. */
  static @Nullable Object binary(
      BinaryOperator operator, Object left, Object right, Budget budget) {
    return Arithmetic.binary(operator, ofPandas(left), ofPandas(right), budget);
  }

  /** A time or duration of numpy's as pandas', any other value as it is. */
  static Object ofPandas(Object value) {
    return value instanceof NumpyTemporal temporal ? temporal.ofPandas() : value;
  }

  /** Whether numpy compares the two, which makes the truth its own. */
  static boolean answers(Object left, Object right) {
    boolean python = isOfPython(left) || isOfPython(right) || isOfPandas(left) || isOfPandas(right);
    return applies(left, right) && !python;
  }

  private static boolean isOfPython(Object value) {
    return value instanceof LocalDate
        || value instanceof LocalDateTime
        || value instanceof Duration
        || value instanceof None;
  }

  static boolean isOfPandas(Object value) {
    return value instanceof Timestamp || value instanceof Timedelta || value instanceof NaT;
  }

  static String str(NumpyTemporal value) {
    if (value.isNat()) {
      return "NaT";
    }
    return switch (value) {
      case NumpySpan span -> span.count() + " " + span.unit().plural();
      case NumpyTime time -> text(time);
    };
  }

  private static String text(NumpyTime time) {
    long nanos = time.nanos();
    long second = NumpyUnit.SECOND.nanos();
    String whole =
        DateTimeText.timestamp(new Timestamp(NumpyUnit.SECOND.cut(nanos))).replace(' ', 'T');
    String fraction = "%09d".formatted(Math.floorMod(nanos, second));
    return switch (time.unit()) {
      case YEAR -> whole.substring(0, 4);
      case MONTH -> whole.substring(0, 7);
      case WEEK, DAY -> whole.substring(0, 10);
      case HOUR -> whole.substring(0, 13);
      case MINUTE -> whole.substring(0, 16);
      case SECOND -> whole;
      case MILLI -> whole + "." + fraction.substring(0, 3);
      case MICRO -> whole + "." + fraction.substring(0, 6);
      case NANO -> whole + "." + fraction;
    };
  }

  static String repr(NumpyTemporal value) {
    String unit = ",'" + value.unit().symbol() + "')";
    return switch (value) {
      case NumpySpan span ->
          "np.timedelta64(" + (span.isNat() ? "'NaT'" : String.valueOf(span.count())) + unit;
      case NumpyTime time ->
          "np.datetime64('"
              + str(time)
              + "'"
              + (time.isNat() || time.unit() == NumpyUnit.HOUR || time.unit() == NumpyUnit.WEEK
                  ? unit
                  : ")");
    };
  }
}
