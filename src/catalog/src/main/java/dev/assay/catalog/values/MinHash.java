package dev.assay.catalog.values;

import java.util.Arrays;
import java.util.SplittableRandom;

/**
 * Locality-sensitive hashing of sets of 3-grams: two sets have a given minimum in common as
 * probably as their Jaccard similarity j says, a band of two minima with j², one of the bands with
 * 1 - (1 - j²)^{@value #BANDS}.
 */
final class MinHash {

  static final int BANDS = 24;
  private static final int ROWS = 2;

  /** Part of the file format: other numbers find nothing in files of before. */
  private static final int[] SEEDS =
      new SplittableRandom(20_010_911).ints((long) BANDS * ROWS).toArray();

  private MinHash() {}

  /** One hash per band. */
  static int[] bands(int[] grams) {
    int[] minima = new int[BANDS * ROWS];
    Arrays.fill(minima, Integer.MAX_VALUE);
    for (int gram : grams) {
      for (int row = 0; row < minima.length; row++) {
        int hash = (gram ^ SEEDS[row]) * 0x9E3779B1;
        hash = (hash ^ (hash >>> 15)) * 0x85EBCA77;
        minima[row] = Math.min(minima[row], hash ^ (hash >>> 13));
      }
    }
    int[] bands = new int[BANDS];
    for (int band = 0; band < BANDS; band++) {
      long both = (long) minima[2 * band] << 32 | (minima[2 * band + 1] & 0xFFFF_FFFFL);
      long mixed = (both + band) * 0xFF51AFD7ED558CCDL;
      bands[band] = (int) ((mixed ^ (mixed >>> 32)) * 0xC4CEB9FE1A85EC53L >>> 32);
    }
    return bands;
  }
}
