package dev.assay.pandas.frame.select;

import dev.assay.pandas.frame.Column;
import dev.assay.pandas.frame.DType;
import dev.assay.pandas.frame.codes.Factorizer;
import dev.assay.pandas.frame.sort.QuickOrder;
import dev.assay.pandas.frame.sort.Sorter;
import dev.assay.pandas.value.PythonError;
import java.util.Arrays;
import java.util.List;

/** The rows with the largest or smallest values. */
public final class Largest {

  private Largest() {}

  /**
   * At most {@code count} rows, the largest (or smallest) first.
   *
   * @param keep which of equal rows come first: first, last, or all, which keeps ties at the end
   */
  public static int[] rows(List<Column> columns, int count, String keep, boolean smallest) {
    for (Column column : columns) {
      if (column.dtype() == DType.OBJECT || column.dtype() == DType.STRING) {
        throw PythonError.typeError(
            "Cannot use method 'nlargest' with this dtype: object has no largest values here;"
                + " use sort_values() and head()");
      }
    }
    if (columns.size() == 1 && keep.equals("last") && count >= columns.getFirst().size()) {
      return QuickOrder.order(columns.getFirst(), smallest, true);
    }
    List<Column> keys =
        keep.equals("last") ? columns.stream().map(Largest::reversed).toList() : columns;
    int[] order = Sorter.order(keys, keys.stream().map(_ -> smallest).toList(), true);
    if (keep.equals("last")) {
      for (int at = 0; at < order.length; at++) {
        order[at] = order.length - 1 - order[at];
      }
    }
    int kept = Math.clamp(count, 0, order.length);
    if (keep.equals("all") && kept > 0) {
      int[] codes = Factorizer.codes(columns, Factorizer.Missing.KEEP).codes();
      while (kept < order.length && codes[order[kept]] == codes[order[kept - 1]]) {
        kept++;
      }
    }
    return Arrays.copyOf(order, kept);
  }

  private static Column reversed(Column column) {
    int[] positions = new int[column.size()];
    for (int at = 0; at < positions.length; at++) {
      positions[at] = positions.length - 1 - at;
    }
    return column.take(positions);
  }
}
