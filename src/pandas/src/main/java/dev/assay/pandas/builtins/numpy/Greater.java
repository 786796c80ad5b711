package dev.assay.pandas.builtins.numpy;

import dev.assay.pandas.builtins.pandas.ArrayObject;
import dev.assay.pandas.eval.Args;
import dev.assay.pandas.frame.Column;
import dev.assay.pandas.frame.Numbers;
import dev.assay.pandas.frame.TimeColumn;
import dev.assay.pandas.value.PythonError;
import dev.assay.pandas.value.Timedelta;
import dev.assay.pandas.value.Timestamp;
import dev.assay.pandas.value.TypeNames;
import java.util.List;

/** {@code np.maximum} and {@code np.minimum}, {@code np.fmax} and {@code np.fmin}. */
final class Greater {

  private Greater() {}

  /** The greater or the lesser of each two values; missing where one is. */
  static Object of(Args args, boolean least) {
    return Pairs.of(args, (left, right, size) -> greater(args, left, right, size, least, false));
  }

  /** The same, but where one is missing it is the other. */
  static Object present(Args args, boolean least) {
    return Pairs.of(args, (left, right, size) -> greater(args, left, right, size, least, true));
  }

  private static Column greater(
      Args args, Object left, Object right, int size, boolean least, boolean skips) {
    Column a = Choice.spread(args.context(), left, size);
    Column b = Choice.spread(args.context(), right, size);
    requireComparable(left, b);
    requireComparable(right, a);
    boolean[] takesFirst = firsts(a, b, least, skips);
    return Choice.of(
        args.context(), List.of(takesFirst), List.of(operand(left, a)), operand(right, b));
  }

  /** Arrays of times are not compared with pandas' own times, which are objects to numpy. */
  private static void requireComparable(Object one, Column others) {
    if ((one instanceof Timestamp || one instanceof Timedelta) && others instanceof TimeColumn) {
      throw PythonError.typeError(
              "'>=' not supported between instances of 'int' and '%s'".formatted(TypeNames.of(one)))
          .hinting("; use .clip() or .where()");
    }
  }

  /** A single number of Python's as it is, since it does not widen the other side's dtype. */
  private static Object operand(Object given, Column values) {
    return given instanceof Long || given instanceof Double ? given : new ArrayObject(values);
  }

  /** Where the first of two values is taken: which of them it is where one is missing is asked. */
  private static boolean[] firsts(Column a, Column b, boolean least, boolean skips) {
    boolean[] firsts = new boolean[a.size()];
    boolean times = a instanceof TimeColumn && b instanceof TimeColumn;
    double[] one = times ? new double[0] : Numbers.doubles(a);
    double[] two = times ? new double[0] : Numbers.doubles(b);
    for (int at = 0; at < firsts.length; at++) {
      boolean noFirst = a.isMissing(at) || !times && Double.isNaN(one[at]);
      boolean noSecond = b.isMissing(at) || !times && Double.isNaN(two[at]);
      int order =
          times
              ? Long.compare(Numbers.longs(a)[at], Numbers.longs(b)[at])
              : Double.compare(one[at], two[at]);
      boolean equal = !times && one[at] == two[at];
      boolean first = equal || (least ? order <= 0 : order >= 0);
      firsts[at] = noFirst || noSecond ? noFirst != skips || noFirst && noSecond : first;
    }
    return firsts;
  }
}
