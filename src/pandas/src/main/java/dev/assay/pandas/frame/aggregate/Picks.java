package dev.assay.pandas.frame.aggregate;

import dev.assay.pandas.column.Column;
import dev.assay.pandas.column.DType;
import dev.assay.pandas.column.ObjectColumn;
import dev.assay.pandas.column.Scalars;
import dev.assay.pandas.frame.convert.Casts;
import dev.assay.pandas.value.Allocation;
import java.util.Arrays;

/**
 * The first or last value of each group that is not missing.
 *
 * @param first whether the first ones are wanted
 */
record Picks(boolean first) implements Aggregation {

  @Override
  public Column apply(Column values, Groups groups) {
    int[] picked = Allocation.ints(groups.count());
    Arrays.fill(picked, -1);
    int[] codes = groups.codes();
    for (int row = 0; row < codes.length; row++) {
      int group = codes[row];
      boolean open = group >= 0 && (!first || picked[group] < 0);
      if (open && !values.isMissing(row)) {
        picked[group] = row;
      }
    }
    Column result = values.takeOrMissing(picked);
    if (values.dtype() == DType.OBJECT) {
      return withNone((ObjectColumn) result, picked);
    }
    boolean gaps = values.dtype() == DType.BOOL && result.dtype() == DType.OBJECT;
    return gaps && !groups.isCombined() && !groups.isWhole()
        ? Casts.cast(result, DType.FLOAT64)
        : result;
  }

  /** A group without objects has None, as Python's functions give it. */
  private static ObjectColumn withNone(ObjectColumn column, int[] picked) {
    Object[] values = column.values();
    for (int group = 0; group < picked.length; group++) {
      values[group] = picked[group] < 0 ? Scalars.NONE : values[group];
    }
    return ObjectColumn.of(values);
  }
}
