package dev.assay.pandas.frame.aggregate;

import dev.assay.pandas.column.Column;
import dev.assay.pandas.column.LongColumn;
import dev.assay.pandas.frame.codes.Codes;
import dev.assay.pandas.frame.codes.Factorizer;
import dev.assay.pandas.value.Allocation;

/**
 * How many different values each group has.
 *
 * @param missing whether missing values count, as one or each kind as one
 */
public record DistinctCounts(Factorizer.Missing missing) implements Aggregation {

  @Override
  public LongColumn apply(Column values, Groups groups) {
    Codes codes = Factorizer.codes(values, missing);
    Codes pairs =
        Factorizer.combine(new Codes(groups.codes(), Allocation.ints(groups.count())), codes);
    long[] counts = Allocation.longs(groups.count());
    for (int first : pairs.firsts()) {
      counts[groups.codes()[first]]++;
    }
    return LongColumn.of(counts);
  }
}
