package dev.assay.pandas.frame.reshape;

import dev.assay.pandas.column.Column;
import dev.assay.pandas.column.Columns;
import dev.assay.pandas.column.DType;
import dev.assay.pandas.frame.DataFrame;
import dev.assay.pandas.frame.concat.FrameArray;
import dev.assay.pandas.value.Allocation;
import java.util.ArrayList;
import java.util.List;
import java.util.function.UnaryOperator;

/** Rows and columns exchanged. */
public final class Transpose {

  private Transpose() {}

  /** What comes of a frame's columns or, across them, of its rows: of the frame turned round. */
  public static DataFrame along(boolean across, DataFrame frame, UnaryOperator<DataFrame> change) {
    return across ? of(change.apply(of(frame))) : change.apply(frame);
  }

  /** The columns as rows, all of the dtype that they have in common. */
  public static DataFrame of(DataFrame frame) {
    List<Column> data = new ArrayList<>();
    if (frame.columnCount() == 0) {
      frame.index().labels().forEach(_ -> data.add(Columns.zeros(DType.FLOAT64, 0)));
    } else {
      Column all = FrameArray.kept(frame.data());
      for (int row = 0; row < frame.rowCount(); row++) {
        int[] cells = Allocation.ints(frame.columnCount());
        for (int at = 0; at < cells.length; at++) {
          cells[at] = at * frame.rowCount() + row;
        }
        data.add(all.take(cells));
      }
    }
    return new DataFrame(frame.index(), data, frame.columns());
  }
}
