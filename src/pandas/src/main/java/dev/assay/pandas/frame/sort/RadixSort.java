package dev.assay.pandas.frame.sort;

/**
 * A stable sort of row positions by keys, digit by digit from the lowest. Of long keys the highest
 * digits come first, which mostly leaves little to be put in order.
 */
final class RadixSort {

  private static final int BITS = 11;
  private static final int FIRST_DIGITS = 3;
  private static final int DIGITS = 1 << BITS;

  private RadixSort() {}

  /** Sorts the rows in place by one key a row; those that have none come last or first. */
  static void sort(int[] rows, SortKey key, boolean missingLast) {
    byKeys(rows, key.keys());
    if (key.missing() != null) {
      split(rows, key.missing(), missingLast);
    }
  }

  private static void byKeys(int[] rows, long[] keys) {
    long least = Long.MAX_VALUE;
    long most = Long.MIN_VALUE;
    for (long key : keys) {
      least = Math.min(least, key);
      most = Math.max(most, key);
    }
    int bits = Long.SIZE - Long.numberOfLeadingZeros(most - least);
    int low = Math.max(0, bits - FIRST_DIGITS * BITS);
    int[] sorted = digits(rows, keys, least, low, bits);
    if (low > 0 && !settled(sorted, keys)) {
      sorted = digits(rows, keys, least, 0, bits);
    }
    System.arraycopy(sorted, 0, rows, 0, rows.length);
  }

  /** The rows sorted by the bits of their keys' distance from the least. */
  private static int[] digits(int[] rows, long[] keys, long least, int from, int bits) {
    int[] source = rows.clone();
    int[] target = new int[rows.length];
    long[] distances = new long[rows.length];
    long[] spare = new long[rows.length];
    for (int at = 0; at < rows.length; at++) {
      distances[at] = keys[rows[at]] - least;
    }
    for (int shift = from; shift < bits; shift += BITS) {
      pass(source, distances, target, spare, shift);
      int[] swap = source;
      source = target;
      target = swap;
      long[] swapped = distances;
      distances = spare;
      spare = swapped;
    }
    return source;
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

  private static void pass(int[] rows, long[] keys, int[] target, long[] spare, int shift) {
    int[] next = new int[DIGITS];
    for (long key : keys) {
      next[(int) (key >>> shift) & DIGITS - 1]++;
    }
    int start = 0;
    for (int digit = 0; digit < DIGITS; digit++) {
      int count = next[digit];
      next[digit] = start;
      start += count;
    }
    for (int at = 0; at < rows.length; at++) {
      long key = keys[at];
      int place = next[(int) (key >>> shift) & DIGITS - 1]++;
      target[place] = rows[at];
      spare[place] = key;
    }
  }

  private static void split(int[] rows, boolean[] missing, boolean missingLast) {
    int[] parted = new int[rows.length];
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
