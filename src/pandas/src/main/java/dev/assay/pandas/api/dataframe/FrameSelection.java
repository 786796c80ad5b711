package dev.assay.pandas.api.dataframe;

import dev.assay.pandas.api.common.IgnoreIndex;
import dev.assay.pandas.api.common.InPlace;
import dev.assay.pandas.api.common.KeyColumns;
import dev.assay.pandas.api.common.LabelFilter;
import dev.assay.pandas.api.common.Read;
import dev.assay.pandas.api.common.Reduce;
import dev.assay.pandas.api.common.Relabel;
import dev.assay.pandas.api.common.Tail;
import dev.assay.pandas.api.common.TakePlaces;
import dev.assay.pandas.api.common.Truncate;
import dev.assay.pandas.api.common.Wrap;
import dev.assay.pandas.api.datetimes.TimesOfDay;
import dev.assay.pandas.api.index.IndexObject;
import dev.assay.pandas.api.index.LevelKeys;
import dev.assay.pandas.api.indexing.Indexers;
import dev.assay.pandas.api.indexing.LocObject;
import dev.assay.pandas.api.indexing.Select;
import dev.assay.pandas.api.query.QueryExpression;
import dev.assay.pandas.api.series.SeriesObject;
import dev.assay.pandas.api.series.SeriesSelection;
import dev.assay.pandas.column.BoolColumn;
import dev.assay.pandas.column.Column;
import dev.assay.pandas.column.Positions;
import dev.assay.pandas.eval.Args;
import dev.assay.pandas.eval.PyIterator;
import dev.assay.pandas.eval.PyType;
import dev.assay.pandas.frame.DataFrame;
import dev.assay.pandas.frame.Series;
import dev.assay.pandas.frame.index.Index;
import dev.assay.pandas.frame.index.KnownLabels;
import dev.assay.pandas.frame.missing.MissingValues;
import dev.assay.pandas.frame.select.Duplicates;
import dev.assay.pandas.frame.select.LabelSelector;
import dev.assay.pandas.value.None;
import dev.assay.pandas.value.PyList;
import dev.assay.pandas.value.PySlice;
import dev.assay.pandas.value.PyTuple;
import dev.assay.pandas.value.PythonError;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** Methods of a frame that choose or order its rows and columns. */
final class FrameSelection {

  private static final String AXES = "*, axis=0|1|'index'|'columns'|'rows', ";

  private FrameSelection() {}

  static PyType.Builder<FrameObject> add(PyType.Builder<FrameObject> table) {
    return table
        .method("head", "n=5", (self, args) -> ends(self, args, SeriesSelection.firsts(args)))
        .method("tail", "n=5", (self, args) -> ends(self, args, Tail.slice(args.integer("n"))))
        .method("sort_values", "by, " + AXES + SeriesSelection.SORT, FrameOrder::sortValues)
        .method("sort_index", AXES + SeriesSelection.INDEX_SORT, FrameOrder::sortIndex)
        .method(
            "nlargest",
            "n, columns, keep='first'|'last'|'all'",
            (self, args) -> FrameOrder.largest(self, args, false))
        .method(
            "nsmallest",
            "n, columns, keep='first'|'last'|'all'",
            (self, args) -> FrameOrder.largest(self, args, true))
        .method(
            "drop_duplicates",
            "subset=None, *, keep='first'|'last'|False, inplace=False|True|None,"
                + " ignore_index=False|True|None",
            FrameSelection::dropDuplicates)
        .method(
            "duplicated", "subset=None, keep='first'|'last'|False|0", FrameSelection::duplicated)
        .method(
            "dropna",
            "*, axis=0, how=...|'any'|'all', thresh=..., subset=None, inplace=False|True|None,"
                + " ignore_index=False|True|None",
            FrameSelection::dropna)
        .method(
            "drop",
            "labels=None, *, axis=0, index=None, columns=None, level=None, inplace=False|True|None,"
                + " errors='raise'",
            FrameSelection::drop)
        .method("filter", "items=None, like=None, regex=None, axis=None", FrameSelection::filter)
        .method("query", "expr, *, inplace=False|True|None, **kwargs", QueryExpression::query)
        .method("eval", "expr, *, inplace=False|True|None, **kwargs", QueryExpression::eval)
        .method("select_dtypes", "include=None, exclude=None", DTypeChoice::of)
        .method("get", "key, default=None", FrameSelection::get)
        .method("take", "indices, axis=0, *, ~out=None, ~mode='raise'", FrameSelection::take)
        .method("xs", "key, axis=0, level=None, drop_level=True", FrameSelection::crossSection)
        .method("pop", "item", FrameSelection::pop)
        .method("keys", "", (self, args) -> Wrap.index(args, self.frame().columns()))
        .method("items", "", (self, _) -> items(self))
        .method(
            "between_time",
            TimesOfDay.BETWEEN,
            (self, args) -> rows(self, args, TimesOfDay.between(args, self.frame().index())))
        .method(
            "at_time",
            TimesOfDay.AT,
            (self, args) -> rows(self, args, TimesOfDay.at(args, self.frame().index())))
        .method(
            "truncate", "before=None, after=None, axis=None, copy=None", FrameSelection::truncate);
  }

