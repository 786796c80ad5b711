package dev.assay.pandas.frame.window;

/**
 * A sum of what is added and removed again, by Kahan's summation: what rounding loses is kept apart
 * for both, as pandas does (pandas/_libs/window/aggregations.pyx).
 */
final class KahanSum {

  private double sum;
  private double lostByAdding;
  private double lostByRemoving;

  void add(double value) {
    double exact = value - lostByAdding;
    double total = sum + exact;
    lostByAdding = total - sum - exact;
    sum = total;
  }

  void remove(double value) {
    double exact = -value - lostByRemoving;
    double total = sum + exact;
    lostByRemoving = total - sum - exact;
    sum = total;
  }

  double value() {
    return sum;
  }
}
