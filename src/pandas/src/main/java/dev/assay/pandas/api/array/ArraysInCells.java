package dev.assay.pandas.api.array;

import dev.assay.pandas.column.BoolColumn;
import dev.assay.pandas.column.Column;
import dev.assay.pandas.column.ObjectColumn;
import dev.assay.pandas.eval.Context;
import dev.assay.pandas.frame.compute.Operand;
import dev.assay.pandas.value.Allocation;
import dev.assay.pandas.value.BinaryOperator;
import dev.assay.pandas.value.CompareOperator;

/** Operators on objects among which are arrays, as {@code groupby(...).unique()} leaves them. */
public final class ArraysInCells {

  private ArraysInCells() {}

  public static boolean among(Column column) {
    return column instanceof ObjectColumn
        && column.items().stream().anyMatch(ArrayObject.class::isInstance);
  }

  public static Column apply(
      Context context, BinaryOperator operator, Operand left, Operand right) {
    int size = Math.max(left.column().size(), right.column().size());
    return ObjectColumn.of(
        Allocation.objects(
            size,
            at -> context.binary(operator, item(left.column(), at), item(right.column(), at))));
  }

  /** Whether each compares true; several truths in one cell are ambiguous. */
  public static Column compare(
      Context context, CompareOperator operator, Column column, Object other) {
    return new BoolColumn(
        Allocation.booleans(
            column.size(), at -> context.truth(context.compare(operator, column.item(at), other))));
  }

  private static Object item(Column column, int at) {
    return column.item(column.size() == 1 ? 0 : at);
  }
}
