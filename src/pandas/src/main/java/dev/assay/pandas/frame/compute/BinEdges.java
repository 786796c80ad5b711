package dev.assay.pandas.frame.compute;

import java.util.Arrays;

/** How pandas rounds the edges of bins. */
public final class BinEdges {

  private static final int MOST = 20;

  private BinEdges() {}

  /** The least precision at which the edges are still different. */
  public static int precision(double[] edges, int wanted) {
    for (int precision = wanted; precision < MOST; precision++) {
      int digits = precision;
      double[] rounded = Arrays.stream(edges).map(edge -> rounded(edge, digits)).toArray();
      if (Arrays.stream(rounded).distinct().count() == edges.length) {
        return precision;
      }
    }
    return wanted;
  }

  /** Rounded to so many digits behind the point, or so many that count for small numbers. */
  public static double rounded(double value, int precision) {
    if (Double.isInfinite(value) || value == 0) {
      return value;
    }
    double fraction = Math.abs(value % 1);
    double whole = Math.abs(value) - fraction;
    int digits =
        whole == 0 && fraction != 0
            ? -(int) Math.floor(Math.log10(fraction)) - 1 + precision
            : precision;
    return Rounding.round(value, digits);
  }
}
