package dev.assay.pandas.frame.sort;

import dev.assay.pandas.value.Allocation;

/**
 * Parts stretches of rows by a pivot as processors with vector registers of {@value #LANES} numbers
 * do: blocks of registers are read from the end with less room, and of each register what is less
 * than the pivot is written to the one end, what is not to the other.
 *
 * <p>Nothing has to be foretold: each row is written to an end, which moves on or not. First all is
 * written that is less, then what is not, as a loop for both would need more registers than there
 * are. The steps for a register are written out, as loops of so few take half as long again.
 */
final class Partition {

  private static final int LANES = 8;
  private static final int BLOCK = 4 * LANES;

  /** 1 for each row of a stretch that is less than the bound, else 0. */
  private final byte[] less;

  /** Where the blocks of a stretch start, in the order in which they were read. */
  private final int[] blocks;

  /** For rows at places below {@code size}. */
  Partition(int size) {
    this.less = new byte[size];
    this.blocks = Allocation.ints(size / BLOCK);
  }

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
      target[low] = row;
      target[high - 1] = row;
      int below = below(row, bound);
      low += below;
      high += below - 1;
    }
    compare(source, low, high, bound);
    int middle = writeLow(source, target, low, high);
    if (middle > low) {
      long last = target[middle - 1];
      writeHigh(source, target, low, high);
      target[middle - 1] = last; // rows that are less were written there, too
    } else {
      writeHigh(source, target, low, high);
    }
    return middle;
  }

  private void compare(long[] source, int from, int to, long bound) {
    for (int at = from; at < to; at++) {
      less[at] = (byte) below(source[at], bound);
    }
  }

  /** 1 where a row is less than the bound, else 0. */
  private static int below(long row, long bound) {
    return (int) (row - bound >>> Long.SIZE - 1);
  }

  /** Gives the place after what is less. The first block and the last one are read at the end. */
  private int writeLow(long[] source, long[] target, int from, int to) {
    int low = from;
    int high = to;
    int load = from + BLOCK;
    int loadEnd = to - BLOCK;
    int next = from / BLOCK;
    while (load < loadEnd) {
      int block = load;
      if (high - loadEnd < load - low) {
        loadEnd -= BLOCK;
        block = loadEnd;
      } else {
        load += BLOCK;
      }
      blocks[next++] = block;
      int moved = writeLow(source, block, target, low);
      high += moved - low - BLOCK;
      low = moved;
    }
    low = writeLow(source, from, target, low);
    return writeLow(source, to - BLOCK, target, low);
  }

  private void writeHigh(long[] source, long[] target, int from, int to) {
    int high = to;
    int first = from / BLOCK;
    int end = first + (to - from) / BLOCK - 2;
    for (int at = first; at < end; at++) {
      high = writeHigh(source, blocks[at], target, high);
    }
    high = writeHigh(source, from, target, high);
    writeHigh(source, to - BLOCK, target, high);
  }

  private int writeLow(long[] source, int block, long[] target, int low) {
    int place = writeLow(source, less, block, target, low);
    place = writeLow(source, less, block + LANES, target, place);
    place = writeLow(source, less, block + 2 * LANES, target, place);
    return writeLow(source, less, block + 3 * LANES, target, place);
  }

  private int writeHigh(long[] source, int block, long[] target, int high) {
    int place = writeHigh(source, less, block, target, high);
    place = writeHigh(source, less, block + LANES, target, place);
    place = writeHigh(source, less, block + 2 * LANES, target, place);
    return writeHigh(source, less, block + 3 * LANES, target, place);
  }

  private static int writeLow(long[] source, byte[] less, int at, long[] target, int low) {
    int place = low;
    target[place] = source[at];
    place += less[at];
    target[place] = source[at + 1];
    place += less[at + 1];
    target[place] = source[at + 2];
    place += less[at + 2];
    target[place] = source[at + 3];
    place += less[at + 3];
    target[place] = source[at + 4];
    place += less[at + 4];
    target[place] = source[at + 5];
    place += less[at + 5];
    target[place] = source[at + 6];
    place += less[at + 6];
    target[place] = source[at + 7];
    return place + less[at + 7];
  }

  private static int writeHigh(long[] source, byte[] less, int at, long[] target, int high) {
    int place = high;
    target[place - 1] = source[at + 7];
    place += less[at + 7];
    target[place - 2] = source[at + 6];
    place += less[at + 6];
    target[place - 3] = source[at + 5];
    place += less[at + 5];
    target[place - 4] = source[at + 4];
    place += less[at + 4];
    target[place - 5] = source[at + 3];
    place += less[at + 3];
    target[place - 6] = source[at + 2];
    place += less[at + 2];
    target[place - 7] = source[at + 1];
    place += less[at + 1];
    target[place - 8] = source[at];
    return place + less[at] - LANES;
  }
}
