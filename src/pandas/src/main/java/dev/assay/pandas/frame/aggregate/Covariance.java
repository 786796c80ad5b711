package dev.assay.pandas.frame.aggregate;

import dev.assay.pandas.column.Numbers;
import dev.assay.pandas.value.Allocation;

/**
 * The covariances of two arrays without missing values, as numpy's {@code cov} and {@code corrcoef}
 * give them.
 *
 * @param first the variance of the first array
 * @param both the covariance of both
 * @param second the variance of the second array
 */
public record Covariance(double first, double both, double second) {

  /** With a divisor {@code freedom} less than the count. */
  public static Covariance of(double[] x, double[] y, long freedom) {
    double[] a = centered(x);
    double[] b = centered(y);
    double share = 1.0 / Math.max(0, x.length - freedom);
    return new Covariance(
        Numbers.dot(a, a) * share, Numbers.dot(a, b) * share, Numbers.dot(b, b) * share);
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
}
