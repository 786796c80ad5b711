package dev.assay.pandas.api.missing;

import dev.assay.pandas.api.array.ArrayObject;
import dev.assay.pandas.api.array.Matrices;
import dev.assay.pandas.api.array.MatrixObject;
import dev.assay.pandas.api.common.Read;
import dev.assay.pandas.api.dataframe.FrameObject;
import dev.assay.pandas.api.series.SeriesObject;
import dev.assay.pandas.column.Column;
import dev.assay.pandas.column.Columns;
import dev.assay.pandas.column.DType;
import dev.assay.pandas.column.DoubleColumn;
import dev.assay.pandas.column.LongColumn;
import dev.assay.pandas.column.MaskedColumn;
import dev.assay.pandas.column.ObjectColumn;
import dev.assay.pandas.column.Positions;
import dev.assay.pandas.column.Scalars;
import dev.assay.pandas.eval.Args;
import dev.assay.pandas.eval.Context;
import dev.assay.pandas.eval.PyCallable;
import dev.assay.pandas.frame.DataFrame;
import dev.assay.pandas.frame.Series;
import dev.assay.pandas.frame.assign.CellAssigner;
import dev.assay.pandas.frame.assign.Reindexer;
import dev.assay.pandas.frame.convert.Downcast;
import dev.assay.pandas.frame.join.Aligner;
import dev.assay.pandas.value.PyDict;
import dev.assay.pandas.value.PySet;
import dev.assay.pandas.value.PythonError;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** {@code where} and {@code mask}: values kept where a condition holds, others put elsewhere. */
public final class Conditional {

  private Conditional() {}

  public static final String NOTATION =
      "cond, other=..., *, inplace=False|True|None, axis=None, !level=None";
  public static final String OF_SERIES =
      "cond, other=..., *, inplace=False|True|None, axis=None|0|'index'|'rows', !level=None";

  /** What is put elsewhere: NaN unless something is given. */
  public static Object other(Args args) {
    return args.has("other") ? args.get("other") : Scalars.NAN;
  }

  /** Which values are kept, and what becomes of those whose condition is not known. */
  public record Keeping(boolean inverted, boolean unknown) {

    /** {@code where} keeps where the condition is true, {@code mask} where it is not. */
    public static Keeping of(Args args, boolean inverted) {
      return new Keeping(inverted, args.truth("inplace"));
    }
  }

  /** Values are kept where the condition is true; others and those of no condition are not. */
  public static final Keeping TRUE = new Keeping(false, false);

  /** The values kept where the condition is true (or false, when inverted). */
  public static Series where(
      Context context, Series series, Object condition, Object other, Keeping keeping) {
    Object test =
        condition instanceof PyCallable call
            ? context.call(call, new SeriesObject(series))
            : condition;
    Object value =
        other instanceof PyCallable call ? context.call(call, new SeriesObject(series)) : other;
    if (keeping.inverted() && Read.isListLike(test)) {
      requireInvertible(context, Read.column(context, test));
    }
    return kept(context, series, test, value, keeping);
  }

  private static Series kept(
      Context context, Series series, Object test, Object value, Keeping keeping) {
    int[] replaced = Positions.where(replaced(condition(context, test, series), keeping));
    return series.withValues(put(context, series, replaced, value));
  }

  /** Where something else is put: also where the condition is unknown, but for changes in place. */
  private static boolean[] replaced(Column condition, Keeping keeping) {
    boolean[] replaced = Columns.truths(condition).clone();
    for (int at = 0; at < replaced.length; at++) {
      replaced[at] =
          condition.isMissing(at) ? !keeping.unknown() : replaced[at] == keeping.inverted();
    }
    return replaced;
  }

  private static Column condition(Context context, Object test, Series series) {
    requireShape(test);
    requireAlignable(test, series);
    Column column =
        test instanceof SeriesObject object
            ? Reindexer.rows(object.series(), series.index()).values()
            : Read.column(context, test);
    if (column.size() != series.size()) {
      throw otherShape();
    }
    requireTruths(column);
    return column;
  }

  private static void requireAlignable(Object given, Series series) {
    if (given instanceof SeriesObject object) {
      Aligner.requireAlignable(object.series().index(), series.index());
    }
  }

  /** {@code mask} turns the condition over by {@code ~}, which makes no truths of objects. */
  private static void requireInvertible(Context context, Column condition) {
    if (condition.dtype() != DType.OBJECT || condition.size() == 0) {
      return;
    }
    for (Object item : condition.items()) {
      if (Scalars.isMissing(item)) {
        throw PythonError.typeError("bad operand type for unary ~: '%s'", context.typeName(item))
            .hinting("; fill what is missing in the condition first");
      }
    }
    throw PythonError.valueError("Boolean array expected for the condition, not object");
  }

  private static void requireInvertible(Context context, Object test) {
    switch (test) {
      case FrameObject frame ->
          frame.frame().data().forEach(column -> requireInvertible(context, column));
      case SeriesObject series -> requireInvertible(context, series.series().values());
      default -> {}
    }
  }

  private static void requireTruths(Column condition) {
    boolean truths =
        condition.dtype().isBool()
            || condition.dtype() == DType.OBJECT
                && condition.items().stream()
                    .allMatch(item -> item instanceof Boolean || Scalars.isMissing(item));
    if (!truths && condition.size() > 0) {
      throw PythonError.valueError(
          "Boolean array expected for the condition, not " + condition.dtypeName());
    }
  }

