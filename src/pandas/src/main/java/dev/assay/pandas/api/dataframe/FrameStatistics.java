package dev.assay.pandas.api.dataframe;

import dev.assay.pandas.api.common.Describe;
import dev.assay.pandas.api.common.KeyColumns;
import dev.assay.pandas.api.common.Read;
import dev.assay.pandas.api.common.Reduce;
import dev.assay.pandas.api.common.Relabel;
import dev.assay.pandas.api.common.Wrap;
import dev.assay.pandas.api.series.SeriesStatistics;
import dev.assay.pandas.column.Column;
import dev.assay.pandas.column.Columns;
import dev.assay.pandas.column.DType;
import dev.assay.pandas.column.DoubleColumn;
import dev.assay.pandas.column.LongColumn;
import dev.assay.pandas.column.Numbers;
import dev.assay.pandas.column.Positions;
import dev.assay.pandas.column.Scalars;
import dev.assay.pandas.eval.Args;
import dev.assay.pandas.eval.PyCallable;
import dev.assay.pandas.eval.PyType;
import dev.assay.pandas.frame.DataFrame;
import dev.assay.pandas.frame.Series;
import dev.assay.pandas.frame.aggregate.Aggregation;
import dev.assay.pandas.frame.aggregate.Aggregations;
import dev.assay.pandas.frame.aggregate.Correlation;
import dev.assay.pandas.frame.aggregate.Covariance;
import dev.assay.pandas.frame.aggregate.DistinctCounts;
import dev.assay.pandas.frame.aggregate.Extremes;
import dev.assay.pandas.frame.aggregate.Groups;
import dev.assay.pandas.frame.aggregate.Kurtosis;
import dev.assay.pandas.frame.aggregate.Moments;
import dev.assay.pandas.frame.aggregate.Products;
import dev.assay.pandas.frame.aggregate.Quantiles;
import dev.assay.pandas.frame.aggregate.Sums;
import dev.assay.pandas.frame.aggregate.ValueCounts;
import dev.assay.pandas.frame.codes.Factorizer;
import dev.assay.pandas.frame.convert.Casts;
import dev.assay.pandas.frame.groupby.Grouping;
import dev.assay.pandas.frame.index.Index;
import dev.assay.pandas.frame.index.KnownLabels;
import dev.assay.pandas.frame.index.MultiIndex;
import dev.assay.pandas.frame.reshape.Transpose;
import dev.assay.pandas.frame.select.LabelSelector;
import dev.assay.pandas.frame.sort.QuickOrder;
import dev.assay.pandas.frame.sort.RankCorrelation;
import dev.assay.pandas.value.Allocation;
import dev.assay.pandas.value.PyDict;
import dev.assay.pandas.value.PythonError;
import dev.assay.pandas.value.Timedelta;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.function.ToDoubleFunction;
import java.util.stream.IntStream;

/** The reductions of a frame: one value a column, or a row. */
final class FrameStatistics {

  /** What takes no axis at all for that of the rows; the others then reduce to one value. */
  private static final Set<String> DOWN_BY_NONE =
      Set.of("sum", "prod", "product", "std", "var", "sem");

  private static final String PLAIN = "axis=0, skipna=True|False, numeric_only=False";

  private FrameStatistics() {}

  static PyType.Builder<FrameObject> add(PyType.Builder<FrameObject> table) {
    table.besides(Reduce.FOR_NUMPY);
    for (String name : List.of("mean", "median", "min", "max", "skew")) {
      Aggregation aggregation = Objects.requireNonNull(Aggregations.named(name));
      table.method(name, PLAIN, (self, args) -> reduce(self, args, aggregation));
    }
    for (String name : List.of("prod", "product")) {
      table.method(
          name,
          PLAIN + ", min_count=0",
          (self, args) -> reduce(self, args, new Products(args.integer("min_count"))));
    }
    table
        .method("kurt", PLAIN, (self, args) -> reduce(self, args, new Kurtosis()))
        .method("kurtosis", PLAIN, (self, args) -> reduce(self, args, new Kurtosis()))
        .method(
            "sum",
            PLAIN + ", min_count=0",
            (self, args) -> reduce(self, args, new Sums(args.integer("min_count"))))
        .method(
            "std",
            moment(),
            (self, args) ->
                reduce(self, args, new Moments(Moments.Kind.DEVIATION, args.integer("ddof"))))
        .method(
            "var",
            moment(),
            (self, args) ->
                reduce(self, args, new Moments(Moments.Kind.VARIANCE, args.integer("ddof"))))
        .method(
            "sem",
            moment(),
            (self, args) ->
                reduce(self, args, new Moments(Moments.Kind.ERROR, args.integer("ddof"))))
        .method(
            "any",
            "*, axis=0, !bool_only=None, skipna=True|False",
            (self, args) -> quantified(self, args, "any"))
        .method(
            "all",
            "axis=0, !bool_only=None, skipna=True|False",
            (self, args) -> quantified(self, args, "all"));
    return addCounts(table.besides(""));
  }

