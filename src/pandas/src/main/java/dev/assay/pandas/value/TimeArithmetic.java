package dev.assay.pandas.value;

import java.math.BigInteger;
import java.time.DateTimeException;
import java.time.Duration;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.temporal.ChronoUnit;
import org.jspecify.annotations.Nullable;

/** Arithmetic of Python's dates and durations and of pandas' Timestamp and Timedelta. */
final class TimeArithmetic {

  private TimeArithmetic() {}

  static @Nullable Object binary(BinaryOperator operator, Object left, Object right) {
    try {
      if (left instanceof NaT || right instanceof NaT) {
        boolean first = left instanceof NaT;
        return missing(operator, first ? right : left, first);
      }
      Object date = ofDate(operator, left, right);
      if (date != null) {
        return inRange(date);
      }
      if (isPandas(left) || isPandas(right)) {
        return PandasTimes.binary(operator, left, right);
      }
      return switch (operator) {
        case ADD -> inRange(add(left, right));
        case SUBTRACT -> inRange(subtract(left, right));
        default ->
            left instanceof Duration || right instanceof Duration
                ? scale(operator, left, right)
                : null;
      };
    } catch (DateTimeException | ArithmeticException _) {
      throw new PythonError("OverflowError", "date value out of range");
    }
  }

  /** Python's dates lie in the years 1 to 9999. */
  private static @Nullable Object inRange(@Nullable Object result) {
    int year =
        switch (result) {
          case LocalDate date -> date.getYear();
          case LocalDateTime time -> time.getYear();
          case null, default -> 1;
        };
    if (year < 1 || year > 9999) {
      throw new DateTimeException("year out of range");
    }
    return result;
  }

  private static boolean isPandas(Object value) {
    return value instanceof Timestamp || value instanceof Timedelta;
  }

  private static @Nullable Object missing(BinaryOperator operator, Object other, boolean first) {
    boolean whole = other instanceof Long || other instanceof NumpyInt;
    boolean number = other instanceof Long || other instanceof Double;
    boolean time =
        other instanceof NaT
            || isPandas(other)
            || other instanceof Aware
            || other instanceof LocalDateTime
            || other instanceof Duration;
    return switch (operator) {
      case ADD, SUBTRACT -> time || whole ? NaT.NAT : null;
      case MULTIPLY -> number ? NaT.NAT : null;
      case DIVIDE, FLOOR_DIVIDE -> time ? (Object) Double.NaN : first && number ? NaT.NAT : null;
      default -> null;
    };
  }

  /**
   * Python's dates stay such beside pandas' durations, of which the days alone count, and its
   * datetimes before them, of which the microseconds do.
   */
  private static @Nullable Object ofDate(BinaryOperator operator, Object left, Object right) {
    if (left instanceof LocalDateTime time && right instanceof Timedelta duration) {
      Duration micros = duration.in(NumpyUnit.MICRO).duration();
      return switch (operator) {
        case ADD -> time.plus(micros);
        case SUBTRACT -> time.minus(micros);
        default -> null;
      };
    }
    if (operator == BinaryOperator.ADD && left instanceof Timedelta && right instanceof LocalDate) {
      return ofDate(operator, right, left);
    }
    if (!(left instanceof LocalDate date) || !(right instanceof Timedelta duration)) {
      return null;
    }
    long days = Math.floorDiv(duration.nanos(), 86_400_000_000_000L);
    return switch (operator) {
      case ADD -> date.plusDays(days);
      case SUBTRACT -> date.minusDays(days);
      default -> null;
    };
  }

  private static @Nullable Object add(Object left, Object right) {
    if (left instanceof Duration && !(right instanceof Duration)) {
      return right instanceof LocalDate || right instanceof LocalDateTime ? add(right, left) : null;
    }
    return right instanceof Duration duration
        ? switch (left) {
          case Duration one -> one.plus(duration);
          case LocalDate date -> date.plusDays(wholeDays(duration));
          case LocalDateTime time -> time.plus(duration);
          default -> null;
        }
        : null;
  }

