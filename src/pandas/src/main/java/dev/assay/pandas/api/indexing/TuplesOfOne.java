package dev.assay.pandas.api.indexing;

import dev.assay.pandas.frame.index.Index;
import dev.assay.pandas.value.PyList;
import dev.assay.pandas.value.PyTuple;
import dev.assay.pandas.value.PythonError;

/**
 * Tuples of one as keys of {@code loc} beside labels of one level: what names a group of {@code
 * groupby(['a'])} finds its row in a result of {@code groupby('a')}.
 */
final class TuplesOfOne {

  private TuplesOfOne() {}

  /** What the tuple holds, where the key is one: a label, a list or a slice. */
  static Object key(Index index, Object key) {
    if (!isOne(index, key)) {
      return key;
    }
    Object held = ((PyTuple) key).get(0);
    return held instanceof PyTuple labels ? PyList.copyOf(labels.items()) : held;
  }

  /** The rows of a pair of rows and columns: beside several columns the tuple lists its label. */
  static Object rows(Index index, Object rows, boolean severalColumns) {
    return isOne(index, rows)
        ? severalColumns ? PyList.copyOf(((PyTuple) rows).items()) : ((PyTuple) rows).get(0)
        : rows;
  }

  /**
   * The rows to be written.
   *
   * @throws PythonError an IndexError for a tuple of one label alone, as pandas raises it
   */
  static void requireColumns(Index index, Object key) {
    if (isOne(index, key) && !LocObject.isSeveral(((PyTuple) key).get(0))) {
      throw PythonError.indexError("tuple index out of range")
          .hinting("; name the row without a tuple");
    }
  }

  private static boolean isOne(Index index, Object key) {
    return index.levelCount() == 1
        && key instanceof PyTuple tuple
        && tuple.size() == 1
        && (LocObject.isSeveral(tuple.get(0)) || index.find(tuple) < 0);
  }
}
