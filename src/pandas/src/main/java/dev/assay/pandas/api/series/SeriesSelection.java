package dev.assay.pandas.api.series;

import dev.assay.pandas.api.array.ArrayType;
import dev.assay.pandas.api.common.IgnoreIndex;
import dev.assay.pandas.api.common.InPlace;
import dev.assay.pandas.api.common.Keyed;
import dev.assay.pandas.api.common.LabelFilter;
import dev.assay.pandas.api.common.Read;
import dev.assay.pandas.api.common.Relabel;
import dev.assay.pandas.api.common.SortedPlaces;
import dev.assay.pandas.api.common.Tail;
import dev.assay.pandas.api.common.TakePlaces;
import dev.assay.pandas.api.common.Truncate;
import dev.assay.pandas.api.common.Wrap;
import dev.assay.pandas.api.datetimes.AsOf;
import dev.assay.pandas.api.datetimes.TimesOfDay;
import dev.assay.pandas.api.index.IndexOrder;
import dev.assay.pandas.api.index.LevelKeys;
import dev.assay.pandas.api.indexing.Indexers;
import dev.assay.pandas.api.indexing.Select;
import dev.assay.pandas.api.indexing.SeriesLoc;
import dev.assay.pandas.column.BoolColumn;
import dev.assay.pandas.column.Column;
import dev.assay.pandas.column.Columns;
import dev.assay.pandas.column.DType;
import dev.assay.pandas.column.LongColumn;
import dev.assay.pandas.column.Numbers;
import dev.assay.pandas.column.ObjectColumn;
import dev.assay.pandas.column.Positions;
import dev.assay.pandas.column.Scalars;
import dev.assay.pandas.eval.Args;
import dev.assay.pandas.eval.PyType;
import dev.assay.pandas.frame.Series;
import dev.assay.pandas.frame.index.Index;
import dev.assay.pandas.frame.index.MultiIndex;
import dev.assay.pandas.frame.missing.MissingValues;
import dev.assay.pandas.frame.select.Duplicates;
import dev.assay.pandas.frame.select.Largest;
import dev.assay.pandas.value.Allocation;
import dev.assay.pandas.value.None;
import dev.assay.pandas.value.PySlice;
import dev.assay.pandas.value.PyTuple;
import dev.assay.pandas.value.PythonError;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;

/** Methods of a series that choose, order or relabel its rows. */
public final class SeriesSelection {

  private SeriesSelection() {}

  static PyType.Builder<SeriesObject> add(PyType.Builder<SeriesObject> table) {
    table
        .method("head", "n=5", SeriesSelection::head)
        .method("tail", "n=5", (self, args) -> ends(self, args, Tail.slice(args.integer("n"))))
        .method("sort_values", ROWS + SORT, SeriesSelection::sortValues)
        .method("sort_index", ROWS + INDEX_SORT, SeriesSelection::sortIndex)
        .method(
            "argsort",
            "axis=0|-1|'index'|'rows', kind='quicksort'|'mergesort'|'heapsort'|'stable'|None,"
                + " order=None, stable=None",
            SeriesSelection::argsort)
        .method(
            "nlargest",
            "n=5, keep='first'|'last'|'all'",
            (self, args) -> largest(self, args, false))
        .method(
            "nsmallest",
            "n=5, keep='first'|'last'|'all'",
            (self, args) -> largest(self, args, true))
        .method(
            "drop_duplicates",
            "*, keep='first'|'last'|False, inplace=False|True|None, ignore_index=False",
            SeriesSelection::dropDuplicates)
        .method("duplicated", "keep='first'|'last'|False|0", SeriesSelection::duplicated)
        .method(
            "dropna",
            "*, axis=0|'index'|'rows', inplace=False|True|None, how=None,"
                + " ignore_index=False|True|None",
            SeriesSelection::dropna)
        .method(
            "drop",
            "labels=None, *, axis=0|'index'|'rows', index=None, columns=None, level=None,"
                + " inplace=False|True|None, errors='raise'",
            SeriesSelection::drop);
    return addRows(table);
  }

