package dev.assay.pandas.api.dataframe;

import dev.assay.pandas.api.common.Read;
import dev.assay.pandas.api.indexing.Indexers;
import dev.assay.pandas.api.series.SeriesObject;
import dev.assay.pandas.column.CategoryColumn;
import dev.assay.pandas.column.Column;
import dev.assay.pandas.column.Columns;
import dev.assay.pandas.column.DType;
import dev.assay.pandas.column.LongColumn;
import dev.assay.pandas.column.MaskedColumn;
import dev.assay.pandas.column.ObjectColumn;
import dev.assay.pandas.column.Period;
import dev.assay.pandas.column.PeriodColumn;
import dev.assay.pandas.column.Positions;
import dev.assay.pandas.column.Scalars;
import dev.assay.pandas.column.TimeColumn;
import dev.assay.pandas.column.ZonedColumn;
import dev.assay.pandas.eval.Context;
import dev.assay.pandas.frame.DataFrame;
import dev.assay.pandas.frame.assign.CellAssigner;
import dev.assay.pandas.frame.compute.TextAsTimes;
import dev.assay.pandas.frame.compute.Widths;
import dev.assay.pandas.frame.compute.ZonedValues;
import dev.assay.pandas.frame.convert.Casts;
import dev.assay.pandas.frame.index.ColumnLabels;
import dev.assay.pandas.frame.index.Index;
import dev.assay.pandas.value.NaT;
import dev.assay.pandas.value.None;
import dev.assay.pandas.value.NumpyBool;
import dev.assay.pandas.value.PythonError;
import dev.assay.pandas.value.Timedelta;
import dev.assay.pandas.value.Timestamp;
import dev.assay.pandas.value.ZonedTimestamp;
import java.math.BigInteger;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** Frames with a row or a column more, still without values. */
public final class Growth {

  private Growth() {}

  /** A frame without rows gets as many as the value has. */
  static DataFrame grown(Context context, DataFrame frame, Object value) {
    Index index =
        value instanceof SeriesObject series
            ? series.series().index()
            : Index.range(Read.column(context, value).size());
    return new DataFrame(
        frame.columns(),
        frame.data().stream().map(old -> Columns.missingLike(old, index.size())).toList(),
        index);
  }

  /** A row more without values: the columns keep their dtypes where these have missing values. */
  public static DataFrame appendEmptyRow(DataFrame frame, Object label) {
    List<Column> data = new ArrayList<>();
    frame.data().forEach(old -> data.add(old.takeOrMissing(appendedPositions(old.size()))));
    return new DataFrame(frame.columns(), data, Indexers.more(frame.index(), label));
  }

  public static void requireColumns(DataFrame frame) {
    if (frame.columnCount() == 0) {
      throw PythonError.valueError("cannot set a frame with no defined columns");
    }
  }

  private static int[] appendedPositions(int size) {
    int[] positions = Arrays.copyOf(Positions.all(size), size + 1);
    positions[size] = -1;
    return positions;
  }

  /** A column that is missing but for a value that is put into it. */
  private static Column emptyFor(Object value, int rows) {
    return switch (Scalars.boxed(value)) {
      case None _ -> Columns.missing(DType.OBJECT, rows);
      case Timestamp time -> Columns.missing(DType.datetimes(time.unit()), rows);
      case ZonedTimestamp time -> Columns.missingLike(Columns.filled(time, 1), rows);
      case Timedelta span -> Columns.missing(DType.timedeltas(span.unit()), rows);
      case NaT _ -> Columns.missing(DType.DATETIME, rows);
      case String _, Boolean _, NumpyBool _ ->
          ObjectColumn.filled(Scalars.NAN, rows); // one NaN, again and again
      default -> Columns.missing(DType.FLOAT64, rows);
    };
  }

