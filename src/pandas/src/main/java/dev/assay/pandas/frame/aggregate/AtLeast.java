package dev.assay.pandas.frame.aggregate;

import dev.assay.pandas.column.Column;

/**
 * An aggregation whose result is missing for groups of too few values.
 *
 * @param minCount how many values a group must have
 */
public record AtLeast(Aggregation aggregation, long minCount) implements Aggregation {

  @Override
  public Column apply(Column values, Groups groups) {
    return Enough.results(aggregation.apply(values, groups), values, groups, minCount);
  }
}
