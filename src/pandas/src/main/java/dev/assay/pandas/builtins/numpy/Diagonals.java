package dev.assay.pandas.builtins.numpy;

import dev.assay.pandas.builtins.pandas.MatrixObject;
import dev.assay.pandas.builtins.pandas.Read;
import dev.assay.pandas.eval.Args;
import dev.assay.pandas.value.None;
import dev.assay.pandas.value.PyTuple;
import dev.assay.pandas.value.PythonError;
import java.util.List;

/** The diagonals of arrays of two dimensions. */
final class Diagonals {

  private Diagonals() {}

  /**
   * {@code np.fill_diagonal}: writes a value, or those of a list in turn, into the array itself.
   *
   * @throws PythonError a ValueError for an array of one dimension
   */
  static Object fill(Args args) {
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
}
