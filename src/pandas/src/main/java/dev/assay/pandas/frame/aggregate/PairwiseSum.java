package dev.assay.pandas.frame.aggregate;

import dev.assay.pandas.value.Allocation;

/** Sums doubles in the order in which numpy does, so that the last digits agree. */
public final class PairwiseSum {

  private static final int BLOCK = 128;
  private static final int LANES = 8;

  private PairwiseSum() {}

  public static double of(double[] values) {
    return of(values, 0, values.length);
  }

  private static double of(double[] values, int from, int size) {
    if (size < LANES) {
      double sum = 0;
      for (int at = 0; at < size; at++) {
        sum += values[from + at];
      }
      return sum;
    }
    if (size <= BLOCK) {
      return block(values, from, size);
    }
    int half = size / 2;
    half -= half % LANES;
    return of(values, from, half) + of(values, from + half, size - half);
  }

  private static double block(double[] values, int from, int size) {
    double[] lane = Allocation.doubles(LANES);
    System.arraycopy(values, from, lane, 0, LANES);
    int at = LANES;
    for (; at < size - size % LANES; at += LANES) {
      for (int each = 0; each < LANES; each++) {
        lane[each] += values[from + at + each];
      }
    }
    double sum =
        ((lane[0] + lane[1]) + (lane[2] + lane[3])) + ((lane[4] + lane[5]) + (lane[6] + lane[7]));
    for (; at < size; at++) {
      sum += values[from + at];
    }
    return sum;
  }
}
