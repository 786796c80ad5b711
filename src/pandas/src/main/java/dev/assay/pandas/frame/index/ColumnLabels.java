package dev.assay.pandas.frame.index;

import dev.assay.pandas.column.Column;
import dev.assay.pandas.column.PeriodColumn;
import dev.assay.pandas.column.Scalars;
import dev.assay.pandas.column.TimeColumn;
import java.util.ArrayList;
import java.util.List;

/** Changes of the labels of columns that keep their names and levels. */
public final class ColumnLabels {

  private ColumnLabels() {}

  /** An index of the labels, with the names and levels of another; short tuples are filled up. */
  public static Index like(Index columns, List<Object> labels) {
    if (!(columns instanceof MultiIndex multi)) {
      Index index = labels.isEmpty() ? columns.take(new int[0]) : Index.ofLabels(labels);
      return index.levelCount() == 1 ? index.named(columns.name()) : index;
    }
    List<Object> filled = new ArrayList<>();
    for (Object label : labels) {
      filled.add(filledUp(label, multi.levels()));
    }
    return Index.ofLabels(filled).withNames(multi.names());
  }

  /** A label with nothing for the levels that it does not name: empty text, among times NaT. */
  public static Object filledUp(Object label, List<Column> levels) {
    List<Object> parts =
        new ArrayList<>(Scalars.isTuple(label) ? Scalars.elements(label) : List.of(label));
    for (Column level : levels.subList(Math.min(parts.size(), levels.size()), levels.size())) {
      parts.add(level instanceof TimeColumn || level instanceof PeriodColumn ? Scalars.NAT : "");
    }
    return Scalars.tuple(parts);
  }
}
