package dev.assay.pandas.frame.aggregate;

import dev.assay.pandas.column.Column;

/** The excess kurtosis of each group, without bias. */
public record Kurtosis() implements Aggregation {

  private static final double TINY = 1e-14;

  @Override
  public Column apply(Column values, Groups groups) {
    return GroupStatistic.ofAll(values, groups, "kurt", Kurtosis::of);
  }

  private static double of(double[] numbers) {
    Distances distances = Distances.of(numbers);
    double count = distances.count();
    if (count < 4) {
      return Double.NaN;
    }
    double second = distances.sum(2);
    double fourth = distances.sum(4);
    double numerator = withoutNoise(count * (count + 1) * (count - 1) * fourth);
    double denominator = withoutNoise((count - 2) * (count - 3) * (second * second));
    double normal = 3 * (count - 1) * (count - 1) / ((count - 2) * (count - 3));
    return denominator == 0 ? 0 : numerator / denominator - normal;
  }

  private static double withoutNoise(double number) {
    return Math.abs(number) < TINY ? 0 : number;
  }
}
