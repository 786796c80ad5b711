package dev.assay.pandas.api.numpy;

import dev.assay.pandas.api.array.ArrayObject;
import dev.assay.pandas.api.array.ArrayType;
import dev.assay.pandas.api.array.Matrices;
import dev.assay.pandas.api.array.MatrixObject;
import dev.assay.pandas.api.common.Read;
import dev.assay.pandas.column.Column;
import dev.assay.pandas.column.Columns;
import dev.assay.pandas.column.DType;
import dev.assay.pandas.column.MaskedColumn;
import dev.assay.pandas.column.Matrix;
import dev.assay.pandas.column.ObjectColumn;
import dev.assay.pandas.column.Positions;
import dev.assay.pandas.column.TimeColumn;
import dev.assay.pandas.eval.Args;
import dev.assay.pandas.eval.Context;
import dev.assay.pandas.eval.PyModule;
import dev.assay.pandas.frame.convert.Casts;
import dev.assay.pandas.value.NA;
import dev.assay.pandas.value.NaT;
import dev.assay.pandas.value.PyList;
import dev.assay.pandas.value.PyTuple;
import dev.assay.pandas.value.PythonError;
import dev.assay.pandas.value.Timedelta;
import dev.assay.pandas.value.Timestamp;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** {@code np.where}, {@code np.select} and their kin, of arrays of one and two dimensions. */
final class Where {

  private Where() {}

  static void add(PyModule.Builder table) {
    table
        .function("where", "condition, x=..., y=...", Where::where)
        .function("select", "condlist, choicelist, default=0", Where::select)
        .function("nonzero", "a", args -> where(args.context(), args.get("a")))
        .function("flatnonzero", "a", args -> new ArrayObject(places(args)));
  }

  private static Object where(Args args) {
    Object condition = args.get("condition");
    if (args.has("x") != args.has("y")) {
      throw PythonError.valueError("either both or neither of x and y should be given");
    }
    if (!args.has("x") || !args.has("y")) {
      return where(args.context(), condition);
    }
    List<Object> given = List.of(condition, withObjects(args.get("x")), withObjects(args.get("y")));
    requireOneKindOfTimes(args.context(), given);
    if (given.stream().anyMatch(Where::isFlat)) {
      return ofMatrices(args.context(), given);
    }
    int size = 1;
    for (Object each : given) {
      int own = Read.isListLike(each) ? Read.column(args.context(), each).size() : 1;
      size = own == 1 ? size : own;
    }
    List<Column> alike = Choice.alike(args.context(), given.subList(1, 3), size);
    boolean[] truths = truths(Choice.spread(args.context(), condition, size));
    Column result = Choice.chosen(List.of(truths), alike);
    // of single values an array without dimensions in numpy, which is used as the value that it is
    return given.stream().anyMatch(Read::isListLike) ? new ArrayObject(result) : result.get(0);
  }

  /** A list of pandas' times is an array of objects to numpy. */
  private static Object withObjects(Object given) {
    return given instanceof PyList list && list.items().stream().anyMatch(Where::isTime)
        ? new ArrayObject(ObjectColumn.of(list.items()))
        : given;
  }

  /** numpy makes numbers of an array's times beside objects. */
  private static void requireOneKindOfTimes(Context context, List<Object> given) {
    boolean objects =
        given.stream()
            .anyMatch(
                each ->
                    each instanceof ArrayObject array
                        && array.column() instanceof ObjectColumn cells
                        && Arrays.stream(cells.values()).anyMatch(Where::isTime));
    boolean times =
        given.stream()
            .anyMatch(
                each ->
                    Read.isListLike(each)
                        && !isFlat(each)
                        && Read.column(context, each) instanceof TimeColumn);
    if (objects && times) {
      throw PythonError.unsupported(
          "np.where() of a list of times beside an array of times",
          "make a column of the list, pd.to_datetime([...])");
    }
  }

  private static boolean isTime(Object value) {
    return value instanceof Timestamp || value instanceof Timedelta || value instanceof NaT;
  }

