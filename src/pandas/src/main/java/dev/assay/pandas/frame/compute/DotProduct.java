package dev.assay.pandas.frame.compute;

import dev.assay.pandas.value.Allocation;

/**
 * The sum of the products of numbers, in the order in which OpenBLAS adds them up on processors
 * with AVX-512, so that the last digits agree: four sums of eight lanes each, folded into halves.
 */
public final class DotProduct {

  private static final int SUMS = 4;
  private static final int LANES = 8;
  private static final int HALF = LANES / 2;

  private DotProduct() {}

  /** Of as many numbers as the first array has. */
  public static double of(double[] one, double[] two) {
    int wide = one.length / (SUMS * LANES) * (SUMS * LANES);
    int halves = one.length / (SUMS * HALF) * (SUMS * HALF);
    double[] sums = Allocation.doubles(SUMS * LANES);
    for (int at = 0; at < wide; at++) {
      int lane = at % sums.length;
      sums[lane] = Math.fma(one[at], two[at], sums[lane]);
    }
    double[] folded = Allocation.doubles(SUMS * HALF);
    for (int at = 0; at < folded.length; at++) {
      int lane = at / HALF * LANES + at % HALF;
      folded[at] = sums[lane] + sums[lane + HALF];
    }
    for (int at = wide; at < halves; at++) {
      int lane = (at - wide) % folded.length;
      folded[lane] = Math.fma(one[at], two[at], folded[lane]);
    }
    double sum = total(folded);
    for (int at = halves; at < one.length; at++) {
      sum = Math.fma(one[at], two[at], sum);
    }
    return sum;
  }

  private static double total(double[] folded) {
    double[] lanes = Allocation.doubles(HALF);
    for (int lane = 0; lane < HALF; lane++) {
      lanes[lane] = folded[lane];
      for (int sum = 1; sum < SUMS; sum++) {
        lanes[lane] += folded[sum * HALF + lane];
      }
    }
    return lanes[0] + lanes[2] + (lanes[1] + lanes[3]);
  }
}
