package dev.assay.pandas.frame.index;

import dev.assay.pandas.column.Column;
import dev.assay.pandas.column.Columns;
import dev.assay.pandas.column.Scalars;
import dev.assay.pandas.value.PythonError;
import java.util.ArrayList;
import java.util.List;

/** Makes indexes from lists of labels. */
final class Labels {

  private Labels() {}

  /** An index of the labels, of several levels when they are tuples of one length. */
  static Index index(List<?> labels, Object name) {
    int width = commonWidth(labels);
    if (width < 2) {
      return Index.of(Columns.infer(labels), name);
    }
    List<Column> levels = new ArrayList<>();
    List<Object> names = new ArrayList<>();
    List<List<Object>> lists = new ArrayList<>();
    for (int level = 0; level < width; level++) {
      List<Object> values = new ArrayList<>(labels.size());
      for (Object label : labels) {
        values.add(Scalars.elements(label).get(level));
      }
      levels.add(Columns.infer(values));
      names.add(Scalars.NONE);
      lists.add(values);
    }
    return new MultiIndex(levels, names).ofLists(lists);
  }

  /** A ValueError unless there is one name a level. */
  static void requireNames(List<Object> names, int levels) {
    if (names.size() != levels) {
      throw PythonError.valueError("Length of new names must be %d, got %d", levels, names.size());
    }
  }

  private static int commonWidth(List<?> labels) {
    int width = 0;
    for (Object label : labels) {
      int length = Scalars.isTuple(label) ? Scalars.elements(label).size() : 0;
      if (length == 0 || width != 0 && width != length) {
        return 0;
      }
      width = length;
    }
    return width;
  }
}
