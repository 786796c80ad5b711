package dev.assay.pandas.api.python;

import dev.assay.pandas.column.Numbers;
import dev.assay.pandas.column.Scalars;
import dev.assay.pandas.eval.Args;
import dev.assay.pandas.eval.Context;
import dev.assay.pandas.eval.Exceptions;
import dev.assay.pandas.eval.PyModule;
import dev.assay.pandas.value.BinaryOperator;
import dev.assay.pandas.value.NumpyInt;
import dev.assay.pandas.value.PyDict;
import dev.assay.pandas.value.PyList;
import dev.assay.pandas.value.PythonError;
import dev.assay.pandas.value.TimeLimit;
import java.math.BigDecimal;
import java.math.MathContext;
import java.util.ArrayList;
import java.util.List;

/** The table of the module {@code statistics}. */
final class StatisticsModule {

  private StatisticsModule() {}

  static PyModule module() {
    return PyModule.builder("statistics")
        .function("mean", "data", StatisticsModule::mean)
        .function("fmean", "data, !weights=None", args -> average(doubles(args, 1, "fmean")))
        .function("median", "data", args -> median(args, true, true))
        .function("median_low", "data", args -> median(args, true, false))
        .function("median_high", "data", args -> median(args, false, true))
        .function("mode", "data", args -> modes(args).getFirst())
        .function("multimode", "data", args -> PyList.copyOf(modes(args)))
        .function("variance", "data, xbar=None", args -> variance(args, 1, "xbar"))
        .function("pvariance", "data, mu=None", args -> variance(args, 0, "mu"))
        .function("stdev", "data, xbar=None", args -> root(args, 1, "xbar"))
        .function("pstdev", "data, mu=None", args -> root(args, 0, "mu"))
        .lacking(
            "use Series.corr(...) and Series.cov(...)",
            "correlation covariance linear_regression LinearRegression")
        .lacking("there are no distributions; compute it with sums", "NormalDist median_grouped")
        .function("quantiles", "data, *, n=4, method='exclusive'", StatisticsModule::quantiles)
        .refused("harmonic_mean", "use len(data) / sum(1 / x for x in data)")
        .refused("geometric_mean", "use math.exp(mean of the logarithms)")
        .value("StatisticsError", Exceptions.type("StatisticsError"))
        .build();
  }

  private static List<Object> items(Args args, int least, String name) {
    List<Object> items = args.list("data");
    if (items.size() < least) {
      throw new PythonError(
          "StatisticsError",
          switch (name) {
            case "median", "mode" -> "no " + name + " for empty data";
            case "quantiles" -> "must have at least two data points";
            default ->
                "%s requires at least %s data point%s"
                    .formatted(name, least == 1 ? "one" : "two", least == 1 ? "" : "s");
          });
    }
    return items;
  }

  private static double[] doubles(Args args, int least, String name) {
    return items(args, least, name).stream().mapToDouble(Numbers::toDouble).toArray();
  }

  private static double average(double[] values) {
    BigDecimal sum = exact(values);
    return sum.divide(BigDecimal.valueOf(values.length), MathContext.DECIMAL128).doubleValue();
  }

  private static BigDecimal exact(double[] values) {
    BigDecimal sum = BigDecimal.ZERO;
    for (double value : values) {
      TimeLimit.check();
      if (Double.isNaN(value) || Double.isInfinite(value)) {
        throw PythonError.unsupported("statistics of NaN or inf", "drop such values first");
      }
      sum = sum.add(new BigDecimal(value));
    }
    return sum;
  }

  /** Whole where all values are whole and so is their mean. */
  private static Object mean(Args args) {
    List<Object> items = items(args, 1, "mean");
    return like(items, average(numbers(items)));
  }

  /** Numpy's integers are refused: Python's statistics cut what they give to whole numbers. */
  private static double[] numbers(List<Object> items) {
    if (items.stream().anyMatch(NumpyInt.class::isInstance)) {
      throw PythonError.unsupported(
          "statistics of numpy's integers", "take Python's: of an array's tolist(), or int(...)");
    }
    return items.stream().mapToDouble(Numbers::toDouble).toArray();
  }

