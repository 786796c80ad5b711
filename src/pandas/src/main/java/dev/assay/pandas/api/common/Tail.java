package dev.assay.pandas.api.common;

import dev.assay.pandas.value.None;
import dev.assay.pandas.value.PySlice;

/** The slice of the last rows. */
public final class Tail {

  private Tail() {}

  /** The last {@code count} rows, or all but the first ones when it is negative. */
  public static PySlice slice(long count) {
    return count == 0 ? new PySlice(0L, 0L, None.NONE) : new PySlice(-count, None.NONE, None.NONE);
  }
}
