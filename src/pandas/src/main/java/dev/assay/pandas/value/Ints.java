package dev.assay.pandas.value;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.math.MathContext;
import org.jspecify.annotations.Nullable;

/** Python's integers: a Long where it fits, else a BigInteger, always in the narrower form. */
public final class Ints {

  private static final int BITS_AT_ONCE = 256;

  private static final long MAX_SHIFT = 1L << 32;

  private Ints() {}

  /** The Long or BigInteger that holds the number. */
  public static Object normalized(BigInteger number) {
    return number.bitLength() < Long.SIZE ? (Object) number.longValue() : number;
  }

  /** The integer, a bool counting as 0 or 1; {@code null} for any other value. */
  public static @Nullable Object of(Object value) {
    return switch (value) {
      case Long _, BigInteger _ -> value;
      case Boolean truth -> truth ? 1L : 0L;
      default -> null;
    };
  }

  public static BigInteger big(Object integer) {
    return integer instanceof BigInteger big ? big : BigInteger.valueOf((Long) integer);
  }

  static int compare(Object left, Object right) {
    if (left instanceof Long one && right instanceof Long other) {
      return Long.compare(one, other);
    }
    return big(left).compareTo(big(right));
  }

  static Object negate(Object value) {
    return value instanceof Long number && number != Long.MIN_VALUE
        ? (Object) (-number)
        : normalized(big(value).negate());
  }

  /** {@code left op right} for two integers; {@code null} when integers don't define it. */
  static @Nullable Object binary(
      BinaryOperator operator, Object left, Object right, Budget budget) {
    if (left instanceof Long one && right instanceof Long other) {
      Object quick = small(operator, one, other);
      if (quick != null) {
        return quick;
      }
    }
    return large(operator, big(left), big(right), budget);
  }

  /** The answer when it surely fits a long; {@code null} for the general way. */
  private static @Nullable Object small(BinaryOperator operator, long left, long right) {
    return switch (operator) {
      case ADD -> {
        long sum = left + right;
        yield ((left ^ sum) & (right ^ sum)) < 0 ? null : (Object) sum;
      }
      case SUBTRACT -> {
        long difference = left - right;
        yield ((left ^ right) & (left ^ difference)) < 0 ? null : (Object) difference;
      }
      case MULTIPLY -> {
        long high = Math.multiplyHigh(left, right);
        long low = left * right;
        yield high == low >> 63 ? (Object) low : null;
      }
      case FLOOR_DIVIDE -> right == 0 || right == -1 ? null : (Object) Math.floorDiv(left, right);
      case MODULO -> right == 0 ? null : (Object) Math.floorMod(left, right);
      case AND -> left & right;
      case OR -> left | right;
      case XOR -> left ^ right;
      default -> null;
    };
  }

  private static @Nullable Object large(
      BinaryOperator operator, BigInteger left, BigInteger right, Budget budget) {
    TimeLimit.check();
    return switch (operator) {
      case ADD -> bounded(left.add(right), budget);
      case SUBTRACT -> bounded(left.subtract(right), budget);
      case MULTIPLY -> {
        budget.bits((long) left.bitLength() + right.bitLength());
        yield normalized(left.multiply(right));
      }
      case DIVIDE -> trueDivide(left, right);
      case FLOOR_DIVIDE -> normalized(floorDivide(left, right));
      case MODULO -> {
        if (right.signum() == 0) {
          throw zeroDivision("integer modulo by zero");
        }
        yield normalized(left.subtract(floorDivide(left, right).multiply(right)));
      }
      case POWER -> power(left, right, budget);
      case AND -> normalized(left.and(right));
      case OR -> normalized(left.or(right));
      case XOR -> normalized(left.xor(right));
      case SHIFT_LEFT -> {
        int distance = distance(right);
        budget.bits(left.signum() == 0 ? 0 : (long) left.bitLength() + distance);
        yield normalized(left.signum() == 0 ? left : left.shiftLeft(distance));
      }
      case SHIFT_RIGHT -> normalized(left.shiftRight(distance(right)));
      case MATRIX_MULTIPLY -> null;
    };
  }

  private static Object bounded(BigInteger number, Budget budget) {
    budget.bits(number.bitLength());
    return normalized(number);
  }

  private static int distance(BigInteger right) {
    if (right.signum() < 0) {
      throw PythonError.valueError("negative shift count");
    }
    return right.compareTo(BigInteger.valueOf(MAX_SHIFT)) >= 0
        ? Integer.MAX_VALUE
        : (int) Math.min(Integer.MAX_VALUE, right.longValue());
  }

