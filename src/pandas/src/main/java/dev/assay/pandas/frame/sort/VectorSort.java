package dev.assay.pandas.frame.sort;

import dev.assay.pandas.value.Allocation;
import dev.assay.pandas.value.TimeLimit;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.concurrent.RecursiveAction;

/**
 * The sort that numpy has for processors with vector registers of eight numbers: a quicksort that
 * moves whole registers, and a bitonic network for up to {@value Networks#MOST} rows. It is
 * followed step by step, as the order in which it leaves equal rows comes of these steps.
 */
final class VectorSort {

  private static final int SAMPLES = 8;

  /** So many rows are sorted by one thread, as it takes time to hand rows to another. */
  private static final int ROWS_OF_A_THREAD = 1 << 15;

  private final PackedRows packed;
  private final PositionWriter writer;
  private final Partition partition;

  private VectorSort(PackedRows packed, PositionWriter writer) {
    this.packed = packed;
    this.writer = writer;
    this.partition = new Partition(packed.rows().length);
  }

  /** Sorts rows in place and writes them; those that are equal do not keep their order. */
  static void sort(PackedRows packed, PositionWriter writer) {
    int size = packed.rows().length;
    if (isSorted(packed)) {
      writer.write(0, size);
      return;
    }
    if (size <= Networks.MOST) {
      Network.sort(packed, 0, size);
      writer.write(0, size);
      return;
    }
    int log = Integer.SIZE - 1 - Integer.numberOfLeadingZeros(size);
    VectorSort sort = new VectorSort(packed, writer);
    sort.new Stretch(packed.rows(), Allocation.longs(size), 0, size, 2 * log).invoke();
  }

  private static boolean isSorted(PackedRows packed) {
    long[] rows = packed.rows();
    for (int at = 1; at < rows.length; at++) {
      if (packed.isLess(rows[at], rows[at - 1])) {
        return false;
      }
    }
    return true;
  }

  /**
   * A stretch of the source, of the same length in the spare array, that is sorted into the rows.
   * The parts of a long one are sorted at the same time where processors are free.
   */
  private final class Stretch extends RecursiveAction {

    private static final long serialVersionUID = 1;

    private final transient long[] source;
    private final transient long[] spare;
    private final int from;
    private final int to;
    private final int depth;

    Stretch(long[] source, long[] spare, int from, int to, int depth) {
      this.source = source;
      this.spare = spare;
      this.from = from;
      this.to = to;
      this.depth = depth;
    }

    private int size() {
      return to - from;
    }

    /** The first is for this thread, from which others can take parts, but not the reverse. */
    private static List<Stretch> largestFirst(List<Stretch> parts) {
      return parts.stream().sorted(Comparator.comparingInt(Stretch::size).reversed()).toList();
    }

    @Override
    protected void compute() {
      if (depth > 0 && to - from > ROWS_OF_A_THREAD) {
        List<Stretch> parts = parts();
        writer.write(parts.getLast().to, to);
        invokeAll(largestFirst(parts));
      } else {
        Networks networks = new Networks(packed, to - from);
        sort(networks);
        networks.finish();
        writer.write(from, to);
      }
    }

    private void sort(Networks networks) {
      TimeLimit.check();
      if (depth <= 0) {
        System.arraycopy(source, from, packed.rows(), from, to - from);
        StandardSort.sort(packed, from, to);
      } else if (to - from <= Networks.MOST) {
        networks.sort(source, from, to);
      } else {
        parts().forEach(part -> part.sort(networks));
      }
    }

    /** What is less than a pivot, and what is not, which is in order when none is greater. */
    private List<Stretch> parts() {
      long pivot = pivot(source, from, to - 1);
      int middle = partition.part(source, spare, from, to, pivot & ~packed.places());
      Stretch low = new Stretch(spare, source, from, middle, depth - 1);
      if (isAnyGreater(spare, middle, to, pivot)) {
        return List.of(low, new Stretch(spare, source, middle, to, depth - 1));
      }
      System.arraycopy(spare, middle, packed.rows(), middle, to - middle);
      return List.of(low);
    }
  }

  private boolean isAnyGreater(long[] stretch, int from, int to, long pivot) {
    for (int at = from; at < to; at++) {
      if (packed.isLess(pivot, stretch[at])) {
        return true;
      }
    }
    return false;
  }

  /** The upper median of eight rows, evenly spaced. */
  private static long pivot(long[] rows, int left, int right) {
    int step = (right - left) / SAMPLES;
    long[] samples = Allocation.longs(SAMPLES);
    for (int at = 0; at < SAMPLES; at++) {
      samples[at] = rows[left + (at + 1) * step];
    }
    Arrays.sort(samples);
    return samples[SAMPLES / 2];
  }
}
