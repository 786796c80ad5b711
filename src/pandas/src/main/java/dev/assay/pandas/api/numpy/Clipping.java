package dev.assay.pandas.api.numpy;

import dev.assay.pandas.api.array.ArrayElements;
import dev.assay.pandas.api.array.ArrayObject;
import dev.assay.pandas.api.array.Matrices;
import dev.assay.pandas.api.array.MatrixObject;
import dev.assay.pandas.api.common.Read;
import dev.assay.pandas.api.dataframe.FrameObject;
import dev.assay.pandas.api.series.SeriesObject;
import dev.assay.pandas.column.Column;
import dev.assay.pandas.column.Matrix;
import dev.assay.pandas.column.Scalars;
import dev.assay.pandas.eval.Args;
import dev.assay.pandas.eval.Context;
import dev.assay.pandas.frame.Series;
import dev.assay.pandas.value.PyList;
import dev.assay.pandas.value.PythonError;
import java.util.ArrayList;
import java.util.List;

/** {@code np.clip} of whatever holds values. */
final class Clipping {

  private Clipping() {}

  /** Each value within bounds. */
  static Object of(Args args) {
    Object given = args.get("a");
    if (Matrices.isMatrix(given)) {
      return clipped(args, Matrices.read(args.context(), given));
    }
    boolean series = given instanceof SeriesObject || given instanceof FrameObject;
    List<Object> bounds = bounds(args);
    Object least = bounds.getFirst();
    Object greatest = bounds.getLast();
    Object shaped =
        series
            ? given
            : new SeriesObject(
                Series.of(
                    ArrayElements.widened(
                        Read.column(args.context(), listed(given)), least, greatest),
                    Scalars.NONE));
    if (series) {
      return args.context().invoke(shaped, "clip", least, greatest);
    }
    Object result = ArrayElements.between(args.context(), shaped, least, greatest);
    Column clipped = ((SeriesObject) result).series().values();
    return ArrayArgument.isScalar(given) ? clipped.get(0) : new ArrayObject(clipped);
  }

  /** The bounds by either pair of their names. */
  private static List<Object> bounds(Args args) {
    if (!args.has("a_min") && !args.has("a_max")) {
      return List.of(given(args, "min"), given(args, "max"));
    }
    if (!args.has("a_min") || !args.has("a_max")) {
      throw PythonError.typeError(
          "clip() missing 1 required positional argument: '%s'",
          args.has("a_min") ? "a_max" : "a_min");
    }
    if (args.has("min") || args.has("max")) {
      throw PythonError.valueError(
          "Passing `min` or `max` keyword argument when `a_min` and `a_max` are provided is"
              + " forbidden.");
    }
    return List.of(args.get("a_min"), args.get("a_max"));
  }

  private static Object given(Args args, String name) {
    return args.has(name) ? args.get(name) : Scalars.NONE;
  }

  /** Each cell within bounds, which are repeated to the shape of all. */
  private static Object clipped(Args args, Matrix matrix) {
    Context context = args.context();
    List<Object> bounds = bounds(args);
    int rows = matrix.rowCount();
    int columns = matrix.columnCount();
    for (Object bound : bounds) {
      Matrix shape = ArrayArgument.isScalar(bound) ? matrix : Matrices.of(context, bound);
      rows = Math.max(rows, shape.rowCount());
      columns = Math.max(columns, shape.columnCount());
    }
    Column wide =
        ArrayElements.widened(matrix.spread(rows, columns), bounds.getFirst(), bounds.getLast());
    Object cells = new SeriesObject(Series.of(wide, Scalars.NONE));
    List<Object> limits = new ArrayList<>();
    for (Object bound : bounds) {
      limits.add(
          ArrayArgument.isScalar(bound)
              ? bound
              : new ArrayObject(Matrices.of(context, bound).spread(rows, columns)));
    }
    SeriesObject result =
        (SeriesObject) ArrayElements.between(context, cells, limits.getFirst(), limits.getLast());
    return MatrixObject.of(context, new Matrix(result.series().values(), rows, columns));
  }

  private static Object listed(Object value) {
    return Read.isListLike(value) ? value : PyList.of(value);
  }
}