  /** Columns alone: a level of the index is none. */
  private static void requireSubset(Args args, DataFrame frame) {
    List<Object> labels = Read.labels(args, "subset");
    if (labels.isEmpty()) {
      throw PythonError.valueError("the subset has no columns");
    }
    List<Object> missing = labels.stream().filter(each -> frame.columns().find(each) < 0).toList();
    if (!missing.isEmpty()) {
      PythonError error = PythonError.keyError(new IndexObject(Index.ofLabels(missing)));
      throw KnownLabels.columns(error, frame.columns(), missing);
    }
  }

  private static Object rows(FrameObject self, Args args, int[] rows) {
    return Wrap.frame(args, self.frame().take(rows));
  }

  private static Object truncate(FrameObject self, Args args) {
    DataFrame frame = self.frame();
    if (Reduce.axis(args) == 1) {
      return Wrap.frame(args, frame.select(Truncate.positions(args, frame.columns())).separate());
    }
    int[] rows = Truncate.positions(args, frame.index());
    return Wrap.frame(args, frame.sliced(rows).separate());
  }

  private static Object ends(FrameObject self, Args args, PySlice slice) {
    return Wrap.frame(args, self.frame().sliced(Select.slice(slice, self.frame().rowCount())));
  }

  private static boolean[] repeated(FrameObject self, Args args) {
    DataFrame frame = self.frame();
    if (args.optional("subset") == null) {
      return Duplicates.mask(frame.data(), SeriesSelection.keep(args), frame.rowCount());
    }
    requireSubset(args, frame);
    List<Column> keys = KeyColumns.of(args.context(), frame, args.get("subset"));
    if (!frame.columns().isUnique()) {
      List<Object> labels = Read.labels(args, "subset");
      keys = new ArrayList<>();
      for (int at = 0; at < frame.columnCount(); at++) {
        if (labels.contains(frame.label(at))) {
          keys.add(frame.column(at));
        }
      }
    }
    return Duplicates.mask(keys, SeriesSelection.keep(args), frame.rowCount());
  }

  private static Object dropDuplicates(FrameObject self, Args args) {
    if (self.frame().columnCount() == 0) {
      return InPlace.done(self, args, self.frame());
    }
    DataFrame result = self.frame().kept(Positions.whereNot(repeated(self, args)));
    return InPlace.done(self, args, IgnoreIndex.applied(args, result));
  }

  private static Object duplicated(FrameObject self, Args args) {
    if (self.frame().rowCount() == 0 || self.frame().columnCount() == 0) {
      return Wrap.series(args, Series.of(new BoolColumn(new boolean[0]), None.NONE));
    }
    return Wrap.series(
        args, new Series(new BoolColumn(repeated(self, args)), self.frame().index(), None.NONE));
  }

  private static Object dropna(FrameObject self, Args args) {
    DataFrame frame = self.frame();
    boolean all = args.has("how") && "all".equals(args.get("how"));
    if (args.has("how") && args.has("thresh")) {
      throw PythonError.typeError(
          "You cannot set both the how and thresh arguments at the same time.");
    }
    if (args.has("how") && !all && !"any".equals(args.get("how"))) {
      throw PythonError.valueError("invalid how option: it is 'any' or 'all'");
    }
    if (Reduce.axis(args) == 1) {
      Positions kept = new Positions();
      DataFrame rows = args.optional("subset") == null ? frame : frame.take(rows(args, frame));
      for (int at = 0; at < frame.columnCount(); at++) {
        int missing = Positions.where(rows.column(at).missing()).length;
        int present = rows.rowCount() - missing;
        boolean keeps =
            args.has("thresh")
                ? present >= args.integer("thresh")
                : all ? present > 0 : missing == 0;
        if (keeps) {
          kept.add(at);
        }
      }
      return InPlace.done(self, args, frame.select(kept.toArray()));
    }
    List<Column> looked = args.optional("subset") == null ? frame.data() : subset(args, frame);
    long required = args.has("thresh") ? args.integer("thresh") : all ? 1 : looked.size();
    int[] rows = MissingValues.kept(frame, looked, required);
    DataFrame result = frame.kept(rows);
    return InPlace.done(self, args, IgnoreIndex.applied(args, result));
  }

  /** The rows that a subset of labels names, which have to be there. */
  private static int[] rows(Args args, DataFrame frame) {
    List<Object> labels = Read.labels(args, "subset");
    List<Object> missing = labels.stream().filter(each -> frame.index().find(each) < 0).toList();
    if (!missing.isEmpty()) {
      throw PythonError.keyError(PyList.copyOf(missing));
    }
    return new LabelSelector(frame.index()).list(labels);
  }

