package dev.assay.pandas.builtins.numpy;

import dev.assay.pandas.builtins.pandas.ArrayCasts;
import dev.assay.pandas.builtins.pandas.ArrayForm;
import dev.assay.pandas.builtins.pandas.ArrayObject;
import dev.assay.pandas.builtins.pandas.ArrayType;
import dev.assay.pandas.builtins.pandas.Astypes;
import dev.assay.pandas.builtins.pandas.FrameObject;
import dev.assay.pandas.builtins.pandas.IndexObject;
import dev.assay.pandas.builtins.pandas.Matrices;
import dev.assay.pandas.builtins.pandas.MatrixObject;
import dev.assay.pandas.builtins.pandas.Read;
import dev.assay.pandas.builtins.pandas.SeriesObject;
import dev.assay.pandas.eval.Args;
import dev.assay.pandas.eval.Context;
import dev.assay.pandas.eval.PyModule;
import dev.assay.pandas.frame.Column;
import dev.assay.pandas.frame.Columns;
import dev.assay.pandas.frame.DoubleColumn;
import dev.assay.pandas.frame.LongColumn;
import dev.assay.pandas.frame.Matrix;
import dev.assay.pandas.frame.Numbers;
import dev.assay.pandas.frame.ObjectColumn;
import dev.assay.pandas.frame.Scalars;
import dev.assay.pandas.frame.Series;
import dev.assay.pandas.frame.TimeColumn;
import dev.assay.pandas.frame.sort.Sorter;
import dev.assay.pandas.value.BinaryOperator;
import dev.assay.pandas.value.NumpyTemporal;
import dev.assay.pandas.value.PyList;
import dev.assay.pandas.value.PythonError;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.DoubleStream;

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
            "start, stop, num=50, endpoint=True, !retstep=False, dtype=None, !axis=0",
            args -> typed(args, DoubleColumn.of(spaced(args, args.truth("endpoint")))))
        .function("repeat", "a, repeats, !axis=None", ArrayFunctions::repeated)
        .function("tile", "A, reps", ArrayFunctions::tiled);
    addOperations(table);
  }

  private static void addOperations(PyModule.Builder table) {
    table
        .function(
            "sort",
            "a, axis=-1, kind=None, !order=None, *, stable=None",
            args -> {
              Column column = Stacking.column(args, "a");
              ArrayType.requireAxis(args);
              ArrayType.requireOrder(column);
              return new ArrayObject(column.take(Sorter.order(column)));
            })
        .function(
            "argsort",
            "a, axis=-1, kind=None",
            args ->
                args.get("a") instanceof SeriesObject
                    ? ArrayArgument.call(args, "a", "argsort")
                    : new ArrayObject(ArrayType.argsort(args, Stacking.column(args, "a"))))
        .function("cumsum", "a, axis=None", args -> running(args, "cumsum"));
    addNumbers(table);
  }

  private static void addNumbers(PyModule.Builder table) {
    table
        .function("maximum", "x1, x2" + Elementwise.REST, args -> Greater.of(args, false))
        .function("minimum", "x1, x2" + Elementwise.REST, args -> Greater.of(args, true))
        .function(
            "clip",
            "a, a_min=None, a_max=None, !out=None, *, min=None, max=None",
            ArrayFunctions::clip)
        .function("diff", "a, n=1, !axis=-1, prepend=..., append=...", ArrayFunctions::diff)
        .function("cumprod", "a, axis=None", args -> running(args, "cumprod"))
        .function(
            "nan_to_num",
            "x, copy=True, nan=0.0, !posinf=None, !neginf=None",
            ArrayFunctions::numbered);
  }

  private static Object array(Args args) {
    return made(args, args.get("object"));
  }

  static Object asArray(Args args) {
    boolean copied = args.knows("copy") && Boolean.TRUE.equals(args.get("copy"));
    Object own = copied ? null : ArrayArgument.memory(args, "a");
    return own == null ? made(args, args.get("a")) : own;
  }

  private static Object made(Args args, Object given) {
    if (Matrices.hasRows(given)) {
      Matrix matrix = Matrices.read(args.context(), given);
      if (given instanceof PyList && args.optional("dtype") == null) {
        requireOneKind(matrix.cells());
        Column cells = ArrayArgument.column(args.context(), PyList.copyOf(matrix.cells().items()));
        return new MatrixObject(matrix.withCells(cells), ofTexts(cells));
      }
      return MatrixObject.of(
          args.context(),
          args.optional("dtype") == null
              ? matrix
              : matrix.withCells(Astypes.cast(args.context(), matrix.cells(), args.get("dtype"))));
    }
    if (!Read.isListLike(given)) {
      throw ArrayArgument.dimensionless("np.array() of a single value", "write np.array([value])");
    }
    boolean typed = args.optional("dtype") != null;
    Column column =
        typed ? Read.column(args.context(), given) : ArrayArgument.column(args.context(), given);
    if (!typed && given instanceof PyList list && list.size() == 0) {
      return new ArrayObject(DoubleColumn.of());
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

  /** Times of a series or an index: pandas makes objects of them, numpy everything else. */
  private static Object ofPandas(Args args, Column times) {
    return Astypes.isObject(args.context(), args.get("dtype"))
        ? new ArrayObject(ObjectColumn.of(times))
        : typed(args, times);
  }

  /** Text beside numbers makes text of them, of a width that depends on the numbers. */
  private static void requireOneKind(Column cells) {
    List<Object> items = cells.items();
    boolean texts = items.stream().anyMatch(String.class::isInstance);
    if (texts
        && items.stream().anyMatch(each -> each instanceof Number || each instanceof Boolean)) {
      throw PythonError.unsupported(
          "np.array() of rows with text and numbers", "use pd.DataFrame(rows)");
    }
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
    args.context().budget().cells(Math.min(count, Long.MAX_VALUE / 16));
    double[] values = new double[Math.toIntExact(count)];
    for (int at = 0; at < values.length; at++) {
      values[at] = start + at * step;
    }
    boolean whole = isWhole(args, "start") && isWhole(args, "stop") && isWhole(args, "step");
    DoubleColumn column = DoubleColumn.of(values);
    return typed(args, whole ? LongColumn.of(Numbers.longs(column)) : column);
  }

  /** An array in the dtype given, or as it is. */
  private static ArrayObject typed(Args args, Column column) {
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
    args.context().budget().cells(count);
    double[] values = new double[count];
    double step = (args.real("stop") - args.real("start")) / Math.max(1, whole ? count - 1 : count);
    for (int at = 0; at < count; at++) {
      values[at] =
          whole && at == count - 1 && count > 1
              ? args.real("stop")
              : args.real("start") + at * step;
    }
    return values;
  }

  /** Nullable series have no such method that numpy could call, and count as arrays. */
  private static Object running(Args args, String method) {
    boolean nullable =
        args.get("a") instanceof SeriesObject series && series.series().dtype().isNullable();
    return nullable
        ? args.context().call(args.context().attribute(ArrayArgument.array(args, "a"), method))
        : ArrayArgument.along(args, "a", method);
  }

  private static Object repeated(Args args) {
    Object given = args.get("a");
    if (given instanceof SeriesObject || given instanceof IndexObject) {
      return repeated(args, given);
    }
    return repeated(args, new ArrayObject(Stacking.column(args, "a")));
  }

  private static Object repeated(Args args, Object list) {
    return args.context().call(args.context().attribute(list, "repeat"), args.get("repeats"));
  }

  private static Object tiled(Args args) {
    Column column = Stacking.column(args, "A");
    if (Read.isListLike(args.get("reps"))) {
      throw PythonError.unsupported("tile() in several dimensions", "give a number of repetitions");
    }
    args.context().budget().cells(args.integer("reps") * column.size());
    int[] positions = new int[args.count("reps") * column.size()];
    for (int at = 0; at < positions.length; at++) {
      positions[at] = at % column.size();
    }
    return new ArrayObject(column.take(positions));
  }

  private static Object listed(Object value) {
    return Read.isListLike(value) ? value : PyList.of(value);
  }

  private static Object clip(Args args) {
    Object given = args.get("a");
    if (Matrices.isMatrix(given)) {
      return clipped(args, Matrices.read(args.context(), given));
    }
    boolean series = given instanceof SeriesObject || given instanceof FrameObject;
    Object shaped =
        series
            ? given
            : new SeriesObject(Series.of(Read.column(args.context(), listed(given)), Scalars.NONE));
    Object result =
        args.context()
            .call(
                args.context().attribute(shaped, "clip"),
                args.get(args.optional("min") == null ? "a_min" : "min"),
                args.get(args.optional("max") == null ? "a_max" : "max"));
    if (series) {
      return result;
    }
    Column clipped = ((SeriesObject) result).series().values();
    return ArrayArgument.isScalar(given) ? clipped.get(0) : new ArrayObject(clipped);
  }

  /** Each cell within bounds, which are repeated to the shape of all. */
  private static Object clipped(Args args, Matrix matrix) {
    Context context = args.context();
    List<Object> bounds =
        List.of(
            args.get(args.optional("min") == null ? "a_min" : "min"),
            args.get(args.optional("max") == null ? "a_max" : "max"));
    int rows = matrix.rowCount();
    int columns = matrix.columnCount();
    for (Object bound : bounds) {
      Matrix shape = ArrayArgument.isScalar(bound) ? matrix : Matrices.of(context, bound);
      rows = Math.max(rows, shape.rowCount());
      columns = Math.max(columns, shape.columnCount());
    }
    Object cells = new SeriesObject(Series.of(matrix.spread(rows, columns), Scalars.NONE));
    List<Object> limits = new ArrayList<>();
    for (Object bound : bounds) {
      limits.add(
          ArrayArgument.isScalar(bound)
              ? bound
              : new ArrayObject(Matrices.of(context, bound).spread(rows, columns)));
    }
    SeriesObject result =
        (SeriesObject)
            context.call(context.attribute(cells, "clip"), limits.getFirst(), limits.getLast());
    return MatrixObject.of(context, new Matrix(result.series().values(), rows, columns));
  }

  private static Object numbered(Args args) {
    Object given = args.get("x");
    if (Matrices.hasRows(given)) {
      Matrix matrix = Matrices.read(args.context(), given);
      return MatrixObject.of(
          args.context(), matrix.withCells(numbers(args, ArrayArgument.plain(matrix.cells()))));
    }
    boolean list = Read.isListLike(given);
    Column values = Read.column(args.context(), list ? given : listed(given));
    Column plain = ArrayArgument.plain(values);
    Column numbers = numbers(args, plain);
    return list ? new ArrayObject(numbers) : numbers.get(0);
  }

  /** NaN replaced by a number, and what is infinite by the greatest that there is. */
  private static Column numbers(Args args, Column column) {
    if (!column.dtype().isFloat()) {
      return column; // there are no floats that are no numbers
    }
    double nan = args.real("nan");
    return DoubleColumn.of(
        DoubleStream.of(Numbers.doubles(column))
            .map(
                value ->
                    Double.isNaN(value)
                        ? nan
                        : Math.clamp(value, -Double.MAX_VALUE, Double.MAX_VALUE))
            .toArray());
  }

  private static Object diff(Args args) {
    List<Column> parts = new ArrayList<>();
    for (String name : List.of("prepend", "a", "append")) {
      if (args.has(name)) {
        parts.add(Stacking.column(args, name));
      }
    }
    Column column = parts.size() == 1 ? parts.getFirst() : Columns.concat(parts);
    for (long again = args.integer("n"); again > 1; again--) {
      column = differences(args, column);
    }
    return new ArrayObject(differences(args, column));
  }

  static Column differences(Args args, Column column) {
    Object later = new ArrayObject(column.slice(Math.min(1, column.size()), column.size()));
    Object earlier = new ArrayObject(column.slice(0, Math.max(0, column.size() - 1)));
    return ((ArrayObject) args.context().binary(BinaryOperator.SUBTRACT, later, earlier)).column();
  }
}
