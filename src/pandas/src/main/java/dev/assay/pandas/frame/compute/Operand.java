package dev.assay.pandas.frame.compute;

import dev.assay.pandas.column.Column;
import dev.assay.pandas.column.Columns;
import dev.assay.pandas.column.DType;
import dev.assay.pandas.column.DoubleColumn;
import dev.assay.pandas.column.LongColumn;
import dev.assay.pandas.column.MaskedColumn;
import dev.assay.pandas.column.Positions;
import dev.assay.pandas.column.Promotion;
import dev.assay.pandas.column.Scalars;
import dev.assay.pandas.column.TimeColumn;
import dev.assay.pandas.column.ZonedColumn;
import dev.assay.pandas.value.Allocation;
import dev.assay.pandas.value.NumpyInt;
import dev.assay.pandas.value.PythonError;

/**
 * One side of an operation on columns.
 *
 * @param column the values, as many as the result has
 * @param weak whether they are one number repeated, of Python's or, as pandas takes them, of
 *     numpy's, which does not widen the other side's dtype
 * @param single whether they are one value repeated
 */
public record Operand(Column column, boolean weak, boolean single) {

  public Operand(Column column, boolean weak) {
    this(column, weak, false);
  }

  public static Operand of(Column column) {
    return new Operand(column, false);
  }

  /** A single value, repeated to the other side's length. */
  public static Operand scalar(Object value, Column other) {
    Object boxed = Scalars.boxed(value);
    int size = other.size();
    if (boxed == Scalars.NAT && other.dtype().isTime()) {
      return of(TimeColumn.allMissing(size, other.dtype()));
    }
    if (boxed == Scalars.NAT && other instanceof ZonedColumn zoned) {
      return of(Columns.missingLike(zoned, size));
    }
    if (boxed == Scalars.NONE && other.dtype().isNumeric()) {
      return new Operand(Columns.filled(Scalars.NAN, size), true);
    }
    if (boxed instanceof Double number
        && Double.isNaN(number)
        && other instanceof MaskedColumn
        && other.dtype().isNumeric()) {
      return of(
          new MaskedColumn(DoubleColumn.allMissing(size), Allocation.booleans(size))); // no NA
    }
    if (boxed == Scalars.NA && other instanceof MaskedColumn) {
      return of(Columns.zeros(other.dtype(), 1).takeOrMissing(Positions.repeated(-1, size)));
    }
    boolean plain =
        value instanceof Number || value instanceof Boolean || value instanceof NumpyInt;
    return new Operand(Columns.filled(boxed, size), plain, true);
  }

  /**
   * Refuses a whole number of Python's that the narrow dtype beside it cannot hold, as numpy does.
   */
  public void requireFitting(Operand beside) {
    DType narrow = beside.dtype().withoutMask();
    boolean checked = weak && !beside.weak && narrow.isInteger() && narrow.bits() < Long.SIZE;
    if (!checked || !(column instanceof LongColumn whole) || whole.size() == 0) {
      return;
    }
    long value = whole.values()[0];
    if (Widths.wrap(new long[] {value}, narrow)[0] != value) {
      throw new PythonError(
              "OverflowError",
              "Python integer %d out of bounds for %s".formatted(value, narrow.text()))
          .hinting("; use astype('int64') first");
    }
  }

  DType dtype() {
    return column.dtype();
  }

  /** The dtype of arithmetic with another operand. */
  public DType with(Operand other) {
    if (weak == other.weak || !dtype().isNumeric() || !other.dtype().isNumeric()) {
      return Promotion.arithmetic(dtype(), other.dtype());
    }
    DType strong = weak ? other.dtype() : dtype();
    DType scalar = weak ? dtype() : other.dtype();
    boolean holds =
        strong.isFloat()
            || strong.isInteger() && !scalar.isFloat()
            || strong.kind() == scalar.kind();
    return holds ? strong : Promotion.arithmetic(strong, scalar);
  }
}
