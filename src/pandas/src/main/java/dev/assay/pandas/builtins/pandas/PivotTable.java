package dev.assay.pandas.builtins.pandas;

import dev.assay.pandas.eval.Args;
import dev.assay.pandas.eval.Context;
import dev.assay.pandas.frame.CategoryColumn;
import dev.assay.pandas.frame.Column;
import dev.assay.pandas.frame.Columns;
import dev.assay.pandas.frame.DataFrame;
import dev.assay.pandas.frame.Index;
import dev.assay.pandas.frame.Levels;
import dev.assay.pandas.frame.MultiIndex;
import dev.assay.pandas.frame.Positions;
import dev.assay.pandas.frame.Scalars;
import dev.assay.pandas.frame.Series;
import dev.assay.pandas.frame.assign.Reindexer;
import dev.assay.pandas.frame.concat.ColumnConcat;
import dev.assay.pandas.frame.missing.MissingValues;
import dev.assay.pandas.frame.reshape.LevelOrder;
import dev.assay.pandas.frame.reshape.Transpose;
import dev.assay.pandas.frame.reshape.Unstacker;
import dev.assay.pandas.frame.select.LabelSelector;
import dev.assay.pandas.frame.sort.Sorter;
import dev.assay.pandas.value.PyDict;
import dev.assay.pandas.value.PyList;
import dev.assay.pandas.value.PyTuple;
import dev.assay.pandas.value.PythonError;
import dev.assay.pandas.value.Text;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;

/** {@code pivot_table}: grouped, aggregated, and the column keys moved to the columns. */
final class PivotTable {

  private final Context context;
  private FrameObject source;
  private final Map<Object, Object> shown = new HashMap<>();
  private final List<Object> rows;
  private final List<Object> columns;
  private final Args args;

  private PivotTable(Args args, FrameObject source) {
    this.args = args;
    this.context = args.context();
    this.source = source;
    this.rows = keys("index");
    this.columns = keys("columns");
  }

  /** The labels of key columns; keys that are values of their own become columns first. */
  private List<Object> keys(String name) {
    Object given = args.optional(name);
    if (given == null) {
      return List.of();
    }
    boolean list = given instanceof PyTuple || Read.isList(given) && !ArrayMerge.isArray(given);
    List<Object> parts = list ? context.list(given) : List.of(given);
    if (parts.stream().noneMatch(ArrayMerge::isArray)) {
      return given instanceof PyTuple ? parts : Read.labels(context, given);
    }
    List<Object> keys = new ArrayList<>();
    for (Object part : parts) {
      keys.add(ArrayMerge.isArray(part) ? added(part) : part);
    }
    return keys;
  }

  private Object added(Object values) {
    Object label = "__key_" + shown.size();
    Column column = Read.column(context, values);
    if (column.size() != source.frame().rowCount()) {
      throw PythonError.valueError("Grouper and axis must be same length");
    }
    shown.put(label, values instanceof SeriesObject series ? series.series().name() : Scalars.NONE);
    source = new FrameObject(source.frame().append(label, column));
    return label;
  }

  private DataFrame named(DataFrame table) {
    UnaryOperator<Index> named =
        index ->
            index.withNames(
                index.names().stream().map(name -> shown.getOrDefault(name, name)).toList());
    return shown.isEmpty()
        ? table
        : table.withIndex(named.apply(table.index())).withColumns(named.apply(table.columns()));
  }

  static Object of(Args args, FrameObject source) {
    return new PivotTable(args, source).result();
  }

  private Object result() {
    if (rows.isEmpty() && columns.isEmpty()) {
      throw PythonError.valueError("No group keys passed!");
    }
    Object function = args.get("aggfunc");
    requireDistinctKeys(function);
    if (function instanceof PyList list) {
      return several(list);
    }
    if (isSize(function)) {
      Series sizes = sizes(source.frame());
      if (rows.isEmpty() || columns.isEmpty() || sizes.index().levelCount() == 1) {
        return alone(sizes);
      }
    }
    return Wrap.frame(context, named(withMargins(function)));
  }

  /** The groups' sizes without keys to move to the columns: a series, which has no columns. */
  private Object alone(Series sizes) {
    values("size").forEach(this::requireColumn);
    if (args.optional("values") != null || args.truth("margins")) {
      throw PythonError.attributeError("'Series' object has no attribute 'columns'");
    }
    return Wrap.series(context, named(sizes.toFrame()).series(0).named(Scalars.NONE));
  }

  /** A column cannot be key and value, or key twice, once pandas has chosen columns for that. */
  private void requireDistinctKeys(Object function) {
    if (args.optional("values") == null) {
      return;
    }
    List<Object> chosen = keyList();
    chosen.addAll(values(function));
    chosen.removeIf(label -> source.frame().columns().find(label) < 0);
    for (Object key : keyList()) {
      if (Collections.frequency(chosen, key) > 1 && chosen.size() < source.frame().columnCount()) {
        throw twice(key);
      }
    }
  }

  private static PythonError twice(Object key) {
    return PythonError.valueError("Grouper for '" + Text.str(key) + "' not 1-dimensional");
  }

