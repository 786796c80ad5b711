package dev.assay.pandas.api.numpy;

import dev.assay.pandas.api.array.ArrayObject;
import dev.assay.pandas.column.Column;
import dev.assay.pandas.column.DType;
import dev.assay.pandas.column.Numbers;
import dev.assay.pandas.column.Scalars;
import dev.assay.pandas.column.TimeColumn;
import dev.assay.pandas.eval.Args;
import dev.assay.pandas.value.Allocation;
import dev.assay.pandas.value.PythonError;
import dev.assay.pandas.value.Timedelta;
import dev.assay.pandas.value.Timestamp;
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
    if (isOfObjects(left, a) || isOfObjects(right, b)) {
      throw PythonError.unsupported(
          "np.maximum() and np.minimum() of objects", "use astype(float), or where()");
    }
    boolean[] takesFirst = firsts(a, b, least, skips);
    return Choice.of(
        args.context(), List.of(takesFirst), List.of(operand(left, a)), operand(right, b));
  }

  /** Whether numpy takes what is given for objects, as pandas' own times are. */
  private static boolean isOfObjects(Object given, Column column) {
    return given == Scalars.NONE
        || given == Scalars.NAT
        || given instanceof Timestamp
        || given instanceof Timedelta
        || column.dtype() == DType.OBJECT && !ArrayArgument.isOfTexts(given, column);
  }

  /** A single number of Python's as it is, since it does not widen the other side's dtype. */
  private static Object operand(Object given, Column values) {
    return given instanceof Long || given instanceof Double ? given : new ArrayObject(values);
  }

  /** Where the first of two values is taken: which of them it is where one is missing is asked. */
  private static boolean[] firsts(Column a, Column b, boolean least, boolean skips) {
    boolean[] firsts = Allocation.booleans(a.size());
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
