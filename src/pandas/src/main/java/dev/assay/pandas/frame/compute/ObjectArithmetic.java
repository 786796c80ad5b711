package dev.assay.pandas.frame.compute;

import dev.assay.pandas.column.Column;
import dev.assay.pandas.column.DType;
import dev.assay.pandas.column.MaskedColumn;
import dev.assay.pandas.column.Numbers;
import dev.assay.pandas.column.ObjectColumn;
import dev.assay.pandas.column.Scalars;
import dev.assay.pandas.frame.time.TimedeltaParser;
import dev.assay.pandas.value.Allocation;
import dev.assay.pandas.value.Arithmetic;
import dev.assay.pandas.value.BinaryOperator;
import dev.assay.pandas.value.Budget;
import dev.assay.pandas.value.CountedText;
import dev.assay.pandas.value.PyList;
import dev.assay.pandas.value.PyTuple;
import dev.assay.pandas.value.PythonError;
import dev.assay.pandas.value.Timedelta;
import dev.assay.pandas.value.TypeNames;
import java.time.LocalDate;
import java.util.Collections;
import java.util.List;
import java.util.Set;
import java.util.stream.DoubleStream;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** Python's operators on the elements of columns of objects; missing values stay missing. */
final class ObjectArithmetic {

  private static final Set<BinaryOperator> DIVISIONS =
      Set.of(BinaryOperator.DIVIDE, BinaryOperator.FLOOR_DIVIDE, BinaryOperator.MODULO);

  private ObjectArithmetic() {}

  static Column apply(BinaryOperator operator, Column left, Column right, Budget budget) {
    Object[] result = Allocation.objects(left.size());
    boolean strings = left.dtype() == DType.STRING || right.dtype() == DType.STRING;
    boolean passes = passesOver(operator, left, right);
    boolean nullable = left instanceof MaskedColumn || right instanceof MaskedColumn;
    for (int at = 0; at < result.length; at++) {
      if (nullable) {
        requireOperation(operator, left, right, at, budget);
      }
      Object one = left.item(at);
      Object other = right.item(at);
      boolean known = !left.isMissing(at) && !right.isMissing(at);
      if (known || operator == BinaryOperator.POWER && isNumber(one) && isNumber(other)) {
        result[at] = element(operator, one, other, budget);
      } else if (strings) {
        result[at] = Scalars.NA;
      } else if (passes) {
        result[at] = Scalars.NAN;
      } else if (isNa(left, right, at)) {
        Object decided = Arithmetic.binary(operator, one, other, budget);
        result[at] = decided == null ? Scalars.NA : decided;
      } else {
        result[at] = missing(one, other);
      }
    }
    if (operator == BinaryOperator.FLOOR_DIVIDE) {
      requireSigns(left, right);
    }
    return new ObjectColumn(result, strings ? DType.STRING : DType.OBJECT);
  }

  /** A power with NaN is a number where the other side decides it. */
  private static boolean isNumber(Object value) {
    Object plain = Scalars.plain(value);
    return plain instanceof Number || plain instanceof Boolean;
  }

  /** Nullable numbers count with what is below the mask, too: it raises where a number would. */
  private static void requireOperation(
      BinaryOperator operator, Column left, Column right, int at, Budget budget) {
    Object one = hidden(left, at);
    Object other = hidden(right, at);
    boolean hidden = one != left.item(at) || other != right.item(at);
    if (hidden && !Scalars.isMissing(one) && !Scalars.isMissing(other)) {
      element(operator, one, other, budget);
    }
  }

  /** Below the mask of integers there is a number, below that of floats none. */
  private static Object hidden(Column column, int at) {
    boolean number = column instanceof MaskedColumn && !column.dtype().isFloat();
    return number && column.isMissing(at) ? (Object) 1L : column.item(at);
  }

  /** Where a divisor is zero, the sign of all objects is asked for, which None and text lack. */
  private static void requireSigns(Column left, Column right) {
    boolean zero =
        !(right instanceof MaskedColumn)
            && right.dtype().isNumeric()
            && DoubleStream.of(Numbers.doubles(right)).anyMatch(divisor -> divisor == 0);
    for (int at = 0; zero && at < left.size(); at++) {
      if (left.item(at) == Scalars.NONE || left.item(at) instanceof String) {
        throw PythonError.typeError(
            "'<' not supported between instances of '"
                + TypeNames.of(left.item(at))
                + "' and 'int'");
      }
    }
  }

  /** Text is read as a duration beside one. */
  private static void requireDuration(Object text, Object other) {
    boolean beside = text instanceof String && other instanceof Timedelta;
    if (beside && TimedeltaParser.parse(ObjectColumn.of(text), 1, true).isMissing(0)) {
      throw PythonError.valueError("unit abbreviation w/o a number");
    }
  }

  private static Object missing(Object left, Object right) {
    return left == Scalars.NAT || right == Scalars.NAT ? Scalars.NAT : Scalars.NAN;
  }

  /** Where Python has no result for a missing value, pandas passes over all the missing ones. */
  private static boolean passesOver(BinaryOperator operator, Column left, Column right) {
    for (int at = 0; at < left.size(); at++) {
      Object one = left.item(at);
      Object other = right.item(at);
      if (isUndefined(operator, one, other) || isUndefined(operator, other, one)) {
        return true;
      }
    }
    return false;
  }

  private static boolean isUndefined(BinaryOperator operator, Object given, Object other) {
    Object missing = Scalars.plain(given);
    if (missing == Scalars.NAT) {
      boolean sum = operator == BinaryOperator.ADD || operator == BinaryOperator.SUBTRACT;
      boolean day = other instanceof LocalDate;
      return other instanceof String || sum && (day || other instanceof Double);
    }
    boolean isNan = missing instanceof Double number && number.isNaN();
    return missing == Scalars.NONE || isNan && other instanceof String;
  }

  private static Object element(BinaryOperator operator, Object left, Object right, Budget budget) {
    @Nullable Object result = sequence(operator, left, right, budget);
    if (result == null) {
      result = Arithmetic.binary(operator, left, right, budget);
    }
    if (result == null) {
      if (DIVISIONS.contains(operator)) {
        requireDuration(left, right);
        requireDuration(right, left);
      }
      throw undefined(operator, left, right);
    }
    return result;
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
    return value instanceof String || value instanceof PyList || value instanceof PyTuple;
  }

  /** Whether one of them is an NA among objects: what is missing below a mask is not asked. */
  private static boolean isNa(Column left, Column right, int at) {
    return left.dtype() == DType.OBJECT && left.item(at) == Scalars.NA
        || right.dtype() == DType.OBJECT && right.item(at) == Scalars.NA;
  }

  private static @Nullable Object repeated(Object sequence, Object count, Budget budget) {
    Object plain = Scalars.plain(count);
    Object number = plain instanceof Boolean truth ? (Object) (truth ? 1L : 0L) : plain;
    if (!(number instanceof Long given)) {
      return null;
    }
    long times = Math.max(0, given);
    if (sequence instanceof String text) {
      budget.text(text.length() * times);
      return CountedText.repeat(text, (int) times);
    }
    if (sequence instanceof PyTuple tuple) {
      budget.objects(tuple.size() * times);
      return PyTuple.copyOf(
          Collections.nCopies((int) times, tuple.items()).stream().flatMap(List::stream).toList());
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
        "unsupported operand type(s) for %s: '%s' and '%s'",
        operator.symbol(), TypeNames.of(left), TypeNames.of(right));
  }
}
