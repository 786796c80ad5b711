package dev.assay.pandas.frame.window;

/** The sum or mean of a moving window, by Kahan's summation. */
final class RunningSum implements Running {

  private final boolean mean;
  private final KahanSum sum = new KahanSum();
  private int count;
  private int negative;
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
    sum.add(value);
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
    sum.remove(value);
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
      return sum.value();
    }
    double result = sum.value() / count;
    boolean wrong = negative == 0 && result < 0 || negative == count && result > 0;
    return wrong ? 0 : result;
  }
}
