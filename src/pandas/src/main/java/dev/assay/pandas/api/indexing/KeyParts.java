package dev.assay.pandas.api.indexing;

import dev.assay.pandas.column.Scalars;
import dev.assay.pandas.frame.index.Index;
import dev.assay.pandas.frame.index.MultiIndex;
import dev.assay.pandas.value.PyTuple;
import dev.assay.pandas.value.PythonError;
import java.util.List;

/**
 * How many parts the keys in brackets may have: one for each axis, or for each level of the rows.
 * What pandas raises for too many depends on the accessor, and on whether it reads or writes.
 */
final class KeyParts {

  private KeyParts() {}

  /** A key in brackets as it is meant: without levels, a tuple of one part is that part. */
  static Object alone(Object key, Index rows) {
    return key instanceof PyTuple parts && parts.size() == 1 && !(rows instanceof MultiIndex)
        ? parts.get(0)
        : key;
  }

  /** The parts of a key; one for what is no tuple. */
  private static int count(Object key) {
    return key instanceof PyTuple parts ? parts.size() : 1;
  }

  private static boolean isNested(Object key) {
    return key instanceof PyTuple parts
        && parts.items().stream().anyMatch(PyTuple.class::isInstance);
  }

  /** Whether a key has more parts than there are axes, and than the rows have levels. */
  private static boolean isTooLong(Object key, int axes, Index rows) {
    return !isNested(key) && count(key) > Math.max(axes, rows.levelCount());
  }

  /** For {@code loc[key]}. */
  static void requireRead(Object key, int axes, Index rows) {
    if (isTooLong(key, axes, rows)) {
      throw tooMany();
    }
  }

  /** For {@code loc[key] = value}: labels alone are a label that is not there. */
  static void requireWritten(Object key, int axes, Index rows) {
    if (isTooLong(key, axes, rows) && !Select.hasSeveral(key)) {
      throw PythonError.keyError(((PyTuple) key).get(axes));
    }
  }

  /** For {@code iloc[key]}. */
  static void requireRead(Object key, int axes) {
    if (count(key) > axes) {
      throw tooMany();
    }
  }

  /** For {@code iloc[key] = value}, where a tuple names a place on each axis. */
  static void requireWritten(Object key, int axes) {
    if (key instanceof PyTuple parts && parts.size() != axes) {
      throw PythonError.indexError(
          "there are %d axes, and the key has %d parts", axes, parts.size());
    }
  }

  /** For {@code at[key]} and {@code iat[key]}, which name one cell. */
  static void requireCell(Object key, int axes) {
    if (count(key) != axes) {
      throw PythonError.typeError(
          "one cell is named by %d labels or places, not %d", axes, count(key));
    }
  }

  /** For {@code iat[key]}. */
  static void requirePlaces(Object key) {
    for (Object part : key instanceof PyTuple parts ? parts.items() : List.of(key)) {
      if (!(Scalars.plain(part) instanceof Long)) {
        throw PythonError.valueError("iAt based indexing can only have integer indexers");
      }
    }
  }

  /** For {@code at[key] = value} and {@code iat[key] = value}. */
  static void requireCellWritten(Object key, int axes) {
    if (count(key) != axes) {
      throw PythonError.valueError("Not enough indexers for scalar access (setting)!");
    }
  }

  /** What pandas raises for more keys than axes that are read. */
  static PythonError tooMany() {
    return new PythonError("IndexingError", "Too many indexers");
  }
}
