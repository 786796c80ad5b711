package dev.assay.pandas.frame.codes;

import dev.assay.pandas.column.Positions;
import dev.assay.pandas.value.Allocation;
import java.util.Arrays;

/** A hash table from longs to codes in order of first appearance, by open addressing. */
final class LongTable {

  private static final long MIX = 0x9E3779B97F4A7C15L;

  private final Positions firsts = new Positions();
  private long[] keys;
  private int[] codes;
  private int mask;

  LongTable(int expected) {
    int capacity = Integer.highestOneBit(Math.max(8, Math.min(expected, 1 << 24))) << 2;
    keys = Allocation.longs(capacity);
    codes = Allocation.ints(capacity);
    Arrays.fill(codes, -1);
    mask = capacity - 1;
  }

  /** The code of a key, a new one when it was not there; the position is kept for a new one. */
  int code(long key, int position) {
    int slot = slot(key);
    while (codes[slot] >= 0) {
      if (keys[slot] == key) {
        return codes[slot];
      }
      slot = (slot + 1) & mask;
    }
    int code = firsts.size();
    keys[slot] = key;
    codes[slot] = code;
    firsts.add(position);
    if (firsts.size() * 2 > keys.length) {
      grow();
    }
    return code;
  }

  private int slot(long key) {
    long mixed = key * MIX;
    return (int) (mixed ^ mixed >>> 32) & mask;
  }

  private void grow() {
    long[] oldKeys = keys;
    int[] oldCodes = codes;
    keys = Allocation.longs(oldKeys.length * 2);
    codes = Allocation.ints(oldKeys.length * 2);
    Arrays.fill(codes, -1);
    mask = keys.length - 1;
    for (int at = 0; at < oldKeys.length; at++) {
      if (oldCodes[at] >= 0) {
        int slot = slot(oldKeys[at]);
        while (codes[slot] >= 0) {
          slot = (slot + 1) & mask;
        }
        keys[slot] = oldKeys[at];
        codes[slot] = oldCodes[at];
      }
    }
  }

  int[] firsts() {
    return firsts.toArray();
  }
}
