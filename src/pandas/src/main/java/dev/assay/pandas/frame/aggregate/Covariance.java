package dev.assay.pandas.frame.aggregate;

import dev.assay.pandas.value.Allocation;

/**
 * The covariances of two arrays without missing values, as numpy's {@code cov} and {@code corrcoef}
 * give them: products are added up in the order in which OpenBLAS multiplies matrices, so that the
 * last digits agree.
 *
 * @param first the variance of the first array
 * @param both the covariance of both
 * @param second the variance of the second array
 */
public record Covariance(double first, double both, double second) {

  /** How many products the library adds up before it begins a new sum. */
  private static final int BLOCK = 384;

  private static final int UNROLLED = 4;

  /** With a divisor {@code freedom} less than the count. */
  public static Covariance of(double[] x, double[] y, long freedom) {
    double[] a = centered(x);
    double[] b = centered(y);
    double share = 1.0 / Math.max(0, x.length - freedom);
    return new Covariance(product(a, a) * share, product(a, b) * share, product(b, b) * share);
  }

  /** Pearson's correlation. */
  public double correlation() {
    double correlation = both / Math.sqrt(first) / Math.sqrt(second);
    return Double.isNaN(correlation) ? correlation : Math.clamp(correlation, -1.0, 1.0);
  }

  private static double[] centered(double[] values) {
    double mean = PairwiseSum.of(values) / values.length;
    double[] centered = Allocation.doubles(values.length);
    for (int at = 0; at < values.length; at++) {
      centered[at] = values[at] - mean;
    }
    return centered;
  }

  private static double product(double[] a, double[] b) {
    double total = 0;
    int from = 0;
    while (from < a.length) {
      int left = a.length - from;
      int half = (left / 2 + UNROLLED - 1) / UNROLLED * UNROLLED;
      int size = left >= 2 * BLOCK ? BLOCK : left > BLOCK ? half : left;
      double sum = 0;
      for (int at = from; at < from + size; at++) {
        sum = Math.fma(a[at], b[at], sum);
      }
      total += sum;
      from += size;
    }
    return total;
  }
}
