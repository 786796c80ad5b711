package dev.assay.pandas.api.numpy;

import dev.assay.pandas.api.array.ArrayObject;
import dev.assay.pandas.api.array.ArrayType;
import dev.assay.pandas.api.array.Lines;
import dev.assay.pandas.api.array.Matrices;
import dev.assay.pandas.api.array.MatrixObject;
import dev.assay.pandas.api.common.Read;
import dev.assay.pandas.api.dataframe.FrameObject;
import dev.assay.pandas.api.series.SeriesObject;
import dev.assay.pandas.column.Column;
import dev.assay.pandas.column.Columns;
import dev.assay.pandas.column.Matrix;
import dev.assay.pandas.column.Positions;
import dev.assay.pandas.column.Scalars;
import dev.assay.pandas.eval.Args;
import dev.assay.pandas.eval.PyModule;
import dev.assay.pandas.value.PyTuple;
import dev.assay.pandas.value.PythonError;
import java.util.ArrayList;
import java.util.List;

/** Functions of numpy that turn arrays around, or give them other shapes. */
final class Shapes {

  private Shapes() {}

  static void add(PyModule.Builder table) {
    table
        .function("flip", "m, axis=None", Shapes::flipped)
        .function("flipud", "m", args -> turned(args, "m", true, false))
        .function("fliplr", "m", args -> turned(matrix(args, "m"), args, false, true))
        .function("rot90", "m, k=1, !axes=...", Shapes::rotated)
        .function("swapaxes", "a, axis1, axis2", Shapes::swapped)
        .function("expand_dims", "a, axis", Shapes::expanded)
        .function("atleast_1d", "arys", Shapes::atLeastOne)
        .function("atleast_2d", "arys", args -> asRows(args, args.get("arys"), "arys"))
        .function("broadcast_to", "array, shape", Shapes::broadcast)
        .function("meshgrid", "*xi, sparse=False, indexing='xy'", Shapes::grids);
  }

  private static MatrixObject matrix(Args args, String name) {
    if (ArrayArgument.array(args, name) instanceof MatrixObject matrix) {
      return matrix;
    }
    throw PythonError.valueError(
        "Input must be >= 2-d: np." + args.function() + "() needs rows and columns");
  }

  private static Object flipped(Args args) {
    Object given = args.get("m");
    if (given instanceof FrameObject) {
      throw new PythonError("InvalidIndexError", "np.flip() of a DataFrame")
          .hinting("; use frame.iloc[::-1] or .to_numpy()");
    }
    if (!Matrices.hasRows(given)) {
      ArrayType.requireAxis(args);
      if (given instanceof SeriesObject series) {
        int[] rows = Positions.reversed(Positions.all(series.series().size()));
        return new SeriesObject(series.series().take(rows));
      }
      return turned(args, "m", true, false);
    }
    boolean all = args.optional("axis") == null;
    int axis = all ? 0 : Lines.axis(args);
    return turned(args, "m", all || axis == 0, all || axis == 1);
  }

  private static Object turned(Args args, String name, boolean rows, boolean columns) {
    Object array = ArrayArgument.array(args, name);
    if (array instanceof MatrixObject matrix) {
      return turned(matrix, args, rows, columns);
    }
    ArrayObject flat = (ArrayObject) array;
    return flat.view(args.context(), Positions.reversed(Positions.all(flat.column().size())));
  }

  private static MatrixObject turned(
      MatrixObject matrix, Args args, boolean rows, boolean columns) {
    int[] down = Positions.all(matrix.matrix().rowCount());
    int[] along = Positions.all(matrix.matrix().columnCount());
    return matrix.view(
        args.context(),
        rows ? Positions.reversed(down) : down,
        columns ? Positions.reversed(along) : along);
  }

  /** Quarters of a turn against the clock. */
  private static Object rotated(Args args) {
    MatrixObject matrix = matrix(args, "m");
    return switch (Math.floorMod(args.count("k"), 4)) {
      case 1 -> turned(matrix.transposed(), args, true, false);
      case 2 -> turned(matrix, args, true, true);
      case 3 -> turned(matrix, args, true, false).transposed();
      default -> matrix;
    };
  }

  private static Object swapped(Args args) {
    Object array = ArrayArgument.array(args, "a");
    int dimensions = array instanceof MatrixObject ? 2 : 1;
    int one = axis(args, "axis1", dimensions);
    int other = axis(args, "axis2", dimensions);
    return array instanceof MatrixObject matrix && one != other ? matrix.transposed() : array;
  }

