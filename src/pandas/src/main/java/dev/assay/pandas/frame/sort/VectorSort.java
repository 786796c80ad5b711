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

  private final int[] rows;
  private final RowOrder order;
  private int smallest;
  private int biggest;

  private VectorSort(int[] rows, RowOrder order) {
    this.rows = rows;
    this.order = order;
  }

  /** Sorts the array in place; equal rows do not keep their order. */
  static void sort(int[] rows, RowOrder order) {
    if (isSorted(rows, order)) {
      return;
    }
    int log = Integer.SIZE - 1 - Integer.numberOfLeadingZeros(Math.max(1, rows.length));
    new VectorSort(rows, order).sort(0, rows.length, 2 * log);
  }

  private static boolean isSorted(int[] rows, RowOrder order) {
    for (int at = 1; at < rows.length; at++) {
      if (order.compare(rows[at - 1], rows[at]) > 0) {
        return false;
      }
    }
    return true;
  }

  private void sort(int from, int to, int depth) {
    if (depth <= 0) {
      StandardSort.sort(rows, from, to, order);
      return;
    }
    if (to - from <= NETWORK) {
      network(from, to);
      return;
    }
    int pivot = pivot(from, to - 1);
    smallest = pivot;
    biggest = pivot;
    int middle = partition(from, to, pivot);
    boolean sortLow = order.compare(pivot, smallest) != 0;
    boolean sortHigh = order.compare(pivot, biggest) != 0;
    if (sortLow) {
      sort(from, middle, depth - 1);
    }
    if (sortHigh) {
      sort(middle, to, depth - 1);
    }
  }

  /** Bitonic merges of ever longer runs; rows that are not there count as the greatest. */
  private void network(int from, int to) {
    int size = to - from;
    for (int run = 2; run < 2 * size; run *= 2) {
      for (int start = 0; start < size; start += run) {
        for (int at = 0; at < run / 2; at++) {
          exchange(from, size, start + at, start + run - 1 - at);
        }
      }
      for (int gap = run / 4; gap >= 1; gap /= 2) {
        for (int at = 0; at < size; at++) {
          if ((at & gap) == 0) {
            exchange(from, size, at, at + gap);
          }
        }
      }
    }
  }

  private void exchange(int from, int size, int low, int high) {
    if (high < size && order.compare(rows[from + low], rows[from + high]) > 0) {
      int row = rows[from + low];
      rows[from + low] = rows[from + high];
      rows[from + high] = row;
    }
  }

  /** The upper median of eight rows, evenly spaced. */
  private int pivot(int left, int right) {
    int step = (right - left) / LANES;
    int[] samples = new int[LANES];
    for (int at = 0; at < LANES; at++) {
      samples[at] = rows[left + (at + 1) * step];
    }
    MergeSort.sort(samples, order);
    return samples[LANES / 2];
  }

  private boolean isBelow(int row, int pivot) {
    if (order.compare(row, smallest) < 0) {
      smallest = row;
    }
    if (order.compare(row, biggest) > 0) {
      biggest = row;
    }
    return order.compare(row, pivot) < 0;
  }

  /** Moves what is less than the pivot to the front, and gives the place of what is not. */
  private int partition(int from, int to, int pivot) {
    int left = from;
    int right = to;
    for (int odd = (right - left) % BLOCK; odd > 0; odd--) {
      if (isBelow(rows[left], pivot)) {
        left++;
      } else {
        right--;
        int row = rows[left];
        rows[left] = rows[right];
        rows[right] = row;
      }
    }
    return left == right ? left : new Stores(left, right, pivot).blocks();
  }

  /** The two ends of the array to which registers are written while it is partitioned. */
  private final class Stores {

    private final int pivot;
    private int load;
    private int loadEnd;
    private int low;
    private int high;

    Stores(int left, int right, int pivot) {
      this.pivot = pivot;
      this.load = left;
      this.loadEnd = right;
      this.low = left;
      this.high = right;
    }

    int blocks() {
      int[] first = Arrays.copyOfRange(rows, load, load + BLOCK);
      int[] last = Arrays.copyOfRange(rows, loadEnd - BLOCK, loadEnd);
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

    private void write(int[] block) {
      for (int from = 0; from < block.length; from += LANES) {
        int[] above = new int[LANES];
        int count = 0;
        for (int at = from; at < from + LANES; at++) {
          if (isBelow(block[at], pivot)) {
            rows[low++] = block[at];
          } else {
            above[count++] = block[at];
          }
        }
        high -= count;
        System.arraycopy(above, 0, rows, high, count);
      }
    }
  }
}
