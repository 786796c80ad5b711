package dev.assay.pandas.frame.aggregate;

import dev.assay.pandas.column.DoubleColumn;
import dev.assay.pandas.value.Allocation;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * Sums, means and moments of rows: numpy adds one column after the other to those before it, where
 * it adds the values of a single row in blocks.
 */
public final class Across {

  private Across() {}

  /**
   * One value a row; {@code null} for what is not computed here.
   *
   * @param cells the values of one column after the other
   */
  public static @Nullable DoubleColumn of(DoubleColumn cells, int rows, Aggregation aggregation) {
    if (!(aggregation instanceof Sums
        || aggregation instanceof Means
        || aggregation instanceof Moments)) {
      return null;
    }
    int columns = cells.size() / rows;
    double[] result = Allocation.doubles(rows);
    for (int row = 0; row < rows; row++) {
      double[] values = Allocation.doubles(columns);
      for (int column = 0; column < columns; column++) {
        values[column] = cells.values()[column * rows + row];
      }
      result[row] = of(values, aggregation, rows == 1);
    }
    return DoubleColumn.of(result);
  }

  private static double of(double[] values, Aggregation aggregation, boolean single) {
    long count = Arrays.stream(values).filter(value -> !Double.isNaN(value)).count();
    double sum = sum(values, single);
    return switch (aggregation) {
      case Sums sums -> count < sums.minCount() ? Double.NaN : sum;
      case Moments moments -> moment(values, moments, count, sum / count, single);
      default -> count == 0 ? Double.NaN : sum / count;
    };
  }

  private static double moment(
      double[] values, Moments moments, long count, double mean, boolean single) {
    if (count <= moments.freedom()) {
      return Double.NaN;
    }
    double[] squares =
        Arrays.stream(values).map(value -> (mean - value) * (mean - value)).toArray();
    double variance = sum(squares, single) / (count - moments.freedom());
    return switch (moments.kind()) {
      case VARIANCE -> variance;
      case DEVIATION -> Math.sqrt(variance);
      case ERROR -> Math.sqrt(variance) / Math.sqrt(count);
    };
  }

  private static double sum(double[] values, boolean single) {
    double[] present =
        Arrays.stream(values).map(value -> Double.isNaN(value) ? 0 : value).toArray();
    return single ? PairwiseSum.of(present) : Arrays.stream(present).reduce(0, (a, b) -> a + b);
  }
}
