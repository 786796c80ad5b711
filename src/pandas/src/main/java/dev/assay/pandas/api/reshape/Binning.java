package dev.assay.pandas.api.reshape;

import dev.assay.pandas.api.array.Matrices;
import dev.assay.pandas.api.common.Read;
import dev.assay.pandas.api.common.Wrap;
import dev.assay.pandas.api.datetimes.IntervalRange;
import dev.assay.pandas.api.index.IntervalMethods;
import dev.assay.pandas.api.series.SeriesObject;
import dev.assay.pandas.column.CategoryColumn;
import dev.assay.pandas.column.Closed;
import dev.assay.pandas.column.Column;
import dev.assay.pandas.column.Columns;
import dev.assay.pandas.column.DType;
import dev.assay.pandas.column.DoubleColumn;
import dev.assay.pandas.column.IntervalColumn;
import dev.assay.pandas.column.LongColumn;
import dev.assay.pandas.column.Numbers;
import dev.assay.pandas.column.ObjectColumn;
import dev.assay.pandas.column.Scalars;
import dev.assay.pandas.column.TimeColumn;
import dev.assay.pandas.column.ZonedColumn;
import dev.assay.pandas.eval.Args;
import dev.assay.pandas.eval.PyModule;
import dev.assay.pandas.frame.aggregate.Quantiles;
import dev.assay.pandas.frame.codes.Codes;
import dev.assay.pandas.frame.codes.Factorizer;
import dev.assay.pandas.frame.compute.BinEdges;
import dev.assay.pandas.frame.convert.Casts;
import dev.assay.pandas.frame.index.Index;
import dev.assay.pandas.frame.show.TextOf;
import dev.assay.pandas.frame.time.TimeZones;
import dev.assay.pandas.value.Allocation;
import dev.assay.pandas.value.PyList;
import dev.assay.pandas.value.PyTuple;
import dev.assay.pandas.value.PythonError;
import dev.assay.pandas.value.TimeLimit;
import java.util.Arrays;
import java.util.stream.LongStream;

/** {@code pd.cut}, {@code pd.qcut}, {@code pd.crosstab} and {@code pd.get_dummies}. */
public final class Binning {

  private static final double SECOND = 1e9;

  private Binning() {}

  public static void add(PyModule.Builder table) {
    table
        .function(
            "cut",
            "x, bins, right=True, labels=None, retbins=False, precision=3, include_lowest=False,"
                + " duplicates='raise', ordered=True",
            Binning::cut)
        .function(
            "qcut",
            "x, q, labels=None, retbins=False, precision=3, duplicates='raise'",
            Binning::qcut)
        .function(
            "interval_range",
            "start=None, end=None, periods=None, freq=None, name=None, closed='right'",
            IntervalRange::of)
        .function(
            "crosstab",
            "index, columns, values=None, rownames=None, colnames=None, aggfunc=None,"
                + " margins=False, margins_name='All', dropna=True,"
                + " normalize=False|'all'|'index'|'columns'|0|1",
            Crosstab::of)
        .function(
            "get_dummies",
            "data, prefix=None, prefix_sep='_', dummy_na=False, columns=None, !sparse=False,"
                + " drop_first=False, dtype=None",
            Dummies::of);
  }

  private static Object cut(Args args) {
    Column values = values(args);
    if (!args.truth("ordered") && args.optional("labels") == null) {
      throw PythonError.valueError("'labels' must be provided if 'ordered = False'");
    }
    Object plain = Scalars.plain(args.get("bins"));
    Object bins = plain instanceof Boolean truth ? (Object) (truth ? 1L : 0L) : plain;
    boolean right = args.truth("right");
    if (bins instanceof Long) {
      requireRange(values);
      requireNoText(values);
    }
    long base = base(values);
    double[] numbers = numbers(values, base);
    if (!(bins instanceof Long) || !Columns.isMissing(values)) {
      requireOrder(args.get("x"), values);
    }
    if (bins instanceof Long count) {
      if (count < 1) {
        throw PythonError.valueError("`bins` should be a positive integer.");
      }
      Allocation.of(count);
      double[] edges = equalEdges(numbers, (int) (long) count, right, isTime(values));
      return binned(args, values, base, edges, right, args.truth("include_lowest"));
    }
    Column given = Read.column(args, "bins");
    if (given instanceof IntervalColumn intervals) {
      return among(args, values, intervals);
    }
    if (values.dtype().isDatetime() && given.dtype().isNumeric()) {
      throw PythonError.valueError("bins must be of datetime64 dtype");
    }
    if (!isTime(values) && isTime(given)) {
      throw PythonError.typeError("bins of times are for times, and the values are none");
    }
    if (values.dtype().isTimedelta() && given.dtype().isNumeric()) {
      given = Casts.cast(given, values.dtype()); // numbers count nanoseconds
    }
    double[] edges = numbers(given, base);
    for (int at = 1; at < edges.length; at++) {
      if (!(edges[at] >= edges[at - 1])) {
        throw PythonError.valueError("bins must increase monotonically.");
      }
    }
    edges = distinct(args, edges);
    if (args.optional("labels") == null
        && given.items().stream().anyMatch(edge -> Boolean.TRUE.equals(Scalars.plain(edge)))) {
      throw PythonError.typeError("ufunc 'modf' not supported for the input types: bins are truths")
          .hinting("; write them as numbers");
    }
    if (edges.length == 0 && args.truth("include_lowest")) {
      throw PythonError.indexError("index 0 is out of bounds for axis 0 with size 0");
    }
    return binned(args, values, base, edges, right, args.truth("include_lowest"));
  }

