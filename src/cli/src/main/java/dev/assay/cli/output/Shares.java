package dev.assay.cli.output;

import dev.assay.evaluation.statistics.Interval;
import dev.assay.evaluation.statistics.PairedDifference;
import java.util.Locale;

/** Shares as a person reads them: per cent, with their intervals where these are asked for. */
public enum Shares {
  PLAIN,
  WITH_INTERVALS;

  public static Shares of(boolean intervals) {
    return intervals ? WITH_INTERVALS : PLAIN;
  }

  /** {@code 83.3 %}, or {@code 83.3 % (79.9 to 86.3)}; a dash for a share of nothing. */
  public String text(int part, int whole) {
    if (whole == 0) {
      return "-";
    }
    String percent = String.format(Locale.ROOT, "%.1f %%", 100.0 * part / whole);
    return this == PLAIN ? percent : percent + " (" + text(Interval.wilson(part, whole)) + ")";
  }

  /** {@code 12 of 20 (60.0 %)}. */
  public String counted(int part, int whole) {
    String percent = text(part, whole);
    return this == PLAIN || whole == 0
        ? "%d of %d (%s)".formatted(part, whole, percent)
        : "%d of %d, %s".formatted(part, whole, percent);
  }

  /** What the parentheses hold; nothing where they are not there. */
  public String legend() {
    return this == PLAIN ? "" : "In parentheses: Wilson's intervals, 95 %.";
  }

  /** How one system does against another on the same questions, in one sentence. */
  public static String difference(String one, String other, PairedDifference difference) {
    return String.format(
        Locale.ROOT,
        "%s against %s: %+.1f points (%s; 95 %%, paired bootstrap), %d right there alone and %d here"
            + " alone (sign test: p = %.3f): %s",
        one,
        other,
        100 * difference.difference(),
        text(difference.interval()),
        difference.onlyOther(),
        difference.onlyThis(),
        difference.chance(),
        difference.isNoise() ? "may be noise" : "no noise");
  }

  private static String text(Interval interval) {
    return String.format(Locale.ROOT, "%.1f to %.1f", 100 * interval.low(), 100 * interval.high());
  }
}
