package dev.assay.pandas.api.index;

import dev.assay.pandas.api.array.ArrayObject;
import dev.assay.pandas.api.array.ArrayType;
import dev.assay.pandas.api.common.Read;
import dev.assay.pandas.api.common.TakePlaces;
import dev.assay.pandas.api.common.Wrap;
import dev.assay.pandas.api.datetimes.DateMethods;
import dev.assay.pandas.api.datetimes.ZonedTimes;
import dev.assay.pandas.api.indexing.Indexers;
import dev.assay.pandas.api.series.SeriesObject;
import dev.assay.pandas.api.series.SeriesSelection;
import dev.assay.pandas.column.BoolColumn;
import dev.assay.pandas.column.Column;
import dev.assay.pandas.column.DType;
import dev.assay.pandas.column.Scalars;
import dev.assay.pandas.column.TimeColumn;
import dev.assay.pandas.column.ZonedColumn;
import dev.assay.pandas.eval.Args;
import dev.assay.pandas.eval.Context;
import dev.assay.pandas.eval.PyCallable;
import dev.assay.pandas.eval.PyType;
import dev.assay.pandas.frame.Series;
import dev.assay.pandas.frame.compute.Rounding;
import dev.assay.pandas.frame.index.Index;
import dev.assay.pandas.frame.index.MultiIndex;
import dev.assay.pandas.frame.index.RangeIndex;
import dev.assay.pandas.frame.sort.Sorter;
import dev.assay.pandas.frame.time.DateFields;
import dev.assay.pandas.value.PythonError;
import java.util.List;

/** What an index shares with arrays and series: order, places, and the fields of its dates. */
final class IndexElements {

  private IndexElements() {}

  static PyType.Builder<IndexObject> add(PyType.Builder<IndexObject> table) {
    table
        .property("ndim", (_, _) -> 1L)
        .property("array", (self, _) -> ArrayObject.ofPandas(self.index().column()))
        .property("hasnans", (self, _) -> self.index().column().hasMissing())
        .property("is_monotonic_decreasing", (self, context) -> falls(self, context))
        .property("start", (self, _) -> range(self, "start").start())
        .property("step", (self, _) -> range(self, "step").step())
        .property("stop", (self, _) -> range(self, "stop").stop())
        .method("isna", "", (self, args) -> missing(self, args.context(), true))
        .method("isnull", "", (self, args) -> missing(self, args.context(), true))
        .method("notna", "", (self, args) -> missing(self, args.context(), false))
        .method("notnull", "", (self, args) -> missing(self, args.context(), false));
    for (String name : List.of("argmax", "argmin")) {
      table.method(
          name,
          "axis=None|0, skipna=True",
          (self, args) ->
              args.context().invoke(values(self), name, args.get("axis"), args.get("skipna")));
    }
    table.method("item", "", (self, args) -> ofArray(self, args.context(), "item"));
    for (String name : List.of("all", "any")) {
      table.method(name, "", (self, args) -> truth(self, args.context(), name));
    }
    return dates(places(table));
  }

  /** Dates have no truth in an index, which durations and periods have. */
  private static Object truth(IndexObject self, Context context, String name) {
    DType dtype = self.index().column().dtype();
    if (dtype.isDatetime() || dtype == DType.ZONED) {
      throw PythonError.typeError(
          "cannot perform " + name + " with this index type: DatetimeIndex");
    }
    return ofArray(self, context, name);
  }

  private static SeriesObject values(IndexObject self) {
    return new SeriesObject(Series.of(self.index().column(), Scalars.NONE));
  }

  private static Object ofArray(IndexObject self, Context context, String name) {
    return context.invoke(new ArrayObject(self.index().column()), name);
  }

  private static Object missing(IndexObject self, Context context, boolean missing) {
    BoolColumn truths = new BoolColumn(oneLevel(self).missing());
    return Wrap.array(context, missing ? truths : truths.not());
  }

  /** Labels of several levels are not said to be missing or not. */
  private static Column oneLevel(IndexObject self) {
    if (self.index() instanceof MultiIndex) {
      throw new PythonError("NotImplementedError", "isna is not defined for MultiIndex")
          .hinting("; reset_index() makes columns of the levels");
    }
    return self.index().column();
  }

  private static Object falls(IndexObject self, Context context) {
    return context.attribute(Wrap.series(context, self.series()), "is_monotonic_decreasing");
  }

  private static RangeIndex range(IndexObject self, String name) {
    if (self.index() instanceof RangeIndex range) {
      return range;
    }
    throw absent(name);
  }

  static PythonError absent(String name) {
    return PythonError.attributeError("'Index' object has no attribute '" + name + "'");
  }

