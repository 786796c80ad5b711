package dev.assay.pandas.builtins.pandas;

import dev.assay.pandas.eval.Args;
import dev.assay.pandas.eval.Context;
import dev.assay.pandas.eval.PyCallable;
import dev.assay.pandas.eval.PyType;
import dev.assay.pandas.frame.BoolColumn;
import dev.assay.pandas.frame.CategoryColumn;
import dev.assay.pandas.frame.Column;
import dev.assay.pandas.frame.DType;
import dev.assay.pandas.frame.DataFrame;
import dev.assay.pandas.frame.Index;
import dev.assay.pandas.frame.RangeIndex;
import dev.assay.pandas.frame.Scalars;
import dev.assay.pandas.frame.Series;
import dev.assay.pandas.frame.TimeColumn;
import dev.assay.pandas.frame.aggregate.Aggregation;
import dev.assay.pandas.frame.aggregate.Aggregations;
import dev.assay.pandas.frame.codes.Codes;
import dev.assay.pandas.frame.codes.Factorizer;
import dev.assay.pandas.frame.select.LabelSelector;
import dev.assay.pandas.frame.select.Membership;
import dev.assay.pandas.frame.sort.Sorter;
import dev.assay.pandas.frame.time.DateFields;
import dev.assay.pandas.frame.time.DateFormatter;
import dev.assay.pandas.value.PyList;
import dev.assay.pandas.value.PySlice;
import dev.assay.pandas.value.PyTuple;
import dev.assay.pandas.value.PythonError;
import java.util.List;
import java.util.Objects;
import java.util.stream.IntStream;

/** The table of {@code pd.Index} and its kinds. */
final class IndexType {

  static final PyType<IndexObject> TYPE =
      PyType.builder("Index", IndexObject.class)
          .doc("the labels of rows or columns")
          .constructor(
              "data=None, dtype=None, !copy=False, name=None, !tupleize_cols=True",
              IndexType::create)
          .property("values", (self, context) -> Wrap.array(context, self.index().column()))
          .property("name", (self, _) -> self.index().name())
          .property("names", (self, _) -> PyList.copyOf(self.index().names()))
          .property("dtype", (self, _) -> DTypeObject.of(self.index().column()))
          .property("size", (self, _) -> (long) self.index().size())
          .property("shape", (self, _) -> PyTuple.of((long) self.index().size()))
          .property("empty", (self, _) -> self.index().size() == 0)
          .property("nlevels", (self, _) -> (long) self.index().levelCount())
          .property("is_unique", (self, _) -> self.index().isUnique())
          .property("has_duplicates", (self, _) -> !self.index().isUnique())
          .property("is_monotonic_increasing", (self, _) -> Sorter.isSorted(self.index().column()))
          .property("str", (self, _) -> StringMethods.of(self.index()))
          .property("levels", (self, context) -> levels(self, context))
          .property("T", (self, _) -> self)
          .with(IndexType::values)
          .with(IndexType::dates)
          .with(IndexSets::add)
          .with(IndexElements::add)
          .with(LackingParts::ofIndexes)
          .build();

  private IndexType() {}

  private static Object create(Args args) {
    Context context = args.context();
    Object data = args.get("data");
    Index index = data == Scalars.NONE ? Index.range(0) : Read.index(context, data);
    if (args.optional("dtype") != null) {
      index = Index.of(Astype.cast(context, index.column(), args.get("dtype")), index.name());
    }
    return Wrap.index(
        context, args.optional("name") == null ? index : index.named(args.get("name")));
  }

  private static Object levels(IndexObject self, Context context) {
    PyList levels = PyList.of();
    for (int at = 0; at < self.index().levelCount(); at++) {
      Column level = self.index().levels().get(at);
      Codes codes = Factorizer.codes(level, Factorizer.Missing.DROP);
      Column uniques = codes.uniques(level);
      levels.add(
          Wrap.index(
              context,
              Index.of(
                  uniques.take(Sorter.safeOrder(List.of(uniques))), self.index().names().get(at))));
    }
    return levels;
  }

  private static PyType.Builder<IndexObject> values(PyType.Builder<IndexObject> table) {
    for (String name : List.of("min", "max")) {
      Aggregation aggregation = Objects.requireNonNull(Aggregations.named(name));
      table.method(
          name,
          "axis=None, skipna=True",
          (self, _) -> {
            Object found = Reduce.column(self.index().column(), aggregation, true);
            return self.index() instanceof RangeIndex ? Scalars.plain(found) : found;
          });
    }
    table
        .method("tolist", "", (self, _) -> PyList.copyOf(self.labels()))
        .method("to_list", "", (self, _) -> PyList.copyOf(self.labels()))
        .method(
            "to_numpy",
            "dtype=None, copy=False, !na_value=None",
            (self, args) ->
                Wrap.array(
                    args.context(),
                    args.optional("dtype") == null
                        ? self.index().column()
                        : Astype.cast(args.context(), self.index().column(), args.get("dtype"))))
        .method(
            "to_series",
            "!index=None, !name=None",
            (self, args) ->
                Wrap.series(
                    args.context(),
                    new Series(self.index().column(), self.index(), self.index().name())))
        .method("to_frame", "index=True, name=...", IndexType::toFrame)
        .method(
            "to_flat_index",
            "",
            (self, args) ->
                Wrap.index(args.context(), Index.of(self.index().column(), Scalars.NONE)))
        .method("astype", "dtype, copy=True", IndexType::astype)
        .method("map", "mapper, !na_action=None", IndexType::map);
    return tests(table);
  }

