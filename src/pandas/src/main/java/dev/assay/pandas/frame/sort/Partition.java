package dev.assay.pandas.frame.sort;

/**
 * Parts stretches of rows by a pivot as processors with vector registers of {@value #LANES} numbers
 * do: blocks of registers are read from the end with less room, and of each register what is less
 * than the pivot is written to the one end, what is not to the other.
 *
 * <p>Nothing has to be foretold: each row is written to both ends, and one of them moves on. The
 * loops over a register are written out, as such short ones take half as long again.
 */
final class Partition {

  private static final int LANES = 8;
  private static final int BLOCK = 4 * LANES;

  private final long[] spare = new long[BLOCK];

  /**
   * Moves what is less than a bound first, in a stretch of at least two blocks.
   *
   * @param source the rows, which do not stay as they are
   * @param target where they come to, at the same places
   * @return from which place on nothing is less
   */
  int part(long[] source, long[] target, int from, int to, long bound) {
    int low = from;
    int high = to;
    for (int odd = (to - from) % BLOCK; odd > 0; odd--) {
      long row = source[low];
      source[low] = source[high - 1];
      low = putLow(row, target, low, bound);
      high = putHigh(row, target, high, bound);
    }
    return blocks(source, target, low, high, bound);
  }

  private int blocks(long[] source, long[] target, int from, int to, long bound) {
    int low = from;
    int high = to;
    int load = from + BLOCK;
    int loadEnd = to - BLOCK;
    while (load < loadEnd) {
      int block = load;
      if (high - loadEnd < load - low) {
        loadEnd -= BLOCK;
        block = loadEnd;
      } else {
        load += BLOCK;
      }
      low = writeLow(source, block, target, low, bound);
      high = writeHigh(source, block, target, high, bound);
    }
    low = writeLow(source, from, target, low, bound);
    writeHigh(source, from, target, high, bound);
    return last(source, to - BLOCK, target, low, bound);
  }

  /** There is no room then to write a row to both ends. */
  private int last(long[] source, int from, long[] target, int to, long bound) {
    int low = writeLow(source, from, target, to, bound);
    int start = writeHigh(source, from, spare, BLOCK, bound);
    System.arraycopy(spare, start, target, low, BLOCK - start);
    return low;
  }

  private static int writeLow(long[] source, int from, long[] target, int low, long bound) {
    int place = low;
    for (int at = from; at < from + BLOCK; at += LANES) {
      place = putLow(source[at], target, place, bound);
      place = putLow(source[at + 1], target, place, bound);
      place = putLow(source[at + 2], target, place, bound);
      place = putLow(source[at + 3], target, place, bound);
      place = putLow(source[at + 4], target, place, bound);
      place = putLow(source[at + 5], target, place, bound);
      place = putLow(source[at + 6], target, place, bound);
      place = putLow(source[at + 7], target, place, bound);
    }
    return place;
  }

  private static int writeHigh(long[] source, int from, long[] target, int high, long bound) {
    int place = high;
    for (int at = from; at < from + BLOCK; at += LANES) {
      place = putHigh(source[at + 7], target, place, bound);
      place = putHigh(source[at + 6], target, place, bound);
      place = putHigh(source[at + 5], target, place, bound);
      place = putHigh(source[at + 4], target, place, bound);
      place = putHigh(source[at + 3], target, place, bound);
      place = putHigh(source[at + 2], target, place, bound);
      place = putHigh(source[at + 1], target, place, bound);
      place = putHigh(source[at], target, place, bound);
    }
    return place;
  }

  private static int putLow(long row, long[] target, int low, long bound) {
    target[low] = row;
    return low + below(row, bound);
  }

  private static int putHigh(long row, long[] target, int high, long bound) {
    target[high - 1] = row;
    return high - 1 + below(row, bound);
  }

  /** 1 where a row is less than the bound, else 0. */
  private static int below(long row, long bound) {
    return (int) (row - bound >>> Long.SIZE - 1);
  }
}
