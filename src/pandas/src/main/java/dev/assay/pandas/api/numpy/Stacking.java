package dev.assay.pandas.api.numpy;

import dev.assay.pandas.api.array.ArrayCasts;
import dev.assay.pandas.api.array.ArrayForm;
import dev.assay.pandas.api.array.ArrayObject;
import dev.assay.pandas.api.array.ArrayType;
import dev.assay.pandas.api.array.Lines;
import dev.assay.pandas.api.array.Matrices;
import dev.assay.pandas.api.array.MatrixObject;
import dev.assay.pandas.api.common.Read;
import dev.assay.pandas.api.dataframe.FrameObject;
import dev.assay.pandas.api.dtype.Astypes;
import dev.assay.pandas.api.dtype.DTypes;
import dev.assay.pandas.column.Column;
import dev.assay.pandas.column.Columns;
import dev.assay.pandas.column.DType;
import dev.assay.pandas.column.DoubleColumn;
import dev.assay.pandas.column.Matrix;
import dev.assay.pandas.column.ObjectColumn;
import dev.assay.pandas.column.Scalars;
import dev.assay.pandas.eval.Args;
import dev.assay.pandas.eval.Context;
import dev.assay.pandas.eval.PyModule;
import dev.assay.pandas.frame.convert.Casts;
import dev.assay.pandas.value.Allocation;
import dev.assay.pandas.value.BinaryOperator;
import dev.assay.pandas.value.NumpyInt;
import dev.assay.pandas.value.PyList;
import dev.assay.pandas.value.PyTuple;
import dev.assay.pandas.value.PythonError;
import dev.assay.pandas.value.Text;
import dev.assay.pandas.value.Timedelta;
import dev.assay.pandas.value.Timestamp;
import java.util.ArrayList;
import java.util.List;

/** Functions of numpy that put arrays together, turn them around and fill new ones. */
final class Stacking {

  private Stacking() {}

  static void add(PyModule.Builder table) {
    table
        .function("concatenate", "arrays, axis=0", Stacking::concatenated)
        .function("concat", "arrays, axis=0", Stacking::concatenated)
        .function("vstack", "tup", args -> stacked(args, "tup", true))
        .function("column_stack", "tup", args -> stacked(args, "tup", false))
        .function("hstack", "tup", Stacking::hstack)
        .function("stack", "arrays, axis=0", Stacking::stack)
        .function("append", "arr, values, axis=None", Stacking::appended)
        .function("roll", "a, shift, axis=None", Stacking::rolled)
        .function(
            "ravel",
            "a, order='C'|'F'|'A'|'K'",
            args ->
                args.context().invoke(ArrayArgument.array(args, "a"), "ravel", args.get("order")))
        .function("transpose", "a, axes=None", Stacking::transposed)
        .function("reshape", "a, newshape", Stacking::reshaped)
        .function("dot", "a, b", Stacking::dot)
        .function("matmul", "x1, x2", Stacking::matmul)
        .function("outer", "a, b", Stacking::outer);
    addFilled(table);
  }

  private static void addFilled(PyModule.Builder table) {
    table
        .function("zeros", "shape, dtype=None", args -> filled(args, nothing(args, 0L)))
        .function("ones", "shape, dtype=None", args -> filled(args, DoubleColumn.of(1)))
        .function("empty", "shape, dtype=None", args -> filled(args, nothing(args, Scalars.NONE)))
        .function("empty_like", "prototype, dtype=None", args -> like(args, "prototype", 0L))
        .function("full", "shape, fill_value, dtype=None", Stacking::full)
        .function("zeros_like", "a, dtype=None", args -> like(args, "a", 0L))
        .function("ones_like", "a, dtype=None", args -> like(args, "a", 1L))
        .function(
            "full_like",
            "a, fill_value, dtype=None",
            args -> like(args, "a", args.get("fill_value")));
  }

  /** The values of an argument; those of arrays of two dimensions are refused. */
  static Column column(Args args, String name) {
    Object given = args.get(name);
    requireFlat(args, given);
    return Read.isListLike(given)
        ? ArrayArgument.column(args.context(), given)
        : given instanceof Timestamp || given instanceof Timedelta
            ? ObjectColumn.of(new Object[] {given})
            : given instanceof NumpyInt
                ? Columns.filled(given, 1)
                : Columns.infer(List.of(Scalars.plain(given)));
  }

