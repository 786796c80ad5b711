package dev.assay.pandas.frame.convert;

import dev.assay.pandas.column.Column;
import dev.assay.pandas.column.Columns;
import dev.assay.pandas.column.DType;
import dev.assay.pandas.column.DoubleColumn;
import dev.assay.pandas.column.LongColumn;
import dev.assay.pandas.column.Scalars;
import dev.assay.pandas.value.Allocation;

/**
 * The narrower dtype that objects get once {@code where} or {@code mask} had to make objects of
 * typed values (pandas' {@code maybe_downcast_to_dtype} with "infer"): unlike elsewhere, times stay
 * objects, and floats become whole numbers or stay objects.
 */
public final class Downcast {

  /** How far from a whole number numpy's {@code allclose} lets a float be. */
  private static final double TOLERANCE = 1e-8;

  private Downcast() {}

  /** The typed column, or the objects where no narrower dtype holds them. */
  public static Column inferred(Column objects) {
    if (objects.size() == 0) {
      return objects;
    }
    Column found = Columns.infer(objects.items());
    return switch (found.dtype().kind()) {
      case BOOL, INTEGER, TIMEDELTA -> found;
      case FLOAT -> isWhole(objects) ? LongColumn.of(wholes(objects)) : objects;
      default -> objects;
    };
  }

  /** Floats that whole numbers had to become are these again where all of them are, or nearly. */
  public static Column whole(DoubleColumn floats) {
    long[] whole = Allocation.longs(floats.size());
    for (int at = 0; at < whole.length; at++) {
      double number = floats.values()[at];
      if (!Double.isFinite(number) || Math.abs(number - Math.rint(number)) > TOLERANCE) {
        return floats;
      }
      whole[at] = (long) Math.rint(number);
    }
    return whole.length == 0 ? floats : LongColumn.of(whole);
  }

  private static boolean isWhole(Column objects) {
    return objects.items().stream()
        .allMatch(
            cell -> Scalars.plain(cell) instanceof Double number && number == Math.rint(number));
  }

  private static long[] wholes(Column objects) {
    return objects.items().stream()
        .mapToLong(cell -> ((Double) Scalars.plain(cell)).longValue())
        .toArray();
  }

  /** Whether putting values has made objects of a column of another dtype. */
  public static boolean applies(Column before, Column after) {
    return after.dtype() == DType.OBJECT && before.dtype() != DType.OBJECT;
  }
}
