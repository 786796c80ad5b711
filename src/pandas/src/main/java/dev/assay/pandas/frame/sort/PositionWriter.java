package dev.assay.pandas.frame.sort;

/**
 * Writes the positions of sorted rows, stretch by stretch, and tells whether rows with equal bits
 * have equal values: then the bits have ordered them as the values do.
 */
final class PositionWriter {

  private final PackedRows packed;
  private final RowOrder values;
  private final int[] positions;
  private final int first;
  private final boolean isAscending;
  private volatile boolean isOrdered = true;

  /** Writes from the place {@code first} on or, where that is not ascending, in the reverse. */
  PositionWriter(
      PackedRows packed, RowOrder values, int[] positions, int first, boolean isAscending) {
    this.packed = packed;
    this.values = values;
    this.positions = positions;
    this.first = first;
    this.isAscending = isAscending;
  }

  /** Whether the values have the order of what was written. */
  boolean isOrdered() {
    return isOrdered;
  }

  /** Writes rows that are sorted; those before and after are not equal to any of them. */
  void write(int from, int to) {
    if (isAscending) {
      for (int at = from; at < to; at++) {
        positions[first + at] = packed.position(at);
      }
    } else {
      int last = first + packed.rows().length - 1;
      for (int at = from; at < to; at++) {
        positions[last - at] = packed.position(at);
      }
    }
    if (!packed.isExact() && !hasOrder(from, to)) {
      isOrdered = false;
    }
  }

  private boolean hasOrder(int from, int to) {
    for (int at = from + 1; at < to; at++) {
      if (packed.isTie(at - 1, at)
          && values.compare(packed.position(at - 1), packed.position(at)) != 0) {
        return false;
      }
    }
    return true;
  }
}
