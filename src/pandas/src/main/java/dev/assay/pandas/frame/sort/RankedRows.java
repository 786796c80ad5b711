package dev.assay.pandas.frame.sort;

import dev.assay.pandas.frame.Column;
import java.util.Arrays;

/**
 * Rows as numbers: a row's rank among the values of its column in the upper half, its position in
 * the lower one. Equal values have equal ranks, so that sorts need not look at the values, of
 * whatever type, wherever they are.
 */
final class RankedRows {

  private RankedRows() {}

  /**
   * The rows that have a value, in their own order.
   *
   * @param sorted all rows in ascending order of the values, those without one at an end
   */
  static long[] of(int[] sorted, Column column, RowOrder order) {
    int[] ranks = new int[sorted.length];
    int rank = 0;
    int before = -1;
    for (int row : sorted) {
      if (column.isMissing(row)) {
        continue;
      }
      if (before >= 0 && order.compare(before, row) != 0) {
        rank++;
      }
      ranks[row] = rank;
      before = row;
    }
    long[] rows = new long[sorted.length];
    int count = 0;
    for (int row = 0; row < rows.length; row++) {
      if (!column.isMissing(row)) {
        rows[count++] = (long) ranks[row] << Integer.SIZE | row;
      }
    }
    return Arrays.copyOf(rows, count);
  }

  static boolean isLess(long row, long other) {
    return row >> Integer.SIZE < other >> Integer.SIZE;
  }

  /** -1, which has all bits, where {@link #isLess} says so; else 0. */
  static long allBitsIfLess(long row, long other) {
    return (row >> Integer.SIZE) - (other >> Integer.SIZE) >> Long.SIZE - 1;
  }

  static int rank(long row) {
    return (int) (row >> Integer.SIZE);
  }

  static int position(long row) {
    return (int) row;
  }
}
