package dev.assay.pandas.frame.sort;

import java.util.Arrays;

/**
 * The sort that numpy has for processors with vector registers of eight numbers: a quicksort that
 * moves whole registers, and a bitonic network for up to {@value #NETWORK} rows. It is followed
 * step by step, as the order in which it leaves equal rows comes of these steps.
 */
final class VectorSort {

  private static final int NETWORK = 256;
  private static final int LANES = 8;
  private static final int BLOCK = 4 * LANES;

  private final long[] rows;

  private VectorSort(long[] rows) {
    this.rows = rows;
  }

  /** Sorts {@link RankedRows} in place; those of equal rank do not keep their order. */
  static void sort(long[] rows) {
    if (isSorted(rows)) {
      return;
    }
    int log = Integer.SIZE - 1 - Integer.numberOfLeadingZeros(rows.length);
    new VectorSort(rows).sort(0, rows.length, new Ranks(rows), 2 * log);
  }

  private static boolean isSorted(long[] rows) {
    for (int at = 1; at < rows.length; at++) {
      if (RankedRows.isLess(rows[at], rows[at - 1])) {
        return false;
      }
    }
    return true;
  }

  /** As many rows as ranks are in one order only, and need not go the long way. */
  private void sort(int from, int to, Ranks ranks, int depth) {
    if (ranks.count() == to - from) {
      place(from, to, ranks.lowest());
    } else if (depth <= 0) {
      StandardSort.sort(rows, from, to);
    } else if (to - from <= NETWORK) {
      network(from, to);
    } else {
      sortParts(from, to, ranks, depth - 1);
    }
  }

  private void sortParts(int from, int to, Ranks ranks, int depth) {
    long pivot = pivot(from, to - 1);
    int rank = RankedRows.rank(pivot);
    int middle = partition(from, to, pivot);
    if (ranks.lowest() < rank) {
      sort(from, middle, new Ranks(ranks.lowest(), rank - 1), depth);
    }
    if (rank < ranks.highest()) {
      sort(middle, to, new Ranks(rank, ranks.highest()), depth);
    }
  }

  private void place(int from, int to, int lowest) {
    for (long row : Arrays.copyOfRange(rows, from, to)) {
      rows[from + RankedRows.rank(row) - lowest] = row;
    }
  }

  /** Bitonic merges of ever longer runs; rows that are not there count as the greatest. */
  private void network(int from, int to) {
    for (int run = 2; run < 2 * (to - from); run *= 2) {
      exchange(from, to, run / 2, run - 1);
      for (int gap = run / 4; gap >= 1; gap /= 2) {
        exchange(from, to, gap, gap);
      }
    }
  }

  /**
   * Puts pairs in order, with no branch for it, which no processor could foretell.
   *
   * @param half every other this many rows are the first of their pair
   * @param mask which bits of its place the second one has otherwise
   */
  private void exchange(int from, int to, int half, int mask) {
    int size = to - from;
    for (int pair = 0; 2 * pair < size + half; pair++) {
      int low = 2 * pair - (pair & half - 1);
      int high = low ^ mask;
      if (high < size) {
        long one = rows[from + low];
        long other = rows[from + high];
        long change = (one ^ other) & RankedRows.allBitsIfLess(other, one);
        rows[from + low] = one ^ change;
        rows[from + high] = other ^ change;
      }
    }
  }

  /** The upper median of eight rows, evenly spaced. */
  private long pivot(int left, int right) {
    int step = (right - left) / LANES;
    long[] samples = new long[LANES];
    for (int at = 0; at < LANES; at++) {
      samples[at] = rows[left + (at + 1) * step];
    }
    Arrays.sort(samples);
    return samples[LANES / 2];
  }

  /** Moves what is less than the pivot to the front, and gives the place of what is not. */
  private int partition(int from, int to, long pivot) {
    int left = from;
    int right = to;
    for (int odd = (right - left) % BLOCK; odd > 0; odd--) {
      if (RankedRows.isLess(rows[left], pivot)) {
        left++;
      } else {
        right--;
        long row = rows[left];
        rows[left] = rows[right];
        rows[right] = row;
      }
    }
    return left == right ? left : new Stores(left, right, pivot).blocks();
  }

  /** The ranks that a stretch of rows has; all between the two occur, and in no other stretch. */
  private record Ranks(int lowest, int highest) {

    Ranks(long[] rows) {
      this(0, highest(rows));
    }

    private static int highest(long[] rows) {
      int highest = 0;
      for (long row : rows) {
        highest = Math.max(highest, RankedRows.rank(row));
      }
      return highest;
    }

    int count() {
      return highest - lowest + 1;
    }
  }

  /** The two ends of the array to which registers are written while it is partitioned. */
  private final class Stores {

    private final long pivot;
    private final long[] above = new long[LANES];
    private int load;
    private int loadEnd;
    private int low;
    private int high;

    Stores(int left, int right, long pivot) {
      this.pivot = pivot;
      this.load = left;
      this.loadEnd = right;
      this.low = left;
      this.high = right;
    }

    int blocks() {
      long[] first = Arrays.copyOfRange(rows, load, load + BLOCK);
      long[] last = Arrays.copyOfRange(rows, loadEnd - BLOCK, loadEnd);
      load += BLOCK;
      loadEnd -= BLOCK;
      while (load != loadEnd) {
        if (high - loadEnd < load - low) {
          loadEnd -= BLOCK;
          write(Arrays.copyOfRange(rows, loadEnd, loadEnd + BLOCK));
        } else {
          load += BLOCK;
          write(Arrays.copyOfRange(rows, load - BLOCK, load));
        }
      }
      write(first);
      write(last);
      return low;
    }

    /**
     * Each row goes to both stores, and one of them moves on. There is room for it, since the end
     * with less room is read from.
     */
    private void write(long[] block) {
      for (int from = 0; from < block.length; from += LANES) {
        int count = 0;
        for (int at = from; at < from + LANES; at++) {
          long row = block[at];
          int below = RankedRows.isLess(row, pivot) ? 1 : 0;
          rows[low] = row;
          above[count] = row;
          low += below;
          count += 1 - below;
        }
        high -= count;
        System.arraycopy(above, 0, rows, high, count);
      }
    }
  }
}
