package dev.assay.pandas.frame.sort;

/**
 * The quicksort of numpy: the median of three as pivot, and insertion for up to {@value #SMALL}
 * rows and one more.
 */
final class Quicksort {

  private static final int SMALL = 15;

  private final int[] rows;
  private final RowOrder order;

  private Quicksort(int[] rows, RowOrder order) {
    this.rows = rows;
    this.order = order;
  }

  /** Sorts the array in place; equal rows do not keep their order. */
  static void sort(int[] rows, RowOrder order) {
    int depth = 2 * (Integer.SIZE - Integer.numberOfLeadingZeros(rows.length));
    new Quicksort(rows, order).sort(0, rows.length - 1, depth);
  }

  private void sort(int first, int last, int depth) {
    int low = first;
    int high = last;
    int left = depth;
    while (high - low > SMALL && left >= 0) {
      int pivot = partition(low, high);
      left--;
      if (pivot - low < high - pivot) {
        sort(low, pivot - 1, left);
        low = pivot + 1;
      } else {
        sort(pivot + 1, high, left);
        high = pivot - 1;
      }
    }
    insertionSort(low, high);
  }

  /** Moves what is less than a pivot before it, and gives the pivot's place. */
  private int partition(int low, int high) {
    int middle = low + (high - low) / 2;
    swapUnlessOrdered(low, middle);
    swapUnlessOrdered(middle, high);
    swapUnlessOrdered(low, middle);
    int pivot = rows[middle];
    int up = low;
    int down = high - 1;
    swap(middle, down);
    while (true) {
      do {
        up++;
      } while (order.compare(rows[up], pivot) < 0);
      do {
        down--;
      } while (order.compare(pivot, rows[down]) < 0);
      if (up >= down) {
        swap(up, high - 1);
        return up;
      }
      swap(up, down);
    }
  }

  private void swapUnlessOrdered(int low, int high) {
    if (order.compare(rows[high], rows[low]) < 0) {
      swap(low, high);
    }
  }

  private void swap(int one, int other) {
    int row = rows[one];
    rows[one] = rows[other];
    rows[other] = row;
  }

  private void insertionSort(int low, int high) {
    for (int at = low + 1; at <= high; at++) {
      int row = rows[at];
      int place = at;
      while (place > low && order.compare(row, rows[place - 1]) < 0) {
        rows[place] = rows[place - 1];
        place--;
      }
      rows[place] = row;
    }
  }
}
