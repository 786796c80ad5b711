package dev.assay.pandas.builtins.numpy;

import dev.assay.pandas.builtins.pandas.ArrayObject;
import dev.assay.pandas.builtins.pandas.ArrayType;
import dev.assay.pandas.builtins.pandas.MatrixObject;
import dev.assay.pandas.builtins.pandas.Read;
import dev.assay.pandas.builtins.pandas.SeriesObject;
import dev.assay.pandas.eval.Args;
import dev.assay.pandas.eval.NativeFunction;
import dev.assay.pandas.eval.PyModule;
import dev.assay.pandas.frame.BoolColumn;
import dev.assay.pandas.frame.Column;
import dev.assay.pandas.frame.Columns;
import dev.assay.pandas.frame.DType;
import dev.assay.pandas.frame.DoubleColumn;
import dev.assay.pandas.frame.LongColumn;
import dev.assay.pandas.frame.Matrix;
import dev.assay.pandas.frame.Numbers;
import dev.assay.pandas.frame.ObjectColumn;
import dev.assay.pandas.frame.Scalars;
import dev.assay.pandas.frame.convert.Casts;
import dev.assay.pandas.value.PyTuple;
import dev.assay.pandas.value.PythonError;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** Functions of numpy that look for values, count them, and compare arrays. */
final class Searching {

  private Searching() {}

  static void add(PyModule.Builder table) {
    table
        .function("searchsorted", "a, v, side='left'", Searching::searched)
        .function("digitize", "x, bins, right=False", Searching::digitized)
        .function("histogram", "a, bins=10, range=None", Searching::histogram)
        .function("bincount", "x, !weights=None, minlength=0", Searching::counts)
        .function("nonzero", "a", args -> PyTuple.of(new ArrayObject(places(args))))
        .function("flatnonzero", "a", args -> new ArrayObject(places(args)))
        .function("argwhere", "a", Searching::argwhere)
        .function("isclose", "a, b, rtol=1e-05, atol=1e-08, equal_nan=False", Searching::isClose)
        .function("allclose", "a, b, rtol=1e-05, atol=1e-08, equal_nan=False", Searching::allClose)
        .function("array_equal", "a1, a2", Searching::areEqual)
        .function("vectorize", "pyfunc, otypes=None, **kwargs", Searching::vectorized)
        .function(
            "isscalar",
            "element",
            args ->
                Scalars.plain(args.get("element")) instanceof Number
                    || Scalars.plain(args.get("element")) instanceof Boolean
                    || args.get("element") instanceof String)
        .function("ndim", "a", Searching::dimensions)
        .function("shape", "a", Searching::shape);
  }

  private static Object shape(Args args) {
    return ArrayArgument.isScalar(args.get("a"))
        ? PyTuple.EMPTY
        : args.context().attribute(ArrayArgument.own(args, "a"), "shape");
  }

  private static Object dimensions(Args args) {
    return ArrayArgument.isScalar(args.get("a"))
        ? (Object) 0L
        : args.context().attribute(ArrayArgument.own(args, "a"), "ndim");
  }

  private static Object searched(Args args) {
    double[] sorted = Numbers.doubles(Stacking.column(args, "a"));
    boolean right = args.string("side").equals("right");
    long[] found =
        Arrays.stream(Numbers.doubles(Stacking.column(args, "v")))
            .mapToLong(value -> place(sorted, value, right))
            .toArray();
    return Read.isListLike(args.get("v"))
        ? new ArrayObject(LongColumn.of(found))
        : Scalars.int64(found[0]);
  }

  /** How many of the sorted values are less, or not greater. */
  static int place(double[] sorted, double value, boolean right) {
    int low = 0;
    int high = sorted.length;
    while (low < high) {
      int middle = (low + high) >>> 1;
      if (right ? sorted[middle] <= value : sorted[middle] < value) {
        low = middle + 1;
      } else {
        high = middle;
      }
    }
    return low;
  }

  private static Object digitized(Args args) {
    double[] bins = Numbers.doubles(Stacking.column(args, "bins"));
    boolean right = args.truth("right");
    boolean falling = bins.length > 1 && bins[0] > bins[bins.length - 1];
    double[] sorted = bins.clone();
    Arrays.sort(sorted);
    long[] found =
        Arrays.stream(Numbers.doubles(Stacking.column(args, "x")))
            .mapToLong(
                value ->
                    falling
                        ? bins.length - place(sorted, value, right)
                        : place(sorted, value, !right))
            .toArray();
    return Read.isListLike(args.get("x"))
        ? new ArrayObject(LongColumn.of(found))
        : Scalars.int64(found[0]);
  }

  private static Object histogram(Args args) {
    double[] values = Numbers.doubles(Stacking.column(args, "a"));
    double[] edges;
    if (Scalars.plain(args.get("bins")) instanceof Long count) {
      double low = Arrays.stream(values).min().orElse(0);
      double high = Arrays.stream(values).max().orElse(1);
      if (args.optional("range") != null) {
        double[] range = Numbers.doubles(Stacking.column(args, "range"));
        low = range[0];
        high = range[1];
      }
      edges = spaced(low == high ? low - 0.5 : low, low == high ? high + 0.5 : high, count);
    } else {
      edges = Numbers.doubles(Stacking.column(args, "bins"));
    }
    long[] counts = new long[edges.length - 1];
    for (double value : values) {
      int bin =
          value == edges[edges.length - 1] ? counts.length - 1 : place(edges, value, true) - 1;
      if (bin >= 0 && bin < counts.length) {
        counts[bin]++;
      }
    }
    Column given =
        Read.isListLike(args.get("bins")) ? Stacking.column(args, "bins") : DoubleColumn.of(edges);
    return PyTuple.of(new ArrayObject(LongColumn.of(counts)), new ArrayObject(given));
  }

