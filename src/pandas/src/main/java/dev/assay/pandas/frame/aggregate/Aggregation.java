package dev.assay.pandas.frame.aggregate;

import dev.assay.pandas.column.Column;

/** Makes one value of each group's values; missing values are skipped. */
@FunctionalInterface
public interface Aggregation {

  /** One value a group, in the order of the groups. */
  Column apply(Column values, Groups groups);
}
