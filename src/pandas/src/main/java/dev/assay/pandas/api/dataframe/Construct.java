package dev.assay.pandas.api.dataframe;

import dev.assay.pandas.api.array.ArrayObject;
import dev.assay.pandas.api.array.MatrixObject;
import dev.assay.pandas.api.array.RecordsObject;
import dev.assay.pandas.api.common.Axes;
import dev.assay.pandas.api.common.Labelled;
import dev.assay.pandas.api.common.Read;
import dev.assay.pandas.api.common.Wrap;
import dev.assay.pandas.api.dtype.Astype;
import dev.assay.pandas.api.dtype.IntegerRange;
import dev.assay.pandas.api.index.IndexObject;
import dev.assay.pandas.api.python.RangeValue;
import dev.assay.pandas.api.series.SeriesNames;
import dev.assay.pandas.api.series.SeriesObject;
import dev.assay.pandas.column.Column;
import dev.assay.pandas.column.Columns;
import dev.assay.pandas.column.DType;
import dev.assay.pandas.column.ObjectColumn;
import dev.assay.pandas.column.Scalars;
import dev.assay.pandas.eval.Args;
import dev.assay.pandas.eval.Context;
import dev.assay.pandas.frame.DataFrame;
import dev.assay.pandas.frame.Series;
import dev.assay.pandas.frame.assign.Reindexer;
import dev.assay.pandas.frame.convert.Casts;
import dev.assay.pandas.frame.convert.TextCasts;
import dev.assay.pandas.frame.index.Index;
import dev.assay.pandas.value.Allocation;
import dev.assay.pandas.value.None;
import dev.assay.pandas.value.PyDict;
import dev.assay.pandas.value.PyList;
import dev.assay.pandas.value.PySet;
import dev.assay.pandas.value.PyTuple;
import dev.assay.pandas.value.PythonError;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** {@code pd.DataFrame(...)} and {@code pd.Series(...)}. */
public final class Construct {

  private Construct() {}

  public static Object series(Args args) {
    Context context = args.context();
    Object data = args.get("data");
    if (data instanceof FrameObject) {
      throw PythonError.valueError("Data must be 1-dimensional, got a DataFrame");
    }
    if (data instanceof MatrixObject) {
      throw PythonError.valueError("Data must be 1-dimensional, got an array of two dimensions");
    }
    Index index = index(args, "index");
    Series series = series(context, data, index);
    if (args.optional("dtype") != null && isRaw(data)) {
      series = series.withValues(ObjectColumn.of(context.list(data)));
    } else if (data instanceof PyDict dict && args.optional("dtype") != null) {
      Series raw = new Series(ObjectColumn.of(dict.values()), labels(dict), Scalars.NONE);
      series = index == null ? raw : Reindexer.rows(raw, index);
    }
    Object name = args.get("name");
    if (name != Scalars.NONE) {
      series = series.named(SeriesNames.required(Scalars.plain(name)));
    }
    if (args.optional("dtype") != null && data instanceof SeriesObject) {
      series =
          series.withValues(castWhereItFits(context, series.values(), args.get("dtype"), data));
    } else if (args.optional("dtype") != null) {
      requireWhole(context, series.values(), args.get("dtype"), data);
      Column cast = Astype.construct(context, series.values(), args.get("dtype"), data);
      series =
          series.withValues(
              IntegerRange.required(
                  series.values(),
                  cast,
                  data instanceof ArrayObject || data instanceof RangeValue));
    }
    return Wrap.series(context, isCopied(args) ? series.separate() : series);
  }

  /**
   * The values of a series: those that cannot be cast stay what they are, as pandas leaves them.
   */
  private static Column castWhereItFits(Context context, Column values, Object dtype, Object data) {
    try {
      return Astype.construct(context, values, dtype, data);
    } catch (PythonError error) {
      if (error.isCatchable() && Astype.isKnown(context, dtype)) {
        return values;
      }
      throw error;
    }
  }

  /** Numbers have to be whole and to fit, unless they come in a column of pandas. */
  public static void requireWhole(Context context, Column values, Object dtype, Object data) {
    boolean listed = isRaw(data) || data instanceof PyDict;
    if (listed && !Astype.isText(context, dtype) && Astype.isInteger(context, dtype)) {
      requireConvertible(values, Astype.dtype(context, dtype));
    }
    requireNoFractions(context, values, dtype, data);
  }

