package dev.assay.pandas.builtins.pandas;

import dev.assay.pandas.eval.Args;
import dev.assay.pandas.eval.PyCallable;
import dev.assay.pandas.eval.PyType;
import dev.assay.pandas.frame.BoolColumn;
import dev.assay.pandas.frame.Column;
import dev.assay.pandas.frame.Columns;
import dev.assay.pandas.frame.DType;
import dev.assay.pandas.frame.Index;
import dev.assay.pandas.frame.Levels;
import dev.assay.pandas.frame.LongColumn;
import dev.assay.pandas.frame.MultiIndex;
import dev.assay.pandas.frame.ObjectColumn;
import dev.assay.pandas.frame.Positions;
import dev.assay.pandas.frame.Scalars;
import dev.assay.pandas.frame.Series;
import dev.assay.pandas.frame.assign.Reindexer;
import dev.assay.pandas.frame.join.Aligner;
import dev.assay.pandas.frame.missing.MissingValues;
import dev.assay.pandas.frame.select.Duplicates;
import dev.assay.pandas.frame.select.LabelSelector;
import dev.assay.pandas.frame.select.Largest;
import dev.assay.pandas.value.None;
import dev.assay.pandas.value.PyDict;
import dev.assay.pandas.value.PySlice;
import dev.assay.pandas.value.PythonError;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;

/** Methods of a series that choose, order or relabel its rows. */
final class SeriesSelection {

  private SeriesSelection() {}

  static PyType.Builder<SeriesObject> add(PyType.Builder<SeriesObject> table) {
    table
        .method(
            "head",
            "n=5",
            (self, args) -> ends(self, args, new PySlice(None.NONE, args.integer("n"), None.NONE)))
        .method("tail", "n=5", (self, args) -> ends(self, args, Tail.slice(args.integer("n"))))
        .method("sort_values", SORT, SeriesSelection::sortValues)
        .method("sort_index", INDEX_SORT, SeriesSelection::sortIndex)
        .method("argsort", "axis=0, kind='quicksort'", SeriesSelection::argsort)
        .method("nlargest", "n=5, keep='first'", (self, args) -> largest(self, args, false))
        .method("nsmallest", "n=5, keep='first'", (self, args) -> largest(self, args, true))
        .method(
            "drop_duplicates",
            "*, keep='first', inplace=False, ignore_index=False",
            SeriesSelection::dropDuplicates)
        .method("duplicated", "keep='first'", SeriesSelection::duplicated)
        .method(
            "dropna",
            "*, axis=0, inplace=False, how=None, ignore_index=False",
            SeriesSelection::dropna)
        .method(
            "reset_index",
            "level=None, *, drop=False, name=..., inplace=False, !allow_duplicates=False",
            SeriesSelection::resetIndex)
        .method(
            "rename",
            "index=None, *, axis=None, !copy=None, inplace=False, level=None, errors='ignore'",
            SeriesSelection::rename)
        .method(
            "rename_axis",
            "mapper=..., *, index=..., columns=..., axis=0, !copy=None, inplace=False",
            Relabel::renameAxisOfSeries)
        .method("reindex_like", "other", SeriesSelection::reindexLike)
        .method(
            "reindex",
            "index=None, *, !axis=None, !method=None, !copy=None, !level=None, fill_value=None,"
                + " !limit=None, !tolerance=None",
            SeriesSelection::reindex)
        .method(
            "drop",
            "labels=None, *, axis=0, index=None, columns=None, !level=None, inplace=False,"
                + " errors='raise'",
            SeriesSelection::drop)
        .method("get", "key, default=None", (self, args) -> get(self, args))
        .method("keys", "", (self, args) -> Wrap.index(args.context(), self.series().index()))
        .method(
            "take",
            "indices, !axis=0",
            (self, args) ->
                Wrap.series(
                    args.context(),
                    self.series()
                        .take(
                            Select.positions(
                                args.context(), args.get("indices"), self.series().size()))));
    return addLabels(table);
  }

  private static PyType.Builder<SeriesObject> addLabels(PyType.Builder<SeriesObject> table) {
    table
        .method(
            "truncate",
            "before=None, after=None",
            (self, args) ->
                Wrap.series(
                    args.context(),
                    self.series()
                        .sliced(
                            new LabelSelector(self.series().index())
                                .slice(args.get("before"), args.get("after")))))
        .method(
            "filter",
            "items=None, like=None, regex=None, !axis=None",
            (self, args) ->
                Wrap.series(
                    args.context(),
                    self.series().take(LabelFilter.positions(args, self.series().index()))))
        .method(
            "set_axis",
            "labels, *, !axis=0, !copy=None",
            (self, args) ->
                Wrap.series(
                    args.context(),
                    self.series()
                        .withIndex(
                            Labelled.index(
                                args.context(), args.get("labels"), self.series().index()))))
        .method(
            "droplevel",
            "level, !axis=0",
            (self, args) ->
                Wrap.series(
                    args.context(),
                    self.series()
                        .withIndex(
                            Levels.without(
                                self.series().index(),
                                Read.labels(args.context(), args.get("level"))))));
    return addLevels(table);
  }

