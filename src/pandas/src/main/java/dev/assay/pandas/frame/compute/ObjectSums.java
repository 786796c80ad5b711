package dev.assay.pandas.frame.compute;

import dev.assay.pandas.column.Column;
import dev.assay.pandas.column.DType;
import dev.assay.pandas.column.ObjectColumn;
import dev.assay.pandas.column.Scalars;
import dev.assay.pandas.column.TimeColumn;
import dev.assay.pandas.value.Allocation;
import dev.assay.pandas.value.Arithmetic;
import dev.assay.pandas.value.BinaryOperator;
import dev.assay.pandas.value.Budget;
import dev.assay.pandas.value.PythonError;
import dev.assay.pandas.value.Timedelta;
import dev.assay.pandas.value.TypeNames;
import org.jspecify.annotations.Nullable;

/**
 * Sums and differences of a column of objects and one of times, one by one: objects again, as
 * pandas leaves them ({@code _addsub_object_array} in pandas/core/arrays/datetimelike.py).
 */
final class ObjectSums {

  private ObjectSums() {}

  static boolean among(BinaryOperator operator, Operand left, Operand right) {
    boolean sums = operator == BinaryOperator.ADD || operator == BinaryOperator.SUBTRACT;
    return sums
        && (isTimes(left) && isObjects(right) || isObjects(left) && isTimes(right))
        && (left.column().size() > 1 || left.single() || right.single());
  }

  private static boolean isTimes(Operand operand) {
    return operand.column() instanceof TimeColumn;
  }

  private static boolean isObjects(Operand operand) {
    return operand.column() instanceof ObjectColumn objects && objects.dtype() == DType.OBJECT;
  }

  /**
   * The sums, one by one.
   *
   * @throws PythonError a TypeError where two elements have none
   */
  static Column apply(BinaryOperator operator, Operand left, Operand right, Budget budget) {
    Object[] result = Allocation.objects(left.column().size());
    for (int at = 0; at < result.length; at++) {
      Object one = left.column().item(at);
      Object other = right.column().item(at);
      result[at] = sum(operator, one, other, budget);
      if (result[at] == null) {
        throw PythonError.typeError(
            "unsupported operand type(s) for %s: '%s' and '%s'",
            operator.symbol(), TypeNames.of(one), TypeNames.of(other));
      }
    }
    return ObjectColumn.of(result);
  }

  /** A duration takes any missing value for a time that is missing; a moment does not. */
  private static @Nullable Object sum(
      BinaryOperator operator, Object one, Object other, Budget budget) {
    if (Scalars.isMissing(one) && other instanceof Timedelta) {
      return one == Scalars.NA ? Scalars.NA : Scalars.NAT;
    }
    if (Scalars.isMissing(other) && one instanceof Timedelta) {
      return other == Scalars.NA ? Scalars.NA : Scalars.NAT;
    }
    boolean ahead = operator == BinaryOperator.ADD && other instanceof Timedelta;
    return ahead
        ? Arithmetic.binary(operator, other, one, budget)
        : Arithmetic.binary(operator, one, other, budget);
  }
}