  private DataFrame withMargins(Object function) {
    DataFrame table = table(source.frame(), function);
    if (!args.truth("margins")) {
      return table;
    }
    boolean nothing = table.rowCount() == 0 && table.columnCount() == 0;
    if (!rows.isEmpty() && !columns.isEmpty()) {
      requireApart(rows, function);
      if (nothing) {
        return table;
      }
      List<Object> values = values(function);
      grouped(Margins.present(this, values), rows, values, function);
      if (table.columnCount() == 0) {
        return table;
      }
      for (Object value : aggregated(source.frame(), values)) {
        if (!values.contains(value)) {
          throw PythonError.keyError(value);
        }
      }
      requireApart(columns, function);
    }
    return nothing ? table : Margins.add(this, table, function);
  }

  /** Margins group the values by the keys of one side, which can be none of the values then. */
  private void requireApart(List<Object> keys, Object function) {
    for (Object key : keys) {
      if (values(function).contains(key)) {
        throw twice(key);
      }
    }
  }

  /** One table a function, side by side below the functions' names. */
  private Object several(PyList functions) {
    List<Object> labels = new ArrayList<>();
    List<DataFrame> tables = new ArrayList<>();
    List<Object> names = new ArrayList<>();
    for (Object function : functions.items()) {
      DataFrame table = withMargins(function);
      tables.add(table);
      names.clear();
      names.add(Scalars.NONE);
      names.addAll(table.columns().names());
      for (Object label : table.columns().labels()) {
        List<Object> parts = new ArrayList<>(List.of(Functions.name(context, function)));
        parts.addAll(Scalars.isTuple(label) ? Scalars.elements(label) : List.of(label));
        labels.add(Scalars.tuple(parts));
      }
    }
    DataFrame all = ColumnConcat.concat(tables, false, true, context.budget());
    return Wrap.frame(context, named(all.withColumns(Index.ofLabels(labels).withNames(names))));
  }

  Context context() {
    return context;
  }

  List<Object> rows() {
    return rows;
  }

  List<Object> columns() {
    return columns;
  }

  Args args() {
    return args;
  }

  FrameObject source() {
    return source;
  }

  /** The labels of the values: those given, those of a dict of functions, or all others. */
  List<Object> values(Object function) {
    if (args.optional("values") != null) {
      if (args.get("values") instanceof PyTuple several) {
        several.items().forEach(this::requireColumn);
        return several.items();
      }
      return Read.labels(context, args.get("values"));
    }
    if (function instanceof PyDict dict) {
      return dict.keys();
    }
    return source.frame().columns().labels().stream()
        .filter(label -> !rows.contains(label) && !columns.contains(label))
        .toList();
  }

  private void requireColumn(Object label) {
    if (new LabelSelector(source.frame().columns()).find(label).length == 0) {
      throw PythonError.keyError(label);
    }
  }

  private DataFrame table(DataFrame frame, Object function) {
    List<Object> values = values(function);
    values.forEach(this::requireColumn);
    if (isSize(function)) {
      return unstacked(sizes(frame));
    }
    Object result = aggregate(frame, keyList(), aggregated(frame, values), function);
    if (result instanceof SeriesObject ofGroups) {
      return withoutEmpty(unstacked(ofGroups.series()));
    }
    DataFrame grouped = framed(result);
    if (args.truth("dropna")) {
      int[] kept = MissingValues.kept(grouped, grouped.data(), Math.min(1, grouped.columnCount()));
      grouped = kept.length == grouped.rowCount() ? grouped : grouped.take(kept);
    }
    DataFrame table = grouped;
    if (!columns.isEmpty() && !rows.isEmpty() && grouped.index().levelCount() > 1) {
      table = Unstacker.unstack(grouped, moved(), args.optional("fill_value"));
    }
    table = args.truth("dropna") ? table : crossed(table, args.optional("fill_value"));
    table = sorted(table);
    Object fill = args.optional("fill_value");
    if (fill != null) {
      table = table.map(column -> filled(column, fill));
    }
    table = rows.isEmpty() ? Transpose.of(table) : table;
    return flattened(withoutEmpty(table), function);
  }

  /** All combinations of the levels' labels. */
  private DataFrame crossed(DataFrame table, @Nullable Object fill) {
    boolean missing = !hasAllCategories();
    DataFrame all = table;
    if (table.index().levelCount() > 1) {
      all = Reindexer.rows(all, LevelOrder.product(table.index(), missing));
    }
    if (table.columns().levelCount() == 1) {
      return all;
    }
    Index columns = LevelOrder.product(table.columns(), missing);
    DataFrame wide = Reindexer.columns(all, columns);
    List<Column> data = new ArrayList<>(wide.data());
    for (int at = 0; at < data.size(); at++) {
      boolean absent = table.columns().find(columns.label(at)) < 0;
      data.set(at, absent && fill != null ? Columns.filled(fill, wide.rowCount()) : data.get(at));
    }
    return wide.withData(data);
  }

