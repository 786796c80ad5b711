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
import dev.assay.pandas.value.PyDict;
import dev.assay.pandas.value.PyList;
import dev.assay.pandas.value.PySlice;
import dev.assay.pandas.value.PyTuple;
import dev.assay.pandas.value.PythonError;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
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
          .with(MatrixType::addFunctions)
          .with(LackingParts::ofMatrices)
          .build();

  private static final PySlice ALL = new PySlice(Scalars.NONE, Scalars.NONE, Scalars.NONE);

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
          "axis=None, !dtype=None, !out=None, keepdims=False",
          (self, args) -> reduced(self, args, aggregation));
    }
    return table
        .method(
            "std",
            "axis=None, !dtype=None, !out=None, ddof=0, keepdims=False",
            (self, args) ->
                reduced(self, args, Moments.ofArrays(Moments.Kind.DEVIATION, args.integer("ddof"))))
        .method(
            "var",
            "axis=None, !dtype=None, !out=None, ddof=0, keepdims=False",
            (self, args) ->
                reduced(self, args, Moments.ofArrays(Moments.Kind.VARIANCE, args.integer("ddof"))))
        .method("cumsum", "axis=None", (self, args) -> running(self, args, Cumulation.SUM))
        .method("cumprod", "axis=None", (self, args) -> running(self, args, Cumulation.PRODUCT))
        .method("argmax", "axis=None", (self, args) -> extremes(self, args, false))
        .method("argmin", "axis=None", (self, args) -> extremes(self, args, true));
  }

  /** What numpy has as functions, too. */
  private static PyType.Builder<MatrixObject> addFunctions(PyType.Builder<MatrixObject> table) {
    Map<String, String> functions = new LinkedHashMap<>();
    functions.put("argsort", "axis=-1, kind=None");
    functions.put("clip", "min=None, max=None");
    functions.put("compress", "condition, axis=None");
    functions.put("diagonal", "offset=0");
    functions.put("nonzero", "");
    functions.put("repeat", "repeats, axis=None");
    functions.put("take", "indices, axis=None");
    functions.put("trace", "offset=0");
    functions.forEach(
        (name, notation) ->
            table.method(name, notation, (self, args) -> ofModule(args, name, notation, self)));
    return table
        .method("item", "*args", MatrixType::item)
        .method(
            "fill",
            "value",
            (self, args) -> {
              self.setItem(args.context(), ALL, args.get("value"));
              return Scalars.NONE;
            })
        .method(
            "sort",
            "axis=-1, kind=None",
            (self, args) -> {
              Object sorted = ofModule(args, "sort", "axis=-1", self);
              self.setItem(args.context(), ALL, sorted);
              return Scalars.NONE;
            })
        .method("view", "", (self, _) -> self.transposed().transposed())
        .method("squeeze", "axis=None", MatrixType::squeezed)
        .property("itemsize", (self, _) -> itemSize(self.matrix().cells(), self.form()))
        .property(
            "nbytes",
            (self, _) ->
                itemSize(self.matrix().cells(), self.form()) * self.matrix().cells().size());
  }

  /** The bytes of an element. */
  static long itemSize(Column column, ArrayForm form) {
    if (form instanceof ArrayForm.Texts(int width)) {
      return 4L * width; // numpy has 32 bits for each character
    }
    return switch (column.dtype().kind()) {
      case BOOL -> 1;
      case INTEGER -> column.dtype().bits() / Byte.SIZE;
      default -> Long.BYTES;
    };
  }

  /** What the function of numpy's of the same name makes of the array. */
  static Object ofModule(Args args, String name, String notation, Object self) {
    Object function = args.context().library().modules().get("numpy").attributes().get(name);
    PyDict named = new PyDict();
    List<Object> given = new ArrayList<>(List.of(self));
    for (String parameter : notation.isEmpty() ? new String[0] : notation.split(", ")) {
      String own = parameter.replaceFirst("=.*", "");
      if (parameter.contains("=")) {
        named.put(own, args.get(own));
      } else {
        given.add(args.get(own));
      }
    }
    return name.equals("compress")
        ? args.context().call(function, PyTuple.of(given.getLast(), self), named)
        : args.context().call(function, PyTuple.copyOf(given), named);
  }

  private static Object transposed(MatrixObject self, Args args) {
    List<Object> axes = args.rest("axes").items();
    boolean listed = axes.size() == 1 && axes.getFirst() instanceof PyTuple;
    List<Object> given = listed ? ((PyTuple) axes.getFirst()).items() : axes;
    return given.isEmpty() || given.getFirst() == Scalars.NONE || !isInOrder(args, given)
        ? self.transposed()
        : self;
  }

  /** Whether the axes are 0 and 1, and not 1 and 0. */
  private static boolean isInOrder(Args args, List<Object> axes) {
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
    args.context().budget().cells(self.matrix().cells().size());
    return new MatrixObject(self.matrix(), self.form());
  }

  private static Object item(MatrixObject self, Args args) {
    List<Object> places = args.rest("args").items();
    int size = self.matrix().cells().size();
    if (places.isEmpty() && size != 1) {
      throw PythonError.valueError("can only convert an array of size 1 to a Python scalar");
    }
    Object cells = new ArrayObject(self.matrix().cells(), self.form());
    return Scalars.plain(
        switch (places.size()) {
          case 0 -> args.context().getItem(cells, 0L);
          case 1 -> args.context().getItem(cells, places.getFirst());
          default -> self.getItem(args.context(), PyTuple.copyOf(places));
        });
  }

  /** Without the axes of one line, of which there may not be two. */
  private static Object squeezed(MatrixObject self, Args args) {
    Matrix matrix = self.matrix();
    if (args.optional("axis") != null) {
      return lineOf(self, Lines.axis(args));
    }
    if (matrix.rowCount() == 1 && matrix.columnCount() == 1) {
      throw PythonError.unsupported(
          "squeeze() of an array of one value, which is an array without dimensions",
          "use .item() or [0, 0]");
    }
    return matrix.rowCount() == 1 || matrix.columnCount() == 1
        ? new ArrayObject(self.memory(), self.form())
        : self;
  }

  private static Object lineOf(MatrixObject self, int axis) {
    Matrix matrix = self.matrix();
    if ((axis == 0 ? matrix.rowCount() : matrix.columnCount()) != 1) {
      throw ArrayElements.notOne();
    }
    return new ArrayObject(self.memory(), self.form());
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
    return Lines.kept(args, self, reduced(args, self.matrix(), aggregation));
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
    return Wrap.array(args.context(), given.reduced(aggregation, Lines.axis(args)));
  }

  /** All values one after another as an array, or those of each column or row by themselves. */
  private static Object running(MatrixObject self, Args args, Cumulation cumulation) {
    Matrix matrix = self.matrix();
    Budget budget = args.context().budget();
    if (args.optional("axis") == null) {
      Groups all = Groups.whole(matrix.cells().size());
      return Wrap.array(args.context(), cumulation.applyWithMissing(matrix.cells(), all, budget));
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
          "attempt to get %s of an empty sequence".formatted(least ? "argmin" : "argmax"));
    }
    if (whole) {
      return Scalars.int64(ArrayType.place(matrix.cells(), least));
    }
    Matrix lines = Lines.axis(args) == 0 ? matrix.transposed() : matrix;
    long[] positions = Allocation.longs(lines.rowCount());
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
