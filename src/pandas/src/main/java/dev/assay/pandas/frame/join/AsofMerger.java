package dev.assay.pandas.frame.join;

import dev.assay.pandas.column.Column;
import dev.assay.pandas.column.Columns;
import dev.assay.pandas.column.DType;
import dev.assay.pandas.column.Positions;
import dev.assay.pandas.frame.DataFrame;
import dev.assay.pandas.frame.codes.Factorizer;
import dev.assay.pandas.frame.index.Index;
import dev.assay.pandas.frame.sort.Sorter;
import dev.assay.pandas.value.Allocation;
import dev.assay.pandas.value.Budget;
import dev.assay.pandas.value.PythonError;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** {@code pd.merge_asof}: joins each row with the one whose key is nearest to its own. */
public final class AsofMerger {

  private final Merge merge;
  private final Column left;
  private final Column right;
  private final List<Column> leftGroups;
  private final List<Column> rightGroups;

  /**
   * A merge by keys of one dtype that has an order.
   *
   * @param leftBy the columns of the left side that must be equal, too, {@code null} for none
   * @throws PythonError a MergeError where the dtypes do not go together
   */
  public AsofMerger(Merge merge, @Nullable List<Object> leftBy, @Nullable List<Object> rightBy) {
    this.left = merge.leftColumns().getFirst();
    this.right = merge.rightColumns().getFirst();
    if (isText(left) || isText(right)) {
      throw PythonError.mergeError(
          "Incompatible merge dtype, dtype('%s') and dtype('%s'), both sides must have numeric dtype"
              .formatted(right.dtypeName(), left.dtypeName()));
    }
    this.leftGroups = leftBy == null ? List.of() : MergeKeys.columns(merge.left(), leftBy);
    this.rightGroups = rightBy == null ? List.of() : MergeKeys.columns(merge.right(), rightBy);
    for (int at = 0; at < leftGroups.size(); at++) {
      requireAlike(leftGroups.get(at), rightGroups.get(at), at);
    }
    requireAlike(left, right, leftGroups.size());
    boolean ordered =
        left.dtype().isReal() || left.dtype().isTimely() || left.dtype() == DType.PERIOD;
    if (!ordered) {
      throw PythonError.mergeError("Incompatible merge dtype, both sides must have numeric dtype");
    }
    this.merge = leftBy == null || rightBy == null ? merge : with(merge, leftBy, rightBy);
  }

  private static Merge with(Merge merge, List<Object> leftBy, List<Object> rightBy) {
    if (merge.leftKeys() == null != (merge.rightKeys() == null)) {
      throw PythonError.unsupported(
          "merge_asof(by=...) of an index with a column", "use reset_index() first");
    }
    return new Merge(
        merge.left(),
        merge.right(),
        merge.how(),
        both(leftBy, merge.leftKeys()),
        both(rightBy, merge.rightKeys()),
        merge.sort(),
        merge.leftSuffix(),
        merge.rightSuffix(),
        null,
        null,
        false);
  }

  private static List<Object> both(List<Object> by, @Nullable List<Object> on) {
    List<Object> keys = new ArrayList<>(by);
    keys.addAll(on == null ? List.of() : on);
    return keys;
  }

  /** The dtype of the keys. */
  public DType dtype() {
    return left.dtype();
  }

  /** The frame, with a row for each of the left side. */
  public DataFrame merged(AsofMatcher matcher, Budget budget) {
    requireSorted(left, "left");
    requireSorted(right, "right");
    budget.steps((long) left.size() + right.size());
    int[] groups = groups();
    int[] rows =
        matcher.rows(
            AsofKeys.of(left, right, matcher.tolerance()),
            Arrays.copyOf(groups, left.size()),
            Arrays.copyOfRange(groups, left.size(), groups.length));
    return new MergeAssembly(merge, merge.left(), merge.right(), budget)
        .of(new JoinedRows(Positions.all(rows.length), rows), index());
  }

  /** Numbered rows, unless an index was joined by. */
  private Index index() {
    boolean leftNamed = merge.leftKeys() != null && merge.leftKeys().size() > leftGroups.size();
    boolean rightNamed = merge.rightKeys() != null && merge.rightKeys().size() > rightGroups.size();
    if (leftNamed && rightNamed) {
      return Index.range(left.size());
    }
    return left.size() == 0 && !rightNamed
        ? merge.right().index().take(new int[0])
        : merge.left().index();
  }

  /** The group of each row of both sides, one side after the other. */
  private int[] groups() {
    if (leftGroups.isEmpty()) {
      return Allocation.ints(left.size() + right.size());
    }
    List<Column> keys = new ArrayList<>();
    for (int at = 0; at < leftGroups.size(); at++) {
      keys.add(Columns.concat(List.of(leftGroups.get(at), rightGroups.get(at))));
    }
    return Factorizer.codes(keys, Factorizer.Missing.KEEP).codes();
  }

  private static boolean isText(Column key) {
    return key.dtype().kind() == DType.Kind.OBJECT;
  }

  private static void requireAlike(Column one, Column other, int at) {
    boolean alike =
        one.dtype() == DType.CATEGORY && other.dtype() == DType.CATEGORY
            ? KeyTypes.sameCategories(one, other)
            : one.dtype() == other.dtype() && one.dtypeName().equals(other.dtypeName());
    if (!alike) {
      throw PythonError.mergeError(
          "incompatible merge keys [%d] dtype('%s') and dtype('%s'), must be the same type"
              .formatted(at, one.dtypeName(), other.dtypeName()));
    }
  }

  private static void requireSorted(Column key, String side) {
    if (key.hasMissing()) {
      throw PythonError.valueError("Merge keys contain null values on " + side + " side");
    }
    if (!Sorter.isSorted(key)) {
      throw PythonError.valueError(side + " keys must be sorted");
    }
  }
}
