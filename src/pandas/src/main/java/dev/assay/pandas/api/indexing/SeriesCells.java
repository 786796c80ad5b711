package dev.assay.pandas.api.indexing;

import dev.assay.pandas.api.array.ArrayObject;
import dev.assay.pandas.api.dataframe.FrameObject;
import dev.assay.pandas.api.series.SeriesObject;
import dev.assay.pandas.column.Column;
import dev.assay.pandas.frame.DataFrame;
import dev.assay.pandas.frame.Series;
import dev.assay.pandas.frame.assign.Reindexer;
import dev.assay.pandas.value.PythonError;
import java.util.Collections;

/**
 * A series that {@code loc} puts into cells of a frame: aligned with the columns of one row, and
 * with the labels of several rows, as pandas' {@code _align_series} does it.
 */
final class SeriesCells {

  private SeriesCells() {}

  /**
   * The values as they go into the cells: an array, one value a row of one column or one a column,
   * or a frame.
   *
   * @throws PythonError a ValueError where the rows are not as many as the columns
   */
  static Object of(DataFrame frame, Series series, Select.Chosen rows, Select.Chosen columns) {
    int width = columns.positions().length;
    if (rows.single() && columns.single()) {
      throw PythonError.valueError("Incompatible indexer with Series");
    }
    if (rows.single()) {
      Series aligned = Reindexer.rows(series, frame.columns().take(columns.positions()));
      return width > 1 ? new SeriesObject(aligned) : new ArrayObject(aligned.values());
    }
    Column values = Reindexer.rows(series, frame.index().take(rows.positions())).values();
    if (!rows.slice() && !columns.slice() && width > 1) {
      return new FrameObject(
          new DataFrame(
              frame.columns().take(columns.positions()),
              Collections.nCopies(width, values),
              frame.index().take(rows.positions())));
    }
    if (width != 1 && values.size() != width) {
      throw PythonError.valueError(
          "Must have equal len keys and value when setting with an iterable");
    }
    return new ArrayObject(values);
  }
}
