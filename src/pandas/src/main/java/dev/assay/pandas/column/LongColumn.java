package dev.assay.pandas.column;

import dev.assay.pandas.value.Allocation;
import dev.assay.pandas.value.NumpyInt;

/** A column of integers, of any width up to 64 bits. */
public record LongColumn(long[] values, DType dtype) implements Column {

  public LongColumn {
    if (dtype == DType.UINT64 || dtype == DType.NULLABLE_UINT64) {
      for (long value : values) {
        NumpyInt.requireHeld(value);
      }
    }
  }

  public static LongColumn of(long... values) {
    return new LongColumn(values, DType.INT64);
  }

  /** The whole numbers from 0 up to {@code size}. */
  public static LongColumn upTo(int size) {
    long[] values = Allocation.longs(size);
    for (int position = 0; position < size; position++) {
      values[position] = position;
    }
    return of(values);
  }

  @Override
  public int size() {
    return values.length;
  }

  @Override
  public Object get(int position) {
    return new NumpyInt(values[position], dtype.text());
  }

  @Override
  public Object item(int position) {
    return values[position];
  }

  @Override
  public boolean isMissing(int position) {
    return false;
  }

  @Override
  public boolean hasMissing() {
    return false;
  }

  @Override
  public LongColumn take(int[] positions) {
    Allocation.of(positions.length);
    long[] taken = Allocation.longs(positions.length);
    for (int at = 0; at < positions.length; at++) {
      taken[at] = values[positions[at]];
    }
    return new LongColumn(taken, dtype);
  }

  @Override
  public Column takeOrMissing(int[] positions) {
    Allocation.of(positions.length);
    return Positions.hasMissing(positions) ? toDouble().takeOrMissing(positions) : take(positions);
  }

  public DoubleColumn toDouble() {
    double[] doubles = Allocation.doubles(values.length);
    for (int position = 0; position < values.length; position++) {
      doubles[position] = values[position];
    }
    return DoubleColumn.of(doubles);
  }
}
