package dev.assay.pandas.frame.window;

import dev.assay.pandas.value.Allocation;

/**
 * Weights of the rows before, falling exponentially, as pandas' {@code ewm} has them.
 *
 * @param centre the centre of mass: a row's weight is {@code centre / (1 + centre)} of the next's
 * @param required how many numbers there must be for a mean
 * @param adjusted whether the first rows' means are divided by the sum of their weights
 * @param skipsMissing whether missing numbers leave the weights of others as they are
 */
public record Weighting(double centre, int required, boolean adjusted, boolean skipsMissing) {

  /** The weighted variance at each number, without bias if wanted. */
  public double[] variances(double[] numbers, boolean biased) {
    WeightedVariance variance = new WeightedVariance(this, biased);
    double[] variances = Allocation.doubles(numbers.length);
    for (int at = 0; at < numbers.length; at++) {
      variances[at] = variance.next(numbers[at]);
    }
    return variances;
  }

  /** The weighted mean at each number; missing while there are too few. */
  public double[] means(double[] numbers) {
    double share = 1 / (1 + centre);
    double added = adjusted ? 1 : share;
    double[] means = Allocation.doubles(numbers.length);
    double mean = Double.NaN;
    double weight = 1;
    int seen = 0;
    for (int at = 0; at < numbers.length; at++) {
      double number = numbers[at];
      boolean present = !Double.isNaN(number);
      seen += present ? 1 : 0;
      if (Double.isNaN(mean)) {
        mean = number;
      } else if (present || !skipsMissing) {
        weight *= 1 - share;
        if (present) {
          if (mean != number) {
            mean = (weight * mean + added * number) / (weight + added);
          }
          weight = adjusted ? weight + added : 1;
        }
      }
      means[at] = seen >= Math.max(1, required) ? mean : Double.NaN;
    }
    return means;
  }
}
