package dev.assay.pandas.eval;

import dev.assay.pandas.value.Arithmetic;
import dev.assay.pandas.value.BinaryOperator;
import dev.assay.pandas.value.CompareOperator;
import dev.assay.pandas.value.Comparison;
import dev.assay.pandas.value.NumpyScalar;
import dev.assay.pandas.value.PyDict;
import dev.assay.pandas.value.PyList;
import dev.assay.pandas.value.PyTuple;
import dev.assay.pandas.value.PythonError;
import dev.assay.pandas.value.UnaryOperator;
import org.jspecify.annotations.Nullable;

/** Chooses who answers an operator: the left side, the right side, or the scalars' rules. */
final class Operators {

  private Operators() {}

  static Object binary(Context context, BinaryOperator operator, Object left, Object right) {
    Object result = hosted(context, operator, left, right);
    if (result == null) {
      result = Containers.binary(context, operator, left, right);
    }
    if (result == null && operator != BinaryOperator.MULTIPLY && meetsElements(left, right)) {
      return isItems(left)
          ? binary(context, operator, array(context, left), right)
          : binary(context, operator, left, array(context, right));
    }
    if (result == null) {
      result = Arithmetic.binary(operator, left, right, context.budget());
    }
    if (result == null) {
      throw unsupported(context, operator.symbol(), left, right);
    }
    return result;
  }

  private static @Nullable Object hosted(
      Context context, BinaryOperator operator, Object left, Object right) {
    Object result = null;
    if (left instanceof PyObject object) {
      result = object.binary(context, operator, right);
    }
    boolean format = operator == BinaryOperator.MODULO && left instanceof String;
    if (result == null && !format && right instanceof PyObject object) {
      result = object.reflected(context, operator, left);
    }
    return result;
  }

  static PythonError unsupported(Context context, String symbol, Object left, Object right) {
    if (symbol.equals("+") && Containers.isSequence(left)) {
      return PythonError.typeError(
          "can only concatenate %1$s (not \"%2$s\") to %1$s",
          context.typeName(left), context.typeName(right));
    }
    if (symbol.equals("*") && (Containers.isSequence(left) || Containers.isSequence(right))) {
      return PythonError.typeError(
          "can't multiply sequence by non-int of type '"
              + context.typeName(Containers.isSequence(left) ? right : left)
              + "'");
    }
    return PythonError.typeError(
        "unsupported operand type(s) for %s: '%s' and '%s'",
        symbol.equals("**") ? "** or pow()" : symbol,
        context.typeName(left),
        context.typeName(right));
  }

  static Object compare(Context context, CompareOperator operator, Object left, Object right) {
    Object result = null;
    if (left instanceof PyObject object) {
      result = object.compare(context, operator, right);
    }
    if (result == null && right instanceof PyObject object) {
      result = object.compare(context, operator.mirrored(), left);
    }
    if (result == null && meetsElements(left, right)) {
      return isItems(left)
          ? compare(context, operator, array(context, left), right)
          : compare(context, operator, left, array(context, right));
    }
    if (result == null) {
      result = Comparison.compare(operator, left, right);
    }
    if (result == null) {
      throw Comparison.unordered(operator, left, right);
    }
    return result;
  }

  /** Whether a number of numpy's meets a list, which is an array to it. */
  static boolean meetsElements(Object left, Object right) {
    return left instanceof NumpyScalar && isItems(right)
        || right instanceof NumpyScalar && isItems(left);
  }

  private static boolean isItems(Object value) {
    return value instanceof PyList || value instanceof PyTuple;
  }

  /** A list as numpy's scalars see it: they compare themselves with each of its elements. */
  private static Object array(Context context, Object list) {
    Object array = context.library().modules().get("numpy").attributes().get("array");
    return context.call(array, list);
  }

  static Object unary(Context context, UnaryOperator operator, Object value) {
    Object result =
        switch (value) {
          case PyObject object -> object.unary(context, operator);
          case PyDict dict -> dict.signed(operator, context.budget());
          default -> Arithmetic.unary(operator, value);
        };
    if (result == null) {
      throw PythonError.typeError(
          "bad operand type for unary %s: '%s'", operator.symbol(), context.typeName(value));
    }
    return result;
  }
}