  private static PyType.Builder<SeriesObject> addRows(PyType.Builder<SeriesObject> table) {
    return table
        .method("get", "key, default=None", SeriesSelection::get)
        .method("keys", "", (self, args) -> Wrap.index(args, self.series().index()))
        .method("asof", "where, subset=None", AsOf::of)
        .method(
            "take",
            "indices, axis=0|'index'|'rows', *, ~out=None, ~mode='raise'",
            SeriesSelection::take)
        .method("repeat", "repeats, ~axis=None", SeriesSelection::repeat)
        .method(
            "between_time",
            TimesOfDay.BETWEEN,
            (self, args) -> rows(self, args, TimesOfDay.between(args, self.series().index())))
        .method(
            "at_time",
            TimesOfDay.AT,
            (self, args) -> rows(self, args, TimesOfDay.at(args, self.series().index())))
        .method(
            "truncate", "before=None, after=None, !axis=None, copy=None", SeriesSelection::truncate)
        .method("filter", "items=None, like=None, regex=None, !axis=None", SeriesSelection::filter)
        .method(
            "searchsorted",
            SortedPlaces.NOTATION,
            (self, args) -> SortedPlaces.of(self.series().values(), args))
        .method(
            "xs",
            "key, axis=0|'index'|'rows', level=None, drop_level=True",
            SeriesSelection::crossSection);
  }

  private static final String ROWS = "*, axis=0|'index'|'rows', ";
  public static final String SORT =
      "ascending=True, inplace=False|True|None,"
          + " kind='quicksort', na_position='last'|'first',"
          + " ignore_index=False, key=None";
  public static final String INDEX_SORT =
      "level=None, ascending=True, inplace=False|True|None,"
          + " kind='quicksort', na_position='last'|'first',"
          + " sort_remaining=True, ignore_index=False, key=None";

  private static Object head(SeriesObject self, Args args) {
    return ends(self, args, firsts(args));
  }

  /** The slice of the first rows: {@code iloc[:n]}, which takes no truth. */
  public static PySlice firsts(Args args) {
    if (args.get("n") instanceof Boolean truth) {
      throw PythonError.typeError(
          "cannot do positional indexing with these indexers [%s] of type bool",
          truth ? "True" : "False");
    }
    return new PySlice(None.NONE, args.integer("n"), None.NONE);
  }

  private static Object ends(SeriesObject self, Args args, PySlice slice) {
    return Wrap.series(args, self.series().sliced(Select.slice(slice, self.series().size())));
  }

  private static Object sortValues(SeriesObject self, Args args) {
    if (args.truth("inplace") && self.isColumn()) {
      throw PythonError.valueError(
          "This Series is a view of some other array, to sort in-place you must create a copy");
    }
    Series series = self.series();
    Column key = Keyed.of(args, series.values());
    List<Boolean> ascending = IndexOrder.ascending(args, 0);
    if (ascending.size() != 1) {
      throw PythonError.valueError(
          "Length of ascending (%d) must be 1 for Series", ascending.size());
    }
    int[] order = IndexOrder.order(args, List.of(key), ascending);
    boolean sorted = Positions.isAll(order);
    Series kept = series.kept(order);
    Series taken = sorted ? kept : kept.withIndex(kept.index().withFreq(null));
    return InPlace.done(self, args, sorted ? taken : IgnoreIndex.applied(args, taken));
  }