  private static void requireNoFractions(
      Context context, Column values, Object dtype, Object data) {
    boolean column = data instanceof SeriesObject || data instanceof IndexObject;
    if (column || Astype.isText(context, dtype) || !Astype.isInteger(context, dtype)) {
      return;
    }
    requireConvertible(values, DType.INT64);
    for (Object item : values.items()) {
      if (Scalars.plain(item) instanceof Double number && number != Math.rint(number)) {
        throw PythonError.valueError("Trying to coerce float values to integers");
      }
    }
  }

  /**
   * Refuses what is no number that can be cut to a whole one of a dtype, the first such element.
   *
   * @throws PythonError numpy's: of objects the one of Python's {@code int(element)}
   */
  public static void requireConvertible(Column values, DType dtype) {
    boolean objects = values instanceof ObjectColumn;
    for (Object item : values.items()) {
      if (objects && Read.isListLike(item)) {
        throw PythonError.valueError("setting an array element with a sequence.");
      }
      if (objects) {
        Casts.requireFitting((Object) TextCasts.integer(item), dtype);
      } else if (item instanceof Double number && !Double.isFinite(number)) {
        throw Casts.notFinite();
      } else {
        Casts.requireFitting(item, dtype);
      }
    }
  }

  /** Whether it is a list whose elements have no dtype yet. */
  public static boolean isRaw(Object data) {
    return data instanceof PyList || data instanceof PyTuple;
  }

  private static Series series(Context context, Object data, @Nullable Index index) {
    return switch (data) {
      case SeriesObject object ->
          index == null ? object.series() : Reindexer.rows(object.series(), index);
      case PyDict dict when dict.size() == 0 && index != null && index.size() > 0 ->
          new Series(Columns.missing(DType.FLOAT64, index.size()), index, Scalars.NONE);
      case PyDict dict -> {
        Series all = new Series(Columns.infer(dict.values()), labels(dict), Scalars.NONE);
        yield index == null ? all : Reindexer.rows(all, index);
      }
      case PySet _ -> throw PythonError.typeError("'set' type is unordered");
      case Object list when Read.isListLike(list) -> {
        Column read = Read.column(context, list);
        Column values = list instanceof ArrayObject ? Columns.withTimes(read) : read;
        Object name = list instanceof IndexObject labels ? labels.index().name() : Scalars.NONE;
        Axes.requireLength(values.size(), index);
        yield new Series(values, index == null ? Index.range(values.size()) : index, name);
      }
      case None _ -> ofNothing(index);
      default -> {
        Column one = Columns.infer(List.of(data));
        yield index == null
            ? new Series(one, Index.range(1), Scalars.NONE)
            : new Series(Columns.filled(Scalars.boxed(data), index.size()), index, Scalars.NONE);
      }
    };
  }

  private static Index labels(PyDict dict) {
    return dict.size() == 0 ? Index.range(0) : Index.ofLabels(dict.keys());
  }

  private static Series ofNothing(@Nullable Index index) {
    int size = index == null ? 0 : index.size();
    Column values = size == 0 ? Columns.zeros(DType.OBJECT, 0) : Columns.filled(Scalars.NAN, size);
    return new Series(values, index == null ? Index.range(0) : index, Scalars.NONE);
  }

  static Object frame(Args args) {
    Context context = args.context();
    Object data = args.get("data");
    Axes axes = new Axes(index(args, "index"), index(args, "columns"));
    boolean raw = args.optional("dtype") != null && Astype.isObject(context, args.get("dtype"));
    DataFrame frame = typed(args, frame(context, data, axes, raw), data);
    if (isCopied(args)) {
      frame = frame.separate();
    } else if (args.optional("copy") != null && data instanceof PyDict) {
      throw PythonError.unsupported("DataFrame(copy=False) of a dict", "leave copy out");
    }
    return Wrap.frame(context, frame);
  }

  private static boolean isCopied(Args args) {
    return args.optional("copy") != null && args.truth("copy");
  }

  /** The frame in the dtype that the call gives, if it gives one. */
  static DataFrame typed(Args args, DataFrame frame, Object data) {
    return args.optional("dtype") == null
        ? frame
        : cast(args.context(), withRaw(args.context(), frame, data), args.get("dtype"), data);
  }