  /** The intervals given in which the values are. */
  private static Object among(Args args, Column values, IntervalColumn intervals) {
    requireKnown(args);
    if (IntervalMethods.overlapping(intervals)) {
      throw PythonError.valueError("Overlapping IntervalIndex is not accepted.");
    }
    int[] codes =
        Allocation.ints(
            values.size(), at -> values.isMissing(at) ? -1 : intervals.holding(values.item(at), 0));
    Object result = wrapped(args, new CategoryColumn(codes, intervals, true));
    return args.truth("retbins") ? PyTuple.of(result, args.get("bins")) : result;
  }

  private static boolean isTime(Column values) {
    requireNoZone(values);
    return values.dtype().isTime();
  }

  private static void requireNoZone(Column values) {
    if (values instanceof ZonedColumn) {
      throw TimeZones.unsupported("bins of " + values.dtypeName());
    }
  }

  /** The first of times: numbers hold what is beyond it to the nanosecond, for some months. */
  private static long base(Column values) {
    return values instanceof TimeColumn times
        ? LongStream.of(times.values()).filter(nanos -> nanos != TimeColumn.NAT).min().orElse(0)
        : 0;
  }

  /** Numbers as they are, times in nanoseconds after a base. */
  private static double[] numbers(Column values, long base) {
    requireNoZone(values);
    if (!(values instanceof TimeColumn times)) {
      return Numbers.doubles(values);
    }
    return Allocation.doubles(
        times.size(), at -> times.isMissing(at) ? Double.NaN : times.values()[at] - base);
  }

  /** Edges as what the values are. */
  private static Column like(Column values, double[] edges, long base) {
    return values instanceof TimeColumn times
        ? TimeColumn.cut(
            Arrays.stream(edges).mapToLong(edge -> base + (long) edge).toArray(), times.dtype())
        : DoubleColumn.of(edges);
  }

  /** Categories have no range that could be cut into so many parts. */
  private static void requireRange(Column values) {
    if (values instanceof CategoryColumn) {
      throw PythonError.typeError("categories have no range to be cut")
          .hinting("; use astype(float) first");
    }
  }

  private static void requireNoText(Column values) {
    boolean whole = values.dtype() == DType.STRING || !values.hasMissing();
    if (whole && values.size() > 0 && values.item(0) instanceof String) {
      throw PythonError.promotionError("text has no range to be cut")
          .hinting("; use astype(float) first");
    }
  }

  private static Column values(Args args) {
    if (Matrices.hasRows(args.get("x"))) {
      throw PythonError.valueError("Input array must be 1 dimensional");
    }
    return Read.column(args, "x");
  }

  /** None has no order with numbers, and numpy finds no place for numbers beside NaN objects. */
  private static void requireOrder(Object given, Column values) {
    boolean none = given instanceof PyList list && list.items().contains(Scalars.NONE);
    if (none || values.dtype() == DType.OBJECT && values.items().contains(Scalars.NONE)) {
      throw PythonError.typeError("'<' not supported between instances of 'NoneType' and 'int'")
          .hinting("; use astype(float) first");
    }
    if (values.dtype() == DType.OBJECT && values.hasMissing()) {
      throw PythonError.unsupported("bins of objects of which some are NaN", "use astype(float)");
    }
    if (values.dtype() == DType.NULLABLE_BOOL && values.hasMissing()) {
      throw PythonError.valueError(
              "cannot convert to 'int64'-dtype NumPy array with missing values")
          .hinting("; fill them first");
    }
  }

