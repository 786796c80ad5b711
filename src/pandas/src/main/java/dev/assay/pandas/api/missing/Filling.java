package dev.assay.pandas.api.missing;

import dev.assay.pandas.api.common.InPlace;
import dev.assay.pandas.api.common.Read;
import dev.assay.pandas.api.common.Reduce;
import dev.assay.pandas.api.dataframe.FrameObject;
import dev.assay.pandas.api.series.SeriesObject;
import dev.assay.pandas.column.Column;
import dev.assay.pandas.column.DType;
import dev.assay.pandas.column.Scalars;
import dev.assay.pandas.eval.Args;
import dev.assay.pandas.eval.Context;
import dev.assay.pandas.eval.PyCallable;
import dev.assay.pandas.frame.DataFrame;
import dev.assay.pandas.frame.Series;
import dev.assay.pandas.frame.assign.CellAssigner;
import dev.assay.pandas.frame.missing.MissingValues;
import dev.assay.pandas.frame.reshape.Transpose;
import dev.assay.pandas.value.PyDict;
import dev.assay.pandas.value.PythonError;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * Missing values replaced, by given ones or by their neighbours: {@code fillna}, {@code ffill},
 * {@code bfill}.
 */
public final class Filling {

  private Filling() {}

  private static final String OF_FRAME = "None|0|1|'index'|'columns'|'rows'";
  private static final String OF_SERIES = "None|0|'index'|'rows'";
  public static final String FILL = fill(OF_FRAME);
  public static final String FILL_SERIES = fill(OF_SERIES);
  public static final String CARRY = carry(OF_FRAME);
  public static final String CARRY_SERIES = carry(OF_SERIES);

  private static String fill(String axis) {
    return "value=None, *, method=None|'ffill'|'pad'|'bfill'|'backfill', axis="
        + axis
        + ", inplace=False|True|None, limit=None, !downcast=None";
  }

  private static String carry(String axis) {
    return "*, axis="
        + axis
        + ", inplace=False|True|None, limit=None, !limit_area=None, !downcast=None";
  }

  private static void requireNoFunction(Object value) {
    if (value instanceof PyCallable) {
      throw PythonError.unsupported("a function as a value for gaps", "call it first");
    }
  }

  public static Object fillna(SeriesObject self, Args args) {
    Series series = self.series();
    String method = method(args);
    if (method != null) {
      return carry(self, args, isForward(method));
    }
    Object value = required(args.optional("value"));
    requireNoFunction(value);
    boolean untouched = args.truth("inplace") && !series.values().hasMissing();
    Column filled = filled(args.context(), series, value, limit(args));
    return InPlace.done(self, args, untouched ? series : series.withValues(filled));
  }

  static long limit(Args args) {
    Object given = args.optional("limit");
    if (given == null) {
      return -1;
    }
    if (!(Scalars.plain(given) instanceof Long limit)) {
      throw PythonError.valueError("Limit must be an integer");
    }
    if (limit <= 0) {
      throw PythonError.valueError("Limit must be greater than 0");
    }
    return limit;
  }

  /** Missing values replaced by a value, or by those that a series or dict has for the labels. */
  static Column filled(Context context, Series series, Object value, long limit) {
    if (value instanceof SeriesObject || value instanceof PyDict) {
      Column values = Objects.requireNonNull(Read.columnFor(context, value, series.index()));
      return MissingValues.fill(series.values(), values);
    }
    if (Read.isListLike(value) || value instanceof FrameObject) {
      throw PythonError.typeError(
          "\"value\" parameter must be a scalar or dict, but you passed a \""
              + context.typeName(value)
              + "\"");
    }
    return MissingValues.fill(series.values(), value, limit);
  }

  public static Object carry(SeriesObject self, Args args, boolean forward) {
    Series series = self.series();
    return InPlace.done(self, args, series.withValues(carried(args, series.values(), forward)));
  }

