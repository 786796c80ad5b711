package dev.assay.pandas.frame.sort;

import dev.assay.pandas.column.Column;
import dev.assay.pandas.column.DType;
import dev.assay.pandas.column.ObjectColumn;
import dev.assay.pandas.column.Positions;
import dev.assay.pandas.column.Scalars;
import org.jspecify.annotations.Nullable;

/**
 * The order of a few distinct numbers or truths that are objects, NaN among them: numpy's insertion
 * sort compares NaN as it does the others, and as it is neither less nor greater it stops whatever
 * is moved.
 */
public final class NanOrder {

  /** Up to how many values numpy sorts by insertion. */
  private static final int SMALL = 16;

  private NanOrder() {}

  /** The order of distinct values, or {@code null} where NaN simply comes last. */
  public static int @Nullable [] of(Column distinct) {
    if (distinct.dtype() != DType.OBJECT
        || !(distinct instanceof ObjectColumn objects)
        || !objects.hasMissing()
        || objects.size() > SMALL
        || !isOfOneKind(objects)) {
      return null;
    }
    int[] order = Positions.all(objects.size());
    for (int at = 1; at < order.length; at++) {
      int moved = order[at];
      int place = at;
      while (place > 0 && isLess(objects, moved, order[place - 1])) {
        order[place] = order[place - 1];
        place--;
      }
      order[place] = moved;
    }
    return order;
  }

  private static boolean isLess(ObjectColumn values, int left, int right) {
    return !values.isMissing(left)
        && !values.isMissing(right)
        && ObjectOrder.compare(values.values()[left], values.values()[right]) < 0;
  }

  /**
   * Whether all are numbers, or truths and fractions: truths among whole numbers count as mixed.
   */
  private static boolean isOfOneKind(ObjectColumn values) {
    boolean truths = false;
    boolean whole = false;
    for (int at = 0; at < values.size(); at++) {
      Object value = Scalars.plain(values.values()[at]);
      if (!values.isMissing(at)) {
        if (!(value instanceof Number || value instanceof Boolean)) {
          return false;
        }
        truths |= value instanceof Boolean;
        whole |= value instanceof Number && !(value instanceof Double);
      }
    }
    return !(truths && whole);
  }
}
