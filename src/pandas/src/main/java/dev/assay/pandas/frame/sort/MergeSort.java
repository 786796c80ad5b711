package dev.assay.pandas.frame.sort;

import dev.assay.pandas.value.Allocation;

/** A stable merge sort of row positions, without boxing. */
final class MergeSort {

  private static final int RUN = 16;

  private MergeSort() {}

  /** Sorts the array in place; equal rows keep their order. */
  static void sort(int[] rows, RowOrder order) {
    int size = rows.length;
    for (int from = 0; from < size; from += RUN) {
      insertionSort(rows, from, Math.min(size, from + RUN), order);
    }
    int[] source = rows;
    int[] target = Allocation.ints(size > RUN ? size : 0);
    for (long width = RUN; width < size; width *= 2) {
      for (long from = 0; from < size; from += 2 * width) {
        int middle = (int) Math.min(size, from + width);
        int to = (int) Math.min(size, from + 2 * width);
        merge(source, target, (int) from, middle, to, order);
      }
      int[] swap = source;
      source = target;
      target = swap;
    }
    if (source != rows) {
      System.arraycopy(source, 0, rows, 0, size);
    }
  }

  private static void insertionSort(int[] rows, int from, int to, RowOrder order) {
    for (int at = from + 1; at < to; at++) {
      int row = rows[at];
      int place = at;
      while (place > from && order.compare(rows[place - 1], row) > 0) {
        rows[place] = rows[place - 1];
        place--;
      }
      rows[place] = row;
    }
  }

  private static void merge(
      int[] source, int[] target, int from, int middle, int to, RowOrder order) {
    if (middle >= to || order.compare(source[middle - 1], source[middle]) <= 0) {
      System.arraycopy(source, from, target, from, to - from);
      return;
    }
    int left = from;
    int right = middle;
    for (int at = from; at < to; at++) {
      boolean takeLeft =
          left < middle && (right >= to || order.compare(source[left], source[right]) <= 0);
      target[at] = takeLeft ? source[left++] : source[right++];
    }
  }
}
