package dev.assay.pandas.value;

import java.math.BigInteger;
import org.jspecify.annotations.Nullable;

/** Python's floats. */
public final class Floats {

  private Floats() {}

  /** The number as a float, {@code null} for a value that is not one of Python's numbers. */
  static @Nullable Double of(Object value) {
    return switch (value) {
      case Double number -> number;
      case Long number -> Double.valueOf(number);
      case Boolean truth -> truth ? 1.0 : 0.0;
      case BigInteger number -> Ints.toFloat(number);
      default -> null;
    };
  }

  /** {@code left op right} for two floats; {@code null} when floats don't define it. */
  static @Nullable Object binary(BinaryOperator operator, double left, double right) {
    return switch (operator) {
      case ADD -> left + right;
      case SUBTRACT -> left - right;
      case MULTIPLY -> left * right;
      case DIVIDE -> {
        if (right == 0) {
          throw Ints.zeroDivision("float division by zero");
        }
        yield left / right;
      }
      case FLOOR_DIVIDE -> {
        if (right == 0) {
          throw Ints.zeroDivision("float floor division by zero");
        }
        yield floorDivide(left, right);
      }
      case MODULO -> {
        if (right == 0) {
          throw Ints.zeroDivision("float modulo");
        }
        yield modulo(left, right);
      }
      case POWER -> power(left, right);
      default -> null;
    };
  }

  /** The remainder with the sign of the divisor; NaN for a divisor of zero. */
  public static double modulo(double left, double right) {
    double rest = left % right;
    if (rest == 0) {
      return Math.copySign(0.0, right);
    }
    return (right < 0) != (rest < 0) ? rest + right : rest;
  }

  /** The floor of the quotient as Python finds it, from the remainder. */
  public static double floorDivide(double left, double right) {
    double rest = left % right;
    double quotient = (left - rest) / right;
    if (rest != 0 && (right < 0) != (rest < 0)) {
      quotient -= 1;
    }
    if (quotient == 0) {
      return Math.copySign(0.0, left / right);
    }
    double floor = Math.floor(quotient);
    return quotient - floor > 0.5 ? floor + 1 : floor;
  }

  static Object power(double base, double exponent) {
    if (base == 0 && exponent < 0) {
      throw Ints.zeroDivision("0.0 cannot be raised to a negative power");
    }
    if (base < 0 && exponent != Math.rint(exponent) && !Double.isInfinite(base)) {
      throw PythonError.unsupported(
          "complex numbers (a negative number to a fractional power)", "use abs() first");
    }
    double result = base == 1 || exponent == 0 ? 1 : Math.pow(base, exponent);
    if (base == -1 && Double.isInfinite(exponent)) {
      return 1.0;
    }
    if (Double.isInfinite(result) && !Double.isInfinite(base) && !Double.isInfinite(exponent)) {
      throw new PythonError("OverflowError", "(34, 'Numerical result out of range')");
    }
    return result;
  }
}
