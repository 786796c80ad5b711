package dev.assay.pandas.api.dataframe;

import dev.assay.pandas.api.array.ArrayObject;
import dev.assay.pandas.api.array.MatrixObject;
import dev.assay.pandas.api.common.Operate;
import dev.assay.pandas.api.common.Read;
import dev.assay.pandas.api.series.SeriesObject;
import dev.assay.pandas.api.series.SeriesOperators;
import dev.assay.pandas.column.Column;
import dev.assay.pandas.column.DType;
import dev.assay.pandas.column.DoubleColumn;
import dev.assay.pandas.column.LongColumn;
import dev.assay.pandas.column.MaskedColumn;
import dev.assay.pandas.column.Matrix;
import dev.assay.pandas.column.ObjectColumn;
import dev.assay.pandas.column.Scalars;
import dev.assay.pandas.eval.Context;
import dev.assay.pandas.frame.DataFrame;
import dev.assay.pandas.frame.Series;
import dev.assay.pandas.frame.assign.Reindexer;
import dev.assay.pandas.frame.compute.ColumnComparison;
import dev.assay.pandas.frame.index.Index;
import dev.assay.pandas.frame.join.Aligner;
import dev.assay.pandas.value.BinaryOperator;
import dev.assay.pandas.value.CompareOperator;
import dev.assay.pandas.value.NA;
import dev.assay.pandas.value.PyDict;
import dev.assay.pandas.value.PyList;
import dev.assay.pandas.value.PySet;
import dev.assay.pandas.value.PythonError;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.function.BiFunction;

/** Operators between frames and anything that may stand on the other side. */
public final class FrameOperate {

  private FrameOperate() {}

  /** {@code frame op other}, or {@code other op frame} when reflected. */
  static DataFrame binary(
      Context context, BinaryOperator operator, DataFrame frame, Object other, boolean reflected) {
    return switch (other) {
      case FrameObject that -> frames(context, operator, frame, that.frame(), reflected);
      case SeriesObject series -> byColumn(context, operator, frame, series.series(), reflected);
      case MatrixObject array ->
          frame.withData(
              cellByCell(
                  frame,
                  array.matrix(),
                  (column, beside) -> one(context, operator, column, beside, reflected)));
      case Object list when Read.isListLike(list) ->
          byColumn(context, operator, frame, labelled(context, list, frame.columns()), reflected);
      default -> frame.map(column -> one(context, operator, column, other, reflected));
    };
  }

  /** The columns beside those of an array of two dimensions, of which one may be repeated. */
  private static List<Column> cellByCell(
      DataFrame frame, Matrix array, BiFunction<Column, ArrayObject, Column> result) {
    Matrix spread = spread(frame, array);
    List<Column> data = new ArrayList<>();
    for (int at = 0; at < frame.columnCount(); at++) {
      data.add(result.apply(frame.column(at), new ArrayObject(spread.column(at))));
    }
    return data;
  }

  private static Matrix spread(DataFrame frame, Matrix array) {
    int rows = frame.rowCount();
    int columns = frame.columnCount();
    boolean fits =
        (array.rowCount() == rows || array.rowCount() == 1)
            && (array.columnCount() == columns || array.columnCount() == 1);
    if (!fits) {
      throw PythonError.valueError(
          "Unable to coerce to DataFrame, shape must be (%d, %d): given (%d, %d)",
          rows, columns, array.rowCount(), array.columnCount());
    }
    return new Matrix(array.spread(rows, columns), rows, columns);
  }

  /**
   * A list or dict beside a frame as a series of its columns or rows ({@code to_series} in
   * pandas/core/frame.py); the values of a dict are found by their labels.
   *
   * @throws PythonError a ValueError where it has another number of values, a TypeError for a set
   */
  static Series labelled(Context context, Object list, Index labels) {
    int given = context.length(list);
    if (list instanceof PySet) {
      throw PythonError.typeError("'set' type is unordered");
    }
    if (given != labels.size()) {
      throw PythonError.valueError(
          "Unable to coerce to Series, length must be %d: given %d", labels.size(), given);
    }
    Column values =
        list instanceof PyDict ? Read.columnFor(context, list, labels) : Read.column(context, list);
    return new Series(values, labels, Scalars.NONE);
  }

