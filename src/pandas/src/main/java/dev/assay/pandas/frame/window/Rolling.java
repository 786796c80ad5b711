package dev.assay.pandas.frame.window;

import dev.assay.pandas.frame.Column;
import dev.assay.pandas.frame.DoubleColumn;
import dev.assay.pandas.frame.Numbers;
import dev.assay.pandas.frame.aggregate.Groups;
import java.util.Arrays;
import java.util.function.ToDoubleFunction;

/**
 * Windows of rows that end at each row.
 *
 * @param size the most rows in a window; {@link Integer#MAX_VALUE} for all rows so far
 * @param required how many values a window must have for a result that is not missing
 * @param center whether a window is around its row, not before it
 */
public record Rolling(int size, int required, boolean center) {

  /** What the function gives of each window's values without the missing ones. */
  public DoubleColumn apply(Column column, Groups groups, ToDoubleFunction<double[]> function) {
    double[] values = Numbers.doubles(column);
    double[] result = new double[values.length];
    Arrays.fill(result, Double.NaN);
    for (int[] rows : groups.rows()) {
      for (int at = 0; at < rows.length; at++) {
        long last = center ? at + (size - 1L) / 2 : at;
        long first = Math.max(0, last - size + 1L);
        int to = (int) Math.min(rows.length - 1L, last);
        double[] window = present(values, rows, (int) first, to);
        if (window.length >= required) {
          result[rows[at]] = function.applyAsDouble(window);
        }
      }
    }
    return DoubleColumn.of(result);
  }

  private static double[] present(double[] values, int[] rows, int first, int last) {
    double[] window = new double[Math.max(0, last - first + 1)];
    int count = 0;
    for (int at = first; at <= last; at++) {
      double value = values[rows[at]];
      if (!Double.isNaN(value)) {
        window[count++] = value;
      }
    }
    return Arrays.copyOf(window, count);
  }
}
