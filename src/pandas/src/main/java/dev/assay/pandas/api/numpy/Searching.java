package dev.assay.pandas.api.numpy;

import dev.assay.pandas.api.array.ArrayObject;
import dev.assay.pandas.api.array.Matrices;
import dev.assay.pandas.api.array.MatrixObject;
import dev.assay.pandas.api.common.Read;
import dev.assay.pandas.api.dataframe.FrameObject;
import dev.assay.pandas.column.BoolColumn;
import dev.assay.pandas.column.Column;
import dev.assay.pandas.column.DType;
import dev.assay.pandas.column.DoubleColumn;
import dev.assay.pandas.column.LongColumn;
import dev.assay.pandas.column.MaskedColumn;
import dev.assay.pandas.column.Matrix;
import dev.assay.pandas.column.Numbers;
import dev.assay.pandas.column.ObjectColumn;
import dev.assay.pandas.column.Scalars;
import dev.assay.pandas.eval.Args;
import dev.assay.pandas.eval.PyModule;
import dev.assay.pandas.frame.sort.Sorter;
import dev.assay.pandas.value.Allocation;
import dev.assay.pandas.value.Comparison;
import dev.assay.pandas.value.NumpyTemporal;
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
        .function("searchsorted", "a, v, side='left', !sorter=None", Searching::searched)
        .function("digitize", "x, bins, right=False", Searching::digitized)
        .function(
            "histogram",
            "a, bins=10, range=None, !density=None, !weights=None",
            Searching::histogram)
        .function("bincount", "x, weights=None, minlength=0", Searching::counts)
        .function("lexsort", "keys, !axis=-1", Searching::order)
        .function("isclose", "a, b, rtol=1e-05, atol=1e-08, equal_nan=False", Searching::isClose)
        .function("allclose", "a, b, rtol=1e-05, atol=1e-08, equal_nan=False", Searching::allClose)
        .function("array_equal", "a1, a2, equal_nan=False", Searching::areEqual)
        .function("vectorize", Vectorized.NOTATION, Vectorized::of)
        .function(
            "isscalar",
            "element",
            args ->
                Scalars.plain(args.get("element")) instanceof Number
                    || Scalars.plain(args.get("element")) instanceof Boolean
                    || args.get("element") instanceof String
                    || args.get("element") instanceof NumpyTemporal)
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
    ArrayArgument.requireSeveral(args, "a");
    Column column = Stacking.column(args, "a");
    Column values = Stacking.column(args, "v");
    if (column.dtype() == DType.OBJECT && column.hasMissing() || column instanceof MaskedColumn) {
      throw PythonError.valueError("searchsorted requires array to be sorted, without NA");
    }
    boolean right = args.string("side").equals("right");
    boolean numbers = column.dtype().isNumeric() && values.dtype().isNumeric();
    long[] found = numbers ? places(column, values, right) : placesOfObjects(column, values, right);
    return Read.isListLike(args.get("v"))
        ? new ArrayObject(LongColumn.of(found))
        : Scalars.int64(found[0]);
  }

  private static long[] places(Column column, Column values, boolean right) {
    double[] sorted = Numbers.doubles(column);
    double[] wanted = Numbers.doubles(values);
    long[] places = Allocation.longs(wanted.length);
    int low = 0;
    int high = sorted.length;
    for (int at = 0; at < places.length; at++) {
      // numpy begins where the one before was found, which shows where the array is not sorted
      if (at > 0 && isBefore(wanted[at - 1], wanted[at], right)) {
        high = sorted.length;
      } else if (at > 0) {
        low = 0;
        high = high < sorted.length ? high + 1 : sorted.length;
      }
      while (low < high) {
        int middle = (low + high) >>> 1;
        if (isBefore(sorted[middle], wanted[at], right)) {
          low = middle + 1;
        } else {
          high = middle;
        }
      }
      places[at] = low;
    }
    return places;
  }

  /** NaN is the greatest of all. */
  private static boolean isBefore(double one, double other, boolean orEqual) {
    boolean less = one < other || Double.isNaN(other) && !Double.isNaN(one);
    boolean equal = one == other || Double.isNaN(one) && Double.isNaN(other);
    return less || orEqual && equal;
  }

  /** The places of texts and times, which are compared as Python compares them. */
  private static long[] placesOfObjects(Column sorted, Column values, boolean right) {
    long[] places = Allocation.longs(values.size());
    for (int at = 0; at < places.length; at++) {
      Object value = values.item(at);
      int low = 0;
      int high = sorted.size();
      while (low < high) {
        int middle = (low + high) >>> 1;
        Object other = sorted.item(middle);
        if (right ? !Comparison.less(value, other) : Comparison.less(other, value)) {
          low = middle + 1;
        } else {
          high = middle;
        }
      }
      places[at] = low;
    }
    return places;
  }

  /** How many of the sorted values are less, or not greater. */
  static int place(double[] sorted, double value, boolean right) {
    if (Double.isNaN(value)) {
      return sorted.length; // NaN is sorted last
    }
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
    ArrayArgument.requireSeveral(args, "bins");
    double[] bins = Numbers.doubles(Stacking.column(args, "bins"));
    requireOrder(bins);
    boolean right = args.truth("right");
    boolean falling = bins.length > 1 && bins[0] > bins[bins.length - 1];
    double[] sorted = bins.clone();
    Arrays.sort(sorted);
    long[] found =
        Arrays.stream(Numbers.doubles(Stacking.column(args, "x")))
            .mapToLong(
                value ->
                    falling
                        ? bins.length - place(sorted, value, !right)
                        : place(sorted, value, !right))
            .toArray();
    return Read.isListLike(args.get("x"))
        ? new ArrayObject(LongColumn.of(found))
        : Scalars.int64(found[0]);
  }

  private static void requireOrder(double[] bins) {
    boolean rising = true;
    boolean falling = true;
    for (int at = 1; at < bins.length; at++) {
      rising &= bins[at - 1] <= bins[at];
      falling &= bins[at - 1] >= bins[at];
    }
    if (!rising && !falling) {
      throw PythonError.valueError("bins must be monotonically increasing or decreasing");
    }
  }

  private static Object histogram(Args args) {
    Column cells = Stacking.cells(args, "a");
    double[] edges;
    if (cells.dtype().isDatetime()) {
      throw PythonError.promotionError(
          "dates have no histogram in numpy; count .dt.year or the like");
    }
    double[] values = Numbers.doubles(cells);
    if (args.get("bins") instanceof String rule) {
      throw PythonError.unsupported("bins='" + rule + "' of histogram()", "give their number");
    }
    if (Scalars.plain(args.get("bins")) instanceof Long count) {
      if (args.optional("range") == null && !Arrays.stream(values).allMatch(Double::isFinite)) {
        throw PythonError.valueError("autodetected range of the values is not finite");
      }
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
    long[] counts = Allocation.longs(edges.length - 1);
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
    return Allocation.doubles(
        (int) count + 1, at -> at == count ? high : low + at * ((high - low) / count));
  }

  private static Object counts(Args args) {
    ArrayArgument.requireSeveral(args, "x");
    Column given = Stacking.column(args, "x");
    if (args.get("x") instanceof ArrayObject && given.dtype().isFloat() && given.size() > 0) {
      throw PythonError.typeError(
          "Cannot cast array data from dtype('float64') to dtype('int64') according to the rule"
              + " 'safe'");
    }
    double[] values = Numbers.doubles(given);
    double most = Arrays.stream(values).max().orElse(-1);
    if (Arrays.stream(values).anyMatch(value -> value < 0 || value != Math.rint(value))) {
      throw PythonError.valueError("'list' argument must have no negative elements");
    }
    args.budget().cells((long) most + 1);
    int size = (int) Math.max(most + 1, args.integer("minlength"));
    if (args.optional("weights") != null) {
      return new ArrayObject(weights(args, values, size));
    }
    long[] counts = Allocation.longs(size);
    for (double value : values) {
      counts[(int) value]++;
    }
    return new ArrayObject(LongColumn.of(counts));
  }

  private static Column weights(Args args, double[] values, int size) {
    double[] weights = Numbers.doubles(Stacking.column(args, "weights"));
    if (weights.length != values.length) {
      throw PythonError.valueError("The weights and list don't have the same length.");
    }
    double[] sums = Allocation.doubles(size);
    for (int at = 0; at < values.length; at++) {
      sums[(int) values[at]] += weights[at];
    }
    return DoubleColumn.of(sums);
  }

  /** Where the rows of several keys are in order, of which the last one comes first. */
  private static Object order(Args args) {
    if (args.get("keys") instanceof FrameObject) {
      throw PythonError.typeError("np.lexsort() takes a list of arrays, not a DataFrame");
    }
    List<Column> keys = new ArrayList<>();
    for (Object key : args.list("keys")) {
      if (!Read.isListLike(key)) {
        return Scalars.int64(0); // numpy takes single values for keys of one row without dimensions
      }
      if (Matrices.hasRows(key)) {
        throw PythonError.unsupported(
            "np.lexsort() of keys of two dimensions", "give a list of columns");
      }
      keys.addFirst(ArrayArgument.column(args.context(), key));
    }
    if (keys.stream().anyMatch(key -> key.size() != keys.getFirst().size())) {
      throw PythonError.valueError("all keys need to be the same shape");
    }
    keys.stream().filter(ObjectColumn.class::isInstance).forEach(Searching::requireOrder);
    int[] order = Sorter.order(keys, keys.stream().map(_ -> true).toList(), true);
    return new ArrayObject(LongColumn.of(Arrays.stream(order).asLongStream().toArray()));
  }

  /** numpy compares objects as Python does, with missing ones too. */
  private static void requireOrder(Column key) {
    List<?> items = key.items();
    for (int at = 1; at < items.size(); at++) {
      Comparison.less(items.get(at - 1), items.get(at));
    }
  }

  private static boolean[] close(Args args) {
    Column a = beside(args, "a", "b");
    Column b = beside(args, "b", "a");
    int size = Stacking.commonSize(a, b);
    double[] one = Numbers.doubles(a);
    double[] other = Numbers.doubles(b);
    boolean[] close = Allocation.booleans(size);
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
    Object shaped = isFlat(args.get("a")) ? args.get("b") : args.get("a");
    if (!isFlat(shaped)) {
      Matrix matrix = Matrices.read(args.context(), shaped);
      return MatrixObject.of(args.context(), matrix.withCells(new BoolColumn(close)));
    }
    boolean single = !Read.isListLike(args.get("a")) && !Read.isListLike(args.get("b"));
    return single ? Scalars.bool(close[0]) : new ArrayObject(new BoolColumn(close));
  }

  /** The elements of one array beside another one of its shape, or beside a single number. */
  private static Column beside(Args args, String name, String other) {
    boolean fits =
        !Read.isListLike(args.get(other)) && isFlat(args.get(other))
            || shapeOf(args, name).equals(shapeOf(args, other));
    return fits ? cells(args, name) : Stacking.column(args, name);
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
    if (!shapeOf(args, "a1").equals(shapeOf(args, "a2"))) {
      return false;
    }
    Column a = cells(args, "a1");
    Column b = cells(args, "a2");
    boolean same = a.size() == b.size() && !ArraySets.isUnlike(a, b);
    for (int at = 0; same && at < a.size(); at++) {
      boolean none = a.item(at) == Scalars.NONE && b.item(at) == Scalars.NONE;
      boolean missing = a.isMissing(at) || b.isMissing(at);
      boolean both =
          args.knows("equal_nan") && args.truth("equal_nan") && a.isMissing(at) && b.isMissing(at);
      same = none || both || !missing && args.context().equal(a.item(at), b.item(at));
    }
    return same;
  }

  /** How many rows and columns there are, nothing for what has one dimension. */
  private static List<Integer> shapeOf(Args args, String name) {
    Object given = args.get(name);
    if (!isFlat(given)) {
      Matrix matrix = Matrices.read(args.context(), given);
      return List.of(matrix.rowCount(), matrix.columnCount());
    }
    return List.of();
  }

  private static boolean isFlat(Object given) {
    return !Matrices.hasRows(given);
  }

  /** The elements of an array, row by row. */
  private static Column cells(Args args, String name) {
    Object given = args.get(name);
    return isFlat(given)
        ? Stacking.column(args, name)
        : Matrices.read(args.context(), given).cells();
  }
}
