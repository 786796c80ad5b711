package dev.assay.pandas.api.numpy;

import dev.assay.pandas.api.array.ArrayObject;
import dev.assay.pandas.api.array.MatrixObject;
import dev.assay.pandas.api.common.Read;
import dev.assay.pandas.api.common.TakePlaces;
import dev.assay.pandas.api.index.IndexObject;
import dev.assay.pandas.column.BoolColumn;
import dev.assay.pandas.column.Column;
import dev.assay.pandas.column.DType;
import dev.assay.pandas.column.DoubleColumn;
import dev.assay.pandas.column.Numbers;
import dev.assay.pandas.column.Scalars;
import dev.assay.pandas.column.TimeColumn;
import dev.assay.pandas.eval.Args;
import dev.assay.pandas.eval.PyModule;
import dev.assay.pandas.value.Allocation;
import dev.assay.pandas.value.BinaryOperator;
import dev.assay.pandas.value.PyList;
import dev.assay.pandas.value.PySlice;
import dev.assay.pandas.value.PythonError;
import java.util.Arrays;

/** Functions of numpy that take parts of sequences, run along them, or fill the gaps in them. */
final class Sequencing {

  private Sequencing() {}

  static void add(PyModule.Builder table) {
    table
        .function("copy", "a", args -> of(args, "a", "copy"))
        .function("take", "a, indices, !axis=None, !out=None, !mode='raise'", Sequencing::take)
        .function("squeeze", "a, !axis=None", Sequencing::squeezed)
        .function("asanyarray", "a, dtype=None, *, copy=None", ArrayFunctions::asArray)
        .function("ascontiguousarray", "a, dtype=None", ArrayFunctions::asArray)
        .function("asfortranarray", "a, dtype=None", ArrayFunctions::asArray)
        .function("split", "ary, indices_or_sections, !axis=0", args -> parts(args, true))
        .function("array_split", "ary, indices_or_sections, !axis=0", args -> parts(args, false))
        .function(
            "nancumsum",
            "a, axis=None",
            AlongAxis.of("a", args -> running(args, BinaryOperator.ADD)))
        .function(
            "interp", "x, xp, fp, left=None, right=None, !period=None", Sequencing::interpolated)
        .function("convolve", "a, v, mode='full'", Convolution::of)
        .function("isnat", "x", args -> Elementwise.apply(args, "x", Sequencing::isNat))
        .function(
            "iterable",
            "y",
            args -> !ArrayArgument.isScalar(args.get("y")) || args.get("y") instanceof String);
  }

  /** The elements at places, counted row by row; pandas' own method refuses numpy's arguments. */
  private static Object take(Args args) {
    if (ArrayArgument.isOfPandas(args.get("a"))) {
      throw PythonError.valueError(
              "No axis named None for object type " + args.context().typeName(args.get("a")))
          .hinting("; use .iloc[...]");
    }
    Object array = ArrayArgument.array(args, "a");
    Object flat =
        array instanceof MatrixObject matrix ? new ArrayObject(matrix.matrix().cells()) : array;
    return args.context().getItem(flat, indices(args));
  }

  private static Object squeezed(Args args) {
    return ArrayArgument.call(args, "a", "squeeze");
  }

  private static Object of(Args args, String name, String method) {
    return args.context().invoke(ArrayArgument.array(args, name), method);
  }

  private static Object indices(Args args) {
    return TakePlaces.key(args.context(), args.get("indices"));
  }

  /** Parts of equal length, or between given places; {@code exactly} allows no rest. */
  private static Object parts(Args args, boolean exactly) {
    if (ArrayArgument.isScalar(args.get("ary"))) {
      throw PythonError.typeError("np." + args.function() + "() takes an array, not one value");
    }
    boolean labels = args.get("ary") instanceof IndexObject;
    Object array = labels ? args.get("ary") : ArrayArgument.own(args, "ary");
    int size = args.context().length(array);
    PyList parts = PyList.of();
    int begin = 0;
    for (int end : ends(args, size, exactly)) {
      parts.add(
          args.context()
              .getItem(
                  array, new PySlice((long) begin, (long) Math.max(begin, end), Scalars.NONE)));
      begin = end;
    }
    return parts;
  }

