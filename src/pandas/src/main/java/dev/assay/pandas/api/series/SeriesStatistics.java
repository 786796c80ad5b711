package dev.assay.pandas.api.series;

import dev.assay.pandas.api.array.ArrayType;
import dev.assay.pandas.api.common.Describe;
import dev.assay.pandas.api.common.Read;
import dev.assay.pandas.api.common.Reduce;
import dev.assay.pandas.api.common.Wrap;
import dev.assay.pandas.api.dataframe.Construct;
import dev.assay.pandas.column.Column;
import dev.assay.pandas.column.Columns;
import dev.assay.pandas.column.DType;
import dev.assay.pandas.column.DoubleColumn;
import dev.assay.pandas.column.MaskedColumn;
import dev.assay.pandas.column.Numbers;
import dev.assay.pandas.column.ObjectColumn;
import dev.assay.pandas.column.Positions;
import dev.assay.pandas.column.Scalars;
import dev.assay.pandas.column.TimeColumn;
import dev.assay.pandas.eval.Args;
import dev.assay.pandas.eval.Context;
import dev.assay.pandas.eval.PyCallable;
import dev.assay.pandas.eval.PyType;
import dev.assay.pandas.frame.Series;
import dev.assay.pandas.frame.aggregate.Aggregation;
import dev.assay.pandas.frame.aggregate.Aggregations;
import dev.assay.pandas.frame.aggregate.Covariance;
import dev.assay.pandas.frame.aggregate.DistinctCounts;
import dev.assay.pandas.frame.aggregate.Extremes;
import dev.assay.pandas.frame.aggregate.Groups;
import dev.assay.pandas.frame.aggregate.Kurtosis;
import dev.assay.pandas.frame.aggregate.Moments;
import dev.assay.pandas.frame.aggregate.Products;
import dev.assay.pandas.frame.aggregate.Quantiles;
import dev.assay.pandas.frame.aggregate.Sums;
import dev.assay.pandas.frame.codes.Codes;
import dev.assay.pandas.frame.codes.Factorizer;
import dev.assay.pandas.frame.convert.Casts;
import dev.assay.pandas.frame.index.Index;
import dev.assay.pandas.frame.join.Aligner;
import dev.assay.pandas.frame.missing.MissingValues;
import dev.assay.pandas.frame.sort.Sorter;
import dev.assay.pandas.value.Allocation;
import dev.assay.pandas.value.Equality;
import dev.assay.pandas.value.PythonError;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.stream.IntStream;
import java.util.stream.LongStream;

/** The reductions of a series. */
public final class SeriesStatistics {

  private static final String PLAIN =
      "axis=0|None|'index'|'rows', skipna=True|False, numeric_only=False";

  private SeriesStatistics() {}

