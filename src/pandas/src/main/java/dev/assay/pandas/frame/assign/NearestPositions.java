package dev.assay.pandas.frame.assign;

import dev.assay.pandas.column.Column;
import dev.assay.pandas.column.Columns;
import dev.assay.pandas.column.DType;
import dev.assay.pandas.column.Numbers;
import dev.assay.pandas.column.TimeColumn;
import dev.assay.pandas.frame.index.Index;
import dev.assay.pandas.frame.join.Aligner;
import dev.assay.pandas.frame.sort.Sorter;
import dev.assay.pandas.value.Allocation;
import dev.assay.pandas.value.PythonError;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.LongStream;

/**
 * Where labels stand in an index that is in order and, for those that it lacks, where the label
 * before or after them stands or the nearer of both, as {@code reindex(method='ffill')} wants it.
 */
public enum NearestPositions {
  BEFORE,
  AFTER,
  NEAREST;

  /**
   * The direction of pandas' {@code method}.
   *
   * @throws PythonError a ValueError for what is no method
   */
  public static NearestPositions of(String method) {
    return switch (method) {
      case "ffill", "pad" -> BEFORE;
      case "bfill", "backfill" -> AFTER;
      case "nearest" -> NEAREST;
      default ->
          throw PythonError.valueError(
              "Invalid fill method. Expecting pad (ffill), backfill (bfill) or nearest. Got "
                  + method);
    };
  }

  /**
   * A position for each wanted label, -1 where there is none on this side.
   *
   * @throws PythonError a ValueError where the labels of the index repeat or are in no order, a
   *     TypeError where the nearest is asked for of labels that have no distance
   */
  public int[] find(Index index, Index wanted) {
    return this == NEAREST ? nearest(index, wanted) : beside(index, wanted);
  }

  private int[] beside(Index index, Index wanted) {
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

  /** Of labels that are equally far the greater one ({@code _get_nearest_indexer} of pandas). */
  private static int[] nearest(Index index, Index wanted) {
    int[] before = BEFORE.beside(index, wanted);
    int[] after = AFTER.beside(index, wanted);
    if (index.size() == 0) {
      return before;
    }
    double[] labels = distances(index.column());
    double[] targets = distances(wanted.column());
    boolean rising = Sorter.isSorted(index.column());
    int[] found = Allocation.ints(targets.length);
    for (int at = 0; at < found.length; at++) {
      if (before[at] < 0 || after[at] < 0) {
        found[at] = Math.max(before[at], after[at]);
        continue;
      }
      double down = Math.abs(labels[before[at]] - targets[at]);
      double up = Math.abs(labels[after[at]] - targets[at]);
      found[at] = down < up || !rising && down == up ? before[at] : after[at];
    }
    return found;
  }

  private static double[] distances(Column labels) {
    if (labels instanceof TimeColumn(long[] values, _)) {
      return LongStream.of(values).asDoubleStream().toArray();
    }
    if (labels.dtype() == DType.OBJECT) {
      throw PythonError.typeError("unsupported operand type(s) for -: 'str' and 'str'");
    }
    return Numbers.doubles(labels);
  }
}
