package dev.assay.pandas.column;

import dev.assay.pandas.value.Allocation;
import java.util.Arrays;

/** A column of floats; NaN is its missing value. */
public record DoubleColumn(double[] values, DType dtype) implements Column {

  public static DoubleColumn of(double... values) {
    return new DoubleColumn(values, DType.FLOAT64);
  }

  /** A column of nothing but NaN. */
  public static DoubleColumn allMissing(int size) {
    double[] values = Allocation.doubles(size);
    Arrays.fill(values, Double.NaN);
    return of(values);
  }

  @Override
  public int size() {
    return values.length;
  }

  @Override
  public Object get(int position) {
    return Scalars.float64(values[position]);
  }

  @Override
  public Object item(int position) {
    return values[position];
  }

  @Override
  public boolean isMissing(int position) {
    return Double.isNaN(values[position]);
  }

  @Override
  public boolean hasMissing() {
    for (double value : values) {
      if (Double.isNaN(value)) {
        return true;
      }
    }
    return false;
  }

  @Override
  public DoubleColumn take(int[] positions) {
    Allocation.of(positions.length);
    double[] taken = Allocation.doubles(positions.length);
    for (int at = 0; at < positions.length; at++) {
      taken[at] = values[positions[at]];
    }
    return new DoubleColumn(taken, dtype);
  }

  @Override
  public DoubleColumn takeOrMissing(int[] positions) {
    Allocation.of(positions.length);
    double[] taken = Allocation.doubles(positions.length);
    for (int at = 0; at < positions.length; at++) {
      taken[at] = positions[at] < 0 ? Double.NaN : values[positions[at]];
    }
    return new DoubleColumn(taken, dtype);
  }
}
