package dev.assay.pandas.frame.assign;

import dev.assay.pandas.frame.Column;
import dev.assay.pandas.frame.Columns;
import dev.assay.pandas.frame.DType;
import dev.assay.pandas.frame.DataFrame;
import dev.assay.pandas.frame.Index;
import dev.assay.pandas.frame.Series;
import dev.assay.pandas.frame.join.Aligner;
import java.util.ArrayList;
import java.util.List;

/** Rows and columns arranged by the labels of another index. */
public final class Reindexer {

  private Reindexer() {}

  /** The series' values under the labels, missing where it has none. */
  public static Series rows(Series series, Index labels) {
    return series.index().sameLabels(labels)
        ? series.withIndex(labels)
        : series.takeOrMissing(Aligner.positions(series.index(), labels), labels);
  }

  /** The frame's rows under the labels, missing where it has none. */
  public static DataFrame rows(DataFrame frame, Index labels) {
    return frame.index().sameLabels(labels)
        ? frame.withIndex(labels)
        : frame.takeOrMissing(Aligner.positions(frame.index(), labels), labels);
  }

  /** The frame's columns under the labels; a column that it lacks is all NaN. */
  public static DataFrame columns(DataFrame frame, Index labels) {
    if (frame.columns().sameLabels(labels)) {
      return frame.withColumns(labels);
    }
    int[] positions = Aligner.positions(frame.columns(), labels);
    List<Column> data = new ArrayList<>();
    for (int position : positions) {
      data.add(
          position < 0 ? Columns.missing(DType.FLOAT64, frame.rowCount()) : frame.column(position));
    }
    return new DataFrame(labels, data, frame.index());
  }
}
