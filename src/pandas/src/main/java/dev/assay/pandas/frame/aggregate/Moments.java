package dev.assay.pandas.frame.aggregate;

import dev.assay.pandas.column.Column;
import dev.assay.pandas.column.DType;
import dev.assay.pandas.column.DoubleColumn;
import dev.assay.pandas.column.MaskedColumn;
import dev.assay.pandas.column.Numbers;
import dev.assay.pandas.column.ObjectColumn;
import dev.assay.pandas.column.TimeColumn;
import dev.assay.pandas.column.ZonedColumn;
import dev.assay.pandas.value.Allocation;
import java.util.Arrays;

/**
 * Variances and what derives from them.
 *
 * @param kind which of them
 * @param freedom how much the divisor is less than the count of values
 * @param zeros whether a divisor of zero is divided by, as numpy does it, where pandas has NaN
 */
public record Moments(Kind kind, long freedom, boolean zeros) implements Aggregation {

  public Moments(Kind kind, long freedom) {
    this(kind, freedom, false);
  }

  /**
   * As numpy's arrays have it, which have infinity where there are not more values than freedom.
   */
  public static Moments ofArrays(Kind kind, long freedom) {
    return new Moments(kind, freedom, true);
  }

  /** What is computed of the variance. */
  public enum Kind {
    VARIANCE("var"),
    DEVIATION("std"),
    ERROR("sem");

    private final String text;

    Kind(String text) {
      this.text = text;
    }
  }

  @Override
  public Column apply(Column values, Groups groups) {
    if (kind == Kind.DEVIATION && values instanceof ZonedColumn zoned) {
      return ofTimes(zoned.moments(), groups);
    }
    if (kind == Kind.DEVIATION && values instanceof TimeColumn times) {
      return ofTimes(times, groups);
    }
    Numeric.require(values, kind.text, groups);
    double[] numbers = Numbers.doubles(values);
    if (kind == Kind.VARIANCE && values instanceof ObjectColumn && !groups.isWhole()) {
      return ObjectColumn.of(
          GroupStatistic.ofAll(values, groups, kind.text, group -> whole(group)[0]));
    }
    double[] result = variances(numbers, groups);
    long[] counts = Counts.of(values, groups);
    for (int group = 0; group < result.length; group++) {
      result[group] =
          switch (kind) {
            case VARIANCE -> result[group];
            case DEVIATION -> Math.sqrt(result[group]);
            case ERROR ->
                groups.isWhole()
                    ? Math.sqrt(result[group]) / Math.sqrt(counts[group])
                    : Math.sqrt(result[group] / counts[group]);
          };
    }
    DoubleColumn column = DoubleColumn.of(result);
    return values instanceof MaskedColumn ? new MaskedColumn(column, column.missing()) : column;
  }

  private Column ofTimes(TimeColumn times, Groups groups) {
    double[] numbers = Allocation.doubles(times.size());
    for (int row = 0; row < numbers.length; row++) {
      numbers[row] = times.isMissing(row) ? Double.NaN : times.values()[row];
    }
    double[] variance = variances(numbers, groups);
    long[] nanos = Allocation.longs(variance.length);
    for (int group = 0; group < nanos.length; group++) {
      nanos[group] =
          Double.isNaN(variance[group]) ? TimeColumn.NAT : (long) Math.sqrt(variance[group]);
    }
    return TimeColumn.cut(nanos, DType.timedeltas(times.dtype().unit()));
  }

  private double[] variances(double[] numbers, Groups groups) {
    if (groups.isWhole()) {
      return whole(numbers);
    }
    return zeros ? lines(numbers, groups) : each(numbers, groups);
  }

  /** The lines of an array, each by itself. */
  private double[] lines(double[] numbers, Groups groups) {
    int[] counts = Allocation.ints(groups.count());
    double[][] lines = new double[groups.count()][];
    for (int code : groups.codes()) {
      counts[code]++;
    }
    for (int line = 0; line < lines.length; line++) {
      lines[line] = Allocation.doubles(counts[line]);
      counts[line] = 0;
    }
    for (int at = 0; at < numbers.length; at++) {
      int line = groups.codes()[at];
      lines[line][counts[line]++] = numbers[at];
    }
    return Arrays.stream(lines).mapToDouble(line -> whole(line)[0]).toArray();
  }

  private double[] whole(double[] numbers) {
    double[] present = numbers.clone();
    long count = 0;
    for (int row = 0; row < present.length; row++) {
      boolean missing = Double.isNaN(present[row]);
      count += missing ? 0 : 1;
      present[row] = missing ? 0 : present[row];
    }
    double mean = PairwiseSum.of(present) / count;
    for (int row = 0; row < present.length; row++) {
      double distance = Double.isNaN(numbers[row]) ? 0 : mean - numbers[row];
      present[row] = distance * distance;
    }
    double divisor = Math.max(0, count - freedom);
    return new double[] {divisor > 0 || zeros ? PairwiseSum.of(present) / divisor : Double.NaN};
  }

  /** Welford's running variance of each group. */
  private double[] each(double[] numbers, Groups groups) {
    double[] means = Allocation.doubles(groups.count());
    double[] squares = Allocation.doubles(groups.count());
    long[] counts = Allocation.longs(groups.count());
    int[] codes = groups.codes();
    for (int row = 0; row < codes.length; row++) {
      int group = codes[row];
      if (group >= 0 && !Double.isNaN(numbers[row])) {
        counts[group]++;
        double before = numbers[row] - means[group];
        means[group] += before / counts[group];
        squares[group] += (numbers[row] - means[group]) * before;
      }
    }
    for (int group = 0; group < squares.length; group++) {
      squares[group] =
          counts[group] <= freedom ? Double.NaN : squares[group] / (counts[group] - freedom);
    }
    return squares;
  }
}
