package dev.assay.pandas.api.array;

import dev.assay.pandas.column.Column;
import dev.assay.pandas.column.DType;
import dev.assay.pandas.column.Scalars;
import dev.assay.pandas.eval.Context;
import dev.assay.pandas.eval.PyObject;
import dev.assay.pandas.value.BinaryOperator;
import dev.assay.pandas.value.PySlice;
import dev.assay.pandas.value.PythonError;
import org.jspecify.annotations.Nullable;

/** {@code a += b} of numpy's arrays: changes the array, which other names may stand for. */
final class ArrayInPlace {

  private static final PySlice ALL = new PySlice(Scalars.NONE, Scalars.NONE, Scalars.NONE);

  private ArrayInPlace() {}

  static @Nullable Object of(
      Context context, BinaryOperator operator, PyObject array, Object right) {
    Object result = context.binary(operator, array, right);
    Column before = cells(array);
    Column after = cells(result);
    if (before == null || after == null) {
      return result;
    }
    if (before.size() != after.size()) {
      throw PythonError.valueError(
          "non-broadcastable output operand doesn't match the broadcast shape of both operands");
    }
    requireKind(operator, before.dtype(), after.dtype());
    array.setItem(context, ALL, result);
    return array;
  }

  private static @Nullable Column cells(Object value) {
    return switch (value) {
      case ArrayObject array when array.form() != ArrayForm.PANDAS -> array.column();
      case MatrixObject matrix -> matrix.matrix().cells();
      default -> null;
    };
  }

  /** numpy's casting rule "same_kind": to no coarser kind of numbers. */
  private static void requireKind(BinaryOperator operator, DType own, DType result) {
    boolean numbers = own.isNumeric() && result.isNumeric();
    if (numbers && rank(result) > rank(own)) {
      throw PythonError.typeError(
          "Cannot cast ufunc '%s' output from dtype('%s') to dtype('%s') with casting rule"
              + " 'same_kind'",
          operator.symbol(), result.text(), own.text());
    }
  }

  private static int rank(DType dtype) {
    return switch (dtype.kind()) {
      case BOOL -> 0;
      case INTEGER -> dtype.isUnsigned() ? 1 : 2;
      default -> 3;
    };
  }
}
