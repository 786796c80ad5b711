package dev.assay.pandas.frame.window;

/**
 * A statistic of a window that moves: values enter and leave it one by one, as in pandas, so that
 * the last digits agree (pandas/_libs/window/aggregations.pyx).
 */
sealed interface Running permits RunningSum, RunningVariance {

  void add(double value);

  void remove(double value);

  /** The statistic of what is in the window, NaN where that is fewer than required. */
  double result(int required);
}
