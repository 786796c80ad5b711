package dev.assay.pandas.frame.compute;

import dev.assay.pandas.column.DType;
import dev.assay.pandas.column.Scalars;
import dev.assay.pandas.value.BinaryOperator;
import dev.assay.pandas.value.PythonError;
import dev.assay.pandas.value.TypeNames;

/** The TypeErrors of pandas and numpy for columns that an operator cannot bring together. */
final class UnsupportedOperands {

  private UnsupportedOperands() {}

  static PythonError of(BinaryOperator operator, Operand left, Operand right) {
    DType one = left.column().dtype();
    DType other = right.column().dtype();
    if (one.isTime() || other.isTime()) {
      return ofTimes(operator, left, right);
    }
    return plain(operator, one.text(), other.text());
  }

  private static PythonError plain(BinaryOperator operator, String left, String right) {
    return PythonError.typeError(
        "unsupported operand type(s) for %s: '%s' and '%s'", operator.symbol(), left, right);
  }

  private static PythonError ofTimes(BinaryOperator operator, Operand left, Operand right) {
    DType one = left.column().dtype();
    DType other = right.column().dtype();
    DType time = one.isTime() ? one : other;
    DType beside = one.isTime() ? other : one;
    boolean sum = operator == BinaryOperator.ADD || operator == BinaryOperator.SUBTRACT;
    if (sum && beside.isInteger() && !beside.isNullable()) {
      return PythonError.typeError(
          "Addition/subtraction of integers and integer-arrays with "
              + time.arrayName()
              + " is no longer supported.  Instead of adding/subtracting `n`, use `n * obj.freq`");
    }
    if (operator == BinaryOperator.ADD && one.isDatetime() && other.isDatetime()) {
      return PythonError.typeError("cannot add DatetimeArray and DatetimeArray");
    }
    return plain(operator, name(left), name(right));
  }

  /** An array of times by its class, a single value by its type. */
  private static String name(Operand operand) {
    DType dtype = operand.column().dtype();
    boolean single = operand.single() && operand.column().size() > 0;
    return single
        ? TypeNames.of(Scalars.plain(operand.column().item(0)))
        : dtype.isTime() ? dtype.arrayName() : dtype.text();
  }
}
