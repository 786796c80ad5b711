package dev.assay.pandas.api.numpy;

import dev.assay.pandas.api.array.ArrayObject;
import dev.assay.pandas.api.array.MatrixObject;
import dev.assay.pandas.api.common.Read;
import dev.assay.pandas.api.dtype.Astypes;
import dev.assay.pandas.column.Column;
import dev.assay.pandas.column.Columns;
import dev.assay.pandas.column.DType;
import dev.assay.pandas.column.DoubleColumn;
import dev.assay.pandas.column.LongColumn;
import dev.assay.pandas.column.Matrix;
import dev.assay.pandas.column.ObjectColumn;
import dev.assay.pandas.column.Positions;
import dev.assay.pandas.eval.Args;
import dev.assay.pandas.eval.PyModule;
import dev.assay.pandas.frame.convert.Casts;
import dev.assay.pandas.value.Allocation;
import dev.assay.pandas.value.None;
import dev.assay.pandas.value.PyTuple;
import dev.assay.pandas.value.PythonError;
import java.util.List;

/** The diagonals of arrays of two dimensions, and the triangles above and below them. */
final class Diagonals {

  /** Which cells are in a triangle, by how far right of the main diagonal they are. */
  private interface Side {
    boolean has(int right, int k);
  }

  private static final Side UPPER = (right, k) -> right >= k;
  private static final Side LOWER = (right, k) -> right <= k;

  private Diagonals() {}

  static void add(PyModule.Builder table) {
    table
        .function("fill_diagonal", "a, val, !wrap=False", Diagonals::fill)
        .function("eye", "N, M=None, k=0, dtype=None", args -> identity(args, "N"))
        .function("identity", "n, dtype=None", args -> identity(args, "n"))
        .function("diag", "v, k=0", Diagonals::diagonalOrMatrix)
        .function("diagonal", "a, offset=0", args -> diagonal(matrix(args, "a"), args, "offset"))
        .function("trace", "a, offset=0", Diagonals::trace)
        .function("triu", "m, k=0", args -> triangle(args, UPPER))
        .function("tril", "m, k=0", args -> triangle(args, LOWER));
  }

  private static MatrixObject matrix(Args args, String name) {
    if (ArrayArgument.isScalar(args.get(name))
        || !(ArrayArgument.array(args, name) instanceof MatrixObject matrix)) {
      throw PythonError.valueError("diag requires an array of at least two dimensions");
    }
    return matrix;
  }

  /**
   * {@code np.fill_diagonal}: writes a value, or those of a list in turn, into the array itself.
   *
   * @throws PythonError a ValueError for an array of one dimension
   */
  private static Object fill(Args args) {
    if (!(args.get("a") instanceof MatrixObject matrix)) {
      throw PythonError.valueError("array must be at least 2-d: fill_diagonal() needs a matrix");
    }
    Object value = args.get("val");
    List<Object> values =
        Read.isListLike(value) ? Read.items(args.context(), value) : List.of(value);
    long size = Math.min(matrix.matrix().rowCount(), matrix.matrix().columnCount());
    args.context().budget().steps(size);
    for (long at = 0; at < size && !values.isEmpty(); at++) {
      Object each = values.get((int) (at % values.size()));
      matrix.setItem(args.context(), PyTuple.of(at, at), each);
    }
    return None.NONE;
  }

  private static Object identity(Args args, String name) {
    int rows = args.count(name);
    boolean wide = args.knows("M") && args.optional("M") != null;
    int columns = wide ? args.count("M") : rows;
    int k = args.knows("k") ? args.count("k") : 0;
    return ofTruths(args, rows, columns, k, (right, own) -> right == own);
  }

