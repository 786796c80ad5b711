package dev.assay.pandas.api.common;

import dev.assay.pandas.frame.compute.Rounding;
import dev.assay.pandas.value.Allocation;
import dev.assay.pandas.value.Text;

/**
 * The names of the rows of quantiles: percents with as many digits as tell them apart, pandas'
 * {@code format_percentiles}.
 */
final class Percents {

  private Percents() {}

  /** The names of shares, which grow. */
  static String[] of(double[] shares) {
    double[] percents = Allocation.doubles(shares.length, at -> 100 * shares[at]);
    int digits = digits(percents);
    String[] names = new String[percents.length];
    for (int at = 0; at < names.length; at++) {
      double rounded = Rounding.round(percents[at], digits);
      double whole = Math.rint(percents[at]);
      boolean close = Math.abs(whole - percents[at]) <= 1e-8 + 1e-5 * Math.abs(percents[at]);
      names[at] = (close ? String.valueOf((long) whole) : Text.str(rounded)) + "%";
    }
    return names;
  }

  /** How many digits the least distance of two of them, or of one from 0 and 100, has. */
  private static int digits(double[] percents) {
    double least = Double.POSITIVE_INFINITY;
    for (int at = 0; at < percents.length; at++) {
      double before = at == 0 ? 0 : percents[at - 1];
      if (at > 0 || percents[at] > 0) {
        least = Math.min(least, Math.abs(percents[at] - before));
      }
    }
    if (percents.length > 0 && percents[percents.length - 1] < 100) {
      least = Math.min(least, 100 - percents[percents.length - 1]);
    }
    return Math.max(1, (int) -Math.floor(Math.log10(least)));
  }
}
