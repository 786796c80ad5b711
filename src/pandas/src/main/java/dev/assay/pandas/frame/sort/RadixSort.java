package dev.assay.pandas.frame.sort;

import dev.assay.pandas.value.Allocation;

/**
 * A stable sort of row positions by keys, digit by digit from the lowest. Of long keys the highest
 * digits come first, which mostly leaves little to be put in order.
 */
final class RadixSort {

  private static final int BITS = 11;
  private static final int DIGITS = 3;
  private static final int ONE_DIGIT = (1 << BITS) - 1;
  private static final long KEPT = (1L << DIGITS * BITS) - 1;

  private RadixSort() {}

  /** Sorts the rows in place by one key a row; those that have none come last or first. */
  static void sort(int[] rows, SortKey key, boolean missingLast) {
    byKeys(rows, key);
    if (key.missing() != null) {
      split(rows, key.missing(), missingLast);
    }
  }

  private static void byKeys(int[] rows, SortKey key) {
    long[] keys = key.keys();
    SortKey.Range range = key.range();
    long least = range.least();
    int low = Math.max(0, range.bits() - DIGITS * BITS);
    int[] sorted = digits(rows, keys, least, low);
    if (low > 0 && !settled(sorted, keys)) {
      sorted = digits(digits(rows, keys, least, 0), keys, least, low);
    }
    System.arraycopy(sorted, 0, rows, 0, rows.length);
  }

  /**
   * The rows sorted by some bits of their keys' distance from the least. Together with a row's
   * place they fit into a long, so that only one array is moved.
   */
  private static int[] digits(int[] rows, long[] keys, long least, int from) {
    int placeBits = Integer.SIZE - Integer.numberOfLeadingZeros(rows.length);
    long[] source = Allocation.longs(rows.length);
    int[][] counts = new int[DIGITS][1 << BITS];
    for (int at = 0; at < rows.length; at++) {
      long digits = keys[rows[at]] - least >>> from & KEPT;
      source[at] = digits << placeBits | at;
      for (int digit = 0; digit < DIGITS; digit++) {
        counts[digit][(int) (digits >>> digit * BITS) & ONE_DIGIT]++;
      }
    }
    long[] target = Allocation.longs(rows.length);
    for (int digit = 0; digit < DIGITS; digit++) {
      if (starts(counts[digit], rows.length)) {
        pass(source, target, counts[digit], placeBits + digit * BITS);
        long[] swap = source;
        source = target;
        target = swap;
      }
    }
    int[] sorted = Allocation.ints(rows.length);
    for (int at = 0; at < rows.length; at++) {
      sorted[at] = rows[(int) (source[at] & (1L << placeBits) - 1)];
    }
    return sorted;
  }

  /**
   * Puts rows in order that are almost so, keeping equal ones as they are; gives up, and is false,
   * when that takes many steps.
   */
  private static boolean settled(int[] rows, long[] keys) {
    int most = rows.length;
    for (int at = 1; at < rows.length; at++) {
      int row = rows[at];
      long key = keys[row];
      int place = at;
      while (place > 0 && keys[rows[place - 1]] > key) {
        rows[place] = rows[place - 1];
        place--;
        if (--most < 0) {
          return false;
        }
      }
      rows[place] = row;
    }
    return true;
  }

  /** Makes counts places to begin at; false where all rows have the same digit. */
  private static boolean starts(int[] counts, int all) {
    int start = 0;
    for (int digit = 0; digit < counts.length; digit++) {
      int count = counts[digit];
      if (count == all) {
        return false;
      }
      counts[digit] = start;
      start += count;
    }
    return true;
  }

  private static void pass(long[] source, long[] target, int[] next, int shift) {
    for (long row : source) {
      target[next[(int) (row >>> shift) & ONE_DIGIT]++] = row;
    }
  }

  private static void split(int[] rows, boolean[] missing, boolean missingLast) {
    int[] parted = Allocation.ints(rows.length);
    int place = 0;
    for (boolean part : new boolean[] {!missingLast, missingLast}) {
      for (int row : rows) {
        if (missing[row] == part) {
          parted[place++] = row;
        }
      }
    }
    System.arraycopy(parted, 0, rows, 0, rows.length);
  }
}
