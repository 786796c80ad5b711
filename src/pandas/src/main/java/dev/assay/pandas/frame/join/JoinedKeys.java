package dev.assay.pandas.frame.join;

import dev.assay.pandas.column.CategoryColumn;
import dev.assay.pandas.column.Column;
import dev.assay.pandas.column.Columns;
import dev.assay.pandas.column.DoubleColumn;
import dev.assay.pandas.column.LongColumn;
import dev.assay.pandas.column.Numbers;
import dev.assay.pandas.column.ObjectColumn;
import dev.assay.pandas.column.Positions;
import dev.assay.pandas.column.Scalars;
import dev.assay.pandas.frame.DataFrame;
import dev.assay.pandas.frame.convert.Casts;
import dev.assay.pandas.frame.index.Index;
import dev.assay.pandas.value.Allocation;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/**
 * Puts the keys into what was merged, from whichever side has them, as pandas' {@code
 * _maybe_add_join_keys} does it.
 */
final class JoinedKeys {

  private final DataFrame left;
  private final DataFrame right;
  private final List<Column> leftKeys;
  private final List<Column> rightKeys;
  private final JoinedRows rows;
  private final boolean leftWhole;
  private final boolean rightWhole;
  private DataFrame result;

  /**
   * Keys to put into a merged frame.
   *
   * @param left the left side as it was joined
   * @param right the right side as it was joined, without the keys of the same name
   */
  JoinedKeys(DataFrame result, DataFrame left, DataFrame right, Merge merge, JoinedRows rows) {
    this.result = result;
    this.left = left;
    this.right = right;
    this.leftKeys = merge.leftColumns();
    this.rightKeys = merge.rightColumns();
    this.rows = rows;
    this.leftWhole =
        isWhole(rows.left(), left.rowCount(), merge.rightKeys() == null && merge.how() == How.LEFT);
    this.rightWhole =
        isWhole(
            rows.right(), right.rowCount(), merge.leftKeys() == null && merge.how() == How.RIGHT);
  }

  DataFrame put(@Nullable List<Object> leftNames, @Nullable List<Object> rightNames) {
    List<Object> names = leftNames == null ? rightNames : leftNames;
    for (int key = 0; names != null && key < names.size(); key++) {
      Object own = leftNames == null ? null : leftNames.get(key);
      Object other = rightNames == null ? null : rightNames.get(key);
      boolean unlike = own instanceof String && other instanceof String && !own.equals(other);
      if (!unlike) {
        put(key, names.get(key));
      }
    }
    return result;
  }

  private void put(int key, Object name) {
    int at = result.columns().find(name);
    if (at < 0) {
      add(key, name, either(leftKeys.get(key), rightKeys.get(key)));
      return;
    }
    Column merged = result.column(at);
    int own = left.columns().find(name);
    int other = right.columns().find(name);
    int[] all = Positions.all(rows.size());
    if (own >= 0 && hasMissing(rows.left())) {
      boolean same = merged.dtype() == left.column(own).dtype();
      Column first = same ? merged : left.column(own);
      replace(at, either(first, same ? all : rows.left(), rightKeys.get(key), rows.right()));
    } else if (own < 0 && other >= 0 && hasMissing(rows.right())) {
      boolean same = merged.dtype() == right.column(other).dtype();
      Column second = same ? merged : right.column(other);
      replace(at, either(leftKeys.get(key), rows.left(), second, same ? all : rows.right()));
    }
  }

  private void replace(int at, Column values) {
    result = result.replace(at, values);
  }

  private void add(int key, Object name, Column values) {
    Index index = result.index();
    int level = name == Scalars.NONE ? -1 : index.levelNamed(name);
    if (level >= 0) {
      List<Column> levels = new ArrayList<>(index.levels());
      levels.set(level, values);
      result = result.withIndex(Index.ofLevels(levels, index.names()));
      return;
    }
    boolean nameless = name == Scalars.NONE || name.equals("") || name.equals(0L);
    result = result.insert(key, nameless ? "key_" + key : name, values);
  }

  /** The key of the left rows, in its own dtype where that will do, or of the right ones. */
  private Column either(Column first, Column second) {
    Column sole = sole(first, rows.left(), second, rows.right());
    if (sole == null && !hasMissing(rows.left())) {
      return first.take(rows.left());
    }
    return either(first, rows.left(), second, rows.right());
  }

  /** The key of the one side that there is, {@code null} where both have rows. */
  private @Nullable Column sole(Column first, int[] firstRows, Column second, int[] secondRows) {
    if (!leftWhole && isAllMissing(rows.left())) {
      return second.takeOrMissing(secondRows);
    }
    return !rightWhole && isAllMissing(rows.right()) ? first.takeOrMissing(firstRows) : null;
  }

  private Column either(Column first, int[] firstRows, Column second, int[] secondRows) {
    Column sole = sole(first, firstRows, second, secondRows);
    if (sole != null) {
      return sole;
    }
    requireFitting(first, second.takeOrMissing(added(secondRows)));
    int[] taken = Allocation.ints(rows.size());
    for (int at = 0; at < taken.length; at++) {
      taken[at] = rows.left()[at] >= 0 ? firstRows[at] : first.size() + secondRows[at];
    }
    return Columns.concat(List.of(first, beside(first, second, secondRows))).take(taken);
  }

  /**
   * Categories of whole numbers beside other keys are floats where some rows have none of them, as
   * an array of numpy's has them.
   */
  private static Column beside(Column first, Column second, int[] secondRows) {
    boolean floats =
        !(first instanceof CategoryColumn)
            && second instanceof CategoryColumn categories
            && categories.categories() instanceof LongColumn
            && second.takeOrMissing(secondRows).hasMissing();
    return floats ? ObjectColumn.of(DoubleColumn.of(Numbers.doubles(second))) : second;
  }

  /** The rows of the right side where there is no left one. */
  private int[] added(int[] secondRows) {
    return IntStream.range(0, rows.size())
        .filter(at -> rows.left()[at] < 0)
        .map(at -> secondRows[at])
        .toArray();
  }

  /** Nullable integers take no fractions. */
  private static void requireFitting(Column keys, Column added) {
    if (keys.dtype().isNullable() && keys.dtype().isInteger() && added.dtype().isFloat()) {
      Casts.cast(added, keys.dtype());
    }
  }

  private static boolean hasMissing(int[] positions) {
    return Arrays.stream(positions).anyMatch(at -> at < 0);
  }

  private static boolean isAllMissing(int[] positions) {
    return Arrays.stream(positions).allMatch(at -> at < 0);
  }

  /** Whether a side was taken as it is; one without rows only where it sets the order. */
  private static boolean isWhole(int[] positions, int size, boolean setsOrder) {
    return (size > 0 || setsOrder) && Arrays.equals(positions, Positions.all(size));
  }
}
