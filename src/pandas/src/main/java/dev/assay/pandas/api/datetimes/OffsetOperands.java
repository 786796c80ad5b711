package dev.assay.pandas.api.datetimes;

import dev.assay.pandas.column.Column;
import dev.assay.pandas.column.DType;
import dev.assay.pandas.column.ObjectColumn;
import dev.assay.pandas.column.Scalars;
import dev.assay.pandas.value.Aware;
import dev.assay.pandas.value.BinaryOperator;
import dev.assay.pandas.value.PythonError;
import dev.assay.pandas.value.Timestamp;
import java.time.LocalDate;
import java.time.LocalDateTime;

/**
 * What offsets are added to: datetimes, and objects that are dates each. Text is none, even that of
 * a date, and neither are missing values but NaT.
 */
public final class OffsetOperands {

  private OffsetOperands() {}

  /**
   * Requires a column that an offset can be added to.
   *
   * @throws PythonError a TypeError for others, and for fixed lengths of time behind objects, which
   *     take no arrays of those
   */
  public static void require(
      BinaryOperator operator, Column column, OffsetObject offset, boolean reflected) {
    boolean objects = column.dtype() == DType.OBJECT;
    boolean fits =
        objects
            ? (reflected || !offset.isTick()) && allDates((ObjectColumn) column)
            : !column.dtype().isNumeric() && column.dtype() != DType.STRING;
    if (!fits) {
      throw PythonError.typeError(
              "unsupported operand type(s) for %s: '%s' and 'DateOffset'",
              operator.symbol(), column.dtypeName())
          .hinting("; use pd.to_datetime(...) first");
    }
  }

  private static boolean allDates(ObjectColumn objects) {
    for (Object item : objects.values()) {
      boolean date =
          item instanceof Timestamp
              || item instanceof LocalDate
              || item instanceof LocalDateTime
              || item instanceof Aware
              || item == Scalars.NAT;
      if (!date) {
        return false;
      }
    }
    return true;
  }
}
