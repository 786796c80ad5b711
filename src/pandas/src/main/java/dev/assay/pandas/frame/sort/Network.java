package dev.assay.pandas.frame.sort;

/** A bitonic network, which sorts few {@link PackedRows}. */
final class Network {

  private Network() {}

  /** Bitonic merges of ever longer runs; rows that are not there count as the greatest. */
  static void sort(PackedRows packed, int from, int to) {
    for (int run = 2; run < 2 * (to - from); run *= 2) {
      exchange(packed, from, to, run / 2, run - 1);
      for (int gap = run / 4; gap >= 1; gap /= 2) {
        exchange(packed, from, to, gap, gap);
      }
    }
  }

  /**
   * Puts pairs in order, with no branch for it, which no processor could foretell.
   *
   * @param half every other this many rows are the first of their pair
   * @param mask which bits of its place the second one has otherwise
   */
  private static void exchange(PackedRows packed, int from, int to, int half, int mask) {
    long[] rows = packed.rows();
    long places = packed.places();
    int size = to - from;
    for (int pair = 0; 2 * pair < size + half; pair++) {
      int low = 2 * pair - (pair & half - 1);
      int high = low ^ mask;
      if (high < size) {
        long one = rows[from + low];
        long other = rows[from + high];
        long change = (one ^ other) & (other | places) - one >> Long.SIZE - 1;
        rows[from + low] = one ^ change;
        rows[from + high] = other ^ change;
      }
    }
  }
}
