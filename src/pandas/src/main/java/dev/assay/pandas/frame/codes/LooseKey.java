package dev.assay.pandas.frame.codes;

import dev.assay.pandas.column.Scalars;
import dev.assay.pandas.value.Equality;
import dev.assay.pandas.value.PythonError;
import org.jspecify.annotations.Nullable;

/** A value without a hash as a key: pandas' tables compare such values one by one. */
record LooseKey(Object value) {

  /** The key of any value. */
  static Object of(Object value) {
    try {
      return Scalars.cellKey(value);
    } catch (PythonError error) {
      if (error.type().equals("TypeError")) {
        return new LooseKey(value);
      }
      throw error;
    }
  }

  @Override
  public boolean equals(@Nullable Object other) {
    return other instanceof LooseKey that && Equality.equal(value, that.value);
  }

  @Override
  public int hashCode() {
    return 0;
  }
}
