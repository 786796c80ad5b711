package dev.assay.pandas.builtins.numpy;

import dev.assay.pandas.builtins.pandas.ArrayForm;
import dev.assay.pandas.builtins.pandas.ArrayObject;
import dev.assay.pandas.builtins.pandas.ArrayType;
import dev.assay.pandas.builtins.pandas.FrameObject;
import dev.assay.pandas.builtins.pandas.Matrices;
import dev.assay.pandas.builtins.pandas.MatrixObject;
import dev.assay.pandas.builtins.pandas.Read;
import dev.assay.pandas.builtins.pandas.SeriesObject;
import dev.assay.pandas.eval.Args;
import dev.assay.pandas.eval.Context;
import dev.assay.pandas.eval.PyModule;
import dev.assay.pandas.frame.Column;
import dev.assay.pandas.frame.Columns;
import dev.assay.pandas.frame.DType;
import dev.assay.pandas.frame.DoubleColumn;
import dev.assay.pandas.frame.MaskedColumn;
import dev.assay.pandas.frame.Matrix;
import dev.assay.pandas.frame.Numbers;
import dev.assay.pandas.frame.Positions;
import dev.assay.pandas.frame.Scalars;
import dev.assay.pandas.frame.aggregate.Aggregation;
import dev.assay.pandas.frame.aggregate.Aggregations;
import dev.assay.pandas.frame.aggregate.Covariance;
import dev.assay.pandas.frame.aggregate.Extremes;
import dev.assay.pandas.frame.aggregate.Groups;
import dev.assay.pandas.frame.aggregate.Moments;
import dev.assay.pandas.frame.aggregate.PairwiseSum;
import dev.assay.pandas.frame.aggregate.Quantifiers;
import dev.assay.pandas.frame.aggregate.Quantiles;
import dev.assay.pandas.frame.convert.Casts;
import dev.assay.pandas.value.BinaryOperator;
import dev.assay.pandas.value.PyDict;
import dev.assay.pandas.value.PyList;
import dev.assay.pandas.value.PyTuple;
import dev.assay.pandas.value.PythonError;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.Set;

/** Reductions of numpy: of a series as the series itself does it, of other lists as numpy does. */
final class Statistics {

  private static final String OF_ONE = "a, axis=None";
  private static final String TYPED = OF_ONE + ", dtype=None";
  private static final String MOMENTS = TYPED + ", !out=None, ddof=0";
  private static final String QUANTILE =
      "a, q, !axis=None, !out=None, !overwrite_input=False, method='linear'";

  private Statistics() {}

  static void add(PyModule.Builder table) {
    for (String name : List.of("sum", "mean", "min", "max", "median", "prod", "any", "all")) {
      Aggregation aggregation = Objects.requireNonNull(Aggregations.named(name));
      table.function(name, notation(name), args -> reduce(args, name, aggregation, new PyDict()));
    }
    table.function(
        "amin",
        OF_ONE,
        args ->
            reduce(args, "min", Objects.requireNonNull(Aggregations.named("min")), new PyDict()));
    table.function(
        "amax",
        OF_ONE,
        args ->
            reduce(args, "max", Objects.requireNonNull(Aggregations.named("max")), new PyDict()));
    for (String name : List.of("std", "var")) {
      Moments.Kind kind = name.equals("std") ? Moments.Kind.DEVIATION : Moments.Kind.VARIANCE;
      table.function(
          name,
          MOMENTS,
          args -> {
            PyDict named = new PyDict();
            named.put("ddof", args.get("ddof"));
            return reduce(args, name, new Moments(kind, args.integer("ddof")), named);
          });
    }
    for (String name : List.of("sum", "mean", "min", "max", "median")) {
      Aggregation aggregation = Objects.requireNonNull(Aggregations.named(name));
      table.function("nan" + name, notation(name), args -> skipping(args, aggregation));
    }
    table
        .function(
            "nanstd",
            MOMENTS,
            args -> skipping(args, new Moments(Moments.Kind.DEVIATION, args.integer("ddof"))))
        .function(
            "nanvar",
            MOMENTS,
            args -> skipping(args, new Moments(Moments.Kind.VARIANCE, args.integer("ddof"))));
    addPositions(table);
  }

  private static String notation(String name) {
    return List.of("sum", "mean", "prod").contains(name) ? TYPED : OF_ONE;
  }

