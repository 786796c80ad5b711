package dev.assay.pandas.api.common;

import dev.assay.pandas.api.array.ArrayObject;
import dev.assay.pandas.api.dataframe.FrameObject;
import dev.assay.pandas.api.index.IndexObject;
import dev.assay.pandas.api.python.RangeValue;
import dev.assay.pandas.api.series.SeriesObject;
import dev.assay.pandas.column.Column;
import dev.assay.pandas.column.Columns;
import dev.assay.pandas.column.DType;
import dev.assay.pandas.column.LongColumn;
import dev.assay.pandas.column.Scalars;
import dev.assay.pandas.eval.Args;
import dev.assay.pandas.eval.Context;
import dev.assay.pandas.eval.PyIterator;
import dev.assay.pandas.eval.PyObject;
import dev.assay.pandas.frame.DataFrame;
import dev.assay.pandas.frame.Series;
import dev.assay.pandas.frame.assign.Reindexer;
import dev.assay.pandas.frame.index.Index;
import dev.assay.pandas.value.NumpyFloat;
import dev.assay.pandas.value.NumpyInt;
import dev.assay.pandas.value.PyDict;
import dev.assay.pandas.value.PyList;
import dev.assay.pandas.value.PySet;
import dev.assay.pandas.value.PyTuple;
import dev.assay.pandas.value.PythonError;
import dev.assay.pandas.value.TypeNames;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Values of the language as frames, series, columns, labels and lists. */
public final class Read {

  private static final Set<String> LIST_LIKE =
      Set.of("range", "dict_keys", "dict_values", "dict_items", "deque", "recarray");

  private Read() {}

  /** Whether a value stands for several: a list, a series and so on, but not text. */
  public static boolean isListLike(Object value) {
    return switch (value) {
      case PyList _, PyTuple _, PySet _, PyDict _ -> true;
      case SeriesObject _, IndexObject _, ArrayObject _, PyIterator _ -> true;
      case PyObject object -> LIST_LIKE.contains(object.typeName());
      default -> false;
    };
  }

  /** Whether a value is a series, an index or an array. */
  public static boolean isArray(Object value) {
    return value instanceof SeriesObject
        || value instanceof IndexObject
        || value instanceof ArrayObject;
  }

  /** Whether it is a list or a tuple with None among its elements. */
  public static boolean holdsNone(Object given) {
    return switch (given) {
      case PyList list -> list.items().contains(Scalars.NONE);
      case PyTuple tuple -> tuple.items().contains(Scalars.NONE);
      default -> false;
    };
  }

  /** Whether a value is a list of labels: list-like, but not a tuple, which is a label itself. */
  public static boolean isList(Object value) {
    return isListLike(value) && !(value instanceof PyTuple);
  }

  /** The elements of anything list-like, as plain Python values. */
  public static List<Object> items(Args args, String name) {
    return items(args.context(), args.get(name));
  }

  public static List<Object> items(Context context, Object value) {
    return switch (value) {
      case SeriesObject series -> series.series().values().items();
      case IndexObject index -> index.index().labels();
      case ArrayObject array -> array.column().items();
      default -> {
        List<Object> items = context.list(value);
        items.replaceAll(Scalars::plain);
        yield items;
      }
    };
  }

  /** The elements of anything list-like as a column, of the dtype that pandas finds. */
  public static Column column(Args args, String name) {
    return column(args.context(), args.get(name));
  }

  public static Column column(Context context, Object value) {
    return switch (value) {
      case SeriesObject series -> series.series().values();
      case IndexObject index -> index.index().column();
      case ArrayObject array -> array.column();
      case RangeValue range when range.length(context) == 0 -> LongColumn.of();
      default -> Columns.infer(context.list(value));
    };
  }

  /** The labels given: one, or several in a list. */
  public static List<Object> labels(Args args, String name) {
    return labels(args.context(), args.get(name));
  }

  public static List<Object> labels(Context context, Object value) {
    return isList(value) ? items(context, value) : List.of(Scalars.plain(value));
  }

  /** An index of the labels given. */
  public static Index index(Args args, String name) {
    return index(args.context(), args.get(name));
  }

  public static Index index(Context context, Object value) {
    return switch (value) {
      case IndexObject index -> index.index();
      case SeriesObject series ->
          Index.of(Columns.withTimes(series.series().values()), series.series().name());
      case ArrayObject array -> Index.of(Columns.withTimes(array.column()), Scalars.NONE);
      case Object list when isListLike(list) -> {
        List<Object> items = items(context, list);
        Index index = Index.ofLabels(items);
        yield list instanceof PyObject object && object.typeName().equals("range")
            ? range(items, index)
            : index;
      }
      default ->
          throw PythonError.typeError(
              "Index(...) must be called with a collection of some kind, "
                  + context.repr(value)
                  + " was passed");
    };
  }

