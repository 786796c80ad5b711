package dev.assay.pandas.eval;

import dev.assay.pandas.value.BinaryOperator;
import dev.assay.pandas.value.CountedText;
import dev.assay.pandas.value.Ints;
import dev.assay.pandas.value.NumpyInt;
import dev.assay.pandas.value.PyDict;
import dev.assay.pandas.value.PyList;
import dev.assay.pandas.value.PySet;
import dev.assay.pandas.value.PyTuple;
import dev.assay.pandas.value.PythonError;
import dev.assay.pandas.value.TimeLimit;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Operators of strings, lists, tuples, sets and dicts. */
final class Containers {

  private static final long BEYOND_LIMITS = 1L << 60;

  private Containers() {}

  /** {@code null} when these types don't define it. */
  static @Nullable Object binary(
      Context context, BinaryOperator operator, Object left, Object right) {
    if (left instanceof PyDict one && right instanceof PyDict other) {
      return one.combined(operator, other, context.budget());
    }
    return switch (operator) {
      case ADD -> add(context, left, right);
      case MULTIPLY -> {
        Object product = repeat(context, left, right);
        yield product == null ? repeat(context, right, left) : product;
      }
      case MODULO ->
          left instanceof String format ? PercentFormat.format(context, format, right) : null;
      case AND, OR, XOR, SUBTRACT -> combine(context, operator, left, right);
      default -> null;
    };
  }

  private static @Nullable Object add(Context context, Object left, Object right) {
    return switch (left) {
      case String one when right instanceof String other -> {
        context.budget().text((long) one.length() + other.length());
        yield one + other;
      }
      case PyList one when right instanceof PyList other ->
          PyList.copyOf(joined(context, one.items(), other.items()));
      case PyTuple one when right instanceof PyTuple other ->
          PyTuple.copyOf(joined(context, one.items(), other.items()));
      default -> null;
    };
  }

  private static List<Object> joined(Context context, List<Object> left, List<Object> right) {
    context.budget().objects((long) left.size() + right.size());
    List<Object> both = new ArrayList<>(left.size() + right.size());
    both.addAll(left);
    both.addAll(right);
    return both;
  }

  private static @Nullable Object repeat(Context context, Object sequence, Object times) {
    Object integer =
        times instanceof NumpyInt number ? Long.valueOf(number.value()) : Ints.of(times);
    if (integer == null || !isSequence(sequence)) {
      return null;
    }
    if (integer instanceof BigInteger) {
      throw new PythonError("OverflowError", "cannot fit 'int' into an index-sized integer");
    }
    long count = Math.max(0, (Long) integer);
    return switch (sequence) {
      case String text -> {
        context.budget().text(product(count, text.length()));
        yield CountedText.repeat(text, text.isEmpty() ? 0 : (int) count);
      }
      case PyList list -> PyList.copyOf(repeated(context, list.items(), count));
      case PyTuple tuple -> PyTuple.copyOf(repeated(context, tuple.items(), count));
      default -> null;
    };
  }

  static boolean isSequence(Object value) {
    return value instanceof String || value instanceof PyList || value instanceof PyTuple;
  }

  private static List<Object> repeated(Context context, List<Object> items, long count) {
    long size = product(count, items.size());
    context.budget().objects(size);
    List<Object> all = new ArrayList<>((int) size);
    for (long round = 0; round < count && !items.isEmpty(); round++) {
      TimeLimit.check();
      all.addAll(items);
    }
    return all;
  }

  /** How many there are; what is beyond all limits need not be exact, but must not overflow. */
  private static long product(long count, int size) {
    return size > 0 && count > BEYOND_LIMITS / size ? BEYOND_LIMITS : count * size;
  }

  private static @Nullable Object combine(
      Context context, BinaryOperator operator, Object left, Object right) {
    if (!(left instanceof PySet one) || !(right instanceof PySet other)) {
      return null;
    }
    context.budget().objects((long) one.size() + other.size());
    return Sets.combine(operator, one, other);
  }
}