  private static PyType.Builder<SeriesObject> addLevels(PyType.Builder<SeriesObject> table) {
    return table
        .method("align", Alignment.NOTATION, Alignment::series)
        .method("combine", "other, func, fill_value=None", Alignment::combined)
        .method(
            "reorder_levels",
            "order",
            (self, args) ->
                Wrap.series(
                    args.context(),
                    self.series()
                        .withIndex(
                            Levels.reordered(
                                self.series().index(),
                                Read.items(args.context(), args.get("order"))))))
        .method(
            "swaplevel",
            "i=-2, j=-1, !copy=None",
            (self, args) ->
                Wrap.series(
                    args.context(),
                    self.series()
                        .withIndex(
                            Levels.swapped(self.series().index(), args.get("i"), args.get("j")))));
  }

  static final String SORT =
      "*, axis=0, ascending=True, inplace=False, kind='quicksort', na_position='last',"
          + " ignore_index=False, key=None";
  static final String INDEX_SORT =
      "*, axis=0, level=None, ascending=True, inplace=False, kind='quicksort',"
          + " na_position='last', !sort_remaining=True, ignore_index=False, key=None";

  private static Object ends(SeriesObject self, Args args, PySlice slice) {
    return Wrap.series(
        args.context(), self.series().sliced(Select.slice(slice, self.series().size())));
  }

  private static Object sortValues(SeriesObject self, Args args) {
    Series series = self.series();
    Column key = Keyed.of(args, series.values());
    Object ascending = args.get("ascending");
    boolean up =
        Read.isListLike(ascending)
            ? args.context().truth(Read.items(args.context(), ascending).getFirst())
            : args.truth("ascending");
    int[] order = IndexOrder.order(args, List.of(key), List.of(up));
    boolean sorted = Positions.isAll(order);
    Series taken = series.kept(order);
    return InPlace.done(self, args, sorted ? taken : IgnoreIndex.applied(args, taken));
  }

  /** The positions, among the values that are not missing, in ascending order; -1 for missing. */
  private static Object argsort(SeriesObject self, Args args) {
    Column values = self.series().values();
    boolean[] missing = values.missing();
    int[] present = IntStream.range(0, missing.length).filter(row -> !missing[row]).toArray();
    Column sorted = ArrayType.argsort(args, values.take(present));
    long[] places = new long[values.size()];
    Arrays.fill(places, -1);
    for (int at = 0; at < present.length; at++) {
      places[present[at]] = (long) sorted.item(at);
    }
    return Wrap.series(args.context(), self.series().withValues(LongColumn.of(places)));
  }

  private static Object sortIndex(SeriesObject self, Args args) {
    Series series = self.series();
    Series taken = series.kept(IndexOrder.of(args, series.index()));
    Series sorted = taken.withIndex(IndexOrder.sorted(taken.index()));
    return InPlace.done(self, args, IgnoreIndex.applied(args, sorted));
  }

  private static Object largest(SeriesObject self, Args args, boolean smallest) {
    Series series = self.series();
    Series chosen = series.kept(largest(series, args, smallest));
    return Wrap.series(
        args.context(),
        args.count("n") < series.size() ? chosen.withIndex(inferred(chosen.index())) : chosen);
  }

  /** Labels that are objects get the dtype of numbers or times where they are nothing else. */
  private static Index inferred(Index index) {
    if (index.levelCount() > 1
        || !(index.column() instanceof ObjectColumn labels)
        || labels.dtype() != DType.OBJECT
        || labels.size() == 0) {
      return index;
    }
    Column known = Columns.infer(labels.items());
    boolean typed = known.dtype().isNumeric() || known.dtype().isTime();
    return typed ? Index.of(known, index.name()) : index;
  }

  /**
   * The rows with the largest or smallest values.
   *
   * @throws PythonError a KeyError where labels are missing that a level knows as such: they are
   *     not found again
   */
  static int[] largest(Series series, Args args, boolean smallest) {
    Column values = series.values();
    String method = smallest ? "nsmallest" : "nlargest";
    if (!Largest.isOrdered(values.dtype())) {
      throw PythonError.typeError(
          "Cannot use method '%s' with dtype %s".formatted(method, values.dtypeName()));
    }
    Positions missing = new Positions();
    Index present = series.index().take(Positions.where(notMissing(values)));
    if (present instanceof MultiIndex labels && series.index().isUnique()) {
      labels.requireFindable();
    }
    for (int row = 0; row < values.size(); row++) {
      if (values.isMissing(row) && present.find(series.index().label(row)) < 0) {
        missing.add(row);
      }
    }
    return Largest.rows(values, missing.toArray(), args.count("n"), args.string("keep"), smallest);
  }

