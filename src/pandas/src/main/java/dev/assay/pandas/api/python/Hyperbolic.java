package dev.assay.pandas.api.python;

/** Inverse hyperbolic functions, which Java has not. */
public final class Hyperbolic {

  private Hyperbolic() {}

  /** Exact for small values too, where the plain logarithm loses all digits. */
  public static double arsinh(double x) {
    double size = Math.abs(x);
    double result =
        size > 1e8
            ? Math.log(size) + Math.log(2)
            : Math.log1p(size + size * size / (1 + Math.sqrt(size * size + 1)));
    return Math.copySign(result, x);
  }

  public static double arcosh(double x) {
    return x > 1e8 ? Math.log(x) + Math.log(2) : Math.log1p(x - 1 + Math.sqrt((x - 1) * (x + 1)));
  }

  public static double artanh(double x) {
    return 0.5 * Math.log1p(2 * x / (1 - x));
  }
}
