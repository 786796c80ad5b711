package dev.assay.pandas.value;

/**
 * One of numpy's integer scalars: what an element or a reduction of an integer column gives.
 *
 * @param kind numpy's name of its type, such as {@code int64}
 */
public record NumpyInt(long value, String kind) implements NumpyScalar {

  private static final String WIDEST = "int64";

  private static final String WIDEST_UNSIGNED = "uint64";

  public NumpyInt {
    if (value < 0 && kind.equals(WIDEST_UNSIGNED)) {
      requireHeld(value);
    }
  }

  /** Refuses 64 bits without a sign that are a number from 2**63 on, which wrap around to it. */
  public static void requireHeld(long bits) {
    if (bits < 0) {
      throw PythonError.unsupported(
          "the whole number " + Long.toUnsignedString(bits) + " of the dtype uint64",
          "use int64, which holds numbers below zero, or float64");
    }
  }

  /** An {@code int64}. */
  public NumpyInt(long value) {
    this(value, WIDEST);
  }

  /** How many bits its kind has. */
  public int bits() {
    return Integer.parseInt(kind.substring(kind.indexOf("int") + "int".length()));
  }

  /** The value of this kind, cut off as numpy does where it has more bits than the kind has. */
  public NumpyInt with(long other) {
    int cut = Long.SIZE - bits();
    long bits = other << cut;
    return new NumpyInt(isUnsigned() ? bits >>> cut : bits >> cut, kind);
  }

  /** Whether its kind has no negative values. */
  boolean isUnsigned() {
    return kind.startsWith("u");
  }

  /**
   * Of which kind results are: Python's own integers take on the kind of numpy's, and of two kinds
   * the result is the one that holds both.
   */
  static NumpyInt like(Object left, Object right) {
    NumpyInt one = left instanceof NumpyInt number ? number : null;
    NumpyInt other = right instanceof NumpyInt number ? number : null;
    if (one == null || other == null) {
      return one != null ? one : other != null ? other : new NumpyInt(0);
    }
    if (one.isUnsigned() == other.isUnsigned()) {
      return one.bits() >= other.bits() ? one : other;
    }
    NumpyInt signed = one.isUnsigned() ? other : one;
    NumpyInt unsigned = one.isUnsigned() ? one : other;
    return signed.bits() > unsigned.bits()
        ? signed
        : new NumpyInt(0, "int" + Math.min(Long.SIZE, 2 * unsigned.bits()));
  }

  /** Whether only floats hold the values of two kinds, as of {@code uint64} beside signed ones. */
  static boolean isFloat(Object left, Object right) {
    return left instanceof NumpyInt one
        && right instanceof NumpyInt other
        && one.isUnsigned() != other.isUnsigned()
        && (one.isUnsigned() ? one : other).bits() == Long.SIZE;
  }

  /** Refuses integers of Python's that its kind cannot hold, as numpy does. */
  void requireFitting(Object value) {
    if (value instanceof Long number && with(number).value() != number
        || value instanceof Long negative && isUnsigned() && negative < 0) {
      throw new PythonError(
          "OverflowError", "Python integer " + value + " out of bounds for " + kind);
    }
  }
}