  static PythonError zeroDivision(String message) {
    return new PythonError("ZeroDivisionError", message);
  }

  private static BigInteger floorDivide(BigInteger left, BigInteger right) {
    if (right.signum() == 0) {
      throw zeroDivision("integer division or modulo by zero");
    }
    BigInteger[] both = left.divideAndRemainder(right);
    boolean rounds = both[1].signum() != 0 && both[1].signum() != right.signum();
    return rounds ? both[0].subtract(BigInteger.ONE) : both[0];
  }

  /** {@code /}: the float nearest to the exact quotient. */
  private static Object trueDivide(BigInteger left, BigInteger right) {
    if (right.signum() == 0) {
      throw zeroDivision("division by zero");
    }
    if (left.signum() == 0) {
      return 0.0 / right.signum();
    }
    if (left.bitLength() <= 53 && right.bitLength() <= 53) {
      return left.doubleValue() / right.doubleValue();
    }
    double quotient =
        new BigDecimal(left).divide(new BigDecimal(right), new MathContext(800)).doubleValue();
    if (Double.isInfinite(quotient)) {
      throw new PythonError("OverflowError", "integer division result too large for a float");
    }
    return quotient;
  }

  private static Object power(BigInteger base, BigInteger exponent, Budget budget) {
    if (exponent.signum() < 0) {
      return Floats.power(toFloat(base), toFloat(exponent));
    }
    boolean trivial = base.bitLength() <= 1 && base.abs().compareTo(BigInteger.ONE) <= 0;
    if (trivial) {
      return base.equals(BigInteger.ONE.negate()) && !exponent.testBit(0)
          ? (Object) 1L
          : exponent.signum() == 0 ? (Object) 1L : normalized(base);
    }
    long times = exponent.bitLength() > 40 ? 1L << 40 : exponent.longValue();
    budget.bits((base.abs().bitLength() - 1) * times);
    return normalized(base.pow((int) times));
  }

  /** The float nearest to the integer; an OverflowError beyond its range. */
  public static double toFloat(Object integer) {
    if (integer instanceof Long number) {
      return number;
    }
    double number = ((BigInteger) integer).doubleValue();
    if (Double.isInfinite(number)) {
      throw new PythonError("OverflowError", "int too large to convert to float");
    }
    return number;
  }

  /** The integer part of a float; errors for NaN and the infinities. */
  public static Object truncated(double number) {
    if (Double.isNaN(number)) {
      throw PythonError.valueError("cannot convert float NaN to integer");
    }
    if (Double.isInfinite(number)) {
      throw new PythonError("OverflowError", "cannot convert float infinity to integer");
    }
    return Math.abs(number) < 0x1p62
        ? (Object) (long) number
        : normalized(new BigDecimal(number).toBigInteger());
  }

  /** {@code pow(base, exponent, modulus)}. */
  public static Object power(Object base, Object exponent, Object modulus) {
    BigInteger divisor = big(modulus);
    if (divisor.signum() == 0) {
      throw PythonError.valueError("pow() 3rd argument cannot be 0");
    }
    try {
      BigInteger result = power(big(base), big(exponent), divisor.abs());
      return normalized(
          divisor.signum() < 0 && result.signum() != 0 ? result.add(divisor) : result);
    } catch (ArithmeticException _) {
      throw PythonError.valueError("base is not invertible for the given modulus");
    }
  }

  /** By some bits of the exponent at a time, with a look at the clock between them. */
  private static BigInteger power(BigInteger base, BigInteger exponent, BigInteger modulus) {
    if (exponent.bitLength() <= BITS_AT_ONCE) {
      return base.modPow(exponent, modulus);
    }
    BigInteger from = exponent.signum() < 0 ? base.modInverse(modulus) : base;
    BigInteger bits = exponent.abs();
    BigInteger shift = BigInteger.ONE.shiftLeft(BITS_AT_ONCE);
    BigInteger result = BigInteger.ONE;
    int parts = (bits.bitLength() + BITS_AT_ONCE - 1) / BITS_AT_ONCE;
    for (int part = parts - 1; part >= 0; part--) {
      TimeLimit.check();
      BigInteger some = bits.shiftRight(part * BITS_AT_ONCE).mod(shift);
      result = result.modPow(shift, modulus).multiply(from.modPow(some, modulus)).mod(modulus);
    }
    return result;
  }
}
