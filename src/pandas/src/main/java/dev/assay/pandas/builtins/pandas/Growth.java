package dev.assay.pandas.builtins.pandas;

import dev.assay.pandas.eval.Context;
import dev.assay.pandas.frame.Column;
import dev.assay.pandas.frame.ColumnLabels;
import dev.assay.pandas.frame.Columns;
import dev.assay.pandas.frame.DType;
import dev.assay.pandas.frame.DataFrame;
import dev.assay.pandas.frame.Index;
import dev.assay.pandas.frame.Positions;
import dev.assay.pandas.frame.Scalars;
import dev.assay.pandas.value.PythonError;
import dev.assay.pandas.value.Timestamp;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** Frames with a row or a column more, still without values. */
final class Growth {

  private Growth() {}

  /** A frame without rows gets as many as the value has. */
  static DataFrame grown(Context context, DataFrame frame, Object value) {
    Index index =
        value instanceof SeriesObject series
            ? series.series().index()
            : Index.range(Read.column(context, value).size());
    return new DataFrame(
        frame.columns(),
        frame.data().stream().map(old -> Columns.missing(old.dtype(), index.size())).toList(),
        index);
  }

  /** A row more without values: the columns keep their dtypes where these have missing values. */
  static DataFrame appendEmptyRow(DataFrame frame, Object label) {
    requireColumns(frame);
    List<Column> data = new ArrayList<>();
    frame.data().forEach(old -> data.add(old.takeOrMissing(appendedPositions(old.size()))));
    return new DataFrame(frame.columns(), data, Indexers.more(frame.index(), label));
  }

  static void requireColumns(DataFrame frame) {
    if (frame.columnCount() == 0) {
      throw PythonError.valueError("cannot set a frame with no defined columns");
    }
  }

  private static int[] appendedPositions(int size) {
    int[] positions = Arrays.copyOf(Positions.all(size), size + 1);
    positions[size] = -1;
    return positions;
  }

  /** The dtype of a column that is missing but for a value that is put into it. */
  private static DType emptyFor(Object value) {
    Object boxed = Scalars.boxed(value);
    if (boxed == Scalars.NONE) {
      return DType.OBJECT;
    }
    boolean date = boxed == Scalars.NAT || boxed instanceof Timestamp;
    return date ? DType.DATETIME : DType.FLOAT64;
  }

  /** A frame with a column more, all missing. */
  static DataFrame withColumn(DataFrame frame, Object label, Object value) {
    List<Object> labels = new ArrayList<>(frame.columns().labels());
    labels.add(label);
    List<Column> data = new ArrayList<>(frame.data());
    data.add(Columns.missing(emptyFor(value), frame.rowCount()));
    return new DataFrame(ColumnLabels.like(frame.columns(), labels), data, frame.index());
  }
}