  /** Of lists a frame takes those of rows alone. */
  private static void requireTable(Object test) {
    boolean table = test instanceof SeriesObject || Matrices.hasRows(test);
    if (!table) {
      throw otherShape();
    }
  }

  private static void requireShape(Object test) {
    if (!Read.isListLike(test) && !Matrices.hasRows(test)) {
      throw otherShape();
    }
  }

  private static PythonError otherShape() {
    return PythonError.valueError("Array conditional must be same shape as self");
  }

  public static Column put(Context context, Series series, int[] replaced, Object value) {
    if (replaced.length == 0 && series.size() > 0) {
      return series.values();
    }
    if (value instanceof PyDict || value instanceof PySet) {
      throw PythonError.unsupported(
          "where() and mask() with a dict or a set", "give a value or a Series");
    }
    if (isAlone(context, value) && series.size() != 1) {
      return put(context, series, replaced, Read.items(context, value).getFirst());
    }
    requireAlignable(value, series);
    if (value instanceof SeriesObject || Read.isListLike(value)) {
      Column all = Read.columnFor(context, value, series.index());
      return downcast(
          series.values(), CellAssigner.put(series.values(), replaced, all.take(replaced)));
    }
    Column values = series.values();
    if (values.dtype() == DType.OBJECT && value instanceof Double number && number.isNaN()) {
      return downcast(values, withNan((ObjectColumn) values, replaced));
    }
    boolean checked = values instanceof MaskedColumn && replaced.length > 0;
    boolean untyped =
        values.dtype() == DType.BOOL && Scalars.isMissing(value) && replaced.length > 0;
    Column accepting = checked ? CellAssigner.accepting(values, value) : values;
    Column put = CellAssigner.fill(untyped ? ObjectColumn.of(values) : accepting, replaced, value);
    return downcast(values, put);
  }

  /** Whether it is a list of one value, which stands for all rows. */
  private static boolean isAlone(Context context, Object value) {
    boolean list = Read.isListLike(value) && !(value instanceof SeriesObject);
    return list && !Matrices.isMatrix(value) && Read.items(context, value).size() == 1;
  }

  /** numpy puts a NaN of its own at each place, which dicts and sets tell apart. */
  private static Column withNan(ObjectColumn values, int[] replaced) {
    Object[] cells = values.values().clone();
    for (int at : replaced) {
      cells[at] = Double.valueOf(Double.NaN);
    }
    return ObjectColumn.of(cells);
  }

  private static Column downcast(Column before, Column after) {
    if (before instanceof LongColumn && after instanceof DoubleColumn floats) {
      return Downcast.whole(floats);
    }
    return Downcast.applies(before, after) ? Downcast.inferred(after) : after;
  }

  public static DataFrame where(
      Context context, DataFrame frame, Object condition, Object other, Keeping keeping) {
    Object test =
        condition instanceof PyCallable call
            ? context.call(call, new FrameObject(frame))
            : condition;
    requireTable(test);
    requireRows(context, frame, other);
    if (Matrices.isMatrix(test)) {
      DataFrame truths = MatrixObject.of(context, Matrices.read(context, test)).frame();
      if (truths.columnCount() != frame.columnCount() || truths.rowCount() != frame.rowCount()) {
        throw otherShape();
      }
      if (keeping.inverted()) {
        truths.data().forEach(each -> requireInvertible(context, each));
      }
      DataFrame same = new DataFrame(frame.columns(), truths.data(), frame.index());
      return where(context, frame, new FrameObject(same), other, keeping);
    }
    if (keeping.inverted()) {
      requireInvertible(context, test);
    }
    List<Column> data = new ArrayList<>();
    for (int at = 0; at < frame.columnCount(); at++) {
      Object label = frame.label(at);
      Object column = column(frame, test, label, at);
      Object value = other instanceof FrameObject values ? column(frame, values, label, at) : other;
      Object known = column == null ? unknown(frame.rowCount()) : column;
      Object cells = value == null ? Scalars.NAN : value;
      data.add(kept(context, frame.series(at), known, cells, keeping).values());
    }
    return frame.withData(data);
  }

  /** pandas lays out other lists by how the columns are stored. */
  private static void requireRows(Context context, DataFrame frame, Object other) {
    boolean list = Read.isList(other) && !Matrices.isMatrix(other);
    int size = list ? Read.items(context, other).size() : 1;
    if (size != 1 && size != frame.rowCount()) {
      throw PythonError.unsupported(
          "where() and mask() of a frame with a list of other than a value a row",
          "give a Series or a DataFrame");
    }
  }

  /** The condition of a column that the frame of conditions lacks. */
  private static ArrayObject unknown(int rows) {
    return new ArrayObject(Columns.missing(DType.OBJECT, rows));
  }

  private static @Nullable Object column(DataFrame target, Object value, Object label, int at) {
    if (!(value instanceof FrameObject object)) {
      return value;
    }
    DataFrame frame = object.frame();
    boolean alike = target.columns().sameLabels(frame.columns());
    int found = alike ? at : frame.columns().find(label);
    return found < 0 ? null : new SeriesObject(frame.series(found));
  }
}