  /** Groups of all combinations with categories, whose levels no longer know missing labels. */
  private boolean hasAllCategories() {
    return !observed()
        && keyList().size() > 1
        && keyList().stream()
            .flatMapToInt(key -> Arrays.stream(source.frame().positions(key)))
            .anyMatch(at -> source.frame().column(at) instanceof CategoryColumn);
  }

  /**
   * The columns to aggregate: the values, or, where a column stands in several roles and none is
   * left out, all that are no keys.
   */
  private List<Object> aggregated(DataFrame frame, List<Object> values) {
    List<Object> used = keyList();
    used.addAll(values);
    boolean repeated = new HashSet<>(used).size() < used.size();
    if (args.optional("values") == null || !repeated) {
      return values;
    }
    if (used.size() < frame.columnCount()) {
      Object twice =
          keyList().stream()
              .filter(key -> used.indexOf(key) != used.lastIndexOf(key))
              .findFirst()
              .orElseThrow(() -> PythonError.valueError("a value is given twice"));
      throw twice(twice);
    }
    return frame.columns().labels().stream().filter(label -> !keyList().contains(label)).toList();
  }

  private static boolean isSize(Object function) {
    return "size".equals(function);
  }

  /** The number of rows of each group, which belongs to no column. */
  private Series sizes(DataFrame frame) {
    Object groups = groups(frame, keyList(), observed());
    return ((SeriesObject) context.call(context.attribute(groups, "size"))).series();
  }

  /** One value a group, that of no column, with the column keys moved to the columns. */
  private DataFrame unstacked(Series groups) {
    if (args.optional("values") != null && (columns.isEmpty() || rows.isEmpty())) {
      throw PythonError.attributeError("'Series' object has no attribute 'columns'");
    }
    if (columns.isEmpty() || rows.isEmpty()) {
      throw PythonError.unsupported(
          "pivot_table() of sizes without rows or columns", "use groupby(keys).size()");
    }
    Object fill = args.optional("fill_value");
    DataFrame table = sorted(Unstacker.unstack(groups, moved(), fill));
    return fill == null ? table : table.map(column -> filled(column, fill));
  }

  private DataFrame sorted(DataFrame table) {
    if (!args.truth("sort")) {
      return table;
    }
    Index columns =
        table.columns() instanceof MultiIndex several ? several.sorted() : table.columns();
    List<Column> levels = columns.levels();
    return table
        .withColumns(columns)
        .select(levels.size() == 1 ? Sorter.order(levels.getFirst()) : Sorter.safeOrder(levels));
  }

  private List<Integer> moved() {
    List<Integer> moved = new ArrayList<>();
    for (int at = rows.size(); at < rows.size() + columns.size(); at++) {
      moved.add(at);
    }
    return moved;
  }

  /** Columns of nothing but missing values are dropped. */
  private DataFrame withoutEmpty(DataFrame table) {
    if (!args.truth("dropna")) {
      return table;
    }
    return Reduce.where(table, column -> Positions.where(column.missing()).length < column.size());
  }

  /** A whole number in place of missing ones brings whole numbers back. */
  private static Column filled(Column column, Object fill) {
    return MissingValues.fill(column, fill, -1);
  }

  private List<Object> keyList() {
    List<Object> keys = new ArrayList<>(rows);
    keys.addAll(columns);
    return keys;
  }

  /** The values of the groups that margins are of: those with rows, unless all are wanted. */
  DataFrame grouped(DataFrame frame, List<Object> keys, List<Object> values, Object function) {
    Object chosen =
        context.getItem(groups(frame, keys, args.truth("dropna")), PyList.copyOf(values));
    return framed(context.call(context.attribute(chosen, "agg"), function));
  }

  private Object aggregate(
      DataFrame frame, List<Object> keys, List<Object> values, Object function) {
    Object groups = groups(frame, keys, observed());
    boolean all = values.isEmpty() && keys.containsAll(frame.columns().labels());
    Object chosen = all ? groups : context.getItem(groups, PyList.copyOf(values));
    return context.call(context.attribute(chosen, "agg"), function);
  }

  private static DataFrame framed(Object result) {
    if (!(result instanceof FrameObject table)) {
      throw PythonError.unsupported("pivot_table() with this aggfunc", "use 'count'");
    }
    return table.frame();
  }

  private boolean observed() {
    return args.has("observed") && args.truth("observed");
  }

  private Object groups(DataFrame frame, List<Object> keys, boolean observed) {
    PyDict named = new PyDict();
    named.put("observed", observed);
    named.put("sort", args.get("sort"));
    named.put("dropna", args.get("dropna"));
    return context.call(
        context.attribute(new FrameObject(frame), "groupby"),
        PyTuple.of(PyList.copyOf(keys)),
        named);
  }

  /** A single value given by itself leaves no level of its own. */
  private DataFrame flattened(DataFrame table, Object function) {
    boolean single =
        args.optional("values") != null
            && !Read.isList(args.get("values"))
            && !(function instanceof PyList);
    Index labels = table.columns();
    if (!single || labels.levelCount() < 2) {
      return table;
    }
    return table.withColumns(Levels.without(labels, List.of(0L)));
  }
}
