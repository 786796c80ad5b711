package dev.assay.pandas.frame.sort;

import dev.assay.pandas.column.BoolColumn;
import dev.assay.pandas.column.CategoryColumn;
import dev.assay.pandas.column.Column;
import dev.assay.pandas.column.DType;
import dev.assay.pandas.column.DoubleColumn;
import dev.assay.pandas.column.IntervalColumn;
import dev.assay.pandas.column.LongColumn;
import dev.assay.pandas.column.MaskedColumn;
import dev.assay.pandas.column.ObjectColumn;
import dev.assay.pandas.column.PeriodColumn;
import dev.assay.pandas.column.Positions;
import dev.assay.pandas.column.Scalars;
import dev.assay.pandas.column.TimeColumn;
import dev.assay.pandas.column.ZonedColumn;
import dev.assay.pandas.value.Allocation;
import dev.assay.pandas.value.PythonError;
import java.util.ArrayList;
import java.util.List;

/** Orders rows by columns; equal rows keep their order, and missing values come last or first. */
public final class Sorter {

  /** From how many rows on sorting digit by digit pays. */
  private static final int MANY_ROWS = 512;

  private Sorter() {}

  /** The positions of a column's values in ascending order, missing ones last. */
  public static int[] order(Column column) {
    return order(List.of(column), List.of(true), true);
  }

  public static int[] order(Column column, boolean ascending) {
    return order(List.of(column), List.of(ascending), true);
  }

  /**
   * The rows' positions in the order of the columns, the first one weighing most.
   *
   * @throws dev.assay.pandas.value.PythonError a TypeError where values have no order
   */
  public static int[] order(List<Column> columns, List<Boolean> ascending, boolean missingLast) {
    try {
      return strictOrder(columns, ascending, missingLast);
    } catch (PythonError mixed) {
      if (columns.size() == 1 || !mixed.type().equals("TypeError")) {
        throw mixed;
      }
      List<Column> safe = columns.stream().map(Sorter::numbersFirst).toList();
      return strictOrder(safe, ascending, missingLast);
    }
  }

  private static int[] strictOrder(
      List<Column> columns, List<Boolean> ascending, boolean missingLast) {
    int[] rows = Positions.all(columns.getFirst().size());
    if (rows.length >= MANY_ROWS && sortedByKeys(rows, columns, ascending, missingLast)) {
      return rows;
    }
    List<RowOrder> orders = new ArrayList<>();
    for (int at = 0; at < columns.size(); at++) {
      orders.add(order(columns.get(at), ascending.get(at), missingLast));
    }
    MergeSort.sort(rows, orders.stream().reduce(RowOrder::then).orElseThrow());
    return rows;
  }

  /** Whether the rows could be sorted without comparing values; else they are as they were. */
  private static boolean sortedByKeys(
      int[] rows, List<Column> columns, List<Boolean> ascending, boolean missingLast) {
    List<SortKey> keys = new ArrayList<>();
    for (int at = 0; at < columns.size(); at++) {
      SortKey key = SortKey.of(columns.get(at), ascending.get(at));
      if (key == null) {
        return false;
      }
      keys.add(key);
    }
    keys.reversed().forEach(key -> RadixSort.sort(rows, key, missingLast));
    return true;
  }

  /** Like {@link #order}, but numbers before text where a column of objects mixes them. */
  public static int[] safeOrder(List<Column> columns) {
    if (hasOrder(columns)) {
      return order(columns, columns.stream().map(_ -> true).toList(), true);
    }
    List<Column> safe = split(columns).stream().map(Sorter::numbersFirst).toList();
    if (!hasOrder(safe)) {
      safe.forEach(Sorter::order); // raises for the column that has none
    }
    return order(safe, safe.stream().map(_ -> true).toList(), true);
  }

