package dev.assay.pandas.frame.join;

import dev.assay.pandas.value.Allocation;
import java.util.HashMap;
import java.util.Map;

/**
 * Which row of the right side is nearest to each of the left, as {@code merge_asof} looks for it.
 *
 * @param exact whether equal keys match
 * @param tolerance how far apart keys may be at most
 */
public record AsofMatcher(Direction direction, boolean exact, AsofTolerance tolerance) {

  /** Where a match may lie: before, after, or on either side, the one before first. */
  public enum Direction {
    BACKWARD,
    FORWARD,
    NEAREST
  }

  /** The row of the right side for each of the left, -1 for none, among those of its group. */
  int[] rows(AsofKeys keys, int[] leftGroups, int[] rightGroups) {
    int[] before = before(keys, leftGroups, rightGroups);
    int[] after = after(keys, leftGroups, rightGroups);
    int[] rows = Allocation.ints(keys.leftSize());
    for (int row = 0; row < rows.length; row++) {
      int chosen =
          switch (direction) {
            case BACKWARD -> before[row];
            case FORWARD -> after[row];
            case NEAREST -> nearer(keys, row, before[row], after[row]);
          };
      rows[row] = chosen >= 0 && keys.isNear(row, chosen) ? chosen : -1;
    }
    return rows;
  }

  private static int nearer(AsofKeys keys, int row, int before, int after) {
    if (before < 0 || after < 0) {
      return Math.max(before, after);
    }
    return keys.isNearer(row, before, after) ? before : after;
  }

  /** The last row of the same group that is not after (or is before) each. */
  private int[] before(AsofKeys keys, int[] leftGroups, int[] rightGroups) {
    Map<Integer, Integer> last = new HashMap<>();
    int[] rows = Allocation.ints(keys.leftSize());
    int next = 0;
    for (int row = 0; row < rows.length; row++) {
      while (next < keys.rightSize() && keys.compare(row, next) >= (exact ? 0 : 1)) {
        last.put(rightGroups[next], next++);
      }
      rows[row] = last.getOrDefault(leftGroups[row], -1);
    }
    return rows;
  }

  /** The first row of the same group that is not before (or is after) each. */
  private int[] after(AsofKeys keys, int[] leftGroups, int[] rightGroups) {
    Map<Integer, Integer> first = new HashMap<>();
    int[] rows = Allocation.ints(keys.leftSize());
    int next = keys.rightSize() - 1;
    for (int row = rows.length - 1; row >= 0; row--) {
      while (next >= 0 && keys.compare(row, next) <= (exact ? 0 : -1)) {
        first.put(rightGroups[next], next--);
      }
      rows[row] = first.getOrDefault(leftGroups[row], -1);
    }
    return rows;
  }
}
