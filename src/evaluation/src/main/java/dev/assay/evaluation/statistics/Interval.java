package dev.assay.evaluation.statistics;

/**
 * Where a share, or a difference of shares, lies with a confidence of 95 %.
 *
 * @param low its lower end, as a share of 1
 * @param high its upper end
 */
public record Interval(double low, double high) {

  /** The confidence of all intervals. */
  public static final double CONFIDENCE = 0.95;

  /** How many standard deviations from the middle hold 95 % of a normal distribution. */
  private static final double DEVIATIONS = 1.959963984540054;

  /**
   * Wilson's interval of a share that was counted. It keeps within 0 and 1, and says something of
   * few cases and of none or all, which the plain one does not.
   *
   * @param whole at least one
   */
  public static Interval wilson(int part, int whole) {
    if (whole < 1 || part < 0 || part > whole) {
      throw new IllegalArgumentException("no share: %d of %d".formatted(part, whole));
    }
    double share = (double) part / whole;
    double square = DEVIATIONS * DEVIATIONS;
    double middle = share + square / (2 * whole);
    double width =
        DEVIATIONS
            * Math.sqrt(share * (1 - share) / whole + square / (4.0 * whole * (double) whole));
    double scale = 1 + square / whole;
    return new Interval(
        part == 0 ? 0 : (middle - width) / scale, part == whole ? 1 : (middle + width) / scale);
  }

  /** Whether it has zero within it or at an end. */
  public boolean holdsZero() {
    return low <= 0 && high >= 0;
  }
}
