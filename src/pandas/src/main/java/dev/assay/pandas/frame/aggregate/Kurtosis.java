package dev.assay.pandas.frame.aggregate;

import dev.assay.pandas.frame.Column;
import java.util.Arrays;

/** The excess kurtosis of each group, without bias. */
public record Kurtosis() implements Aggregation {

  private static final double TINY = 1e-14;

  @Override
  public Column apply(Column values, Groups groups) {
    return GroupStatistic.of(values, groups, "kurt", Kurtosis::of);
  }

  private static double of(double[] values) {
    double count = values.length;
    if (count < 4) {
      return Double.NaN;
    }
    double mean = PairwiseSum.of(values) / count;
    double[] squares =
        Arrays.stream(values).map(value -> (value - mean) * (value - mean)).toArray();
    double second = PairwiseSum.of(squares);
    double fourth = PairwiseSum.of(Arrays.stream(squares).map(square -> square * square).toArray());
    double numerator = withoutNoise(count * (count + 1) * (count - 1) * fourth);
    double denominator = withoutNoise((count - 2) * (count - 3) * second * second);
    double normal = 3 * (count - 1) * (count - 1) / ((count - 2) * (count - 3));
    return denominator == 0 ? 0 : numerator / denominator - normal;
  }

  private static double withoutNoise(double number) {
    return Math.abs(number) < TINY ? 0 : number;
  }
}