  /** The positions, among the values that are not missing, in ascending order; -1 for missing. */
  private static Object argsort(SeriesObject self, Args args) {
    Column values = self.series().values();
    boolean[] missing = values.missing();
    int[] present = IntStream.range(0, missing.length).filter(row -> !missing[row]).toArray();
    Column sorted = ArrayType.argsort(args, values.take(present));
    long[] places = Allocation.longs(values.size());
    Arrays.fill(places, -1);
    for (int at = 0; at < present.length; at++) {
      places[present[at]] = (long) sorted.item(at);
    }
    return Wrap.series(args, self.series().withValues(LongColumn.of(places)));
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
        args,
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
  public static int[] largest(Series series, Args args, boolean smallest) {
    Column values = series.values();
    String method = smallest ? "nsmallest" : "nlargest";
    if (!Largest.isOrdered(values.dtype())) {
      throw PythonError.typeError(
          "Cannot use method '%s' with dtype %s", method, values.dtypeName());
    }
    Positions missing = new Positions();
    Index present = series.index().take(Positions.whereNot(values.missing()));
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

  public static String keep(Args args) {
    Object keep = args.get("keep");
    return keep.equals(false) || keep.equals(0L) ? "false" : String.valueOf(keep);
  }

  private static boolean[] repeated(SeriesObject self, Args args) {
    return Duplicates.mask(List.of(self.series().values()), keep(args), self.series().size());
  }

  private static Object dropDuplicates(SeriesObject self, Args args) {
    Series result = self.series().masked(Positions.whereNot(repeated(self, args)));
    return InPlace.done(self, args, IgnoreIndex.applied(args, result));
  }

  private static Object duplicated(SeriesObject self, Args args) {
    return Wrap.series(args, self.series().withValues(new BoolColumn(repeated(self, args))));
  }

  private static Object dropna(SeriesObject self, Args args) {
    Series series = self.series();
    boolean[] present = MissingValues.isMissing(series.values()).not().values();
    DType dtype = series.dtype();
    boolean whole = (dtype.isInteger() || dtype.isBool()) && !dtype.isNullable();
    Series kept = whole ? series.separate() : series.masked(Positions.where(present));
    return InPlace.done(self, args, IgnoreIndex.applied(args, kept));
  }

  private static Object drop(SeriesObject self, Args args) {
    if (args.optional("labels") != null) {
      Relabel.requireNoLabelsBeside(args.optional("index"), args.optional("columns"));
    }
    Object labels = args.optional("labels") != null ? args.get("labels") : args.get("index");
    if (labels == Scalars.NONE && args.optional("columns") != null) {
      return InPlace.done(self, args, self.series()); // a series has no columns to drop
    }
    int[] rows = Relabel.dropped(args, self.series().index(), labels);
    return InPlace.done(self, args, Indexers.without(self.series(), rows));
  }

  private static Object get(SeriesObject self, Args args) {
    try {
      return self.getItem(args.context(), args.get("key"));
    } catch (PythonError error) {
      if (List.of("KeyError", "IndexError", "ValueError").contains(error.type())) {
        return args.get("default");
      }
      throw error;
    }
  }

  private static Object take(SeriesObject self, Args args) {
    Series series = self.series();
    int[] positions = TakePlaces.positions(args.context(), args.get("indices"), series.size());
    return Wrap.series(args, series.take(positions));
  }

  private static Object rows(SeriesObject self, Args args, int[] rows) {
    return Wrap.series(args, self.series().take(rows));
  }

  private static Object truncate(SeriesObject self, Args args) {
    Series series = self.series();
    int[] rows = Truncate.positions(args, series.index());
    return Wrap.series(args, series.sliced(rows));
  }

  private static Object filter(SeriesObject self, Args args) {
    Series series = self.series();
    Series kept = series.take(LabelFilter.positions(args, series.index()));
    return Wrap.series(args, kept.withIndex(LabelFilter.named(args, kept.index())));
  }

  private static Object repeat(SeriesObject self, Args args) {
    Series series = self.series();
    Series repeated = series.take(repeated(args, series.size()));
    return Wrap.series(args, repeated.withIndex(repeated.index().withFreq(null)));
  }

  /** Positions repeated by one number of times, or each by its own. */
  public static int[] repeated(Args args, int size) {
    Object given = args.get("repeats");
    boolean list = Read.isListLike(given);
    if (list && !(Read.column(args.context(), given) instanceof LongColumn)) {
      throw PythonError.typeError("repeat() takes whole numbers");
    }
    long[] counts =
        list
            ? Numbers.longs(Read.column(args.context(), given))
            : new long[] {args.integer("repeats")};
    if (counts.length != 1 && counts.length != size) {
      throw PythonError.valueError("operands could not be broadcast together");
    }
    Positions rows = new Positions();
    for (int at = 0; at < size; at++) {
      long count = counts[counts.length == 1 ? 0 : at];
      if (count < 0) {
        throw PythonError.valueError("counts cannot be negative");
      }
      args.budget().cells(count);
      for (long time = 0; time < count; time++) {
        rows.add(at);
      }
    }
    return rows.toArray();
  }

  private static Object crossSection(SeriesObject self, Args args) {
    if (Read.isList(args.get("key"))) {
      throw PythonError.typeError("list keys are not supported in xs, pass a tuple instead");
    }
    Series series = self.series();
    Object key = args.get("key");
    boolean partial =
        !args.truth("drop_level")
            && !(key instanceof PyTuple tuple && tuple.size() == series.index().levelCount());
    if (args.optional("level") == null && partial) {
      int[] rows = Select.byLabel(args.context(), key, series.index()).positions();
      return Wrap.series(args, series.take(rows));
    }
    if (args.optional("level") == null) {
      return new SeriesLoc(self, true, false).getItem(args.context(), key);
    }
    Series chosen = series.take(LevelKeys.found(args, series.index()));
    return Wrap.series(args, chosen.withIndex(LevelKeys.left(args, chosen.index())));
  }
}
