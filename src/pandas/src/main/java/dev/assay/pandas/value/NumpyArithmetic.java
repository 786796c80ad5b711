package dev.assay.pandas.value;

import java.math.BigInteger;
import org.jspecify.annotations.Nullable;

/**
 * Arithmetic in which a numpy scalar takes part: 64 bits that wrap around, and division by zero
 * that gives inf, nan or 0 instead of an error.
 */
final class NumpyArithmetic {

  private NumpyArithmetic() {}

  /** Whether both are numbers and one is numpy's. */
  static boolean applies(Object left, Object right) {
    return (left instanceof NumpyScalar && isNumber(right))
        || (isNumber(left) && right instanceof NumpyScalar);
  }

  private static boolean isNumber(Object value) {
    return value instanceof NumpyScalar
        || value instanceof Long
        || value instanceof Double
        || value instanceof Boolean
        || value instanceof BigInteger;
  }

  static @Nullable Object binary(BinaryOperator operator, Object left, Object right) {
    if (isBool(left) && isBool(right)) {
      throw PythonError.unsupported("arithmetic of numpy's truths", "use int(...) first");
    }
    boolean whole = !isFloat(left) && !isFloat(right);
    if (!whole || NumpyInt.isFloat(left, right)) {
      return floats(operator, real(left), real(right));
    }
    if (left instanceof NumpyInt number) {
      number.requireFitting(right);
    } else if (right instanceof NumpyInt number) {
      number.requireFitting(left);
    }
    return ints(operator, integer(left), integer(right), NumpyInt.like(left, right));
  }

  private static boolean isBool(Object value) {
    return value instanceof NumpyBool || value instanceof Boolean;
  }

  private static boolean isFloat(Object value) {
    return value instanceof NumpyFloat || value instanceof Double;
  }

  private static double real(Object value) {
    return switch (value) {
      case NumpyFloat number -> number.value();
      case NumpyInt number -> number.value();
      case NumpyBool truth -> truth.value() ? 1 : 0;
      case Double number -> number;
      case Boolean truth -> truth ? 1 : 0;
      default -> Ints.toFloat(value);
    };
  }

  private static long integer(Object value) {
    return switch (value) {
      case NumpyInt number -> number.value();
      case Long number -> number;
      case NumpyBool truth -> truth.value() ? 1 : 0;
      case Boolean truth -> truth ? 1 : 0;
      default ->
          throw new PythonError("OverflowError", "Python int too large to convert to C long");
    };
  }

  private static @Nullable Object ints(
      BinaryOperator operator, long left, long right, NumpyInt kind) {
    return switch (operator) {
      case ADD -> kind.with(left + right);
      case SUBTRACT -> kind.with(left - right);
      case MULTIPLY -> kind.with(left * right);
      case DIVIDE -> new NumpyFloat((double) left / right);
      case FLOOR_DIVIDE -> kind.with(right == 0 ? 0 : Math.floorDiv(left, right));
      case MODULO -> kind.with(right == 0 ? 0 : Math.floorMod(left, right));
      case POWER -> kind.with(power(left, right));
      case AND -> kind.with(left & right);
      case OR -> kind.with(left | right);
      case XOR -> kind.with(left ^ right);
      case SHIFT_LEFT -> kind.with(right < 0 || right > 63 ? 0 : left << right);
      case SHIFT_RIGHT -> kind.with(left >> (right < 0 || right > 63 ? 63 : right));
      case MATRIX_MULTIPLY -> null;
    };
  }

  private static long power(long base, long exponent) {
    if (exponent < 0) {
      throw PythonError.valueError("Integers to negative integer powers are not allowed.");
    }
    long result = 1;
    long square = base;
    for (long rest = exponent; rest > 0; rest >>= 1) {
      if ((rest & 1) == 1) {
        result *= square;
      }
      square *= square;
    }
    return result;
  }

  private static @Nullable Object floats(BinaryOperator operator, double left, double right) {
    return switch (operator) {
      case ADD -> new NumpyFloat(left + right);
      case SUBTRACT -> new NumpyFloat(left - right);
      case MULTIPLY -> new NumpyFloat(left * right);
      case DIVIDE -> new NumpyFloat(left / right);
      case FLOOR_DIVIDE ->
          new NumpyFloat(right == 0 ? left / right : Floats.floorDivide(left, right));
      case MODULO -> new NumpyFloat(Floats.modulo(left, right));
      case POWER -> new NumpyFloat(realPower(left, right));
      default -> null;
    };
  }

  /** Java's power, but for one to any power and any number to none, which are 1 even for NaN. */
  private static double realPower(double base, double exponent) {
    return base == 1 || exponent == 0 ? 1 : Math.pow(base, exponent);
  }
}
