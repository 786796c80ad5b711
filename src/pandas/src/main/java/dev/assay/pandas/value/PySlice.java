package dev.assay.pandas.value;

import java.math.BigInteger;

/**
 * Python's slice; what was left out is None.
 *
 * @param start where it begins
 * @param stop where it ends; a label of pandas' {@code loc} is included
 * @param step how far it goes at a time
 */
public record PySlice(Object start, Object stop, Object step) {

  /**
   * The positions that the slice takes of a sequence.
   *
   * @param start the first
   * @param step from one to the next, never 0
   * @param count how many
   */
  public record Range(int start, int step, int count) {

    public int position(int index) {
      return start + index * step;
    }
  }

  /** Whether nothing is left out: {@code [:]}. */
  public boolean isWhole() {
    return start == None.NONE && stop == None.NONE && step == None.NONE;
  }

  /** The positions within a sequence of the length; a TypeError unless the bounds are integers. */
  public Range within(int length) {
    long by = step == None.NONE ? 1 : integer(step);
    if (by == 0) {
      throw PythonError.valueError("slice step cannot be zero");
    }
    long first = bound(start, by > 0 ? 0 : length - 1, length, by);
    long end = bound(stop, by > 0 ? length : -1, length, by);
    long count = by > 0 ? (end - first + by - 1) / by : (first - end - by - 1) / -by;
    return new Range(
        (int) first,
        Math.clamp(by, Integer.MIN_VALUE, Integer.MAX_VALUE),
        (int) Math.max(0, (by > 0 ? first < end : end < first) ? count : 0));
  }

  /** Where the slice of a sequence ends: the position before which it stops. */
  public int end(int length) {
    long by = step == None.NONE ? 1 : integer(step);
    return (int) bound(stop, by > 0 ? length : -1, length, by);
  }

  private static long bound(Object given, long missing, int length, long step) {
    if (given == None.NONE) {
      return missing;
    }
    long position = integer(given);
    long from = position < 0 ? position + length : position;
    return step > 0 ? Math.clamp(from, 0L, (long) length) : Math.clamp(from, -1L, length - 1L);
  }

  private static long integer(Object value) {
    return switch (value) {
      case Long number -> number;
      case Boolean truth -> truth ? 1 : 0;
      case NumpyInt number -> number.value();
      case BigInteger number -> number.signum() < 0 ? Integer.MIN_VALUE : Integer.MAX_VALUE;
      default ->
          throw PythonError.typeError(
              "slice indices must be integers or None or have an __index__ method");
    };
  }
}