  private static boolean[] notMissing(Column values) {
    boolean[] present = values.missing().clone();
    for (int row = 0; row < present.length; row++) {
      present[row] = !present[row];
    }
    return present;
  }

  static String keep(Args args) {
    return args.get("keep").equals(false) ? "false" : String.valueOf(args.get("keep"));
  }

  private static boolean[] repeated(SeriesObject self, Args args) {
    return Duplicates.mask(List.of(self.series().values()), keep(args), self.series().size());
  }

  private static Object dropDuplicates(SeriesObject self, Args args) {
    boolean[] kept = repeated(self, args);
    for (int at = 0; at < kept.length; at++) {
      kept[at] = !kept[at];
    }
    Series result = self.series().take(Positions.where(kept));
    return InPlace.done(self, args, IgnoreIndex.applied(args, result));
  }

  private static Object duplicated(SeriesObject self, Args args) {
    return Wrap.series(
        args.context(), self.series().withValues(new BoolColumn(repeated(self, args))));
  }

  private static Object dropna(SeriesObject self, Args args) {
    Series series = self.series();
    boolean[] present = MissingValues.isMissing(series.values()).not().values();
    Series kept = series.values().hasMissing() ? series.take(Positions.where(present)) : series;
    return InPlace.done(self, args, IgnoreIndex.applied(args, kept));
  }

  private static Object resetIndex(SeriesObject self, Args args) {
    Series series = self.series();
    if (args.truth("drop")) {
      Index left =
          args.optional("level") == null
              ? Index.range(series.size())
              : Levels.without(series.index(), Read.labels(args.context(), args.get("level")));
      return InPlace.done(self, args, series.withIndex(left));
    }
    if (args.truth("inplace")) {
      throw PythonError.typeError("Cannot reset_index inplace on a Series to create a DataFrame");
    }
    Object name = args.has("name") ? args.get("name") : series.name();
    Object label = name == Scalars.NONE && !args.has("name") ? (Object) 0L : name;
    return Wrap.frame(
        args.context(),
        Relabel.resetIndex(args.context(), series.named(label).toFrame(), args.get("level"), null));
  }

  private static Object rename(SeriesObject self, Args args) {
    Object given = args.get("index");
    Series series = self.series();
    boolean names =
        !(given instanceof PyCallable)
            && !(given instanceof PyDict)
            && !(given instanceof SeriesObject);
    Series renamed =
        names
            ? series.named(given)
            : series.withIndex(
                Relabel.renamed(args.context(), series.index(), given, args.optional("level")));
    return InPlace.done(self, args, renamed);
  }

  private static Object reindexLike(SeriesObject self, Args args) {
    Index index =
        args.get("other") instanceof SeriesObject other
            ? other.series().index()
            : Read.framed(args, "other", "_construct_axes_dict").frame().index();
    return args.context().call(args.context().attribute(self, "reindex"), new IndexObject(index));
  }

  private static Object reindex(SeriesObject self, Args args) {
    Index wanted = Read.index(args.context(), args.get("index"));
    Series series = self.series();
    Relabel.requireTuples(series.index(), wanted);
    Series result =
        Reindexer.rows(series, FrameLabels.named(args.get("index"), wanted, series.index()));
    if (args.optional("fill_value") != null) {
      int[] positions = Aligner.positions(series.index(), wanted);
      Relabel.requireFitting(series.values(), series.index(), wanted, args.get("fill_value"));
      result =
          result.withValues(Reindexer.filled(series.values(), positions, args.get("fill_value")));
    }
    return Wrap.series(args.context(), result);
  }

  private static Object drop(SeriesObject self, Args args) {
    Object labels = args.optional("labels") != null ? args.get("labels") : args.get("index");
    int[] rows =
        Relabel.dropped(
            self.series().index(),
            Read.labels(args.context(), labels),
            args.string("errors").equals("ignore"));
    return InPlace.done(self, args, Indexers.without(self.series(), rows));
  }

  private static Object get(SeriesObject self, Args args) {
    try {
      return self.getItem(args.context(), args.get("key"));
    } catch (PythonError error) {
      if (error.type().equals("KeyError") || error.type().equals("IndexError")) {
        return args.get("default");
      }
      throw error;
    }
  }
}
