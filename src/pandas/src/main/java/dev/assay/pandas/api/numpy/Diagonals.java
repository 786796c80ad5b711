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
        .function("triu", "m, k=0", args -> triangle(args, UPPER))
        .function("tril", "m, k=0", args -> triangle(args, LOWER));
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
    args.budget().steps(size);
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
    args.budget().cells((long) rows * columns);
    double[] cells =
        Allocation.doubles(rows * columns, at -> side.has(at % columns - at / columns, k) ? 1 : 0);
    Column typed = DoubleColumn.of(cells);
    if (args.optional("dtype") != null) {
      typed = Astypes.cast(args.context(), typed, args.get("dtype"));
    }
    return MatrixObject.of(args.context(), new Matrix(typed, rows, columns));
  }

  /** What stands where numpy has cleared a cell: zero, or an empty text. */
  private static Column nothing(Column column) {
    boolean texts = column.size() > 0 && column.items().stream().allMatch(String.class::isInstance);
    return column.dtype() == DType.OBJECT
        ? texts ? ObjectColumn.of("") : ObjectColumn.of(0L)
        : Casts.cast(LongColumn.of(0), column.dtype());
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
    args.budget().cells(count);
    Column all = Columns.concat(List.of(given.cells(), nothing(given.cells())));
    return new MatrixObject(given.withCells(all.take(places)), matrix.form());
  }

  private static MatrixObject repeated(Args args, ArrayObject row) {
    int size = row.column().size();
    args.budget().cells((long) size * size);
    Column cells = new Matrix(row.column(), 1, size).spread(size, size);
    return new MatrixObject(new Matrix(cells, size, size), row.form());
  }
}
