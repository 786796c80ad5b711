package dev.assay.pandas.frame.aggregate;

import dev.assay.pandas.column.Column;
import dev.assay.pandas.column.DType;
import dev.assay.pandas.column.ObjectColumn;
import dev.assay.pandas.column.Scalars;
import dev.assay.pandas.value.Allocation;

/** pandas' {@code min_count}: what comes of too few values is missing. */
final class Enough {

  private Enough() {}

  /** One result a group, missing for groups with fewer values than the least count. */
  static Column results(Column results, Column values, Groups groups, long least) {
    if (least <= 0) {
      return results;
    }
    long[] counts = Counts.of(values, groups);
    int[] positions = Allocation.ints(counts.length, group -> counts[group] >= least ? group : -1);
    return results.dtype() == DType.OBJECT && !groups.isWhole()
        ? orNone((ObjectColumn) results, positions)
        : results.takeOrMissing(positions);
  }

  /** Groups of objects with too few values have None for their result. */
  private static Column orNone(ObjectColumn results, int[] positions) {
    Object[] values = results.takeOrMissing(positions).values();
    for (int group = 0; group < values.length; group++) {
      values[group] = positions[group] < 0 ? Scalars.NONE : values[group];
    }
    return ObjectColumn.of(values);
  }
}
