package dev.assay.pandas.api.index;

import dev.assay.pandas.api.common.Read;
import dev.assay.pandas.api.common.Wrap;
import dev.assay.pandas.api.datetimes.IntervalType;
import dev.assay.pandas.column.BoolColumn;
import dev.assay.pandas.column.Column;
import dev.assay.pandas.column.Columns;
import dev.assay.pandas.column.Interval;
import dev.assay.pandas.column.IntervalColumn;
import dev.assay.pandas.column.LongColumn;
import dev.assay.pandas.column.Scalars;
import dev.assay.pandas.eval.Args;
import dev.assay.pandas.eval.Context;
import dev.assay.pandas.eval.PyType;
import dev.assay.pandas.frame.index.Index;
import dev.assay.pandas.frame.sort.Sorter;
import dev.assay.pandas.value.Allocation;
import dev.assay.pandas.value.PythonError;
import dev.assay.pandas.value.TimeLimit;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;

/** What an IntervalIndex has besides, and how one is made. */
public final class IntervalMethods {

  private IntervalMethods() {}

  static PyType.Builder<IndexObject> add(PyType.Builder<IndexObject> table) {
    for (String name : List.of("left", "right")) {
      table.property(
          name,
          (self, context) ->
              index(
                  context,
                  name.equals("left") ? intervals(self).left() : intervals(self).right(),
                  Scalars.NONE));
    }
    for (String name : List.of("mid", "length")) {
      table.property(name, (self, context) -> each(self, context, name));
    }
    table
        .property("closed", (self, _) -> intervals(self).closed().text())
        .property("is_overlapping", (self, _) -> overlapping(intervals(self)))
        .property(
            "is_non_overlapping_monotonic",
            (self, _) -> Sorter.isSorted(intervals(self)) && !overlapping(intervals(self)))
        .property(
            "is_empty", (self, context) -> test(context, intervals(self), IntervalType::isEmpty))
        .method(
            "contains",
            "other",
            (self, args) -> {
              Object sought = args.get("other");
              return test(
                  args.context(), intervals(self), each -> Boolean.TRUE.equals(each.holds(sought)));
            })
        .method(
            "overlaps",
            "other",
            (self, args) -> {
              if (!(args.get("other") instanceof Interval other)) {
                throw PythonError.typeError(
                    "`other` must be Interval-like, got "
                        + args.context().typeName(args.get("other")));
              }
              return test(args.context(), intervals(self), each -> each.overlaps(other));
            })
        .method(
            "set_closed",
            "closed",
            (self, args) ->
                index(
                    args.context(),
                    new IntervalColumn(
                        intervals(self).left(), intervals(self).right(), IntervalType.closed(args)),
                    self.index().name()))
        .method("to_tuples", "!na_tuple=True", IntervalMethods::tuples)
        .method("get_indexer", "target", IntervalMethods::indexer);
    return addConstructors(table);
  }

  private static PyType.Builder<IndexObject> addConstructors(PyType.Builder<IndexObject> table) {
    return table
        .constructor(
            "data, closed=None, !dtype=None, !copy=False, name=None", IntervalMethods::create)
        .function(
            "from_breaks",
            "breaks, closed='right', name=None, !copy=False, !dtype=None",
            args -> ofBreaks(args, Columns.inferred(Read.column(args, "breaks"))))
        .function(
            "from_arrays",
            "left, right, closed='right', name=None, !copy=False, !dtype=None",
            args ->
                index(
                    args.context(),
                    ordered(
                        new IntervalColumn(
                            Read.column(args, "left"),
                            Read.column(args, "right"),
                            IntervalType.closed(args))),
                    args.get("name")))
        .function(
            "from_tuples",
            "data, closed='right', name=None, !copy=False, !dtype=None",
            IntervalMethods::ofTuples);
  }

  private static Object create(Args args) {
    throw PythonError.unsupported(
        "pd.IntervalIndex(...) of a list", "use pd.IntervalIndex.from_arrays(left, right)");
  }

  /** An index of the intervals between edges. */
  public static Object ofBreaks(Args args, Column edges) {
    if (!Sorter.isSorted(edges)) {
      throw PythonError.valueError("left side of interval must be <= right side");
    }
    return index(
        args.context(), IntervalColumn.between(edges, IntervalType.closed(args)), args.get("name"));
  }

  private static Object ofTuples(Args args) {
    List<Object> lefts = new ArrayList<>();
    List<Object> rights = new ArrayList<>();
    for (Object pair : args.list("data")) {
      List<Object> edges =
          Scalars.isMissing(pair) ? List.of(Scalars.NAN, Scalars.NAN) : args.context().list(pair);
      lefts.add(edges.get(0));
      rights.add(edges.get(1));
    }
    List<Object> all = new ArrayList<>(lefts);
    all.addAll(rights);
    Column edges = Columns.infer(all);
    int size = lefts.size();
    return index(
        args.context(),
        ordered(
            new IntervalColumn(
                edges.slice(0, size), edges.slice(size, 2 * size), IntervalType.closed(args))),
        args.get("name"));
  }

  /** A ValueError for intervals that end before they begin. */
  private static IntervalColumn ordered(IntervalColumn intervals) {
    for (int at = 0; at < intervals.size(); at++) {
      Column edges =
          Columns.concat(
              List.of(
                  intervals.left().take(new int[] {at}), intervals.right().take(new int[] {at})));
      if (!intervals.isMissing(at) && !Sorter.isSorted(edges)) {
        throw PythonError.valueError("left side of interval must be <= right side");
      }
    }
    return intervals;
  }

  private static IntervalColumn intervals(IndexObject self) {
    return (IntervalColumn) self.index().column();
  }

  private static Object index(Context context, Column column, Object name) {
    return Wrap.index(context, Index.of(column, name));
  }

  private static Object each(IndexObject self, Context context, String attribute) {
    List<Object> results = new ArrayList<>();
    for (Object interval : intervals(self).items()) {
      results.add(interval instanceof Interval ? context.attribute(interval, attribute) : interval);
    }
    return index(context, Columns.infer(results), Scalars.NONE);
  }

  private static Object test(
      Context context, IntervalColumn intervals, Predicate<Interval> predicate) {
    return Wrap.array(
        context,
        new BoolColumn(
            Allocation.booleans(
                intervals.size(),
                at -> intervals.item(at) instanceof Interval one && predicate.test(one))));
  }

  /** Whether any two have something in common. */
  public static boolean overlapping(IntervalColumn intervals) {
    for (int one = 0; one < intervals.size(); one++) {
      for (int other = one + 1; other < intervals.size(); other++) {
        TimeLimit.check();
        if (intervals.item(one) instanceof Interval first
            && intervals.item(other) instanceof Interval second
            && first.overlaps(second)) {
          return true;
        }
      }
    }
    return false;
  }

  private static Object tuples(IndexObject self, Args args) {
    throw PythonError.unsupported("to_tuples() of intervals", "use left and right");
  }

  private static Object indexer(IndexObject self, Args args) {
    if (overlapping(intervals(self))) {
      throw PythonError.unsupported(
          "get_indexer() of overlapping intervals", "use contains(value)");
    }
    List<Object> wanted = Read.items(args, "target");
    long[] places = Allocation.longs(wanted.size());
    for (int at = 0; at < places.length; at++) {
      TimeLimit.check();
      places[at] = self.index().find(wanted.get(at));
    }
    return Wrap.array(args, LongColumn.of(places));
  }
}
