package dev.assay.pandas.frame.aggregate;

import dev.assay.pandas.frame.Column;
import dev.assay.pandas.frame.DoubleColumn;
import dev.assay.pandas.frame.Numbers;
import java.util.Arrays;

/** The skewness of each group, without bias. */
public record Skewness() implements Aggregation {

  private static final double TINY = 1e-14;

  @Override
  public Column apply(Column values, Groups groups) {
    Numeric.require(values, "skew", groups);
    double[] numbers = Numbers.doubles(values);
    double[] result = new double[groups.count()];
    for (int group = 0; group < result.length; group++) {
      double[] present =
          Arrays.stream(groups.rows()[group])
              .mapToDouble(row -> numbers[row])
              .filter(number -> !Double.isNaN(number))
              .toArray();
      result[group] = of(present);
    }
    return DoubleColumn.of(result);
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
