package dev.assay.pandas.frame.codes;

import dev.assay.pandas.column.Column;
import dev.assay.pandas.value.Allocation;

/**
 * Which distinct value stands at each position.
 *
 * @param codes a number a position, in order of first appearance, -1 where a value is missing
 * @param firsts the position at which each distinct value appears first
 */
public record Codes(int[] codes, int[] firsts) {

  /** How many distinct values there are. */
  public int count() {
    return firsts.length;
  }

  public Column uniques(Column column) {
    return column.take(firsts);
  }

  /** How often each value occurs. */
  public long[] counts() {
    long[] counts = Allocation.longs(firsts.length);
    for (int code : codes) {
      if (code >= 0) {
        counts[code]++;
      }
    }
    return counts;
  }

  /** The codes numbered anew, so that {@code order[i]} becomes i. */
  public Codes reordered(int[] order) {
    int[] rank = Allocation.ints(order.length);
    int[] ordered = Allocation.ints(order.length);
    for (int at = 0; at < order.length; at++) {
      rank[order[at]] = at;
      ordered[at] = firsts[order[at]];
    }
    int[] renamed = Allocation.ints(codes.length);
    for (int at = 0; at < codes.length; at++) {
      renamed[at] = codes[at] < 0 ? -1 : rank[codes[at]];
    }
    return new Codes(renamed, ordered);
  }
}
