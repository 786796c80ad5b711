package dev.assay.pandas.frame.sort;

import dev.assay.pandas.frame.Column;
import dev.assay.pandas.frame.DoubleColumn;
import dev.assay.pandas.frame.LongColumn;
import dev.assay.pandas.frame.MaskedColumn;
import java.util.List;

/**
 * Orders rows by one column as numpy's default sort does. It is not stable: equal values get an
 * order of their own, the same each time, on which {@code sort_values().head(1)} and {@code
 * value_counts().index[0]} depend. Numbers are sorted with vector instructions, as on every x86-64
 * processor that has AVX2; all else with quicksort.
 */
public final class QuickOrder {

  private QuickOrder() {}

  /**
   * The rows' positions in the order of the column.
   *
   * @throws dev.assay.pandas.value.PythonError a TypeError where values have no order
   */
  public static int[] order(Column column, boolean ascending, boolean missingLast) {
    int[] stable = Sorter.order(List.of(column), List.of(ascending), missingLast);
    RowOrder values = Sorter.values(column);
    if (!hasTies(stable, column, values)) {
      return stable;
    }
    int[] rising = ascending ? stable : Sorter.order(column);
    long[] rows = RankedRows.of(rising, column, values);
    if (!ascending) {
      reverse(rows);
    }
    if (isVector(column)) {
      VectorSort.sort(rows);
    } else {
      Quicksort.sort(rows);
    }
    if (!ascending) {
      reverse(rows);
    }
    int first = missingLast ? 0 : stable.length - rows.length;
    for (int at = 0; at < rows.length; at++) {
      stable[first + at] = RankedRows.position(rows[at]);
    }
    return stable;
  }

  private static boolean hasTies(int[] sorted, Column column, RowOrder order) {
    for (int at = 1; at < sorted.length; at++) {
      if (!column.isMissing(sorted[at - 1])
          && !column.isMissing(sorted[at])
          && order.compare(sorted[at - 1], sorted[at]) == 0) {
        return true;
      }
    }
    return false;
  }

  private static boolean isVector(Column column) {
    return switch (column) {
      case LongColumn _, DoubleColumn _ -> true;
      case MaskedColumn masked -> isVector(masked.data());
      default -> false;
    };
  }

  private static void reverse(long[] rows) {
    for (int low = 0, high = rows.length - 1; low < high; low++, high--) {
      long row = rows[low];
      rows[low] = rows[high];
      rows[high] = row;
    }
  }
}