  /** The values of an argument, row by row where it has two dimensions. */
  static Column cells(Args args, String name) {
    Object given = args.get(name);
    return Matrices.hasRows(given)
        ? Matrices.read(args.context(), given).cells()
        : column(args, name);
  }

  static void requireFlat(Args args, Object given) {
    if (Matrices.hasRows(given)) {
      throw PythonError.unsupported(
          args.function() + "() of an array of two dimensions",
          "use .flatten(), or the columns of a DataFrame");
    }
  }

  /**
   * The size of a result of two arrays, of which one may be a single value.
   *
   * @throws PythonError a ValueError where they are of other sizes
   */
  static int commonSize(Column a, Column b) {
    int size = Math.max(a.size(), b.size());
    if (a.size() != size && a.size() != 1 || b.size() != size && b.size() != 1) {
      throw PythonError.broadcastError(a.size(), b.size());
    }
    return size;
  }

  private static Object concatenated(Args args) {
    requireSeveral(args, "arrays");
    List<Object> arrays = args.list("arrays");
    if (args.optional("axis") == null && arrays.stream().anyMatch(Matrices::hasRows)) {
      throw PythonError.unsupported(
          "np.concatenate(axis=None) of two dimensions", "call .ravel() of each before");
    }
    return args.optional("axis") == null
        ? flat(args, arrays)
        : concatenated(args, arrays, args.count("axis"));
  }

  private static Object concatenated(Args args, List<Object> arrays, int axis) {
    if (arrays.isEmpty()) {
      throw PythonError.valueError("need at least one array to concatenate");
    }
    if (arrays.stream().anyMatch(Matrices::hasRows)) {
      if (!arrays.stream().allMatch(Matrices::hasRows)) {
        throw PythonError.valueError("all the input arrays must have same number of dimensions")
            .hinting("; reshape(1, -1) makes a row");
      }
      return joined(args.context(), arrays, Lines.axis(args) == 0);
    }
    if (axis != 0 && axis != -1) {
      ArrayType.requireAxis(args);
    }
    return flat(args, arrays);
  }

  private static ArrayObject flat(Args args, List<Object> arrays) {
    List<Column> columns = arrays.stream().map(each -> element(args, each)).toList();
    return new ArrayObject(JoinedArrays.of(asTexts(args.context(), arrays, columns)));
  }

  /** Numbers beside arrays of text as text; beside objects they are what they are. */
  static List<Column> asTexts(Context context, List<Object> arrays, List<Column> columns) {
    boolean texts = false;
    for (int at = 0; at < columns.size(); at++) {
      boolean own = ArrayArgument.isOfTexts(arrays.get(at), columns.get(at));
      texts |= own;
      if (!own && !columns.get(at).dtype().isNumeric()) {
        return columns;
      }
    }
    return texts
        ? columns.stream()
            .map(each -> ArrayCasts.cast(context, new ArrayObject(each), "str").column())
            .toList()
        : columns;
  }

  /** A frame is taken for the list of its columns' labels. */
  private static void requireSeveral(Args args, String name) {
    if (args.get(name) instanceof FrameObject) {
      throw PythonError.typeError(args.function() + "() takes a list of arrays, not a DataFrame")
          .hinting("; give [frame.to_numpy()]");
    }
  }

  /** One of several arrays that are given in a list. */
  private static Column element(Args args, Object array) {
    if (ArrayArgument.isScalar(array)) {
      throw PythonError.valueError("zero-dimensional arrays cannot be concatenated");
    }
    return array instanceof PyList list && list.size() == 0
        ? DoubleColumn.of()
        : ArrayArgument.column(args.context(), array);
  }

  /** Matrices one below the other, or side by side. */
  private static Object joined(Context context, List<Object> arrays, boolean below) {
    List<Matrix> parts = new ArrayList<>();
    for (Object array : arrays) {
      Matrix part = Matrices.read(context, array);
      Matrix own = array instanceof PyList ? part.withCells(listed(context, part)) : part;
      parts.add(below ? own : own.transposed());
    }
    int width = parts.getFirst().columnCount();
    if (parts.stream().anyMatch(part -> part.columnCount() != width)) {
      throw PythonError.valueError(
          "all the input array dimensions except for the concatenation axis must match exactly");
    }
    List<Column> columns = parts.stream().map(Matrix::cells).toList();
    Column cells = JoinedArrays.of(asTexts(context, arrays, columns));
    int rows = parts.stream().mapToInt(Matrix::rowCount).sum();
    Matrix all = new Matrix(cells, rows, width);
    return MatrixObject.of(context, below ? all : all.transposed());
  }