  private static int axis(Args args, String name, int dimensions) {
    int axis = args.count(name);
    if (axis < -dimensions || axis >= dimensions) {
      throw new PythonError(
          "AxisError",
          name + ": axis " + axis + " is out of bounds for array of dimension " + dimensions);
    }
    return Math.floorMod(axis, dimensions);
  }

  private static Object expanded(Args args) {
    Object array = args.get("a");
    if (ArrayArgument.isScalar(array)) {
      return atLeastOne(args, array);
    }
    if (!(ArrayArgument.array(args, "a") instanceof ArrayObject flat)) {
      throw PythonError.unsupported(
          "arrays of three dimensions", "use a DataFrame, or arrays of one or two");
    }
    int size = flat.column().size();
    boolean row = axis(args, "axis", 2) == 0;
    return new MatrixObject(flat.memory(), flat.form(), row ? 1 : size, row ? size : 1);
  }

  private static Object atLeastOne(Args args) {
    Object given = args.get("arys");
    return ArrayArgument.isScalar(given)
        ? atLeastOne(args, given)
        : ArrayArgument.array(args, "arys");
  }

  private static ArrayObject atLeastOne(Args args, Object value) {
    args.context().budget().cells(1);
    return new ArrayObject(Columns.infer(List.of(Scalars.plain(value))));
  }

  /** The values repeated to a shape; unlike numpy's, which can only be read. */
  private static Object broadcast(Args args) {
    Object shape = args.get("shape");
    List<Object> sizes =
        Read.isListLike(shape) ? Read.items(args.context(), shape) : List.of(shape);
    if (sizes.isEmpty() || sizes.size() > 2) {
      throw PythonError.unsupported(
          "np.broadcast_to() in " + sizes.size() + " dimensions", "give one or two sizes");
    }
    int width = size(args, sizes.getLast());
    int height = sizes.size() == 1 ? 1 : size(args, sizes.getFirst());
    args.context().budget().cells((long) height * width);
    MatrixObject given = asRows(args, args.get("array"), "array");
    if (sizes.size() == 1 && Matrices.hasRows(args.get("array"))) {
      throw PythonError.valueError(
          "input operand has more dimensions than allowed by the axis remapping");
    }
    Column cells = given.matrix().spread(height, width);
    return sizes.size() == 1
        ? new ArrayObject(cells, given.form())
        : new MatrixObject(new Matrix(cells, height, width), given.form());
  }

  /** What has fewer dimensions is one row. */
  private static MatrixObject asRows(Args args, Object value, String name) {
    Object array =
        ArrayArgument.isScalar(value) ? atLeastOne(args, value) : ArrayArgument.array(args, name);
    return array instanceof ArrayObject flat
        ? new MatrixObject(flat.memory(), flat.form(), 1, flat.column().size())
        : (MatrixObject) array;
  }

  private static int size(Args args, Object given) {
    if (!(Scalars.plain(given) instanceof Long size)) {
      throw PythonError.typeError(
          "'" + args.context().typeName(given) + "' object cannot be interpreted as an integer");
    }
    if (size < 0) {
      throw PythonError.valueError("all elements of broadcast shape must be non-negative");
    }
    args.context().budget().cells(size);
    return (int) (long) size;
  }

  /** The coordinates of a grid in two dimensions. */
  private static Object grids(Args args) {
    List<Object> given = args.rest("xi").items();
    if (given.size() != 2 || args.truth("sparse")) {
      throw PythonError.unsupported("np.meshgrid() of other than two full axes", "give two lists");
    }
    List<ArrayObject> axes = new ArrayList<>();
    for (Object axis : given) {
      axes.add(
          new ArrayObject(
              ArrayArgument.isScalar(axis)
                  ? Columns.infer(List.of(Scalars.plain(axis)))
                  : Matrices.hasRows(axis)
                      ? Matrices.read(args.context(), axis).cells()
                      : ArrayArgument.column(args.context(), axis)));
    }
    int width = axes.getFirst().column().size();
    int height = axes.getLast().column().size();
    args.context().budget().cells(2L * width * height);
    Column across = new Matrix(axes.getFirst().column(), 1, width).spread(height, width);
    Column down = new Matrix(axes.getLast().column(), height, 1).spread(height, width);
    MatrixObject x = new MatrixObject(new Matrix(across, height, width));
    MatrixObject y = new MatrixObject(new Matrix(down, height, width));
    boolean byRow = args.string("indexing").equals("ij");
    return byRow ? PyTuple.of(x.transposed(), y.transposed()) : PyTuple.of(x, y);
  }
}