  static PyType.Builder<SeriesObject> add(PyType.Builder<SeriesObject> table) {
    table.besides(Reduce.FOR_NUMPY);
    for (String name : List.of("mean", "median", "min", "max", "skew")) {
      Aggregation aggregation = Objects.requireNonNull(Aggregations.named(name));
      table.method(name, PLAIN, (self, args) -> reduce(self, args, aggregation));
    }
    return table
        .method("kurt", PLAIN, (self, args) -> reduce(self, args, new Kurtosis()))
        .method("kurtosis", PLAIN, (self, args) -> reduce(self, args, new Kurtosis()))
        .method(
            "sum",
            PLAIN + ", min_count=0",
            (self, args) -> reduce(self, args, new Sums(args.integer("min_count"))))
        .method("prod", PLAIN + ", min_count=0", SeriesStatistics::prod)
        .method("product", PLAIN + ", min_count=0", SeriesStatistics::prod)
        .method("std", moment(), (self, args) -> reduce(self, args, Moments.Kind.DEVIATION))
        .method("var", moment(), (self, args) -> reduce(self, args, Moments.Kind.VARIANCE))
        .method("sem", moment(), (self, args) -> reduce(self, args, Moments.Kind.ERROR))
        .method(
            "any",
            "*, axis=0|None|'index'|'rows', bool_only=None, skipna=True|False",
            (self, args) -> quantified(self, args, "any"))
        .method(
            "all",
            "axis=0|None|'index'|'rows', bool_only=None, skipna=True|False",
            (self, args) -> quantified(self, args, "all"))
        .besides("")
        .method("count", "", (self, _) -> Scalars.int64((Long) Scalars.plain(named(self, "count"))))
        .method(
            "nunique",
            "dropna=True",
            (self, args) ->
                Scalars.plain(
                    Reduce.column(
                        self.series().values(),
                        new DistinctCounts(
                            args.truth("dropna")
                                ? Factorizer.Missing.DROP
                                : Factorizer.Missing.DISTINCT),
                        true)))
        .method("quantile", "q=0.5, interpolation='linear'", SeriesStatistics::quantile)
        .method("mode", "dropna=True", SeriesStatistics::mode)
        .method(
            "idxmax",
            "axis=0|'index'|'rows', skipna=True",
            (self, args) -> extreme(self, args, false))
        .method(
            "idxmin",
            "axis=0|'index'|'rows', skipna=True",
            (self, args) -> extreme(self, args, true))
        .method("argmax", "axis=None|0, skipna=True", (self, args) -> position(self, args, false))
        .method("argmin", "axis=None|0, skipna=True", (self, args) -> position(self, args, true))
        .method("corr", "other, method='pearson', min_periods=None", SeriesStatistics::corr)
        .method("cov", "other, min_periods=None, ddof=1", SeriesStatistics::cov)
        .method("autocorr", "lag=1", SeriesStatistics::autocorrelation)
        .method("first_valid_index", "", (self, _) -> valid(self, true))
        .method("last_valid_index", "", (self, _) -> valid(self, false))
        .method("describe", "percentiles=None, include=None, exclude=None", Describe::series);
  }

  private static String moment() {
    return "axis=None|0|'index'|'rows', skipna=True|False, ddof=1, numeric_only=False";
  }

  private static Object prod(SeriesObject self, Args args) {
    return reduce(self, args, new Products(args.integer("min_count")));
  }

  private static Object reduce(SeriesObject self, Args args, Aggregation aggregation) {
    args.budget().steps(self.series().size());
    if (args.truth("numeric_only") && self.series().dtype() == DType.OBJECT) {
      throw PythonError.typeError(
          "Series.%s does not allow numeric_only=True with non-numeric dtypes", args.function());
    }
    if (!args.truth("skipna")
        && self.series().values() instanceof ObjectColumn objects
        && objects.dtype() == DType.OBJECT) {
      return ArrayType.reduce(objects, aggregation);
    }
    return Reduce.column(self.series().values(), aggregation, args.truth("skipna"));
  }

  private static Object reduce(SeriesObject self, Args args, Moments.Kind kind) {
    return reduce(self, args, new Moments(kind, args.integer("ddof")));
  }

  private static Object named(SeriesObject self, String name) {
    return Reduce.column(
        self.series().values(), Objects.requireNonNull(Aggregations.named(name)), true);
  }

  /** Where missing values are not skipped, NaN is true, and NA unknown unless others decide. */
  private static Object quantified(SeriesObject self, Args args, String name) {
    Column values = self.series().values();
    if (args.truth("bool_only")
        && (values.dtype() == DType.OBJECT || values instanceof TimeColumn)) {
      throw PythonError.typeError(
          "Series." + name + " does not allow bool_only=True with non-numeric dtypes.");
    }
    Object known = named(self, name);
    if (args.truth("skipna") || !values.hasMissing()) {
      return known;
    }
    boolean any = name.equals("any");
    if (values instanceof MaskedColumn) {
      return Equality.equal(Scalars.plain(known), any) ? known : Scalars.NA;
    }
    if (!values.dtype().isFloat()) {
      throw PythonError.unsupported(name + "(skipna=False) of " + values.dtypeName(), "drop it");
    }
    return any ? Scalars.bool(true) : known;
  }

