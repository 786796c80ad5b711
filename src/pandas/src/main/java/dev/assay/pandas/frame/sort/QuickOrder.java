package dev.assay.pandas.frame.sort;

import dev.assay.pandas.column.Column;
import dev.assay.pandas.column.DoubleColumn;
import dev.assay.pandas.column.LongColumn;
import dev.assay.pandas.column.MaskedColumn;
import dev.assay.pandas.column.Positions;
import java.util.Arrays;
import java.util.List;

/**
 * Orders rows by one column as numpy's default sort does. It is not stable: equal values get an
 * order of their own, the same each time, on which {@code sort_values().head(1)} and {@code
 * value_counts().index[0]} depend. Up to {@value #MOST} numbers are sorted by a network, as on
 * processors with vector registers, and of more equal ones keep their order; all else is sorted
 * with quicksort.
 */
public final class QuickOrder {

  /** So many numbers numpy sorts by one network. */
  static final int MOST = 256;

  private QuickOrder() {}

  /**
   * The rows' positions in the order of the column.
   *
   * @throws dev.assay.pandas.value.PythonError a TypeError where values have no order
   */
  public static int[] order(Column column, boolean ascending, boolean missingLast) {
    int count = column.size() - missing(column);
    return isVector(column) && count > MOST
        ? Sorter.order(List.of(column), List.of(ascending), missingLast)
        : unstable(column, count, ascending, missingLast);
  }

  private static int[] unstable(Column column, int count, boolean ascending, boolean missingLast) {
    int[] order = Sorter.order(List.of(column), List.of(true), missingLast);
    int first = missingLast ? 0 : order.length - count;
    int[] sorted = Arrays.copyOfRange(order, first, first + count);
    PackedRows rows = PackedRows.ranked(sorted, order.length, Sorter.values(column));
    if (rows.hasTies()) {
      sort(rows, ascending, isVector(column));
      for (int at = 0; at < count; at++) {
        order[first + (ascending ? at : count - 1 - at)] = rows.position(at);
      }
    } else if (!ascending) {
      System.arraycopy(Positions.reversed(sorted), 0, order, first, count);
    }
    return order;
  }

  private static int missing(Column column) {
    int missing = 0;
    for (int row = 0; row < column.size(); row++) {
      missing += column.isMissing(row) ? 1 : 0;
    }
    return missing;
  }

  /** A descending order is that of the rows from the last one on, reversed. */
  private static void sort(PackedRows rows, boolean ascending, boolean isVector) {
    if (!ascending) {
      rows.reverse();
    }
    if (!isVector) {
      Quicksort.sort(rows);
    } else if (!rows.isSorted()) {
      Network.sort(rows);
    }
  }

  private static boolean isVector(Column column) {
    return switch (column) {
      case LongColumn _, DoubleColumn _ -> true;
      case MaskedColumn masked -> isVector(masked.data());
      default -> false;
    };
  }
}
