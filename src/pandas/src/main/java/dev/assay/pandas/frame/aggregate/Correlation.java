package dev.assay.pandas.frame.aggregate;

import dev.assay.pandas.value.TimeLimit;

/** Covariance and Pearson's correlation of pairs of numbers. */
public final class Correlation {

  private Correlation() {}

  /**
   * Of the pairs of which neither number is missing.
   *
   * @param pair two arrays of one length
   * @param scaled whether the correlation is wanted, else the covariance
   * @param freedom how much the covariance's divisor is less than the count of pairs
   */
  public static double of(double[][] pair, boolean scaled, long freedom) {
    double meanX = 0;
    double meanY = 0;
    double sumXX = 0;
    double sumYY = 0;
    TimeLimit.check();
    double sumXY = 0;
    long count = 0;
    for (int at = 0; at < pair[0].length; at++) {
      double x = pair[0][at];
      double y = pair[1][at];
      if (Double.isNaN(x) || Double.isNaN(y)) {
        continue;
      }
      count++;
      double dx = x - meanX;
      double dy = y - meanY;
      meanX += 1.0 / count * dx;
      meanY += 1.0 / count * dy;
      sumXX += (x - meanX) * dx;
      sumYY += (y - meanY) * dy;
      sumXY += (x - meanX) * dy;
    }
    if (!scaled) {
      return count <= freedom ? Double.NaN : sumXY / (count - freedom);
    }
    double divisor = Math.sqrt(sumXX * sumYY);
    return count < 2 || divisor == 0 ? Double.NaN : sumXY / divisor;
  }
}
