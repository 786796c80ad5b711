package dev.assay.pandas.api.array;

import dev.assay.pandas.api.common.Read;
import dev.assay.pandas.api.common.Wrap;
import dev.assay.pandas.api.dataframe.FrameObject;
import dev.assay.pandas.api.series.SeriesObject;
import dev.assay.pandas.column.Column;
import dev.assay.pandas.column.Columns;
import dev.assay.pandas.column.DType;
import dev.assay.pandas.column.LongColumn;
import dev.assay.pandas.column.Matrix;
import dev.assay.pandas.column.Numbers;
import dev.assay.pandas.column.ObjectColumn;
import dev.assay.pandas.column.Promotion;
import dev.assay.pandas.column.Scalars;
import dev.assay.pandas.eval.Args;
import dev.assay.pandas.eval.Context;
import dev.assay.pandas.frame.DataFrame;
import dev.assay.pandas.frame.compute.Widths;
import dev.assay.pandas.frame.concat.FrameArray;
import dev.assay.pandas.value.Allocation;
import dev.assay.pandas.value.PyDict;
import dev.assay.pandas.value.PyList;
import dev.assay.pandas.value.PySet;
import dev.assay.pandas.value.PyTuple;
import dev.assay.pandas.value.PythonError;
import dev.assay.pandas.value.Text;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;

/** Arrays of two dimensions: made of lists and frames, reshaped, multiplied. */
public final class Matrices {

  private Matrices() {}

  private static Matrix ofRows(Context context, List<Object> rows) {
    List<Object> cells = new ArrayList<>();
    List<Column> columns = new ArrayList<>();
    int width = -1;
    for (Object row : rows) {
      Column values = Read.column(context, row);
      if (width >= 0 && values.size() != width) {
        throw uneven();
      }
      width = values.size();
      columns.add(values);
      if (values.items().stream().anyMatch(Read::isListLike)) {
        throw tooDeep();
      }
      cells.addAll(elements(row, values));
    }
    boolean typed =
        rows.stream().allMatch(row -> row instanceof ArrayObject || row instanceof SeriesObject);
    return new Matrix(
        typed ? Columns.interleave(columns) : inferred(cells), rows.size(), Math.max(0, width));
  }

  /** What a row holds as it was written: numpy does not take None for NaN. */
  private static List<Object> elements(Object row, Column values) {
    return switch (row) {
      case PyList list -> list.items();
      case PyTuple tuple -> tuple.items();
      default -> values.items();
    };
  }

  /** None makes objects of all. */
  private static Column inferred(List<Object> cells) {
    return cells.contains(Scalars.NONE) ? ObjectColumn.of(cells.toArray()) : Columns.infer(cells);
  }

  /**
   * Refuses rows of which some are single values.
   *
   * @throws PythonError a ValueError, as numpy's
   */
  public static void requireEven(List<Object> items) {
    if (items.stream().anyMatch(Matrices::isRow) && !items.stream().allMatch(Matrices::isRow)) {
      throw uneven();
    }
  }

  private static PythonError uneven() {
    return PythonError.valueError(
            "setting an array element with a sequence. The requested array has an inhomogeneous"
                + " shape after 1 dimensions")
        .hinting("; give all rows as many values, or use dtype=object");
  }

  /** What arrays of three dimensions are. */
  static PythonError tooDeep() {
    return PythonError.unsupported(
        "arrays of three dimensions", "use a DataFrame, or arrays of one or two");
  }

  /** Anything list-like as a matrix; what has one dimension is one row. */
  public static Matrix of(Context context, Object value) {
    return switch (value) {
      case MatrixObject object -> object.matrix();
      case FrameObject frame -> values(frame.frame());
      case PyList list when list.size() > 0 && Read.isListLike(list.items().getFirst()) ->
          ofRows(context, list.items());
      default -> {
        Column row = row(context, value);
        yield new Matrix(row, 1, row.size());
      }
    };
  }

  /** numpy does not take the None of a list for NaN. */
  private static Column row(Context context, Object value) {
    Column row = Read.column(context, value);
    boolean none =
        value instanceof PyList list && list.items().contains(Scalars.NONE)
            || value instanceof PyTuple tuple && tuple.items().contains(Scalars.NONE);
    return none ? ObjectColumn.of(context.list(value).toArray()) : row;
  }

  /** Whether a value has two dimensions. */
  public static boolean isMatrix(Object value) {
    return value instanceof MatrixObject
        || value instanceof PyList list
            && list.size() > 0
            && list.items().stream().allMatch(Matrices::isRow);
  }

  /** What numpy takes for a row: dicts and sets are one object each to it. */
  private static boolean isRow(Object value) {
    return Read.isListLike(value) && !(value instanceof PyDict) && !(value instanceof PySet);
  }

  /** The value as a matrix; {@link #isMatrix} must hold. */
  public static Matrix read(Context context, Object value) {
    return of(context, value);
  }

