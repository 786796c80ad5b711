package dev.assay.catalog.values;

/**
 * How often a text has which letters, in 64 bits: a bit for the first, second, third of each. An
 * edit takes at most one letter away and adds at most one, so that it clears and sets at most one
 * bit each.
 */
final class LetterBag {

  private static final int[] FIRST_BIT = new int[128];
  private static final int[] BITS = new int[128];

  static {
    int next = letters("aeiou", 3, 0);
    next = letters("rnstldchmg ", 2, next);
    letters("bfjkpqvwxyz0123456789", 1, next);
  }

  private LetterBag() {}

  private static int letters(String letters, int bitsEach, int firstBit) {
    int next = firstBit;
    for (char letter : letters.toCharArray()) {
      FIRST_BIT[letter] = next;
      BITS[letter] = bitsEach;
      next += bitsEach;
    }
    return next;
  }

  static long of(int[] text) {
    long bag = 0;
    for (int codePoint : text) {
      int letter = BITS[codePoint & 0x7F] > 0 ? codePoint & 0x7F : 'a' + codePoint % 26;
      long all = (1L << BITS[letter]) - 1;
      long had = bag >>> FIRST_BIT[letter] & all;
      bag |= ((had << 1 | 1) & all) << FIRST_BIT[letter];
    }
    return bag;
  }

  /** The fewest edits between texts with these bags. */
  static int leastEdits(long one, long other) {
    return Math.max(Long.bitCount(one & ~other), Long.bitCount(other & ~one));
  }
}
