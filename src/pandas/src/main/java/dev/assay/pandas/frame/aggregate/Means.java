package dev.assay.pandas.frame.aggregate;

import dev.assay.pandas.column.Column;
import dev.assay.pandas.column.DoubleColumn;
import dev.assay.pandas.column.MaskedColumn;
import dev.assay.pandas.column.Numbers;
import dev.assay.pandas.column.ObjectColumn;
import dev.assay.pandas.column.TimeColumn;
import dev.assay.pandas.column.ZonedColumn;
import dev.assay.pandas.value.Allocation;

/** Arithmetic means. */
public record Means() implements Aggregation {

  @Override
  public Column apply(Column values, Groups groups) {
    if (values instanceof ZonedColumn zoned) {
      return zoned.map(moments -> apply(moments, groups));
    }
    if (values instanceof TimeColumn times) {
      return times(times, groups);
    }
    Numeric.require(values, "mean", groups);
    double[] numbers = Numbers.doubles(values);
    double[] means = Sums.doubles(numbers, groups);
    long[] counts = Counts.of(values, groups);
    boolean[] none = Allocation.booleans(means.length);
    for (int group = 0; group < means.length; group++) {
      means[group] /= counts[group];
      none[group] = counts[group] == 0;
    }
    DoubleColumn result = DoubleColumn.of(means);
    if (values instanceof MaskedColumn) {
      return new MaskedColumn(result, none);
    }
    return values instanceof ObjectColumn && !groups.isWhole() ? ObjectColumn.of(result) : result;
  }

  private static Column times(TimeColumn times, Groups groups) {
    double[] nanos = Allocation.doubles(times.size());
    for (int row = 0; row < nanos.length; row++) {
      nanos[row] = times.isMissing(row) ? Double.NaN : times.values()[row];
    }
    double[] sums = Sums.doubles(nanos, groups);
    long[] counts = Counts.of(times, groups);
    long[] means = Allocation.longs(sums.length);
    for (int group = 0; group < means.length; group++) {
      means[group] = counts[group] == 0 ? TimeColumn.NAT : (long) (sums[group] / counts[group]);
    }
    return TimeColumn.cut(means, times.dtype());
  }
}
