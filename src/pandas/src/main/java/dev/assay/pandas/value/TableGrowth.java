package dev.assay.pandas.value;

import java.util.ArrayList;
import java.util.List;

/** Follows how large CPython's table of a set would be, as far as its order depends on that. */
final class TableGrowth {

  static final int SMALLEST = 8;
  private static final int LARGE = 50_000;

  /** Before so many elements were there, the table was made so large at once. */
  record Jump(int elements, int size) {}

  private final List<Jump> jumps = new ArrayList<>(0);
  private int size = SMALLEST;
  private int used;

  List<Jump> jumps() {
    return jumps;
  }

  /** Follows one element that is new. */
  void added() {
    used++;
    if (isFull(used, size)) {
      size = next(used);
    }
  }

  /** Follows the merge of another set, which makes room for both beforehand. */
  void merging(int elements, int others) {
    if (isFull(elements + others, size)) {
      size = above((elements + others) * 2L);
      jumps.add(new Jump(elements, size));
    }
  }

  static boolean isFull(int used, int size) {
    return used * 5L >= (size - 1) * 3L;
  }

  /** The size to which a full table grows. */
  static int next(int used) {
    return above(used > LARGE ? used * 2L : used * 4L);
  }

  private static int above(long least) {
    int size = SMALLEST;
    while (size <= least) {
      size <<= 1;
    }
    return size;
  }
}
