package dev.assay.pandas.api.array;

import dev.assay.pandas.api.common.Wrap;
import dev.assay.pandas.api.dtype.DTypeObject;
import dev.assay.pandas.api.module.LackingParts;
import dev.assay.pandas.column.Column;
import dev.assay.pandas.column.DType;
import dev.assay.pandas.column.DoubleColumn;
import dev.assay.pandas.column.LongColumn;
import dev.assay.pandas.column.Matrix;
import dev.assay.pandas.column.Scalars;
import dev.assay.pandas.eval.Args;
import dev.assay.pandas.eval.PyType;
import dev.assay.pandas.frame.aggregate.Aggregation;
import dev.assay.pandas.frame.aggregate.Aggregations;
import dev.assay.pandas.frame.aggregate.Extremes;
import dev.assay.pandas.frame.aggregate.Groups;
import dev.assay.pandas.frame.aggregate.Moments;
import dev.assay.pandas.frame.aggregate.Quantifiers;
import dev.assay.pandas.frame.compute.Rounding;
import dev.assay.pandas.frame.convert.Casts;
import dev.assay.pandas.frame.window.Cumulation;
import dev.assay.pandas.value.Allocation;
import dev.assay.pandas.value.Budget;
import dev.assay.pandas.value.PyList;
import dev.assay.pandas.value.PyTuple;
import dev.assay.pandas.value.PythonError;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;

/** The table of numpy's ndarray of two dimensions. */
public final class MatrixType {

  public static final PyType<MatrixObject> TYPE =
      PyType.builder("ndarray", MatrixObject.class)
          .doc("an array of two dimensions")
          .partOf(ArrayType.TYPE)
          .besides(ArrayType.OPTIONS)
          .property(
              "shape",
              (self, _) ->
                  PyTuple.of((long) self.matrix().rowCount(), (long) self.matrix().columnCount()))
          .property("size", (self, _) -> (long) self.matrix().cells().size())
          .property("ndim", (_, _) -> 2L)
          .property("dtype", (self, _) -> DTypeObject.of(self))
          .property("T", (self, _) -> self.transposed())
          .method("transpose", "*axes", MatrixType::transposed)
          .method("tolist", "", (self, _) -> rows(self))
          .method(
              "flatten",
              "order='C'|'F'",
              (self, args) ->
                  isByColumn(args)
                      ? byColumn(args, self)
                      : new ArrayObject(self.matrix().cells(), self.form()))
          .method(
              "ravel",
              "order='C'|'F'",
              (self, args) ->
                  isByColumn(args) ? byColumn(args, self) : Matrices.raveled(args.context(), self))
          .method("copy", "", MatrixType::copied)
          .method(
              "reshape",
              "*shape",
              (self, args) -> Matrices.reshaped(args, self.memory(), self.form()))
          .method("dot", "b", (self, args) -> Matrices.product(args.context(), self, args.get("b")))
          .method("astype", "dtype, copy=True", MatrixType::astype)
          .method(
              "round",
              "decimals=0",
              (self, args) ->
                  of(args, self, Rounding.round(self.matrix().cells(), args.count("decimals"))))
          .with(MatrixType::addReductions)
          .with(LackingParts::ofMatrices)
          .build();

  private MatrixType() {}

  private static Object astype(MatrixObject self, Args args) {
    NumpyDTypes.require(args.context(), args.get("dtype"));
    ArrayObject cells = new ArrayObject(self.matrix().cells(), self.form());
    return shaped(self, ArrayCasts.astype(args.context(), cells, args.get("dtype")));
  }

  private static PyType.Builder<MatrixObject> addReductions(PyType.Builder<MatrixObject> table) {
    for (String name : List.of("sum", "mean", "min", "max", "prod", "any", "all")) {
      Aggregation aggregation = Objects.requireNonNull(Aggregations.named(name));
      table.method(
          name,
          "axis=None, !dtype=None, !out=None, !keepdims=False",
          (self, args) -> reduced(self, args, aggregation));
    }
    return table
        .method(
            "std",
            "axis=None, !dtype=None, !out=None, ddof=0, !keepdims=False",
            (self, args) ->
                reduced(self, args, Moments.ofArrays(Moments.Kind.DEVIATION, args.integer("ddof"))))
        .method(
            "var",
            "axis=None, !dtype=None, !out=None, ddof=0, !keepdims=False",
            (self, args) ->
                reduced(self, args, Moments.ofArrays(Moments.Kind.VARIANCE, args.integer("ddof"))))
        .method("cumsum", "axis=None", (self, args) -> running(self, args, Cumulation.SUM))
        .method("cumprod", "axis=None", (self, args) -> running(self, args, Cumulation.PRODUCT))
        .method("argmax", "axis=None", (self, args) -> extremes(self, args, false))
        .method("argmin", "axis=None", (self, args) -> extremes(self, args, true));
  }

