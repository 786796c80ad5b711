package dev.assay.pandas.value;

import java.math.BigInteger;
import java.time.Duration;
import java.time.LocalDate;
import java.time.LocalDateTime;
import org.jspecify.annotations.Nullable;

/**
 * Arithmetic with {@code NA}, whose result is known where it does not depend on what is missing
 * (pandas/_libs/missing.pyx).
 */
final class NaArithmetic {

  private NaArithmetic() {}

  /** {@code left op right}, of which one is NA; {@code null} where it has no such operator. */
  static @Nullable Object binary(BinaryOperator operator, Object left, Object right) {
    if (left == NA.NA && right == NA.NA) {
      return NA.NA;
    }
    Object other = left == NA.NA ? right : left;
    return switch (operator) {
      case AND, OR, XOR -> logical(operator, other);
      case SHIFT_LEFT, SHIFT_RIGHT -> null;
      case POWER -> isNumber(other) ? power(left, right) : null;
      case ADD -> isNumber(other) || isText(other) || isSpan(other) ? NA.NA : null;
      case SUBTRACT ->
          isNumber(other) || isText(other) || isSpan(other) || isMoment(other) ? NA.NA : null;
      default -> isNumber(other) || isText(other) ? NA.NA : null;
    };
  }

  private static @Nullable Object logical(BinaryOperator operator, Object other) {
    return switch (other) {
      case Boolean truth when truth && operator == BinaryOperator.OR -> true;
      case Boolean truth when !truth && operator == BinaryOperator.AND -> false;
      case Boolean _, NumpyBool _ -> NA.NA;
      default -> null;
    };
  }

  /** Anything to the power of 0 is 1, as is 1 to the power of anything. */
  private static Object power(Object left, Object right) {
    if (left == NA.NA) {
      return Equality.equal(right, 0L) ? one(right) : NA.NA;
    }
    return Equality.equal(left, 1L) ? left : NA.NA;
  }

  private static Object one(Object kind) {
    return switch (kind) {
      case Double _ -> 1.0;
      case Boolean _ -> true;
      case NumpyBool _ -> new NumpyBool(true);
      case NumpyFloat _ -> new NumpyFloat(1);
      case NumpyInt number -> number.with(1);
      default -> 1L;
    };
  }

  private static boolean isNumber(Object value) {
    return value instanceof Long
        || value instanceof BigInteger
        || value instanceof Double
        || value instanceof Boolean
        || value instanceof NumpyScalar;
  }

  private static boolean isText(Object value) {
    return value instanceof String || value instanceof Bytes;
  }

  private static boolean isSpan(Object value) {
    return value instanceof Duration || value instanceof Timedelta;
  }

  private static boolean isMoment(Object value) {
    return value instanceof LocalDateTime
        || value instanceof LocalDate
        || value instanceof Timestamp
        || value instanceof NaT;
  }
}
