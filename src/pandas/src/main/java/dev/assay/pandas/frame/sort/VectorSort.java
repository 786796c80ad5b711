package dev.assay.pandas.frame.sort;

import java.util.Arrays;

/**
 * The sort that numpy has for processors with vector registers of eight numbers: a quicksort that
 * moves whole registers, and a bitonic network for up to {@value Networks#MOST} rows. It is
 * followed step by step, as the order in which it leaves equal rows comes of these steps.
 */
final class VectorSort {

  private static final int SAMPLES = 8;

  private final PackedRows packed;
  private final Partition partition;
  private final Networks networks;

  private VectorSort(PackedRows packed) {
    this.packed = packed;
    this.partition = new Partition(packed.rows().length);
    this.networks = new Networks(packed);
  }

  /** Sorts rows in place; those that are equal do not keep their order. */
  static void sort(PackedRows packed) {
    if (isSorted(packed)) {
      return;
    }
    int size = packed.rows().length;
    if (size <= Networks.MOST) {
      Network.sort(packed, 0, size);
      return;
    }
    int log = Integer.SIZE - 1 - Integer.numberOfLeadingZeros(size);
    VectorSort sort = new VectorSort(packed);
    sort.sort(packed.rows(), new long[size], 0, size, 2 * log);
    sort.networks.finish();
  }

  private static boolean isSorted(PackedRows packed) {
    long[] rows = packed.rows();
    for (int at = 1; at < rows.length; at++) {
      if (packed.isLess(rows[at], rows[at - 1])) {
        return false;
      }
    }
    return true;
  }

  /** Sorts a stretch of the source, of the same length in the spare array, into the rows. */
  private void sort(long[] source, long[] spare, int from, int to, int depth) {
    if (depth <= 0) {
      System.arraycopy(source, from, packed.rows(), from, to - from);
      StandardSort.sort(packed, from, to);
    } else if (to - from <= Networks.MOST) {
      networks.sort(source, from, to);
    } else {
      sortParts(source, spare, from, to, depth - 1);
    }
  }

  /** What is not less than the pivot is in order when none of it is greater. */
  private void sortParts(long[] source, long[] spare, int from, int to, int depth) {
    long pivot = pivot(source, from, to - 1);
    int middle = partition.part(source, spare, from, to, pivot & ~packed.places());
    sort(spare, source, from, middle, depth);
    if (isAnyGreater(spare, middle, to, pivot)) {
      sort(spare, source, middle, to, depth);
    } else {
      System.arraycopy(spare, middle, packed.rows(), middle, to - middle);
    }
  }

  private boolean isAnyGreater(long[] stretch, int from, int to, long pivot) {
    for (int at = from; at < to; at++) {
      if (packed.isLess(pivot, stretch[at])) {
        return true;
      }
    }
    return false;
  }

  /** The upper median of eight rows, evenly spaced. */
  private static long pivot(long[] rows, int left, int right) {
    int step = (right - left) / SAMPLES;
    long[] samples = new long[SAMPLES];
    for (int at = 0; at < SAMPLES; at++) {
      samples[at] = rows[left + (at + 1) * step];
    }
    Arrays.sort(samples);
    return samples[SAMPLES / 2];
  }
}
