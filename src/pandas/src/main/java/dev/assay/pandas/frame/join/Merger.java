package dev.assay.pandas.frame.join;

import dev.assay.pandas.frame.CategoryColumn;
import dev.assay.pandas.frame.Column;
import dev.assay.pandas.frame.Columns;
import dev.assay.pandas.frame.DataFrame;
import dev.assay.pandas.frame.Index;
import dev.assay.pandas.frame.ObjectColumn;
import dev.assay.pandas.frame.Scalars;
import dev.assay.pandas.frame.convert.Casts;
import dev.assay.pandas.frame.sort.Sorter;
import dev.assay.pandas.value.Budget;
import dev.assay.pandas.value.PythonError;
import dev.assay.pandas.value.Text;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** {@code pd.merge}: joins two frames by key columns or indexes. */
public final class Merger {

  private final Merge merge;
  private final Budget budget;
  private int added;
  private DataFrame changedLeft;
  private DataFrame changedRight;
  private final List<Object> labels = new ArrayList<>();
  private final List<Column> data = new ArrayList<>();

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
      JoinedRows rows = HashJoiner.cross(merge.left().rowCount(), merge.right().rowCount(), budget);
      return assemble(rows, Index.range(rows.size()));
    }
    requireOrder(merge);
    List<Column> left = merge.leftColumns();
    List<Column> right = merge.rightColumns();
    if (left.size() != right.size()) {
      throw PythonError.valueError("len(right_on) must equal len(left_on)");
    }
    MergeKeys.requireComparable(merge, left, right);
    if (merge.validate() != null) {
      MergeKeys.validate(merge.validate(), left, right);
    }
    boolean byIndex = merge.leftKeys() == null && merge.rightKeys() == null;
    boolean byKey =
        (merge.sort() || merge.how() == How.OUTER)
            && !(byIndex && !Sorter.hasSafeOrder(Aligner.both(left, right)));
    coerce(left, right);
    HashJoiner joiner = new HashJoiner(decoded(left), decoded(right), byKey, budget);
    JoinedRows rows = rows(joiner);
    return assemble(rows, index(rows));
  }

  /** Key columns of unlike dtypes show in the result as what they were joined as. */
  private void coerce(List<Column> left, List<Column> right) {
    List<Object> leftKeys = merge.leftKeys() == null ? merge.rightKeys() : merge.leftKeys();
    List<Object> rightKeys = merge.rightKeys() == null ? leftKeys : merge.rightKeys();
    if (leftKeys == null || rightKeys == null) {
      return;
    }
    boolean nothing = (merge.left().rowCount() == 0) != (merge.right().rowCount() == 0);
    for (int at = 0; !nothing && at < left.size(); at++) {
      Column one = MergeKeys.coerced(left.get(at), right.get(at));
      Column other = MergeKeys.coerced(right.get(at), left.get(at));
      Object name = leftKeys.get(at);
      int[] own = merge.left().positions(name);
      if (one != left.get(at) && own.length == 1) {
        changedLeft = changedLeft.replace(own[0], one);
      }
      int[] others = merge.right().positions(name);
      boolean same = Scalars.key(name).equals(Scalars.key(rightKeys.get(at)));
      boolean coerced = one != left.get(at) || other != right.get(at);
      if (coerced && others.length == 1) {
        Column shown = same ? other : like(right.get(at), merge.right().column(others[0]));
        changedRight = changedRight.replace(others[0], shown);
      }
    }
  }

  /** pandas changes the right column of the left key's name, even where it is no key itself. */
  private static Column like(Column key, Column named) {
    return key instanceof CategoryColumn categories
        ? Casts.cast(named, categories.categories().dtype())
        : ObjectColumn.of(named);
  }

  private static List<Column> decoded(List<Column> keys) {
    return keys.stream()
        .map(key -> key instanceof CategoryColumn categories ? categories.decoded() : key)
        .toList();
  }

  private JoinedRows rows(HashJoiner joiner) {
    return merge.sort() ? joiner.joinByKey(merge.how()) : joiner.join(merge.how());
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

  /** The labels of rows; beside an index of several levels, pandas takes the last for none. */
  private static Index taken(Index labels, int[] rows, Index other) {
    if (other.levelCount() == 1) {
      return labels.takeOrMissing(rows);
    }
    int[] present = rows.clone();
    for (int at = 0; at < present.length; at++) {
      present[at] = present[at] < 0 ? labels.size() - 1 : present[at];
    }
    return labels.take(present);
  }

  private DataFrame assemble(JoinedRows rows, Index index) {
    Set<Object> shared = sharedKeys();
    Set<Object> overlap = overlap(shared);
    boolean leftGaps = hasMissing(rows.left());
    boolean rightGaps = hasMissing(rows.right());
    DataFrame left = changedLeft;
    int columns = left.columnCount() + merge.right().columnCount();
    budget.steps(columns);
    budget.cells((long) rows.size() * columns);
    for (int at = 0; at < left.columnCount(); at++) {
      Object label = left.label(at);
      int key = leftGaps ? keyBesideIndex(label, overlap, true) : -1;
      Column values =
          shared.contains(Scalars.key(label))
              ? sharedKey(label, left.column(at), rows)
              : key >= 0
                  ? eitherKey(left.column(at), merge.rightColumns().get(key), rows)
                  : left.column(at).takeOrMissing(rows.left());
      add(label, overlap, merge.leftSuffix(), values);
    }
    DataFrame right = changedRight;
    for (int at = 0; at < right.columnCount(); at++) {
      Object label = right.label(at);
      if (!shared.contains(Scalars.key(label))) {
        int key = rightGaps ? keyBesideIndex(label, overlap, false) : -1;
        Column values =
            key >= 0
                ? eitherKey(merge.leftColumns().get(key), right.column(at), rows)
                : right.column(at).takeOrMissing(rows.right());
        add(label, overlap, merge.rightSuffix(), values);
      }
    }
    addIndexKeys(rows, index);
    if (merge.indicator() != null) {
      labels.add(merge.indicator());
      data.add(origin(rows));
    }
    int middle = added + left.columnCount();
    requireDistinct(labels.subList(added, middle), left);
    requireDistinct(labels.subList(middle, labels.size()), right);
    return new DataFrame(Index.ofLabels(labels), data, index);
  }

  /** Which key of one side, joined with the other side's index, a label is; -1 for none. */
  private int keyBesideIndex(Object label, Set<Object> overlap, boolean ofLeft) {
    if (overlap.contains(Scalars.key(label))) {
      return -1;
    }
    List<Object> keys = ofLeft ? merge.leftKeys() : merge.rightKeys();
    List<Object> others = ofLeft ? merge.rightKeys() : merge.leftKeys();
    return keys != null && others == null ? keys.indexOf(label) : -1;
  }

  /**
   * A key that was joined with the other frame's index stands in front by itself, when both frames
   * have a column of its name.
   */
  private void addIndexKeys(JoinedRows rows, Index index) {
    List<Object> keys = merge.leftKeys() == null ? merge.rightKeys() : merge.leftKeys();
    if (keys == null || merge.leftKeys() != null && merge.rightKeys() != null) {
      return;
    }
    List<Column> left = merge.leftColumns();
    List<Column> right = merge.rightColumns();
    for (int at = 0; at < keys.size(); at++) {
      Object key = keys.get(at);
      if (labels.contains(key) || index.names().contains(key)) {
        continue;
      }
      labels.add(at, key);
      data.add(at, eitherKey(left.get(at), right.get(at), rows));
      added++;
    }
  }

  /** Sorted labels that repeat cannot be joined with sorted ones with which they have no order. */
  private static void requireOrder(Merge merge) {
    Index left = merge.left().index();
    Index right = merge.right().index();
    boolean byIndex = merge.leftKeys() == null && merge.rightKeys() == null;
    if (byIndex
        && merge.how() == How.OUTER
        && left.levelCount() == 1
        && right.levelCount() == 1
        && left.isUnique() != right.isUnique()
        && Sorter.isSorted(left.column())
        && Sorter.isSorted(right.column())
        && !Sorter.hasOrder(Aligner.both(left.levels(), right.levels()))) {
      throw PythonError.valueError("Shape of passed values does not fit the indices");
    }
  }

  /** Suffixes may not make two labels of one side the same. */
  private void requireDistinct(List<Object> side, DataFrame frame) {
    Set<Object> seen = new HashSet<>();
    Set<Object> before = new HashSet<>();
    for (int at = 0; at < side.size(); at++) {
      Object label = side.get(at);
      boolean aligned = side.size() == frame.columnCount();
      boolean repeated = aligned && !before.add(Scalars.key(frame.label(at)));
      if (!seen.add(Scalars.key(label)) && !repeated && frame.positions(label).length < 2) {
        throw new PythonError(
            "MergeError",
            "Passing 'suffixes' which cause duplicate columns {'"
                + Text.str(label)
                + "'} is not allowed.");
      }
    }
  }

  /** The labels that are a key of both sides at the same place: they become one column. */
  private Set<Object> sharedKeys() {
    Set<Object> shared = new HashSet<>();
    List<Object> left = merge.leftKeys();
    List<Object> right = merge.rightKeys();
    if (left != null && right != null) {
      for (int at = 0; at < left.size(); at++) {
        if (Scalars.key(left.get(at)).equals(Scalars.key(right.get(at)))) {
          shared.add(Scalars.key(left.get(at)));
        }
      }
    }
    return shared;
  }

  private Set<Object> overlap(Set<Object> shared) {
    Set<Object> overlap = new HashSet<>();
    Set<Object> right = new HashSet<>();
    merge.right().columns().labels().forEach(label -> right.add(Scalars.key(label)));
    for (Object label : merge.left().columns().labels()) {
      Object key = Scalars.key(label);
      if (right.contains(key) && !shared.contains(key)) {
        overlap.add(key);
      }
    }
    if (!overlap.isEmpty() && merge.leftSuffix() == null && merge.rightSuffix() == null) {
      throw PythonError.valueError("columns overlap but no suffix specified: " + overlap);
    }
    return overlap;
  }

  private void add(Object label, Set<Object> overlap, @Nullable String suffix, Column values) {
    boolean renamed = suffix != null && overlap.contains(Scalars.key(label));
    labels.add(renamed ? Text.str(label) + suffix : label);
    data.add(values);
  }

  /** The key from whichever side has it. */
  private Column sharedKey(Object label, Column given, JoinedRows rows) {
    Column left = given;
    int[] positions = changedRight.positions(label);
    if (positions.length == 0) {
      return left.takeOrMissing(rows.left());
    }
    Column right = changedRight.column(positions[0]);
    if (merge.how() == How.LEFT || merge.how() == How.INNER) {
      return left.takeOrMissing(rows.left());
    }
    if (merge.how() == How.RIGHT && left.dtype() == right.dtype()) {
      return right.takeOrMissing(rows.right());
    }
    return rows.size() > 0
        ? eitherKey(left, right, rows)
        : Columns.concat(List.of(left, right)).take(new int[0]);
  }

  /** The key of the left rows, or of the right ones where there is none. */
  private Column eitherKey(Column left, Column right, JoinedRows rows) {
    if (allMissing(rows.left()) && (rows.size() > 0 || merge.how() != How.LEFT)) {
      return right.takeOrMissing(rows.right());
    }
    if (allMissing(rows.right())) {
      return left.takeOrMissing(rows.left());
    }
    int[] taken = new int[rows.size()];
    for (int at = 0; at < taken.length; at++) {
      taken[at] = rows.left()[at] >= 0 ? rows.left()[at] : left.size() + rows.right()[at];
    }
    return Columns.concat(List.of(left, right)).take(taken);
  }

  private static boolean hasMissing(int[] positions) {
    return java.util.Arrays.stream(positions).anyMatch(at -> at < 0);
  }

  private static boolean allMissing(int[] positions) {
    return java.util.Arrays.stream(positions).allMatch(at -> at < 0);
  }

  private static Column origin(JoinedRows rows) {
    int[] codes = new int[rows.size()];
    for (int at = 0; at < codes.length; at++) {
      codes[at] = rows.right()[at] < 0 ? 0 : rows.left()[at] < 0 ? 1 : 2;
    }
    return new CategoryColumn(codes, ObjectColumn.of("left_only", "right_only", "both"), false);
  }
}