  private static int[] ends(Args args, int size, boolean exactly) {
    if (Read.isListLike(args.get("indices_or_sections"))) {
      Column given = Stacking.column(args, "indices_or_sections");
      if (!given.dtype().isInteger() && given.size() > 0) {
        throw PythonError.typeError("slice indices must be integers or None");
      }
      long[] places = Numbers.longs(given);
      int[] ends =
          Arrays.copyOf(
              Arrays.stream(places).mapToInt(Math::toIntExact).toArray(), places.length + 1);
      ends[places.length] = size;
      return ends;
    }
    int count = args.count("indices_or_sections");
    if (count <= 0) {
      throw PythonError.valueError("number sections must be larger than 0.");
    }
    if (exactly && size % count != 0) {
      throw PythonError.valueError("array split does not result in an equal division");
    }
    args.budget().objects(count);
    int[] ends = Allocation.ints(count);
    for (int at = 0; at < count; at++) {
      ends[at] = (at == 0 ? 0 : ends[at - 1]) + size / count + (at < size % count ? 1 : 0);
    }
    return ends;
  }

  /** A running sum or product to which missing values add nothing. */
  private static Object running(Args args, BinaryOperator operator) {
    Column column = Stacking.column(args, "a");
    boolean sum = operator == BinaryOperator.ADD;
    if (!column.dtype().isFloat()) {
      throw PythonError.unsupported(
          "np." + args.function() + "() of whole numbers", "use np.cumsum or np.cumprod");
    }
    double[] values = Numbers.doubles(column);
    double[] results = Allocation.doubles(values.length);
    double so = sum ? 0 : 1;
    for (int at = 0; at < values.length; at++) {
      double value = Double.isNaN(values[at]) ? sum ? 0 : 1 : values[at];
      so = sum ? so + value : so * value;
      results[at] = so;
    }
    return new ArrayObject(DoubleColumn.of(results));
  }

  /** Values between points that are given with growing {@code xp}; beyond them the outer ones. */
  private static Object interpolated(Args args) {
    double[] at = Numbers.doubles(Stacking.column(args, "xp"));
    double[] known = Numbers.doubles(Stacking.column(args, "fp"));
    if (at.length == 0) {
      throw PythonError.valueError("array of sample points is empty");
    }
    if (at.length != known.length) {
      throw PythonError.valueError("fp and xp are not of the same length.");
    }
    Column points = Stacking.column(args, "x");
    if (points.dtype() == DType.OBJECT && args.get("x") instanceof ArrayObject) {
      throw PythonError.typeError(
          "Cannot cast array data from dtype('O') to dtype('float64') according to the rule"
              + " 'safe'");
    }
    double[] results =
        Arrays.stream(Numbers.doubles(points))
            .map(x -> outside(args, x, at, between(x, at, known)))
            .toArray();
    return Read.isListLike(args.get("x"))
        ? new ArrayObject(DoubleColumn.of(results))
        : Scalars.float64(results[0]);
  }

  /** The value between points, or what is given for those to the left or right of all. */
  private static double outside(Args args, double x, double[] at, double between) {
    String side = x < at[0] ? "left" : x > at[at.length - 1] ? "right" : "";
    return side.isEmpty() || args.optional(side) == null ? between : args.real(side);
  }

  private static double between(double x, double[] at, double[] known) {
    if (Double.isNaN(x)) {
      return x;
    }
    int place = Searching.place(at, x, true);
    if (place == 0) {
      return known[0];
    }
    if (place == at.length) {
      return known[at.length - 1];
    }
    if (at[place - 1] == x) {
      return known[place - 1];
    }
    double slope = (known[place] - known[place - 1]) / (at[place] - at[place - 1]);
    double fromLeft = slope * (x - at[place - 1]) + known[place - 1];
    if (!Double.isNaN(fromLeft)) {
      return fromLeft;
    }
    double fromRight = slope * (x - at[place]) + known[place];
    boolean level = known[place] == known[place - 1];
    return Double.isNaN(fromRight) && level ? known[place] : fromRight;
  }

  private static Column isNat(Column column) {
    if (!(column instanceof TimeColumn)) {
      throw PythonError.typeError(
          "ufunc 'isnat' is only defined for np.datetime64 and np.timedelta64.");
    }
    return new BoolColumn(column.missing());
  }
}