  private static double[] spaced(double low, double high, long count) {
    double[] edges = new double[(int) count + 1];
    for (int at = 0; at < edges.length; at++) {
      edges[at] = at == count ? high : low + at * ((high - low) / count);
    }
    return edges;
  }

  private static Object counts(Args args) {
    double[] values = Numbers.doubles(Stacking.column(args, "x"));
    double most = Arrays.stream(values).max().orElse(-1);
    if (Arrays.stream(values).anyMatch(value -> value < 0 || value != Math.rint(value))) {
      throw PythonError.valueError("'list' argument must have no negative elements");
    }
    args.context().budget().cells((long) most + 1);
    long[] counts = new long[(int) Math.max(most + 1, args.integer("minlength"))];
    for (double value : values) {
      counts[(int) value]++;
    }
    return new ArrayObject(LongColumn.of(counts));
  }

  private static Column places(Args args) {
    Column column = Stacking.column(args, "a");
    return ArrayType.places(column);
  }

  private static Object argwhere(Args args) {
    Column places = places(args);
    return MatrixObject.of(args.context(), new Matrix(places, places.size(), 1));
  }

  private static boolean[] close(Args args) {
    Column a = Stacking.column(args, "a");
    Column b = Stacking.column(args, "b");
    int size = Stacking.commonSize(a, b);
    double[] one = Numbers.doubles(a);
    double[] other = Numbers.doubles(b);
    boolean[] close = new boolean[size];
    for (int at = 0; at < size; at++) {
      double x = one[one.length == 1 ? 0 : at];
      double y = other[other.length == 1 ? 0 : at];
      close[at] =
          x == y
              || Double.isNaN(x) && Double.isNaN(y) && args.truth("equal_nan")
              || Double.isFinite(y)
                  && Math.abs(x - y) <= args.real("atol") + args.real("rtol") * Math.abs(y);
    }
    return close;
  }

  private static Object isClose(Args args) {
    boolean[] close = close(args);
    if (args.get("a") instanceof SeriesObject series) {
      return new SeriesObject(series.series().withValues(new BoolColumn(close)));
    }
    boolean single = !Read.isListLike(args.get("a")) && !Read.isListLike(args.get("b"));
    return single ? Scalars.bool(close[0]) : new ArrayObject(new BoolColumn(close));
  }

  private static Object allClose(Args args) {
    for (boolean each : close(args)) {
      if (!each) {
        return false;
      }
    }
    return true;
  }

  private static Object areEqual(Args args) {
    Column a = Stacking.column(args, "a1");
    Column b = Stacking.column(args, "a2");
    boolean same = a.size() == b.size();
    for (int at = 0; same && at < a.size(); at++) {
      same = args.context().equal(a.item(at), b.item(at));
    }
    return same;
  }

  /** A function of single values as one of arrays. */
  private static Object vectorized(Args args) {
    Object function = args.get("pyfunc");
    boolean objects = args.optional("otypes") != null && isObject(args);
    return new NativeFunction(
        "vectorize",
        "*args",
        call -> {
          List<Column> columns = new ArrayList<>();
          int size = 1;
          boolean single = true;
          for (Object each : call.rest("args").items()) {
            boolean list = Read.isListLike(each);
            single &= !list;
            columns.add(
                list
                    ? Read.column(call.context(), each)
                    : Columns.infer(List.of(Scalars.plain(each))));
            size = list ? columns.getLast().size() : size;
          }
          List<Object> results = new ArrayList<>();
          for (int at = 0; at < size; at++) {
            int row = at;
            Object[] values =
                columns.stream().map(each -> each.get(each.size() == 1 ? 0 : row)).toArray();
            results.add(Scalars.plain(call.context().call(function, values)));
          }
          Column column = objects ? ObjectColumn.of(results) : typed(results);
          return single ? column.get(0) : new ArrayObject(column);
        });
  }

  private static boolean isObject(Args args) {
    Object types = args.get("otypes");
    List<Object> items = types instanceof String text ? List.of(text) : args.context().list(types);
    return items.stream()
        .map(each -> args.context().str(each))
        .anyMatch(each -> each.equals("O") || each.contains("object"));
  }

  /** The dtype of the first result is that of all. */
  private static Column typed(List<Object> results) {
    Column column = Columns.infer(results);
    if (results.isEmpty()) {
      throw PythonError.valueError(
          "cannot call `vectorize` on size 0 inputs unless `otypes` is set");
    }
    Column first = Columns.infer(results.subList(0, 1));
    return first.dtype().isInteger() && column.dtype().isFloat()
        ? Casts.cast(column, DType.INT64)
        : column;
  }
}
