package dev.assay.pandas.frame.join;

import java.util.HashMap;
import java.util.Map;

/**
 * Which row of the right side is nearest to each of the left, as {@code merge_asof} looks for it.
 *
 * @param exact whether equal keys match
 * @param tolerance how far apart keys may be at most
 */
public record AsofMatcher(Direction direction, boolean exact, double tolerance) {

  /** Where a match may lie: before, after, or on either side, the one before first. */
  public enum Direction {
    BACKWARD,
    FORWARD,
    NEAREST
  }

  /** The keys of a side, sorted, and the group of each row. */
  public record Side(double[] keys, int[] groups) {}

  /** The row of the right side for each of the left, -1 for none. */
  public int[] rows(Side left, Side right) {
    int[] before = before(left, right);
    int[] after = after(left, right);
    int[] rows = new int[left.keys().length];
    for (int row = 0; row < rows.length; row++) {
      int chosen =
          switch (direction) {
            case BACKWARD -> before[row];
            case FORWARD -> after[row];
            case NEAREST -> nearer(left.keys()[row], right.keys(), before[row], after[row]);
          };
      boolean near = chosen >= 0 && Math.abs(left.keys()[row] - right.keys()[chosen]) <= tolerance;
      rows[row] = near ? chosen : -1;
    }
    return rows;
  }

  private static int nearer(double key, double[] keys, int before, int after) {
    if (before < 0 || after < 0) {
      return Math.max(before, after);
    }
    return key - keys[before] <= keys[after] - key ? before : after;
  }

  /** The last row of the same group that is not after (or is before) each. */
  private int[] before(Side left, Side right) {
    Map<Integer, Integer> last = new HashMap<>();
    int[] rows = new int[left.keys().length];
    int next = 0;
    for (int row = 0; row < rows.length; row++) {
      double key = left.keys()[row];
      while (next < right.keys().length
          && (exact ? right.keys()[next] <= key : right.keys()[next] < key)) {
        last.put(right.groups()[next], next++);
      }
      rows[row] = last.getOrDefault(left.groups()[row], -1);
    }
    return rows;
  }

  /** The first row of the same group that is not before (or is after) each. */
  private int[] after(Side left, Side right) {
    Map<Integer, Integer> first = new HashMap<>();
    int[] rows = new int[left.keys().length];
    int next = right.keys().length - 1;
    for (int row = rows.length - 1; row >= 0; row--) {
      double key = left.keys()[row];
      while (next >= 0 && (exact ? right.keys()[next] >= key : right.keys()[next] > key)) {
        first.put(right.groups()[next], next--);
      }
      rows[row] = first.getOrDefault(left.groups()[row], -1);
    }
    return rows;
  }
}
