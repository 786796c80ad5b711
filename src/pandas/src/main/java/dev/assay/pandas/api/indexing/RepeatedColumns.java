package dev.assay.pandas.api.indexing;

import dev.assay.pandas.api.array.Matrices;
import dev.assay.pandas.api.common.Read;
import dev.assay.pandas.api.dataframe.FrameObject;
import dev.assay.pandas.api.series.SeriesObject;
import dev.assay.pandas.column.Scalars;
import dev.assay.pandas.eval.Context;
import dev.assay.pandas.frame.DataFrame;
import dev.assay.pandas.value.PyDict;
import dev.assay.pandas.value.PySlice;
import dev.assay.pandas.value.PythonError;
import java.util.HashSet;
import java.util.Set;

/**
 * Columns that {@code df.loc[rows, labels] = value} names more than once: pandas makes further
 * columns of them, for which the values do not suffice.
 */
final class RepeatedColumns {

  private RepeatedColumns() {}

  /**
   * Refuses labels of which one repeats.
   *
   * @throws PythonError a ValueError where values are given for columns that are fewer
   */
  static void refuse(Context context, DataFrame frame, Object labels, Object rows, Object value) {
    if (frame.columns().levelCount() > 1 || !repeats(context, labels)) {
      return;
    }
    boolean labelled = value instanceof SeriesObject || value instanceof PyDict;
    boolean several = Read.isListLike(value) || Matrices.hasRows(value);
    if (several && !(value instanceof FrameObject) && (!labelled || rows instanceof PySlice)) {
      throw PythonError.valueError(
              "Must have equal len keys and value when setting with an iterable")
          .hinting("; name each column once");
    }
    throw PythonError.unsupported(
        "naming a column twice in .loc[rows, columns] = value, which adds a column",
        "name each column once");
  }

  private static boolean repeats(Context context, Object labels) {
    Set<Object> seen = new HashSet<>();
    for (Object label : Read.items(context, labels)) {
      if (!seen.add(Scalars.key(label))) {
        return true;
      }
    }
    return false;
  }
}