  private static Object like(List<Object> items, double value) {
    boolean whole = items.stream().allMatch(item -> Scalars.plain(item) instanceof Long);
    return whole && value == Math.rint(value) ? (Object) (long) value : (Object) value;
  }

  private static Object median(Args args, boolean low, boolean high) {
    List<Object> items = new ArrayList<>(items(args, 1, "median"));
    items.sort((a, b) -> args.context().less(a, b) ? -1 : args.context().less(b, a) ? 1 : 0);
    int middle = items.size() / 2;
    if (items.size() % 2 == 1 || !low) {
      return items.get(middle);
    }
    if (!high) {
      return items.get(middle - 1);
    }
    Object sum =
        args.context().binary(BinaryOperator.ADD, items.get(middle - 1), items.get(middle));
    return args.context().binary(BinaryOperator.DIVIDE, sum, 2L);
  }

  private static List<Object> modes(Args args) {
    PyDict counts = new PyDict();
    long most = 0;
    for (Object item : items(args, args.function().equals("mode") ? 1 : 0, "mode")) {
      TimeLimit.check();
      long count = counts.get(item) instanceof Long before ? before + 1 : 1;
      counts.put(item, count);
      most = Math.max(most, count);
    }
    List<Object> modes = new ArrayList<>();
    for (PyDict.Entry entry : counts.entries()) {
      if (entry.value().equals(most)) {
        modes.add(entry.key());
      }
    }
    return modes;
  }

  private static Object variance(Args args, int freedom, String center) {
    List<Object> items = items(args, 1 + freedom, args.function());
    return like(items, exactVariance(args, items, freedom, center).doubleValue());
  }

  /** The values that cut the sorted data into {@code n} parts, as Python's statistics do. */
  private static Object quantiles(Args args) {
    Context context = args.context();
    long parts = args.integer("n");
    if (parts < 1) {
      throw new PythonError("StatisticsError", "n must be at least 1");
    }
    List<Object> data = items(args, 2, "quantiles");
    data.sort((one, other) -> context.less(one, other) ? -1 : context.less(other, one) ? 1 : 0);
    boolean inclusive = args.string("method").equals("inclusive");
    if (!inclusive && !args.string("method").equals("exclusive")) {
      throw PythonError.valueError("Unknown method: " + context.repr(args.get("method")));
    }
    long size = inclusive ? data.size() - 1L : data.size() + 1L;
    PyList cuts = PyList.of();
    for (long at = 1; at < parts; at++) {
      context.budget().steps(1);
      long place =
          inclusive ? at * size / parts : Math.clamp(at * size / parts, 1, data.size() - 1L);
      long rest = at * size - place * parts;
      int low = Math.toIntExact(inclusive ? place : place - 1);
      Object below = context.binary(BinaryOperator.MULTIPLY, data.get(low), parts - rest);
      Object above = context.binary(BinaryOperator.MULTIPLY, data.get(low + 1), rest);
      Object sum = context.binary(BinaryOperator.ADD, below, above);
      cuts.add(context.binary(BinaryOperator.DIVIDE, sum, parts));
    }
    return cuts;
  }

  private static Object root(Args args, int freedom, String center) {
    List<Object> items = items(args, 1 + freedom, args.function());
    BigDecimal variance = exactVariance(args, items, freedom, center);
    return variance.sqrt(MathContext.DECIMAL128).doubleValue();
  }

  /** Around the mean, or around the value that is given for it. */
  private static BigDecimal exactVariance(
      Args args, List<Object> items, int freedom, String center) {
    double[] values = numbers(items);
    BigDecimal count = BigDecimal.valueOf(values.length);
    BigDecimal total = exact(values);
    BigDecimal mean =
        args.optional(center) == null
            ? total.divide(count, MathContext.DECIMAL128)
            : exact(new double[] {args.real(center)});
    BigDecimal sum = BigDecimal.ZERO;
    for (double value : values) {
      BigDecimal distance = new BigDecimal(value).subtract(mean);
      sum = sum.add(distance.multiply(distance));
    }
    return sum.divide(BigDecimal.valueOf(values.length - freedom), MathContext.DECIMAL128);
  }
}
