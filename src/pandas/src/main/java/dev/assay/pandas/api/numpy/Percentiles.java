package dev.assay.pandas.api.numpy;

import dev.assay.pandas.api.array.ArrayObject;
import dev.assay.pandas.api.array.Lines;
import dev.assay.pandas.api.array.Matrices;
import dev.assay.pandas.api.array.MatrixObject;
import dev.assay.pandas.api.common.Read;
import dev.assay.pandas.column.Column;
import dev.assay.pandas.column.Columns;
import dev.assay.pandas.column.DType;
import dev.assay.pandas.column.DoubleColumn;
import dev.assay.pandas.column.Numbers;
import dev.assay.pandas.column.Scalars;
import dev.assay.pandas.eval.Args;
import dev.assay.pandas.eval.Body;
import dev.assay.pandas.eval.PyModule;
import dev.assay.pandas.frame.aggregate.Quantiles;
import dev.assay.pandas.frame.convert.Casts;
import dev.assay.pandas.value.PythonError;
import dev.assay.pandas.value.TimeLimit;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** {@code np.percentile}, {@code np.quantile} and what they are with missing values skipped. */
final class Percentiles {

  private static final String NOTATION =
      "a, q, axis=None, !out=None, !overwrite_input=False, method='linear', !keepdims=False";

  /** The methods of Hyndman and Fan that are continuous, besides 'linear'. */
  private static final Map<String, double[]> SHIFTS =
      Map.of(
          "interpolated_inverted_cdf", new double[] {0, 1},
          "hazen", new double[] {0.5, 0.5},
          "weibull", new double[] {0, 0},
          "median_unbiased", new double[] {1 / 3.0, 1 / 3.0},
          "normal_unbiased", new double[] {3 / 8.0, 3 / 8.0});

  private static final Set<String> STEPS =
      Set.of("inverted_cdf", "averaged_inverted_cdf", "closest_observation");

  private Percentiles() {}

  static void add(PyModule.Builder table) {
    table
        .function("percentile", NOTATION, of(100, false))
        .function("nanpercentile", NOTATION, of(100, true))
        .function("quantile", NOTATION, of(1, false))
        .function("nanquantile", NOTATION, of(1, true));
  }

  /** Several quantiles come first, whatever the axis is. */
  private static Body of(double scale, boolean skips) {
    Body along = AlongAxis.of("a", args -> quantile(args, scale, skips));
    return args -> {
      Object result = along.call(args);
      if (!Read.isListLike(args.get("q"))) {
        return result;
      }
      return result instanceof MatrixObject matrix && Lines.axis(args) == 1
          ? matrix.transposed()
          : result;
    };
  }

  private static void requireQuantiles(Args args, Column column, double scale) {
    if (column.dtype().isBool()) {
      throw PythonError.typeError("numpy boolean subtract is not supported")
          .hinting("; use astype(int) first");
    }
    if (column.dtype() == DType.OBJECT && column.hasMissing()) {
      throw PythonError.typeError("quantiles of objects with missing ones")
          .hinting("; use dropna() first");
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

  private static double quantile(Args args, double share, double[] sorted) {
    String method = args.string("method");
    double[] shifts = SHIFTS.get(method);
    if (shifts != null) {
      throw PythonError.unsupported(
          "this method of np.quantile() and np.percentile()", "use method='linear'");
    }
    if (STEPS.contains(method)) {
      throw PythonError.unsupported("the method '" + method + "' of quantiles", "use 'linear'");
    }
    return new Quantiles(share, method).ofSorted(sorted);
  }

  /** Missing values are skipped, or make all of it missing. */
  private static Object quantile(Args args, double scale, boolean skips) {
    if (!ArrayArgument.isScalar(args.get("q")) && !Read.isListLike(args.get("q"))
        || Matrices.isMatrix(args.get("q"))) {
      throw PythonError.unsupported("quantiles in two dimensions", "give a list of shares");
    }
    Column column = Statistics.values(args);
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
      double quantile = quantile(args, args.real("q") / scale, sorted);
      return elements ? Scalars.int64((long) quantile) : Scalars.float64(quantile);
    }
    List<Double> results = new ArrayList<>();
    for (double share : Numbers.doubles(Stacking.column(args, "q"))) {
      TimeLimit.check();
      results.add(quantile(args, share / scale, sorted));
    }
    Column quantiles = DoubleColumn.of(results.stream().mapToDouble(each -> each).toArray());
    return new ArrayObject(elements ? Casts.cast(quantiles, DType.INT64) : quantiles);
  }
}
