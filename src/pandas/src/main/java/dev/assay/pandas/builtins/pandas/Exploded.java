package dev.assay.pandas.builtins.pandas;

import dev.assay.pandas.eval.Context;
import dev.assay.pandas.frame.Column;
import dev.assay.pandas.frame.Columns;
import dev.assay.pandas.frame.DType;
import dev.assay.pandas.frame.ObjectColumn;
import dev.assay.pandas.frame.Positions;
import dev.assay.pandas.frame.Scalars;
import java.util.ArrayList;
import java.util.List;

/**
 * Lists in cells laid out, one element a row.
 *
 * @param rows which row each element comes from
 */
record Exploded(Column values, int[] rows) {

  static Exploded of(Context context, Column column) {
    if (!(column instanceof ObjectColumn) || column.dtype() != DType.OBJECT) {
      return new Exploded(column, Positions.all(column.size()));
    }
    Positions rows = new Positions();
    List<Object> values = new ArrayList<>();
    for (int at = 0; at < column.size(); at++) {
      Object cell = column.item(at);
      List<Object> items = Read.isListLike(cell) ? Read.items(context, cell) : List.of(cell);
      List<Object> shown = items.isEmpty() ? List.of(Scalars.NAN) : items;
      for (Object item : shown) {
        values.add(item);
        rows.add(at);
      }
    }
    return new Exploded(Columns.withTimes(ObjectColumn.of(values)), rows.toArray());
  }
}