  private static PyType.Builder<FrameObject> addCounts(PyType.Builder<FrameObject> table) {
    return table
        .method(
            "count",
            "axis=0, numeric_only=False",
            (self, args) ->
                Wrap.series(
                    args,
                    Reduce.frame(
                        self.frame(),
                        agg("count"),
                        true,
                        args.truth("numeric_only"),
                        Reduce.axis(args))))
        .method(
            "nunique",
            "axis=0, dropna=True",
            (self, args) ->
                Wrap.series(
                    args,
                    nunique(
                        self.frame(),
                        new DistinctCounts(
                            args.truth("dropna")
                                ? Factorizer.Missing.DROP
                                : Factorizer.Missing.DISTINCT),
                        Reduce.axis(args))))
        .method(
            "quantile",
            "q=0.5, axis=0, numeric_only=False, interpolation='linear', !method='single'|'table'",
            FrameStatistics::quantile)
        .method("mode", "axis=0, numeric_only=False, dropna=True", FrameStatistics::mode)
        .method(
            "idxmax",
            "axis=0, skipna=True, numeric_only=False",
            (self, args) -> extremes(self, args, false))
        .method(
            "idxmin",
            "axis=0, skipna=True, numeric_only=False",
            (self, args) -> extremes(self, args, true))
        .method(
            "corr", "method='pearson', min_periods=1, numeric_only=False", FrameStatistics::corr)
        .method("cov", "min_periods=None, ddof=1, numeric_only=False", FrameStatistics::cov)
        .method("first_valid_index", "", (self, _) -> valid(self, true))
        .method("last_valid_index", "", (self, _) -> valid(self, false))
        .method(
            "value_counts",
            "subset=None, normalize=False, sort=True, ascending=False, dropna=True",
            FrameStatistics::valueCounts)
        .method("describe", "percentiles=None, include=None, exclude=None", Describe::frame);
  }

  private static String moment() {
    return "axis=0, skipna=True|False, ddof=1, numeric_only=False";
  }

  private static Aggregation agg(String name) {
    return Objects.requireNonNull(Aggregations.named(name));
  }

  private static Object reduce(FrameObject self, Args args, Aggregation aggregation) {
    args.budget().steps((long) self.frame().rowCount() * self.frame().columnCount());
    Object axis = args.get("axis");
    if (axis == Scalars.NONE && !DOWN_BY_NONE.contains(args.function())) {
      Column all = Columns.interleave(self.frame().data());
      return Reduce.column(all, aggregation, args.truth("skipna"));
    }
    Series reduced =
        Reduce.frame(
            self.frame(),
            aggregation,
            args.truth("skipna"),
            args.truth("numeric_only"),
            Reduce.axis(args));
    return Wrap.series(
        args, self.frame().rowCount() == 0 ? ofNoRows(self.frame(), args, reduced) : reduced);
  }

  /** pandas makes fractions of the sums of no rows, unless there are columns of objects. */
  private static Series ofNoRows(DataFrame frame, Args args, Series sums) {
    boolean adds = args.function().equals("sum") || args.function().equals("prod");
    boolean objects = frame.data().stream().anyMatch(each -> each.dtype() == DType.OBJECT);
    if (!adds || objects || sums.dtype() != DType.OBJECT) {
      return sums;
    }
    if (sums.values().items().stream().anyMatch(Timedelta.class::isInstance)) {
      throw PythonError.typeError(
          "float() argument must be a string or a real number, not 'Timedelta'");
    }
    return sums.withValues(Casts.cast(sums.values(), DType.FLOAT64));
  }

  private static Object quantified(FrameObject self, Args args, String name) {
    DataFrame frame = self.frame();
    if (!args.truth("skipna") && frame.data().stream().anyMatch(Column::hasMissing)) {
      throw PythonError.unsupported(
          name + "(skipna=False) of a frame with missing values", "use notna() or fillna() first");
    }
    if (args.get("axis") == Scalars.NONE) {
      Series each = Reduce.frame(frame, agg(name), true, false, 0);
      return Reduce.column(each.values(), agg(name), true);
    }
    return Wrap.series(args, Reduce.frame(frame, agg(name), true, false, Reduce.axis(args)));
  }

