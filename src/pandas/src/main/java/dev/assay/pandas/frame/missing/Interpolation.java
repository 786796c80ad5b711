package dev.assay.pandas.frame.missing;

import dev.assay.pandas.frame.Column;
import dev.assay.pandas.frame.DoubleColumn;
import dev.assay.pandas.frame.MaskedColumn;
import dev.assay.pandas.frame.Numbers;
import dev.assay.pandas.value.PythonError;

/** Missing numbers filled in between their neighbours, as {@code interpolate()} does. */
public final class Interpolation {

  private Interpolation() {}

  /**
   * On the straight line between the neighbours; after the last number, that number; before the
   * first, missing as before.
   */
  public static Column linear(Column column) {
    if (column.dtype().isNullable() && column.dtype().isBool()) {
      throw new PythonError(
          "NotImplementedError", "interpolate is not implemented for dtype=" + column.dtypeName());
    }
    if (column instanceof MaskedColumn masked && column.size() > 0) {
      Column numbers = linear(DoubleColumn.of(Numbers.doubles(masked)));
      return new MaskedColumn(numbers, numbers.missing());
    }
    if (!column.dtype().isFloat()) {
      return column;
    }
    double[] values = Numbers.doubles(column).clone();
    int last = -1;
    for (int at = 0; at < values.length; at++) {
      if (Double.isNaN(values[at])) {
        continue;
      }
      for (int gap = last + 1; last >= 0 && gap < at; gap++) {
        double slope = (values[at] - values[last]) / (at - last);
        values[gap] = slope * (gap - last) + values[last];
      }
      last = at;
    }
    for (int at = last + 1; last >= 0 && at < values.length; at++) {
      values[at] = values[last];
    }
    return new DoubleColumn(values, column.dtype());
  }
}
