package dev.assay.pandas.frame.aggregate;

import dev.assay.pandas.frame.Column;
import dev.assay.pandas.frame.LongColumn;
import dev.assay.pandas.frame.codes.Codes;
import dev.assay.pandas.frame.codes.Factorizer;

/**
 * How many different values each group has.
 *
 * @param dropMissing whether a missing value does not count as one
 */
public record DistinctCounts(boolean dropMissing) implements Aggregation {

  @Override
  public LongColumn apply(Column values, Groups groups) {
    Codes codes =
        Factorizer.codes(values, dropMissing ? Factorizer.Missing.DROP : Factorizer.Missing.KEEP);
    Codes pairs = Factorizer.combine(new Codes(groups.codes(), new int[groups.count()]), codes);
    long[] counts = new long[groups.count()];
    for (int first : pairs.firsts()) {
      counts[groups.codes()[first]]++;
    }
    return LongColumn.of(counts);
  }
}
