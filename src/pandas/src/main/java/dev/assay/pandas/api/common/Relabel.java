package dev.assay.pandas.api.common;

import dev.assay.pandas.api.dataframe.FrameObject;
import dev.assay.pandas.api.series.SeriesObject;
import dev.assay.pandas.column.Column;
import dev.assay.pandas.column.Columns;
import dev.assay.pandas.column.DType;
import dev.assay.pandas.column.MaskedColumn;
import dev.assay.pandas.column.Positions;
import dev.assay.pandas.column.Scalars;
import dev.assay.pandas.eval.Args;
import dev.assay.pandas.eval.Context;
import dev.assay.pandas.eval.PyCallable;
import dev.assay.pandas.frame.DataFrame;
import dev.assay.pandas.frame.assign.CellAssigner;
import dev.assay.pandas.frame.convert.Casts;
import dev.assay.pandas.frame.index.ColumnLabels;
import dev.assay.pandas.frame.index.Index;
import dev.assay.pandas.frame.index.KnownLabels;
import dev.assay.pandas.frame.index.Levels;
import dev.assay.pandas.frame.index.MultiIndex;
import dev.assay.pandas.frame.reshape.LevelOrder;
import dev.assay.pandas.frame.select.LabelSelector;
import dev.assay.pandas.value.PyDict;
import dev.assay.pandas.value.PythonError;
import dev.assay.pandas.value.Text;
import java.util.ArrayList;
import java.util.List;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;

/** Changes of labels, levels and names. */
public final class Relabel {

  private Relabel() {}

  /**
   * A ValueError for numbers as labels of an index of several levels, as pandas' tables have it.
   */
  public static void requireTuples(Index index, Index wanted) {
    if (index instanceof MultiIndex
        && wanted.levelCount() == 1
        && wanted.size() > 0
        && wanted.column().dtype().isNumeric()) {
      throw PythonError.valueError(
          "Buffer dtype mismatch, expected 'Python object' but got 'long'");
    }
  }

  /**
   * Labels renamed by a dict or a function; those that a dict lacks stay.
   *
   * @param level the name or number of the one level to rename, {@code null} for all
   */
  public static Index renamed(Context context, Index index, Object mapper, @Nullable Object level) {
    int only = level == null ? -1 : Levels.number(index, level);
    if (index instanceof MultiIndex multi) {
      List<Column> levels = new ArrayList<>(multi.levels());
      for (int at = 0; at < levels.size(); at++) {
        if (only < 0 || only == at) {
          Index labels = Index.of(levels.get(at), Scalars.NONE);
          Column changed = renamed(context, labels, mapper, null).column();
          levels.set(at, likeBefore(labels.column(), changed));
        }
      }
      return new MultiIndex(levels, multi.names());
    }
    List<Object> labels = new ArrayList<>();
    for (Object label : index.labels()) {
      labels.add(Scalars.plain(renamedLabel(context, label, mapper)));
    }
    return Index.of(Columns.infer(labels), index.name());
  }

  /** Labels of a nullable dtype keep it where the new ones are of it too. */
  private static Column likeBefore(Column before, Column changed) {
    if (changed.items().equals(before.items())) {
      return before;
    }
    boolean numbers =
        changed.items().stream().allMatch(item -> item instanceof Number || item == Scalars.NA);
    return before instanceof MaskedColumn && before.dtype().isFloat() && numbers
        ? Casts.cast(changed, before.dtype())
        : changed;
  }

  private static Object renamedLabel(Context context, Object label, Object mapper) {
    return switch (mapper) {
      case PyDict dict -> {
        Object found = dict.get(label);
        yield found == null ? label : found;
      }
      case SeriesObject series -> {
        int at = series.series().index().find(label);
        if (!series.series().index().isUnique() && at >= 0) {
          throw PythonError.unsupported(
              "rename() by a series with repeated labels", "give a dict, or drop_duplicates first");
        }
        yield at < 0 ? label : series.series().values().item(at);
      }
      case PyCallable function -> context.call(function, label);
      default ->
          throw PythonError.typeError("'" + context.typeName(mapper) + "' object is not callable");
    };
  }

  /**
   * {@code reset_index(drop=True)}: the labels without the levels that are named, or new numbers.
   */
  public static Index reset(Args args, Index index) {
    return args.optional("level") == null
        ? Index.range(index.size())
        : Levels.reset(index, Read.labels(args, "level"));
  }

  /** {@code reset_index()}: levels of the index become the first columns. */
  public static DataFrame resetIndex(
      Context context, DataFrame frame, Object levels, @Nullable List<Object> names) {
    return resetIndex(context, frame, levels, names, label -> label);
  }

  /**
   * The same with the labels of what were levels put where they belong among those of the columns.
   */
  public static DataFrame resetIndex(
      Context context,
      DataFrame frame,
      Object levels,
      @Nullable List<Object> names,
      UnaryOperator<Object> placed) {
    Index index = frame.index();
    List<Integer> moved = new ArrayList<>();
    if (levels == Scalars.NONE) {
      for (int at = 0; at < index.levelCount(); at++) {
        moved.add(at);
      }
    } else {
      Read.labels(context, levels).forEach(each -> moved.add(Levels.number(index, each)));
    }
    List<Object> labels = new ArrayList<>();
    List<Column> data = new ArrayList<>();
    for (int at = 0; at < index.levelCount(); at++) {
      if (moved.contains(at)) {
        boolean own = names == null || names.isEmpty();
        Object label = placed.apply(own ? levelName(frame, at) : named(names, at));
        if (frame.columns().find(ColumnLabels.like(frame.columns(), List.of(label)).label(0)) >= 0
            || labels.contains(label)) {
          throw PythonError.valueError("cannot insert " + Text.str(label) + ", already exists");
        }
        labels.add(label);
        data.add(plain(index, at));
      }
    }
    labels.addAll(frame.columns().labels());
    data.addAll(frame.data());
    return new DataFrame(
        ColumnLabels.like(frame.columns(), labels), data, Levels.withoutNumbered(index, moved));
  }

