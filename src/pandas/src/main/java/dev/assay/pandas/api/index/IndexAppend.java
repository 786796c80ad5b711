package dev.assay.pandas.api.index;

import dev.assay.pandas.column.Scalars;
import dev.assay.pandas.frame.concat.RowIndexes;
import dev.assay.pandas.frame.index.Index;
import dev.assay.pandas.value.PyList;
import dev.assay.pandas.value.PythonError;
import java.util.ArrayList;
import java.util.List;

/** {@code index.append}. */
final class IndexAppend {

  private IndexAppend() {}

  /** An index, or those of a list, after one another; under the name that all of them have. */
  static Index of(Index own, Object other) {
    List<Object> parts = other instanceof PyList list ? list.items() : List.of(other);
    List<Index> all = new ArrayList<>(List.of(own));
    for (Object part : parts) {
      if (!(part instanceof IndexObject index)) {
        throw PythonError.typeError("all inputs must be Index");
      }
      all.add(index.index());
    }
    Index joined = RowIndexes.appended(all);
    boolean same = all.stream().allMatch(each -> each.names().equals(own.names()));
    return same
        ? joined.withNames(own.names())
        : joined.levelCount() == 1 ? joined.named(Scalars.NONE) : joined;
  }
}
