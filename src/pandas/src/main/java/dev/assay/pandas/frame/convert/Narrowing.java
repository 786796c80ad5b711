package dev.assay.pandas.frame.convert;

import dev.assay.pandas.column.Column;
import dev.assay.pandas.column.DType;
import dev.assay.pandas.column.MaskedColumn;
import dev.assay.pandas.column.Numbers;
import dev.assay.pandas.column.Positions;
import java.util.List;
import java.util.stream.DoubleStream;

/** The smallest dtype that holds numbers, as {@code to_numeric(downcast=...)} gives it. */
public final class Narrowing {

  private static final List<DType> SIGNED =
      List.of(DType.INT8, DType.INT16, DType.INT32, DType.INT64);
  private static final List<DType> UNSIGNED =
      List.of(DType.UINT8, DType.UINT16, DType.UINT32, DType.UINT64);
  private static final double CLOSE = 1e-8;

  private Narrowing() {}

  /**
   * The column in the narrowest dtype of a kind, or as it is where none holds all its numbers.
   *
   * @param kind integer, signed or unsigned
   */
  public static Column of(Column column, String kind) {
    if (column.dtype().isBool()) {
      return column;
    }
    if (kind.equals("float")) {
      throw DTypeNames.narrowFloats("downcast='float'");
    }
    if (column instanceof MaskedColumn masked) {
      Column present = masked.data().take(Positions.whereNot(masked.mask()));
      DType narrow = of(present, kind).dtype();
      return Casts.cast(masked, narrow.withMask());
    }
    double[] values = Numbers.doubles(column);
    boolean negative = DoubleStream.of(values).anyMatch(value -> !(value >= 0));
    if (kind.equals("unsigned") && negative || column.hasMissing()) {
      return column;
    }
    for (DType dtype : kind.equals("unsigned") ? UNSIGNED : SIGNED) {
      if (dtype.bits() <= bits(column) && holds(dtype, values)) {
        return Casts.cast(column, dtype);
      }
    }
    return column;
  }

  private static int bits(Column column) {
    return column.dtype().bits();
  }

  private static boolean holds(DType dtype, double[] values) {
    double span = Math.pow(2, dtype.isUnsigned() ? dtype.bits() : dtype.bits() - 1);
    double least = dtype.isUnsigned() ? 0 : -span;
    return DoubleStream.of(values)
        .allMatch(
            value ->
                Math.abs(value - (value < 0 ? Math.ceil(value) : Math.floor(value))) <= CLOSE
                    && value >= least
                    && value < span);
  }
}
