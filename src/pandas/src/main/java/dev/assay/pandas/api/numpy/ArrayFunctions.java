package dev.assay.pandas.api.numpy;

import dev.assay.pandas.api.array.ArrayCasts;
import dev.assay.pandas.api.array.ArrayForm;
import dev.assay.pandas.api.array.ArrayObject;
import dev.assay.pandas.api.array.ArrayType;
import dev.assay.pandas.api.array.Matrices;
import dev.assay.pandas.api.array.MatrixObject;
import dev.assay.pandas.api.common.Read;
import dev.assay.pandas.api.dtype.Astypes;
import dev.assay.pandas.api.index.IndexObject;
import dev.assay.pandas.api.python.RangeValue;
import dev.assay.pandas.api.series.SeriesObject;
import dev.assay.pandas.column.Column;
import dev.assay.pandas.column.DType;
import dev.assay.pandas.column.DoubleColumn;
import dev.assay.pandas.column.LongColumn;
import dev.assay.pandas.column.Matrix;
import dev.assay.pandas.column.Numbers;
import dev.assay.pandas.column.ObjectColumn;
import dev.assay.pandas.column.Scalars;
import dev.assay.pandas.column.TimeColumn;
import dev.assay.pandas.eval.Args;
import dev.assay.pandas.eval.PyModule;
import dev.assay.pandas.frame.convert.Casts;
import dev.assay.pandas.frame.sort.Sorter;
import dev.assay.pandas.value.Allocation;
import dev.assay.pandas.value.BinaryOperator;
import dev.assay.pandas.value.NumpyTemporal;
import dev.assay.pandas.value.PyList;
import dev.assay.pandas.value.PyTuple;
import dev.assay.pandas.value.PythonError;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** Functions of numpy that make arrays. */
final class ArrayFunctions {

  private ArrayFunctions() {}

  static void add(PyModule.Builder table) {
    table
        .function(
            "array",
            "object, dtype=None, *, copy=True, !order='K', !subok=False, !ndmin=0",
            ArrayFunctions::array)
        .function("asarray", "a, dtype=None, *, copy=None, !order=None", ArrayFunctions::asArray)
        .function("arange", "start, stop=None, step=1, dtype=None", ArrayFunctions::range)
        .function(
            "linspace",
            "start, stop, num=50, endpoint=True, retstep=False, dtype=None, !axis=0",
            ArrayFunctions::linear)
        .function("repeat", "a, repeats, axis=None", ArrayFunctions::repeatedAlong)
        .function("tile", "A, reps", ArrayFunctions::tiled);
    addOperations(table);
  }

  private static void addOperations(PyModule.Builder table) {
    table
        .function(
            "sort",
            "a, axis=-1, kind=None, !order=None, *, stable=None",
            AlongAxis.of("a", ArrayFunctions::sorted))
        .function(
            "argsort",
            "a, axis=-1, kind=None, !order=None, *, stable=None",
            AlongAxis.of(
                "a",
                args ->
                    args.get("a") instanceof SeriesObject
                        ? ArrayArgument.call(args, "a", "argsort")
                        : new ArrayObject(ArrayType.argsort(args, Stacking.column(args, "a")))))
        .function("cumsum", "a, axis=None", args -> running(args, "cumsum"));
    addNumbers(table);
  }

  private static void addNumbers(PyModule.Builder table) {
    table
        .function("maximum", "x1, x2" + Elementwise.REST, args -> Greater.of(args, false))
        .function("minimum", "x1, x2" + Elementwise.REST, args -> Greater.of(args, true))
        .function("fmax", "x1, x2" + Elementwise.REST, args -> Greater.present(args, false))
        .function("fmin", "x1, x2" + Elementwise.REST, args -> Greater.present(args, true))
        .function("clip", "a, a_min=..., a_max=..., !out=None, *, min=..., max=...", Clipping::of)
        .function(
            "diff",
            "a, n=1, axis=-1, prepend=..., append=...",
            AlongAxis.of("a", ArrayFunctions::diff))
        .function("cumprod", "a, axis=None", args -> running(args, "cumprod"))
        .function(
            "nan_to_num",
            "x, copy=True, nan=0.0, posinf=None, neginf=None",
            ArrayFunctions::numbered);
  }

  private static Object sorted(Args args) {
    if (ArrayArgument.isScalar(args.get("a"))) {
      throw new PythonError("AxisError", "axis -1 is out of bounds for array of dimension 0");
    }
    Column column = Stacking.column(args, "a");
    ArrayType.requireOrder(column);
    return new ArrayObject(column.take(Sorter.order(column)));
  }