  /** The places where a condition holds; of rows and columns the row and the column of each. */
  static PyTuple where(Context context, Object condition) {
    if (!isFlat(condition) && !Read.isListLike(condition)) {
      throw PythonError.valueError(
          "Calling nonzero on 0d arrays is not allowed. Use np.atleast_1d(scalar).nonzero()"
              + " instead.");
    }
    if (!isFlat(condition)) {
      boolean[] truths = truths(Read.column(context, condition));
      return PyTuple.of(new ArrayObject(ArrayType.positions(Positions.where(truths))));
    }
    Matrix matrix = Matrices.read(context, condition);
    int[] cells = Positions.where(truths(matrix.cells()));
    int width = Math.max(1, matrix.columnCount());
    int[] rows = Arrays.stream(cells).map(cell -> cell / width).toArray();
    int[] columns = Arrays.stream(cells).map(cell -> cell % width).toArray();
    return PyTuple.of(
        new ArrayObject(ArrayType.positions(rows)), new ArrayObject(ArrayType.positions(columns)));
  }

  private static Column places(Args args) {
    Column column = Stacking.column(args, "a");
    return ArrayType.places(column);
  }

  /** Whether a value has rows and columns. */
  private static boolean isFlat(Object value) {
    return Matrices.hasRows(value);
  }

  private static Object ofMatrices(Context context, List<Object> given) {
    SpreadShape shape = SpreadShape.of(context, given);
    Column condition = Choice.spread(context, shape.spread(given.get(0)), shape.size());
    Column cells =
        Choice.of(
            context,
            List.of(truths(condition)),
            List.of(shape.spread(given.get(1))),
            shape.spread(given.get(2)));
    return MatrixObject.of(context, new Matrix(cells, shape.rows(), shape.columns()));
  }

  /** A condition as truths; NA is neither true nor false. */
  private static boolean[] truths(Column condition) {
    if (condition instanceof MaskedColumn && condition.hasMissing()) {
      throw NA.ambiguous();
    }
    return Columns.truths(Casts.cast(condition, DType.BOOL));
  }

  private static Object select(Args args) {
    List<Object> conditions = args.list("condlist");
    List<Object> choices = args.list("choicelist");
    if (conditions.size() != choices.size()) {
      throw PythonError.valueError("list of cases must be same length as list of conditions");
    }
    if (conditions.isEmpty()) {
      throw PythonError.valueError("select with an empty condition list is not possible");
    }
    List<Object> given = new ArrayList<>(conditions);
    given.addAll(choices);
    if (conditions.stream().noneMatch(Read::isListLike)
        && given.stream().noneMatch(Where::isFlat)) {
      throw ArrayArgument.dimensionless(
          "np.select() of single values", "write x if condition else y");
    }
    if (given.stream().noneMatch(Where::isFlat)) {
      return new ArrayObject(selected(args, conditions, choices));
    }
    SpreadShape shape = SpreadShape.of(args.context(), given);
    Column cells =
        selected(
            args,
            conditions.stream().map(shape::spread).toList(),
            choices.stream().map(shape::spread).toList());
    return MatrixObject.of(args.context(), new Matrix(cells, shape.rows(), shape.columns()));
  }

  /** Choices without a common dtype are a TypeError here, and its subtype in {@code where}. */
  private static Column selected(Args args, List<Object> conditions, List<Object> choices) {
    try {
      return Choice.of(args.context(), conditions(args, conditions), choices, args.get("default"));
    } catch (PythonError error) {
      throw error.type().equals("DTypePromotionError")
          ? PythonError.typeError(
              "Choicelist and default value do not have a common dtype: " + error.getMessage())
          : error;
    }
  }

  private static List<boolean[]> conditions(Args args, List<Object> conditions) {
    List<boolean[]> truths = new ArrayList<>();
    for (Object condition : conditions) {
      Column column = Read.column(args.context(), condition);
      if (column instanceof MaskedColumn && column.hasMissing()) {
        throw PythonError.typeError(
                "invalid entry %d in condlist: should be boolean ndarray", truths.size())
            .hinting("; fill NA first: .fillna(False)");
      }
      if (!column.dtype().isBool()) {
        throw PythonError.typeError(
                "invalid entry %d in condlist: should be boolean ndarray", truths.size())
            .hinting("; compare it first, or fill what is missing");
      }
      if (!truths.isEmpty() && truths.getFirst().length != column.size()) {
        throw PythonError.valueError(
                "shape mismatch: objects cannot be broadcast to a single shape")
            .hinting("; give conditions of one length");
      }
      truths.add(Columns.truths(column));
    }
    return truths;
  }
}
