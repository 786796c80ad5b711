package dev.assay.pandas.frame.compute;

import dev.assay.pandas.frame.Column;
import dev.assay.pandas.frame.DType;
import dev.assay.pandas.frame.ObjectColumn;
import dev.assay.pandas.frame.Scalars;
import dev.assay.pandas.value.Arithmetic;
import dev.assay.pandas.value.BinaryOperator;
import dev.assay.pandas.value.Budget;
import dev.assay.pandas.value.PyList;
import dev.assay.pandas.value.PyTuple;
import dev.assay.pandas.value.PythonError;
import dev.assay.pandas.value.TypeNames;
import java.util.List;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** Python's operators on the elements of columns of objects; missing values stay missing. */
final class ObjectArithmetic {

  private ObjectArithmetic() {}

  static Column apply(BinaryOperator operator, Column left, Column right, Budget budget) {
    Object[] result = new Object[left.size()];
    boolean strings = left.dtype() == DType.STRING || right.dtype() == DType.STRING;
    for (int at = 0; at < result.length; at++) {
      result[at] =
          left.isMissing(at) || right.isMissing(at)
              ? strings ? Scalars.NA : Scalars.NAN
              : element(operator, left.item(at), right.item(at), budget);
    }
    return new ObjectColumn(result, strings ? DType.STRING : DType.OBJECT);
  }

  private static Object element(BinaryOperator operator, Object left, Object right, Budget budget) {
    @Nullable Object result = sequence(operator, left, right, budget);
    if (result == null) {
      result = Arithmetic.binary(operator, left, right, budget);
    }
    if (result == null) {
      throw undefined(operator, left, right);
    }
    return Scalars.plain(result);
  }

  /** Text and lists joined, and text repeated. */
  private static @Nullable Object sequence(
      BinaryOperator operator, Object left, Object right, Budget budget) {
    if (operator == BinaryOperator.ADD) {
      if (left instanceof String one && right instanceof String other) {
        budget.text(one.length() + (long) other.length());
        return one + other;
      }
      if (left instanceof PyList one && right instanceof PyList other) {
        budget.objects((long) one.size() + other.size());
        PyList joined = PyList.copyOf(one.items());
        joined.items().addAll(other.items());
        return joined;
      }
      if (left instanceof PyTuple one && right instanceof PyTuple other) {
        budget.objects((long) one.size() + other.size());
        return PyTuple.copyOf(Stream.concat(one.items().stream(), other.items().stream()).toList());
      }
    }
    if (operator != BinaryOperator.MULTIPLY) {
      return null;
    }
    return isSequence(left) ? repeated(left, right, budget) : repeated(right, left, budget);
  }

  private static boolean isSequence(Object value) {
    return value instanceof String || value instanceof PyList;
  }

  private static @Nullable Object repeated(Object sequence, Object count, Budget budget) {
    Object number = count instanceof Boolean truth ? (Object) (truth ? 1L : 0L) : count;
    if (!(number instanceof Long given)) {
      return null;
    }
    long times = Math.max(0, given);
    if (sequence instanceof String text) {
      budget.text(text.length() * times);
      return text.repeat((int) times);
    }
    if (sequence instanceof PyList list) {
      budget.objects(list.size() * times);
      PyList joined = PyList.copyOf(List.of());
      for (long at = 0; at < times; at++) {
        joined.items().addAll(list.items());
      }
      return joined;
    }
    return null;
  }

  private static PythonError undefined(BinaryOperator operator, Object left, Object right) {
    if (operator == BinaryOperator.ADD && left instanceof String) {
      return PythonError.typeError(
          "can only concatenate str (not \"" + TypeNames.of(right) + "\") to str");
    }
    return PythonError.typeError(
        "unsupported operand type(s) for %s: '%s' and '%s'"
            .formatted(operator.symbol(), TypeNames.of(left), TypeNames.of(right)));
  }
}