  /** Ones where cells are on a side, zeros elsewhere, as floats if nothing else is asked for. */
  private static Object ofTruths(Args args, int rows, int columns, int k, Side side) {
    if (rows < 0 || columns < 0) {
      throw PythonError.valueError("negative dimensions are not allowed");
    }
    args.context().budget().cells((long) rows * columns);
    double[] cells = Allocation.doubles(rows * columns);
    for (int at = 0; at < cells.length; at++) {
      cells[at] = side.has(at % columns - at / columns, k) ? 1 : 0;
    }
    Column typed = DoubleColumn.of(cells);
    if (args.optional("dtype") != null) {
      typed = Astypes.cast(args.context(), typed, args.get("dtype"));
    }
    return MatrixObject.of(args.context(), new Matrix(typed, rows, columns));
  }

  private static Object diagonalOrMatrix(Args args) {
    if (ArrayArgument.isScalar(args.get("v"))) {
      throw PythonError.valueError("Input must be 1- or 2-d.");
    }
    Object array = ArrayArgument.array(args, "v");
    return array instanceof MatrixObject matrix
        ? diagonal(matrix, args, "k")
        : spread((ArrayObject) array, args);
  }

  /** A matrix that has the values on a diagonal, and nothing beside it. */
  private static Object spread(ArrayObject values, Args args) {
    int k = args.count("k");
    int count = values.column().size();
    int size = count + Math.abs(k);
    args.context().budget().cells((long) size * size);
    int[] places = Allocation.ints(size * size);
    for (int at = 0; at < places.length; at++) {
      int row = at / size;
      int column = at % size;
      boolean on = column - row == k;
      places[at] = on ? Math.min(row, column) : count;
    }
    Column all = Columns.concat(List.of(values.column(), nothing(values.column())));
    return new MatrixObject(new Matrix(all.take(places), size, size), values.form());
  }

  /** What stands where numpy has cleared a cell: zero, or an empty text. */
  private static Column nothing(Column column) {
    boolean texts = column.size() > 0 && column.items().stream().allMatch(String.class::isInstance);
    return column.dtype() == DType.OBJECT
        ? texts ? ObjectColumn.of("") : ObjectColumn.of(0L)
        : Casts.cast(LongColumn.of(0), column.dtype());
  }

  private static ArrayObject diagonal(MatrixObject matrix, Args args, String name) {
    int k = args.count(name);
    int rows = matrix.matrix().rowCount();
    int columns = matrix.matrix().columnCount();
    int row = Math.max(0, -k);
    int column = Math.max(0, k);
    int[] places = Allocation.ints(Math.max(0, Math.min(rows - row, columns - column)));
    for (int at = 0; at < places.length; at++) {
      places[at] = matrix.matrix().position(row + at, column + at);
    }
    args.context().budget().cells(places.length);
    return new ArrayObject(matrix.matrix().cells().take(places), matrix.form());
  }

  private static Object trace(Args args) {
    ArrayObject diagonal = diagonal(matrix(args, "a"), args, "offset");
    return args.context().call(args.context().attribute(diagonal, "sum"));
  }

  /** The cells on a side, and nothing in the others; of one dimension it is taken for each row. */
  private static Object triangle(Args args, Side side) {
    if (ArrayArgument.isScalar(args.get("m"))) {
      throw PythonError.unsupported(
          "np." + args.function() + "() of a single value", "give rows and columns");
    }
    Object array = ArrayArgument.array(args, "m");
    MatrixObject matrix =
        array instanceof MatrixObject rows ? rows : repeated(args, (ArrayObject) array);
    Matrix given = matrix.matrix();
    int count = given.cells().size();
    int[] places = Positions.all(count);
    for (int at = 0; at < count; at++) {
      int right = at % given.columnCount() - at / given.columnCount();
      places[at] = side.has(right, args.count("k")) ? at : count;
    }
    args.context().budget().cells(count);
    Column all = Columns.concat(List.of(given.cells(), nothing(given.cells())));
    return new MatrixObject(given.withCells(all.take(places)), matrix.form());
  }

  private static MatrixObject repeated(Args args, ArrayObject row) {
    int size = row.column().size();
    args.context().budget().cells((long) size * size);
    Column cells = new Matrix(row.column(), 1, size).spread(size, size);
    return new MatrixObject(new Matrix(cells, size, size), row.form());
  }
}
