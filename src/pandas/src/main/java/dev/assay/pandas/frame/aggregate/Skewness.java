package dev.assay.pandas.frame.aggregate;

import dev.assay.pandas.column.Column;
import dev.assay.pandas.column.DType;
import dev.assay.pandas.column.DoubleColumn;
import dev.assay.pandas.column.LongColumn;
import dev.assay.pandas.column.ObjectColumn;
import dev.assay.pandas.value.Allocation;

/** The skewness of each group, without bias. */
public record Skewness() implements Aggregation {

  private static final double TINY = 1e-14;
  private static final double TOLERANCE = 1e-8;

  @Override
  public Column apply(Column values, Groups groups) {
    boolean whole = groups.isWhole();
    if (values instanceof ObjectColumn && !whole) {
      return ObjectColumn.of(GroupStatistic.ofAll(values, groups, "skew", Skewness::of));
    }
    Column skews =
        whole
            ? GroupStatistic.ofAll(values, groups, "skew", Skewness::of)
            : GroupStatistic.of(values, groups, "skew", Skewness::running);
    return values instanceof LongColumn
            && skews instanceof DoubleColumn numbers
            && !groups.isWhole()
        ? likeWhole(numbers, values.dtype())
        : skews;
  }

  /** pandas gives groups of whole numbers back in their dtype, where the results are whole, too. */
  private static Column likeWhole(DoubleColumn skews, DType dtype) {
    long[] whole = Allocation.longs(skews.size());
    for (int group = 0; group < whole.length; group++) {
      double skew = skews.values()[group];
      whole[group] = (long) Math.rint(skew);
      if (!(Math.abs(skew - whole[group]) <= TOLERANCE)) {
        return skews;
      }
    }
    return new LongColumn(whole, dtype);
  }

  /** One value after the other, as pandas takes those of groups (group_skew). */
  private static double running(double[] values) {
    double mean = 0;
    double second = 0;
    double third = 0;
    double count = 0;
    for (double value : values) {
      double before = count++;
      double delta = value - mean;
      double step = delta / count;
      double term = delta * step * before;
      mean += step;
      third += term * step * (count - 2) - 3 * step * second;
      second += term;
    }
    if (count < 3) {
      return Double.NaN;
    }
    return second == 0
        ? 0
        : count * Math.sqrt(count - 1) / (count - 2) * (third / Math.pow(second, 1.5));
  }

  private static double of(double[] numbers) {
    Distances distances = Distances.of(numbers);
    double count = distances.count();
    if (count < 3) {
      return Double.NaN;
    }
    double second = distances.sum(2);
    double third = distances.sum(3);
    if (second < TINY) {
      return 0;
    }
    return count * Math.sqrt(count - 1) / (count - 2) * (third / Math.pow(second, 1.5));
  }
}
