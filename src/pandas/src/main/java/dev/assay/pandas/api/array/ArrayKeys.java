package dev.assay.pandas.api.array;

import dev.assay.pandas.api.common.Read;
import dev.assay.pandas.api.index.IndexObject;
import dev.assay.pandas.api.indexing.Select;
import dev.assay.pandas.api.python.RangeValue;
import dev.assay.pandas.api.series.SeriesObject;
import dev.assay.pandas.column.Column;
import dev.assay.pandas.column.Scalars;
import dev.assay.pandas.eval.Context;
import dev.assay.pandas.value.NumpyBool;
import dev.assay.pandas.value.NumpyInt;
import dev.assay.pandas.value.PyList;
import dev.assay.pandas.value.PySlice;
import dev.assay.pandas.value.PyTuple;
import dev.assay.pandas.value.PythonError;
import java.util.List;

/** What stands in the brackets of arrays and indexes: whole numbers alone, where iloc cuts off. */
public final class ArrayKeys {

  private ArrayKeys() {}

  /**
   * The place that a single key names.
   *
   * @throws PythonError an IndexError for what is no whole number and for a place that there is not
   */
  public static int position(Object key, int size) {
    if (isTruth(key)) {
      throw PythonError.unsupported("a truth as the key of an array", "write [None] or [[]]");
    }
    requireWhole(key);
    return Select.position(key, size, "array");
  }

  /**
   * The places that a list or an array names.
   *
   * @throws PythonError as that of a single key
   */
  public static int[] positions(Context context, Object key, int size) {
    if (!(key instanceof PyList || key instanceof PyTuple)) {
      requireArray(context, key);
    }
    List<Object> items = Read.items(context, key);
    items.forEach(ArrayKeys::requireWhole);
    return Select.positions(items, size);
  }

  /** What one key chooses of one axis of a matrix. */
  static Select.Chosen chosen(Context context, Object key, int size) {
    if (key instanceof PySlice) {
      return Select.byPosition(context, key, size);
    }
    Column mask = Read.mask(context, key);
    if (mask != null) {
      return new Select.Chosen(Select.mask(mask, size), false);
    }
    return Read.isListLike(key)
        ? new Select.Chosen(positions(context, key, size), false)
        : new Select.Chosen(new int[] {position(key, size)}, true);
  }

  /**
   * Requires that a single key of an index is a whole number.
   *
   * @throws PythonError a ValueError for what would give the index more dimensions
   */
  public static void requireLabelled(Object key, boolean range) {
    if (!range && (key == Scalars.NONE || isTruth(key))) {
      throw PythonError.valueError(
          "Multi-dimensional indexing (e.g. `obj[:, None]`) is no longer supported. Convert to a"
              + " numpy array before indexing instead.");
    }
    if (isTruth(key)) {
      throw Select.noPosition();
    }
  }

  /** Sets and dicts are single keys to numpy; arrays of floats or objects are none at all. */
  private static void requireArray(Context context, Object key) {
    switch (key) {
      case SeriesObject _, IndexObject _, ArrayObject _ -> {
        if (!Read.column(context, key).dtype().isInteger()) {
          throw PythonError.indexError(
              "arrays used as indices must be of integer (or boolean) type");
        }
      }
      default -> {
        if (!(key instanceof RangeValue)) {
          throw Select.noPosition();
        }
      }
    }
  }

  private static void requireWhole(Object key) {
    if (!(key instanceof Long || key instanceof NumpyInt)) {
      throw Select.noPosition();
    }
  }

  private static boolean isTruth(Object key) {
    return key instanceof Boolean || key instanceof NumpyBool;
  }
}
