package dev.assay.pandas.frame.window;

/** The variance of the rows before, weighted exponentially, row by row (pandas' ewmcov). */
final class WeightedVariance {

  private final Weighting weighting;
  private final boolean biased;
  private final double kept;
  private final double added;
  private double mean = Double.NaN;
  private double variance;
  private double weights = 1;
  private double squares = 1;
  private double weight = 1;
  private int seen;

  WeightedVariance(Weighting weighting, boolean biased) {
    double share = 1 / (1 + weighting.centre());
    this.weighting = weighting;
    this.biased = biased;
    this.kept = 1 - share;
    this.added = weighting.adjusted() ? 1 : share;
  }

  /** The variance down to one more number, NaN while there are too few. */
  double next(double number) {
    boolean present = !Double.isNaN(number);
    seen += present ? 1 : 0;
    if (Double.isNaN(mean)) {
      mean = number;
    } else if (present || !weighting.skipsMissing()) {
      weights *= kept;
      squares *= kept * kept;
      weight *= kept;
      if (present) {
        take(number);
      }
    }
    return seen >= Math.max(1, weighting.required()) ? result() : Double.NaN;
  }

  private void take(double number) {
    double before = mean;
    if (mean != number) {
      mean = (weight * before + added * number) / (weight + added);
    }
    double moved = before - mean;
    double off = number - mean;
    variance = (weight * (variance + moved * moved) + added * (off * off)) / (weight + added);
    weights += added;
    squares += added * added;
    weight += added;
    if (!weighting.adjusted()) {
      weights /= weight;
      squares /= weight * weight;
      weight = 1;
    }
  }

  private double result() {
    if (biased) {
      return variance;
    }
    double square = weights * weights;
    double rest = square - squares;
    return rest > 0 ? square / rest * variance : Double.NaN;
  }
}
