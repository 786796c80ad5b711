package dev.assay.pandas.frame.aggregate;

import dev.assay.pandas.column.Column;
import dev.assay.pandas.column.LongColumn;
import dev.assay.pandas.column.MaskedColumn;
import dev.assay.pandas.value.Allocation;

/** How many values of each group are not missing. */
public record Counts() implements Aggregation {

  @Override
  public Column apply(Column values, Groups groups) {
    LongColumn counts = LongColumn.of(of(values, groups));
    boolean nullable = values instanceof MaskedColumn && !groups.isWhole();
    return nullable ? new MaskedColumn(counts, Allocation.booleans(groups.count())) : counts;
  }

  static long[] of(Column values, Groups groups) {
    long[] counts = Allocation.longs(groups.count());
    int[] codes = groups.codes();
    for (int row = 0; row < codes.length; row++) {
      if (codes[row] >= 0 && !values.isMissing(row)) {
        counts[codes[row]]++;
      }
    }
    return counts;
  }
}
