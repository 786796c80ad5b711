package dev.assay.pandas.builtins.pandas;

import dev.assay.pandas.eval.PyType;
import dev.assay.pandas.frame.Columns;
import dev.assay.pandas.value.PyList;
import dev.assay.pandas.value.PyTuple;
import java.util.ArrayList;
import java.util.List;

/** The table of numpy's ndarray of two dimensions. */
final class MatrixType {

  static final PyType<MatrixObject> TYPE =
      PyType.builder("ndarray", MatrixObject.class)
          .doc("an array of two dimensions")
          .property(
              "shape",
              (self, _) ->
                  PyTuple.of((long) self.frame().rowCount(), (long) self.frame().columnCount()))
          .property(
              "size", (self, _) -> (long) self.frame().rowCount() * self.frame().columnCount())
          .property("ndim", (_, _) -> 2L)
          .property("T", (self, _) -> new MatrixObject(Transpose.of(self.frame())))
          .method("tolist", "", (self, _) -> rows(self))
          .method("flatten", "", (self, args) -> Wrap.array(args.context(), flat(self)))
          .method("ravel", "", (self, args) -> Wrap.array(args.context(), flat(self)))
          .method("copy", "", (self, _) -> self)
          .build();

  private MatrixType() {}

  private static PyList rows(MatrixObject self) {
    List<Object> rows = new ArrayList<>();
    for (int at = 0; at < self.frame().rowCount(); at++) {
      rows.add(PyList.copyOf(self.frame().row(at).values().items()));
    }
    return PyList.copyOf(rows);
  }

  private static dev.assay.pandas.frame.Column flat(MatrixObject self) {
    return Columns.interleave(Transpose.of(self.frame()).data());
  }
}
