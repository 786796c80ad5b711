package dev.assay.pandas.api.common;

import dev.assay.pandas.column.Column;
import dev.assay.pandas.column.Columns;
import dev.assay.pandas.column.DType;
import dev.assay.pandas.frame.DataFrame;
import dev.assay.pandas.frame.assign.Reindexer;
import dev.assay.pandas.frame.index.Index;
import dev.assay.pandas.value.PythonError;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The labels that a new frame is asked to have, where any are given. */
public record Axes(@Nullable Index index, @Nullable Index columns) {

  /** A frame of these labels, all its cells missing. */
  public DataFrame empty() {
    Index rows = index == null ? Index.range(0) : index;
    Index labels = columns == null ? Index.range(0) : columns;
    List<Column> data = new ArrayList<>();
    labels.labels().forEach(_ -> data.add(Columns.missing(DType.OBJECT, rows.size())));
    return new DataFrame(labels, data, rows);
  }

  /** The rows and columns of a labelled frame that have these labels. */
  public DataFrame arranged(DataFrame frame) {
    DataFrame rows = index == null ? frame : Reindexer.rows(frame, index);
    return columns == null ? rows : Reindexer.columns(rows, columns);
  }

  /** A frame with these labels in place of its own; as many, or it is a ValueError. */
  public DataFrame labelled(DataFrame frame) {
    if (columns != null && columns.size() != frame.columnCount()) {
      throw PythonError.valueError(
          "%d columns passed, passed data had %d columns", columns.size(), frame.columnCount());
    }
    DataFrame result = columns == null ? frame : frame.withColumns(columns);
    return result.withIndex(index == null ? frame.index() : rows(frame.rowCount()));
  }

  /** The labels of so many rows: numbers where none are given. */
  public Index rows(int size) {
    requireLength(size, index);
    return index == null ? Index.range(size) : index;
  }

  public static void requireLength(int size, @Nullable Index index) {
    if (index != null && index.size() != size) {
      throw Read.otherLength(size, index.size());
    }
  }
}
