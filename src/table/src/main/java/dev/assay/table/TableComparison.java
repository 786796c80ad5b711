package dev.assay.table;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.BiFunction;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/**
 * Compares the result of a candidate with the expected result. The rules:
 *
 * <ul>
 *   <li>Column names do not count; column order does not either, as long as one order of the actual
 *       columns makes all rows equal.
 *   <li>The number of columns counts, and so does how often a row occurs.
 *   <li>The order of rows counts only where {@link RowOrder#SIGNIFICANT} says so; where it is known
 *       by which columns the expected result is sorted, rows that are equal in these may stand in
 *       any order among themselves.
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
    return compare(expected, actual, order, List.of());
  }

  /**
   * Compares two results of which the expected one is sorted by columns of these names. Where it
   * does not have all of them, or none is named, rows are in order only as they stand.
   */
  public static Comparison compare(
      Table expected, Table actual, RowOrder order, List<String> sortedBy) {
    List<Integer> keys = positions(expected, sortedBy);
    if (expected.columnCount() != actual.columnCount()) {
      return differentColumns(expected, actual);
    }
    if (RowMatch.of(expected, actual).complete() && inOrder(expected, actual, order, keys)) {
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
    Table equalList =
        alignment.firstThat(
            table ->
                RowMatch.of(expected, table).complete()
                    && firstOutOfOrder(expected, table, keys) < 0);
    return equalList != null
        ? new Comparison(List.of())
        : new Comparison(List.of(orderDifference(expected, equalBag, keys)));
  }

  /** Whether both results are equal by {@link #compare}. */
  public static boolean equal(Table expected, Table actual, RowOrder order) {
    return compare(expected, actual, order).equal();
  }

  /** Where the columns of these names are; all columns, where one of them is not there once. */
  private static List<Integer> positions(Table table, List<String> names) {
    List<Integer> all = IntStream.range(0, table.columnCount()).boxed().toList();
    List<Integer> positions = new ArrayList<>();
    for (String name : names) {
      List<Integer> named =
          all.stream().filter(at -> table.columns().get(at).name().equals(name)).toList();
      if (named.size() != 1) {
        return all;
      }
      positions.addAll(named);
    }
    return positions.isEmpty() ? all : positions;
  }

  private static boolean inOrder(Table expected, Table actual, RowOrder order, List<Integer> keys) {
    return order == RowOrder.IGNORED || firstOutOfOrder(expected, actual, keys) < 0;
  }

  private static int firstOutOfOrder(Table expected, Table actual, List<Integer> keys) {
    for (int row = 0; row < expected.rowCount(); row++) {
      List<@Nullable Object> wanted = expected.rows().get(row);
      List<@Nullable Object> given = actual.rows().get(row);
      if (keys.stream().anyMatch(key -> !CellEquality.equal(wanted.get(key), given.get(key)))) {
        return row;
      }
    }
    return -1;
  }

  private static Difference orderDifference(Table expected, Table actual, List<Integer> keys) {
    int row = firstOutOfOrder(expected, actual, keys);
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