  private static Index range(List<Object> items, Index index) {
    for (int at = 0; at < items.size(); at++) {
      if (!items.get(at).equals((long) at)) {
        return index;
      }
    }
    return Index.range(items.size());
  }

  public static DataFrame frame(Object value) {
    return switch (value) {
      case FrameObject frame -> frame.frame();
      case SeriesObject series -> series.series().toFrame();
      default ->
          throw PythonError.typeError(
              "Can only merge Series or DataFrame objects, a <class '%s'> was passed",
              TypeNames.of(value));
    };
  }

  /** A frame; else the AttributeError of what is looked for in it. */
  public static FrameObject framed(Args args, String name, String attribute) {
    if (args.get(name) instanceof FrameObject frame) {
      return frame;
    }
    throw PythonError.attributeError(
        "'%s' object has no attribute '%s'", args.context().typeName(args.get(name)), attribute);
  }

  /** A mask of booleans when the value is one: a column of booleans, or a list of them. */
  public static @Nullable Column mask(Context context, Object value) {
    Column column =
        switch (value) {
          case SeriesObject series -> series.series().values();
          case ArrayObject array -> array.column();
          case IndexObject index -> index.index().column();
          case PyList list
              when !list.items().isEmpty() && Scalars.plain(list.get(0)) instanceof Boolean ->
              Columns.infer(items(context, list));
          default -> null;
        };
    if (column != null && isNothing(column)) {
      throw PythonError.valueError("Cannot mask with non-boolean array containing NA / NaN values");
    }
    return column != null && isMask(column) ? column : null;
  }

  /** Whether there is nothing but missing objects, which could be truths. */
  private static boolean isNothing(Column column) {
    return column.dtype() == DType.OBJECT
        && column.size() > 0
        && column.items().stream().allMatch(item -> Scalars.isMissing(item) && item != Scalars.NAT);
  }

  private static boolean isMask(Column column) {
    if (column.dtype().isBool()) {
      return true;
    }
    if (column.size() == 0 || column.dtype() != DType.OBJECT) {
      return false;
    }
    boolean any = false;
    for (int at = 0; at < column.size(); at++) {
      boolean truth = Scalars.plain(column.item(at)) instanceof Boolean;
      any |= truth;
      if (!truth && !column.isMissing(at)) {
        return false;
      }
    }
    return any;
  }

  /**
   * A named series of the rows of an index: aligned when it is a series, repeated when one value.
   */
  public static Column columnFor(Context context, Object value, Index index) {
    return switch (value) {
      case SeriesObject series -> aligned(series.series(), index);
      case FrameObject frame when frame.frame().columnCount() == 1 ->
          aligned(frame.frame().series(0), index);
      case PyDict dict when dict.size() == 0 -> Columns.missing(DType.FLOAT64, index.size());
      case PyDict dict -> {
        Column values = Columns.infer(dict.values());
        yield aligned(new Series(values, Index.ofLabels(dict.keys()), Scalars.NONE), index);
      }
      case PySet set when set.size() != index.size() -> throw otherLength(set.size(), index.size());
      case PySet _ -> throw PythonError.typeError("Set type is unordered");
      case ArrayObject array -> checked(Columns.withTimes(array.column()), index);
      case PyList list when list.size() == 0 -> checked(Columns.zeros(DType.FLOAT64, 0), index);
      case Object list when isListLike(list) -> checked(column(context, list), index);
      case FrameObject _ ->
          throw PythonError.valueError(
              "Cannot set a DataFrame with multiple columns to the single column");
      default -> {
        boolean own =
            value instanceof PyObject || value instanceof NumpyInt || value instanceof NumpyFloat;
        context.budget().cells(index.size());
        yield Columns.filled(own ? value : Scalars.boxed(value), index.size());
      }
    };
  }

  private static Column aligned(Series series, Index index) {
    if (Reindexer.isUnreachable(series.index(), index) && series.index().isUnique()) {
      throw PythonError.typeError(
              "incompatible index of inserted column with frame index: the values' labels have "
                  + series.index().levelCount()
                  + " levels")
          .hinting("; use .reset_index(level=0, drop=True), or transform()");
    }
    return Reindexer.rows(series, index).values();
  }

  private static Column checked(Column values, Index index) {
    if (values.size() != index.size()) {
      throw otherLength(values.size(), index.size());
    }
    return values;
  }

  /** pandas' ValueError of other numbers of values than labels. */
  public static PythonError otherLength(long values, long labels) {
    return PythonError.valueError(
        "Length of values (%d) does not match length of index (%d)", values, labels);
  }
}
