package dev.assay.pandas.api.common;

import dev.assay.pandas.api.array.ArrayObject;
import dev.assay.pandas.api.array.MatrixObject;
import dev.assay.pandas.api.index.IndexObject;
import dev.assay.pandas.api.index.LevelParts;
import dev.assay.pandas.api.series.SeriesObject;
import dev.assay.pandas.column.DType;
import dev.assay.pandas.column.ObjectColumn;
import dev.assay.pandas.column.Scalars;
import dev.assay.pandas.eval.Context;
import dev.assay.pandas.eval.PyIterator;
import dev.assay.pandas.frame.index.Index;
import dev.assay.pandas.frame.index.MultiIndex;
import dev.assay.pandas.value.PyList;
import dev.assay.pandas.value.PyTuple;
import dev.assay.pandas.value.PythonError;
import java.util.List;

/** The labels that an axis is given. */
public final class Labelled {

  private Labelled() {}

  /**
   * The labels of a value, as pandas' {@code ensure_index} reads them: a list of lists or arrays
   * holds the levels, and tuples in a list are labels of one level, as they are nowhere else.
   */
  public static Index index(Context context, Object value) {
    Object labels = value instanceof PyIterator ? PyList.copyOf(context.list(value)) : value;
    if (labels instanceof MatrixObject matrix) {
      return Index.of(ObjectColumn.of(rows(context, matrix)), Scalars.NONE);
    }
    if (!(labels instanceof PyList list) || list.items().isEmpty()) {
      return Read.index(context, labels);
    }
    if (list.items().stream().allMatch(Labelled::isLevel)) {
      return LevelParts.ofLevels(context, list.items());
    }
    return list.items().stream().anyMatch(Scalars::isTuple)
        ? Index.of(ObjectColumn.of(list.items()), Scalars.NONE)
        : Read.index(context, labels);
  }

  /** Rows of objects are tuples; others are refused, as numpy's. */
  private static List<Object> rows(Context context, MatrixObject matrix) {
    if (matrix.matrix().cells().dtype() != DType.OBJECT) {
      throw PythonError.valueError("Index data must be 1-dimensional");
    }
    return context.list(matrix).stream()
        .<Object>map(row -> PyTuple.copyOf(context.list(row)))
        .toList();
  }

  private static boolean isLevel(Object part) {
    return part instanceof PyList
        || part instanceof ArrayObject
        || part instanceof SeriesObject
        || part instanceof IndexObject;
  }

  /** The labels to reindex to: tuples are labels of as many levels as the old ones have. */
  public static Index target(Context context, Object value, Index old) {
    Index labels = index(context, value);
    boolean tuples =
        old instanceof MultiIndex && value instanceof PyList && labels.levelCount() == 1;
    return tuples ? Read.index(context, value) : labels;
  }

  /** New labels, as many as there were. */
  public static Index index(Context context, Object value, Index old) {
    Index index = index(context, value);
    if (index.size() != old.size()) {
      throw PythonError.valueError(
          "Length mismatch: Expected axis has %d elements, new values have %d elements",
          old.size(), index.size());
    }
    return index;
  }
}
