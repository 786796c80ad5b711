package dev.assay.pandas.value;

/**
 * One of numpy's integer scalars: what an element or a reduction of an integer column gives.
 *
 * @param kind numpy's name of its type, such as {@code int64}
 */
public record NumpyInt(long value, String kind) implements NumpyScalar {

  private static final String WIDEST = "int64";

  /** An {@code int64}. */
  public NumpyInt(long value) {
    this(value, WIDEST);
  }

  /** How many bits its kind has. */
  public int bits() {
    return Integer.parseInt(kind.substring(kind.indexOf("int") + "int".length()));
  }

  /** The value of this kind, cut off as numpy does where it has more bits than the kind has. */
  NumpyInt with(long other) {
    return new NumpyInt(kind.equals("int32") ? (int) other : other, kind);
  }

  /** Of which kind results are: Python's own integers take on the kind of numpy's. */
  static NumpyInt like(Object left, Object right) {
    String one = left instanceof NumpyInt number ? number.kind : "";
    String other = right instanceof NumpyInt number ? number.kind : "";
    boolean same = one.equals(other) || one.isEmpty() || other.isEmpty();
    return new NumpyInt(0, !same || (one + other).isEmpty() ? WIDEST : one.isEmpty() ? other : one);
  }
}
