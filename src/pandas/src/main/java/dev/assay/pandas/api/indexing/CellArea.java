package dev.assay.pandas.api.indexing;

import dev.assay.pandas.frame.DataFrame;

/**
 * Cells of a frame at the crossings of chosen rows and columns.
 *
 * @param known how many columns there have been before; those that follow have no values yet
 * @param ofRows whether the key has named no columns
 */
public record CellArea(
    DataFrame frame, Select.Chosen rows, Select.Chosen columns, int known, boolean ofRows) {

  public CellArea(DataFrame frame, Select.Chosen rows, Select.Chosen columns) {
    this(frame, rows, columns, frame.columnCount(), false);
  }

  /** All columns of the rows, as a key that names no columns chooses them. */
  static CellArea ofRows(DataFrame frame, Select.Chosen rows) {
    int width = frame.columnCount();
    Select.Chosen all = Select.Chosen.all(width);
    return new CellArea(frame, rows, all, width, true);
  }

  int height() {
    return rows.positions().length;
  }

  int width() {
    return columns.positions().length;
  }

  /** Whether all rows are chosen, as one slice. */
  boolean wholeColumns() {
    boolean all = rows.slice() && height() == frame.rowCount();
    return all && (height() == 0 || rows.positions()[0] == 0); // not from the last to the first
  }
}