  private static void addPositions(PyModule.Builder table) {
    table
        .function("percentile", QUANTILE, args -> quantile(args, 100, false))
        .function("nanpercentile", QUANTILE, args -> quantile(args, 100, true))
        .function("quantile", QUANTILE, args -> quantile(args, 1, false))
        .function(
            "size",
            "a, !axis=None",
            args -> args.context().attribute(ArrayArgument.own(args, "a"), "size"))
        .function("average", "a, axis=None, weights=None, !returned=False", Statistics::average)
        .function("argmax", OF_ONE, args -> ArrayArgument.along(args, "a", "argmax"))
        .function("argmin", OF_ONE, args -> ArrayArgument.along(args, "a", "argmin"))
        .function("nanargmax", "a, !axis=None", args -> nanExtreme(args, false))
        .function("nanargmin", "a, !axis=None", args -> nanExtreme(args, true))
        .function(
            "nanprod",
            TYPED,
            args -> skipping(args, Objects.requireNonNull(Aggregations.named("prod"))))
        .function("nanquantile", QUANTILE, args -> quantile(args, 1, true))
        .function(
            "ptp",
            "a, !axis=None",
            args ->
                args.context()
                    .binary(BinaryOperator.SUBTRACT, ofArray(args, "max"), ofArray(args, "min")))
        .function(
            "count_nonzero",
            "a, !axis=None",
            args -> Scalars.int64(Positions.where(truths(Stacking.cells(args, "a"))).length))
        .function("cov", "m, y=..., !rowvar=True, bias=False, ddof=None", Statistics::covariance)
        .function("corrcoef", "x, y=..., !rowvar=True", Statistics::correlation);
  }

  private static Object ofArray(Args args, String method) {
    Object array = ArrayArgument.array(args, "a");
    return args.context().call(args.context().attribute(array, method));
  }

  /** What is reduced: in the dtype given, which is for arrays alone. */
  private static Object given(Args args) {
    Object value = args.get("a");
    if (args.optional("dtype") == null) {
      return value;
    }
    if (value instanceof SeriesObject || value instanceof FrameObject) {
      throw PythonError.valueError(
          "the 'dtype' parameter is not supported in the pandas implementation of %s()"
              .formatted(args.function()));
    }
    Context context = args.context();
    Object array = Elementwise.array(args, "a");
    Object several =
        Read.isListLike(array) ? array : new ArrayObject(Columns.infer(List.of(array)));
    return context.call(context.attribute(several, "astype"), args.get("dtype"));
  }

  private static Object reduce(Args args, String name, Aggregation aggregation, PyDict named) {
    Object value = given(args);
    if (name.equals("median") || !(value instanceof SeriesObject || value instanceof FrameObject)) {
      requireAxis(args);
    }
    if (name.equals("median") && value instanceof SeriesObject series) {
      Column given = series.series().values();
      Column plain = given instanceof MaskedColumn masked ? masked.plain() : given;
      Object median = ArrayType.reduce(plain, aggregation);
      return median instanceof Double number ? Scalars.float64(number) : median;
    }
    boolean frame = value instanceof FrameObject && !name.equals("median");
    if (value instanceof SeriesObject || frame) {
      boolean extreme = name.equals("min") || name.equals("max");
      if (extreme && value instanceof FrameObject none && none.frame().columnCount() == 0) {
        throw PythonError.valueError("no types given");
      }
      if (args.optional("axis") != null) {
        named.put("axis", args.get("axis"));
      } else if (value instanceof FrameObject && !name.equals("std") && !name.equals("var")) {
        named.put("axis", name.equals("sum") || name.equals("prod") ? (Object) 0L : Scalars.NONE);
      }
      return args.context().call(args.context().attribute(value, name), PyTuple.EMPTY, named);
    }
    if (Matrices.hasRows(value)) {
      PyDict all = new PyDict();
      named.entries().forEach(entry -> all.put(entry.key(), entry.value()));
      all.put("axis", args.get("axis"));
      MatrixObject matrix = MatrixObject.of(args.context(), Matrices.read(args.context(), value));
      return args.context().call(args.context().attribute(matrix, name), PyTuple.EMPTY, all);
    }
    Object array = given(args);
    boolean median = name.equals("median");
    if (array instanceof ArrayObject own && hasForm(own) && !median) {
      return args.context().call(args.context().attribute(own, name), PyTuple.EMPTY, named);
    }
    Column values = values(args);
    requireNoText(array, values, aggregation);
    Object result = ArrayType.reduce(values, aggregation);
    return switch (result) {
      case Double number -> Scalars.float64(number);
      case Long number when values.dtype().isFloat() -> Scalars.float64(number);
      default -> result;
    };
  }

  /** Whether an array's own method knows more of its elements than its column does. */
  private static boolean hasForm(ArrayObject array) {
    return array.column().dtype().isTime() || array.form() instanceof ArrayForm.Texts;
  }

