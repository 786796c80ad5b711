package dev.assay.catalog.values;

/** What the values of a slice are found by. */
enum SliceKind {
  /**
   * All 3-grams: finds everything within the distance. For short texts, of which an edit or two
   * leave so few grams that MinHash would miss many.
   */
  GRAMS(1) {
    @Override
    int[] keys(int[] text, int length) {
      return Grams.of(text, length);
    }
  },

  /** Bands of MinHash: as many keys for a long text as for a short one. */
  BANDS(8) {
    @Override
    int[] keys(int[] text, int length) {
      return MinHash.bands(Grams.of(text, length));
    }
  };

  /** The longest text, in code points, that is found by its grams. */
  static final int LONGEST_BY_GRAMS = 20;

  private static final int LEAST_BUCKETS = 256;

  private final int bucketsPerValue;

  SliceKind(int bucketsPerValue) {
    this.bucketsPerValue = bucketsPerValue;
  }

  static SliceKind forLength(int length) {
    return length <= LONGEST_BY_GRAMS ? GRAMS : BANDS;
  }

  abstract int[] keys(int[] text, int length);

  /** A power of two: the more, the fewer values share a bucket without sharing the key. */
  int buckets(int values) {
    return Math.max(LEAST_BUCKETS, Integer.highestOneBit(values * bucketsPerValue) * 2);
  }
}
