package dev.assay.pandas.api.array;

import dev.assay.pandas.api.common.Read;
import dev.assay.pandas.column.BoolColumn;
import dev.assay.pandas.column.Column;
import dev.assay.pandas.column.DType;
import dev.assay.pandas.column.LongColumn;
import dev.assay.pandas.column.Scalars;
import dev.assay.pandas.eval.Context;
import dev.assay.pandas.frame.convert.Casts;
import dev.assay.pandas.value.BinaryOperator;

/**
 * {@code & | ^} of numpy's arrays, where truths beside whole numbers are 0 and 1 and the results
 * are bits; those of series are truths.
 */
record ArrayBits(Column own, Object other) {

  /** The operands with truths as whole numbers where the other side is of these. */
  static ArrayBits of(Context context, BinaryOperator operator, Column own, Object other) {
    if (!isLogic(operator)) {
      return new ArrayBits(own, other);
    }
    if (own instanceof BoolColumn && isWhole(context, other)) {
      return new ArrayBits(Casts.cast(own, DType.INT64), other);
    }
    return new ArrayBits(own, own instanceof LongColumn ? whole(context, other) : other);
  }

  /** Whether it is one of the operators {@code & | ^}. */
  static boolean isLogic(BinaryOperator operator) {
    return operator == BinaryOperator.AND
        || operator == BinaryOperator.OR
        || operator == BinaryOperator.XOR;
  }

  private static boolean isWhole(Context context, Object other) {
    return isFlat(other)
        ? Read.column(context, other) instanceof LongColumn
        : Scalars.plain(other) instanceof Long;
  }

  private static Object whole(Context context, Object other) {
    if (isFlat(other)) {
      return Read.column(context, other) instanceof BoolColumn truths
          ? new ArrayObject(Casts.cast(truths, DType.INT64))
          : other;
    }
    return Scalars.plain(other) instanceof Boolean truth ? (Object) (truth ? 1L : 0L) : other;
  }

  private static boolean isFlat(Object other) {
    return Read.isListLike(other) && !Matrices.isMatrix(other);
  }
}
