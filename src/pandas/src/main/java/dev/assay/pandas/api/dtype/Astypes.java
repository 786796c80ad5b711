package dev.assay.pandas.api.dtype;

import dev.assay.pandas.column.Column;
import dev.assay.pandas.eval.Context;

/** Conversion of columns to dtypes that programs name, for numpy's functions. */
public final class Astypes {

  private Astypes() {}

  public static Column cast(Context context, Column column, Object dtype) {
    return Astype.cast(context, column, dtype);
  }

  /** Whether a dtype is that of objects. */
  public static boolean isObject(Context context, Object dtype) {
    return Astype.isObject(context, dtype);
  }
}
