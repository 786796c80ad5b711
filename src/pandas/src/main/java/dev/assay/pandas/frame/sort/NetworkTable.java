package dev.assay.pandas.frame.sort;

/**
 * Bitonic networks side by side: each column of a table has the rows of one, and all exchange them
 * in step, in loops of which the compiler makes vector instructions. It does so where the distance
 * of what is exchanged is a constant, and so each has a loop of its own.
 */
final class NetworkTable {

  /** How many rows a network sorts at most. */
  static final int MOST = 256;

  private static final long ABSENT = Long.MAX_VALUE;
  private static final int COLUMNS = 64;

  /** For fewer stretches a table takes longer than one network after the other. */
  private static final int FEW = 6;

  private final PackedRows packed;
  private final long places;
  private final int size;
  private final int[] starts = new int[COLUMNS];
  private final int[] ends = new int[COLUMNS];
  private final long[] cells;
  private final long[] spare = new long[COLUMNS];
  private int count;

  /**
   * @param size the length of the networks, a power of two
   */
  NetworkTable(PackedRows packed, int size) {
    this.packed = packed;
    this.places = packed.places();
    this.size = size;
    this.cells = new long[size * COLUMNS];
  }

  /** Sorts a stretch of the source into the rows, when the table is full or {@link #sort} says. */
  void add(long[] source, int from, int to) {
    int length = to - from;
    for (int place = 0; place < size; place++) {
      cells[place * COLUMNS + count] = place < length ? source[from + place] : ABSENT;
    }
    starts[count] = from;
    ends[count] = to;
    count++;
    if (count == COLUMNS) {
      sort();
    }
  }

  /** Sorts the stretches that were added. */
  void sort() {
    if (count >= FEW) {
      merge();
    }
    for (int column = 0; column < count; column++) {
      int from = starts[column];
      for (int at = from; at < ends[column]; at++) {
        packed.rows()[at] = cells[(at - from) * COLUMNS + column];
      }
      if (count < FEW) {
        Network.sort(packed, from, ends[column]);
      }
    }
    count = 0;
  }

  /** As {@link Network} does; the first exchange of a run is with the other half turned round. */
  private void merge() {
    for (int half = 1; half < size; half *= 2) {
      turnOtherHalves(half);
      exchange(half);
      turnOtherHalves(half);
      for (int gap = half / 2; gap >= 1; gap /= 2) {
        exchange(gap);
      }
    }
  }

  private void turnOtherHalves(int half) {
    for (int from = half; from < size; from += 2 * half) {
      for (int low = from, high = from + half - 1; low < high; low++, high--) {
        System.arraycopy(cells, low * COLUMNS, spare, 0, COLUMNS);
        System.arraycopy(cells, high * COLUMNS, cells, low * COLUMNS, COLUMNS);
        System.arraycopy(spare, 0, cells, high * COLUMNS, COLUMNS);
      }
    }
  }

  private void exchange(int gap) {
    switch (gap) {
      case 1 -> exchange1(cells, places);
      case 2 -> exchange2(cells, places);
      case 4 -> exchange4(cells, places);
      case 8 -> exchange8(cells, places);
      case 16 -> exchange16(cells, places);
      case 32 -> exchange32(cells, places);
      case 64 -> exchange64(cells, places);
      case 128 -> exchange128(cells, places);
      default -> throw new IllegalArgumentException("no network has a gap of " + gap);
    }
  }

  private static void exchange1(long[] cells, long places) {
    for (int from = 0; from < cells.length; from += 2 * 1 * COLUMNS) {
      for (int at = from; at < from + 1 * COLUMNS; at++) {
        exchange(cells, at, at + 1 * COLUMNS, places);
      }
    }
  }

  private static void exchange2(long[] cells, long places) {
    for (int from = 0; from < cells.length; from += 2 * 2 * COLUMNS) {
      for (int at = from; at < from + 2 * COLUMNS; at++) {
        exchange(cells, at, at + 2 * COLUMNS, places);
      }
    }
  }

  private static void exchange4(long[] cells, long places) {
    for (int from = 0; from < cells.length; from += 2 * 4 * COLUMNS) {
      for (int at = from; at < from + 4 * COLUMNS; at++) {
        exchange(cells, at, at + 4 * COLUMNS, places);
      }
    }
  }

  private static void exchange8(long[] cells, long places) {
    for (int from = 0; from < cells.length; from += 2 * 8 * COLUMNS) {
      for (int at = from; at < from + 8 * COLUMNS; at++) {
        exchange(cells, at, at + 8 * COLUMNS, places);
      }
    }
  }

  private static void exchange16(long[] cells, long places) {
    for (int from = 0; from < cells.length; from += 2 * 16 * COLUMNS) {
      for (int at = from; at < from + 16 * COLUMNS; at++) {
        exchange(cells, at, at + 16 * COLUMNS, places);
      }
    }
  }

  private static void exchange32(long[] cells, long places) {
    for (int from = 0; from < cells.length; from += 2 * 32 * COLUMNS) {
      for (int at = from; at < from + 32 * COLUMNS; at++) {
        exchange(cells, at, at + 32 * COLUMNS, places);
      }
    }
  }

  private static void exchange64(long[] cells, long places) {
    for (int from = 0; from < cells.length; from += 2 * 64 * COLUMNS) {
      for (int at = from; at < from + 64 * COLUMNS; at++) {
        exchange(cells, at, at + 64 * COLUMNS, places);
      }
    }
  }

  private static void exchange128(long[] cells, long places) {
    for (int from = 0; from < cells.length; from += 2 * 128 * COLUMNS) {
      for (int at = from; at < from + 128 * COLUMNS; at++) {
        exchange(cells, at, at + 128 * COLUMNS, places);
      }
    }
  }

  private static void exchange(long[] cells, int low, int high, long places) {
    long one = cells[low];
    long other = cells[high];
    long change = (one ^ other) & (other | places) - one >> Long.SIZE - 1;
    cells[low] = one ^ change;
    cells[high] = other ^ change;
  }
}
