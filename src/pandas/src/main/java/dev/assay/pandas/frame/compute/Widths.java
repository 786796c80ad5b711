package dev.assay.pandas.frame.compute;

import dev.assay.pandas.column.DType;
import dev.assay.pandas.column.LongColumn;

/** Integers cut to the width of a dtype, as numpy wraps them around. */
public final class Widths {

  private Widths() {}

  /** The values wrapped around in place. */
  public static long[] wrap(long[] values, DType dtype) {
    if (dtype.bits() >= 64) {
      return values;
    }
    int unused = 64 - dtype.bits();
    for (int at = 0; at < values.length; at++) {
      long shifted = values[at] << unused;
      values[at] = dtype.isUnsigned() ? shifted >>> unused : shifted >> unused;
    }
    return values;
  }

  /**
   * Sums of a dtype's integers: in that dtype where all of them fit, as groups have it, else in the
   * widest one.
   */
  public static LongColumn sums(long[] values, DType dtype, boolean narrow) {
    DType plain = dtype.withoutMask();
    boolean fits = narrow && plain.isInteger();
    for (long value : values) {
      long[] wrapped = {value};
      fits = fits && wrap(wrapped, plain)[0] == value;
    }
    return new LongColumn(values, fits ? plain : plain.isInteger() ? plain.widened() : DType.INT64);
  }
}