  /** A frame with a column more, all missing. */
  public static DataFrame withColumn(DataFrame frame, Object label, Object value) {
    List<Object> labels = new ArrayList<>(frame.columns().labels());
    labels.add(label);
    List<Column> data = new ArrayList<>(frame.data());
    data.add(emptyFor(value, frame.rowCount()));
    return new DataFrame(ColumnLabels.like(frame.columns(), labels), data, frame.index());
  }

  /**
   * A column with one value more, in the dtype that has room for both ({@code
   * _setitem_with_indexer_missing} in pandas/core/indexing.py).
   */
  public static Column withValue(Column column, Object value) {
    Object boxed = Scalars.boxed(value);
    boolean missing = Scalars.isMissing(boxed);
    if (column.size() == 0) {
      boolean real = missing && boxed != Scalars.NAT && column.dtype() == DType.FLOAT64;
      return missing && boxed != Scalars.NAT && column.dtype() == DType.OBJECT
          ? ObjectColumn.filled(boxed, 1)
          : Columns.infer(List.of(real ? Scalars.NAN : boxed));
    }
    if (missing) {
      return withMissing(column, boxed);
    }
    if (boxed instanceof BigInteger && column.dtype().isNumeric()) {
      throw PythonError.unsupported("so large a number among others", "use astype(float) first");
    }
    return switch (column) {
      case CategoryColumn categories
          when Index.of(categories.categories(), Scalars.NONE).find(boxed) >= 0 ->
          CellAssigner.fill(
              column.takeOrMissing(appendedPositions(column.size())), last(column), boxed);
      case PeriodColumn _ when !(boxed instanceof Period) ->
          throw PythonError.valueError("Value must be Period, string, integer, or datetime");
      case TimeColumn times when boxed instanceof LocalDate ->
          joined(CellAssigner.untimed(times, boxed), ObjectColumn.of(boxed));
      case ZonedColumn zoned when !(boxed instanceof LocalDate) ->
          joined(column, ZonedValues.beside(zoned, Columns.filled(boxed, 1)));
      case TimeColumn times -> joined(column, TextAsTimes.beside(times, Columns.filled(boxed, 1)));
      case LongColumn _ when boxed instanceof Long number && fits(column.dtype(), number) ->
          joined(column, Casts.cast(Columns.filled(boxed, 1), column.dtype()));
      case MaskedColumn masked
          when boxed instanceof Long number
              && masked.dtype().isInteger()
              && fits(masked.dtype(), number) ->
          joined(column, Casts.cast(Columns.filled(boxed, 1), masked.dtype()));
      default -> joined(column, Columns.filled(boxed, 1));
    };
  }

  private static boolean fits(DType dtype, long number) {
    long[] wrapped = Widths.wrap(new long[] {number}, dtype);
    return wrapped[0] == number;
  }

  private static int[] last(Column column) {
    return new int[] {column.size()};
  }

  private static Column joined(Column column, Column last) {
    return Columns.concat(List.of(column, last));
  }

  private static boolean isForeignToTimes(Column column) {
    DType dtype =
        column instanceof CategoryColumn categories
            ? categories.categories().dtype()
            : column.dtype();
    return dtype.isNumeric() || dtype.isBool();
  }

  /** Numbers, times and categories have a missing value of their own; truths and others do not. */
  private static Column withMissing(Column column, Object missing) {
    DType dtype = column.dtype();
    boolean foreign = missing == Scalars.NAT && isForeignToTimes(column);
    boolean own = !foreign && !dtype.isBool() && dtype != DType.STRING;
    if (own && dtype != DType.OBJECT) {
      return column.takeOrMissing(appendedPositions(column.size()));
    }
    Object nothing = dtype.isNullable() || dtype == DType.STRING ? Scalars.NA : Scalars.NAN;
    boolean kept = foreign || dtype == DType.OBJECT;
    return joined(ObjectColumn.of(column), ObjectColumn.filled(kept ? missing : nothing, 1));
  }
}
