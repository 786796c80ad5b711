package dev.assay.pandas.api.common;

import dev.assay.pandas.api.dataframe.DTypeChoice;
import dev.assay.pandas.api.dataframe.FrameObject;
import dev.assay.pandas.api.groupby.GroupsObject;
import dev.assay.pandas.api.series.SeriesObject;
import dev.assay.pandas.column.Column;
import dev.assay.pandas.column.Columns;
import dev.assay.pandas.column.DType;
import dev.assay.pandas.column.DoubleColumn;
import dev.assay.pandas.column.MaskedColumn;
import dev.assay.pandas.column.Numbers;
import dev.assay.pandas.column.ObjectColumn;
import dev.assay.pandas.column.Scalars;
import dev.assay.pandas.eval.Args;
import dev.assay.pandas.frame.DataFrame;
import dev.assay.pandas.frame.Series;
import dev.assay.pandas.frame.aggregate.Aggregation;
import dev.assay.pandas.frame.aggregate.Aggregations;
import dev.assay.pandas.frame.aggregate.Groups;
import dev.assay.pandas.frame.aggregate.Quantiles;
import dev.assay.pandas.frame.aggregate.ValueCounts;
import dev.assay.pandas.frame.codes.Factorizer;
import dev.assay.pandas.frame.convert.Casts;
import dev.assay.pandas.frame.groupby.Grouping;
import dev.assay.pandas.frame.index.Index;
import dev.assay.pandas.frame.reshape.LevelOrder;
import dev.assay.pandas.value.NumpyInt;
import dev.assay.pandas.value.PyTuple;
import dev.assay.pandas.value.PythonError;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.stream.DoubleStream;

/** {@code describe()}: count, mean and so on of numbers; count, unique, top and freq of others. */
public final class Describe {

  private Describe() {}

  public static Object series(SeriesObject self, Args args) {
    Map<String, Object> rows = of(self.series().values(), shares(args));
    return Wrap.series(
        args,
        new Series(
            column(self.series().values(), new ArrayList<>(rows.values())),
            Index.ofLabels(new ArrayList<>(rows.keySet())),
            self.series().name()));
  }

  public static Object frame(FrameObject self, Args args) {
    DataFrame chosen = chosen(self.frame(), args);
    if (chosen.columnCount() == 0) {
      throw PythonError.valueError("Cannot describe a DataFrame without columns");
    }
    double[] shares = shares(args);
    List<Map<String, Object>> all =
        chosen.data().stream().map(column -> of(column, shares)).toList();
    List<String> names = names(all);
    List<Column> data = new ArrayList<>();
    for (int at = 0; at < all.size(); at++) {
      Map<String, Object> each = all.get(at);
      List<Object> cells =
          new ArrayList<>(
              names.stream().map(name -> each.getOrDefault(name, Scalars.NAN)).toList());
      data.add(column(chosen.column(at), cells));
    }
    return Wrap.frame(args, new DataFrame(chosen.columns(), data, Index.ofLabels(names)));
  }

  /** The statistics of all columns: those of the columns that have the fewest come first. */
  private static List<String> names(List<Map<String, Object>> all) {
    List<String> names = new ArrayList<>();
    for (String name : List.of("count", "unique", "top", "freq")) {
      if (all.stream().anyMatch(each -> each.containsKey(name))) {
        names.add(name);
      }
    }
    List<Map<String, Object>> shortestFirst = new ArrayList<>(all);
    shortestFirst.sort(Comparator.comparingInt(Map::size));
    shortestFirst.forEach(
        each -> each.keySet().stream().filter(name -> !names.contains(name)).forEach(names::add));
    return names;
  }

