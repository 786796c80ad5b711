package dev.assay.pandas.api.missing;

import dev.assay.pandas.value.Allocation;
import dev.assay.pandas.value.PythonError;
import java.util.Arrays;

/** Which row of a series a step is filled in with (pandas' {@code reindex} with a method). */
public enum Fill {
  LAST,
  NEXT,
  NEAREST,
  EXACT;

  /**
   * The row for each step, -1 where there is none.
   *
   * @param times the rows' times, rising
   * @param limit how many steps without a row of their own one row may fill
   */
  public int[] rows(long[] times, long[] steps, long limit) {
    if (this == NEAREST) {
      throw PythonError.unsupported(
          "reindex(method='nearest')", "use merge_asof(direction='nearest')");
    }
    int[] rows = Allocation.ints(steps.length, at -> row(times, steps[at]));
    if (limit < steps.length) {
      cut(times, steps, rows, limit);
    }
    return rows;
  }

  private int row(long[] times, long step) {
    int found = Arrays.binarySearch(times, step);
    if (found >= 0) {
      return found;
    }
    int after = -found - 1;
    return switch (this) {
      case LAST -> after - 1;
      case NEXT -> after == times.length ? -1 : after;
      case NEAREST, EXACT -> -1;
    };
  }

  /** Takes away what goes further than the limit, as seen from the row that fills. */
  private void cut(long[] times, long[] steps, int[] rows, long limit) {
    int last = -1;
    long filled = 0;
    for (int count = 0; count < rows.length; count++) {
      int at = this == LAST ? count : rows.length - 1 - count;
      int row = rows[at];
      if (row < 0 || times[row] == steps[at]) {
        continue;
      }
      filled = row == last ? filled + 1 : 1;
      last = row;
      rows[at] = filled > limit ? -1 : row;
    }
  }
}
