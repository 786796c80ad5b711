package dev.assay.pandas.frame.join;

import dev.assay.pandas.column.CategoryColumn;
import dev.assay.pandas.column.Column;
import dev.assay.pandas.column.LongColumn;
import dev.assay.pandas.column.PeriodColumn;
import dev.assay.pandas.column.Positions;
import dev.assay.pandas.column.Scalars;
import dev.assay.pandas.column.TimeColumn;
import dev.assay.pandas.column.ZonedColumn;
import dev.assay.pandas.frame.DataFrame;
import dev.assay.pandas.frame.index.Index;
import dev.assay.pandas.frame.sort.QuickOrder;
import dev.assay.pandas.frame.sort.Sorter;
import dev.assay.pandas.value.Allocation;
import dev.assay.pandas.value.Budget;
import dev.assay.pandas.value.PythonError;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** {@code pd.merge}: joins two frames by key columns or indexes. */
public final class Merger {

  private final Merge merge;
  private final Budget budget;
  private DataFrame changedLeft;
  private DataFrame changedRight;

  private Merger(Merge merge, Budget budget) {
    this.merge = merge;
    this.changedLeft = merge.left();
    this.changedRight = merge.right();
    this.budget = budget;
  }

  public static DataFrame merge(Merge merge, Budget budget) {
    return new Merger(merge, budget).result();
  }

  private DataFrame result() {
    if (merge.how() == How.CROSS) {
      validate(sameKey(merge.left()), sameKey(merge.right()));
      JoinedRows rows = HashJoiner.cross(merge.left().rowCount(), merge.right().rowCount(), budget);
      return assemble(rows, Index.range(rows.size()));
    }
    Index leftIndex = merge.left().index();
    Index rightIndex = merge.right().index();
    boolean indexes = merge.leftKeys() == null && merge.rightKeys() == null;
    if (indexes) {
      validate(leftIndex.levels(), rightIndex.levels());
      LevelAligner.requireAlike(leftIndex, rightIndex);
      ZonesJoined.requireOneZone(leftIndex, rightIndex);
    }
    if (indexes && leftIndex.levelCount() == 1 != (rightIndex.levelCount() == 1)) {
      JoinedRows rows = LevelAligner.join(leftIndex, rightIndex, merge.how());
      return assemble(
          rows,
          leftIndex.levelCount() > 1 ? leftIndex.take(rows.left()) : rightIndex.take(rows.right()));
    }
    boolean deep = leftIndex.levelCount() > 1;
    if (indexes && deep && !leftIndex.names().equals(rightIndex.names())) {
      Aligner.Aligned joined = LevelAligner.joinShared(leftIndex, rightIndex, merge.how(), budget);
      return assemble(joined.rows(), joined.index());
    }
    requireAsManyKeys();
    List<Column> right = merge.rightColumns();
    List<Column> left = merge.leftColumns();
    coerce(left, right);
    validate(left, right);
    boolean byKey = (merge.sort() || merge.how() == How.OUTER) && (!indexes || sortsIndex());
    List<Column> lefts = new ArrayList<>(left);
    List<Column> rights = new ArrayList<>(right);
    if (!indexes || !leftIndex.isUnique() || !rightIndex.isUnique()) {
      count(lefts, rights);
    }
    if (!indexes && joinsNothing()) {
      JoinedRows none = new JoinedRows(new int[0], new int[0]); // keys are not even looked at
      return assemble(none, index(none));
    }
    HashJoiner joiner = new HashJoiner(decoded(lefts), decoded(rights), byKey, budget);
    JoinedRows rows = indexes && byKey && isOneEmpty() ? alone(joiner) : rows(joiner);
    return assemble(rows, index(rows));
  }

  private void validate(List<Column> left, List<Column> right) {
    if (merge.validate() != null) {
      MergeKeys.validate(merge.validate(), left, right);
    }
  }

  /** What all rows of a cross join are joined by. */
  private static List<Column> sameKey(DataFrame side) {
    return List.of(LongColumn.of(Allocation.longs(side.rowCount())));
  }

  /** Whether a side that all rows need has none. */
  private boolean joinsNothing() {
    boolean needsLeft = merge.how() == How.INNER || merge.how() == How.LEFT;
    boolean needsRight = merge.how() == How.INNER || merge.how() == How.RIGHT;
    return needsLeft && merge.left().rowCount() == 0 || needsRight && merge.right().rowCount() == 0;
  }

  private void requireAsManyKeys() {
    if (keyCount(merge.left(), merge.leftKeys()) != keyCount(merge.right(), merge.rightKeys())) {
      throw PythonError.valueError("len(right_on) must equal len(left_on)");
    }
  }

  private static int keyCount(DataFrame frame, @Nullable List<Object> keys) {
    return keys == null ? frame.index().levelCount() : keys.size();
  }

  private boolean sortsIndex() {
    Index left = merge.left().index();
    Index right = merge.right().index();
    return merge.how() == How.OUTER && left.size() > 0 && right.size() > 0
        ? Aligner.sortsUnion(left, right)
        : Sorter.hasSafeOrder(Aligner.both(left.levels(), right.levels()));
  }

