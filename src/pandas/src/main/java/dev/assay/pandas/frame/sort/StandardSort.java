package dev.assay.pandas.frame.sort;

/**
 * The sort of the C++ standard library (GNU's): quicksort down to runs of {@value #SMALL} rows,
 * then insertion. numpy falls back on it where its own sort makes no progress, as among many equal
 * rows.
 */
final class StandardSort {

  private static final int SMALL = 16;

  private final long[] rows;
  private final long places;

  private StandardSort(PackedRows packed) {
    this.rows = packed.rows();
    this.places = packed.places();
  }

  /**
   * Sorts {@link PackedRows} from {@code from} up to {@code to}; those that are equal do not keep
   * their order.
   */
  static void sort(PackedRows packed, int from, int to) {
    StandardSort sort = new StandardSort(packed);
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

  private int partition(int from, int to, long pivot) {
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
      long row = rows[at];
      int place = at;
      while (place > from && isLess(row, rows[place - 1])) {
        rows[place] = rows[place - 1];
        place--;
      }
      rows[place] = row;
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
}