  private static Column one(
      Context context, BinaryOperator operator, Column column, Object other, boolean reflected) {
    return Operate.values(context, operator, Series.of(column, Scalars.NONE), other, reflected)
        .values();
  }

  private static DataFrame frames(
      Context context,
      BinaryOperator operator,
      DataFrame left,
      DataFrame right,
      boolean reflected) {
    return aligned(context, operator, left, right, reflected);
  }

  /**
   * Each column beside the other's of its label, or beside missing values of floats, as methods
   * with {@code axis=0} take them ({@code _should_reindex_frame_op} in pandas/core/frame.py).
   */
  static DataFrame aligned(
      Context context,
      BinaryOperator operator,
      DataFrame left,
      DataFrame right,
      boolean reflected) {
    Beside both = Beside.of(context, left, right);
    List<Column> data = new ArrayList<>();
    for (int at = 0; at < both.left().columnCount(); at++) {
      Column a = both.rows().left(both.left().column(at));
      Column b = both.rows().right(both.right().column(at));
      Column result = one(context, operator, a, new ArrayObject(b), reflected);
      boolean objects = a.dtype() == DType.OBJECT || b.dtype() == DType.OBJECT;
      data.add(objects && result instanceof DoubleColumn ? ObjectColumn.of(result) : result);
    }
    return new DataFrame(both.left().columns(), data, both.rows().index());
  }

  /** Two frames with the columns of both, and how their rows come together. */
  private record Beside(DataFrame left, DataFrame right, Aligner.Aligned rows) {

    static Beside of(Context context, DataFrame left, DataFrame right) {
      Aligner.Aligned columns = Aligner.outer(left.columns(), right.columns(), context.budget());
      if (columns.index().levelCount() != left.columns().levelCount()) {
        throw PythonError.valueError("cannot align columns whose levels have different names");
      }
      return new Beside(
          Reindexer.columns(left, columns.rows().left(), columns.index()),
          Reindexer.columns(right, columns.rows().right(), columns.index()),
          Aligner.outer(left.index(), right.index(), context.budget()));
    }

    DataFrame leftRows() {
      return left.map(rows::left).withIndex(rows.index());
    }

    DataFrame rightRows() {
      return right.map(rows::right).withIndex(rows.index());
    }
  }

  /** Where only one side is missing, it counts as the value to fill with. */
  static DataFrame filled(
      Context context,
      BinaryOperator operator,
      DataFrame left,
      DataFrame right,
      Object fill,
      boolean reflected) {
    Beside both = Beside.of(context, left, right);
    DataFrame one = both.leftRows();
    DataFrame two = both.rightRows();
    List<Column> data = new ArrayList<>();
    for (int at = 0; at < one.columnCount(); at++) {
      SeriesObject other = new SeriesObject(two.series(at));
      data.add(
          SeriesOperators.filled(context, operator, one.series(at), other, fill, reflected)
              .values());
    }
    return one.withData(data);
  }

  /** A series' labels are matched with the columns'. */
  private static DataFrame byColumn(
      Context context, BinaryOperator operator, DataFrame frame, Series series, boolean reflected) {
    Index columns = Aligner.outer(frame.columns(), series.index(), context.budget()).index();
    requireOnce(frame.columns(), series.index());
    DataFrame aligned = Reindexer.columns(frame, columns);
    Series values = Reindexer.rows(series, columns);
    List<Column> data = new ArrayList<>();
    for (int at = 0; at < columns.size(); at++) {
      Object value = values.values().get(at);
      Column column = aligned.column(at);
      boolean array = column instanceof LongColumn || values.values() instanceof LongColumn;
      Object beside = array ? Operate.widening(column, value) : value;
      Column result = one(context, operator, column, beside, reflected);
      boolean objects = values.dtype() == DType.OBJECT; // which pandas makes a frame of
      data.add(objects && !result.dtype().isOwn() ? ObjectColumn.of(result) : result);
    }
    return aligned.withData(data);
  }

  /** Repeated labels are brought together with nothing but the same labels. */
  private static void requireOnce(Index labels, Index others) {
    if (!labels.isUnique() && !labels.sameLabels(others)) {
      throw PythonError.valueError("cannot reindex on an axis with duplicate labels");
    }
  }

