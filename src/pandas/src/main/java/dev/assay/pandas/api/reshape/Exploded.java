package dev.assay.pandas.api.reshape;

import dev.assay.pandas.api.common.Read;
import dev.assay.pandas.column.Column;
import dev.assay.pandas.column.Columns;
import dev.assay.pandas.column.DType;
import dev.assay.pandas.column.ObjectColumn;
import dev.assay.pandas.column.Positions;
import dev.assay.pandas.column.Scalars;
import dev.assay.pandas.eval.Context;
import java.util.ArrayList;
import java.util.List;

/**
 * Lists in cells laid out, one element a row.
 *
 * @param rows which row each element comes from
 */
public record Exploded(Column values, int[] rows) {

  public static Exploded of(Context context, Column column) {
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
