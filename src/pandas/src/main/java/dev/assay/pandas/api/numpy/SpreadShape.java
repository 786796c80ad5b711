package dev.assay.pandas.api.numpy;

import dev.assay.pandas.api.array.ArrayCasts;
import dev.assay.pandas.api.array.ArrayForm;
import dev.assay.pandas.api.array.ArrayObject;
import dev.assay.pandas.api.array.Matrices;
import dev.assay.pandas.api.common.Read;
import dev.assay.pandas.column.Column;
import dev.assay.pandas.column.Matrix;
import dev.assay.pandas.eval.Context;
import java.util.List;

/** The rows and columns that all values have once numpy has spread them. */
record SpreadShape(Context context, int rows, int columns) {

  static SpreadShape of(Context context, List<Object> values) {
    int rows = 1;
    int columns = 1;
    for (Object value : values) {
      if (isSpread(value)) {
        Matrix matrix = Matrices.read(context, value);
        rows = matrix.rowCount() == 1 ? rows : matrix.rowCount();
        columns = matrix.columnCount() == 1 ? columns : matrix.columnCount();
      }
    }
    context.budget().cells((long) rows * columns);
    return new SpreadShape(context, rows, columns);
  }

  int size() {
    return rows * columns;
  }

  /** All cells of an array row by row; single values as they are. */
  Object spread(Object value) {
    if (!isSpread(value)) {
      return value;
    }
    Column cells = Matrices.read(context, value).spread(rows, columns);
    return ArrayArgument.isOfTexts(value, cells)
        ? new ArrayObject(cells, new ArrayForm.Texts(ArrayCasts.longest(cells)))
        : new ArrayObject(cells);
  }

  private static boolean isSpread(Object value) {
    return Matrices.hasRows(value) || Read.isListLike(value);
  }
}