  /** The cells of rows that are given as lists, in the one dtype that numpy finds for them. */
  private static Column listed(Context context, Matrix rows) {
    return ArrayArgument.column(context, PyList.copyOf(rows.cells().items()));
  }

  /** Arrays of one dimension become the rows of the result, or its columns. */
  private static Object stack(Args args) {
    for (Object array : args.list("arrays")) {
      if (Matrices.hasRows(array)) {
        throw PythonError.unsupported(
            "np.stack() of arrays of two dimensions", "use np.concatenate(...) or np.hstack(...)");
      }
    }
    return stacked(args, "arrays", Lines.axis(args) == 0);
  }

  private static Object stacked(Args args, String name, boolean rows) {
    requireSeveral(args, name);
    Context context = args.context();
    List<Object> parts = new ArrayList<>();
    for (Object array : context.list(args.get(name))) {
      boolean flat = !Matrices.hasRows(array);
      Matrix part = flat ? ArrayArgument.row(context, array) : Matrices.read(context, array);
      Matrix lines = flat && !rows ? part.transposed() : part;
      boolean texts = ArrayArgument.isOfTexts(array, lines.cells());
      int width = texts ? ArrayCasts.longest(lines.cells()) : 0;
      parts.add(
          texts ? new MatrixObject(lines, new ArrayForm.Texts(width)) : new MatrixObject(lines));
    }
    if (parts.isEmpty()) {
      throw PythonError.valueError("need at least one array to concatenate");
    }
    return joined(context, parts, rows);
  }

  private static Object hstack(Args args) {
    requireSeveral(args, "tup");
    List<Object> arrays = args.list("tup");
    return arrays.stream().anyMatch(Matrices::hasRows)
        ? joined(args.context(), arrays, false)
        : flat(args, arrays);
  }

  private static Object appended(Args args) {
    if (args.optional("axis") != null) {
      return concatenated(args, List.of(args.get("arr"), args.get("values")), args.count("axis"));
    }
    List<Column> both = List.of(cells(args, "arr"), cells(args, "values"));
    List<Object> given = List.of(args.get("arr"), args.get("values"));
    return new ArrayObject(JoinedArrays.of(asTexts(args.context(), given, both)));
  }

  private static Object rolled(Args args) {
    boolean whole = args.optional("axis") == null && Matrices.hasRows(args.get("a"));
    if (!whole) {
      return AlongAxis.of("a", Stacking::shifted).call(args);
    }
    Matrix matrix = Matrices.read(args.context(), args.get("a"));
    ArrayObject cells = shifted(args.with("a", new ArrayObject(matrix.cells())));
    return MatrixObject.of(args.context(), matrix.withCells(cells.column()));
  }

  private static ArrayObject shifted(Args args) {
    Column array = column(args, "a");
    int[] positions = Allocation.ints(array.size());
    for (int at = 0; at < positions.length; at++) {
      positions[at] = (int) Math.floorMod(at - args.integer("shift"), (long) positions.length);
    }
    return new ArrayObject(array.take(positions));
  }

  private static Object transposed(Args args) {
    Object own = ArrayArgument.own(args, "a");
    return own instanceof MatrixObject && args.optional("axes") != null
        ? args.context().invoke(own, "transpose", args.get("axes"))
        : args.context().attribute(own, "T");
  }

  private static Object reshaped(Args args) {
    Object array = ArrayArgument.array(args, "a");
    return args.context().invoke(array, "reshape", args.get("newshape"));
  }

  /** The product of arrays, whatever they are given as; of single values that of each element. */
  private static Object dot(Args args) {
    Object a = args.get("a");
    Object b = args.get("b");
    return ArrayArgument.isScalar(a) || ArrayArgument.isScalar(b)
        ? args.context()
            .binary(
                BinaryOperator.MULTIPLY, Elementwise.numpy(values(args, "a")), values(args, "b"))
        : Matrices.product(args.context(), a, b);
  }

