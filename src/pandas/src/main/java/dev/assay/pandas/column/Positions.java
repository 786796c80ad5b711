package dev.assay.pandas.column;

import dev.assay.pandas.value.Allocation;
import java.util.Arrays;

/** Arrays of row positions. */
public final class Positions {

  private static final int FIRST_CAPACITY = 16;

  private int[] values = Allocation.ints(FIRST_CAPACITY);
  private int size;

  /** Starts an empty list that grows. */
  public Positions() {}

  public void add(int position) {
    if (size == values.length) {
      Allocation.of(2L * size);
      values = Arrays.copyOf(values, size * 2);
    }
    values[size++] = position;
  }

  public int size() {
    return size;
  }

  public int[] toArray() {
    return Arrays.copyOf(values, size);
  }

  /** The positions from {@code from} up to {@code to}. */
  public static int[] range(int from, int to) {
    int[] positions = Allocation.ints(Math.max(0, to - from));
    for (int at = 0; at < positions.length; at++) {
      positions[at] = from + at;
    }
    return positions;
  }

  /** Every position below {@code size}. */
  public static int[] all(int size) {
    return range(0, size);
  }

  /** Whether the positions are all of them in their order. */
  public static boolean isAll(int[] positions) {
    for (int at = 0; at < positions.length; at++) {
      if (positions[at] != at) {
        return false;
      }
    }
    return true;
  }

  /** The positions at which the mask is true. */
  public static int[] where(boolean[] mask) {
    // room for all and one more: neither are they counted before, nor has a branch to be foretold
    int[] positions = Allocation.ints(mask.length + 1);
    int count = 0;
    for (int position = 0; position < mask.length; position++) {
      positions[count] = position;
      count += mask[position] ? 1 : 0;
    }
    return Arrays.copyOf(positions, count);
  }

  /** The positions at which a mask is false. */
  public static int[] whereNot(boolean[] mask) {
    return where(Allocation.booleans(mask.length, at -> !mask[at]));
  }

  /** As many positions as {@code size}, all the same. */
  public static int[] repeated(int position, int size) {
    int[] positions = Allocation.ints(size);
    Arrays.fill(positions, position);
    return positions;
  }

  public static int[] reversed(int[] positions) {
    int[] reversed = Allocation.ints(positions.length);
    for (int at = 0; at < positions.length; at++) {
      reversed[at] = positions[positions.length - 1 - at];
    }
    return reversed;
  }

  /** {@code positions} at the places {@code chosen}; -1 stays -1. */
  public static int[] compose(int[] positions, int[] chosen) {
    int[] composed = Allocation.ints(chosen.length);
    for (int at = 0; at < chosen.length; at++) {
      composed[at] = chosen[at] < 0 ? -1 : positions[chosen[at]];
    }
    return composed;
  }

  public static boolean hasMissing(int[] positions) {
    for (int position : positions) {
      if (position < 0) {
        return true;
      }
    }
    return false;
  }
}