  private static PyType.Builder<IndexObject> tests(PyType.Builder<IndexObject> table) {
    table.method(
        "isin",
        "values, level=None",
        (self, args) -> {
          Column own =
              args.optional("level") == null
                  ? self.index().column()
                  : self.index().levels().get(Relabel.level(self.index(), args.get("level")));
          return Wrap.array(
              args.context(), Membership.of(own, Read.column(args.context(), args.get("values"))));
        });
    return naming(table);
  }

  private static PyType.Builder<IndexObject> naming(PyType.Builder<IndexObject> table) {
    table
        .method(
            "copy",
            "!name=None, deep=False",
            (self, args) -> Wrap.index(args.context(), self.index()))
        .method(
            "rename",
            "name, inplace=False",
            (self, args) ->
                Wrap.index(
                    args.context(),
                    Relabel.renamedAxis(args.context(), self.index(), args.get("name"))))
        .method(
            "set_names",
            "names, *, !level=None, inplace=False",
            (self, args) ->
                Wrap.index(
                    args.context(),
                    Relabel.renamedAxis(args.context(), self.index(), args.get("names"))))
        .method(
            "get_level_values",
            "level",
            (self, args) -> {
              int level = Relabel.level(self.index(), args.get("level"));
              return Wrap.index(
                  args.context(),
                  Index.of(self.index().levels().get(level), self.index().names().get(level)));
            })
        .method(
            "droplevel",
            "level=0",
            (self, args) ->
                Wrap.index(
                    args.context(),
                    Relabel.withoutLevels(
                        self.index(), Read.labels(args.context(), args.get("level")))))
        .method(
            "swaplevel",
            "i=-2, j=-1",
            (self, args) ->
                Wrap.index(
                    args.context(), Relabel.swapped(self.index(), args.get("i"), args.get("j"))));
    return lookups(table);
  }

  private static PyType.Builder<IndexObject> lookups(PyType.Builder<IndexObject> table) {
    return table
        .method(
            "reorder_levels",
            "order",
            (self, args) ->
                Wrap.index(
                    args.context(),
                    Relabel.reordered(self.index(), Read.items(args.context(), args.get("order")))))
        .method(
            "get_loc",
            "key",
            (self, args) -> {
              int[] found = new LabelSelector(self.index()).one(args.get("key"));
              return places(self, found);
            })
        .method(
            "value_counts",
            "normalize=False, sort=True, ascending=False, !bins=None, dropna=True",
            (self, args) ->
                Wrap.series(
                    args.context(),
                    self.index().levelCount() > 1
                        ? GroupCounts.labels(self.index(), args)
                        : SeriesCounts.of(self.series(), args)))
        .method(
            "nunique",
            "dropna=True",
            (self, args) ->
                (long)
                    Factorizer.codes(
                            self.index().levels(),
                            args.truth("dropna")
                                ? Factorizer.Missing.DROP
                                : Factorizer.Missing.KEEP)
                        .count());
  }

  private static Object toFrame(IndexObject self, Args args) {
    Index index = self.index();
    List<Object> names =
        args.has("name")
            ? Read.labels(args.context(), args.get("name"))
            : IntStream.range(0, index.levelCount())
                .mapToObj(
                    at ->
                        index.names().get(at) == Scalars.NONE
                            ? (Object) (long) at
                            : index.names().get(at))
                .toList();
    Index rows = args.truth("index") ? index : Index.range(index.size());
    return Wrap.frame(args.context(), new DataFrame(Index.ofLabels(names), index.levels(), rows));
  }

  private static Object astype(IndexObject self, Args args) {
    Index index = self.index();
    Object dtype = args.get("dtype");
    if (index.levelCount() > 1) {
      if (Astype.isText(args.context(), dtype)
          || Astype.dtype(args.context(), dtype) != DType.OBJECT) {
        throw PythonError.typeError(
            "Setting a MultiIndex dtype to anything other than object is not supported");
      }
      return self;
    }
    Column cast = Astype.cast(args.context(), index.column(), dtype);
    return Wrap.index(args.context(), Index.of(cast, index.name()));
  }