  private static double[] distinct(Args args, double[] edges) {
    double[] distinct = Arrays.stream(edges).distinct().toArray();
    if (edges.length == 2) {
      return edges; // one bin may hold one value
    }
    if (distinct.length < edges.length && args.string("duplicates").equals("raise")) {
      Column shown = wholeEdges(args) ? Read.column(args, "bins") : DoubleColumn.of(edges);
      throw PythonError.valueError(
          "Bin edges must be unique: %s.\n"
              + "You can drop duplicate edges by setting the 'duplicates' kwarg",
          TextOf.index(Index.of(shown, Scalars.NONE)));
    }
    return distinct;
  }

  private static void requireKnown(Args args) {
    Object duplicates = args.get("duplicates");
    if (!"raise".equals(duplicates) && !"drop".equals(duplicates)) {
      throw PythonError.valueError(
          "invalid value for 'duplicates' parameter, valid options are: raise, drop");
    }
  }

  private static double[] equalEdges(double[] numbers, int count, boolean right, boolean times) {
    double low =
        Arrays.stream(numbers)
            .filter(number -> !Double.isNaN(number))
            .min()
            .orElseThrow(() -> PythonError.valueError("Cannot cut empty array"));
    double high = Arrays.stream(numbers).filter(number -> !Double.isNaN(number)).max().orElse(low);
    if (Double.isInfinite(low) || Double.isInfinite(high)) {
      throw PythonError.valueError(
          "cannot specify integer `bins` when input data contains infinity");
    }
    if (low == high && times) {
      return spaced(low - SECOND, high + SECOND, count);
    }
    if (low == high) {
      low -= low == 0 ? 0.001 : 0.001 * Math.abs(low);
      high += high == 0 ? 0.001 : 0.001 * Math.abs(high);
      return spaced(low, high, count);
    }
    double[] edges = spaced(low, high, count);
    double margin = (high - low) * 0.001;
    if (right) {
      edges[0] -= margin;
    } else {
      edges[count] += margin;
    }
    return edges;
  }

  private static double[] spaced(double low, double high, int count) {
    double[] edges = Allocation.doubles(count + 1);
    double step = (high - low) / count;
    for (int at = 0; at <= count; at++) {
      edges[at] = at == count ? high : low + at * step;
    }
    return edges;
  }

  private static Object qcut(Args args) {
    Column values = values(args);
    requireRange(values);
    requireOrder(args.get("x"), values);
    double[] numbers = numbers(values, 0);
    double[] sorted =
        Arrays.stream(numbers).filter(number -> !Double.isNaN(number)).sorted().toArray();
    Object wanted = Scalars.plain(args.get("q"));
    Allocation.of(wanted instanceof Long count ? Math.max(0, count) : 0);
    double[] shares =
        wanted instanceof Long count
            ? spaced(0, 1, (int) (long) count)
            : Numbers.doubles(Read.column(args, "q"));
    double[] edges =
        Arrays.stream(shares)
            .map(share -> Quantiles.ofPercent(share, "linear").ofSorted(sorted))
            .toArray();
    double[] distinct = distinct(args, edges);
    if (distinct.length == 2 && Double.isNaN(distinct[0])) {
      throw PythonError.valueError("Categorical categories cannot be null");
    }
    if (distinct.length < 2) {
      int[] none = Allocation.ints(numbers.length);
      Arrays.fill(none, -1);
      Column missing = new CategoryColumn(none, ObjectColumn.of(), true);
      return wrapped(args, missing);
    }
    return binned(args, values, 0, distinct, true, true);
  }

  /** The bin of each number; those outside are missing. */
  private static Object binned(
      Args args, Column values, long base, double[] edges, boolean right, boolean lowest) {
    requireKnown(args);
    double[] numbers = numbers(values, base);
    int[] codes = Allocation.ints(numbers.length);
    for (int at = 0; at < codes.length; at++) {
      TimeLimit.check();
      codes[at] = bin(numbers[at], edges, right, lowest);
    }
    boolean numbered = Boolean.FALSE.equals(args.get("labels"));
    Object result =
        numbered
            ? wrapped(args, numbers(codes))
            : wrapped(args, labelled(args, values, base, codes, edges, right, lowest));
    return args.truth("retbins") ? PyTuple.of(result, returned(args, values, base, edges)) : result;
  }