  /** Columns of the keys' names show in the result as what keys of unlike dtypes are joined as. */
  private void coerce(List<Column> left, List<Column> right) {
    List<Object> names = merge.leftKeys() == null ? merge.rightKeys() : merge.leftKeys();
    for (int key = 0; names != null && key < names.size(); key++) {
      Object name = names.get(key);
      if (KeyTypes.coerces(left.get(key), right.get(key), name)) {
        changedLeft = coerced(changedLeft, name, left.get(key));
        changedRight = coerced(changedRight, name, right.get(key));
      }
    }
  }

  private static DataFrame coerced(DataFrame frame, Object name, Column key) {
    DataFrame changed = frame;
    for (int at : frame.positions(name)) {
      changed = changed.replace(at, KeyTypes.coerced(frame.column(at), key));
    }
    return changed;
  }

  private static List<Column> decoded(List<Column> keys) {
    return keys.stream().map(Column::decoded).toList();
  }

  /**
   * Times and periods are joined by their counts, and equal categories by their codes, of which
   * those of missing ones are the least.
   */
  private static void count(List<Column> left, List<Column> right) {
    for (int key = 0; key < left.size(); key++) {
      Column one = left.get(key);
      Column other = right.get(key);
      if (KeyTypes.sameCategories(one, other)) {
        CategoryColumn known = (CategoryColumn) one;
        left.set(key, codes(known, known));
        right.set(key, codes((CategoryColumn) other, known));
      } else if (one.dtypeName().equals(other.dtypeName()) && hasCounts(one)) {
        left.set(key, LongColumn.of(counts(one)));
        right.set(key, LongColumn.of(counts(other)));
      }
    }
  }

  private static Column codes(CategoryColumn column, CategoryColumn known) {
    int[] places = Allocation.ints(column.categories().size());
    for (int code = 0; code < places.length; code++) {
      places[code] = known.categories().items().indexOf(column.categories().item(code));
    }
    return LongColumn.of(
        Arrays.stream(column.codes()).mapToLong(code -> code < 0 ? -1 : places[code]).toArray());
  }

  private static boolean hasCounts(Column key) {
    return key instanceof TimeColumn || key instanceof ZonedColumn || key instanceof PeriodColumn;
  }

  private static long[] counts(Column key) {
    return key instanceof PeriodColumn periods
        ? periods.ordinals()
        : ZonedColumn.moments(key).values();
  }

  private JoinedRows rows(HashJoiner joiner) {
    return merge.sort() ? joiner.joinByKey(merge.how()) : joiner.join(merge.how());
  }

  private boolean isOneEmpty() {
    Index left = merge.left().index();
    return left.levelCount() == 1 && left.size() == 0 != (merge.right().index().size() == 0);
  }

  /** Beside a side without rows the labels of the other are sorted as numpy sorts by default. */
  private JoinedRows alone(HashJoiner joiner) {
    JoinedRows rows = rows(joiner);
    boolean leftOnly = merge.right().index().size() == 0;
    Index labels = (leftOnly ? merge.left() : merge.right()).index();
    if (rows.size() == 0) {
      return rows;
    }
    int[] none = Allocation.ints(rows.size());
    Arrays.fill(none, -1);
    int[] order = QuickOrder.order(labels.column(), true, true);
    return leftOnly ? new JoinedRows(order, none) : new JoinedRows(none, order);
  }

  /** Numbered rows, unless an index was joined by. */
  private Index index(JoinedRows rows) {
    Index left = merge.left().index();
    Index right = merge.right().index();
    if (merge.leftKeys() == null && merge.rightKeys() == null) {
      return Aligner.labels(left, right, rows, merge.how());
    }
    if (merge.leftKeys() == null) {
      return right.size() == 0 && merge.how() != How.RIGHT
          ? left.takeOrMissing(rows.left())
          : taken(right, rows.right(), left);
    }
    if (merge.rightKeys() == null) {
      return left.size() == 0 && merge.how() != How.LEFT
          ? right.takeOrMissing(rows.right())
          : taken(left, rows.left(), right);
    }
    return Index.range(rows.size());
  }

  /**
   * The labels of rows, without a name where a label is missing; beside an index of several levels,
   * pandas takes the last for none.
   */
  private static Index taken(Index labels, int[] rows, Index other) {
    if (Arrays.equals(rows, Positions.all(labels.size()))) {
      return labels; // as it is, be it a range or dates of a step
    }
    if (other.levelCount() == 1) {
      Index taken = labels.takeOrMissing(rows);
      boolean gaps = labels.levelCount() == 1 && Arrays.stream(rows).anyMatch(at -> at < 0);
      return gaps ? taken.named(Scalars.NONE) : taken;
    }
    int[] present = rows.clone();
    for (int at = 0; at < present.length; at++) {
      present[at] = present[at] < 0 ? labels.size() - 1 : present[at];
    }
    return labels.take(present);
  }

  private DataFrame assemble(JoinedRows rows, Index index) {
    return new MergeAssembly(merge, changedLeft, changedRight, budget).of(rows, index);
  }
}
