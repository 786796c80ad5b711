package dev.assay.pandas.frame.sort;

import org.jspecify.annotations.Nullable;

/** Sorts short stretches of {@link PackedRows} by bitonic networks, many of like length at once. */
final class Networks {

  /** How many rows a network sorts at most. */
  static final int MOST = NetworkTable.MOST;

  /** Up to here a network of its own is as fast, as it is when there are few of them. */
  private static final int SHORT = 32;

  private static final int FEW_ROWS = 4096;

  /** So many stand side by side at most: more would not fit into the processor's caches. */
  private static final int COLUMNS = 128;

  private final PackedRows packed;
  private final int rows;
  private final long[][] lines;
  private final @Nullable NetworkTable[] bySize = new NetworkTable[Integer.SIZE];

  Networks(PackedRows packed, int rows) {
    this.packed = packed;
    this.rows = rows;
    this.lines = rows < FEW_ROWS ? new long[0][] : new long[MOST][Math.min(COLUMNS, rows / MOST)];
  }

  /**
   * Sorts a stretch of the source into the rows, now or when the networks are finished; until then
   * the stretch has to stay as it is.
   */
  void sort(long[] source, int from, int to) {
    if (to - from <= SHORT || rows < FEW_ROWS) {
      System.arraycopy(source, from, packed.rows(), from, to - from);
      Network.sort(packed, from, to);
      return;
    }
    int log = Integer.SIZE - Integer.numberOfLeadingZeros(to - from - 1);
    NetworkTable table = bySize[log];
    if (table == null) {
      table = new NetworkTable(packed, 1 << log, lines);
      bySize[log] = table;
    }
    table.add(source, from, to);
  }

  /** Sorts what is left of the stretches. */
  void finish() {
    for (NetworkTable table : bySize) {
      if (table != null) {
        table.sort();
      }
    }
  }
}
