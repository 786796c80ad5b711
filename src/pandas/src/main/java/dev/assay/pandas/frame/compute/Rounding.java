package dev.assay.pandas.frame.compute;

import dev.assay.pandas.column.BoolColumn;
import dev.assay.pandas.column.Column;
import dev.assay.pandas.column.DType;
import dev.assay.pandas.column.DoubleColumn;
import dev.assay.pandas.column.LongColumn;
import dev.assay.pandas.column.MaskedColumn;
import dev.assay.pandas.column.ObjectColumn;
import dev.assay.pandas.column.Scalars;
import dev.assay.pandas.column.TimeColumn;
import dev.assay.pandas.value.Allocation;
import dev.assay.pandas.value.Ints;
import dev.assay.pandas.value.PythonError;
import dev.assay.pandas.value.Timedelta;
import dev.assay.pandas.value.TypeNames;
import java.math.BigInteger;

/** {@code round} and {@code abs}. */
public final class Rounding {

  private Rounding() {}

  /** As numpy rounds: to even, after scaling by a power of ten. */
  public static Column round(Column column, int decimals) {
    return switch (column) {
      case DoubleColumn(double[] values, DType dtype) -> {
        double[] rounded = Allocation.doubles(values.length);
        for (int at = 0; at < rounded.length; at++) {
          rounded[at] = round(values[at], decimals);
        }
        yield new DoubleColumn(rounded, dtype);
      }
      case LongColumn(long[] values, DType dtype) when decimals < 0 -> {
        long[] rounded = Allocation.longs(values.length);
        for (int at = 0; at < rounded.length; at++) {
          rounded[at] = (long) round(values[at], decimals);
        }
        yield new LongColumn(rounded, dtype);
      }
      case MaskedColumn masked -> new MaskedColumn(round(masked.data(), decimals), masked.mask());
      case ObjectColumn objects when objects.dtype() == DType.OBJECT && objects.size() > 0 ->
          throw PythonError.typeError("Expected numeric dtype, got object instead.");
      default -> column;
    };
  }

  /** One number, as numpy rounds it. */
  public static double round(double value, int decimals) {
    if (Double.isNaN(value) || Double.isInfinite(value)) {
      return value;
    }
    if (decimals == 0) {
      return Math.rint(value);
    }
    double scale = Math.pow(10, Math.abs(decimals));
    double rounded =
        decimals > 0 ? Math.rint(value * scale) / scale : Math.rint(value / scale) * scale;
    return Double.isNaN(rounded) || Double.isInfinite(rounded) ? value : rounded;
  }

  /** {@code abs(value)} of Python's. */
  private static Object abs(Object value) {
    return switch (Scalars.plain(value)) {
      case Long number -> Ints.normalized(BigInteger.valueOf(number).abs());
      case BigInteger number -> number.abs();
      case Double number -> Math.abs(number);
      case Boolean truth -> truth ? 1L : 0L;
      case Timedelta span -> new Timedelta(Math.abs(span.nanos()), span.unit());
      default ->
          throw PythonError.typeError("bad operand type for abs(): '" + TypeNames.of(value) + "'");
    };
  }

  /** Each number or duration without its sign. */
  public static Column abs(Column column) {
    return switch (column) {
      case DoubleColumn(double[] values, DType dtype) -> {
        double[] result = Allocation.doubles(values.length);
        for (int at = 0; at < result.length; at++) {
          result[at] = Math.abs(values[at]);
        }
        yield new DoubleColumn(result, dtype);
      }
      case LongColumn(long[] values, DType dtype) -> {
        long[] result = Allocation.longs(values.length);
        for (int at = 0; at < result.length; at++) {
          result[at] = Math.abs(values[at]);
        }
        yield new LongColumn(result, dtype);
      }
      case TimeColumn(long[] values, DType dtype) when dtype.isTimedelta() -> {
        long[] result = Allocation.longs(values.length);
        for (int at = 0; at < result.length; at++) {
          result[at] = values[at] == TimeColumn.NAT ? values[at] : Math.abs(values[at]);
        }
        yield new TimeColumn(result, dtype);
      }
      case BoolColumn bools -> bools;
      case ObjectColumn objects ->
          ObjectColumn.of(objects.items().stream().map(Rounding::abs).toList());
      case MaskedColumn masked -> new MaskedColumn(abs(masked.data()), masked.mask());
      default ->
          throw PythonError.typeError("bad operand type for abs(): '" + column.dtypeName() + "'");
    };
  }
}
