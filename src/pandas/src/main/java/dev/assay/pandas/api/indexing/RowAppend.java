package dev.assay.pandas.api.indexing;

import dev.assay.pandas.api.array.ArrayObject;
import dev.assay.pandas.api.array.MatrixObject;
import dev.assay.pandas.api.common.Read;
import dev.assay.pandas.api.dataframe.FrameObject;
import dev.assay.pandas.api.dataframe.Growth;
import dev.assay.pandas.api.series.SeriesObject;
import dev.assay.pandas.column.Column;
import dev.assay.pandas.column.Columns;
import dev.assay.pandas.column.DType;
import dev.assay.pandas.column.ObjectColumn;
import dev.assay.pandas.column.Scalars;
import dev.assay.pandas.eval.Context;
import dev.assay.pandas.frame.DataFrame;
import dev.assay.pandas.frame.Series;
import dev.assay.pandas.frame.concat.FrameColumns;
import dev.assay.pandas.frame.concat.RowIndexes;
import dev.assay.pandas.frame.index.Index;
import dev.assay.pandas.frame.join.Aligner;
import dev.assay.pandas.value.PyDict;
import dev.assay.pandas.value.PySet;
import dev.assay.pandas.value.PythonError;
import java.util.ArrayList;
import java.util.List;

/** {@code frame.loc[new label] = values}: a row more, put below the others as concat puts it. */
final class RowAppend {

  private RowAppend() {}

  /**
   * The frame with a row more.
   *
   * @throws PythonError a ValueError where the values are not as many as the columns
   */
  static DataFrame appended(Context context, DataFrame frame, Object label, Object value) {
    Growth.requireColumns(frame);
    Column row = row(context, value, frame.columns());
    boolean empty = frame.rowCount() == 0;
    boolean typed = value instanceof SeriesObject || value instanceof ArrayObject;
    List<Column> data = new ArrayList<>();
    for (int at = 0; at < frame.columnCount(); at++) {
      Column cell = row.take(new int[] {at});
      boolean infers = cell.dtype() == DType.OBJECT && !(empty && typed);
      Column last = infers && cell.item(0) != Scalars.NAT ? Columns.infer(cell.items()) : cell;
      data.add(
          empty ? last : FrameColumns.concat(List.of(frame.column(at), last), List.of(true, true)));
    }
    return new DataFrame(frame.columns(), data, labels(frame.index(), label));
  }

  private static Index labels(Index index, Object label) {
    Index last = Index.ofLabels(List.of(label));
    if (index.levelCount() == last.levelCount()) {
      last = last.withNames(index.names());
    }
    return index.size() == 0 ? last : RowIndexes.appended(List.of(index, last));
  }

  private static Column row(Context context, Object value, Index columns) {
    if (value instanceof SeriesObject object) {
      Series series = object.series();
      return series.index().sameLabels(columns)
          ? series.values()
          : series.values().takeOrMissing(Aligner.positions(series.index(), columns));
    }
    if (value instanceof PyDict dict) {
      List<Object> cells = new ArrayList<>();
      for (Object label : columns.labels()) {
        Object found = dict.get(label);
        cells.add(found == null ? Scalars.NAN : found);
      }
      return ObjectColumn.of(cells.stream().map(Scalars::boxed).toList());
    }
    if (value instanceof FrameObject || value instanceof MatrixObject) {
      throw PythonError.valueError("values of two dimensions are no row");
    }
    if (value instanceof PySet) {
      throw PythonError.typeError("a set has no order to make a row of").hinting("; give a list");
    }
    if (!Read.isListLike(value)) {
      Object cell = value == Scalars.NONE ? Scalars.NAN : Scalars.boxed(value);
      return Columns.filled(cell, columns.size());
    }
    Column cells = Read.column(context, value);
    if (cells.size() != columns.size()) {
      throw PythonError.valueError("cannot set a row with mismatched columns");
    }
    return cells;
  }
}
