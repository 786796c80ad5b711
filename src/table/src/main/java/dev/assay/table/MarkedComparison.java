package dev.assay.table;

import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/**
 * Two results with the places in which they differ, for readers who look at both side by side.
 *
 * @param actual the actual result; of as many columns as expected, its columns are in the order in
 *     which they match the expected ones best
 * @param missingRows positions of expected rows that the actual result lacks; none when the numbers
 *     of columns differ, since then no row can be told from another
 * @param extraRows positions of actual rows that were not expected
 * @param missingColumns positions of expected columns whose values no actual column holds; only
 *     when the numbers of columns differ
 * @param extraColumns positions of actual columns that were not asked for
 */
public record MarkedComparison(
    Table expected,
    Table actual,
    Set<Integer> missingRows,
    Set<Integer> extraRows,
    Set<Integer> missingColumns,
    Set<Integer> extraColumns) {

  /** Compares as {@link TableComparison} does; the order of rows does not count. */
  public static MarkedComparison of(Table expected, Table actual) {
    ColumnAlignment alignment = new ColumnAlignment(expected, actual);
    if (expected.columnCount() != actual.columnCount()) {
      return new MarkedComparison(
          expected,
          actual,
          Set.of(),
          Set.of(),
          positions(expected.columns(), alignment.missing()),
          positions(actual.columns(), alignment.extra()));
    }
    Table equal = alignment.firstThat(table -> RowMatch.of(expected, table).complete());
    Table aligned = equal == null ? alignment.nearest() : equal;
    RowMatch match = RowMatch.of(expected, aligned);
    return new MarkedComparison(
        expected,
        aligned,
        positions(expected.rows(), match.missing()),
        positions(aligned.rows(), match.extra()),
        Set.of(),
        Set.of());
  }

  /** Equal rows and columns are different ones, so that they are told by identity. */
  private static <T extends @Nullable Object> Set<Integer> positions(List<T> all, List<T> some) {
    Set<T> wanted = Collections.newSetFromMap(new IdentityHashMap<>());
    wanted.addAll(some);
    return IntStream.range(0, all.size())
        .filter(position -> wanted.contains(all.get(position)))
        .boxed()
        .collect(Collectors.toCollection(TreeSet::new));
  }
}