  /** The edges as {@code retbins} gives them: times as an index, numbers as an array. */
  private static Object returned(Args args, Column values, long base, double[] edges) {
    if (isTime(values)) {
      return Wrap.index(args, Index.of(like(values, edges, base), Scalars.NONE));
    }
    Column numbers = DoubleColumn.of(edges);
    return Wrap.array(
        args, wholeEdges(args) ? Casts.cast(numbers, Read.column(args, "bins").dtype()) : numbers);
  }

  private static int bin(double number, double[] edges, boolean right, boolean lowest) {
    if (lowest && edges.length > 1 && number == edges[0]) {
      return 0;
    }
    for (int bin = 0; bin + 1 < edges.length; bin++) {
      boolean inside =
          right
              ? number > edges[bin] && number <= edges[bin + 1]
              : number >= edges[bin] && number < edges[bin + 1];
      if (inside) {
        return bin;
      }
    }
    return -1;
  }

  private static Column numbers(int[] codes) {
    double[] doubles = Allocation.doubles(codes.length);
    long[] longs = Allocation.longs(codes.length);
    boolean missing = false;
    for (int at = 0; at < codes.length; at++) {
      missing |= codes[at] < 0;
      doubles[at] = codes[at] < 0 ? Double.NaN : codes[at];
      longs[at] = codes[at];
    }
    return missing ? DoubleColumn.of(doubles) : LongColumn.of(longs);
  }

  private static Column labelled(
      Args args,
      Column values,
      long base,
      int[] codes,
      double[] edges,
      boolean right,
      boolean lowest) {
    Object given = args.optional("labels");
    boolean ordered = !args.function().equals("cut") || args.truth("ordered");
    if (given != null && !Read.isListLike(given)) {
      throw PythonError.valueError(
          "Bin labels must either be False, None or passed in as a list-like argument");
    }
    if (given != null) {
      Column labels = Read.column(args.context(), given);
      if (labels.size() != edges.length - 1) {
        throw PythonError.valueError("Bin labels must be one fewer than the number of bin edges");
      }
      return distinct(codes, labels, ordered);
    }
    Column shown = shown(args, values, base, edges, lowest && right);
    return new CategoryColumn(
        codes, IntervalColumn.between(shown, right ? Closed.RIGHT : Closed.LEFT), true);
  }

  /** Labels that occur several times are one category, which has no place in an order. */
  private static CategoryColumn distinct(int[] codes, Column labels, boolean ordered) {
    Codes categories = Factorizer.codes(labels, Factorizer.Missing.KEEP);
    if (categories.count() == labels.size()) {
      if (labels.hasMissing()) {
        throw PythonError.valueError("Categorical categories cannot be null: a label is missing");
      }
      return new CategoryColumn(codes, labels, ordered);
    }
    if (ordered) {
      throw PythonError.valueError(
          "labels must be unique if ordered=True; pass ordered=False for duplicate labels");
    }
    int[] merged =
        Arrays.stream(codes).map(code -> code < 0 ? code : categories.codes()[code]).toArray();
    return new CategoryColumn(merged, categories.uniques(labels), false);
  }

  /** The edges as intervals have them: numbers rounded, the first one lowered to include it. */
  private static Column shown(
      Args args, Column values, long base, double[] edges, boolean lowered) {
    if (isTime(values)) {
      TimeColumn times = (TimeColumn) like(values, edges, base);
      times.values()[0] -= lowered ? values.dtype().unit().nanos() : 0;
      return times;
    }
    double[] rounded = edges.clone();
    int precision = BinEdges.precision(edges, args.count("precision"));
    for (int at = 0; at < rounded.length; at++) {
      rounded[at] = BinEdges.rounded(edges[at], precision);
    }
    if (lowered && rounded.length > 0) {
      rounded[0] -= Math.pow(10, -precision);
    }
    return wholeEdges(args) && !lowered
        ? Casts.cast(DoubleColumn.of(rounded), DType.INT64)
        : DoubleColumn.of(rounded);
  }

  /** Whole bin edges given as such are shown without decimals. */
  private static boolean wholeEdges(Args args) {
    return args.function().equals("cut")
        && Read.isListLike(args.get("bins"))
        && isWhole(Read.column(args, "bins"));
  }

  /** Whether all are whole numbers, of which False is one beside others. */
  private static boolean isWhole(Column edges) {
    return edges.dtype().isInteger()
        || edges.dtype() == DType.OBJECT
            && edges.items().stream()
                .map(Scalars::plain)
                .allMatch(edge -> edge instanceof Long || edge instanceof Boolean);
  }

  private static Object wrapped(Args args, Column column) {
    return args.get("x") instanceof SeriesObject series
        ? Wrap.series(args, series.series().withValues(column))
        : Wrap.array(args, column);
  }
}
