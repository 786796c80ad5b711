package dev.assay.pandas.frame.sort;

import dev.assay.pandas.column.DoubleColumn;
import dev.assay.pandas.frame.aggregate.Groups;
import dev.assay.pandas.value.TimeLimit;
import java.util.stream.IntStream;

/** Spearman's correlation: that of the ranks, equal numbers having the average of theirs. */
public final class RankCorrelation {

  private static final Ranker AVERAGE = new Ranker("average", true, "keep", false);

  private RankCorrelation() {}

  /** Of the pairs of which neither number is missing; NaN where the ranks do not vary. */
  public static double of(double[][] pair) {
    TimeLimit.check();
    int[] rows =
        IntStream.range(0, pair[0].length)
            .filter(row -> !Double.isNaN(pair[0][row]) && !Double.isNaN(pair[1][row]))
            .toArray();
    double[] x = ranks(pair[0], rows);
    double[] y = ranks(pair[1], rows);
    double mean = (rows.length + 1) / 2.0;
    double sumXX = 0;
    double sumYY = 0;
    double sumXY = 0;
    for (int at = 0; at < rows.length; at++) {
      sumXX += (x[at] - mean) * (x[at] - mean);
      sumYY += (y[at] - mean) * (y[at] - mean);
      sumXY += (x[at] - mean) * (y[at] - mean);
    }
    double divisor = Math.sqrt(sumXX * sumYY);
    return divisor == 0 ? Double.NaN : sumXY / divisor;
  }

  private static double[] ranks(double[] numbers, int[] rows) {
    double[] present = IntStream.of(rows).mapToDouble(row -> numbers[row]).toArray();
    return AVERAGE.rank(DoubleColumn.of(present), Groups.whole(present.length)).values();
  }
}
