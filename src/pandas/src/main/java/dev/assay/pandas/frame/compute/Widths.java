package dev.assay.pandas.frame.compute;

import dev.assay.pandas.frame.DType;

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
}