  private static @Nullable Object subtract(Object left, Object right) {
    return switch (right) {
      case Duration duration when left instanceof Duration one -> one.minus(duration);
      case Duration duration when left instanceof LocalDate date ->
          date.minusDays(wholeDays(duration));
      case Duration duration when left instanceof LocalDateTime time -> time.minus(duration);
      case LocalDate date when left instanceof LocalDate one ->
          Duration.ofDays(ChronoUnit.DAYS.between(date, one));
      case LocalDateTime time when left instanceof LocalDateTime one -> Duration.between(time, one);
      default -> null;
    };
  }

  private static long wholeDays(Duration duration) {
    return Math.floorDiv(duration.getSeconds(), 86_400L);
  }

  private static @Nullable Object scale(BinaryOperator operator, Object left, Object right) {
    if (operator == BinaryOperator.MULTIPLY) {
      return left instanceof Duration duration
          ? times(duration, right)
          : times((Duration) right, left);
    }
    if (!(left instanceof Duration duration)) {
      return null;
    }
    return right instanceof Duration divisor
        ? divide(operator, duration, divisor)
        : divideByNumber(operator, duration, right);
  }

  private static @Nullable Object times(Duration duration, Object factor) {
    return switch (number(factor)) {
      case Long number -> duration.multipliedBy(number);
      case Double number -> ofMicros(Math.rint(micros(duration) * number));
      case BigInteger _ -> throw new ArithmeticException("too large");
      case null, default -> null;
    };
  }

  /** Numpy's numbers and truths as Python's numbers; {@code null} for what is none. */
  private static @Nullable Number number(Object value) {
    return switch (value) {
      case NumpyInt number -> number.value();
      case NumpyFloat number -> number.value();
      case NumpyBool truth -> truth.value() ? 1L : 0L;
      case Boolean truth -> truth ? 1L : 0L;
      case Number number -> number;
      default -> null;
    };
  }

  private static double micros(Duration duration) {
    return duration.getSeconds() * 1e6 + duration.getNano() / 1000;
  }

  private static Duration ofMicros(double micros) {
    if (Double.isNaN(micros)) {
      throw PythonError.valueError("cannot convert NaN to integer ratio");
    }
    if (Math.abs(micros) > 9e18) {
      throw new PythonError("OverflowError", "cannot convert float to a duration");
    }
    return Duration.of((long) micros, ChronoUnit.MICROS);
  }

  private static @Nullable Object divide(
      BinaryOperator operator, Duration duration, Duration divisor) {
    if (divisor.isZero()) {
      throw Ints.zeroDivision("division by zero");
    }
    long left =
        Math.addExact(
            Math.multiplyExact(duration.getSeconds(), 1_000_000), duration.getNano() / 1000);
    long right =
        Math.addExact(
            Math.multiplyExact(divisor.getSeconds(), 1_000_000), divisor.getNano() / 1000);
    return switch (operator) {
      case DIVIDE -> (double) left / right;
      case FLOOR_DIVIDE -> Math.floorDiv(left, right);
      case MODULO -> Duration.of(Math.floorMod(left, right), ChronoUnit.MICROS);
      default -> null;
    };
  }

  private static @Nullable Object divideByNumber(
      BinaryOperator operator, Duration duration, Object divisor) {
    Number given = number(divisor);
    boolean whole = given instanceof Long;
    Double number = given == null ? null : Floats.of(given);
    boolean divides =
        operator == BinaryOperator.DIVIDE || operator == BinaryOperator.FLOOR_DIVIDE && whole;
    if (number == null || !divides) {
      return null;
    }
    if (number == 0) {
      throw Ints.zeroDivision("division by zero");
    }
    return switch (operator) {
      case DIVIDE -> ofMicros(number.isInfinite() ? number : Math.rint(micros(duration) / number));
      case FLOOR_DIVIDE -> ofMicros(Math.floor(micros(duration) / number));
      default -> null;
    };
  }

  static @Nullable Object unary(UnaryOperator operator, Object value) {
    return switch (value) {
      case Duration duration when operator == UnaryOperator.NEGATE -> duration.negated();
      case Duration duration when operator == UnaryOperator.PLUS -> duration;
      case Timedelta delta when operator == UnaryOperator.NEGATE ->
          new Timedelta(-delta.nanos(), delta.unit());
      case Timedelta delta when operator == UnaryOperator.PLUS -> delta;
      case NaT missing -> missing;
      default -> null;
    };
  }
}
