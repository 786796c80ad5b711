package dev.assay.pandas.frame.window;

/** The variance of a moving window, by Welford's method with Kahan's summation. */
final class RunningVariance implements Running {

  private final long freedom;
  private final boolean root;
  private int count;
  private double mean;
  private double squares;
  private double lostByAdding;
  private double lostByRemoving;
  private double previous = Double.NaN;
  private int same;

  /** The variance with a divisor {@code freedom} less than the count, or its root. */
  RunningVariance(long freedom, boolean root) {
    this.freedom = freedom;
    this.root = root;
  }

  @Override
  public void add(double value) {
    if (Double.isNaN(value)) {
      return;
    }
    count++;
    same = value == previous ? same + 1 : 1;
    previous = value;
    double before = mean - lostByAdding;
    double exact = value - lostByAdding;
    double delta = exact - mean;
    lostByAdding = delta + mean - exact;
    mean += delta / count;
    squares += (value - before) * (value - mean);
  }

  @Override
  public void remove(double value) {
    if (Double.isNaN(value)) {
      return;
    }
    count--;
    if (count == 0) {
      mean = 0;
      squares = 0;
      return;
    }
    double before = mean - lostByRemoving;
    double exact = value - lostByRemoving;
    double delta = exact - mean;
    lostByRemoving = delta + mean - exact;
    mean -= delta / count;
    squares -= (value - before) * (value - mean);
  }

  @Override
  public double result(int required) {
    if (count < Math.max(1, required) || count <= freedom) {
      return Double.NaN;
    }
    double variance = count == 1 || same >= count ? 0 : squares / (count - freedom);
    return root ? Math.sqrt(Math.max(0, variance)) : variance;
  }
}