  /** A column of tuples as the columns of their elements; others as they are. */
  private static List<Column> split(List<Column> columns) {
    List<?> items = columns.getFirst().items();
    if (columns.size() > 1 || items.isEmpty() || !items.stream().allMatch(Scalars::isTuple)) {
      return columns;
    }
    int width = items.stream().mapToInt(tuple -> Scalars.elements(tuple).size()).max().orElse(0);
    List<Column> split = new ArrayList<>();
    for (int at = 0; at < width; at++) {
      Object[] parts = Allocation.objects(items.size());
      for (int row = 0; row < parts.length; row++) {
        List<Object> tuple = Scalars.elements(items.get(row));
        parts[row] = at < tuple.size() ? tuple.get(at) : Scalars.NONE;
      }
      split.add(ObjectColumn.of(parts));
    }
    return split;
  }

  /** Whether the values of columns can be compared, numbers with text taken as such, too. */
  public static boolean hasSafeOrder(List<Column> columns) {
    return hasOrder(columns)
        || hasOrder(split(columns).stream().map(Sorter::numbersFirst).toList());
  }

  /** Whether the values of columns of objects can all be compared. */
  public static boolean hasOrder(List<Column> columns) {
    try {
      for (Column column : columns) {
        if (column.dtype() == DType.OBJECT) {
          order(List.of(column), List.of(true), true);
        }
      }
      return true;
    } catch (PythonError mixed) {
      if (!mixed.type().equals("TypeError")) {
        throw mixed;
      }
      return false;
    }
  }

  /** Objects as pairs that say first whether they are text, which comes last. */
  private static Column numbersFirst(Column column) {
    if (!(column instanceof ObjectColumn objects)) {
      return column;
    }
    Object[] pairs = Allocation.objects(objects.size());
    for (int at = 0; at < pairs.length; at++) {
      Object value = objects.values()[at];
      pairs[at] =
          objects.isMissing(at)
              ? value
              : Scalars.tuple(List.of(value instanceof String ? 1L : 0L, value));
    }
    return ObjectColumn.of(pairs);
  }

  /** Whether the values have an order, are in it already and none is missing. */
  public static boolean isSorted(Column column) {
    try {
      return isAscending(column);
    } catch (PythonError unordered) {
      if (!unordered.type().equals("TypeError")) {
        throw unordered;
      }
      return false;
    }
  }

  private static boolean isAscending(Column column) {
    RowOrder order = values(column);
    for (int row = 0; row < column.size(); row++) {
      if (column.isMissing(row) || row > 0 && order.compare(row - 1, row) > 0) {
        return false;
      }
    }
    return true;
  }

  private static RowOrder order(Column column, boolean ascending, boolean missingLast) {
    RowOrder values = values(column);
    RowOrder directed = ascending ? values : values.reversed();
    if (!column.hasMissing()) {
      return directed;
    }
    boolean[] missing = column.missing();
    int last = missingLast ? 1 : -1;
    return (left, right) -> {
      if (missing[left] || missing[right]) {
        return missing[left] == missing[right] ? 0 : missing[left] ? last : -last;
      }
      return directed.compare(left, right);
    };
  }

  /** The order of the values that are not missing. */
  static RowOrder values(Column column) {
    return switch (column) {
      case LongColumn(long[] values, _) -> (a, b) -> Long.compare(values[a], values[b]);
      case DoubleColumn(double[] values, _) ->
          (a, b) -> values[a] == values[b] ? 0 : Double.compare(values[a], values[b]);
      case BoolColumn(boolean[] values) -> (a, b) -> Boolean.compare(values[a], values[b]);
      case TimeColumn(long[] values, _) -> (a, b) -> Long.compare(values[a], values[b]);
      case ZonedColumn(TimeColumn moments, _) -> values(moments);
      case PeriodColumn(long[] values, _) -> (a, b) -> Long.compare(values[a], values[b]);
      case CategoryColumn(int[] codes, _, _) -> (a, b) -> Integer.compare(codes[a], codes[b]);
      case ObjectColumn(Object[] values, _) -> (a, b) -> ObjectOrder.compare(values[a], values[b]);
      case IntervalColumn intervals -> values(intervals.objects());
      case MaskedColumn masked -> values(masked.data());
    };
  }
}