  private static Object quantile(FrameObject self, Args args) {
    DataFrame frame = args.truth("numeric_only") ? Reduce.numeric(self.frame()) : self.frame();
    String interpolation = args.string("interpolation");
    if (!Read.isListLike(args.get("q"))) {
      double share = args.real("q");
      if (Reduce.axis(args) == 0 && frame.columnCount() > 0) {
        DataFrame one = quantiles(frame, interpolation, share);
        return Wrap.series(args, one.row(0));
      }
      return Wrap.series(
          args,
          Reduce.frame(
                  frame, Quantiles.ofPercent(share, interpolation), true, false, Reduce.axis(args))
              .named(share));
    }
    if (args.get("q") instanceof PyDict) {
      throw PythonError.typeError("'>=' not supported between instances of 'dict' and 'int'");
    }
    double[] shares = SeriesStatistics.shares(args);
    return Wrap.frame(args, quantiles(frame, interpolation, shares));
  }

  private static DataFrame quantiles(DataFrame frame, String interpolation, double... shares) {
    List<Column> data = new ArrayList<>();
    for (Column column : frame.data()) {
      List<Column> cells = new ArrayList<>();
      for (double share : shares) {
        cells.add(Quantiles.ofPercent(share, interpolation).ofWhole(column));
      }
      data.add(Columns.concat(cells));
    }
    return new DataFrame(frame.columns(), data, Index.of(DoubleColumn.of(shares), Scalars.NONE));
  }

  private static Object mode(FrameObject self, Args args) {
    DataFrame frame = args.truth("numeric_only") ? Reduce.numeric(self.frame()) : self.frame();
    if (Reduce.axis(args) == 1 && frame.rowCount() > 0 && frame.columnCount() > 0) {
      throw PythonError.unsupported("mode(axis=1)", "use apply(lambda row: row.mode(), axis=1)");
    }
    List<Column> modes = new ArrayList<>();
    int longest = 0;
    for (Column column : frame.data()) {
      modes.add(SeriesStatistics.modes(column, args.truth("dropna")));
      longest = Math.max(longest, modes.getLast().size());
    }
    int rows = longest;
    List<Column> data =
        modes.stream()
            .map(
                each -> {
                  return each.takeOrMissing(
                      Allocation.ints(rows, at -> at < each.size() ? at : -1));
                })
            .toList();
    return Wrap.frame(args, new DataFrame(frame.columns(), data, Index.range(rows)));
  }

  private static Object extremes(FrameObject self, Args args, boolean least) {
    DataFrame frame = args.truth("numeric_only") ? Reduce.numeric(self.frame()) : self.frame();
    if (Reduce.axis(args) == 1) {
      frame = Transpose.of(frame);
    }
    if (frame.columnCount() == 0) {
      return Wrap.series(args, new Series(LongColumn.of(), frame.columns(), Scalars.NONE));
    }
    Positions places = new Positions();
    for (Column column : frame.data()) {
      places.add(extreme(column, args.truth("skipna"), least));
    }
    Column labels = labelsAt(frame.index(), places.toArray());
    return Wrap.series(args, new Series(labels, frame.columns(), Scalars.NONE));
  }

  /** Where a column has its extreme, -1 for none: pandas' own arrays raise instead. */
  private static int extreme(Column column, boolean skipped, boolean least) {
    boolean nullable = column.dtype().isNullable();
    boolean own = !nullable && (column.dtype().isOwn() || column.dtype().isTime());
    Groups whole = Groups.whole(column.size());
    if (column.dtype() == DType.OBJECT) {
      new Extremes(least).requireNumbers(column, whole);
    }
    int best = new Extremes(least).positions(column, whole)[0];
    if (column.size() == 0 || best < 0 && skipped && own) {
      throw PythonError.valueError(
          "attempt to get " + (least ? "argmin" : "argmax") + " of an empty sequence");
    }
    boolean missing = best < 0 || !skipped && column.hasMissing();
    if (missing && own) {
      throw PythonError.unsupported(
          "skipna=False of such a column with missing values", "drop them first");
    }
    if (missing && nullable) {
      throw PythonError.attributeError(
          "'int' object has no attribute 'reshape': a nullable column has no values");
    }
    return missing ? -1 : best;
  }

  /** Labels in their own dtype, where that is one of pandas', else in the one that fits them. */
  private static Column labelsAt(Index index, int[] places) {
    if (index.levelCount() == 1) {
      DType dtype = index.column().dtype();
      if (dtype.isNullable() || dtype.isBool() || !dtype.isNumeric()) {
        return Columns.withTimes(index.column().takeOrMissing(places));
      }
    }
    List<Object> labels = new ArrayList<>();
    for (int place : places) {
      labels.add(place < 0 ? Scalars.NAN : index.label(place));
    }
    return Columns.infer(labels);
  }

  private static Object valid(FrameObject self, boolean first) {
    int[] present =
        IntStream.range(0, self.frame().rowCount())
            .filter(row -> self.frame().data().stream().anyMatch(each -> !each.isMissing(row)))
            .toArray();
    return present.length == 0
        ? Scalars.NONE
        : self.frame().index().element(present[first ? 0 : present.length - 1]);
  }

