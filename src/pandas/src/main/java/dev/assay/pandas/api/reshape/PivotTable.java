package dev.assay.pandas.api.reshape;

import dev.assay.pandas.api.common.Functions;
import dev.assay.pandas.api.common.Read;
import dev.assay.pandas.api.common.Reduce;
import dev.assay.pandas.api.common.Wrap;
import dev.assay.pandas.api.dataframe.FrameObject;
import dev.assay.pandas.api.series.SeriesObject;
import dev.assay.pandas.column.Column;
import dev.assay.pandas.column.Columns;
import dev.assay.pandas.column.ObjectColumn;
import dev.assay.pandas.column.Positions;
import dev.assay.pandas.column.Scalars;
import dev.assay.pandas.eval.Args;
import dev.assay.pandas.eval.Context;
import dev.assay.pandas.frame.DataFrame;
import dev.assay.pandas.frame.Series;
import dev.assay.pandas.frame.assign.Reindexer;
import dev.assay.pandas.frame.codes.Factorizer;
import dev.assay.pandas.frame.concat.ColumnConcat;
import dev.assay.pandas.frame.index.Index;
import dev.assay.pandas.frame.index.KnownLabels;
import dev.assay.pandas.frame.index.Levels;
import dev.assay.pandas.frame.index.MultiIndex;
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
import dev.assay.pandas.value.TimeLimit;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** {@code pivot_table}: grouped, aggregated, and the column keys moved to the columns. */
public final class PivotTable {

  private final Args args;
  private final Context context;
  private final PivotKeys keys;
  private final PivotGroups groups;

  private PivotTable(Args args, DataFrame source) {
    this.args = args;
    this.context = args.context();
    this.keys = PivotKeys.of(args, source);
    this.groups = new PivotGroups(args);
  }

  public static Object of(Args args, FrameObject source) {
    return new PivotTable(args, source.frame()).result();
  }

  private Object result() {
    if (keys.all().isEmpty()) {
      throw PythonError.valueError("No group keys passed!");
    }
    Object function = args.get("aggfunc");
    requireDistinctKeys(function);
    requireAggregated();
    if (function instanceof PyList list) {
      return several(list);
    }
    if (isSize(function)) {
      Series sizes = groups.sizes(keys.frame(), keys.all());
      if (!keys.isCrossed() || sizes.index().levelCount() == 1) {
        return alone(sizes);
      }
    }
    return Wrap.frame(context, keys.named(withMargins(function)));
  }

  /** A dict of functions can only name values, where these are given. */
  private void requireAggregated() {
    if (!(args.get("aggfunc") instanceof PyDict dict) || args.optional("values") == null) {
      return;
    }
    List<Object> values = values(dict);
    values.forEach(this::requireColumn);
    List<Object> unknown = dict.keys().stream().filter(key -> !values.contains(key)).toList();
    if (!unknown.isEmpty()) {
      throw PythonError.keyError(
          "Column(s) " + Text.repr(PyList.copyOf(unknown)) + " do not exist");
    }
  }

  /** The groups' sizes without keys to move to the columns: a series, which has no columns. */
  private Object alone(Series sizes) {
    values("size").forEach(this::requireColumn);
    boolean columns = args.truth("margins") || !args.truth("dropna");
    if (args.optional("values") != null || columns) {
      throw PythonError.attributeError("'Series' object has no attribute 'columns'");
    }
    return Wrap.series(context, keys.named(sizes.toFrame()).series(0).named(Scalars.NONE));
  }

  /** A column cannot be key and value, or key twice, once pandas has chosen columns for that. */
  private void requireDistinctKeys(Object function) {
    if (args.optional("values") == null) {
      return;
    }
    List<Object> chosen = keys.all();
    chosen.addAll(values(function));
    chosen.removeIf(label -> keys.frame().columns().find(label) < 0);
    for (Object key : keys.all()) {
      TimeLimit.check();
      if (Collections.frequency(chosen, key) > 1 && chosen.size() < keys.frame().columnCount()) {
        throw twice(key);
      }
    }
  }

  /** Levels are moved to the columns by their names. */
  private static void requireOnce(List<Object> moved) {
    for (Object key : moved) {
      TimeLimit.check();
      if (Collections.frequency(moved, key) > 1) {
        throw PythonError.valueError(
            "The name " + Text.str(key) + " occurs multiple times, use a level number");
      }
    }
  }

  private static PythonError twice(Object key) {
    return PythonError.valueError("Grouper for '" + Text.str(key) + "' not 1-dimensional");
  }

  private DataFrame withMargins(Object function) {
    DataFrame table = table(function);
    if (!args.truth("margins")) {
      return table;
    }
    boolean nothing = table.rowCount() == 0 && table.columnCount() == 0;
    if (keys.isCrossed()) {
      requireApart(keys.rows(), function);
      if (nothing) {
        return table;
      }
      List<Object> values = values(function);
      groups.present(Margins.present(this, values), keys.rows(), values, function);
      if (table.columnCount() == 0) {
        return table;
      }
      for (Object value : aggregated(values)) {
        if (!values.contains(value)) {
          throw PythonError.keyError(value);
        }
      }
      requireApart(keys.columns(), function);
    }
    return nothing ? table : Margins.add(this, table, function);
  }

