package dev.assay.pandas.frame.window;

import dev.assay.pandas.column.DoubleColumn;
import dev.assay.pandas.frame.aggregate.Groups;
import dev.assay.pandas.value.Allocation;

/**
 * Covariance and correlation of two columns in windows, put together of the windows' means and
 * variances as pandas does ({@code RollingAndExpandingMixin.corr}), to the last digit.
 *
 * @param rolling the windows
 * @param freedom what is taken off the number of values
 */
public record RollingPair(Rolling rolling, long freedom) {

  /** The covariance, or scaled by the deviations the correlation, of the pairs in each window. */
  public DoubleColumn of(double[] left, double[] right, boolean scaled) {
    int size = left.length;
    double[] first = Allocation.doubles(size);
    double[] second = Allocation.doubles(size);
    double[] products = Allocation.doubles(size);
    double[] present = Allocation.doubles(size);
    for (int row = 0; row < size; row++) {
      first[row] = left[row] + 0 * right[row];
      second[row] = right[row] + 0 * left[row];
      products[row] = first[row] * second[row];
      present[row] = Double.isNaN(first[row] + second[row]) ? 0 : 1;
    }
    Groups whole = Groups.whole(size);
    double[] product = rolling.sums(DoubleColumn.of(products), whole, true).values();
    double[] mean = rolling.sums(DoubleColumn.of(first), whole, true).values();
    double[] otherMean = rolling.sums(DoubleColumn.of(second), whole, true).values();
    double[] count = rolling.requiring(0).sums(DoubleColumn.of(present), whole, false).values();
    double[] deviations = scaled ? deviations(first, second) : new double[0];
    double[] result = Allocation.doubles(size);
    for (int row = 0; row < size; row++) {
      double covariance =
          (product[row] - mean[row] * otherMean[row]) * (count[row] / (count[row] - freedom));
      result[row] = scaled ? covariance / deviations[row] : covariance;
    }
    return DoubleColumn.of(result);
  }

  private double[] deviations(double[] first, double[] second) {
    Groups whole = Groups.whole(first.length);
    double[] one = rolling.variances(DoubleColumn.of(first), whole, freedom, false).values();
    double[] other = rolling.variances(DoubleColumn.of(second), whole, freedom, false).values();
    double[] deviations = Allocation.doubles(one.length);
    for (int row = 0; row < deviations.length; row++) {
      deviations[row] = Math.sqrt(one[row] * other[row]);
    }
    return deviations;
  }
}
