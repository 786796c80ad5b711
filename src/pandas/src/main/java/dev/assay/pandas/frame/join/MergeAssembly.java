package dev.assay.pandas.frame.join;

import dev.assay.pandas.column.CategoryColumn;
import dev.assay.pandas.column.Column;
import dev.assay.pandas.column.ObjectColumn;
import dev.assay.pandas.column.Scalars;
import dev.assay.pandas.frame.DataFrame;
import dev.assay.pandas.frame.index.ColumnLabels;
import dev.assay.pandas.frame.index.CommonNames;
import dev.assay.pandas.frame.index.Index;
import dev.assay.pandas.frame.index.MultiIndex;
import dev.assay.pandas.value.Allocation;
import dev.assay.pandas.value.Budget;
import dev.assay.pandas.value.PyTuple;
import dev.assay.pandas.value.PythonError;
import dev.assay.pandas.value.Text;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/** Puts the columns of two sides beside each other, for rows that are joined already. */
final class MergeAssembly {

  private final Merge merge;
  private final DataFrame left;
  private final DataFrame coercedRight;
  private final Budget budget;
  private final List<Object> labels = new ArrayList<>();
  private final List<Column> data = new ArrayList<>();

  /** An assembly of the sides as their keys have changed them. */
  MergeAssembly(Merge merge, DataFrame left, DataFrame right, Budget budget) {
    this.merge = merge;
    this.left = left;
    this.coercedRight = right;
    this.budget = budget;
  }

  /** The frame of joined rows under their labels. */
  DataFrame of(JoinedRows rows, Index index) {
    Set<Object> shared = sharedKeys();
    Set<Object> overlap = overlap(shared);
    DataFrame right = without(coercedRight, shared);
    JoinedRows cells = merge.forward() ? rows.filledForward() : rows;
    int columns = left.columnCount() + merge.right().columnCount();
    budget.steps(columns);
    budget.cells((long) rows.size() * columns);
    for (int at = 0; at < left.columnCount(); at++) {
      Column values = left.column(at).takeOrMissing(cells.left());
      add(left.label(at), overlap, merge.leftSuffix(), values);
    }
    for (int at = 0; at < right.columnCount(); at++) {
      Column values = right.column(at).takeOrMissing(cells.right());
      add(right.label(at), overlap, merge.rightSuffix(), values);
    }
    requireDistinct(labels.subList(0, left.columnCount()), left);
    requireDistinct(labels.subList(left.columnCount(), labels.size()), right);
    if (merge.indicator() != null) {
      labels.add(indicatorLabel(merge.indicator()));
      data.add(origin(rows));
    }
    DataFrame joined =
        new DataFrame(
            CommonNames.on(Index.ofLabels(labels), List.of(left.columns(), right.columns())),
            data,
            index);
    return merge.how() == How.CROSS
        ? joined
        : new JoinedKeys(joined, left, right, merge, rows).put(merge.leftKeys(), merge.rightKeys());
  }

  private Object indicatorLabel(String indicator) {
    return left.columns() instanceof MultiIndex levels
        ? ColumnLabels.filledUp(indicator, levels.levels())
        : indicator;
  }

  /** The right side without the keys that are named alike on both: the left side has them. */
  private static DataFrame without(DataFrame right, Set<Object> keys) {
    return right.select(
        IntStream.range(0, right.columnCount())
            .filter(at -> !keys.contains(Scalars.key(right.label(at))))
            .toArray());
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
        throw PythonError.mergeError(
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
    if (!overlap.isEmpty() && isNone(merge.leftSuffix()) && isNone(merge.rightSuffix())) {
      throw PythonError.valueError(
          "columns overlap but no suffix specified: Index(["
              + merge.left().columns().labels().stream()
                  .filter(label -> overlap.contains(Scalars.key(label)))
                  .map(Text::repr)
                  .collect(Collectors.joining(", "))
              + "], dtype='object')");
    }
    if (merge.left().columns().levelCount() > 1) {
      throw PythonError.unsupported(
          "merge() beside several levels of columns", "give the columns one level first");
    }
    return overlap;
  }

  private void add(Object label, Set<Object> overlap, @Nullable String suffix, Column values) {
    boolean levels = merge.left().columns().levelCount() > 1;
    labels.add(
        levels
            ? PyTuple.copyOf(
                Scalars.elements(label).stream()
                    .map(part -> renamed(part, overlap, suffix))
                    .toList())
            : renamed(label, overlap, suffix));
    data.add(values);
  }

  private static boolean isNone(@Nullable String suffix) {
    return suffix == null || suffix.isEmpty();
  }

  private static Object renamed(Object label, Set<Object> overlap, @Nullable String suffix) {
    boolean renamed = suffix != null && overlap.contains(Scalars.key(label));
    return renamed ? Text.str(label) + suffix : label;
  }

  private static Column origin(JoinedRows rows) {
    int[] codes = Allocation.ints(rows.size());
    for (int at = 0; at < codes.length; at++) {
      codes[at] = rows.right()[at] < 0 ? 0 : rows.left()[at] < 0 ? 1 : 2;
    }
    return new CategoryColumn(codes, ObjectColumn.of("left_only", "right_only", "both"), false);
  }
}
