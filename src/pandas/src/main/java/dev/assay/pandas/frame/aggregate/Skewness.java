package dev.assay.pandas.frame.aggregate;

import dev.assay.pandas.frame.Column;
import dev.assay.pandas.frame.DType;
import dev.assay.pandas.frame.DoubleColumn;
import dev.assay.pandas.frame.LongColumn;

/** The skewness of each group, without bias. */
public record Skewness() implements Aggregation {

  private static final double TINY = 1e-14;
  private static final double TOLERANCE = 1e-8;

  @Override
  public Column apply(Column values, Groups groups) {
    Column skews = GroupStatistic.of(values, groups, "skew", Skewness::of);
    return values instanceof LongColumn
            && skews instanceof DoubleColumn numbers
            && !groups.isWhole()
        ? likeWhole(numbers, values.dtype())
        : skews;
  }

  /** pandas gives groups of whole numbers back in their dtype, where the results are whole, too. */
  private static Column likeWhole(DoubleColumn skews, DType dtype) {
    long[] whole = new long[skews.size()];
    for (int group = 0; group < whole.length; group++) {
      double skew = skews.values()[group];
      whole[group] = (long) Math.rint(skew);
      if (!(Math.abs(skew - whole[group]) <= TOLERANCE)) {
        return skews;
      }
    }
    return new LongColumn(whole, dtype);
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
