package dev.assay.pandas.api.window;

import dev.assay.pandas.api.common.MoreArguments;
import dev.assay.pandas.api.common.OnlyRows;
import dev.assay.pandas.api.common.Read;
import dev.assay.pandas.api.common.Reduce;
import dev.assay.pandas.api.common.Relabel;
import dev.assay.pandas.api.common.Wrap;
import dev.assay.pandas.api.dataframe.FrameObject;
import dev.assay.pandas.api.groupby.GroupsObject;
import dev.assay.pandas.api.indexing.Indexers;
import dev.assay.pandas.api.module.LackingParts;
import dev.assay.pandas.api.series.SeriesObject;
import dev.assay.pandas.column.Column;
import dev.assay.pandas.column.Columns;
import dev.assay.pandas.column.DoubleColumn;
import dev.assay.pandas.column.Numbers;
import dev.assay.pandas.column.Positions;
import dev.assay.pandas.column.Scalars;
import dev.assay.pandas.eval.Args;
import dev.assay.pandas.eval.Context;
import dev.assay.pandas.eval.PyType;
import dev.assay.pandas.frame.DataFrame;
import dev.assay.pandas.frame.Series;
import dev.assay.pandas.frame.aggregate.Aggregation;
import dev.assay.pandas.frame.aggregate.Aggregations;
import dev.assay.pandas.frame.aggregate.Groups;
import dev.assay.pandas.frame.aggregate.Quantiles;
import dev.assay.pandas.frame.index.Index;
import dev.assay.pandas.frame.index.KnownLabels;
import dev.assay.pandas.frame.window.Rolling;
import dev.assay.pandas.value.PyTuple;
import dev.assay.pandas.value.PythonError;
import dev.assay.pandas.value.Text;
import java.util.List;
import java.util.Objects;
import java.util.function.BiFunction;
import java.util.function.ToDoubleBiFunction;
import java.util.function.ToDoubleFunction;
import java.util.stream.DoubleStream;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/** {@code rolling(...)} and {@code expanding()}. */
public record RollingObject(
    DataFrame frame,
    Rolling rolling,
    Groups groups,
    @Nullable GroupsObject grouped,
    boolean series,
    @Nullable On on,
    WindowText text)
    implements Windows {

  /** The column that {@code on} names, which frames of results have, too, and its place there. */
  private record On(int place, Object name, Column times) {
    DataFrame into(DataFrame results) {
      return results.insert(Math.min(place, results.columnCount()), name, times);
    }
  }

  public static final String NOTATION =
      "window, min_periods=None, center=False, !win_type=None, on=None, axis=0, closed=None,"
          + " !step=None, !method='single'";

  /** What computes the windows in pandas: only its own Cython does here. */
  private static final String ENGINE = ", !engine=None, !engine_kwargs=None";

  public static final PyType<RollingObject> TYPE = type("Rolling");

  private static final List<PyType<RollingObject>> TYPES =
      List.of(TYPE, type("Expanding"), type("RollingGroupby"), type("ExpandingGroupby"));

  private static PyType<RollingObject> type(String name) {
    return PyType.builder(name, RollingObject.class)
        .doc("windows of rows")
        .with(RollingObject::add)
        .with(RollingPairs::add)
        .with(RollingShapes::add)
        .with(LackingParts::ofWindows)
        .build();
  }

  @Override
  public PyType<?> type() {
    return TYPES.stream().filter(each -> each.name().equals(text.type())).findFirst().orElse(TYPE);
  }

  @Override
  public String repr() {
    return text.toString();
  }

  private static PyType.Builder<RollingObject> add(PyType.Builder<RollingObject> table) {
    for (String name : List.of("sum", "mean")) {
      table.method(
          name,
          "numeric_only=False" + ENGINE,
          (self, args) ->
              self.run(
                  args,
                  (column, groups) -> self.rolling.sums(column, groups, name.equals("mean"))));
    }
    for (String name : List.of("min", "max", "median")) {
      Aggregation aggregation = Objects.requireNonNull(Aggregations.named(name));
      table.method(
          name,
          "numeric_only=False" + ENGINE,
          (self, args) ->
              self.chosen(args).apply(args.context(), window -> of(window, aggregation)));
    }
    return table
        .method(
            "count",
            "numeric_only=False",
            (self, args) ->
                self.chosen(args)
                    .counted()
                    .apply(
                        args.context(),
                        window -> DoubleStream.of(window).sum(),
                        Rolling.Shown.ROWS))
        .method(
            "std",
            "ddof=1, numeric_only=False" + ENGINE,
            (self, args) -> self.variances(args, true))
        .method(
            "var",
            "ddof=1, numeric_only=False" + ENGINE,
            (self, args) -> self.variances(args, false))
        .method(
            "apply",
            "func, raw=False" + ENGINE + ", args=None, kwargs=None",
            RollingObject::applied)
        .method(
            "quantile", "q, interpolation='linear', numeric_only=False", RollingObject::quantiles)
        .method("agg", "func, *args, **kwargs", RollingAggregation::of)
        .method("aggregate", "func, *args, **kwargs", RollingAggregation::of);
  }

  private Object variances(Args args, boolean root) {
    long freedom = args.integer("ddof");
    return run(args, (column, groups) -> rolling.variances(column, groups, freedom, root));
  }

  private static Object quantiles(RollingObject self, Args args) {
    double share = args.real("q");
    if (!(share >= 0 && share <= 1)) {
      throw PythonError.valueError("quantile value " + Text.str(share) + " not in [0, 1]");
    }
    Quantiles quantiles = new Quantiles(share, args.string("interpolation"));
    return self.chosen(args)
        .apply(
            args.context(), window -> quantiles.plain(DoubleStream.of(window).sorted().toArray()));
  }

  /** Series of windows are labelled by the rows of groups, of which there must be all. */
  private static Object applied(RollingObject self, Args args) {
    if (!args.truth("raw") && Positions.hasMissing(self.groups.codes())) {
      long rows = IntStream.of(self.groups.codes()).filter(code -> code >= 0).count();
      throw Read.otherLength(rows, self.frame.rowCount()).hinting("; drop rows without a key");
    }
    return self.apply(
        args.context(),
        (window, rows) -> asked(args, window, self.labels().sliced(rows)),
        Rolling.Shown.ALL);
  }

  /** The same windows, of numbers only where that is asked for. */
  private RollingObject chosen(Args args) {
    if (!args.truth("numeric_only")) {
      return this;
    }
    if (series && !frame.column(0).dtype().isNumeric()) {
      throw new PythonError(
          "NotImplementedError", "Rolling." + args.function() + " does not implement numeric_only");
    }
    return new RollingObject(numbers(frame), rolling, groups, grouped, series, on, text);
  }

  /** Columns of numbers, which truths are not here. */
  static DataFrame numbers(DataFrame frame) {
    return Reduce.where(frame, column -> column.dtype().isReal());
  }

  @Override
  public RollingObject withKeysAsIndex() {
    return grouped == null
        ? this
        : new RollingObject(frame, rolling, groups, grouped.withKeysAsIndex(), series, on, text);
  }

  private static double of(double[] window, Aggregation aggregation) {
    Column result = aggregation.apply(DoubleColumn.of(window), Groups.whole(window.length));
    return Numbers.doubles(result)[0];
  }

  /** What windows are labelled by: the rows' labels, or the dates over which they roll. */
  private Index labels() {
    return on == null ? frame.index() : Index.of(on.times, on.name);
  }

  private static double asked(Args args, double[] window, Index labels) {
    Column values = DoubleColumn.of(window);
    Object given =
        args.truth("raw")
            ? Wrap.array(args, values)
            : Wrap.series(args, new Series(values, labels, Scalars.NONE));
    return Numbers.toDouble(MoreArguments.both(args).call(args.context(), args.get("func"), given));
  }

  @Override
  public Object getItem(Context context, Object key) {
    return withKeysAsIndex().item(context, key);
  }

  private Object item(Context context, Object key) {
    if (key instanceof PyTuple labels && frame.columns().levelCount() > 1) {
      throw PythonError.unsupported("a tuple of columns in brackets", "write a list of them");
    }
    if (grouped != null && on != null) {
      DataFrame dated = frame.withIndex(Index.of(on.times, on.name));
      return new RollingObject(dated, rolling, groups, grouped, series, null, text)
          .getItem(context, key);
    }
    if (Read.isList(key) || key instanceof PyTuple) {
      int[] positions = Relabel.dropped(frame.columns(), Read.items(context, key), false);
      On last = on == null ? null : new On(positions.length, on.name, on.times);
      return new RollingObject(
          frame.select(positions), rolling, groups, grouped, false, last, text);
    }
    if (frame.columns().find(key) < 0) {
      throw KnownLabels.notFound(frame, key);
    }
    int[] named = frame.positions(key);
    return new RollingObject(
        frame.select(named), rolling, groups, grouped, named.length == 1, on, text);
  }

  /** A column under its name. */
  @Override
  public @Nullable Object attribute(Context context, String name) {
    return frame.columns().find(name) < 0 ? null : getItem(context, name);
  }

  private Object apply(Context context, ToDoubleFunction<double[]> function) {
    return apply(context, function, Rolling.Shown.PRESENT);
  }

  private Object apply(Context context, ToDoubleFunction<double[]> function, Rolling.Shown shown) {
    return apply(context, (window, _) -> function.applyAsDouble(window), shown);
  }

  private Object apply(
      Context context, ToDoubleBiFunction<double[], int[]> function, Rolling.Shown shown) {
    long window = Math.min(rolling.size(), frame.rowCount());
    requireSorted(rolling, groups);
    context
        .budget()
        .steps((long) frame.rowCount() * Math.max(1, window) * Math.max(1, frame.columnCount()));

    return placed(
        context, frame.map(column -> rolling.apply(grouped(column), groups, function, shown)));
  }

  /** Windows of time need rows in the order of their times, or against it. */
  void requireSorted() {
    requireSorted(rolling, groups);
  }

  /** A statistic that follows the windows from row to row. */
  Object run(Args args, BiFunction<Column, Groups, Column> statistic) {
    requireSorted(rolling, groups);
    args.budget().steps(2L * frame.rowCount() * Math.max(1, frame.columnCount()));
    RollingObject chosen = chosen(args);
    return placed(
        args.context(), chosen.frame.map(column -> statistic.apply(grouped(column), groups)));
  }

  private Object placed(Context context, DataFrame result) {
    DataFrame all = on == null || series ? result : on.into(result);
    DataFrame placed = grouped == null ? all : WindowGroups.byGroup(all, grouped);
    if (grouped != null && !grouped.options().asIndex()) {
      throw PythonError.unsupported(
          "rolling() of groups with as_index=False", "use reset_index() afterwards");
    }
    return series
        ? Wrap.series(context, placed.series(0))
        : Wrap.frame(context, placed.withColumns(placed.columns().separate()));
  }

  /** The same windows of 1 for each value that is there, whatever it is, and 0 for others. */
  private RollingObject counted() {
    DataFrame present =
        frame.map(
            column ->
                DoubleColumn.of(
                    IntStream.range(0, column.size())
                        .mapToDouble(row -> column.isMissing(row) ? 0 : 1)
                        .toArray()));
    return new RollingObject(present, rolling, groups, grouped, series, on, text);
  }

  /**
   * pandas looks for the last row of each group, which categories that do not occur do not have; of
   * combinations of several keys it knows only those that occur.
   */
  private Column grouped(Column column) {
    Column numbers = WindowGroups.numbers(column);
    boolean several = grouped != null && grouped.grouping().labels().levelCount() > 1;
    for (int[] rows : groups.rows()) {
      if (rows.length == 0 && column.size() > 0 && !several) {
        throw PythonError.indexError("index -1 is out of bounds for axis 0 with size 0");
      }
    }
    return numbers;
  }

  private static void requireSorted(Rolling rolling, Groups groups) {
    Rolling.Span span = rolling.span();
    if (span == null) {
      return;
    }
    for (int[] rows : groups.rows()) {
      boolean falls = false;
      boolean rises = false;
      for (int at = 1; at < rows.length; at++) {
        int order = Long.compare(span.times()[rows[at]], span.times()[rows[at - 1]]);
        falls |= order < 0;
        rises |= order > 0;
      }
      if (falls && rises) {
        throw PythonError.valueError(
            groups.isWhole()
                ? "index must be monotonic: sort the rows by their dates first"
                : "Each group within index must be monotonic. Sort the values in index first.");
      }
    }
  }

  private static Object of(DataFrame frame, Rolling rolling, boolean series, WindowText text) {
    Groups groups = Groups.whole(frame.rowCount());
    return new RollingObject(frame, rolling, groups, null, series, null, text);
  }

  /** Without the column of the dates. */
  private static DataFrame without(DataFrame frame, Args args) {
    int at = args.optional("on") == null ? -1 : frame.columns().find(args.get("on"));
    return at < 0 ? frame : frame.select(Indexers.without(new int[] {at}, frame.columnCount()));
  }

  public static Object ofSeries(SeriesObject self, Args args) {
    OnlyRows.require(args, true);
    return of(
        self.series().toFrame().withColumns(named(self.series())),
        RollingArguments.rolling(args, self.series().toFrame()),
        true,
        WindowText.rolling(args, false));
  }

  private static Index named(Series series) {
    return Index.of(Columns.infer(List.of(series.name())), Scalars.NONE);
  }

  public static Object expandingSeries(SeriesObject self, Args args) {
    return of(
        self.series().toFrame().withColumns(named(self.series())),
        RollingArguments.expanding(args),
        true,
        WindowText.expanding(args, false));
  }

  public static Object ofFrame(FrameObject self, Args args) {
    OnlyRows.require(args, false);
    DataFrame frame = self.frame();
    return new RollingObject(
        without(frame, args),
        RollingArguments.rolling(args, frame),
        Groups.whole(frame.rowCount()),
        null,
        false,
        on(frame, args),
        WindowText.rolling(args, false));
  }

  public static Object expandingFrame(FrameObject self, Args args) {
    return of(
        self.frame(), RollingArguments.expanding(args), false, WindowText.expanding(args, false));
  }

  private static @Nullable On on(DataFrame frame, Args args) {
    int at = args.optional("on") == null ? -1 : frame.columns().find(args.get("on"));
    return at < 0 ? null : new On(at, frame.columns().label(at), frame.column(at));
  }

  public static Object ofGroups(GroupsObject self, Args args) {
    OnlyRows.require(args, self.isSeries());
    DataFrame values = WindowGroups.values(self);
    if (self.isChosen() && args.optional("on") != null) {
      RollingArguments.on(args, values);
    }
    return new RollingObject(
        without(values, args),
        RollingArguments.rolling(args, self.frame()),
        self.grouping().groups(),
        self,
        self.isSeries(),
        on(values, args),
        WindowText.rolling(args, true));
  }

  public static Object expandingGroups(GroupsObject self, Args args) {
    return new RollingObject(
        WindowGroups.values(self),
        RollingArguments.expanding(args),
        self.grouping().groups(),
        self.withKeysAsIndex(),
        self.isSeries(),
        null,
        WindowText.expanding(args, true));
  }
}