  public static Object fillna(FrameObject self, Args args) {
    DataFrame frame = self.frame();
    int axis = Reduce.axis(args);
    String method = method(args);
    if (method != null) {
      return carry(self, args, isForward(method));
    }
    if (axis == 1 && frame.rowCount() > 0 && !Read.isListLike(args.get("value"))) {
      return InPlace.done(self, args, across(args, frame));
    }
    Object value = required(args.optional("value"));
    requireNoFunction(value);
    List<Column> data = new ArrayList<>();
    boolean untouched =
        args.truth("inplace")
            && frame.data().stream()
                .noneMatch(column -> column.dtype() == DType.OBJECT && column.hasMissing());
    for (int at = 0; at < frame.columnCount(); at++) {
      boolean kept = args.truth("inplace") && !Read.isListLike(value);
      if (kept && frame.column(at).dtype() == DType.STRING && frame.column(at).hasMissing()) {
        CellAssigner.accepting(frame.column(at), value);
      }
      boolean same = untouched && frame.column(at).dtype() == DType.OBJECT;
      data.add(same ? frame.column(at) : filled(args, frame, at, value));
    }
    return InPlace.done(self, args, frame.withData(data));
  }

  /** Row by row, whose values are of one dtype for it. */
  private static DataFrame across(Args args, DataFrame frame) {
    Object value = required(args.optional("value"));
    requireNoFunction(value);
    DataFrame rows = Transpose.of(frame);
    List<Column> data = new ArrayList<>();
    for (int at = 0; at < rows.columnCount(); at++) {
      data.add(filled(args.context(), rows.series(at), value, limit(args)));
    }
    return Transpose.of(rows.withData(data));
  }

  /** What a dict has for a label, or for the first levels of one of several. */
  private static @Nullable Object of(PyDict dict, Object label) {
    Object own = dict.get(label);
    if (own != null || !Scalars.isTuple(label)) {
      return own;
    }
    List<Object> parts = Scalars.elements(label);
    for (int depth = parts.size() - 1; depth > 0 && own == null; depth--) {
      own = dict.get(depth == 1 ? parts.getFirst() : Scalars.tuple(parts.subList(0, depth)));
    }
    return own;
  }

  private static Column filled(Args args, DataFrame frame, int at, Object value) {
    long limit = limit(args);
    Column column = frame.column(at);
    Object label = frame.label(at);
    return switch (value) {
      case PyDict dict -> {
        Object own = of(dict, label);
        yield own == null
            ? column
            : filled(
                args.context(),
                frame.series(at),
                required(own == Scalars.NONE ? null : own),
                limit);
      }
      case SeriesObject series -> {
        int found = series.series().index().find(label);
        yield found < 0
            ? column
            : MissingValues.fill(column, series.series().values().item(found), limit);
      }
      case FrameObject other -> {
        int found = other.frame().columns().find(label);
        yield found < 0
            ? column
            : MissingValues.patch(
                column,
                Objects.requireNonNull(
                    Read.columnFor(
                        args.context(),
                        new SeriesObject(other.frame().series(found)),
                        frame.index())));
      }
      default -> filled(args.context(), frame.series(at), value, limit);
    };
  }

  public static Object carry(FrameObject self, Args args, boolean forward) {
    return InPlace.done(
        self,
        args,
        Transpose.along(
            Reduce.axis(args) == 1,
            self.frame(),
            frame -> frame.map(column -> carried(args, column, forward))));
  }

  private static Column carried(Args args, Column column, boolean forward) {
    return MissingValues.carry(column, forward, limit(args));
  }

  private static @Nullable String method(Args args) {
    if (args.optional("value") != null && args.optional("method") != null) {
      throw PythonError.valueError("Cannot specify both 'value' and 'method'.");
    }
    return args.optionalString("method");
  }

  private static boolean isForward(String method) {
    return method.equals("ffill") || method.equals("pad");
  }

  private static Object required(@Nullable Object value) {
    if (value == null) {
      throw PythonError.valueError("Must specify a fill 'value' or 'method'.");
    }
    return value;
  }
}
