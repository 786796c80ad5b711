package dev.assay.pandas.api.indexing;

import dev.assay.pandas.api.common.Read;
import dev.assay.pandas.eval.PyCallable;
import dev.assay.pandas.frame.DataFrame;
import dev.assay.pandas.value.PySlice;
import dev.assay.pandas.value.PyTuple;
import dev.assay.pandas.value.PythonError;
import dev.assay.pandas.value.Text;

/** What {@code df.at[row, column]} takes: labels of one cell, no lists, slices and masks. */
public final class OneCell {

  private OneCell() {}

  /**
   * Checks the keys of a cell that is read.
   *
   * @throws PythonError what pandas raises for each kind of key
   */
  static void requireGetting(DataFrame frame, Object row, Object column) {
    if (!isUnique(frame)) {
      requireScalars(row, column, "getting");
      return;
    }
    if (isDeep(frame)) {
      return;
    }
    if (isSeveral(column)) {
      throw PythonError.typeError("at takes the label of one column")
          .hinting("; use loc for several");
    }
    if (frame.columns().find(column) >= 0 && isSeveral(row)) {
      throw several(row);
    }
    if (row instanceof PyCallable) {
      throw PythonError.keyError(row);
    }
  }

  /** Checks the label of a value of a series that is read. */
  static void requireGetting(Object label) {
    if (Read.isList(label)) {
      throw invalid("getting");
    }
    requireSetting(label);
  }

  /** Checks the label of a value of a series that is written. */
  public static void requireSetting(Object label) {
    if (isSeveral(label)) {
      throw several(label);
    }
  }

  /** The same of a cell that is written; a new column is written to as by loc. */
  static void requireSetting(DataFrame frame, Object row, Object column) {
    if (!isUnique(frame)) {
      requireScalars(row, column, "setting");
      return;
    }
    if (isDeep(frame)) {
      return;
    }
    if (isSeveral(column)) {
      throw several(column);
    }
    if (frame.columns().find(column) >= 0 && isSeveral(row)) {
      throw several(row);
    }
  }

  /** What reading by one key gives, which is no pair of row and column. */
  static PythonError notAPair(DataFrame frame, Object key) {
    return isUnique(frame) && !isSeveral(key)
        ? PythonError.typeError("at needs a row and a column: df.at[row, column]")
        : invalid("getting");
  }

  /** What writing by one key gives, which is no pair of row and column. */
  static PythonError notAPairSet(DataFrame frame) {
    return isUnique(frame)
        ? new PythonError("InvalidIndexError", "at needs a row and a column: df.at[row, column]")
        : invalid("setting");
  }

  private static PythonError invalid(String what) {
    return PythonError.valueError("Invalid call for scalar access (" + what + ")!");
  }

  private static void requireScalars(Object row, Object column, String what) {
    for (Object key : new Object[] {row, column}) {
      if (isSeveral(key) || key instanceof PyTuple || key instanceof PyCallable) {
        throw invalid(what);
      }
    }
  }

  private static PythonError several(Object key) {
    return new PythonError("InvalidIndexError", Text.str(key) + ": at takes the label of one row")
        .hinting("; use loc for several");
  }

  private static boolean isDeep(DataFrame frame) {
    return frame.index().levelCount() > 1 || frame.columns().levelCount() > 1;
  }

  private static boolean isUnique(DataFrame frame) {
    return frame.index().isUnique() && frame.columns().isUnique();
  }

  private static boolean isSeveral(Object key) {
    return Read.isList(key) || key instanceof PySlice;
  }
}
