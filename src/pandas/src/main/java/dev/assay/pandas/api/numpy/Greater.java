package dev.assay.pandas.api.numpy;

import dev.assay.pandas.api.array.ArrayObject;
import dev.assay.pandas.api.common.Read;
import dev.assay.pandas.column.Column;
import dev.assay.pandas.column.DType;
import dev.assay.pandas.column.Numbers;
import dev.assay.pandas.column.ObjectColumn;
import dev.assay.pandas.column.Scalars;
import dev.assay.pandas.column.TimeColumn;
import dev.assay.pandas.eval.Args;
import dev.assay.pandas.value.Allocation;
import dev.assay.pandas.value.CompareOperator;
import dev.assay.pandas.value.Comparison;
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
    if (isOfObjects(left, a) || isOfObjects(right, b)) {
      return ofObjects(objects(left, a), objects(right, b), least);
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

  /** Arrays of times beside objects are their numbers of nanoseconds. */
  private static Column objects(Object given, Column column) {
    return Read.isListLike(given) && column instanceof TimeColumn
        ? Choice.ticks(column)
        : ObjectColumn.of(column);
  }

  /** Of two objects the first, if it is as great or as little, as Python compares them. */
  private static Column ofObjects(Column a, Column b, boolean least) {
    CompareOperator operator =
        least ? CompareOperator.LESS_OR_EQUAL : CompareOperator.GREATER_OR_EQUAL;
    Object[] results = Allocation.objects(a.size());
    for (int at = 0; at < results.length; at++) {
      Object one = a.item(at);
      Object two = b.item(at);
      Object first = Comparison.compare(operator, one, two);
      if (first == null) {
        throw PythonError.typeError(
                "'%s' not supported between instances of '%s' and '%s'"
                    .formatted(operator.symbol(), TypeNames.of(one), TypeNames.of(two)))
            .hinting("; use .clip() or .where()");
      }
      if (first == Scalars.NA) {
        throw PythonError.typeError("boolean value of NA is ambiguous")
            .hinting("; fill or drop it first");
      }
      results[at] = Boolean.TRUE.equals(Scalars.plain(first)) ? one : two;
    }
    return ObjectColumn.of(results);
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