  /** The operation of each column with a series whose labels are matched with the rows'. */
  static DataFrame byRow(
      Context context, BinaryOperator operator, DataFrame frame, Series series, boolean reflected) {
    Aligner.Aligned rows = Aligner.outer(frame.index(), series.index(), context.budget());
    Column values = rows.right(series.values());
    List<Column> data =
        frame.data().stream()
            .map(column -> rows.left(column))
            .map(column -> one(context, operator, column, new ArrayObject(values), reflected))
            .toList();
    return new DataFrame(frame.columns(), data, rows.index());
  }

  /** {@code frame.eq(other)} and its like: the labels of both are brought together before. */
  static DataFrame compareAligned(
      Context context, CompareOperator operator, DataFrame frame, Object other, boolean byRow) {
    if (other instanceof FrameObject that) {
      Beside both = Beside.of(context, frame, that.frame());
      return compareFrames(context, operator, both.leftRows(), both.rightRows());
    }
    Series series =
        other instanceof SeriesObject given
            ? given.series()
            : Read.isListLike(other)
                ? labelled(context, other, byRow ? frame.index() : frame.columns())
                : null;
    if (series == null) {
      return compare(context, operator, frame, other);
    }
    if (!byRow) {
      Index columns = Aligner.outer(frame.columns(), series.index(), context.budget()).index();
      Series aligned = Reindexer.rows(series, columns);
      return compare(
          context, operator, Reindexer.columns(frame, columns), new SeriesObject(aligned));
    }
    Aligner.Aligned rows = Aligner.outer(frame.index(), series.index(), context.budget());
    Object values = new ArrayObject(rows.right(series.values()));
    return new DataFrame(
        frame.columns(),
        frame.data().stream()
            .map(column -> compared(context, operator, rows.left(column), values))
            .toList(),
        rows.index());
  }

  /** {@code frame op other}, cell by cell. */
  public static DataFrame compare(
      Context context, CompareOperator operator, DataFrame frame, Object other) {
    if (other instanceof FrameObject that) {
      return compareFrames(context, operator, frame, that.frame());
    }
    if (other instanceof MatrixObject array) {
      return frame.withData(
          cellByCell(
              frame,
              array.matrix(),
              (column, beside) -> compared(context, operator, column, beside)));
    }
    if (other instanceof SeriesObject || Read.isListLike(other)) {
      if (other instanceof SeriesObject series
          && !series.series().index().sameLabels(frame.columns())) {
        throw PythonError.valueError(
            "Operands are not aligned. Do `left, right = left.align(right, axis=1, copy=False)`"
                + " before operating.");
      }
      Series across =
          other instanceof SeriesObject series
              ? series.series()
              : labelled(context, other, frame.columns());
      List<Column> data = new ArrayList<>();
      for (int at = 0; at < frame.columnCount(); at++) {
        Object cell = across.values().item(at);
        boolean untyped = across.dtype() == DType.OBJECT && cell == Scalars.NA;
        if (untyped && frame.column(at) instanceof MaskedColumn) {
          throw NA.ambiguous();
        }
        data.add(
            cell instanceof PyList
                ? withList(operator, frame.column(at), cell)
                : compared(context, operator, frame.column(at), cell));
      }
      return frame.withData(data);
    }
    return frame.map(column -> compared(context, operator, column, other));
  }

  /** A list in a cell is one value, with which lists of the column are compared. */
  private static Column withList(CompareOperator operator, Column column, Object list) {
    Column repeated = ObjectColumn.of(Collections.nCopies(column.size(), list));
    return ColumnComparison.compare(operator, ObjectColumn.of(column), repeated, false);
  }

  private static Column compared(
      Context context, CompareOperator operator, Column column, Object other) {
    return Operate.compare(context, operator, Series.of(column, Scalars.NONE), other).values();
  }

  private static DataFrame compareFrames(
      Context context, CompareOperator operator, DataFrame left, DataFrame right) {
    if (!left.columns().sameLabels(right.columns()) || !left.index().sameLabels(right.index())) {
      throw PythonError.valueError(
          "Can only compare identically-labeled (both index and columns) DataFrame objects");
    }
    List<Column> data = new ArrayList<>();
    for (int at = 0; at < left.columnCount(); at++) {
      data.add(compared(context, operator, left.column(at), new ArrayObject(right.column(at))));
    }
    return left.withData(data);
  }
}
