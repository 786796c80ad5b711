package dev.assay.pandas.frame.sort;

/** The bitonic network by which numpy sorts few {@link PackedRows} on processors with AVX-512. */
final class Network {

  private Network() {}

  /** Bitonic merges of ever longer runs; rows that are not there count as the greatest. */
  static void sort(PackedRows packed) {
    for (int run = 2; run < 2 * packed.rows().length; run *= 2) {
      exchange(packed, run / 2, run - 1);
      for (int gap = run / 4; gap >= 1; gap /= 2) {
        exchange(packed, gap, gap);
      }
    }
  }

  /**
   * Puts pairs in order, with no branch for it, which no processor could foretell.
   *
   * @param half every other this many rows are the first of their pair
   * @param mask which bits of its place the second one has otherwise
   */
  private static void exchange(PackedRows packed, int half, int mask) {
    long[] rows = packed.rows();
    long places = packed.places();
    int size = rows.length;
    for (int pair = 0; 2 * pair < size + half; pair++) {
      int low = 2 * pair - (pair & half - 1);
      int high = low ^ mask;
      if (high < size) {
        long one = rows[low];
        long other = rows[high];
        long change = (one ^ other) & (other | places) - one >> Long.SIZE - 1;
        rows[low] = one ^ change;
        rows[high] = other ^ change;
      }
    }
  }
}