  private static void requireNumbers(Column cells) {
    if (cells.dtype().isTime()) {
      throw PythonError.typeError("products take numbers, not " + cells.dtypeName());
    }
    if (cells.dtype() == DType.OBJECT && cells.items().contains(Scalars.NONE)) {
      throw PythonError.typeError("unsupported operand type(s) for *: 'NoneType' and 'float'");
    }
    if (cells.dtype().isNullable() && cells.hasMissing()) {
      throw PythonError.unsupported("a product with NA", "use astype('float64') first");
    }
  }

  /** Whether numpy takes the value for an array of two dimensions. */
  public static boolean hasRows(Object value) {
    return isMatrix(value) || value instanceof FrameObject;
  }

  /** {@code a @ b} of arrays of one and two dimensions. */
  public static Object product(Context context, Object left, Object right) {
    Matrix a = of(context, left);
    Matrix right2 = of(context, right);
    boolean flatLeft = !hasRows(left);
    boolean flatRight = !hasRows(right);
    Matrix b = flatRight ? right2.transposed() : right2;
    context.budget().steps((long) a.rowCount() * a.columnCount() * Math.max(1, b.columnCount()));
    requireNumbers(a.cells());
    requireNumbers(b.cells());
    Matrix product = a.times(b);
    Matrix result = product.withCells(narrowed(product.cells(), a, b));
    if (flatLeft && flatRight) {
      return result.cells().get(0);
    }
    return flatLeft || flatRight
        ? Wrap.array(context, result.cells())
        : MatrixObject.of(context, result);
  }

  /** Products of narrow whole numbers are as narrow, and cut to that. */
  private static Column narrowed(Column cells, Matrix a, Matrix b) {
    DType dtype = Promotion.common(a.cells().dtype(), b.cells().dtype());
    return cells instanceof LongColumn whole && dtype.isInteger() && !dtype.isNullable()
        ? new LongColumn(Widths.wrap(whole.values(), dtype), dtype)
        : cells;
  }

  /** {@code reshape(shape)}: the same values in one or two dimensions. */
  public static Object reshaped(Args args, Memory memory, ArrayForm form) {
    int size = memory.values().size();
    List<Object> shape = new ArrayList<>();
    for (Object part : args.rest("shape").items()) {
      shape.addAll(part instanceof PyTuple tuple ? tuple.items() : List.of(part));
    }
    int[] sizes =
        shape.stream().mapToInt(each -> (int) Numbers.toDouble(Scalars.plain(each))).toArray();
    int known = 1;
    for (int each : sizes) {
      known *= each < 0 ? 1 : each;
    }
    for (int at = 0; at < sizes.length; at++) {
      sizes[at] = sizes[at] < 0 && known > 0 ? size / known : sizes[at];
    }
    if (Arrays.stream(sizes).reduce(1, (a, b) -> a * b) != size) {
      throw PythonError.valueError(
          "cannot reshape array of size " + size + " into shape " + shown(shape));
    }
    args.budget().cells(size);
    return shaped(memory, form, sizes);
  }

  /** A shape as numpy's messages show it. */
  private static String shown(List<Object> shape) {
    return shape.stream()
        .map(each -> Scalars.plain(each).equals(-1L) ? "newaxis" : Text.str(each))
        .collect(Collectors.joining(",", "(", shape.size() == 1 ? ",)" : ")"));
  }

  /** All values in one dimension. */
  public static Object raveled(Context context, MatrixObject matrix) {
    context.budget().cells(matrix.matrix().cells().size());
    return new ArrayObject(matrix.memory(), matrix.form());
  }

  private static Object shaped(Memory memory, ArrayForm form, int[] sizes) {
    return switch (sizes.length) {
      case 1 -> new ArrayObject(memory, form);
      case 2 -> new MatrixObject(memory, form, sizes[0], sizes[1]);
      default -> throw tooDeep();
    };
  }

  /** An array of one value in a shape: a number, or a tuple of one or two. */
  public static Object filled(Context context, Object shape, Column one) {
    List<Object> sizes = Read.isListLike(shape) ? Read.items(context, shape) : List.of(shape);
    int[] counts = Allocation.ints(sizes.size());
    long total = 1;
    for (int at = 0; at < counts.length; at++) {
      if (!(Scalars.plain(sizes.get(at)) instanceof Long size)) {
        throw PythonError.typeError(
            "'" + context.typeName(sizes.get(at)) + "' object cannot be interpreted as an integer");
      }
      if (size < 0) {
        throw PythonError.valueError("negative dimensions are not allowed");
      }
      context.budget().cells(size);
      counts[at] = (int) (long) size;
      total = Math.multiplyExact(total, size);
    }
    context.budget().cells(total);
    return shaped(new Memory(one.take(Allocation.ints((int) total))), ArrayForm.NUMPY, counts);
  }

  /** The values of a frame as one array. */
  public static Matrix values(DataFrame frame) {
    Column cells = FrameArray.of(frame.data());
    return new Matrix(cells, frame.columnCount(), frame.rowCount()).transposed();
  }
}
