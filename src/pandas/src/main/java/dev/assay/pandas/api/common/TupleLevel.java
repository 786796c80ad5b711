package dev.assay.pandas.api.common;

import dev.assay.pandas.column.Column;
import dev.assay.pandas.column.Scalars;
import dev.assay.pandas.frame.DataFrame;
import dev.assay.pandas.frame.select.LabelSelector;
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
  public static Column of(DataFrame frame, Object label, int[] positions) {
    boolean one = positions.length == 1;
    if (one && (frame.positions(label).length == 1 || isBlankBelow(frame.label(positions[0])))) {
      return frame.column(positions[0]);
    }
    throw PythonError.unsupported("a label of several columns", "choose one of them by a tuple");
  }

  /** Whether nothing is below the first level of a label. */
  private static boolean isBlankBelow(Object label) {
    return Scalars.isTuple(label) && Scalars.elements(label).stream().skip(1).allMatch(""::equals);
  }
}
