package dev.assay.pandas.frame.join;

/**
 * How far apart keys of {@code merge_asof} may be: in whole numbers or nanoseconds, and as real.
 */
public record AsofTolerance(long count, double real) {

  /** However far. */
  public static final AsofTolerance ANY =
      new AsofTolerance(Long.MAX_VALUE, Double.POSITIVE_INFINITY);
}
