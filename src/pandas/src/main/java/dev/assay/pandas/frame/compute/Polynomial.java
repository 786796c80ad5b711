package dev.assay.pandas.frame.compute;

import dev.assay.pandas.value.Allocation;
import dev.assay.pandas.value.PythonError;
import org.jspecify.annotations.Nullable;

/** Polynomials of least squares, by reflections as LAPACK does it. */
public final class Polynomial {

  /** Parts of a result below this share of all are zero but for rounding. */
  private static final double NOTHING = 1e-11;

  private Polynomial() {}

  /**
   * The coefficients of falling powers.
   *
   * @throws PythonError an UnsupportedError where the points do not determine them, or where one of
   *     them is zero but for rounding: LAPACK's last digits decide about its sign
   */
  public static double[] fitted(double[] x, double[] y, int degree, double @Nullable [] weights) {
    int width = degree + 1;
    Allocation.of(width, x.length);
    double[][] columns = new double[width][x.length];
    double[] right = y.clone();
    for (int at = 0; at < x.length; at++) {
      double weight = weights == null ? 1 : weights[at];
      double power = weight;
      right[at] *= weight;
      for (int column = width - 1; column >= 0; column--) {
        columns[column][at] = power;
        power *= x[at];
      }
    }
    double[] scales = Allocation.doubles(width);
    for (int column = 0; column < width; column++) {
      scales[column] = norm(columns[column], 0);
      for (int at = 0; at < x.length; at++) {
        columns[column][at] /= scales[column];
      }
    }
    double size = norm(right, 0);
    double[] scaled = solved(columns, right);
    for (int at = 0; at < width; at++) {
      if (Math.abs(scaled[at]) <= NOTHING * size) {
        throw PythonError.unsupported(
            "np.polyfit() with a coefficient that is zero but for rounding",
            "compute the slope with sums and products");
      }
      scaled[at] /= scales[at];
    }
    return scaled;
  }

  private static double norm(double[] values, int from) {
    double sum = 0;
    for (int at = from; at < values.length; at++) {
      sum = Math.fma(values[at], values[at], sum);
    }
    return Math.sqrt(sum);
  }

  /** Solves for the least squares; the arguments are overwritten. */
  private static double[] solved(double[][] columns, double[] right) {
    int width = columns.length;
    double[] diagonal = Allocation.doubles(width);
    for (int step = 0; step < width; step++) {
      double[] column = columns[step];
      double norm = step < right.length ? norm(column, step) : 0;
      if (!(norm > NOTHING)) {
        throw PythonError.unsupported(
            "np.polyfit() of points that do not determine the polynomial",
            "use a lower degree, or drop missing values first");
      }
      diagonal[step] = column[step] > 0 ? -norm : norm;
      column[step] -= diagonal[step];
      double length = -diagonal[step] * column[step];
      for (int other = step + 1; other < width; other++) {
        reflect(column, columns[other], step, length);
      }
      reflect(column, right, step, length);
    }
    double[] result = Allocation.doubles(width);
    for (int row = width - 1; row >= 0; row--) {
      double left = right[row];
      for (int other = row + 1; other < width; other++) {
        left = Math.fma(-columns[other][row], result[other], left);
      }
      result[row] = left / diagonal[row];
    }
    return result;
  }

  private static void reflect(double[] mirror, double[] values, int from, double length) {
    double product = 0;
    for (int at = from; at < values.length; at++) {
      product = Math.fma(mirror[at], values[at], product);
    }
    double share = product / length;
    for (int at = from; at < values.length; at++) {
      values[at] = Math.fma(-share, mirror[at], values[at]);
    }
  }
}