  /** The numeric columns, unless there are none or others are asked for. */
  private static DataFrame chosen(DataFrame frame, Args args) {
    Object include = args.optional("include");
    Object exclude = args.optional("exclude");
    if (include == null && exclude == null) {
      return numbersOrAll(frame);
    }
    if ("all".equals(include)) {
      if (exclude != null) {
        throw PythonError.valueError("exclude must be None when include is 'all'");
      }
      return frame;
    }
    return Reduce.where(
        frame,
        column ->
            (include == null || DTypeChoice.isAnyOf(args, include, column))
                && (exclude == null || !DTypeChoice.isAnyOf(args, exclude, column)));
  }

  private static DataFrame numbersOrAll(DataFrame frame) {
    DataFrame numeric =
        Reduce.where(frame, column -> column.dtype().isReal() || column.dtype().isTime());
    return numeric.columnCount() == 0 ? frame : numeric;
  }

  private static double[] shares(Args args) {
    if (args.optional("percentiles") == null) {
      return new double[] {0.25, 0.5, 0.75};
    }
    double[] given = Numbers.doubles(Read.column(args, "percentiles"));
    if (Arrays.stream(given).distinct().count() < given.length) {
      throw PythonError.valueError("percentiles cannot contain duplicates");
    }
    return DoubleStream.concat(Arrays.stream(given), DoubleStream.of(0.5))
        .distinct()
        .sorted()
        .toArray();
  }

  /** Nullable numbers are described by nullable ones, objects by objects. */
  private static Column column(Column described, List<Object> cells) {
    if (described instanceof MaskedColumn && described.dtype().isReal()) {
      cells.replaceAll(cell -> cell == Scalars.NA ? Scalars.NAN : cell);
      return Casts.cast(Columns.infer(cells), DType.NULLABLE_FLOAT64);
    }
    if (described.dtype().isTimely()) {
      return ObjectColumn.of(cells.toArray());
    }
    return described.dtype().isReal() ? Columns.infer(cells) : counted(cells);
  }

  /** As pandas finds: numbers where the most frequent value is one, numpy's own among objects. */
  private static Column counted(List<Object> cells) {
    Column inferred = Columns.infer(cells);
    return inferred.dtype().isInteger() || inferred.dtype().isFloat() && !isNothing(cells)
        ? inferred
        : ObjectColumn.of(cells.toArray());
  }

  /** Whether nothing was counted, of which pandas says so that it stays objects. */
  private static boolean isNothing(List<Object> cells) {
    return cells.contains(new NumpyInt(0));
  }

  private static Map<String, Object> of(Column column, double[] shares) {
    if (column.dtype().isTimely() || column.dtype().isReal()) {
      return numbers(column, shares);
    }
    Map<String, Object> rows = new LinkedHashMap<>();
    Series counts =
        ValueCounts.sorted(ValueCounts.of(Series.of(column, Scalars.NONE), true), false);
    long total = 0;
    long unique = 0;
    for (Object count : counts.values().items()) {
      total += (Long) count;
      unique += (Long) count > 0 ? 1 : 0;
    }
    rows.put("count", Scalars.int64(total));
    rows.put("unique", unique);
    rows.put("top", unique == 0 ? Scalars.NAN : counts.index().element(0));
    rows.put("freq", unique == 0 ? Scalars.NAN : Scalars.int64((Long) counts.values().item(0)));
    return rows;
  }

  private static Map<String, Object> numbers(Column column, double[] shares) {
    Map<String, Object> rows = new LinkedHashMap<>();
    boolean moments = column.dtype().isTimely() && !column.dtype().isTimedelta();
    Object count = one(column, "count");
    rows.put(
        "count",
        column.dtype().isTimely()
            ? Scalars.int64((Long) count)
            : (Object) ((Long) count).doubleValue());
    rows.put("mean", one(column, "mean"));
    if (!moments) {
      rows.put("std", one(column, "std"));
    }
    rows.put("min", real(one(column, "min")));
    String[] percents = Percents.of(shares);
    for (int at = 0; at < shares.length; at++) {
      double share = shares[at];
      Column value =
          Quantiles.ofPercent(share, "linear").apply(column, Groups.whole(column.size()));
      rows.put(percents[at], value.item(0));
    }
    rows.put("max", real(one(column, "max")));
    return rows;
  }

