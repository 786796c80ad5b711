package dev.assay.pandas.builtins.pandas;

import dev.assay.pandas.frame.Column;
import dev.assay.pandas.frame.ColumnLabels;
import dev.assay.pandas.frame.Columns;
import dev.assay.pandas.frame.DType;
import dev.assay.pandas.frame.DataFrame;
import dev.assay.pandas.frame.Index;
import dev.assay.pandas.frame.Levels;
import dev.assay.pandas.frame.Scalars;
import dev.assay.pandas.frame.assign.Reindexer;
import dev.assay.pandas.frame.convert.Casts;
import dev.assay.pandas.frame.missing.MissingValues;
import dev.assay.pandas.value.PyDict;
import dev.assay.pandas.value.PythonError;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/** The totals that {@code pivot_table(margins=True)} adds: one row, and one column a value. */
final class Margins {

  private Margins() {}

  static DataFrame add(PivotTable pivot, DataFrame table, Object function) {
    if (pivot.keys().rows().isEmpty()
        || table.columns().levelCount() > 1 && pivot.keys().columns().size() > 1) {
      throw PythonError.unsupported(
          "margins of this table", "compute the totals with groupby() or sum()");
    }
    Object name = pivot.args().get("margins_name");
    requireFree(table, name, pivot.keys().columns().size());
    List<Object> values = pivot.values(function);
    DataFrame source = present(pivot, values);
    DataFrame widened =
        pivot.keys().columns().isEmpty() ? table : withColumn(pivot, table, values, function, name);
    List<Column> totals = new ArrayList<>();
    for (int at = 0; at < widened.columnCount(); at++) {
      totals.add(total(pivot, source, widened.label(at), values, function, name));
    }
    List<Column> data = new ArrayList<>();
    for (int at = 0; at < widened.columnCount(); at++) {
      data.add(Columns.concat(List.of(widened.column(at), totals.get(at))));
    }
    List<Object> labels = new ArrayList<>(widened.index().labels());
    Index index =
        ColumnLabels.like(widened.index(), withName(labels, name, widened.index().levelCount()));
    return new DataFrame(widened.columns(), data, index);
  }

  /** The name of the margins can be no label of the table. */
  private static void requireFree(DataFrame table, Object name, int columnKeys) {
    if (!(name instanceof String)) {
      throw PythonError.valueError("margins_name argument must be a string");
    }
    Index rows = table.index();
    if (rows.levelCount() == 1 && Scalars.plain(rows.name()) instanceof Long) {
      Levels.number(rows.named(Scalars.NONE), rows.name()); // pandas takes the name for a number
    }
    List<Column> columns = table.columns().levels();
    List<Column> levels = new ArrayList<>(rows.levels());
    levels.addAll(columns.subList(columns.size() - columnKeys, columns.size()));
    if (levels.stream().anyMatch(level -> level.items().contains(name))) {
      throw PythonError.valueError("Conflicting name \"" + name + "\" in margins");
    }
  }

  private static List<Object> withName(List<Object> labels, Object name, int levels) {
    List<Object> parts = new ArrayList<>(Collections.nCopies(levels, ""));
    parts.set(0, name);
    labels.add(levels > 1 ? Scalars.tuple(parts) : name);
    return labels;
  }

  private static DataFrame withColumn(
      PivotTable pivot, DataFrame table, List<Object> values, Object function, Object name) {
    DataFrame byRow =
        pivot.groups().present(present(pivot, values), pivot.keys().rows(), values, function);
    List<Object> labels = new ArrayList<>(table.columns().labels());
    List<Column> data = new ArrayList<>(table.data());
    boolean level = table.columns().levelCount() > 1;
    if (level) {
      data.replaceAll(column -> amongFloats(column, table));
    }
    for (int at = 0; at < values.size(); at++) {
      int column = byRow.columns().find(values.get(at));
      if (column < 0) {
        throw PythonError.unsupported(
            "margins of several functions a value", "give one function a value");
      }
      Column all = Reindexer.rows(byRow.series(column), table.index()).values();
      int place = level ? end(labels, values.get(at)) : labels.size();
      labels.add(place, level ? Scalars.tuple(List.of(values.get(at), name)) : name);
      data.add(place, all);
    }
    return new DataFrame(ColumnLabels.like(table.columns(), labels), data, table.index());
  }

  /** pandas turns the table for a moment, which makes floats of all numbers where some are. */
  private static Column amongFloats(Column column, DataFrame table) {
    boolean mixed = table.data().stream().anyMatch(each -> each.dtype() == DType.FLOAT64);
    return mixed && column.dtype() == DType.INT64 ? Casts.cast(column, DType.FLOAT64) : column;
  }

  private static int end(List<Object> labels, Object value) {
    int end = 0;
    for (int at = 0; at < labels.size(); at++) {
      if (Scalars.elements(labels.get(at)).getFirst().equals(value)) {
        end = at + 1;
      }
    }
    return end;
  }

  /** The rows in which nothing that is looked at is missing. */
  static DataFrame present(PivotTable pivot, List<Object> values) {
    DataFrame frame = pivot.keys().frame();
    if (!pivot.args().truth("dropna")) {
      return frame;
    }
    List<Object> used = new ArrayList<>(pivot.keys().rows());
    used.addAll(pivot.keys().columns());
    used.addAll(values);
    List<Column> looked =
        pivot.args().optional("values") == null
            ? frame.data()
            : used.stream().map(label -> KeyColumns.of(frame, label)).toList();
    return frame.take(MissingValues.kept(frame, looked, looked.size()));
  }

  /** The total of a column of the table: over all rows that its label stands for. */
  private static Column total(
      PivotTable pivot,
      DataFrame source,
      Object label,
      List<Object> values,
      Object function,
      Object name) {
    List<Object> parts = Scalars.isTuple(label) ? Scalars.elements(label) : List.of(label);
    boolean keyed = !pivot.keys().columns().isEmpty();
    Object value = parts.size() > 1 || !keyed ? parts.getFirst() : values.getFirst();
    Object key = keyed ? parts.getLast() : name;
    DataFrame rows = source;
    if (keyed && Scalars.isMissing(key)) {
      rows = source.take(new int[0]); // which pandas leaves out of the totals of columns
    } else if (keyed && !key.equals(name)) {
      Column keys = KeyColumns.of(source, pivot.keys().columns().getFirst());
      rows = source.take(Index.of(keys, Scalars.NONE).lookup().all(key));
    }
    if (rows.rowCount() == 0) {
      Object fill = pivot.args().optional("fill_value");
      return Columns.filled(fill == null ? Scalars.NAN : Scalars.boxed(fill), 1);
    }
    List<Object> one = List.of(value);
    DataFrame constant = rows.append("__all__", Columns.filled(0L, rows.rowCount()));
    Object used = function instanceof PyDict dict ? dict.get(value) : function;
    if (used == null || Read.isListLike(used)) {
      throw PythonError.unsupported(
          "margins of several functions a value", "give one function a value");
    }
    return pivot.groups().present(constant, List.of("__all__"), one, used).column(0);
  }
}