  private static Object array(Args args) {
    if (args.get("copy") instanceof String) {
      throw PythonError.valueError(
          "strings are not allowed for 'copy' keyword. Use True/False/None instead.");
    }
    return made(args, args.get("object"));
  }

  static Object asArray(Args args) {
    boolean copied = args.knows("copy") && Boolean.TRUE.equals(args.get("copy"));
    Object own = copied ? null : ArrayArgument.memory(args, "a");
    return own == null ? made(args, args.get("a")) : own;
  }

  private static Object made(Args args, Object given) {
    if (Matrices.hasRows(given)) {
      return rows(args, given);
    }
    if (!Read.isListLike(given)) {
      throw ArrayArgument.dimensionless("np.array() of a single value", "write np.array([value])");
    }
    boolean typed = args.optional("dtype") != null;
    boolean single = typed && Astypes.isObject(args.context(), args.get("dtype"));
    if (!single && given instanceof PyList items) {
      Matrices.requireEven(items.items());
    }
    Column column =
        typed ? Read.column(args.context(), given) : ArrayArgument.column(args.context(), given);
    if (!typed && given instanceof PyList list && list.size() == 0) {
      return new ArrayObject(DoubleColumn.of());
    }
    if (typed && (given instanceof PyTuple || given instanceof RangeValue)) {
      return made(args, PyList.copyOf(args.context().list(given)));
    }
    if (given instanceof ArrayObject array) {
      return typed
          ? ArrayCasts.cast(args.context(), array, args.get("dtype"))
          : new ArrayObject(array.column(), array.form());
    }
    boolean objects =
        given instanceof PyList items
            && column instanceof TimeColumn
            && items.items().stream().noneMatch(NumpyTemporal.class::isInstance);
    return typed && column instanceof TimeColumn && !(given instanceof PyList)
        ? ofPandas(args, column)
        : typed(args, typed || objects ? raw(given, column) : column);
  }

  /** An array of two dimensions. */
  private static Object rows(Args args, Object given) {
    Matrix matrix = Matrices.read(args.context(), given);
    boolean objects =
        args.optional("dtype") != null && Astypes.isObject(args.context(), args.get("dtype"));
    if (given instanceof PyList rows && objects) {
      List<Object> cells = new ArrayList<>();
      rows.items().forEach(row -> cells.addAll(Read.items(args.context(), row)));
      return MatrixObject.of(args.context(), matrix.withCells(ObjectColumn.of(cells)));
    }
    if (given instanceof PyList && args.optional("dtype") == null) {
      Column cells = ArrayArgument.column(args.context(), PyList.copyOf(matrix.cells().items()));
      return new MatrixObject(matrix.withCells(cells), ofTexts(cells));
    }
    if (args.optional("dtype") == null) {
      return MatrixObject.of(args.context(), matrix);
    }
    ArrayObject cells = typed(args, given instanceof PyList ? listed(matrix) : matrix.cells());
    return new MatrixObject(matrix.withCells(cells.column()), cells.form());
  }

  /** Numbers as objects, which numpy casts one by one where a list has them. */
  private static Column listed(Matrix matrix) {
    return matrix.cells().dtype().isNumeric()
        ? ObjectColumn.of(matrix.cells().items())
        : matrix.cells();
  }

  /** Times of a series or an index: pandas makes objects of them, numpy everything else. */
  private static Object ofPandas(Args args, Column times) {
    return Astypes.isObject(args.context(), args.get("dtype"))
        ? new ArrayObject(ObjectColumn.of(times))
        : typed(args, times);
  }

  private static ArrayForm ofTexts(Column cells) {
    boolean texts = cells.size() > 0 && cells.items().stream().allMatch(String.class::isInstance);
    return texts ? new ArrayForm.Texts(ArrayCasts.longest(cells)) : ArrayForm.NUMPY;
  }

  /** The elements of a list as they are given: numpy does not take None for NaN. */
  private static Column raw(Object given, Column column) {
    return given instanceof PyList list
            && (column.dtype().isNumeric() || column instanceof TimeColumn)
        ? ObjectColumn.of(list.items())
        : column;
  }

