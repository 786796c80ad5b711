package dev.assay.pandas.frame.sort;

import dev.assay.pandas.value.Allocation;
import java.util.Arrays;

/**
 * Rows as numbers that are not negative: what orders a row in the upper bits, its position in the
 * lower ones. Sorts need not look at the values, of whatever type, wherever they are.
 *
 * @param places all bits of the positions
 * @param isExact whether all that orders the rows is in their bits
 */
record PackedRows(long[] rows, long places, boolean isExact) {

  private static final int BITS = Long.SIZE - 1;
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
    return new PackedRows(rows, (1L << Integer.SIZE) - 1, true);
  }

  /**
   * The rows that have a value, in their own order, with as many bits of their keys as there is
   * room for: those of the keys' distances from the least. Keys that are not shared are lost.
   */
  static PackedRows of(SortKey key) {
    long[] keys = key.keys();
    SortKey.Range range = key.range();
    long least = range.least();
    int placeBits = Integer.SIZE - Integer.numberOfLeadingZeros(keys.length);
    int lost = Math.max(0, range.bits() - (BITS - placeBits));
    long[] rows = key.isShared() ? Allocation.longs(keys.length) : keys;
    for (int row = 0; row < keys.length; row++) {
      rows[row] = keys[row] - least >>> lost << placeBits | row;
    }
    boolean[] missing = key.missing();
    return new PackedRows(
        missing == null ? rows : present(rows, missing), (1L << placeBits) - 1, lost == 0);
  }

  private static long[] present(long[] rows, boolean[] missing) {
    int count = 0;
    for (int row = 0; row < rows.length; row++) {
      rows[count] = rows[row];
      count += missing[row] ? 0 : 1;
    }
    return Arrays.copyOf(rows, count);
  }

  /** Whether ranks are fewer than rows. */
  boolean hasTies() {
    long highest = -1;
    for (long row : rows) {
      highest = Math.max(highest, row);
    }
    return highest / (places + 1) < rows.length - 1;
  }

  boolean isLess(long row, long other) {
    return (row | places) < other;
  }

  /** The position of the row at a place. */
  int position(int at) {
    return (int) (rows[at] & places);
  }

  /** Whether the bits of the rows at two places order them. */
  boolean isTie(int at, int other) {
    return (rows[at] ^ rows[other]) <= places;
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
