package dev.assay.pandas.api.index;

import dev.assay.pandas.api.array.ArrayObject;
import dev.assay.pandas.api.common.Wrap;
import dev.assay.pandas.column.Column;
import dev.assay.pandas.column.LongColumn;
import dev.assay.pandas.eval.Context;
import dev.assay.pandas.frame.index.Index;
import dev.assay.pandas.frame.show.TextOf;
import dev.assay.pandas.value.CountedText;
import dev.assay.pandas.value.PyList;
import java.util.List;

/** The lists that an index gives of its names, levels and codes: pandas' FrozenList. */
final class FrozenLists {

  private FrozenLists() {}

  static PyList names(List<Object> names) {
    return PyList.frozen(names, listed(names));
  }

  static PyList levels(Context context, List<Index> levels) {
    return PyList.frozen(
        levels.stream().map(level -> Wrap.index(context, level)).toList(),
        ofColumns(levels.stream().map(Index::column).toList()));
  }

  static PyList codes(List<LongColumn> codes) {
    return PyList.frozen(codes.stream().map(ArrayObject::new).toList(), ofColumns(codes));
  }

  private static String ofColumns(List<? extends Column> columns) {
    return "["
        + CountedText.join(", ", columns.stream().map(column -> listed(column.items())).toList())
        + "]";
  }

  private static String listed(List<?> items) {
    return "[" + CountedText.join(", ", items.stream().map(TextOf::thing).toList()) + "]";
  }
}