  /** A list of text is an array of text to numpy, which has no order and no sum of them. */
  private static void requireNoText(Object given, Column values, Aggregation aggregation) {
    boolean list = given instanceof PyList || given instanceof PyTuple;
    boolean texts = values.items().stream().allMatch(String.class::isInstance);
    if (list && texts && values.size() > 0 && !(aggregation instanceof Quantifiers)) {
      throw PythonError.typeError(
          "ufunc did not contain a loop with signature matching types (StrDType, StrDType) -> None;"
              + " use Python's max(), min() or ''.join()");
    }
  }

  /** The values given; one number alone is one value. */
  private static Column values(Args args) {
    Object value = given(args);
    if (Scalars.plain(value) instanceof Number || Scalars.plain(value) instanceof Boolean) {
      return Columns.infer(List.of(value));
    }
    Stacking.requireFlat(args, value);
    if (!Read.isListLike(value)) {
      throw PythonError.typeError(
          "unsupported operand type for numpy's reduction: '"
              + args.context().typeName(value)
              + "'; give a list, an array or a Series");
    }
    Column column = ArrayArgument.plain(Read.column(args.context(), value));
    boolean none = column.size() == 0 && (value instanceof PyList || value instanceof PyTuple);
    return none ? DoubleColumn.of() : column;
  }

  private static Object nanExtreme(Args args, boolean least) {
    Column column = Stacking.column(args, "a");
    if (column.dtype() == DType.OBJECT && column.hasMissing()) {
      throw PythonError.typeError(
          "np." + args.function() + "() of objects with missing ones; use dropna() first");
    }
    requireNoTimes(args, column);
    int[] found = new Extremes(least).positions(column, Groups.whole(column.size()));
    if (found[0] < 0) {
      throw PythonError.valueError("All-NaN slice encountered");
    }
    return Scalars.int64(found[0]);
  }

  /** What has one dimension has axis 0 alone. */
  private static void requireAxis(Args args) {
    if (args.knows("axis") && !Matrices.hasRows(args.get("a"))) {
      ArrayType.requireAxis(args);
    }
  }

  private static Object skipping(Args args, Aggregation aggregation) {
    requireAxis(args);
    Object value = given(args);
    if (Matrices.hasRows(value)) {
      Matrix matrix = Matrices.read(args.context(), value);
      return args.optional("axis") == null
          ? aggregation.apply(matrix.cells(), Groups.whole(matrix.cells().size())).get(0)
          : new ArrayObject(
              matrix.reducedPresent(aggregation, Math.floorMod(args.count("axis"), 2)));
    }
    Column column = values(args);
    if (column.size() == 0 && aggregation instanceof Extremes) {
      throw PythonError.valueError("zero-size array to reduction operation which has no identity");
    }
    Object result = aggregation.apply(column, Groups.whole(column.size())).get(0);
    if (value instanceof SeriesObject || !(aggregation instanceof Extremes)) {
      requireNoTimes(args, column);
    }
    return result;
  }

  private static void requireNoTimes(Args args, Column column) {
    if (column.dtype().isTime() && column.hasMissing()) {
      throw PythonError.unsupported(
          "np." + args.function() + "() of times with NaT", "use the method of a Series");
    }
  }

  private static void requireQuantiles(Args args, Column column, double scale) {
    if (column.dtype().isBool()) {
      throw PythonError.typeError("numpy boolean subtract is not supported; use astype(int) first");
    }
    if (column.dtype() == DType.OBJECT && column.hasMissing()) {
      throw PythonError.typeError("quantiles of objects with missing ones; use dropna() first");
    }
    if (column.dtype().isTime()) {
      throw PythonError.unsupported("quantiles of times in numpy", "use the Series' quantile()");
    }
    for (double share : Numbers.doubles(Stacking.column(args, "q"))) {
      if (share < 0 || share > scale) {
        throw PythonError.valueError(
            scale == 1
                ? "Quantiles must be in the range [0, 1]"
                : "Percentiles must be in the range [0, 100]");
      }
    }
  }