  /** Without missing values by numpy's cov, pair by pair otherwise. */
  private static Object cov(FrameObject self, Args args) {
    long degrees = degrees(self, args);
    boolean missing = self.frame().data().stream().anyMatch(Column::hasMissing);
    return pairs(
        self,
        args,
        pair ->
            missing
                ? Correlation.of(pair, false, degrees)
                : Covariance.of(pair[1], pair[0], degrees).both());
  }

  private static Object corr(FrameObject self, Args args) {
    if (args.get("method") instanceof PyCallable) {
      throw PythonError.unsupported("corr() by a function", "call the function on two columns");
    }
    return switch (args.string("method")) {
      case "pearson" -> pairs(self, args, pair -> Correlation.of(pair, true, 1));
      case "spearman" -> pairs(self, args, RankCorrelation::of);
      default ->
          throw PythonError.unsupported(
              "corr(method='" + args.string("method") + "')", "use method='spearman'");
    };
  }

  /** Where a value is missing, pandas does not look at {@code ddof}. */
  private static long degrees(FrameObject self, Args args) {
    boolean missing = self.frame().data().stream().anyMatch(Column::hasMissing);
    return missing ? 1 : args.integer("ddof");
  }

  private static Object pairs(FrameObject self, Args args, ToDoubleFunction<double[][]> measure) {
    DataFrame frame = args.truth("numeric_only") ? Reduce.numeric(self.frame()) : self.frame();
    List<double[]> numbers =
        frame.data().stream()
            .map(column -> Casts.cast(column, DType.FLOAT64))
            .map(Numbers::doubles)
            .toList();
    long least = args.optional("min_periods") == null ? 1 : args.integer("min_periods");
    List<Column> data = new ArrayList<>();
    for (int column = 0; column < numbers.size(); column++) {
      double[] cells = Allocation.doubles(numbers.size());
      for (int at = 0; at < cells.length; at++) {
        double[] later = numbers.get(Math.max(at, column)); // as pandas goes over the pairs
        double[] earlier = numbers.get(Math.min(at, column));
        cells[at] =
            pairs(later, earlier) < least
                ? Double.NaN
                : measure.applyAsDouble(new double[][] {later, earlier});
      }
      data.add(DoubleColumn.of(cells));
    }
    return Wrap.frame(args, new DataFrame(frame.columns(), data, frame.columns().separate()));
  }

  /** How many rows have a number in both. */
  private static long pairs(double[] one, double[] other) {
    return IntStream.range(0, one.length)
        .filter(at -> !Double.isNaN(one[at]) && !Double.isNaN(other[at]))
        .count();
  }

  private static Object valueCounts(FrameObject self, Args args) {
    DataFrame frame = self.frame();
    DataFrame used = args.optional("subset") == null ? frame : frame.select(subset(args, frame));
    if (used.columnCount() == 0 && used.rowCount() == 0) {
      Column none = LongColumn.of();
      return Wrap.series(args, Series.of(none, "count"));
    }
    if (used.columnCount() == 0) {
      throw PythonError.valueError("No group keys passed!");
    }
    used.columns().labels().forEach(label -> KeyColumns.of(frame, label));
    Grouping grouping =
        Grouping.by(
            used.data(),
            used.columns().labels(),
            true,
            args.truth("dropna"),
            used.columnCount() > 1);
    LongColumn counts = Aggregations.sizes(grouping.groups());
    if (args.optional("subset") instanceof PyDict) {
      throw PythonError.typeError("the subset is a list of labels");
    }
    Object subset = args.optional("subset");
    boolean one = subset != null && !Read.isListLike(subset);
    Index labels =
        grouping.labels() instanceof MultiIndex || one
            ? grouping.labels()
            : new MultiIndex(grouping.labels().levels(), grouping.labels().names());
    boolean normalize = args.truth("normalize");
    Series result =
        new Series(
            normalize ? ValueCounts.shares(counts) : counts,
            labels,
            normalize ? "proportion" : "count");
    return Wrap.series(
        args,
        args.truth("sort")
            ? result.take(QuickOrder.order(counts, args.truth("ascending"), true))
            : result);
  }

  private static int[] subset(Args args, DataFrame frame) {
    List<Object> labels = Read.labels(args, "subset");
    for (Object label : labels) {
      if (new LabelSelector(frame.columns()).find(label).length == 0) {
        throw KnownLabels.column(frame, label);
      }
    }
    return Relabel.dropped(frame.columns(), labels, false);
  }

  /** Of no rows there are no counts, which are floats then. */
  private static Series nunique(DataFrame frame, DistinctCounts counts, int axis) {
    Series result = Reduce.frame(frame, counts, true, false, axis);
    return axis == 1 && frame.rowCount() == 0 ? result.withValues(DoubleColumn.of()) : result;
  }
}
