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

  /** {@code left op right}, of which at least one is numpy's. */
  static @Nullable Object binary(
      BinaryOperator operator, Object left, Object right, Budget budget) {
    Object one = counted(left, right);
    Object other = counted(right, left);
    if (one instanceof NumpyTemporal first && other instanceof NumpyTemporal second) {
      return between(operator, first, second);
    }
    if (one instanceof NumpySpan span && number(other) != null) {
      return scaled(operator, span, other);
    }
    if (other instanceof NumpySpan span
        && number(one) != null
        && operator == BinaryOperator.MULTIPLY) {
      return scaled(operator, span, one);
    }
    boolean ofPandas = isOfPandas(left) || isOfPandas(right);
    Object plain = beside(left, ofPandas);
    Object second = beside(right, ofPandas);
    return plain == left && second == right
        ? null
        : Arithmetic.binary(operator, plain, second, budget);
  }

  /** Beside pandas' values what pandas makes of it; beside Python's what Python has for it. */
  private static Object beside(Object value, boolean ofPandas) {
    return value instanceof NumpyTemporal temporal
        ? ofPandas ? temporal.ofPandas() : temporal.item()
        : value;
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

  /** Whole numbers that are added to times or durations count their unit. */
  private static Object counted(Object value, Object beside) {
    return beside instanceof NumpyTime time && whole(value) instanceof Long count
        ? new NumpySpan(count, time.unit())
        : value;
  }

  private static @Nullable Object whole(Object value) {
    return switch (value) {
      case Long count -> count;
      case NumpyInt number -> number.value();
      default -> null;
    };
  }

  private static @Nullable Double number(Object value) {
    return switch (value) {
      case Long count -> (double) count;
      case Double number -> number;
      case NumpyInt number -> (double) number.value();
      case NumpyFloat number -> number.value();
      default -> null;
    };
  }

  private static @Nullable Object between(
      BinaryOperator operator, NumpyTemporal left, NumpyTemporal right) {
    NumpyUnit unit = common(left, right);
    boolean times = left instanceof NumpyTime && right instanceof NumpyTime;
    boolean time = left instanceof NumpyTime || right instanceof NumpyTime;
    long one = countIn(left, unit);
    long other = countIn(right, unit);
    boolean missing = left.isNat() || right.isNat();
    return switch (operator) {
      case ADD -> times ? null : result(time, missing, one + other, unit);
      case SUBTRACT ->
          right instanceof NumpyTime && !times
              ? null
              : result(time && !times, missing, one - other, unit);
      case DIVIDE ->
          time ? null : new NumpyFloat(missing ? Double.NaN : (double) one / (double) other);
      case FLOOR_DIVIDE ->
          time ? null : new NumpyInt(missing || other == 0 ? 0 : Math.floorDiv(one, other));
      case MODULO ->
          time
              ? null
              : result(
                  false, missing || other == 0, other == 0 ? 0 : Math.floorMod(one, other), unit);
      default -> null;
    };
  }

  private static NumpyTemporal result(boolean time, boolean missing, long count, NumpyUnit unit) {
    long value = missing ? NumpyTemporal.NAT : count;
    return time ? new NumpyTime(value, unit) : new NumpySpan(value, unit);
  }

  /** Durations of months or years have no length in finer units. */
  private static NumpyUnit common(NumpyTemporal left, NumpyTemporal right) {
    NumpyUnit finer = left.unit().finer(right.unit());
    for (NumpyTemporal each : new NumpyTemporal[] {left, right}) {
      if (each instanceof NumpySpan && !each.unit().isFixed() && finer.isFixed()) {
        throw PythonError.typeError(
            "Cannot cast ufunc input from dtype('<m8[%s]') to dtype('<m8[%s]') with casting rule"
                    .formatted(each.unit().symbol(), finer.symbol())
                + " 'same_kind'");
      }
    }
    return finer;
  }

  /** The count of a finer unit that it stands for. */
  static long countIn(NumpyTemporal value, NumpyUnit unit) {
    if (value.isNat() || value.unit() == unit) {
      return value.count();
    }
    return switch (value) {
      case NumpyTime time -> unit.countAt(time.nanos());
      case NumpySpan span ->
          unit.isFixed() ? span.nanos() / unit.nanos() : span.count() * 12; // years as months
    };
  }

  /** A duration times or divided by a number: the whole units of what comes out. */
  private static @Nullable Object scaled(BinaryOperator operator, NumpySpan span, Object factor) {
    Object whole = whole(factor);
    double number = number(factor) instanceof Double given ? given : Double.NaN;
    boolean missing = span.isNat() || Double.isNaN(number);
    long count = span.count();
    return switch (operator) {
      case MULTIPLY ->
          result(
              false,
              missing,
              whole instanceof Long times ? count * times : (long) (count * number),
              span.unit());
      case DIVIDE ->
          result(
              false,
              missing || number == 0,
              whole instanceof Long parts
                  ? parts == 0 ? 0 : count / parts
                  : (long) (count / number),
              span.unit());
      case ADD, SUBTRACT, FLOOR_DIVIDE ->
          throw PythonError.unsupported(
              operator.symbol() + " of np.timedelta64 and a number", "use pd.Timedelta");
      default -> null;
    };
  }

  static @Nullable Object unary(UnaryOperator operator, NumpyTemporal value) {
    return switch (operator) {
      case NEGATE ->
          value instanceof NumpySpan span && !span.isNat()
              ? new NumpySpan(-span.count(), span.unit())
              : value instanceof NumpySpan ? value : null;
      case PLUS -> value instanceof NumpySpan ? value : null;
      case INVERT -> null;
    };
  }

  /** The value that stands for it where it is compared with another. */
  static Object comparable(NumpyTemporal value, Object other) {
    return switch (other) {
      case NumpySpan span when value instanceof NumpySpan mine && !mine.unit().isFixed() ->
          span.unit() == mine.unit() ? (Object) mine.count() : mine.count() * 12;
      case NumpyTemporal _ -> value.ofPandas();
      case Timestamp _, Timedelta _, NaT _ -> value.ofPandas();
      case Long _, Double _, NumpyInt _, NumpyFloat _ when value instanceof NumpySpan ->
          value.count();
      default -> value.item();
    };
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
