package dev.assay.pandas.value;

import java.math.BigInteger;
import java.time.Duration;
import java.time.LocalDateTime;
import org.jspecify.annotations.Nullable;

/** Arithmetic in which a Timestamp or a Timedelta takes part. */
final class PandasTimes {

  private PandasTimes() {}

  static @Nullable Object binary(BinaryOperator operator, Object left, Object right) {
    Object one = widened(left);
    Object other = widened(right);
    return switch (operator) {
      case ADD -> add(one, other);
      case SUBTRACT -> subtract(one, other);
      default -> scale(operator, one, other);
    };
  }

  /** Python's datetime and timedelta as pandas' own, and numpy's numbers as Python's. */
  private static Object widened(Object value) {
    return switch (value) {
      case LocalDateTime time -> Timestamp.ofPython(time);
      case Duration duration -> Timedelta.ofPython(duration);
      case NumpyInt number -> number.value();
      case NumpyFloat number -> number.value();
      default -> value;
    };
  }

  private static @Nullable Object add(Object left, Object right) {
    if (left instanceof Timedelta delta) {
      return switch (right) {
        case Timedelta other ->
            new Timedelta(
                Math.addExact(delta.nanos(), other.nanos()), delta.unit().finer(other.unit()));
        case Timestamp time ->
            new Timestamp(
                Math.addExact(time.nanos(), delta.nanos()), time.unit().finer(delta.unit()));
        default -> isMissing(right) ? NaT.NAT : null;
      };
    }
    if (right instanceof Timedelta && isMissing(left)) {
      return NaT.NAT;
    }
    return left instanceof Timestamp time && right instanceof Timedelta delta
        ? new Timestamp(Math.addExact(time.nanos(), delta.nanos()), time.unit().finer(delta.unit()))
        : null;
  }

  /** What stands for no duration. */
  private static boolean isMissing(Object value) {
    return value == None.NONE || value instanceof Double number && number.isNaN();
  }

  private static @Nullable Object subtract(Object left, Object right) {
    boolean missing =
        left instanceof Timedelta && isMissing(right)
            || right instanceof Timedelta && isMissing(left);
    if (missing) {
      return NaT.NAT;
    }
    return switch (left) {
      case Timestamp time when right instanceof Timestamp other ->
          new Timedelta(
              Math.subtractExact(time.nanos(), other.nanos()), time.unit().finer(other.unit()));
      case Timestamp time when right instanceof Timedelta delta ->
          new Timestamp(
              Math.subtractExact(time.nanos(), delta.nanos()), time.unit().finer(delta.unit()));
      case Timedelta delta when right instanceof Timedelta other ->
          new Timedelta(
              Math.subtractExact(delta.nanos(), other.nanos()), delta.unit().finer(other.unit()));
      default -> null;
    };
  }

  private static @Nullable Object scale(BinaryOperator operator, Object left, Object right) {
    if (operator == BinaryOperator.MULTIPLY) {
      return left instanceof Timedelta delta
          ? times(delta, right)
          : right instanceof Timedelta delta ? times(delta, left) : null;
    }
    if (!(left instanceof Timedelta delta)) {
      return null;
    }
    if (right instanceof Timedelta divisor) {
      return ratio(operator, delta, divisor);
    }
    Double number = Floats.of(right);
    if (number == null) {
      return null;
    }
    boolean divides =
        operator == BinaryOperator.DIVIDE
            || operator == BinaryOperator.FLOOR_DIVIDE
            || operator == BinaryOperator.MODULO;
    if (!divides || right instanceof Boolean) {
      return null;
    }
    if (number == 0) {
      throw Ints.zeroDivision("division by zero");
    }
    if (number.isNaN()) {
      return NaT.NAT;
    }
    double floor = Math.floor(delta.nanos() / number);
    return switch (operator) {
      case DIVIDE -> of(delta.nanos() / number, delta);
      case FLOOR_DIVIDE -> of(floor, delta);
      default -> of(delta.nanos() - (long) floor * number, delta);
    };
  }

  private static @Nullable Object times(Timedelta delta, Object factor) {
    return switch (factor) {
      case Long number -> new Timedelta(Math.multiplyExact(delta.nanos(), number), delta.unit());
      case Double number when number.isNaN() -> NaT.NAT;
      case Double number when number.isInfinite() ->
          throw new PythonError("OverflowError", "cannot convert float infinity to integer");
      case BigInteger _ ->
          throw new PythonError("OverflowError", "Python int too large to convert to C long");
      case Double number -> of(delta.nanos() * number, delta);
      default -> null;
    };
  }

  /** A length that came of another one, in its unit. */
  private static Timedelta of(double nanos, Timedelta delta) {
    return new Timedelta((long) nanos).in(delta.unit());
  }

  private static @Nullable Object ratio(
      BinaryOperator operator, Timedelta dividend, Timedelta divisor) {
    long left = dividend.nanos();
    long right = divisor.nanos();
    if (right == 0) {
      throw Ints.zeroDivision("division by zero");
    }
    return switch (operator) {
      case DIVIDE -> (double) left / right;
      case FLOOR_DIVIDE -> Math.floorDiv(left, right);
      case MODULO ->
          new Timedelta(Math.floorMod(left, right), dividend.unit().finer(divisor.unit()));
      default -> null;
    };
  }
}
