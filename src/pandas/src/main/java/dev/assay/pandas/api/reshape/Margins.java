package dev.assay.pandas.api.reshape;

import dev.assay.pandas.api.common.KeyColumns;
import dev.assay.pandas.api.common.Read;
import dev.assay.pandas.column.Column;
import dev.assay.pandas.column.Columns;
import dev.assay.pandas.column.DType;
import dev.assay.pandas.column.ObjectColumn;
import dev.assay.pandas.column.Scalars;
import dev.assay.pandas.frame.DataFrame;
import dev.assay.pandas.frame.assign.Reindexer;
import dev.assay.pandas.frame.convert.Casts;
import dev.assay.pandas.frame.index.ColumnLabels;
import dev.assay.pandas.frame.index.Index;
import dev.assay.pandas.frame.index.Levels;
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
    if (pivot.keys().rows().isEmpty()) {
      throw PythonError.unsupported(
          "margins of a table without index=", "compute the totals with groupby() or sum()");
    }
    requireTotals(pivot, function);
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
    boolean objects = isOfObjects(totals);
    for (int at = 0; at < widened.columnCount(); at++) {
      Column total = totals.get(at);
      boolean kept = objects && staysObject(widened.column(at), isGrand(pivot, widened, at, name));
      data.add(
          kept
              ? ObjectColumn.of(Columns.concat(List.of(widened.column(at), total)))
              : Columns.concat(List.of(widened.column(at), total)));
    }
    List<Object> labels = new ArrayList<>(widened.index().labels());
    Index index =
        ColumnLabels.like(widened.index(), withName(labels, name, widened.index().levelCount()));
    return new DataFrame(widened.columns(), data, index);
  }

  /** Whether the one row that pandas gathers all totals in is one of objects. */
  private static boolean isOfObjects(List<Column> totals) {
    long times = totals.stream().filter(total -> total.dtype().isTime()).count();
    return times > 0 && times < totals.size() || totals.stream().anyMatch(Margins::isObject);
  }

  private static boolean isObject(Column total) {
    return total.dtype().kind() == DType.Kind.OBJECT || total.dtype() == DType.BOOL;
  }

  /** Objects are taken for floats again nowhere, and for truths only where they are Python's. */
  private static boolean staysObject(Column column, boolean grand) {
    return column.dtype().isFloat() && !column.dtype().isNullable()
        || column.dtype() == DType.BOOL && grand;
  }

  /** Whether the total of a column is one of all rows, which pandas computes apart. */
  private static boolean isGrand(PivotTable pivot, DataFrame table, int at, Object name) {
    int keyed = pivot.keys().columns().size();
    Object label = table.label(at);
    List<Object> parts = Scalars.isTuple(label) ? Scalars.elements(label) : List.of(label);
    return keyed == 0 || parts.get(parts.size() - keyed).equals(name);
  }

  /** pandas computes the total of all by a method of the values, and first and last need more. */
  private static void requireTotals(PivotTable pivot, Object function) {
    for (Object value : pivot.values(function)) {
      Object used = function instanceof PyDict dict ? dict.get(value) : function;
      if ("first".equals(used) || "last".equals(used)) {
        throw PythonError.keyError(value);
      }
    }
    List<Object> keys = pivot.keys().columns();
    if (!keys.isEmpty() && !pivot.keys().names().isEmpty()) {
      throw PythonError.typeError("unhashable type: a key of margins must be the name of a column");
    }
    for (Object key : keys.subList(Math.min(1, keys.size()), keys.size())) {
      if (KeyColumns.of(pivot.keys().frame(), key).dtype().isTime()) {
        throw PythonError.keyError(pivot.args().get("margins_name")); // no time is ''
      }
    }
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
    int keys = pivot.keys().columns().size();
    boolean level = table.columns().levelCount() > keys;
    List<Object> total = new ArrayList<>(Collections.nCopies(keys, ""));
    total.set(0, name);
    if (data.stream().anyMatch(column -> column.dtype() == DType.OBJECT)) {
      data.replaceAll(ObjectColumn::of); // pandas turns the table for a moment
    } else if (level) {
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
      List<Object> parts = new ArrayList<>(level ? List.of(values.get(at)) : List.of());
      parts.addAll(total);
      labels.add(place, parts.size() > 1 ? Scalars.tuple(parts) : name);
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

  /** The rows that have all keys; those with a missing one pandas leaves out of totals. */
  private static DataFrame equal(PivotTable pivot, DataFrame source, List<Object> keys) {
    DataFrame rows = source;
    for (int at = 0; at < keys.size(); at++) {
      Object key = keys.get(at);
      Column labels = KeyColumns.of(rows, pivot.keys().columns().get(at));
      rows =
          rows.take(
              Scalars.isMissing(key)
                  ? new int[0]
                  : Index.of(labels, Scalars.NONE).lookup().all(key));
    }
    return rows;
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
    int keyed = pivot.keys().columns().size();
    Object value = parts.size() > keyed ? parts.getFirst() : values.getFirst();
    List<Object> keys = parts.subList(parts.size() - keyed, parts.size());
    DataFrame rows =
        keyed == 0 || keys.getFirst().equals(name) ? source : equal(pivot, source, keys);
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
