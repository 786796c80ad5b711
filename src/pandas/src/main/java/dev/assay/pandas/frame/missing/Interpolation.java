package dev.assay.pandas.frame.missing;

import dev.assay.pandas.column.Column;
import dev.assay.pandas.column.DoubleColumn;
import dev.assay.pandas.column.MaskedColumn;
import dev.assay.pandas.column.Numbers;
import dev.assay.pandas.column.ZonedColumn;
import dev.assay.pandas.value.PythonError;
import java.util.Arrays;
import java.util.Comparator;
import java.util.stream.IntStream;

/** Missing numbers filled in between their neighbours, as {@code interpolate()} does. */
public final class Interpolation {

  private Interpolation() {}

  /** Where values are that are equally far apart. */
  public static double[] places(int size) {
    return IntStream.range(0, size).asDoubleStream().toArray();
  }

  /**
   * On the straight line between the neighbours; beyond the first and the last value, that value.
   *
   * @param places how far along the line each value is
   * @param gaps which of the missing values are filled
   */
  public static Column linear(Column column, double[] places, Gaps gaps) {
    if (column.dtype().isNullable() && column.dtype().isBool()) {
      throw new PythonError(
          "NotImplementedError", "interpolate is not implemented for dtype=" + column.dtypeName());
    }
    if (column instanceof MaskedColumn masked && column.size() > 0) {
      Column numbers = linear(DoubleColumn.of(Numbers.doubles(masked)), places, gaps);
      return new MaskedColumn(numbers, numbers.missing());
    }
    if (column.dtype().isTime() || column instanceof ZonedColumn) {
      throw PythonError.unsupported(
          "interpolate() of times", "use ffill(), or interpolate numbers");
    }
    return column.dtype().isFloat()
        ? new DoubleColumn(
            filled(Numbers.doubles(column), column.missing(), places, gaps), column.dtype())
        : column;
  }

  private static double[] filled(double[] values, boolean[] missing, double[] places, Gaps gaps) {
    int[] known =
        IntStream.range(0, values.length)
            .filter(at -> !missing[at])
            .boxed()
            .sorted(Comparator.comparingDouble(at -> places[at]))
            .mapToInt(Integer::intValue)
            .toArray();
    double[] xs = Arrays.stream(known).mapToDouble(at -> places[at]).toArray();
    double[] ys = Arrays.stream(known).mapToDouble(at -> values[at]).toArray();
    boolean[] wanted = gaps.filled(missing);
    double[] result = values.clone();
    for (int at = 0; at < result.length; at++) {
      if (missing[at]) {
        result[at] = wanted[at] && xs.length > 0 ? at(places[at], xs, ys) : Double.NaN;
      }
    }
    return result;
  }

  /** The line at a place, computed from the known one before it as numpy's interp does. */
  private static double at(double place, double[] xs, double[] ys) {
    int found = Arrays.binarySearch(xs, place);
    int before = found >= 0 ? found : -found - 2;
    if (before < 0) {
      return ys[0];
    }
    if (found >= 0 || before == xs.length - 1) {
      return ys[before];
    }
    double slope = (ys[before + 1] - ys[before]) / (xs[before + 1] - xs[before]);
    return slope * (place - xs[before]) + ys[before];
  }
}
