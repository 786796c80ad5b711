package dev.assay.pandas.frame.aggregate;

import dev.assay.pandas.frame.Column;

/** The skewness of each group, without bias. */
public record Skewness() implements Aggregation {

  private static final double TINY = 1e-14;

  @Override
  public Column apply(Column values, Groups groups) {
    return GroupStatistic.of(values, groups, "skew", Skewness::of);
  }

  private static double of(double[] values) {
    double count = values.length;
    if (count < 3) {
      return Double.NaN;
    }
    double mean = PairwiseSum.of(values) / count;
    double second = 0;
    double third = 0;
    for (double value : values) {
      double distance = value - mean;
      second += distance * distance;
      third += distance * distance * distance;
    }
    if (second < TINY) {
      return 0;
    }
    return count * Math.sqrt(count - 1) / (count - 2) * (third / Math.pow(second, 1.5));
  }
}
