package dev.assay.pandas.frame.window;

import java.util.Arrays;
import java.util.stream.Stream;

/** The skewness or kurtosis of a moving window, by sums of powers with Kahan's summation. */
final class RunningShape implements Running {

  private static final double TINY = 1e-14;

  private final KahanSum[] sums;
  private int count;
  private double previous = Double.NaN;
  private int same;

  /** The skewness for the third power, the kurtosis for the fourth. */
  RunningShape(int power) {
    sums = Stream.generate(KahanSum::new).limit(power).toArray(KahanSum[]::new);
  }

  @Override
  public void add(double value) {
    if (Double.isNaN(value)) {
      return;
    }
    count++;
    double power = value;
    for (KahanSum sum : sums) {
      sum.add(power);
      power *= value;
    }
    same = value == previous ? same + 1 : 1;
    previous = value;
  }

  @Override
  public void remove(double value) {
    if (Double.isNaN(value)) {
      return;
    }
    count--;
    double power = value;
    for (KahanSum sum : sums) {
      sum.remove(power);
      power *= value;
    }
  }

  @Override
  public double result(int required) {
    int least = sums.length;
    if (count < Math.max(least, required)) {
      return Double.NaN;
    }
    if (same >= count) {
      return least == 3 ? 0 : -3;
    }
    double[] means = Arrays.stream(sums).mapToDouble(sum -> sum.value() / count).toArray();
    double variance = means[1] - means[0] * means[0];
    if (variance <= TINY) {
      return Double.NaN;
    }
    return least == 3 ? skewness(means, variance) : kurtosis(means, variance);
  }

  private double skewness(double[] means, double variance) {
    double mean = means[0];
    double third = means[2] - mean * mean * mean - 3 * mean * variance;
    double root = Math.sqrt(variance);
    double number = count;
    return Math.sqrt(number * (number - 1)) * third / ((number - 2) * root * root * root);
  }

  private double kurtosis(double[] means, double variance) {
    double mean = means[0];
    double power = mean * mean * mean;
    double third = means[2] - power - 3 * mean * variance;
    double fourth = means[3] - power * mean - 6 * variance * mean * mean - 4 * third * mean;
    double number = count;
    double excess =
        (number * number - 1) * fourth / (variance * variance) - 3 * ((number - 1) * (number - 1));
    return excess / ((number - 2) * (number - 3));
  }
}
