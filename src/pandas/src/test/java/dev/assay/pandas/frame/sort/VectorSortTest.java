package dev.assay.pandas.frame.sort;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;

/** The sort against one that takes each step by itself. */
class VectorSortTest {

  private static final int PLACE_BITS = 17;
  private static final long PLACES = (1L << PLACE_BITS) - 1;
  private static final int MOST_ROWS = 90_000;
  private static final int LANES = 8;
  private static final int BLOCK = 32;

  @Property(tries = 30)
  void rowsComeInTheOrderOfTheStepsTakenOneByOne(@ForAll long seed) {
    Random random = new Random(seed);
    int size = 1 + random.nextInt(random.nextBoolean() ? MOST_ROWS : 2000);
    int keys = 1 + random.nextInt(random.nextBoolean() ? 20 : size);
    long[] rows = new long[size];
    for (int row = 0; row < size; row++) {
      rows[row] = (long) random.nextInt(keys) << PLACE_BITS | row;
    }
    long[] expected = rows.clone();
    if (!isSorted(expected)) {
      sort(new PackedRows(expected, PLACES, true), 0, size, 2 * log(size));
    }

    int[] positions = new int[size];
    PackedRows packed = new PackedRows(rows, PLACES, true);
    VectorSort.sort(packed, new PositionWriter(packed, Integer::compare, positions, 0, true));

    assertThat(rows).isEqualTo(expected);
    assertThat(positions)
        .isEqualTo(Arrays.stream(expected).mapToInt(row -> (int) (row & PLACES)).toArray());
  }

  private static int log(int size) {
    return Integer.SIZE - 1 - Integer.numberOfLeadingZeros(size);
  }

  private static boolean isSorted(long[] rows) {
    long[] keys = Arrays.stream(rows).map(row -> row >> PLACE_BITS).toArray();
    return Arrays.equals(keys, Arrays.stream(keys).sorted().toArray());
  }

  private static void sort(PackedRows packed, int from, int to, int depth) {
    if (depth <= 0) {
      StandardSort.sort(packed, from, to);
    } else if (to - from <= Networks.MOST) {
      Network.sort(packed, from, to);
    } else {
      sortParts(packed, from, to, depth - 1);
    }
  }

  private static void sortParts(PackedRows packed, int from, int to, int depth) {
    long[] rows = packed.rows();
    long[] samples = new long[LANES];
    for (int at = 0; at < LANES; at++) {
      samples[at] = rows[from + (at + 1) * ((to - 1 - from) / LANES)];
    }
    Arrays.sort(samples);
    long pivot = samples[LANES / 2] & ~PLACES;
    int middle = part(rows, from, to, pivot);
    sort(packed, from, middle, depth);
    if (Arrays.stream(rows, middle, to).anyMatch(row -> row > (pivot | PLACES))) {
      sort(packed, middle, to, depth);
    }
  }

  private static int part(long[] rows, int from, int to, long bound) {
    int left = from;
    int right = to;
    while ((right - left) % BLOCK != 0) {
      if (rows[left] < bound) {
        left++;
      } else {
        right--;
        long row = rows[left];
        rows[left] = rows[right];
        rows[right] = row;
      }
    }
    return left + partBlocks(rows, left, right, bound);
  }

  private static int partBlocks(long[] rows, int from, int to, long bound) {
    List<Long> less = new ArrayList<>();
    List<Long> others = new ArrayList<>();
    int load = from + BLOCK;
    int loadEnd = to - BLOCK;
    while (load < loadEnd) {
      if (to - others.size() - loadEnd < load - from - less.size()) {
        loadEnd -= BLOCK;
        part(rows, loadEnd, bound, less, others);
      } else {
        part(rows, load, bound, less, others);
        load += BLOCK;
      }
    }
    part(rows, from, bound, less, others);
    part(rows, to - BLOCK, bound, less, others);
    int middle = less.size();
    less.addAll(others.reversed());
    for (int at = 0; at < less.size(); at++) {
      rows[from + at] = less.get(at);
    }
    return middle;
  }

  /** Adds the rows of a block; what is not less is in descending order of the places it gets. */
  private static void part(long[] rows, int block, long bound, List<Long> less, List<Long> others) {
    for (int register = block; register < block + BLOCK; register += LANES) {
      for (int lane = 0; lane < LANES; lane++) {
        if (rows[register + lane] < bound) {
          less.add(rows[register + lane]);
        }
        if (rows[register + LANES - 1 - lane] >= bound) {
          others.add(rows[register + LANES - 1 - lane]);
        }
      }
    }
  }
}
