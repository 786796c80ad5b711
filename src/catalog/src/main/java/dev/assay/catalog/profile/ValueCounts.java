package dev.assay.catalog.profile;

/** How often each value came by; values are told by their keys, in 12 bytes each. */
final class ValueCounts {

  private static final int SMALLEST = 64;

  private long[] keys = new long[SMALLEST];
  private int[] counts = new int[SMALLEST];
  private int distinct;

  /** Counts the value once more, and answers how often it came by so far. */
  int add(long key) {
    if (distinct * 2 >= keys.length) {
      grow();
    }
    int place = place(keys, counts, key);
    if (counts[place] == 0) {
      keys[place] = key;
      distinct++;
    }
    return ++counts[place];
  }

  /** How many different values came by. */
  int distinct() {
    return distinct;
  }

  private void grow() {
    long[] moreKeys = new long[keys.length * 2];
    int[] moreCounts = new int[keys.length * 2];
    for (int index = 0; index < keys.length; index++) {
      if (counts[index] > 0) {
        int place = place(moreKeys, moreCounts, keys[index]);
        moreKeys[place] = keys[index];
        moreCounts[place] = counts[index];
      }
    }
    keys = moreKeys;
    counts = moreCounts;
  }

  private static int place(long[] keys, int[] counts, long key) {
    int mask = keys.length - 1;
    int place = (int) key & mask;
    while (counts[place] > 0 && keys[place] != key) {
      place = (place + 1) & mask;
    }
    return place;
  }
}
