package dev.assay.pandas.builtins.python;

import dev.assay.pandas.value.Equality;
import java.math.BigDecimal;
import java.math.BigInteger;

/**
 * {@code hash(value)}: of numbers the remainder by 2**61 - 1, as Python has it (library reference,
 * "Hashing of numeric types"); of text and others some number, which differs from run to run there.
 */
final class NumberHash {

  private static final BigInteger MODULUS = BigInteger.ONE.shiftLeft(61).subtract(BigInteger.ONE);
  private static final long INFINITE = 314159;

  private NumberHash() {}

  static long of(Object value) {
    return switch (value) {
      case Boolean truth -> truth ? 1 : 0;
      case Long number -> of(BigInteger.valueOf(number), BigInteger.ONE);
      case BigInteger number -> of(number, BigInteger.ONE);
      case Double number when number.isInfinite() -> number > 0 ? INFINITE : -INFINITE;
      case Double number when !number.isNaN() -> {
        BigDecimal exact = new BigDecimal(number);
        yield of(exact.unscaledValue(), BigInteger.TEN.pow(Math.max(0, exact.scale())));
      }
      default -> Equality.hash(value);
    };
  }

  private static long of(BigInteger numerator, BigInteger denominator) {
    BigInteger inverse = denominator.modInverse(MODULUS);
    long rest = numerator.abs().multiply(inverse).mod(MODULUS).longValueExact();
    long signed = numerator.signum() < 0 ? -rest : rest;
    return signed == -1 ? -2 : signed;
  }
}