  /** Missing values are skipped, or make all of it missing. */
  private static Object quantile(Args args, double scale, boolean skips) {
    if (!ArrayArgument.isScalar(args.get("q")) && !Read.isListLike(args.get("q"))
        || Matrices.isMatrix(args.get("q"))) {
      throw PythonError.unsupported("quantiles in two dimensions", "give a list of shares");
    }
    Column column = values(args);
    requireQuantiles(args, column, scale);
    if (!skips && column.hasMissing()) {
      return Read.isListLike(args.get("q"))
          ? new ArrayObject(Columns.missing(DType.FLOAT64, Stacking.column(args, "q").size()))
          : Scalars.float64(Double.NaN);
    }
    if (column.size() == 0) {
      throw PythonError.indexError("index -1 is out of bounds for axis 0 with size 0");
    }
    double[] sorted =
        Arrays.stream(Numbers.doubles(column))
            .filter(number -> !Double.isNaN(number))
            .sorted()
            .toArray();
    // these methods choose one of the numbers, which stays what it is
    boolean elements =
        column.dtype().isInteger()
            && Set.of("lower", "higher", "nearest").contains(args.string("method"));
    if (!Read.isListLike(args.get("q"))) {
      double quantile =
          new Quantiles(args.real("q") / scale, args.string("method")).ofSorted(sorted);
      return elements ? Scalars.int64((long) quantile) : Scalars.float64(quantile);
    }
    List<Double> results = new ArrayList<>();
    for (double share : Numbers.doubles(Stacking.column(args, "q"))) {
      results.add(new Quantiles(share / scale, args.string("method")).ofSorted(sorted));
    }
    Column quantiles = DoubleColumn.of(results.stream().mapToDouble(each -> each).toArray());
    return new ArrayObject(elements ? Casts.cast(quantiles, DType.INT64) : quantiles);
  }

  private static Object average(Args args) {
    requireAxis(args);
    Column averaged = Stacking.column(args, "a");
    if (averaged.dtype().isTime() && args.optional("weights") != null) {
      throw PythonError.promotionError("times have no weighted average in numpy");
    }
    double[] values = Numbers.doubles(averaged);
    double[] weights = new double[values.length];
    Arrays.fill(weights, 1);
    if (args.optional("weights") != null) {
      weights = Numbers.doubles(Stacking.column(args, "weights"));
    }
    if (weights.length != values.length) {
      throw PythonError.typeError("Axis must be specified when shapes of a and weights differ.");
    }
    double[] weighted = new double[values.length];
    for (int at = 0; at < values.length; at++) {
      weighted[at] = values[at] * weights[at];
    }
    double sum = PairwiseSum.of(weighted);
    double total = PairwiseSum.of(weights);
    if (total == 0) {
      throw new PythonError("ZeroDivisionError", "Weights sum to zero, can't be normalized");
    }
    return Scalars.float64(sum / total);
  }

  private static boolean[] truths(Column column) {
    boolean[] truths = new boolean[column.size()];
    for (int at = 0; at < truths.length; at++) {
      Object value = column.item(at);
      truths[at] =
          value != Scalars.NONE
              && !value.equals(0L)
              && !value.equals(0.0)
              && !value.equals(false)
              && !value.equals("");
    }
    return truths;
  }

  private static Object correlation(Args args) {
    double[] x = Numbers.doubles(Stacking.column(args, "x"));
    double[] y = Numbers.doubles(second(args));
    requireSameLength(x, y);
    Covariance one = Covariance.of(x, y, 1);
    Covariance other = Covariance.of(y, x, 1);
    return Matrices.of(
        args.context(),
        List.of(
            new ArrayObject(DoubleColumn.of(itself(one.first()), one.correlation())),
            new ArrayObject(DoubleColumn.of(other.correlation(), itself(one.second())))));
  }

  private static void requireSameLength(double[] x, double[] y) {
    if (x.length != y.length) {
      throw PythonError.valueError(
          "all the input array dimensions except for the concatenation axis must match exactly,"
              + " but along dimension 1, the array at index 0 has size %d and the array at index 1"
                  .formatted(x.length)
              + " has size "
              + y.length);
    }
  }

  private static Object covariance(Args args) {
    double[] x = Numbers.doubles(Stacking.column(args, "m"));
    double[] y = Numbers.doubles(second(args));
    requireSameLength(x, y);
    long freedom =
        args.optional("ddof") != null ? args.integer("ddof") : args.truth("bias") ? 0 : 1;
    Covariance one = Covariance.of(x, y, freedom);
    return Matrices.of(
        args.context(),
        List.of(
            new ArrayObject(DoubleColumn.of(one.first(), one.both())),
            new ArrayObject(DoubleColumn.of(one.both(), one.second()))));
  }

  private static double itself(double variance) {
    return new Covariance(variance, variance, variance).correlation();
  }

  /** The second of two samples; of several in one array there is a matrix, which is not here. */
  private static Column second(Args args) {
    if (!args.has("y")) {
      throw PythonError.unsupported(
          args.function() + "() of one array", "give two, or use DataFrame.corr() and cov()");
    }
    return Stacking.column(args, "y");
  }
}
