package dev.assay.table;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.BiFunction;
import org.jspecify.annotations.Nullable;

/**
 * Compares the result of a candidate with the expected result. The rules:
 *
 * <ul>
 *   <li>Column names do not count; column order does not either, as long as one order of the actual
 *       columns makes all rows equal.
 *   <li>The number of columns counts, and so does how often a row occurs.
 *   <li>The order of rows counts only where {@link RowOrder#SIGNIFICANT} says so.
 *   <li>Cells are compared by {@link CellEquality}.
 * </ul>
 */
public final class TableComparison {

  private static final int MOST_NAMED = 20;

  private TableComparison() {}

  /**
   * Compares two results; the outcome names at most 20 rows or columns of each kind of difference.
   */
  public static Comparison compare(Table expected, Table actual, RowOrder order) {
    if (expected.columnCount() != actual.columnCount()) {
      return differentColumns(expected, actual);
    }
    if (RowMatch.of(expected, actual).complete() && inOrder(expected, actual, order)) {
      return new Comparison(List.of());
    }
    ColumnAlignment alignment = new ColumnAlignment(expected, actual);
    Table equalBag = alignment.firstThat(table -> RowMatch.of(expected, table).complete());
    if (equalBag == null) {
      return new Comparison(rowDifferences(expected, alignment.nearest()));
    }
    if (order == RowOrder.IGNORED) {
      return new Comparison(List.of());
    }
    Table equalList = alignment.firstThat(table -> firstOutOfOrder(expected, table) < 0);
    return equalList != null || firstOutOfOrder(expected, equalBag) < 0
        ? new Comparison(List.of())
        : new Comparison(List.of(orderDifference(expected, equalBag)));
  }

  /** Whether both results are equal by {@link #compare}. */
  public static boolean equal(Table expected, Table actual, RowOrder order) {
    return compare(expected, actual, order).equal();
  }

  private static boolean inOrder(Table expected, Table actual, RowOrder order) {
    return order == RowOrder.IGNORED || firstOutOfOrder(expected, actual) < 0;
  }

  private static int firstOutOfOrder(Table expected, Table actual) {
    for (int row = 0; row < expected.rowCount(); row++) {
      if (!RowMatch.equal(expected.rows().get(row), actual.rows().get(row))) {
        return row;
      }
    }
    return -1;
  }

  private static Difference orderDifference(Table expected, Table actual) {
    int row = firstOutOfOrder(expected, actual);
    return new Difference.RowOrderDiffers(row, expected.rows().get(row), actual.rows().get(row));
  }

  private static Comparison differentColumns(Table expected, Table actual) {
    List<Difference> differences = new ArrayList<>();
    differences.add(new Difference.ColumnCount(expected.columnCount(), actual.columnCount()));
    ColumnAlignment alignment = new ColumnAlignment(expected, actual);
    alignment.missing().stream()
        .limit(MOST_NAMED)
        .forEach(column -> differences.add(new Difference.MissingColumn(column)));
    alignment.extra().stream()
        .limit(MOST_NAMED)
        .forEach(column -> differences.add(new Difference.ExtraColumn(column)));
    return new Comparison(differences);
  }

  private static List<Difference> rowDifferences(Table expected, Table actual) {
    RowMatch match = RowMatch.of(expected, actual);
    List<Difference> differences = new ArrayList<>();
    named(match.missing(), Difference.MissingRow::new, differences);
    named(match.extra(), Difference.ExtraRow::new, differences);
    return differences;
  }

  private static void named(
      List<List<@Nullable Object>> rows,
      BiFunction<List<@Nullable Object>, Integer, Difference> difference,
      List<Difference> into) {
    Map<List<@Nullable Object>, Integer> times = new LinkedHashMap<>();
    rows.forEach(row -> times.merge(row, 1, Integer::sum));
    times.entrySet().stream()
        .limit(MOST_NAMED)
        .forEach(entry -> into.add(difference.apply(entry.getKey(), entry.getValue())));
  }
}
