package dev.assay.pandas.frame.sort;

import dev.assay.pandas.column.Column;
import dev.assay.pandas.column.DoubleColumn;
import dev.assay.pandas.column.LongColumn;
import dev.assay.pandas.column.MaskedColumn;
import dev.assay.pandas.column.Positions;
import dev.assay.pandas.value.Allocation;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

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
    SortKey key = isVector(column) ? Sorter.key(column) : null;
    int[] order = key == null ? null : byKey(column, key, ascending, missingLast);
    return order != null ? order : byRank(column, ascending, missingLast);
  }

  /**
   * The order of fractions or times among which the missing are sorted with the others, after all
   * of them, as {@code np.argsort} does: numpy leaves fractions with NaN to the C++ library.
   */
  public static int[] withMissing(Column column) {
    PackedRows rows =
        PackedRows.ranked(Sorter.order(column), column.size(), Sorter.missingLast(column));
    if (column instanceof DoubleColumn) {
      StandardSort.sort(rows, 0, column.size());
    } else {
      Quicksort.sort(rows);
    }
    int[] order = Allocation.ints(column.size());
    Arrays.setAll(order, rows::position);
    return order;
  }

  /** By as much of the keys as can be moved with the rows; null where that is not enough. */
  private static int @Nullable [] byKey(
      Column column, SortKey key, boolean ascending, boolean missingLast) {
    int[] order = Allocation.ints(key.keys().length);
    PackedRows rows = PackedRows.of(key);
    int count = rows.rows().length;
    int first = missingLast ? 0 : order.length - count;
    PositionWriter writer =
        new PositionWriter(rows, Sorter.values(column), order, first, ascending);
    sort(rows, ascending, true, writer);
    if (!writer.isOrdered()) {
      return null;
    }
    if (key.missing() != null) {
      int place = missingLast ? count : 0;
      for (int row = 0; row < order.length; row++) {
        if (key.missing()[row]) {
          order[place++] = row;
        }
      }
    }
    return order;
  }

  /** By the ranks that another sort has found. */
  private static int[] byRank(Column column, boolean ascending, boolean missingLast) {
    SortKey key = Sorter.key(column);
    int[] order = Sorter.rising(column, key, missingLast);
    int count = order.length - missing(column);
    int first = missingLast ? 0 : order.length - count;
    int[] sorted = Arrays.copyOfRange(order, first, first + count);
    RowOrder values = key == null ? Sorter.values(column) : key.order();
    PackedRows rows = PackedRows.ranked(sorted, order.length, values);
    if (rows.hasTies()) {
      PositionWriter writer = new PositionWriter(rows, values, order, first, ascending);
      sort(rows, ascending, isVector(column), writer);
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

  /**
   * Sorts rows and writes them; a descending order is that of the rows from the last one on,
   * reversed.
   */
  private static void sort(
      PackedRows rows, boolean ascending, boolean isVector, PositionWriter writer) {
    if (!ascending) {
      rows.reverse();
    }
    if (isVector) {
      VectorSort.sort(rows, writer);
    } else {
      Quicksort.sort(rows);
      writer.write(0, rows.rows().length);
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