  private static Object one(Column column, String name) {
    Aggregation aggregation = Objects.requireNonNull(Aggregations.named(name));
    return aggregation.apply(column, Groups.whole(column.size())).item(0);
  }

  private static Object real(Object value) {
    return value instanceof Long number ? (Object) number.doubleValue() : value;
  }

  /** The labels of groups, which have no names where there are none. */
  private static Index index(Index groups) {
    return groups.size() > 0
        ? groups
        : groups.withNames(groups.names().stream().map(_ -> Scalars.NONE).toList());
  }

  private static Column fitting(Column cells, DType dtype) {
    return cells.dtype().isInteger() ? Casts.cast(cells, dtype) : cells;
  }

  private static List<Object> all(List<Map<String, Object>> rows) {
    return rows.stream().flatMap(row -> row.values().stream()).toList();
  }

  /** One row a group, the statistics below each column. */
  public static Object groups(GroupsObject self, Args args) {
    DataFrame values = self.isSeries() ? self.values() : chosen(self.values(), args);
    double[] shares = shares(args);
    Grouping groups = self.visited();
    boolean none = self.grouping().count() == 0 && values.rowCount() > 0;
    if (self.isSeries() && (none || !self.options().groupKeys())) {
      throw PythonError.valueError(
          "index must be a MultiIndex to unstack, <class 'pandas.core.indexes.base.Index'> was"
              + " passed");
    }
    if (!self.options().groupKeys()) {
      throw PythonError.unsupported(
          "describe() of groups without their keys", "choose one column, or group by the keys");
    }
    List<String> names =
        names(values.data().stream().map(column -> of(column.take(new int[0]), shares)).toList());
    List<Object> labels = new ArrayList<>();
    List<Column> data = new ArrayList<>();
    for (int at = 0; at < values.columnCount(); at++) {
      List<Map<String, Object>> each = new ArrayList<>();
      for (int[] rows : groups.groups().rows()) {
        each.add(of(values.column(at).take(rows), shares));
      }
      for (String name : names) {
        labels.add(self.isSeries() ? name : PyTuple.of(values.label(at), name));
        data.add(ofGroups(values.column(at), each, name));
      }
    }
    Index columns = LevelOrder.appended(Index.ofLabels(labels));
    if (!self.isSeries() && columns.levelCount() > values.columns().levelCount()) {
      List<Object> levels = new ArrayList<>(values.columns().names());
      levels.add(Scalars.NONE);
      columns = columns.withNames(levels);
    }
    DataFrame frame = new DataFrame(columns, data, index(groups.labels()));
    if (!self.options().sorted()) {
      throw PythonError.unsupported("describe() of groups with sort=False", "leave sort out");
    }
    return self.options().asIndex()
        ? Wrap.frame(args, frame)
        : Wrap.frame(args, self.keysFirst(frame, groups));
  }

  private static long[] firsts(Column level) {
    int[] codes = Factorizer.codes(level, Factorizer.Missing.DISTINCT).codes();
    return Arrays.stream(codes).asLongStream().toArray();
  }

  /** One statistic of all groups. */
  private static Column ofGroups(Column column, List<Map<String, Object>> groups, String name) {
    List<Object> cells = groups.stream().map(row -> row.getOrDefault(name, Scalars.NAN)).toList();
    boolean times = column.dtype().isTimely();
    DType dtype =
        column.dtype().isReal()
            ? DType.FLOAT64
            : times ? DType.OBJECT : counted(all(groups)).dtype();
    if (dtype == DType.OBJECT) {
      return ObjectColumn.of(cells.toArray());
    }
    Column statistics = cells.isEmpty() ? DoubleColumn.of() : fitting(Columns.infer(cells), dtype);
    return column.dtype().isNullable()
        ? Casts.cast(statistics, DType.FLOAT64.withMask())
        : statistics;
  }
}
