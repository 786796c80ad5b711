package dev.assay.pandas.frame.aggregate;

import dev.assay.pandas.value.Allocation;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/** Which group each row belongs to: numbers below {@link #count()}, or -1 for none. */
public final class Groups {

  private final int[] codes;
  private final int count;
  private final boolean whole;
  private final boolean combined;
  private int @Nullable [][] rows;

  private Groups(int[] codes, int count, boolean whole, boolean combined) {
    this.combined = combined;
    this.codes = codes;
    this.count = count;
    this.whole = whole;
  }

  public static Groups of(int[] codes, int count) {
    return new Groups(codes, count, false, false);
  }

  /** Groups of all combinations of several keys, of which some may have no rows. */
  public static Groups ofCombinations(int[] codes, int count) {
    return new Groups(codes, count, false, true);
  }

  /** Whether groups without rows are combinations of keys that do not occur. */
  public boolean isCombined() {
    return combined;
  }

  /** One group of all rows: a column reduced as a whole. */
  public static Groups whole(int rows) {
    return new Groups(Allocation.ints(rows), 1, true, false);
  }

  public int[] codes() {
    return codes;
  }

  public int count() {
    return count;
  }

  /** Whether a column is reduced as a whole, for which pandas has rules of its own. */
  public boolean isWhole() {
    return whole;
  }

  /** The rows of each group, in their order. */
  public int[][] rows() {
    if (rows == null) {
      int[] sizes = Allocation.ints(count);
      for (int code : codes) {
        if (code >= 0) {
          sizes[code]++;
        }
      }
      rows = new int[count][];
      for (int group = 0; group < count; group++) {
        rows[group] = Allocation.ints(sizes[group]);
      }
      Arrays.fill(sizes, 0);
      for (int row = 0; row < codes.length; row++) {
        if (codes[row] >= 0) {
          rows[codes[row]][sizes[codes[row]]++] = row;
        }
      }
    }
    return rows;
  }
}
