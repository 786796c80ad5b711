package dev.assay.pandas.frame.convert;

import dev.assay.pandas.column.Column;
import dev.assay.pandas.column.Columns;
import dev.assay.pandas.column.DType;
import dev.assay.pandas.column.DoubleColumn;
import dev.assay.pandas.column.Scalars;
import java.util.List;

/** {@code convert_dtypes}: the nullable dtype that fits the values best. */
public final class Nullables {

  private Nullables() {}

  /** The column in that dtype, or as it is where none fits. */
  public static Column convert(Column column) {
    Column inferred = inferred(column);
    return switch (inferred.dtype().kind()) {
      case BOOL, INTEGER -> Casts.cast(inferred, inferred.dtype().withMask());
      case FLOAT ->
          isWhole(inferred)
              ? Casts.cast(inferred, DType.NULLABLE_INT64)
              : Casts.cast(inferred, DType.NULLABLE_FLOAT64);
      case OBJECT -> isNothing(inferred) ? column : texts(inferred);
      default -> inferred;
    };
  }

  /** NA among objects keeps them from being numbers elsewhere, but not here. */
  private static Column inferred(Column column) {
    if (column.dtype() != DType.OBJECT || !column.items().contains(Scalars.NA)) {
      return Columns.inferred(column);
    }
    List<Object> known = column.items().stream().filter(item -> !Scalars.isMissing(item)).toList();
    Column numbers = Columns.infer(known);
    boolean typed = !known.isEmpty() && numbers.dtype().isReal();
    return typed && !column.items().contains(Scalars.NAT)
        ? Columns.infer(
            column.items().stream().map(item -> item == Scalars.NA ? Scalars.NAN : item).toList())
        : Columns.inferred(column);
  }

  private static boolean isNothing(Column column) {
    return column.dtype() == DType.OBJECT && column.items().stream().allMatch(Scalars::isMissing);
  }

  private static Column texts(Column column) {
    return Columns.isText(column) ? Casts.cast(column, DType.STRING) : objects(column);
  }

  private static Column objects(Column column) {
    for (int at = 0; at < column.size(); at++) {
      if (!column.isMissing(at) && !(Scalars.plain(column.item(at)) instanceof Boolean)) {
        return column;
      }
    }
    return Casts.cast(column, DType.NULLABLE_BOOL);
  }

  private static boolean isWhole(Column column) {
    if (!(column instanceof DoubleColumn(double[] values, _))) {
      return false;
    }
    for (double value : values) {
      if (Double.isInfinite(value) || !Double.isNaN(value) && value != Math.rint(value)) {
        return false;
      }
    }
    return true;
  }
}
