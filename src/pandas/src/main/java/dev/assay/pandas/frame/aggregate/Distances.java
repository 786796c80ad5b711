package dev.assay.pandas.frame.aggregate;

import dev.assay.pandas.value.Allocation;

/**
 * How far the numbers of a whole column are from their mean: 0 where one is missing, which stays in
 * its place, since numpy adds up what it is given in blocks (pandas/core/nanops.py).
 *
 * @param count how many numbers are there
 */
record Distances(double[] values, double count) {

  static Distances of(double[] numbers) {
    double[] present = Allocation.doubles(numbers.length);
    double count = 0;
    for (int at = 0; at < numbers.length; at++) {
      boolean missing = Double.isNaN(numbers[at]);
      present[at] = missing ? 0 : numbers[at];
      count += missing ? 0 : 1;
    }
    double mean = PairwiseSum.of(present) / count;
    for (int at = 0; at < numbers.length; at++) {
      present[at] = Double.isNaN(numbers[at]) ? 0 : present[at] - mean;
    }
    return new Distances(present, count);
  }

  /** The sum of their powers, by squaring: 2, 3 or 4. */
  double sum(int power) {
    double[] powers = Allocation.doubles(values.length);
    for (int at = 0; at < powers.length; at++) {
      double square = values[at] * values[at];
      powers[at] = power == 2 ? square : power == 3 ? square * values[at] : square * square;
    }
    return PairwiseSum.of(powers);
  }
}
