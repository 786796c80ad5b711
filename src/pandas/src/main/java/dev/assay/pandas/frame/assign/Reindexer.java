package dev.assay.pandas.frame.assign;

import dev.assay.pandas.column.Column;
import dev.assay.pandas.column.Columns;
import dev.assay.pandas.column.DType;
import dev.assay.pandas.column.Interval;
import dev.assay.pandas.column.IntervalColumn;
import dev.assay.pandas.column.LongColumn;
import dev.assay.pandas.column.ObjectColumn;
import dev.assay.pandas.column.PeriodColumn;
import dev.assay.pandas.column.Positions;
import dev.assay.pandas.column.Scalars;
import dev.assay.pandas.column.TimeColumn;
import dev.assay.pandas.column.ZonedColumn;
import dev.assay.pandas.frame.DataFrame;
import dev.assay.pandas.frame.Series;
import dev.assay.pandas.frame.compute.TextAsTimes;
import dev.assay.pandas.frame.convert.Casts;
import dev.assay.pandas.frame.index.Index;
import dev.assay.pandas.frame.join.Aligner;
import dev.assay.pandas.frame.time.TimeZones;
import dev.assay.pandas.value.Allocation;
import dev.assay.pandas.value.PythonError;
import dev.assay.pandas.value.TypeNames;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** Rows and columns arranged by the labels of another index. */
public final class Reindexer {

  private Reindexer() {}

  /** The series' values under the labels, missing where it has none. */
  public static Series rows(Series series, Index labels) {
    requireReachable(series.index(), labels);
    return series.index().sameLabels(labels)
        ? series.withIndex(labels)
        : series.takeOrMissing(Aligner.positions(series.index(), labels), labels);
  }

  /** The frame's rows under the labels, missing where it has none. */
  public static DataFrame rows(DataFrame frame, Index labels) {
    requireReachable(frame.index(), labels);
    return frame.index().sameLabels(labels)
        ? frame.withIndex(labels)
        : frame.takeOrMissing(Aligner.positions(frame.index(), labels), labels);
  }

  /**
   * Labels of several levels are not looked for among numbers and times: a result of groups is put
   * beside other rows with {@code reset_index(level=0, drop=True)}, or not made at all.
   *
   * @throws PythonError a ValueError, as pandas raises it
   */
  private static void requireReachable(Index from, Index to) {
    if (isUnreachable(from, to)) {
      throw PythonError.valueError(
              "Buffer dtype mismatch, expected 'Python object': labels of "
                  + from.levelCount()
                  + " levels fit no index of one")
          .hinting("; use .reset_index(level=0, drop=True), or transform()");
    }
  }

  /** Whether pandas finds no label of several levels in an index, instead of finding none there. */
  public static boolean isUnreachable(Index from, Index to) {
    if (from.levelCount() == 1 || to.levelCount() > 1 || to.size() == 0) {
      return false;
    }
    DType dtype = to.column().dtype();
    return dtype.isNumeric() || dtype.isTime();
  }

  /** The frame's columns under the labels; a column that it lacks is all NaN. */
  public static DataFrame columns(DataFrame frame, Index labels) {
    if (frame.columns().sameLabels(labels)) {
      return frame.withColumns(labels);
    }
    return columns(frame, Aligner.positions(frame.columns(), labels), labels);
  }

  /** The columns at the positions under labels, missing where a position is -1. */
  public static DataFrame columns(DataFrame frame, int[] positions, Index labels) {
    List<Column> data = new ArrayList<>();
    for (int position : positions) {
      data.add(
          position < 0 ? Columns.missing(DType.FLOAT64, frame.rowCount()) : frame.column(position));
    }
    return new DataFrame(labels, data, frame.index());
  }

  /**
   * Values at the positions that other labels have, and one value where a position is -1. Among
   * other labels times become objects beside a value that is no time, even where it is not needed.
   */
  public static Column reindexed(Column column, int[] positions, Object value) {
    boolean same = Arrays.equals(positions, Positions.all(column.size()));
    Column holding =
        column instanceof TimeColumn times && !same && !Scalars.isMissing(value)
            ? holding(times, value)
            : column;
    if (column instanceof ZonedColumn && !same && !Scalars.isMissing(value)) {
      throw TimeZones.unsupported("values for what is missing");
    }
    boolean fraction = column instanceof LongColumn && Scalars.plain(value) instanceof Double;
    return filled(
        fraction && Positions.hasMissing(positions) ? Casts.cast(column, DType.FLOAT64) : holding,
        positions,
        value);
  }

  /** The times in the unit of a finer one that comes among them. */
  private static Column holding(TimeColumn times, Object value) {
    Column alone = Columns.filled(value, 1);
    boolean date = times.dtype().isDatetime() && value instanceof String;
    Column beside = date ? TextAsTimes.beside(times, alone) : alone;
    if (beside.dtype().kind() != times.dtype().kind()) {
      return ObjectColumn.of(times);
    }
    return date ? times : times.in(times.dtype().unit().finer(beside.dtype().unit()));
  }

  /** Values at positions, and one value where a position is -1. */
  public static Column filled(Column column, int[] positions, Object value) {
    boolean[] absent = Allocation.booleans(positions.length);
    int[] present = positions.clone();
    for (int at = 0; at < positions.length; at++) {
      absent[at] = positions[at] < 0;
      present[at] = Math.max(0, positions[at]);
    }
    if (column.size() == 0 && column.dtype().isInteger() && Scalars.plain(value) instanceof Long) {
      return Casts.cast(Columns.filled(value, positions.length), column.dtype());
    }
    if (Positions.hasMissing(positions) && column.dtype() != DType.NULLABLE_BOOL) {
      requireSpan(column, value);
      CellAssigner.accepting(column, value);
    }
    Column taken = column.size() == 0 ? column.takeOrMissing(positions) : column.take(present);
    return CellAssigner.fill(taken, Positions.where(absent), value);
  }

  /** Gaps among periods and intervals are filled by such alone. */
  private static void requireSpan(Column column, Object value) {
    boolean other =
        column instanceof PeriodColumn && value instanceof Number
            || column instanceof IntervalColumn && !(value instanceof Interval);
    if (other && !Scalars.isMissing(value)) {
      throw PythonError.typeError(
          "%s takes no '%s' for what is missing", column.dtypeName(), TypeNames.of(value));
    }
  }
}