  private static Object range(Args args) {
    if (isTime(args, "start")) {
      return TimeRange.of(args);
    }
    boolean one = args.optional("stop") == null;
    double start = one ? 0 : args.real("start");
    double stop = one ? args.real("start") : args.real("stop");
    double step = args.real("step");
    if (step == 0) {
      throw new PythonError("ZeroDivisionError", "division by zero");
    }
    long count = (long) Math.max(0, Math.ceil((stop - start) / step));
    args.budget().cells(Math.min(count, Long.MAX_VALUE / 16));
    boolean cut = args.optional("dtype") != null && isInteger(args);
    double first = cut ? (long) start : start;
    // numpy goes on by what lies between the first two values, as they are in the dtype
    double between = (cut ? (long) (start + step) : start + step) - first;
    double[] values = Allocation.doubles(Math.toIntExact(count), at -> first + at * between);
    for (int at = 0; cut && at < Math.min(2, values.length); at++) { // the others wrap around
      Casts.requireFitting((Object) values[at], dtype(args));
    }
    boolean whole = isWhole(args, "start") && isWhole(args, "stop") && isWhole(args, "step");
    DoubleColumn column = DoubleColumn.of(values);
    return typed(args, whole ? LongColumn.of(Numbers.longs(column)) : column);
  }

  private static boolean isInteger(Args args) {
    return dtype(args).isInteger();
  }

  private static DType dtype(Args args) {
    return typed(args, DoubleColumn.of()).column().dtype();
  }

  /** Whole numbers are the ones below, and not those that are cut. */
  private static Object linear(Args args) {
    if (args.count("num") < 0) {
      throw PythonError.valueError(
          "Number of samples, %d, must be non-negative.", args.count("num"));
    }
    double[] values = spaced(args, args.truth("endpoint"));
    if (args.optional("dtype") != null && isInteger(args)) {
      Arrays.setAll(values, at -> Math.floor(values[at]));
    }
    ArrayObject spaced = typed(args, DoubleColumn.of(values));
    return args.truth("retstep") ? PyTuple.of(spaced, step(args)) : spaced;
  }

  /** The distance of two numbers, NaN where there is but one. */
  private static Object step(Args args) {
    int count = args.count("num") - (args.truth("endpoint") ? 1 : 0);
    return Scalars.float64(
        count > 0 ? (args.real("stop") - args.real("start")) / count : Double.NaN);
  }

  /** An array in the dtype given, or as it is. */
  static ArrayObject typed(Args args, Column column) {
    ArrayObject array = new ArrayObject(column);
    return args.optional("dtype") == null
        ? array
        : ArrayCasts.cast(args.context(), array, args.get("dtype"));
  }

  private static boolean isTime(Args args, String name) {
    return args.get(name) instanceof NumpyTemporal || args.get(name) instanceof String;
  }

  private static boolean isWhole(Args args, String name) {
    return !(Scalars.plain(args.get(name)) instanceof Double);
  }

  /** Numbers from start to stop, which is the last of them or the first beyond. */
  static double[] spaced(Args args, boolean whole) {
    if (!ArrayArgument.isScalar(args.get("start")) || !ArrayArgument.isScalar(args.get("stop"))) {
      throw PythonError.unsupported(
          "np." + args.function() + "() between arrays", "give two numbers");
    }
    int count = args.count("num");
    args.budget().cells(count);
    double[] values = Allocation.doubles(count);
    double start = args.real("start");
    double stop = args.real("stop");
    double step = (stop - start) / Math.max(1, whole ? count - 1 : count);
    for (int at = 0; at < count; at++) {
      values[at] = whole && at == count - 1 && count > 1 ? stop : start + at * step;
    }
    return values;
  }

  /** Nullable series have no such method that numpy could call, and count as arrays. */
  private static Object running(Args args, String method) {
    boolean nullable =
        args.get("a") instanceof SeriesObject series && series.series().dtype().isNullable();
    return nullable
        ? args.context().invoke(ArrayArgument.array(args, "a"), method)
        : ArrayArgument.along(args, "a", method);
  }

  /** Series have no such axis for numpy. */
  private static Object repeatedAlong(Args args) {
    boolean labelled =
        args.get("a") instanceof SeriesObject || args.get("a") instanceof IndexObject;
    if (labelled && args.optional("axis") != null) {
      throw PythonError.valueError(
          "the 'axis' parameter is not supported in the pandas implementation of repeat()");
    }
    return AlongAxis.of("a", ArrayFunctions::repeated).call(args);
  }

  private static Object repeated(Args args) {
    Object given = args.get("a");
    if (given instanceof SeriesObject || given instanceof IndexObject) {
      return repeated(args, given);
    }
    return repeated(args, new ArrayObject(Stacking.column(args, "a")));
  }