  /** Margins group the values by the keys of one side, which can be none of the values then. */
  private void requireApart(List<Object> side, Object function) {
    for (Object key : side) {
      TimeLimit.check();
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
    DataFrame all = ColumnConcat.concat(tables, false, false, context.budget());
    Index columns =
        labels.isEmpty()
            ? Index.ofLevels(Collections.nCopies(names.size(), ObjectColumn.of()), names)
            : Index.ofLabels(labels).withNames(names);
    return Wrap.frame(context, keys.named(all.withColumns(columns)));
  }

  Args args() {
    return args;
  }

  PivotKeys keys() {
    return keys;
  }

  PivotGroups groups() {
    return groups;
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
    return unused();
  }

  /** The labels of the columns that are no keys. */
  private List<Object> unused() {
    List<Object> used = keys.all();
    return keys.frame().columns().labels().stream()
        .filter(label -> !used.contains(label))
        .distinct()
        .toList();
  }

  private void requireColumn(Object label) {
    if (new LabelSelector(keys.frame().columns()).find(label).length == 0) {
      throw KnownLabels.column(keys.frame(), label);
    }
  }

  private DataFrame table(Object function) {
    List<Object> values = values(function);
    if (function instanceof PyDict && args.optional("values") == null) {
      KnownLabels.requireColumns(keys.frame(), values);
    }
    values.forEach(this::requireColumn);
    if (isSize(function)) {
      return unstacked(groups.sizes(keys.frame(), keys.all()));
    }
    Object result = groups.aggregate(keys.frame(), keys.all(), aggregated(values), function);
    if (result instanceof SeriesObject ofGroups) {
      return withoutEmpty(unstacked(ofGroups.series()));
    }
    DataFrame grouped = PivotGroups.framed(result);
    if (args.truth("dropna")) {
      int[] kept = MissingValues.kept(grouped, grouped.data(), Math.min(1, grouped.columnCount()));
      grouped = kept.length == grouped.rowCount() ? grouped : grouped.take(kept);
    }
    DataFrame table = grouped;
    if (keys.isCrossed() && grouped.index().levelCount() > 1) {
      requireOnce(keys.columns());
      table = Unstacker.unstack(grouped, keys.moved(), args.optional("fill_value"));
    }
    table = args.truth("dropna") ? table : crossed(table, args.optional("fill_value"));
    table = sorted(table);
    Object fill = args.optional("fill_value");
    if (fill != null) {
      table = table.map(column -> filled(column, fill));
    }
    return keys.rows().isEmpty()
        ? withoutEmpty(Transpose.of(flattened(table, function)))
        : flattened(withoutEmpty(table), function);
  }

  /** All combinations of the levels' labels. */
  private DataFrame crossed(DataFrame table, @Nullable Object fill) {
    boolean missing = !groups.hasAllCategories(keys.frame(), keys.all());
    DataFrame all = table;
    if (table.index().levelCount() > 1) {
      all = Reindexer.rows(all, LevelOrder.product(inOrder(table.index()), missing));
    }
    if (table.columns().levelCount() == 1) {
      return all;
    }
    Index columns = LevelOrder.product(inOrder(table.columns()), missing);
    DataFrame wide = Reindexer.columns(all, columns);
    List<Column> data = new ArrayList<>(wide.data());
    for (int at = 0; at < data.size(); at++) {
      boolean absent = table.columns().find(columns.label(at)) < 0;
      data.set(at, absent && fill != null ? Columns.filled(fill, wide.rowCount()) : data.get(at));
    }
    return wide.withData(data);
  }

  /** Labels that are not to be sorted come in the order in which they appear, level by level. */
  private Index inOrder(Index labels) {
    if (args.truth("sort") || !(labels instanceof MultiIndex several)) {
      return labels;
    }
    MultiIndex ordered = several;
    for (int level = 0; level < labels.levelCount(); level++) {
      Column values = labels.levels().get(level);
      Column appearing = Factorizer.codes(values, Factorizer.Missing.KEEP).uniques(values);
      ordered = ordered.ordered(level, appearing);
    }
    return ordered;
  }

  /**
   * The columns to aggregate: the values, or, where a column stands in several roles and none is
   * left out, all that are no keys.
   */
  private List<Object> aggregated(List<Object> values) {
    List<Object> used = keys.all();
    used.addAll(values);
    boolean repeated = new HashSet<>(used).size() < used.size();
    if (args.optional("values") == null || !repeated) {
      return values;
    }
    if (used.size() < keys.frame().columnCount()) {
      Object twice =
          keys.all().stream()
              .filter(key -> used.indexOf(key) != used.lastIndexOf(key))
              .findFirst()
              .orElseThrow(() -> PythonError.valueError("a value is given twice"));
      throw twice(twice);
    }
    return unused();
  }

  private static boolean isSize(Object function) {
    return "size".equals(function);
  }

  /** One value a group, that of no column, with the column keys moved to the columns. */
  private DataFrame unstacked(Series sizes) {
    if (args.optional("values") != null && !keys.isCrossed()) {
      throw PythonError.attributeError("'Series' object has no attribute 'columns'");
    }
    if (!keys.isCrossed()) {
      throw PythonError.unsupported(
          "pivot_table() of sizes without rows or columns", "use groupby(keys).size()");
    }
    Object fill = args.optional("fill_value");
    DataFrame moved = Unstacker.unstack(sizes, keys.moved(), fill);
    DataFrame table = sorted(args.truth("dropna") ? moved : crossed(moved, fill));
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
