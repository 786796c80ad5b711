package dev.assay.pandas.frame.sort;

/**
 * The quicksort of numpy: the median of three as pivot, and insertion for up to {@value #SMALL}
 * rows and one more.
 */
final class Quicksort {

  private static final int SMALL = 15;

  private final long[] rows;
  private final long places;

  private Quicksort(PackedRows packed) {
    this.rows = packed.rows();
    this.places = packed.places();
  }

  /** Sorts {@link PackedRows} in place; those that are equal do not keep their order. */
  static void sort(PackedRows packed) {
    int depth = 2 * (Integer.SIZE - Integer.numberOfLeadingZeros(packed.rows().length));
    new Quicksort(packed).sort(0, packed.rows().length - 1, depth);
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
    long pivot = rows[middle];
    int up = low;
    int down = high - 1;
    swap(middle, down);
    while (true) {
      do {
        up++;
      } while (isLess(rows[up], pivot));
      do {
        down--;
      } while (isLess(pivot, rows[down]));
      if (up >= down) {
        swap(up, high - 1);
        return up;
      }
      swap(up, down);
    }
  }

  private void swapUnlessOrdered(int low, int high) {
    if (isLess(rows[high], rows[low])) {
      swap(low, high);
    }
  }

  private boolean isLess(long row, long other) {
    return (row | places) < other;
  }

  private void swap(int one, int other) {
    long row = rows[one];
    rows[one] = rows[other];
    rows[other] = row;
  }

  private void insertionSort(int low, int high) {
    for (int at = low + 1; at <= high; at++) {
      long row = rows[at];
      int place = at;
      while (place > low && isLess(row, rows[place - 1])) {
        rows[place] = rows[place - 1];
        place--;
      }
      rows[place] = row;
    }
  }
}
