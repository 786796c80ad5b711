package dev.assay.pandas.api.python;

/**
 * The logarithm to the base 2 as glibc gives it: nearly always the nearest float, which a quotient
 * of natural logarithms often misses.
 */
final class BinaryLogarithm {

  private static final double PER_E = 1.4426950408889634;
  private static final double PER_E_REST = 2.0355273740931033E-17;
  private static final int LAST_TERM = 25;
  private static final int SUBNORMAL_SHIFT = 54;

  private BinaryLogarithm() {}

  /** Of a positive number. */
  static double of(double x) {
    if (!(x <= Double.MAX_VALUE)) {
      return x;
    }
    if (x < Double.MIN_NORMAL) {
      return of(Math.scalb(x, SUBNORMAL_SHIFT)) - SUBNORMAL_SHIFT;
    }
    int exponent = Math.getExponent(x);
    double fraction = Math.scalb(x, -exponent);
    if (fraction > Math.sqrt(2)) {
      fraction /= 2;
      exponent++;
    }
    return sum(exponent, fraction);
  }

  /** {@code exponent + 2 artanh((f - 1) / (f + 1)) / ln 2}, with the rests that floats leave. */
  private static double sum(int exponent, double fraction) {
    double above = fraction - 1;
    double below = fraction + 1;
    double belowRest = fraction - (below - 1);
    double ratio = above / below;
    double ratioRest = (Math.fma(-ratio, below, above) - ratio * belowRest) / below;
    double square = ratio * ratio;
    double series = 0;
    for (int term = LAST_TERM; term >= 3; term -= 2) {
      series = square * (1.0 / term + series);
    }
    double natural = 2 * ratio;
    double naturalRest = 2 * ratioRest + natural * series;
    double product = natural * PER_E;
    double productRest =
        Math.fma(natural, PER_E, -product) + natural * PER_E_REST + naturalRest * PER_E;
    double whole = exponent + product;
    double wholeRest = exponent == 0 ? 0 : product - (whole - exponent);
    return whole + (wholeRest + productRest);
  }
}
