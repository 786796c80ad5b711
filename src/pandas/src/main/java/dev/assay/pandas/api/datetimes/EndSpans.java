package dev.assay.pandas.api.datetimes;

import dev.assay.pandas.api.common.Wrap;
import dev.assay.pandas.column.ZonedColumn;
import dev.assay.pandas.eval.Args;
import dev.assay.pandas.eval.Context;
import dev.assay.pandas.frame.index.Index;
import dev.assay.pandas.value.BinaryOperator;
import dev.assay.pandas.value.None;
import dev.assay.pandas.value.PyDict;
import dev.assay.pandas.value.PySlice;
import dev.assay.pandas.value.PyTuple;
import dev.assay.pandas.value.PythonError;

/** {@code first(offset)} and {@code last(offset)}: the rows within a time of the ends of dates. */
public final class EndSpans {

  private EndSpans() {}

  /** Of a series or a frame, of which this is the index. */
  public static Object first(Object self, Index index, Args args) {
    Context context = args.context();
    if (isEmpty(index, args)) {
      return context.call(context.attribute(self, "copy"));
    }
    Object labels = Wrap.index(context, index);
    OffsetObject offset = offset(args);
    Object end = end(context, context.getItem(labels, 0L), offset);
    if (offset.isTick() && context.contains(labels, end)) {
      Object at = context.call(context.attribute(labels, "searchsorted"), end);
      return context.getItem(context.attribute(self, "iloc"), until(at));
    }
    return context.getItem(context.attribute(self, "loc"), until(end));
  }

  /** Of a series or a frame, of which this is the index. */
  public static Object last(Object self, Index index, Args args) {
    Context context = args.context();
    if (isEmpty(index, args)) {
      return context.call(context.attribute(self, "copy"));
    }
    Object labels = Wrap.index(context, index);
    Object start =
        context.binary(BinaryOperator.SUBTRACT, context.getItem(labels, -1L), offset(args));
    PyDict side = new PyDict();
    side.put("side", "right");
    Object at = context.call(context.attribute(labels, "searchsorted"), PyTuple.of(start), side);
    return context.getItem(context.attribute(self, "iloc"), new PySlice(at, None.NONE, None.NONE));
  }

  private static boolean isEmpty(Index index, Args args) {
    if (!index.isOfDates() && !(index.column() instanceof ZonedColumn)) {
      throw PythonError.typeError("'" + args.function() + "' only supports a DatetimeIndex index")
          .hinting("; use iloc, or agg('" + args.function() + "') of groups");
    }
    return index.size() == 0;
  }

  private static OffsetObject offset(Args args) {
    return args.get("offset") instanceof OffsetObject offset
        ? offset
        : OffsetObject.of(OffsetObject.step(args.get("offset")));
  }

  private static PySlice until(Object end) {
    return new PySlice(None.NONE, end, None.NONE);
  }

  /** A date that ends a month, say, counts as the first of the months. */
  private static Object end(Context context, Object first, OffsetObject offset) {
    Object from = first;
    if (!offset.isTick()
        && context.truth(context.call(context.attribute(offset, "is_on_offset"), first))) {
      from = context.binary(BinaryOperator.SUBTRACT, first, offset.single());
    }
    return context.binary(BinaryOperator.ADD, from, offset);
  }
}