  private static Object quantile(SeriesObject self, Args args) {
    String interpolation = args.string("interpolation");
    Column values = self.series().values();
    if (!Read.isListLike(args.get("q"))) {
      return Quantiles.ofPercent(args.real("q"), interpolation).ofWhole(values).get(0);
    }
    double[] shares = shares(args);
    List<Column> results = new ArrayList<>();
    for (double share : shares) {
      results.add(Quantiles.ofPercent(share, interpolation).ofWhole(values));
    }
    Column quantiles = results.isEmpty() ? DoubleColumn.of() : Columns.concat(results);
    return Wrap.series(
        args,
        new Series(
            values.dtype() == DType.OBJECT && !Columns.isMissing(values)
                ? ObjectColumn.of(quantiles)
                : quantiles,
            Index.of(DoubleColumn.of(shares), Scalars.NONE),
            self.series().name()));
  }

  /** The argument {@code q} as several shares, of which none is None. */
  public static double[] shares(Args args) {
    Object given = args.get("q");
    if (Construct.isRaw(given) && args.context().list(given).contains(Scalars.NONE)) {
      throw PythonError.typeError("'<=' not supported between instances of 'int' and 'NoneType'");
    }
    return Numbers.doubles(Read.column(args.context(), given));
  }

  private static Object mode(SeriesObject self, Args args) {
    Column values = self.series().values();
    if (!args.truth("dropna") && values instanceof MaskedColumn) {
      requireMode(values);
    }
    Column modes = modes(values, args.truth("dropna"));
    return Wrap.series(args, Series.of(modes, self.series().name()));
  }

  /** Nullable truths have no modes among which NA may be, and neither has nothing. */
  private static void requireMode(Column values) {
    if (values.dtype().isBool()) {
      throw PythonError.typeError(
          "values should be boolean numpy array. Use the 'pd.array' function instead");
    }
    if (values.size() == 0) {
      throw ArrayType.nothing("maximum");
    }
  }

  /** The most frequent values, in their order. */
  public static Column modes(Column values, boolean dropMissing) {
    Codes codes =
        Factorizer.looseCodes(
            values, dropMissing ? Factorizer.Missing.DROP : Factorizer.Missing.DISTINCT);
    long[] counts = codes.counts();
    long most = LongStream.of(counts).max().orElse(0);
    boolean[] chosen = Allocation.booleans(counts.length, at -> counts[at] == most);
    Column modes = codes.uniques(values).take(Positions.where(chosen));
    if (modes.dtype().isTime()) { // of which NaT is the least number
      return modes.take(Sorter.order(List.of(modes), List.of(true), false));
    }
    boolean ordered = modes.dtype() != DType.OBJECT || Sorter.hasSafeOrder(List.of(modes));
    return ordered ? modes.take(Sorter.safeOrder(List.of(modes))) : modes;
  }

  private static Object extreme(SeriesObject self, Args args, boolean least) {
    Series series = self.series();
    requireAny(self, least, skips(args));
    if (series.dtype() == DType.OBJECT) {
      new Extremes(least).requireNumbers(series.values(), Groups.whole(series.size()));
    }
    int[] best = new Extremes(least).positions(series.values(), Groups.whole(series.size()));
    boolean missing = best[0] < 0 || !skips(args) && series.values().hasMissing();
    Index index = series.index();
    if (missing) {
      return missingLabel(index);
    }
    return index.element(best[0]);
  }

  /** None stands for the default, as it does for numpy's argument in this place. */
  private static boolean skips(Args args) {
    return args.optional("skipna") == null || args.truth("skipna");
  }

  private static Object missingLabel(Index index) {
    DType dtype = index.levelCount() == 1 ? index.column().dtype() : DType.OBJECT;
    boolean nullable = dtype.isNullable() || dtype == DType.STRING;
    return dtype.isTime() ? Scalars.NAT : nullable ? Scalars.NA : Scalars.NAN;
  }

