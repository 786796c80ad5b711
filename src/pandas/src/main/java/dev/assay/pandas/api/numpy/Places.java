package dev.assay.pandas.api.numpy;

import dev.assay.pandas.api.array.ArrayObject;
import dev.assay.pandas.api.array.MatrixObject;
import dev.assay.pandas.eval.Args;
import dev.assay.pandas.eval.PyIterator;
import dev.assay.pandas.eval.PyModule;
import dev.assay.pandas.value.PyTuple;
import dev.assay.pandas.value.PythonError;
import java.util.ArrayList;
import java.util.List;

/** {@code np.ndindex} and {@code np.ndenumerate}: the places in arrays, one after another. */
final class Places {

  private Places() {}

  static void add(PyModule.Builder table) {
    table.function("ndenumerate", "arr", Places::enumerated);
  }

  /** Row by row, as a tuple of places each. */
  private static List<Object> places(Args args, List<Long> sizes) {
    List<Object> places = List.of(PyTuple.EMPTY);
    for (long size : sizes) {
      args.budget().objects(Math.multiplyExact(size, (long) places.size()));
      List<Object> more = new ArrayList<>();
      for (Object place : places) {
        for (long at = 0; at < size; at++) {
          List<Object> longer = new ArrayList<>(((PyTuple) place).items());
          longer.add(at);
          more.add(PyTuple.copyOf(longer));
        }
      }
      places = more;
    }
    return places;
  }

  private static Object enumerated(Args args) {
    if (ArrayArgument.isScalar(args.get("arr"))) {
      throw PythonError.unsupported("np.ndenumerate() of a single value", "use it as it is");
    }
    Object array = ArrayArgument.array(args, "arr");
    List<Long> sizes =
        array instanceof MatrixObject matrix
            ? List.of((long) matrix.matrix().rowCount(), (long) matrix.matrix().columnCount())
            : List.of((long) ((ArrayObject) array).column().size());
    ArrayObject cells =
        array instanceof MatrixObject matrix
            ? new ArrayObject(matrix.matrix().cells(), matrix.form())
            : (ArrayObject) array;
    List<Object> pairs = new ArrayList<>();
    for (Object place : places(args, sizes)) {
      pairs.add(PyTuple.of(place, args.context().getItem(cells, (long) pairs.size())));
    }
    return new PyIterator("ndenumerate", pairs.iterator());
  }
}
