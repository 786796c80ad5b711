package dev.assay.pandas.api.common;

import dev.assay.pandas.column.Column;
import dev.assay.pandas.column.ObjectColumn;
import dev.assay.pandas.column.Positions;
import dev.assay.pandas.column.Scalars;
import dev.assay.pandas.column.ZonedColumn;
import dev.assay.pandas.eval.Args;
import dev.assay.pandas.frame.compute.ZonedValues;
import dev.assay.pandas.frame.index.Index;
import dev.assay.pandas.frame.index.MultiIndex;
import dev.assay.pandas.frame.select.LabelSelector;
import dev.assay.pandas.frame.sort.ObjectOrder;
import dev.assay.pandas.frame.sort.Sorter;
import dev.assay.pandas.frame.time.DateColumns;
import dev.assay.pandas.value.CompareOperator;
import dev.assay.pandas.value.PythonError;
import dev.assay.pandas.value.Text;

/** {@code truncate}: the rows between two labels of an index that is sorted either way. */
public final class Truncate {

  private Truncate() {}

  /**
   * The rows that stay.
   *
   * @throws PythonError a ValueError where the labels are not sorted, or a bound is missing
   */
  public static int[] positions(Args args, Index index) {
    Object before = bound(args, "before", index);
    Object after = bound(args, "after", index);
    if (index instanceof MultiIndex) {
      throw PythonError.typeError("truncate() of several levels: choose rows by loc instead");
    }
    Column labels = index.column();
    boolean rises = Sorter.isSorted(labels);
    if (!rises && !Sorter.isSorted(labels.take(reversed(labels.size())))) {
      throw PythonError.valueError("truncate requires a sorted index");
    }
    requireOrder(before, after);
    LabelSelector selector = new LabelSelector(index);
    return rises ? selector.slice(before, after) : selector.slice(after, before);
  }

  private static void requireOrder(Object before, Object after) {
    boolean both = before != Scalars.NONE && after != Scalars.NONE;
    if (both && ObjectOrder.test(CompareOperator.GREATER, before, after)) {
      throw PythonError.valueError(
          "Truncate: " + Text.str(after) + " must be after " + Text.str(before));
    }
  }

  /** Text stands for a moment among dates, not for a whole day or month. */
  private static Object bound(Args args, String name, Index index) {
    Object given = args.get(name);
    if (index.column() instanceof ZonedColumn zoned && given != Scalars.NONE) {
      return ZonedValues.beside(zoned, ObjectColumn.of(given)).item(0);
    }
    Object bound = index.isOfDates() && given != Scalars.NONE ? DateColumns.scalar(given) : given;
    if (bound != Scalars.NONE && Scalars.isMissing(bound)) {
      throw PythonError.valueError("truncate() takes labels, not a missing value");
    }
    return bound;
  }

  private static int[] reversed(int size) {
    int[] positions = Positions.all(size);
    for (int at = 0; at < size; at++) {
      positions[at] = size - 1 - at;
    }
    return positions;
  }
}