  /** Columns in a dtype, which has to hold the elements that lists gave. */
  private static DataFrame cast(Context context, DataFrame frame, Object dtype, Object data) {
    if (data instanceof FrameObject) {
      return frame.map(column -> Astype.cast(context, column, dtype));
    }
    boolean rows = isRaw(data);
    List<Column> columns = new ArrayList<>();
    for (int at = 0; at < frame.columnCount(); at++) {
      Column column = frame.column(at);
      Object given = data instanceof PyDict dict ? dict.get(frame.label(at)) : null;
      if (given != null && isRaw(given)) {
        requireWhole(context, column, dtype, given);
      } else {
        requireNoFractions(context, column, dtype, given == null ? data : given);
      }
      Column cast = Astype.construct(context, column, dtype, given == null ? data : given);
      columns.add(
          rows || given instanceof PyDict || column instanceof ObjectColumn
              ? IntegerRange.required(column, cast, rows || given instanceof PyDict)
              : cast);
    }
    return frame.withData(columns);
  }

  /** Elements of lists as they are given, which a dtype is going to be found for. */
  private static DataFrame withRaw(Context context, DataFrame frame, Object data) {
    if (!(data instanceof PyDict dict)) {
      return frame;
    }
    List<Column> columns = new ArrayList<>(frame.data());
    for (int at = 0; at < columns.size(); at++) {
      Object given = dict.get(frame.label(at));
      if (given != null && isRaw(given)) {
        Column elements = ObjectColumn.of(context.list(given));
        boolean repeated = elements.size() == 1 && frame.rowCount() != 1;
        columns.set(at, repeated ? elements.take(Allocation.ints(frame.rowCount())) : elements);
      }
    }
    return frame.withData(columns);
  }

  /** A frame of data alone. */
  public static DataFrame frame(Context context, Object data) {
    return frame(context, data, new Axes(null, null), false);
  }

  static DataFrame frame(Context context, Object data, Axes axes) {
    return frame(context, data, axes, false);
  }

  private static DataFrame frame(Context context, Object data, Axes axes, boolean raw) {
    return switch (data) {
      case FrameObject object -> axes.arranged(object.frame());
      case PyDict dict -> FrameOfDict.of(context, dict, axes);
      case SeriesObject object -> ofSeries(object.series(), axes);
      case RecordsObject records ->
          new Axes(axes.index(), null)
              .labelled(new Axes(null, axes.columns()).arranged(records.frame()));
      case MatrixObject matrix -> axes.labelled(matrix.frame());
      case IndexObject labels when isNamed(labels.index()) ->
          ofSeries(
              new Series(
                  labels.index().column(),
                  Index.range(labels.index().size()),
                  labels.index().name()),
              axes);
      case Object list when Read.isListLike(list) -> FrameOfRows.of(context, list, axes, raw);
      case None _ -> axes.empty();
      default -> repeated(Scalars.boxed(data), axes.index(), axes.columns());
    };
  }

  private static boolean isNamed(Index index) {
    return index.levelCount() == 1 && index.name() != Scalars.NONE;
  }

  /** One value in every cell. */
  private static DataFrame repeated(Object value, @Nullable Index index, @Nullable Index columns) {
    if (index == null || columns == null) {
      throw PythonError.valueError("DataFrame constructor not properly called!");
    }
    List<Column> cells = new ArrayList<>();
    columns.labels().forEach(_ -> cells.add(Columns.filled(value, index.size())));
    return new DataFrame(columns, cells, index);
  }

  private static DataFrame ofSeries(Series series, Axes axes) {
    Index index = axes.index();
    Index columns = axes.columns();
    DataFrame frame =
        (index == null ? series : Reindexer.rows(series, index)).toFrame().map(Columns::withTimes);
    if (columns == null) {
      return frame;
    }
    boolean named = columns.find(frame.label(0)) >= 0;
    if (columns.size() == 1 && (named || series.name() == Scalars.NONE)) {
      return frame.withColumns(columns);
    }
    if (index == null && !named && columns.size() > 1 && frame.label(0).equals(0L)) {
      throw PythonError.valueError("a series without a name is one column");
    }
    throw PythonError.unsupported("columns= beside a Series of another name", "use to_frame(name)");
  }

  static @Nullable Index index(Args args, String name) {
    Object given = args.optional(name);
    return given == null ? null : Labelled.index(args.context(), given);
  }
}
