package dev.assay.pandas.builtins.pandas;

import dev.assay.pandas.eval.Args;
import dev.assay.pandas.eval.PyType;
import dev.assay.pandas.frame.Column;
import dev.assay.pandas.frame.DType;
import dev.assay.pandas.frame.DoubleColumn;
import dev.assay.pandas.frame.LongColumn;
import dev.assay.pandas.frame.Matrix;
import dev.assay.pandas.frame.Scalars;
import dev.assay.pandas.frame.aggregate.Aggregation;
import dev.assay.pandas.frame.aggregate.Aggregations;
import dev.assay.pandas.frame.aggregate.Groups;
import dev.assay.pandas.frame.aggregate.Moments;
import dev.assay.pandas.frame.aggregate.Quantifiers;
import dev.assay.pandas.frame.compute.Rounding;
import dev.assay.pandas.frame.convert.Casts;
import dev.assay.pandas.frame.window.Cumulation;
import dev.assay.pandas.value.Budget;
import dev.assay.pandas.value.PyList;
import dev.assay.pandas.value.PyTuple;
import dev.assay.pandas.value.PythonError;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;

/** The table of numpy's ndarray of two dimensions. */
final class MatrixType {

  static final PyType<MatrixObject> TYPE =
      PyType.builder("ndarray", MatrixObject.class)
          .doc("an array of two dimensions")
          .besides(ArrayType.OPTIONS)
          .property(
              "shape",
              (self, _) ->
                  PyTuple.of((long) self.matrix().rowCount(), (long) self.matrix().columnCount()))
          .property("size", (self, _) -> (long) self.matrix().cells().size())
          .property("ndim", (_, _) -> 2L)
          .property("dtype", (self, _) -> DTypeObject.of(self))
          .property("T", (self, _) -> self.transposed())
          .method("transpose", "", (self, _) -> self.transposed())
          .method("tolist", "", (self, _) -> rows(self.matrix()))
          .method(
              "flatten",
              "order='C'|'F'",
              (self, args) ->
                  isByColumn(args)
                      ? byColumn(args, self)
                      : Wrap.array(args.context(), self.matrix().cells()))
          .method(
              "ravel",
              "order='C'|'F'",
              (self, args) ->
                  isByColumn(args) ? byColumn(args, self) : Matrices.raveled(args.context(), self))
          .method("copy", "", (self, args) -> MatrixObject.of(args.context(), self.matrix()))
          .method(
              "reshape",
              "*shape",
              (self, args) -> Matrices.reshaped(args, self.memory(), self.form()))
          .method("dot", "b", (self, args) -> Matrices.product(args.context(), self, args.get("b")))
          .method(
              "astype",
              "dtype, copy=True",
              (self, args) ->
                  of(
                      args,
                      self,
                      ArrayCasts.astype(
                              args.context(),
                              new ArrayObject(self.matrix().cells()),
                              args.get("dtype"))
                          .column()))
          .method(
              "round",
              "decimals=0",
              (self, args) ->
                  of(args, self, Rounding.round(self.matrix().cells(), args.count("decimals"))))
          .with(MatrixType::addReductions)
          .with(LackingParts::ofMatrices)
          .build();

  private MatrixType() {}

  private static PyType.Builder<MatrixObject> addReductions(PyType.Builder<MatrixObject> table) {
    for (String name : List.of("sum", "mean", "min", "max", "median", "prod", "any", "all")) {
      Aggregation aggregation = Objects.requireNonNull(Aggregations.named(name));
      table.method(name, "axis=None", (self, args) -> reduced(self, args, aggregation));
    }
    return table
        .method(
            "std",
            "axis=None, ddof=0",
            (self, args) ->
                reduced(self, args, new Moments(Moments.Kind.DEVIATION, args.integer("ddof"))))
        .method(
            "var",
            "axis=None, ddof=0",
            (self, args) ->
                reduced(self, args, new Moments(Moments.Kind.VARIANCE, args.integer("ddof"))))
        .method("cumsum", "axis=None", (self, args) -> running(self, args, Cumulation.SUM))
        .method("cumprod", "axis=None", (self, args) -> running(self, args, Cumulation.PRODUCT))
        .method("argmax", "axis=None", (self, args) -> extremes(self, args, false))
        .method("argmin", "axis=None", (self, args) -> extremes(self, args, true));
  }

  private static Object of(Args args, MatrixObject self, Column cells) {
    return MatrixObject.of(args.context(), self.matrix().withCells(cells));
  }

  private static PyList rows(Matrix matrix) {
    List<Object> rows = new ArrayList<>();
    for (int at = 0; at < matrix.rowCount(); at++) {
      rows.add(PyList.copyOf(ArrayObject.listed(matrix.row(at))));
    }
    return PyList.copyOf(rows);
  }

  private static Object reduced(MatrixObject self, Args args, Aggregation aggregation) {
    return reduced(args, self.matrix(), aggregation);
  }

  /** One value of all, or an array of one for each column or row. */
  static Object reduced(Args args, Matrix matrix, Aggregation aggregation) {
    if (args.optional("axis") == null) {
      return ArrayType.reduce(matrix.cells(), aggregation);
    }
    boolean truths = aggregation instanceof Quantifiers && matrix.cells() instanceof DoubleColumn;
    Matrix given = truths ? matrix.withCells(Casts.cast(matrix.cells(), DType.BOOL)) : matrix;
    return Wrap.array(args.context(), given.reduced(aggregation, axis(args)));
  }

  /** All values one after another as an array, or those of each column or row by themselves. */
  private static Object running(MatrixObject self, Args args, Cumulation cumulation) {
    Matrix matrix = self.matrix();
    Budget budget = args.context().budget();
    if (args.optional("axis") == null) {
      Groups all = Groups.whole(matrix.cells().size());
      return Wrap.array(args.context(), cumulation.applyWithMissing(matrix.cells(), all, budget));
    }
    Groups lines = matrix.lines(axis(args));
    return of(args, self, cumulation.applyWithMissing(matrix.cells(), lines, budget));
  }

  private static int axis(Args args) {
    int axis = args.count("axis");
    if (axis < -2 || axis > 1) {
      throw new PythonError(
          "AxisError", "axis " + axis + " is out of bounds for array of dimension 2");
    }
    return Math.floorMod(axis, 2);
  }

  private static Object extremes(MatrixObject self, Args args, boolean least) {
    Matrix matrix = self.matrix();
    if (args.optional("axis") == null) {
      return Scalars.int64(ArrayType.place(matrix.cells(), least));
    }
    Matrix lines = axis(args) == 0 ? matrix.transposed() : matrix;
    long[] positions = new long[lines.rowCount()];
    for (int at = 0; at < positions.length; at++) {
      positions[at] = ArrayType.place(lines.row(at), least);
    }
    return Wrap.array(args.context(), LongColumn.of(positions));
  }

  private static boolean isByColumn(Args args) {
    return args.string("order").equals("F");
  }

  /** The cells column by column. */
  private static Object byColumn(Args args, MatrixObject self) {
    return Wrap.array(args.context(), self.matrix().transposed().cells());
  }
}
