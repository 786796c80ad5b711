package dev.assay.pandas.frame.window;

import dev.assay.pandas.column.Column;
import dev.assay.pandas.column.Positions;
import dev.assay.pandas.frame.aggregate.Groups;
import java.util.Arrays;

/** {@code shift}: values moved down (or up) within their groups. */
public final class Shifter {

  private Shifter() {}

  /** Which row's value stands at each row afterwards, -1 for none. */
  public static int[] sources(Groups groups, long periods) {
    int[] sources = Positions.all(groups.codes().length);
    if (periods == 0) {
      return sources; // of rows in no group, too
    }
    Arrays.fill(sources, -1);
    for (int[] rows : groups.rows()) {
      for (int at = 0; at < rows.length; at++) {
        long from = at - periods;
        sources[rows[at]] = from >= 0 && from < rows.length ? rows[(int) from] : -1;
      }
    }
    return sources;
  }

  public static Column shift(Column column, Groups groups, long periods) {
    return column.takeOrMissing(sources(groups, periods));
  }
}
