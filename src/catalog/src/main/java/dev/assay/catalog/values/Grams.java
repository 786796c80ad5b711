package dev.assay.catalog.values;

import java.util.Arrays;

/**
 * The 3-grams of a text with two blanks at each end, as hashes; a gram that comes again counts as
 * another. A text of n characters has n + 2 of them, and one edit changes at most three: texts with
 * d edits between them share at least max(n, m) + 2 - 3d (Gravano and others, 2001).
 */
final class Grams {

  private static final int BITS = 21;
  private static final long BEFORE = Character.MAX_CODE_POINT + 1;
  private static final long AFTER = Character.MAX_CODE_POINT + 2;
  private static final long GRAM = (1L << (3 * BITS)) - 1;
  private static final int CHANGED_BY_AN_EDIT = 3;

  private Grams() {}

  /** One hash per gram, in no particular order. */
  static int[] of(int[] text, int length) {
    long[] grams = new long[length + 2];
    long gram = BEFORE << BITS | BEFORE;
    for (int index = 0; index < grams.length; index++) {
      gram = (gram << BITS | (index < length ? text[index] : AFTER)) & GRAM;
      grams[index] = gram;
    }
    Arrays.sort(grams);
    int[] hashes = new int[grams.length];
    int repetition = 0;
    for (int index = 0; index < grams.length; index++) {
      repetition = index > 0 && grams[index] == grams[index - 1] ? repetition + 1 : 0;
      hashes[index] = hash(grams[index], repetition);
    }
    return hashes;
  }

  /** The fewest grams that texts share of which the longer has this length. */
  static int leastShared(int longerLength, int edits) {
    return Math.max(1, longerLength + 2 - CHANGED_BY_AN_EDIT * edits);
  }

  /** The finishing steps of MurmurHash3. */
  private static int hash(long gram, int repetition) {
    long mixed = gram + repetition * 0x9E3779B97F4A7C15L;
    mixed = (mixed ^ (mixed >>> 33)) * 0xFF51AFD7ED558CCDL;
    mixed = (mixed ^ (mixed >>> 33)) * 0xC4CEB9FE1A85EC53L;
    return (int) (mixed ^ (mixed >>> 33));
  }
}