  /** Minus one, as a plain number, where missing values are not skipped. */
  private static Object position(SeriesObject self, Args args, boolean least) {
    Series series = self.series();
    requireAny(self, least, skips(args));
    if (series.dtype() == DType.OBJECT && series.values().hasMissing()) {
      throw PythonError.typeError(
          args.function() + "() compares objects, of which some are missing: drop them first");
    }
    if (!skips(args) && series.values().hasMissing()) {
      return -1L;
    }
    int at = new Extremes(least).positions(series.values(), Groups.whole(series.size()))[0];
    return at < 0 ? (Object) (long) at : Scalars.int64(at);
  }

  /** A ValueError where there is no value; of numpy's own kinds NaN is one. */
  private static void requireAny(SeriesObject self, boolean least, boolean skipped) {
    DType dtype = self.series().dtype();
    boolean own = skipped && (dtype.isOwn() || dtype.isTime());
    if (self.series().size() == 0 || own && valid(self, true) == Scalars.NONE) {
      throw PythonError.valueError(
          "attempt to get " + (least ? "argmin" : "argmax") + " of an empty sequence");
    }
  }

  private static Object valid(SeriesObject self, boolean first) {
    int[] present = Positions.where(MissingValues.isMissing(self.series().values()).not().values());
    return present.length == 0
        ? Scalars.NONE
        : self.series().index().element(present[first ? 0 : present.length - 1]);
  }

  private static Object corr(SeriesObject self, Args args) {
    if (args.get("method") instanceof PyCallable) {
      throw PythonError.unsupported("corr() by a function", "call the function on both series");
    }
    if (!args.string("method").equals("pearson")) {
      throw PythonError.unsupported(
          "Series.corr(method='" + args.string("method") + "')",
          "use s.rank().corr(other.rank()), or df[['a', 'b']].corr(method='spearman')");
    }
    return numberOf(args, pair(self, args), true, 1);
  }

  private static Object cov(SeriesObject self, Args args) {
    return numberOf(args, pair(self, args), false, args.integer("ddof"));
  }

  private static Object autocorrelation(SeriesObject self, Args args) {
    Context context = args.context();
    Object shifted = context.invoke(self, "shift", args.get("lag"));
    return context.invoke(self, "corr", shifted);
  }

  /** Where no two numbers stand beside each other there is nothing but Python's own NaN. */
  private static Object numberOf(Args args, double[][] pair, boolean scaled, long freedom) {
    int[] both =
        IntStream.range(0, pair[0].length)
            .filter(at -> !Double.isNaN(pair[0][at]) && !Double.isNaN(pair[1][at]))
            .toArray();
    boolean few = args.optional("min_periods") != null && both.length < args.integer("min_periods");
    if (both.length == 0 || few) {
      return Scalars.NAN;
    }
    double[] first = IntStream.of(both).mapToDouble(at -> pair[0][at]).toArray();
    double[] second = IntStream.of(both).mapToDouble(at -> pair[1][at]).toArray();
    Covariance covariance = Covariance.of(first, second, freedom);
    return Scalars.float64(scaled ? covariance.correlation() : covariance.both());
  }

  private static double[][] pair(SeriesObject self, Args args) {
    if (!(args.get("other") instanceof SeriesObject other)) {
      throw PythonError.typeError("unsupported type: corr() and cov() take a Series");
    }
    Aligner.Aligned aligned =
        Aligner.outer(self.series().index(), other.series().index(), args.budget());
    return new double[][] {
      reals(aligned.left(self.series().values())), reals(aligned.right(other.series().values()))
    };
  }

  /** Objects are read as floats, texts of numbers too. */
  private static double[] reals(Column values) {
    return Numbers.doubles(
        values.dtype() == DType.OBJECT || values.dtype() == DType.STRING
            ? Casts.cast(values, DType.FLOAT64)
            : values);
  }
}