  /** The columns of the subset, all of those that share a label. */
  private static List<Column> subset(Args args, DataFrame frame) {
    List<Object> labels = Read.labels(args, "subset");
    List<Object> missing = labels.stream().filter(each -> frame.columns().find(each) < 0).toList();
    if (!missing.isEmpty()) {
      PythonError error = PythonError.keyError(PyList.copyOf(missing));
      throw KnownLabels.columns(error, frame.columns(), missing);
    }
    if (frame.columns().isUnique()) {
      return KeyColumns.of(args.context(), frame, args.get("subset"));
    }
    List<Column> columns = new ArrayList<>();
    for (Object label : labels) {
      int[] positions = frame.positions(label);
      Arrays.stream(positions).forEach(at -> columns.add(frame.column(at)));
    }
    return columns;
  }

  private static Object drop(FrameObject self, Args args) {
    DataFrame frame = self.frame();
    Object rows = args.optional("index");
    Object columns = args.optional("columns");
    if (args.optional("labels") != null) {
      Relabel.requireNoLabelsBeside(rows, columns);
      if (Reduce.axis(args) == 1) {
        columns = args.get("labels");
      } else {
        rows = args.get("labels");
      }
    }
    if (rows == null && columns == null) {
      throw PythonError.valueError(
          "Need to specify at least one of 'labels', 'index' or 'columns'");
    }
    if (columns != null) {
      int[] dropped = Relabel.dropped(args, frame.columns(), columns);
      frame = frame.select(Indexers.without(dropped, frame.columnCount()));
    }
    if (rows != null) {
      int[] dropped = Relabel.dropped(args, frame.index(), rows);
      frame = Indexers.without(frame, dropped);
    }
    return InPlace.done(self, args, frame);
  }

  private static Object filter(FrameObject self, Args args) {
    int axis = args.optional("axis") == null ? 1 : Reduce.axis(args);
    DataFrame frame = self.frame();
    DataFrame kept = frame.take(axis, LabelFilter.positions(args, frame.labels(axis)));
    return Wrap.frame(args, kept.withLabels(axis, LabelFilter.named(args, kept.labels(axis))));
  }

  private static Object get(FrameObject self, Args args) {
    Object key = args.get("key");
    if (Read.mask(args.context(), key) != null) {
      return self.getItem(args.context(), key);
    }
    boolean known =
        Read.isList(key)
            ? Read.items(args.context(), key).stream()
                .allMatch(each -> self.frame().columns().find(each) >= 0)
            : self.frame().columns().find(key) >= 0;
    return known ? self.getItem(args.context(), key) : args.get("default");
  }

  private static Object take(FrameObject self, Args args) {
    DataFrame frame = self.frame();
    int axis = Reduce.axis(args);
    int size = frame.labels(axis).size();
    int[] positions = TakePlaces.positions(args.context(), args.get("indices"), size);
    return Wrap.frame(args, frame.take(axis, positions));
  }

  private static Object crossSection(FrameObject self, Args args) {
    if (Read.isList(args.get("key"))) {
      throw PythonError.typeError("list keys are not supported in xs, pass a tuple instead");
    }
    DataFrame frame = self.frame();
    boolean partial =
        !args.truth("drop_level")
            && !(args.get("key") instanceof PyTuple tuple
                && tuple.size() == frame.index().levelCount());
    if (args.optional("level") == null && partial && Reduce.axis(args) == 0) {
      int[] rows = Select.byLabel(args.context(), args.get("key"), frame.index()).positions();
      return Wrap.frame(args, frame.take(rows));
    }
    if (args.optional("level") == null) {
      return Reduce.axis(args) == 1
          ? self.getItem(args.context(), args.get("key"))
          : new LocObject(self, false).getItem(args.context(), args.get("key"));
    }
    int axis = Reduce.axis(args);
    DataFrame chosen = frame.take(axis, LevelKeys.found(args, frame.labels(axis)));
    Index left = LevelKeys.left(args, chosen.labels(axis));
    return Wrap.frame(args, chosen.withLabels(axis, left));
  }

  private static Object pop(FrameObject self, Args args) {
    Object column = self.getItem(args.context(), args.get("item"));
    self.deleteItem(args.context(), args.get("item"));
    return column instanceof SeriesObject series ? new SeriesObject(series.series()) : column;
  }

  private static Object items(FrameObject self) {
    List<Object> pairs = new ArrayList<>();
    for (int at = 0; at < self.frame().columnCount(); at++) {
      pairs.add(PyTuple.of(self.frame().label(at), SeriesObject.of(self, at)));
    }
    return new PyIterator("zip", pairs.iterator());
  }
}
