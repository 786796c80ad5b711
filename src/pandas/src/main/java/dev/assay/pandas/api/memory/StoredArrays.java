package dev.assay.pandas.api.memory;

import dev.assay.pandas.value.Allocation;

/**
 * Which columns of a frame pandas keeps in one array, as far as a program tells: those of one dtype
 * that a frame is made with, and each one that is set by itself later.
 */
public final class StoredArrays {

  /** Whether two columns of one dtype are in one array. */
  public enum Answer {
    SAME,
    OTHER,
    UNKNOWN
  }

  private static final int TOGETHER = 0;
  private static final int UNKNOWN = -1;

  /** The array of each column; empty where nothing is known of any. */
  private int[] arrays = {};

  private int last = TOGETHER;

  /** All columns were made at once. */
  void together(int columns) {
    arrays = Allocation.ints(columns);
  }

  /**
   * The columns have changed.
   *
   * @param before for each column where it was, -1 for what is new
   */
  void follow(int[] before) {
    int fresh = 0;
    for (int from : before) {
      fresh += from < 0 ? 1 : 0;
    }
    int[] now = Allocation.ints(before.length);
    for (int at = 0; at < now.length; at++) {
      int from = before[at];
      if (from < 0) {
        now[at] = fresh == 1 ? ++last : UNKNOWN;
      } else {
        now[at] = from < arrays.length ? arrays[from] : UNKNOWN;
      }
    }
    arrays = now;
  }

  public Answer compare(int one, int other) {
    int first = one < arrays.length ? arrays[one] : UNKNOWN;
    int second = other < arrays.length ? arrays[other] : UNKNOWN;
    if (first == UNKNOWN && second == UNKNOWN) {
      return Answer.UNKNOWN;
    }
    return first == second ? Answer.SAME : Answer.OTHER;
  }
}