  private static Object values(Args args, String name) {
    return ArrayArgument.isScalar(args.get(name))
        ? args.get(name)
        : ArrayArgument.array(args, name);
  }

  /** The operator {@code @}, which series and frames answer with their labels. */
  private static Object matmul(Args args) {
    Object left = args.get("x1");
    Object right = args.get("x2");
    return ArrayArgument.isOfPandas(left) || ArrayArgument.isOfPandas(right)
        ? args.context().binary(BinaryOperator.MATRIX_MULTIPLY, left, right)
        : Matrices.product(args.context(), left, right);
  }

  private static Object outer(Args args) {
    Column a = cells(args, "a");
    Column b = cells(args, "b");
    if (!a.dtype().isNumeric() || !b.dtype().isNumeric()) {
      throw PythonError.typeError("np.outer() takes numbers").hinting("; use astype(float) first");
    }
    args.budget().cells((long) a.size() * b.size());
    return Matrices.product(
        args.context(),
        new MatrixObject(new Matrix(a, a.size(), 1)),
        new MatrixObject(new Matrix(b, 1, b.size())));
  }

  /** What zeros are made of: numbers, empty texts, or objects. */
  private static Column nothing(Args args, Object object) {
    if (args.optional("dtype") == null) {
      return DoubleColumn.of(0);
    }
    return switch (DTypes.name(args.context(), args.get("dtype"))) {
      case "object", "O" -> ObjectColumn.of(object);
      case String name when name.equals("str") || name.matches("<?U\\d*") -> ObjectColumn.of("");
      default -> DoubleColumn.of(0);
    };
  }

  /** One value, or a row of several that is repeated. */
  private static Object full(Args args) {
    Object value = args.get("fill_value");
    if (ArrayArgument.isScalar(value)) {
      Column one = Columns.infer(List.of(value));
      if (args.optional("dtype") != null) {
        requireFitting(value, ArrayFunctions.typed(args, one).column());
      }
      return filled(args, one);
    }
    throw PythonError.unsupported("np.full() of several values", "use np.tile(values, ...)");
  }

  private static Object filled(Args args, Column one) {
    ArrayObject typed = ArrayFunctions.typed(args, one);
    Object filled = Matrices.filled(args.context(), args.get("shape"), typed.column());
    return typed.column().dtype().isTime() && filled instanceof ArrayObject times
        ? new ArrayObject(times.column(), typed.form())
        : filled;
  }

  /** Of single values, Python's whole numbers alone are not wrapped around. */
  private static void requireFitting(Object value, Column typed) {
    if (value instanceof Long && typed.dtype().isInteger()) {
      Casts.requireFitting(value, typed.dtype());
    }
  }

  private static Object like(Args args, String name, Object value) {
    Object given = args.get(name);
    if (ArrayArgument.isScalar(given)) {
      throw ArrayArgument.dimensionless(
          "np." + args.function() + "() of a single value", "give a list");
    }
    if (Read.isListLike(value)) {
      throw PythonError.unsupported("np.full_like() with several values", "use np.array(values)");
    }
    Matrix matrix = Matrices.hasRows(given) ? Matrices.read(args.context(), given) : null;
    Column model = matrix == null ? column(args, name) : matrix.cells();
    if (args.optional("dtype") == null && ArrayArgument.isOfTexts(given, model)) {
      String text = args.function().equals("full_like") || value.equals(1L) ? Text.str(value) : "";
      throw PythonError.unsupported(
          "np.full_like() and its kind of texts", "use np.full(shape, value)");
    }
    Column one = Columns.infer(List.of(Scalars.plain(value)));
    Column typed =
        args.optional("dtype") != null
            ? Astypes.cast(args.context(), one, args.get("dtype"))
            : model.dtype() == DType.OBJECT
                ? ObjectColumn.of(one)
                : Astypes.cast(args.context(), one, model.dtype().text());
    requireFitting(value, typed);
    Object shape =
        matrix == null
            ? (Object) (long) model.size()
            : PyTuple.of((long) matrix.rowCount(), (long) matrix.columnCount());
    return Matrices.filled(args.context(), shape, typed);
  }
}