  /**
   * Numbers, truths and times that a level held as objects are such again as a column, where the
   * level knows nothing else.
   */
  private static Column plain(Index index, int level) {
    Column labels = index.levels().get(level);
    Column known = index instanceof MultiIndex several ? several.known(level) : labels;
    if (labels.dtype() != DType.OBJECT || MultiIndex.isMixed(known)) {
      return labels;
    }
    Column inferred = Columns.infer(labels.items());
    return inferred.dtype().isNumeric() ? inferred : Columns.withTimes(labels);
  }

  /** The new name of a level, which names are counted for from the first level. */
  private static Object named(List<Object> names, int level) {
    if (level >= names.size()) {
      throw PythonError.indexError("list index out of range")
          .hinting("; give a name for each level");
    }
    return names.get(level);
  }

  private static Object levelName(DataFrame frame, int level) {
    Object name = frame.index().names().get(level);
    if (name != Scalars.NONE) {
      return name;
    }
    if (frame.index().levelCount() > 1) {
      return "level_" + level;
    }
    return new LabelSelector(frame.columns()).find("index").length == 0 ? "index" : "level_0";
  }

  /** Labels of an axis are not given beside those of the rows or the columns. */
  public static void requireNoLabelsBeside(@Nullable Object rows, @Nullable Object columns) {
    if (rows != null || columns != null) {
      throw PythonError.valueError("Cannot specify both 'labels' and 'index'/'columns'");
    }
  }

  /** The positions of labels to be dropped, or of those that have one of them at a level. */
  public static int[] dropped(Args args, Index index, Object given) {
    List<Object> labels = Read.labels(args.context(), given);
    boolean ignore = args.string("errors").equals("ignore");
    if (args.get("level") == Scalars.NONE) {
      return dropped(index, labels, ignore);
    }
    if (!(index instanceof MultiIndex)) {
      throw new PythonError("AssertionError", "axis must be a MultiIndex");
    }
    int level = Levels.number(index, args.get("level"));
    Index known = Index.of(LevelOrder.known(index, level), Scalars.NONE);
    List<Object> missing = labels.stream().filter(each -> known.find(each) < 0).toList();
    boolean any = index.isUnique() ? !missing.isEmpty() : missing.size() == labels.size();
    if (any && !ignore) {
      throw PythonError.keyError("labels " + Text.str(missing) + " not found in level");
    }
    Index column = Index.of(index.levels().get(level), Scalars.NONE);
    return dropped(column, labels, true);
  }

  /** The positions of labels to be dropped. */
  public static int[] dropped(Index index, List<Object> labels, boolean ignoreMissing) {
    Positions rows = new Positions();
    List<Object> missing = new ArrayList<>();
    LabelSelector selector = new LabelSelector(index);
    for (Object label : labels) {
      int[] found = selector.find(label);
      if (found.length == 0 || index.isUnique() && selector.isLost(label, found[0])) {
        missing.add(label);
      }
      for (int at : found) {
        rows.add(at);
      }
    }
    boolean looks = index.levelCount() == 1 || index.isUnique() || isTuple(labels);
    if (!missing.isEmpty() && !ignoreMissing && looks) {
      throw KnownLabels.notInAxis(index, missing);
    }
    return rows.toArray();
  }

  private static boolean isTuple(List<Object> labels) {
    return labels.stream().anyMatch(Scalars::isTuple);
  }

  /** Text and categories take no other value to fill gaps with, even where there are none. */
  public static void requireFitting(Column column, Index index, Index wanted, Object value) {
    boolean strict = column.dtype() == DType.STRING || column.dtype() == DType.CATEGORY;
    if (strict && !index.sameLabels(wanted)) {
      CellAssigner.accepting(column, value);
    }
  }

  public static Object renameAxisOfSeries(SeriesObject self, Args args) {
    Object given = args.has("mapper") ? axisNames(args.get("mapper")) : args.get("index");
    Index index = self.series().index();
    return InPlace.done(
        self, args, self.series().withIndex(renamedAxis(args.context(), index, given)));
  }

  /** New names for the levels: one, a list, a dict or a function. */
  public static Index renamedAxis(Context context, Index index, Object given) {
    if (given instanceof PyDict || given instanceof PyCallable) {
      List<Object> names = new ArrayList<>();
      index.names().forEach(name -> names.add(renamedLabel(context, name, given)));
      return index.withNames(names);
    }
    if (index.levelCount() > 1 && !Read.isListLike(given)) {
      throw PythonError.typeError("Must pass list-like as `names`.");
    }
    List<Object> names = Read.isListLike(given) ? Read.items(context, given) : List.of(given);
    if (names.size() != index.levelCount()) {
      throw PythonError.valueError(
          index.levelCount() == 1
              ? "Length of new names must be 1, got " + names.size()
              : "Length of names must match number of levels in MultiIndex.");
    }
    return index.withNames(names);
  }

  /** A ValueError for what maps labels to labels, where the names of an axis are wanted. */
  public static Object axisNames(Object given) {
    boolean maps =
        given instanceof PyDict
            || given instanceof PyCallable
            || given instanceof SeriesObject
            || given instanceof FrameObject;
    if (maps) {
      throw PythonError.valueError("Use `.rename` to alter labels with a mapper.");
    }
    return given;
  }
}