  private static Object repeated(Args args, Object list) {
    return args.context().invoke(list, "repeat", args.get("repeats"));
  }

  /** The rows and columns again and again; what has one dimension is one row. */
  private static Object tiled(Args args) {
    Object given = args.get("A");
    boolean rows = Matrices.hasRows(given);
    List<Object> counts =
        Read.isListLike(args.get("reps")) ? Read.items(args, "reps") : List.of(args.get("reps"));
    if (counts.size() > 2) {
      throw PythonError.unsupported("arrays of three dimensions", "use one or two repetitions");
    }
    Column cells = Stacking.cells(args, "A");
    Matrix matrix =
        rows ? Matrices.read(args.context(), given) : new Matrix(cells, 1, cells.size());
    int down = counts.size() == 2 ? count(args, counts.getFirst()) : 1;
    int along = count(args, counts.isEmpty() ? (Object) 1L : counts.getLast());
    args.budget().cells((long) down * along * cells.size());
    int[] tops = repeated(matrix.rowCount(), down);
    int[] lefts = repeated(matrix.columnCount(), along);
    Matrix tiled = matrix.take(tops, lefts);
    return rows || counts.size() == 2 ? new MatrixObject(tiled) : new ArrayObject(tiled.cells());
  }

  private static int count(Args args, Object given) {
    if (Scalars.plain(given) instanceof Long count) {
      args.budget().cells(Math.max(0, count));
      return (int) Math.max(0, count);
    }
    throw PythonError.typeError(
        "'" + args.context().typeName(given) + "' object cannot be interpreted as an integer");
  }

  private static int[] repeated(int size, int count) {
    return Allocation.ints(size * count, at -> at % size);
  }

  private static Object listed(Object value) {
    return Read.isListLike(value) ? value : PyList.of(value);
  }

  private static Object numbered(Args args) {
    Object given = args.get("x");
    if (Matrices.hasRows(given)) {
      Matrix matrix = Matrices.read(args.context(), given);
      return MatrixObject.of(
          args.context(), matrix.withCells(numbers(args, ArrayArgument.plain(matrix.cells()))));
    }
    boolean list = Read.isListLike(given);
    Column values = list ? Stacking.column(args, "x") : Read.column(args.context(), listed(given));
    Column plain = ArrayArgument.plain(values);
    Column numbers = numbers(args, plain);
    return list ? new ArrayObject(numbers) : numbers.get(0);
  }

  /** NaN replaced by a number, and what is infinite by one or by the greatest that there is. */
  private static Column numbers(Args args, Column column) {
    if (!column.dtype().isFloat()) {
      return column; // there are no floats that are no numbers
    }
    double nan = args.real("nan");
    double greatest = infinite(args, "posinf", Double.MAX_VALUE);
    double least = infinite(args, "neginf", -Double.MAX_VALUE);
    double[] values = Numbers.doubles(column).clone();
    for (int at = 0; at < values.length; at++) {
      double value = values[at];
      if (!Double.isFinite(value)) {
        values[at] = Double.isNaN(value) ? nan : value > 0 ? greatest : least;
      }
    }
    return DoubleColumn.of(values);
  }

  private static double infinite(Args args, String name, double otherwise) {
    return args.optional(name) == null ? otherwise : args.real(name);
  }

  private static Object diff(Args args) {
    if (ArrayArgument.isScalar(args.get("a"))) {
      throw PythonError.valueError("diff requires input that is at least one dimensional");
    }
    List<Column> parts = new ArrayList<>();
    for (String name : List.of("prepend", "a", "append")) {
      if (args.has(name)) {
        parts.add(Stacking.column(args, name));
      }
    }
    Column column = parts.size() == 1 ? parts.getFirst() : JoinedArrays.of(parts);
    for (long again = args.integer("n"); again > 1 && column.size() > 0; again--) {
      column = differences(args, column);
    }
    return new ArrayObject(differences(args, column));
  }

  /** The differences of neighbours; of truths, whether they differ. */
  static Column differences(Args args, Column column) {
    Object later = new ArrayObject(column.slice(Math.min(1, column.size()), column.size()));
    Object earlier = new ArrayObject(column.slice(0, Math.max(0, column.size() - 1)));
    boolean unlike = column.dtype().isBool() && args.function().equals("diff");
    BinaryOperator operator = unlike ? BinaryOperator.XOR : BinaryOperator.SUBTRACT;
    return ((ArrayObject) args.context().binary(operator, later, earlier)).column();
  }
}
