package dev.assay.pandas.api.indexing;

import dev.assay.pandas.api.common.Read;
import dev.assay.pandas.column.Scalars;
import dev.assay.pandas.frame.DataFrame;
import dev.assay.pandas.frame.index.Index;
import dev.assay.pandas.frame.index.MultiIndex;
import dev.assay.pandas.frame.select.LabelSelector;
import dev.assay.pandas.value.PyList;
import dev.assay.pandas.value.PySlice;
import dev.assay.pandas.value.PyTuple;
import dev.assay.pandas.value.PythonError;
import dev.assay.pandas.value.Text;

/**
 * Tuples as keys of {@code loc[rows, columns]}: of an axis of one level they are lists of labels,
 * even where a label is such a tuple ({@code is_list_like_indexer} in pandas/core/indexing.py).
 */
final class TupleKeys {

  private TupleKeys() {}

  /** The key as a list, if it is a tuple of labels of an axis that has one level. */
  static Object listed(Index index, Object key) {
    return isListed(index, key) ? PyList.copyOf(((PyTuple) key).items()) : key;
  }

  /**
   * Refuses to choose several labels of one row or column, as pandas does with a tuple.
   *
   * @throws PythonError a KeyError where a label is none of the axis, else an AssertionError
   */
  static void requireNoSingle(DataFrame frame, Object row, Object column) {
    if (isListed(frame.columns(), column) && isSingle(frame.index(), row)) {
      throw refused(frame.columns(), (PyTuple) column);
    }
    if (isListed(frame.index(), row) && isSingle(frame.columns(), column)) {
      throw refused(frame.index(), (PyTuple) row);
    }
  }

  private static boolean isListed(Index index, Object key) {
    return key instanceof PyTuple tuple
        && !(index instanceof MultiIndex)
        && tuple.items().stream()
            .noneMatch(part -> part instanceof Boolean || part instanceof PySlice);
  }

  private static boolean isSingle(Index index, Object key) {
    boolean several = key instanceof PySlice || Read.isListLike(key);
    return !several
        && !(index instanceof MultiIndex)
        && new LabelSelector(index).find(Scalars.boxed(key)).length == 1;
  }

  private static PythonError refused(Index index, PyTuple labels) {
    boolean known = labels.items().stream().allMatch(label -> index.find(label) >= 0);
    return known
        ? new PythonError("AssertionError", Text.repr(labels) + ": write a list of labels")
        : PythonError.keyError(labels);
  }
}
