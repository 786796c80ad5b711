package dev.assay.pandas.api.array;

import dev.assay.pandas.api.common.Wrap;
import dev.assay.pandas.column.Column;
import dev.assay.pandas.column.Columns;
import dev.assay.pandas.column.Matrix;
import dev.assay.pandas.eval.Args;
import dev.assay.pandas.eval.Context;
import dev.assay.pandas.value.PythonError;
import java.util.ArrayList;
import java.util.List;
import java.util.function.UnaryOperator;

/**
 * The columns (axis 0) or the rows (axis 1) of an array of two dimensions, each by itself.
 *
 * @param matrix the array
 * @param form its form, which its lines have
 */
public record Lines(Matrix matrix, ArrayForm form, int axis) {

  /** The lines along the axis that is given. */
  public static Lines of(Args args, Object rows) {
    Matrix matrix = Matrices.read(args.context(), rows);
    ArrayForm form = rows instanceof MatrixObject object ? object.form() : ArrayForm.NUMPY;
    return new Lines(matrix, form, axis(args));
  }

  /**
   * The axis of two that is given.
   *
   * @throws PythonError an AxisError for one that is not there
   */
  public static int axis(Args args) {
    int axis = args.count("axis");
    if (axis < -2 || axis > 1) {
      throw new PythonError(
          "AxisError", "axis " + axis + " is out of bounds for array of dimension 2");
    }
    return Math.floorMod(axis, 2);
  }

  /** What a function makes of each line: lines again, or one value of each. */
  public Object each(Context context, UnaryOperator<Object> function) {
    Matrix rows = axis == 0 ? matrix.transposed() : matrix;
    if (rows.rowCount() == 0) {
      throw PythonError.unsupported(
          "a function along an axis of an array without rows", "look at its shape first");
    }
    List<Object> results = new ArrayList<>();
    for (int at = 0; at < rows.rowCount(); at++) {
      context.budget().cells(rows.columnCount());
      results.add(function.apply(new ArrayObject(rows.row(at), form)));
    }
    return results.getFirst() instanceof ArrayObject
        ? joined(context, results)
        : Wrap.array(context, Columns.infer(results));
  }

  private Object joined(Context context, List<Object> results) {
    List<Column> lines = results.stream().map(result -> ((ArrayObject) result).column()).toList();
    int size = lines.getFirst().size();
    Matrix joined = new Matrix(Columns.concat(lines), lines.size(), size);
    ArrayForm own = ((ArrayObject) results.getFirst()).form();
    Matrix result = axis == 0 ? joined.transposed() : joined;
    context.budget().cells(result.cells().size());
    return new MatrixObject(result, own);
  }
}
