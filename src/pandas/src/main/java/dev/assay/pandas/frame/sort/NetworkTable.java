package dev.assay.pandas.frame.sort;

import dev.assay.pandas.value.Allocation;

/**
 * Bitonic networks side by side: a line has what stands at one place of each, and all exchange in
 * step, in loops of which the compiler makes vector instructions. It does so where the loops'
 * bodies are short and each line is an array of its own, as it can then tell what they do not
 * overwrite.
 */
final class NetworkTable {

  /** How many rows a network sorts at most. */
  static final int MOST = 256;

  private static final long ABSENT = Long.MAX_VALUE;

  /** For fewer stretches a table takes longer than one network after the other. */
  private static final int FEW = 6;

  private final PackedRows packed;
  private final int size;
  private final long[][] lines;
  private final long[][] sources;
  private final int[] starts;
  private final int[] ends;
  private int count;

  /**
   * @param size the length of the networks, a power of two from 2 to {@value #MOST}
   * @param lines as many as that or more, each with a place for each of the networks side by side;
   *     they are used when stretches are sorted only, so that tables may have them in common
   */
  NetworkTable(PackedRows packed, int size, long[][] lines) {
    this.packed = packed;
    this.size = size;
    this.lines = lines;
    int columns = lines[0].length;
    this.sources = new long[columns][];
    this.starts = Allocation.ints(columns);
    this.ends = Allocation.ints(columns);
  }

  /**
   * Sorts a stretch of the source into the rows, when the table is full or {@link #sort} says;
   * until then the stretch has to stay as it is.
   */
  void add(long[] source, int from, int to) {
    sources[count] = source;
    starts[count] = from;
    ends[count] = to;
    count++;
    if (count == sources.length) {
      sort();
    }
  }

  /** Sorts the stretches that were added. */
  void sort() {
    if (count < FEW) {
      sortEach();
    } else {
      for (int column = 0; column < count; column++) {
        read(column);
      }
      merge();
      for (int column = 0; column < count; column++) {
        write(column);
      }
    }
    count = 0;
  }

  private void sortEach() {
    for (int column = 0; column < count; column++) {
      int from = starts[column];
      System.arraycopy(sources[column], from, packed.rows(), from, ends[column] - from);
      Network.sort(packed, from, ends[column]);
    }
  }

  private void read(int column) {
    long[] source = sources[column];
    int from = starts[column];
    int length = ends[column] - from;
    for (int at = 0; at < length; at++) {
      lines[at][column] = source[from + at];
    }
    for (int at = length; at < size; at++) {
      lines[at][column] = ABSENT;
    }
  }

  private void write(int column) {
    long[] rows = packed.rows();
    int from = starts[column];
    int length = ends[column] - from;
    for (int at = 0; at < length; at++) {
      rows[from + at] = lines[at][column];
    }
  }

  /** As {@link Network} does, but two exchanges at a time where there are two. */
  private void merge() {
    for (int half = 1; half < size; half *= 2) {
      int gap = half / 2;
      if (Integer.numberOfTrailingZeros(half) % 2 == 0) {
        turn(half);
      } else {
        turnAndExchange(half);
        gap /= 2;
      }
      for (; gap > 0; gap /= 4) {
        exchangeTwice(gap);
      }
    }
  }

  /** Exchanges with the other half turned round. */
  private void turn(int half) {
    for (int from = 0; from < size; from += 2 * half) {
      for (int low = from, high = from + 2 * half - 1; low < high; low++, high--) {
        exchange(lines[low], lines[high], count, packed.places());
      }
    }
  }

  /** Exchanges with the other half turned round, then over half that distance. */
  private void turnAndExchange(int half) {
    int gap = half / 2;
    for (int from = 0; from < size; from += 2 * half) {
      for (int low = from, high = from + 2 * half - 1; low < from + gap; low++, high--) {
        turnAndExchange(
            lines[low], lines[low + gap], lines[high - gap], lines[high], count, packed.places());
      }
    }
  }

  /** Exchanges over a distance, then over half of it. */
  private void exchangeTwice(int gap) {
    int next = gap / 2;
    for (int from = 0; from < size; from += 2 * gap) {
      for (int at = from; at < from + next; at++) {
        exchangeTwice(
            lines[at],
            lines[at + next],
            lines[at + gap],
            lines[at + gap + next],
            count,
            packed.places());
      }
    }
  }

  private static void exchange(long[] low, long[] high, int count, long places) {
    for (int column = 0; column < count; column++) {
      long one = low[column];
      long other = high[column];
      long change = change(one, other, places);
      low[column] = one ^ change;
      high[column] = other ^ change;
    }
  }

  private static void turnAndExchange(
      long[] first, long[] second, long[] third, long[] fourth, int count, long places) {
    for (int column = 0; column < count; column++) {
      long a = first[column];
      long b = second[column];
      long c = third[column];
      long d = fourth[column];
      long outer = change(a, d, places);
      long inner = change(b, c, places);
      a ^= outer;
      d ^= outer;
      b ^= inner;
      c ^= inner;
      long low = change(a, b, places);
      long high = change(c, d, places);
      first[column] = a ^ low;
      second[column] = b ^ low;
      third[column] = c ^ high;
      fourth[column] = d ^ high;
    }
  }

  private static void exchangeTwice(
      long[] first, long[] second, long[] third, long[] fourth, int count, long places) {
    for (int column = 0; column < count; column++) {
      long a = first[column];
      long b = second[column];
      long c = third[column];
      long d = fourth[column];
      long even = change(a, c, places);
      long odd = change(b, d, places);
      a ^= even;
      c ^= even;
      b ^= odd;
      d ^= odd;
      long low = change(a, b, places);
      long high = change(c, d, places);
      first[column] = a ^ low;
      second[column] = b ^ low;
      third[column] = c ^ high;
      fourth[column] = d ^ high;
    }
  }

  /** What two rows change by: nothing, or what makes each the other, when that one is less. */
  private static long change(long one, long other, long places) {
    return (one ^ other) & (other | places) - one >> Long.SIZE - 1;
  }
}
