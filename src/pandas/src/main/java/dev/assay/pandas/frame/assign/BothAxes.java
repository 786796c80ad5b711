package dev.assay.pandas.frame.assign;

import dev.assay.pandas.column.Column;
import dev.assay.pandas.column.DType;
import dev.assay.pandas.column.Positions;
import dev.assay.pandas.frame.DataFrame;
import dev.assay.pandas.frame.index.Index;
import dev.assay.pandas.frame.join.Aligner;
import dev.assay.pandas.value.Allocation;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Rows and columns of a frame of one dtype reindexed at once: to pandas they are one array, all of
 * which gets the dtype that a gap needs, wherever the gap is.
 */
public final class BothAxes {

  private BothAxes() {}

  /** The frame under other labels; null where pandas goes the way of one axis after the other. */
  public static @Nullable DataFrame reindexed(
      DataFrame frame, Index rows, Index columns, @Nullable Object fill) {
    if (!isOneArray(frame)
        || frame.index().sameLabels(rows)
        || frame.columns().sameLabels(columns)) {
      return null;
    }
    int[] down = Aligner.positions(frame.index(), rows);
    int[] across = Aligner.positions(frame.columns(), columns);
    if (!Positions.hasMissing(down) && !Positions.hasMissing(across)) {
      return null;
    }
    int[] withGap = Arrays.copyOf(down, down.length + 1);
    withGap[down.length] = -1;
    int[] gaps = Allocation.ints(withGap.length);
    Arrays.fill(gaps, -1);
    int[] all = Positions.all(down.length);
    List<Column> data = new ArrayList<>();
    for (int at : across) {
      Column source = frame.column(Math.max(at, 0));
      int[] positions = at < 0 ? gaps : withGap;
      Column filled =
          fill == null
              ? source.takeOrMissing(positions)
              : Reindexer.reindexed(source, positions, fill);
      data.add(filled.take(all));
    }
    return new DataFrame(columns, data, rows);
  }

  private static boolean isOneArray(DataFrame frame) {
    if (frame.columnCount() == 0) {
      return false;
    }
    DType dtype = frame.column(0).dtype();
    boolean numpy =
        dtype.isNumeric() && !dtype.isNullable()
            || dtype.isTime()
            || dtype == DType.BOOL
            || dtype == DType.OBJECT;
    return numpy && frame.data().stream().allMatch(column -> column.dtype() == dtype);
  }
}
