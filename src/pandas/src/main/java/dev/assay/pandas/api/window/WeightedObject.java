package dev.assay.pandas.api.window;

import dev.assay.pandas.api.common.Wrap;
import dev.assay.pandas.api.dataframe.FrameObject;
import dev.assay.pandas.api.groupby.GroupsObject;
import dev.assay.pandas.api.series.SeriesObject;
import dev.assay.pandas.column.Column;
import dev.assay.pandas.column.DoubleColumn;
import dev.assay.pandas.column.Numbers;
import dev.assay.pandas.column.ObjectColumn;
import dev.assay.pandas.column.Positions;
import dev.assay.pandas.column.Scalars;
import dev.assay.pandas.eval.Args;
import dev.assay.pandas.eval.Context;
import dev.assay.pandas.eval.PyType;
import dev.assay.pandas.frame.DataFrame;
import dev.assay.pandas.frame.index.Index;
import dev.assay.pandas.frame.window.Weighting;
import dev.assay.pandas.value.Allocation;
import dev.assay.pandas.value.PythonError;
import java.util.List;
import java.util.function.UnaryOperator;
import java.util.stream.DoubleStream;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/** {@code ewm(...)}: the rows before, weighted the less the longer ago they are. */
public record WeightedObject(
    DataFrame frame,
    Weighting weighting,
    @Nullable GroupsObject grouped,
    boolean series,
    WindowText text)
    implements Windows {

  public static final String NOTATION =
      "com=None, span=None, halflife=None, alpha=None, min_periods=0, adjust=True,"
          + " ignore_na=False, !axis=0, !times=None, !method='single'";

  private static final String VARIANCE = "bias=False, numeric_only=False";

  public static final PyType<WeightedObject> TYPE = type("ExponentialMovingWindow");

  private static final PyType<WeightedObject> GROUPED = type("ExponentialMovingWindowGroupby");

  private static PyType<WeightedObject> type(String name) {
    return PyType.builder(name, WeightedObject.class)
        .doc("the rows before, weighted exponentially")
        .method(
            "mean",
            "numeric_only=False, !engine=None, !engine_kwargs=None",
            (self, args) -> self.each(args, self.weighting::means))
        .method("var", VARIANCE, (self, args) -> self.variances(args, false))
        .method("std", VARIANCE, (self, args) -> self.variances(args, true))
        .method("agg", "func, *args, **kwargs", RollingAggregation::of)
        .method("aggregate", "func, *args, **kwargs", RollingAggregation::of)
        .refused("sum", "use mean()")
        .refused("corr", "use rolling(n) and corr by hand")
        .refused("cov", "use rolling(n) and cov by hand")
        .build();
  }

  @Override
  public PyType<?> type() {
    return grouped == null ? TYPE : GROUPED;
  }

  @Override
  public String repr() {
    return text.toString();
  }

  public static Object ofFrame(FrameObject self, Args args) {
    return new WeightedObject(
        self.frame(), weighting(args), null, false, WindowText.weighted(args, false));
  }

  public static Object ofSeries(SeriesObject self, Args args) {
    DataFrame frame = self.series().toFrame();
    Index name = Index.of(ObjectColumn.of(self.series().name()), Scalars.NONE);
    return new WeightedObject(
        frame.withColumns(name), weighting(args), null, true, WindowText.weighted(args, false));
  }

  @Override
  public WeightedObject withKeysAsIndex() {
    return this;
  }

  /** Some of the columns. */
  @Override
  public Object getItem(Context context, Object key) {
    throw PythonError.unsupported(
        "columns of ewm() in brackets", "choose the column first: df['a'].ewm(...)");
  }

  @Override
  public @Nullable Object attribute(Context context, String name) {
    return frame.columns().find(name) < 0 ? null : getItem(context, name);
  }

  private static Weighting weighting(Args args) {
    return new Weighting(
        centre(args),
        (int) args.integer("min_periods"),
        args.truth("adjust"),
        args.truth("ignore_na"));
  }

  /** The centre of mass, which is given by exactly one of four arguments. */
  private static double centre(Args args) {
    List<String> given =
        List.of("com", "span", "halflife", "alpha").stream()
            .filter(name -> args.optional(name) != null)
            .toList();
    if (given.size() > 1) {
      throw PythonError.valueError("comass, span, halflife, and alpha are mutually exclusive");
    }
    if (given.isEmpty()) {
      throw PythonError.valueError("Must pass one of comass, span, halflife, or alpha");
    }
    if (args.get(given.getFirst()) instanceof String) {
      throw PythonError.unsupported("ewm(halflife='...')", "give a number of rows");
    }
    double value = args.real(given.getFirst());
    return switch (given.getFirst()) {
      case "com" -> required(value >= 0, value, "comass must satisfy: comass >= 0");
      case "span" -> required(value >= 1, (value - 1) / 2, "span must satisfy: span >= 1");
      case "halflife" ->
          required(
              value > 0,
              1 / (1 - Math.exp(Math.log(0.5) / value)) - 1,
              "halflife must satisfy: halflife > 0");
      default ->
          required(
              value > 0 && value <= 1, (1 - value) / value, "alpha must satisfy: 0 < alpha <= 1");
    };
  }

  private static double required(boolean valid, double centre, String message) {
    if (!valid) {
      throw PythonError.valueError(message);
    }
    return centre;
  }

  private Object variances(Args args, boolean root) {
    boolean biased = args.truth("bias");
    return each(
        args,
        numbers -> {
          double[] variances = weighting.variances(numbers, biased);
          return root
              ? DoubleStream.of(variances).map(each -> each < 0 ? 0 : Math.sqrt(each)).toArray()
              : variances;
        });
  }

  /** A statistic of all rows, or of the rows of each group. */
  private Object each(Args args, UnaryOperator<double[]> statistic) {
    DataFrame used = args.truth("numeric_only") ? RollingObject.numbers(frame) : frame;
    args.budget().steps(2L * used.rowCount() * used.columnCount());
    int[][] groups =
        grouped == null
            ? new int[][] {Positions.all(used.rowCount())}
            : grouped.grouping().groups().rows();
    DataFrame all = used.map(column -> of(column, groups, statistic));
    DataFrame result = grouped == null ? all : WindowGroups.byGroup(all, grouped);
    return series ? Wrap.series(args, result.series(0)) : Wrap.frame(args, result);
  }

  private static Column of(Column column, int[][] groups, UnaryOperator<double[]> statistic) {
    double[] numbers = Numbers.doubles(WindowGroups.numbers(column));
    double[] results = Allocation.doubles(numbers.length);
    for (int[] rows : groups) {
      double[] of = statistic.apply(IntStream.of(rows).mapToDouble(row -> numbers[row]).toArray());
      for (int at = 0; at < rows.length; at++) {
        results[rows[at]] = of[at];
      }
    }
    return DoubleColumn.of(results);
  }
}