  private static Object map(IndexObject self, Args args) {
    Column column = self.index().column();
    Column mapped =
        args.get("mapper") instanceof PyCallable function && !(column instanceof CategoryColumn)
            ? Functions.map(args.context(), column, function)
            : Mapping.of(args.context(), column, args.get("mapper"), false);
    Index index =
        mapped.dtype() == DType.OBJECT
            ? Index.ofLabels(mapped.items())
            : Index.of(mapped, Scalars.NONE);
    return Wrap.index(
        args.context(), index.levelCount() == 1 ? index.named(self.index().name()) : index);
  }

  private static PyType.Builder<IndexObject> dates(PyType.Builder<IndexObject> table) {
    DateFields.NUMBERS.forEach(
        (name, field) ->
            table.property(
                name,
                (self, context) ->
                    Wrap.index(
                        context,
                        Index.of(
                            DateFields.number(times(self, name), field), self.index().name()))));
    table
        .property(
            "date",
            (self, context) ->
                Wrap.array(
                    context,
                    DateFields.object(
                        times(self, "date"), time -> time.toLocalDate(), Scalars.NAT)))
        .method(
            "strftime",
            "date_format",
            (self, args) ->
                Wrap.index(
                    args.context(),
                    Index.of(
                        DateFields.object(
                            times(self, "strftime"),
                            time -> DateFormatter.format(time, args.string("date_format")),
                            Scalars.NAN),
                        self.index().name())));
    return spans(dateNames(table));
  }

  private static PyType.Builder<IndexObject> spans(PyType.Builder<IndexObject> table) {
    for (String name : List.of("days", "seconds", "microseconds")) {
      table.property(
          name,
          (self, context) -> ofSpans(self, context, new SpanMethods(spans(self, name)), name));
    }
    return table
        .method(
            "total_seconds",
            "",
            (self, args) -> {
              Series spans = spans(self, "total_seconds");
              return ofSpans(self, args.context(), new SpanMethods(spans), "total_seconds");
            })
        .method("sum", "", (self, args) -> total(self, args, "sum"))
        .method("mean", "", (self, args) -> total(self, args, "mean"));
  }

  /** What an accessor of a series gives, as an index. */
  private static Object ofSpans(
      IndexObject self, Context context, SpanMethods accessor, String name) {
    Object field = context.attribute(accessor, name);
    SeriesObject result =
        (SeriesObject) (field instanceof PyCallable method ? context.call(method) : field);
    return Wrap.index(context, Index.of(result.series().values(), self.index().name()));
  }

  private static Object total(IndexObject self, Args args, String name) {
    return args.context()
        .call(args.context().attribute(Wrap.series(args.context(), spans(self, name)), name));
  }

  /** The labels as a series; an AttributeError when they are no durations. */
  private static Series spans(IndexObject self, String name) {
    Column labels = self.index().column();
    if (labels.dtype() != DType.TIMEDELTA) {
      throw PythonError.attributeError("'Index' object has no attribute '" + name + "'");
    }
    return new Series(labels, Index.range(labels.size()), self.index().name());
  }

  private static PyType.Builder<IndexObject> dateNames(PyType.Builder<IndexObject> table) {
    return table
        .method(
            "tz_localize",
            "tz, !ambiguous='raise', !nonexistent='raise'",
            (self, args) -> {
              times(self, "tz_localize");
              return DateMethods.withoutZone(self, args);
            })
        .method(
            "month_name",
            "",
            (self, args) ->
                Wrap.index(
                    args.context(),
                    Index.of(
                        DateFields.object(
                            times(self, "month_name"),
                            time -> DateFormatter.format(time, "%B"),
                            Scalars.NAN),
                        self.index().name())))
        .method(
            "day_name",
            "",
            (self, args) ->
                Wrap.index(
                    args.context(),
                    Index.of(
                        DateFields.object(
                            times(self, "day_name"),
                            time -> DateFormatter.format(time, "%A"),
                            Scalars.NAN),
                        self.index().name())))
        .method(
            "to_period",
            "freq=None",
            (self, args) ->
                Wrap.index(
                    args.context(),
                    Index.of(
                        Periods.of(times(self, "to_period"), args.string("freq")),
                        self.index().name())));
  }

  /** Where a label is: its place, a slice of neighbouring places, or a truth for each label. */
  private static Object places(IndexObject self, int[] found) {
    if (found.length == 1) {
      return (long) found[0];
    }
    boolean ordered = self.index().levelCount() > 1 || Sorter.isSorted(self.index().column());
    if (ordered && found[found.length - 1] - found[0] == found.length - 1) {
      return new PySlice((long) found[0], found[found.length - 1] + 1L, Scalars.NONE);
    }
    boolean[] truths = new boolean[self.index().size()];
    for (int at : found) {
      truths[at] = true;
    }
    return new ArrayObject(new BoolColumn(truths));
  }

  private static TimeColumn times(IndexObject self, String name) {
    if (self.index().column() instanceof TimeColumn times && times.dtype() == DType.DATETIME) {
      return times;
    }
    throw PythonError.attributeError("'Index' object has no attribute '" + name + "'");
  }
}