  private static PyType.Builder<IndexObject> places(PyType.Builder<IndexObject> table) {
    return table
        .method(
            "argsort",
            "",
            (self, args) ->
                Wrap.array(args, ArrayType.positions(Sorter.order(self.index().column()))))
        .method(
            "take",
            "indices, axis=0, !allow_fill=True, !fill_value=None, *, ~out=None, ~mode='raise'",
            (self, args) ->
                taken(
                    self,
                    args,
                    TakePlaces.ofLabels(args.context(), args.get("indices"), self.index().size())))
        .method(
            "delete",
            "loc",
            (self, args) ->
                Wrap.index(args, Indexers.without(self.index(), positions(self, args, "loc"))))
        .method(
            "repeat",
            "repeats, ~axis=None",
            (self, args) ->
                Wrap.index(
                    args,
                    self.index()
                        .take(SeriesSelection.repeated(args, self.index().size()))
                        .withFreq(null)))
        .method(
            "fillna",
            "value, !downcast=None",
            (self, args) -> {
              oneLevel(self);
              Object filled =
                  args.context()
                      .invoke(Wrap.series(args, self.series()), "fillna", args.get("value"));
              return Wrap.index(
                  args, Index.of(((SeriesObject) filled).series().values(), self.index().name()));
            });
  }

  private static Object taken(IndexObject self, Args args, int[] places) {
    return Wrap.index(args, self.index().take(places));
  }

  /** Places from the beginning; negative ones count from the end. */
  private static int[] positions(IndexObject self, Args args, String name) {
    Object given = args.get(name);
    List<Object> items =
        Read.isListLike(given) ? Read.items(args.context(), given) : List.of(given);
    int size = self.index().size();
    return items.stream()
        .mapToInt(
            item -> {
              if (!(Scalars.plain(item) instanceof Long place) || place < -size || place >= size) {
                throw PythonError.indexError(
                    "index %s is out of bounds for axis 0 with size %d",
                    args.context().str(item), size);
              }
              return (int) (place < 0 ? place + size : place);
            })
        .toArray();
  }

  private static PyType.Builder<IndexObject> dates(PyType.Builder<IndexObject> table) {
    for (String name : DateFields.TRUTHS.keySet()) {
      table.property(name, (self, context) -> array(context, field(self, context, name)));
    }
    table.property("time", (self, context) -> array(context, field(self, context, "time")));
    for (String name : List.of("floor", "ceil")) {
      table.method(
          name, ZonedTimes.ROUND, (self, args) -> rounded(self, args, name, args.get("freq")));
    }
    table.method(
        "round", "decimals=0, ambiguous='raise', nonexistent='raise'", IndexElements::round);
    return table
        .method("normalize", "", (self, args) -> normalized(self, args.context()))
        .method("isocalendar", "", IndexElements::isoCalendar)
        .method(
            "to_pydatetime",
            "",
            (self, args) -> {
              accessor(self, "to_pydatetime");
              return field(self, args.context(), "to_pydatetime");
            });
  }

  /** Dates to a frequency, numbers to decimals. */
  private static Object round(IndexObject self, Args args) {
    Object given = args.get("decimals");
    return given instanceof String
        ? rounded(self, args, "round", given)
        : Wrap.index(
            args,
            Index.of(
                Rounding.round(self.index().column(), args.count("decimals")),
                self.index().name()));
  }

  private static Object rounded(IndexObject self, Args args, String name, Object frequency) {
    Context context = args.context();
    Object rounding = context.attribute(accessor(self, name), name);
    if (self.index().column() instanceof TimeColumn) {
      return index(self, context, context.call(rounding, frequency)); // durations among them
    }
    Object[] given = {frequency, args.get("ambiguous"), args.get("nonexistent")};
    return index(self, context, context.call(rounding, given));
  }

  private static Object normalized(IndexObject self, Context context) {
    return index(self, context, field(self, context, "normalize"));
  }

  private static Object isoCalendar(IndexObject self, Args args) {
    Context context = args.context();
    accessor(self, "isocalendar");
    Series dates = new Series(self.index().column(), self.index(), Scalars.NONE);
    return context.invoke(DateMethods.of(dates), "isocalendar");
  }

  private static DateMethods accessor(IndexObject self, String name) {
    if (self.index().levelCount() == 1
        && (self.index().column() instanceof TimeColumn
            || self.index().column() instanceof ZonedColumn)
        && DateMethods.of(self.series()) instanceof DateMethods accessor) {
      return accessor;
    }
    throw absent(name);
  }

  private static Object field(IndexObject self, Context context, String name) {
    Object field = context.attribute(accessor(self, name), name);
    return field instanceof PyCallable method ? context.call(method) : field;
  }

  private static Object array(Context context, Object series) {
    return Wrap.array(context, ((SeriesObject) series).series().values());
  }

  private static Object index(IndexObject self, Context context, Object series) {
    return Wrap.index(
        context, Index.of(((SeriesObject) series).series().values(), self.index().name()));
  }
}
