package dev.assay.pandas.api.common;

import dev.assay.pandas.api.array.Matrices;
import dev.assay.pandas.column.Column;
import dev.assay.pandas.column.DType;
import dev.assay.pandas.column.Matrix;
import dev.assay.pandas.column.ObjectColumn;
import dev.assay.pandas.column.Scalars;
import dev.assay.pandas.frame.DataFrame;
import dev.assay.pandas.frame.select.LabelSelector;
import dev.assay.pandas.value.Allocation;
import dev.assay.pandas.value.PyTuple;
import dev.assay.pandas.value.PythonError;

/** What a label that stands for several columns gives as the labels of an index. */
public final class TupleLevel {

  private TupleLevel() {}

  /** All columns that a label stands for, also by the first levels of it. */
  public static int[] positions(DataFrame frame, Object label) {
    int[] own = frame.positions(label);
    return own.length > 0 ? own : new LabelSelector(frame.columns()).find(label);
  }

  /** One column as it is, several as tuples of their cells, which only objects can be. */
  public static Column of(DataFrame frame, Object label, int[] positions, boolean alone) {
    boolean one = positions.length == 1;
    if (one && (frame.positions(label).length == 1 || isBlankBelow(frame.label(positions[0])))) {
      return frame.column(positions[0]);
    }
    Matrix cells = Matrices.values(frame.select(positions));
    if (!alone || cells.cells().dtype() != DType.OBJECT) {
      throw PythonError.valueError("Index data must be 1-dimensional");
    }
    Object[] tuples = Allocation.objects(frame.rowCount());
    for (int row = 0; row < tuples.length; row++) {
      tuples[row] = PyTuple.of(cells.row(row).items().toArray());
    }
    return ObjectColumn.of(tuples);
  }

  /** Whether nothing is below the first level of a label. */
  private static boolean isBlankBelow(Object label) {
    return Scalars.isTuple(label) && Scalars.elements(label).stream().skip(1).allMatch(""::equals);
  }
}
