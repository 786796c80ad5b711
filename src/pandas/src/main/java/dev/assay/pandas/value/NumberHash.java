package dev.assay.pandas.value;

import java.math.BigInteger;
import org.jspecify.annotations.Nullable;

/**
 * CPython's hash of numbers and of tuples of them: a number's is its remainder by 2**61 - 1
 * (library reference, "Hashing of numeric types"). The hashes of text and of others differ from one
 * run of CPython to the next.
 */
public final class NumberHash {

  private static final long PRIME_1 = 0x9E3779B185EBCA87L;
  private static final long PRIME_2 = 0xC2B2AE3D27D4EB4FL;
  private static final long PRIME_5 = 0x27D4EB2F165667C5L;
  private static final long INFINITE = 314159;
  private static final BigInteger MODULUS = BigInteger.TWO.pow(61).subtract(BigInteger.ONE);

  private NumberHash() {}

  /** The hash of a value, {@code null} where CPython has none that is always the same. */
  public static @Nullable Long of(Object value) {
    return ofKey(Equality.key(value));
  }

  /**
   * The same of a value that {@link Equality#key} has made a key.
   *
   * @param key the key
   */
  static @Nullable Long ofKey(Object key) {
    return switch (key) {
      case Long number when number > Long.MIN_VALUE -> {
        long residue = Math.abs(number) % MODULUS.longValue();
        yield unlessMinusOne(number < 0 ? -residue : residue);
      }
      case Long number -> ofKey(BigInteger.valueOf(number));
      case BigInteger number -> {
        long residue = number.abs().mod(MODULUS).longValue();
        yield unlessMinusOne(number.signum() < 0 ? -residue : residue);
      }
      case Double number when number.isInfinite() -> number > 0 ? INFINITE : -INFINITE;
      case Double number when !number.isNaN() -> ofFloat(number);
      case PyTuple tuple -> tuple.numberHash();
      default -> null;
    };
  }

  static @Nullable Long ofTuple(PyTuple tuple) {
    long accumulated = PRIME_5;
    for (Object item : tuple) {
      Long hash = of(item);
      if (hash == null) {
        return null;
      }
      accumulated = Long.rotateLeft(accumulated + hash * PRIME_2, 31) * PRIME_1;
    }
    accumulated += tuple.size() ^ (PRIME_5 ^ 3527539L);
    return accumulated == -1 ? 1546275796L : accumulated;
  }

  private static long unlessMinusOne(long hash) {
    return hash == -1 ? -2 : hash;
  }

  /** A float's hash is that of the rational number that it is, modulo 2**61 - 1. */
  private static long ofFloat(double number) {
    int exponent = Math.getExponent(number);
    long bits = Math.abs((long) Math.scalb(number, 52 - exponent));
    int shift = Math.floorMod(exponent - 52, 61);
    BigInteger residue = BigInteger.valueOf(bits).shiftLeft(shift).mod(MODULUS);
    return unlessMinusOne(number < 0 ? -residue.longValue() : residue.longValue());
  }
}
