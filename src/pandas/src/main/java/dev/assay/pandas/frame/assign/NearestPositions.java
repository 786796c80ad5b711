package dev.assay.pandas.frame.assign;

import dev.assay.pandas.frame.Column;
import dev.assay.pandas.frame.Columns;
import dev.assay.pandas.frame.Index;
import dev.assay.pandas.frame.join.Aligner;
import dev.assay.pandas.frame.sort.Sorter;
import dev.assay.pandas.value.PythonError;
import java.util.List;
import java.util.stream.IntStream;

/**
 * Where labels stand in an index that is in order and, for those that it lacks, where the label
 * before or after them stands, as {@code reindex(method='ffill')} wants it.
 */
public enum NearestPositions {
  BEFORE,
  AFTER;

  /**
   * The direction of pandas' {@code method}.
   *
   * @throws PythonError a ValueError for what is no method
   */
  public static NearestPositions of(String method) {
    return switch (method) {
      case "ffill", "pad" -> BEFORE;
      case "bfill", "backfill" -> AFTER;
      case "nearest" ->
          throw PythonError.unsupported("reindex(method='nearest')", "use 'ffill' or 'bfill'");
      default ->
          throw PythonError.valueError(
              "Invalid fill method. Expecting pad (ffill), backfill (bfill) or nearest. Got "
                  + method);
    };
  }

  /**
   * A position for each wanted label, -1 where there is none on this side.
   *
   * @throws PythonError a ValueError where the labels of the index repeat or are in no order
   */
  public int[] find(Index index, Index wanted) {
    int[] found = Aligner.positions(index, wanted);
    boolean rising = Sorter.isSorted(index.column());
    int[] reversed = IntStream.range(0, index.size()).map(at -> index.size() - 1 - at).toArray();
    if (!rising && !Sorter.isSorted(index.take(reversed).column())) {
      throw PythonError.valueError("index must be monotonic increasing or decreasing");
    }
    Column all = Columns.concat(List.of(index.column(), wanted.column()));
    int[] order = Sorter.safeOrder(List.of(all));
    boolean upwards = rising == (this == BEFORE);
    int nearest = -1;
    for (int at = 0; at < order.length; at++) {
      int row = order[upwards ? at : order.length - 1 - at];
      if (row < index.size()) {
        nearest = row;
      } else if (found[row - index.size()] < 0) {
        found[row - index.size()] = nearest;
      }
    }
    return found;
  }
}
