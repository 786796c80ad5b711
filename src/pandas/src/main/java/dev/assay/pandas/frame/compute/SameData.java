package dev.assay.pandas.frame.compute;

import dev.assay.pandas.column.Column;
import dev.assay.pandas.column.ZonedColumn;
import dev.assay.pandas.frame.DataFrame;
import dev.assay.pandas.frame.Series;
import dev.assay.pandas.value.Equality;

/** {@code equals}: same values, dtypes and labels, missing values being equal. */
public final class SameData {

  private SameData() {}

  /** Whether two series are equal; their names may differ. */
  public static boolean series(Series left, Series right) {
    return left.index().sameLabels(right.index()) && columns(left.values(), right.values());
  }

  /** Whether two frames are equal, in the order of their columns too. */
  public static boolean frames(DataFrame left, DataFrame right) {
    if (!left.index().sameLabels(right.index()) || !left.columns().sameLabels(right.columns())) {
      return false;
    }
    for (int at = 0; at < left.columnCount(); at++) {
      if (!columns(left.column(at), right.column(at))) {
        return false;
      }
    }
    return true;
  }

  private static boolean columns(Column left, Column right) {
    boolean zones = left instanceof ZonedColumn && !left.dtypeName().equals(right.dtypeName());
    if (zones || left.dtype() != right.dtype() || left.size() != right.size()) {
      return false;
    }
    for (int at = 0; at < left.size(); at++) {
      boolean missing = left.isMissing(at);
      if (missing != right.isMissing(at)
          || !missing && !Equality.equal(left.item(at), right.item(at))) {
        return false;
      }
    }
    return true;
  }
}
