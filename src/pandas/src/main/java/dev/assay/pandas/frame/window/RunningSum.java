package dev.assay.pandas.frame.window;

/** The sum or mean of a moving window, by Kahan's summation. */
final class RunningSum implements Running {

  private final boolean mean;
  private int count;
  private int negative;
  private double sum;
  private double lostByAdding;
  private double lostByRemoving;
  private double previous = Double.NaN;
  private int same;

  RunningSum(boolean mean) {
    this.mean = mean;
  }

  @Override
  public void add(double value) {
    if (Double.isNaN(value)) {
      return;
    }
    count++;
    double exact = value - lostByAdding;
    double total = sum + exact;
    lostByAdding = total - sum - exact;
    sum = total;
    negative += isNegative(value) ? 1 : 0;
    same = value == previous ? same + 1 : 1;
    previous = value;
  }

  @Override
  public void remove(double value) {
    if (Double.isNaN(value)) {
      return;
    }
    count--;
    double exact = -value - lostByRemoving;
    double total = sum + exact;
    lostByRemoving = total - sum - exact;
    sum = total;
    negative -= isNegative(value) ? 1 : 0;
  }

  private static boolean isNegative(double value) {
    return Double.doubleToRawLongBits(value) < 0;
  }

  @Override
  public double result(int required) {
    if (count == 0 && required == 0 && !mean) {
      return 0;
    }
    if (count < required || count == 0) {
      return Double.NaN;
    }
    if (same >= count) {
      return mean ? previous : previous * count;
    }
    if (!mean) {
      return sum;
    }
    double result = sum / count;
    boolean wrong = negative == 0 && result < 0 || negative == count && result > 0;
    return wrong ? 0 : result;
  }
}
