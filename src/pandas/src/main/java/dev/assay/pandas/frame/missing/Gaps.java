package dev.assay.pandas.frame.missing;

import dev.assay.pandas.value.Allocation;

/**
 * Which missing values {@code interpolate()} fills: those in reach of a value before them, after
 * them, or both.
 *
 * @param limit how far a value reaches; negative for any distance
 * @param forward whether values reach those after them
 * @param backward whether values reach those before them
 * @param area inside or outside of the outermost values, or an empty text for both
 */
public record Gaps(long limit, boolean forward, boolean backward, String area) {

  /** Whether each missing value is filled; {@code true} where nothing is missing, too. */
  boolean[] filled(boolean[] missing) {
    int size = missing.length;
    int[] last = Allocation.ints(size);
    int[] next = Allocation.ints(size);
    for (int at = 0; at < size; at++) {
      last[at] = missing[at] ? at == 0 ? -1 : last[at - 1] : at;
    }
    for (int at = size - 1; at >= 0; at--) {
      next[at] = missing[at] ? at == size - 1 ? size : next[at + 1] : at;
    }
    boolean[] filled = Allocation.booleans(size);
    for (int at = 0; at < size; at++) {
      boolean ahead = last[at] >= 0 && (limit < 0 || at - last[at] <= limit);
      boolean behind = next[at] < size && (limit < 0 || next[at] - at <= limit);
      boolean outside = last[at] < 0 || next[at] >= size;
      boolean within = area.isEmpty() || area.equals("outside") == outside;
      filled[at] = !missing[at] || within && (forward && ahead || backward && behind);
    }
    return filled;
  }
}
