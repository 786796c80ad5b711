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

  /**
   * Refuses one text beside numbers of numpy's.
   *
   * @throws PythonError numpy's TypeError
   */
  static void requireNoText(BinaryOperator operator, Operand left, Operand right) {
    if (isTextBesideNumbers(left, right) || isTextBesideNumbers(right, left)) {
      throw ofText(operator, left, right);
    }
  }

  private static PythonError plain(BinaryOperator operator, String left, String right) {
    return PythonError.typeError(
        "unsupported operand type(s) for %s: '%s' and '%s'"
            .formatted(operator.symbol(), left, right));
  }

  private static boolean isTextBesideNumbers(Operand text, Operand numbers) {
    DType dtype = numbers.column().dtype();
    return text.single()
        && text.column().size() > 0
        && text.column().item(0) instanceof String
        && (dtype.isNumeric() || dtype.isBool())
        && !dtype.isNullable();
  }

  /** numpy's own: text beside numbers has loops for nothing. */
  private static PythonError ofText(BinaryOperator operator, Operand left, Operand right) {
    return switch (operator) {
      case ADD -> noLoop("add", left, right);
      case SUBTRACT -> noLoop("subtract", left, right);
      case MULTIPLY ->
          left.dtype().isInteger() || right.dtype().isInteger()
              ? PythonError.typeError(
                  "The 'out' kwarg is necessary when using the string multiply ufunc directly."
                      + " Use numpy.strings.multiply to multiply strings without specifying 'out'.")
              : noLoop("multiply", left, right);
      case DIVIDE -> PythonError.ufuncError("divide");
      case FLOOR_DIVIDE -> PythonError.ufuncError("floor_divide");
      case MODULO -> PythonError.ufuncError("remainder");
      case POWER -> PythonError.ufuncError("power");
      default -> plain(operator, left.column().dtype().text(), right.column().dtype().text());
    };
  }

  private static PythonError noLoop(String function, Operand left, Operand right) {
    return new PythonError(
        "UFuncTypeError",
        "ufunc '%s' did not contain a loop with signature matching types (%s, %s) -> None"
            .formatted(function, numpyType(left), numpyType(right)));
  }

  private static String numpyType(Operand operand) {
    return operand.column().item(0) instanceof String text
        ? "dtype('<U%d')".formatted(Math.max(1, text.codePointCount(0, text.length())))
        : "dtype('%s')".formatted(operand.column().dtype().text());
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