  private static Object transposed(MatrixObject self, Args args) {
    List<Object> axes = args.rest("axes").items();
    boolean listed = axes.size() == 1 && axes.getFirst() instanceof PyTuple;
    List<Object> given = listed ? ((PyTuple) axes.getFirst()).items() : axes;
    return given.isEmpty() || given.getFirst() == Scalars.NONE || !isInOrder(given)
        ? self.transposed()
        : self;
  }

  /** Whether the axes are 0 and 1, and not 1 and 0. */
  private static boolean isInOrder(List<Object> axes) {
    List<Object> plain = axes.stream().map(Scalars::plain).toList();
    boolean turned = plain.equals(List.of(1L, 0L));
    if (!turned && !plain.equals(List.of(0L, 1L))) {
      throw PythonError.valueError("axes don't match array");
    }
    return !turned;
  }

  private static Object shaped(MatrixObject self, ArrayObject cells) {
    return new MatrixObject(self.matrix().withCells(cells.column()), cells.form());
  }

  private static Object copied(MatrixObject self, Args args) {
    args.budget().cells(self.matrix().cells().size());
    return new MatrixObject(self.matrix(), self.form());
  }

  private static Object of(Args args, MatrixObject self, Column cells) {
    return MatrixObject.of(args.context(), self.matrix().withCells(cells));
  }

  private static PyList rows(MatrixObject self) {
    Matrix matrix = self.matrix();
    List<Object> rows = new ArrayList<>();
    for (int at = 0; at < matrix.rowCount(); at++) {
      rows.add(PyList.copyOf(new ArrayObject(matrix.row(at), self.form()).listed()));
    }
    return PyList.copyOf(rows);
  }

  private static Object reduced(MatrixObject self, Args args, Aggregation aggregation) {
    return reduced(args, self.matrix(), aggregation);
  }

  /** One value of all, or an array of one for each column or row. */
  public static Object reduced(Args args, Matrix matrix, Aggregation aggregation) {
    if (args.optional("axis") == null) {
      return ArrayType.reduce(matrix.cells(), aggregation);
    }
    int along = Lines.axis(args) == 0 ? matrix.rowCount() : matrix.columnCount();
    if (along == 0 && aggregation instanceof Extremes extremes) {
      throw ArrayType.nothing(extremes);
    }
    boolean truths = aggregation instanceof Quantifiers && matrix.cells() instanceof DoubleColumn;
    Matrix given = truths ? matrix.withCells(Casts.cast(matrix.cells(), DType.BOOL)) : matrix;
    return Wrap.array(args, given.reduced(aggregation, Lines.axis(args)));
  }

  /** All values one after another as an array, or those of each column or row by themselves. */
  private static Object running(MatrixObject self, Args args, Cumulation cumulation) {
    Matrix matrix = self.matrix();
    Budget budget = args.budget();
    if (args.optional("axis") == null) {
      Groups all = Groups.whole(matrix.cells().size());
      return Wrap.array(args, cumulation.applyWithMissing(matrix.cells(), all, budget));
    }
    Groups lines = matrix.lines(Lines.axis(args));
    return of(args, self, cumulation.applyWithMissing(matrix.cells(), lines, budget));
  }

  private static Object extremes(MatrixObject self, Args args, boolean least) {
    Matrix matrix = self.matrix();
    boolean whole = args.optional("axis") == null;
    int along = whole || Lines.axis(args) == 0 ? matrix.rowCount() : matrix.columnCount();
    if (along == 0 || whole && matrix.columnCount() == 0) {
      throw PythonError.valueError(
          "attempt to get %s of an empty sequence", least ? "argmin" : "argmax");
    }
    if (whole) {
      return Scalars.int64(ArrayType.place(matrix.cells(), least));
    }
    Matrix lines = Lines.axis(args) == 0 ? matrix.transposed() : matrix;
    return Wrap.array(
        args,
        LongColumn.of(
            Allocation.longs(lines.rowCount(), at -> ArrayType.place(lines.row(at), least))));
  }

  private static boolean isByColumn(Args args) {
    return args.string("order").equals("F");
  }

  /** The cells column by column. */
  private static Object byColumn(Args args, MatrixObject self) {
    return Wrap.array(args, self.matrix().transposed().cells());
  }
}
