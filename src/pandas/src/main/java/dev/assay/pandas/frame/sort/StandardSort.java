package dev.assay.pandas.frame.sort;

/**
 * The sort of the C++ standard library (GNU's): quicksort down to runs of {@value #SMALL} rows,
 * then insertion. numpy falls back on it where its own sort makes no progress, as among many equal
 * rows.
 */
final class StandardSort {

  private static final int SMALL = 16;

  private final int[] rows;
  private final RowOrder order;

  private StandardSort(int[] rows, RowOrder order) {
    this.rows = rows;
    this.order = order;
  }

  /** Sorts the rows from {@code from} up to {@code to}; equal rows do not keep their order. */
  static void sort(int[] rows, int from, int to, RowOrder order) {
    StandardSort sort = new StandardSort(rows, order);
    int log = Integer.SIZE - 1 - Integer.numberOfLeadingZeros(Math.max(1, to - from));
    sort.parts(from, to, 2 * log);
    sort.insertion(from, to);
  }

  private void parts(int from, int to, int depth) {
    int end = to;
    int left = depth;
    while (end - from > SMALL && left > 0) {
      left--;
      medianFirst(from, from + 1, from + (end - from) / 2, end - 1);
      int cut = partition(from + 1, end, rows[from]);
      parts(cut, end, left);
      end = cut;
    }
  }

  private void medianFirst(int first, int one, int other, int last) {
    int middle;
    if (isLess(rows[one], rows[other])) {
      middle = isLess(rows[other], rows[last]) ? other : isLess(rows[one], rows[last]) ? last : one;
    } else {
      middle = isLess(rows[one], rows[last]) ? one : isLess(rows[other], rows[last]) ? last : other;
    }
    swap(first, middle);
  }

  private int partition(int from, int to, int pivot) {
    int low = from;
    int high = to;
    while (true) {
      while (isLess(rows[low], pivot)) {
        low++;
      }
      do {
        high--;
      } while (isLess(pivot, rows[high]));
      if (low >= high) {
        return low;
      }
      swap(low++, high);
    }
  }

  private void insertion(int from, int to) {
    for (int at = from + 1; at < to; at++) {
      int row = rows[at];
      int place = at;
      while (place > from && isLess(row, rows[place - 1])) {
        rows[place] = rows[place - 1];
        place--;
      }
      rows[place] = row;
    }
  }

  private boolean isLess(int one, int other) {
    return order.compare(one, other) < 0;
  }

  private void swap(int one, int other) {
    int row = rows[one];
    rows[one] = rows[other];
    rows[other] = row;
  }
}
