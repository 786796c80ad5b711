package dev.assay.pandas.frame.sort;

import dev.assay.pandas.value.Allocation;
import java.util.Arrays;

/**
 * Rows as numbers that are not negative: what orders a row in the upper bits, its position in the
 * lower ones. Sorts need not look at the values, of whatever type, wherever they are.
 *
 * @param places all bits of the positions
 */
record PackedRows(long[] rows, long places) {

  private static final int NONE = -1;

  /**
   * The rows that have a value, in their own order, with the rank of the value: equal values have
   * equal ranks.
   *
   * @param sorted these rows in ascending order of the values
   * @param size how many rows there are, with those that have no value
   */
  static PackedRows ranked(int[] sorted, int size, RowOrder order) {
    int[] ranks = Allocation.ints(size);
    Arrays.fill(ranks, NONE);
    int rank = 0;
    for (int at = 0; at < sorted.length; at++) {
      rank += at > 0 && order.compare(sorted[at - 1], sorted[at]) != 0 ? 1 : 0;
      ranks[sorted[at]] = rank;
    }
    long[] rows = Allocation.longs(sorted.length);
    int place = 0;
    for (int row = 0; row < size; row++) {
      if (ranks[row] != NONE) {
        rows[place++] = (long) ranks[row] << Integer.SIZE | row;
      }
    }
    return new PackedRows(rows, (1L << Integer.SIZE) - 1);
  }

  /** Whether ranks are fewer than rows. */
  boolean hasTies() {
    long highest = -1;
    for (long row : rows) {
      highest = Math.max(highest, row);
    }
    return highest / (places + 1) < rows.length - 1;
  }

  private boolean isLess(long row, long other) {
    return (row | places) < other;
  }

  /** The position of the row at a place. */
  int position(int at) {
    return (int) (rows[at] & places);
  }

  boolean isSorted() {
    for (int at = 1; at < rows.length; at++) {
      if (isLess(rows[at], rows[at - 1])) {
        return false;
      }
    }
    return true;
  }

  private void swap(int one, int other) {
    long row = rows[one];
    rows[one] = rows[other];
    rows[other] = row;
  }

  void reverse() {
    for (int low = 0, high = rows.length - 1; low < high; low++, high--) {
      swap(low, high);
    }
  }
}
