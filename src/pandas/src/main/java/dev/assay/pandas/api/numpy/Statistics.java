package dev.assay.pandas.api.numpy;

import dev.assay.pandas.api.array.ArrayForm;
import dev.assay.pandas.api.array.ArrayObject;
import dev.assay.pandas.api.array.ArrayType;
import dev.assay.pandas.api.array.Lines;
import dev.assay.pandas.api.array.Matrices;
import dev.assay.pandas.api.array.MatrixObject;
import dev.assay.pandas.api.array.MatrixType;
import dev.assay.pandas.api.common.Read;
import dev.assay.pandas.api.dataframe.FrameObject;
import dev.assay.pandas.api.dtype.Astypes;
import dev.assay.pandas.api.series.SeriesObject;
import dev.assay.pandas.column.Column;
import dev.assay.pandas.column.Columns;
import dev.assay.pandas.column.DType;
import dev.assay.pandas.column.DoubleColumn;
import dev.assay.pandas.column.MaskedColumn;
import dev.assay.pandas.column.Matrix;
import dev.assay.pandas.column.Numbers;
import dev.assay.pandas.column.Positions;
import dev.assay.pandas.column.Scalars;
import dev.assay.pandas.eval.Args;
import dev.assay.pandas.eval.Context;
import dev.assay.pandas.eval.PyModule;
import dev.assay.pandas.frame.aggregate.Aggregation;
import dev.assay.pandas.frame.aggregate.Aggregations;
import dev.assay.pandas.frame.aggregate.Extremes;
import dev.assay.pandas.frame.aggregate.Groups;
import dev.assay.pandas.frame.aggregate.Moments;
import dev.assay.pandas.frame.aggregate.PairwiseSum;
import dev.assay.pandas.frame.aggregate.Quantifiers;
import dev.assay.pandas.value.Allocation;
import dev.assay.pandas.value.BinaryOperator;
import dev.assay.pandas.value.PyDict;
import dev.assay.pandas.value.PyList;
import dev.assay.pandas.value.PyTuple;
import dev.assay.pandas.value.PythonError;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** Reductions of numpy: of a series as the series itself does it, of other lists as numpy does. */
final class Statistics {

  /** How many elements there are, or how many along an axis. */
  private static Object size(Context context, Object array, @Nullable Object axis) {
    return axis == null ? context.attribute(array, "size") : length(context, array, axis);
  }

  private static Object length(Context context, Object array, Object axis) {
    PyTuple shape =
        ArrayArgument.isScalar(array) ? PyTuple.EMPTY : (PyTuple) context.attribute(array, "shape");
    if (Scalars.plain(axis) instanceof Long at && (at >= shape.size() || at < -shape.size())) {
      throw new PythonError(
          "AxisError",
          "axis %d is out of bounds for array of dimension %d".formatted(at, shape.size()));
    }
    return context.getItem(shape, axis);
  }

  private static final String OF_ONE = "a, axis=None";
  private static final String EXTREME = OF_ONE + ", !out=None, !keepdims=False";
  private static final String MEDIAN =
      OF_ONE + ", !out=None, !overwrite_input=False, !keepdims=False";
  private static final String TYPED = OF_ONE + ", dtype=None, !out=None, !keepdims=False";
  private static final String MOMENTS = OF_ONE + ", dtype=None, !out=None, ddof=0, !keepdims=False";

  private Statistics() {}

  static void add(PyModule.Builder table) {
    for (String name : List.of("sum", "mean", "min", "max", "median", "prod", "any", "all")) {
      Aggregation aggregation = Objects.requireNonNull(Aggregations.named(name));
      table.function(name, notation(name), args -> reduce(args, name, aggregation, new PyDict()));
    }
    table.function(
        "amin",
        EXTREME,
        args ->
            reduce(args, "min", Objects.requireNonNull(Aggregations.named("min")), new PyDict()));
    table.function(
        "amax",
        EXTREME,
        args ->
            reduce(args, "max", Objects.requireNonNull(Aggregations.named("max")), new PyDict()));
    for (String name : List.of("std", "var")) {
      Moments.Kind kind = name.equals("std") ? Moments.Kind.DEVIATION : Moments.Kind.VARIANCE;
      table.function(
          name,
          MOMENTS,
          args -> {
            PyDict named = new PyDict();
            named.put("ddof", args.get("ddof"));
            return reduce(args, name, Moments.ofArrays(kind, args.integer("ddof")), named);
          });
    }
    for (String name : List.of("sum", "mean", "min", "max", "median")) {
      Aggregation aggregation = Objects.requireNonNull(Aggregations.named(name));
      table.function("nan" + name, presentNotation(name), args -> skipping(args, aggregation));
    }
    table
        .function("nanstd", MOMENTS, args -> skipping(args, present(args, Moments.Kind.DEVIATION)))
        .function("nanvar", MOMENTS, args -> skipping(args, present(args, Moments.Kind.VARIANCE)));
    addPositions(table);
  }

  private static String notation(String name) {
    return switch (name) {
      case "sum", "prod" -> TYPED;
      case "mean" -> TYPED;
      case "median" -> MEDIAN;
      case "min", "max" -> EXTREME;
      default -> EXTREME;
    };
  }

  private static String presentNotation(String name) {
    return List.of("sum", "mean").contains(name) ? TYPED : name.equals("median") ? MEDIAN : EXTREME;
  }

  private static void addPositions(PyModule.Builder table) {
    table
        .function(
            "size",
            "a, axis=None",
            args -> size(args.context(), ArrayArgument.own(args, "a"), args.optional("axis")))
        .function(
            "average",
            "a, axis=None, weights=None, returned=False, !keepdims=False",
            Statistics::averages)
        .function("argmax", OF_ONE, args -> ArrayArgument.along(args, "a", "argmax"))
        .function("argmin", OF_ONE, args -> ArrayArgument.along(args, "a", "argmin"))
        .function("nanargmax", "a, axis=None", AlongAxis.of("a", args -> nanExtreme(args, false)))
        .function("nanargmin", "a, axis=None", AlongAxis.of("a", args -> nanExtreme(args, true)))
        .function(
            "nanprod",
            TYPED,
            args -> skipping(args, Objects.requireNonNull(Aggregations.named("prod"))))
        .function("ptp", EXTREME, Statistics::ranges)
        .function(
            "count_nonzero",
            "a, axis=None, *, !keepdims=False",
            AlongAxis.of("a", Statistics::countNonzero));
  }

  private static Object countNonzero(Args args) {
    return Scalars.int64(Positions.where(truths(Stacking.cells(args, "a"))).length);
  }

  private static Object ranges(Args args) {
    if (args.get("a") instanceof FrameObject && args.optional("axis") != null) {
      throw PythonError.unsupported(
          "np.ptp() of a DataFrame along an axis", "use frame.max() - frame.min()");
    }
    return AlongAxis.of("a", Statistics::range).call(args);
  }

  /** The greatest less the least value. */
  private static Object range(Args args) {
    return args.context()
        .binary(BinaryOperator.SUBTRACT, ofArray(args, "max"), ofArray(args, "min"));
  }

  private static Object ofArray(Args args, String method) {
    Object array = ArrayArgument.array(args, "a");
    return args.context().invoke(array, method);
  }

  /** What is reduced: in the dtype given, which is for arrays alone. */
  private static Object given(Args args) {
    Object value = args.get("a");
    if (!args.knows("dtype") || args.optional("dtype") == null) {
      return value;
    }
    if (value instanceof SeriesObject || value instanceof FrameObject) {
      throw PythonError.valueError(
          "the 'dtype' parameter is not supported in the pandas implementation of %s()",
          args.function());
    }
    Context context = args.context();
    Object array = Elementwise.array(args, "a");
    Object several =
        ArrayArgument.isScalar(array) ? new ArrayObject(Columns.infer(List.of(array))) : array;
    return context.invoke(several, "astype", args.get("dtype"));
  }

  private static Object reduce(Args args, String name, Aggregation aggregation, PyDict named) {
    return typed(args, reduced(args, name, aggregation, named));
  }

  /** A sum, a product or a mean in the dtype that is asked for. */
  private static Object typed(Args args, Object result) {
    boolean asked = args.knows("dtype") && args.optional("dtype") != null && !args.knows("ddof");
    if (!asked || Astypes.isObject(args.context(), args.get("dtype"))) {
      return result;
    }
    return args.context().invoke(Elementwise.numpy(result), "astype", args.get("dtype"));
  }

  private static Object reduced(Args args, String name, Aggregation aggregation, PyDict named) {
    Object value = given(args);
    if (name.equals("median") || !(value instanceof SeriesObject || value instanceof FrameObject)) {
      requireAxis(args);
    }
    if (name.equals("median") && value instanceof SeriesObject series) {
      Column given = series.series().values();
      Column plain = given instanceof MaskedColumn masked ? masked.plain() : given;
      Object median = ArrayType.reduce(plain, aggregation);
      return median instanceof Double number ? Scalars.float64(number) : median;
    }
    boolean frame = value instanceof FrameObject && !name.equals("median");
    if (value instanceof SeriesObject || frame) {
      boolean extreme = name.equals("min") || name.equals("max");
      if (extreme && value instanceof FrameObject none && none.frame().columnCount() == 0) {
        throw PythonError.valueError("no types given");
      }
      if (args.optional("axis") != null) {
        named.put("axis", args.get("axis"));
      } else if (value instanceof FrameObject && !name.equals("std") && !name.equals("var")) {
        named.put("axis", name.equals("sum") || name.equals("prod") ? (Object) 0L : Scalars.NONE);
      }
      return args.context().invoke(value, name, PyTuple.EMPTY, named);
    }
    if (Matrices.hasRows(value)) {
      PyDict all = new PyDict();
      named.entries().forEach(entry -> all.put(entry.key(), entry.value()));
      all.put("axis", args.get("axis"));
      MatrixObject matrix = MatrixObject.of(args.context(), Matrices.read(args.context(), value));
      if (name.equals("median")) { // which arrays have no method for
        return MatrixType.reduced(args, matrix.matrix(), aggregation);
      }
      return args.context().invoke(matrix, name, PyTuple.EMPTY, all);
    }
    Object array = given(args);
    boolean median = name.equals("median");
    if (array instanceof ArrayObject own && hasForm(own) && !median) {
      return args.context().invoke(own, name, PyTuple.EMPTY, named);
    }
    Column values = values(args);
    requireNoText(array, values, aggregation);
    Object result = ArrayType.reduce(values, aggregation);
    return switch (result) {
      case Double number when values.dtype() == DType.OBJECT && values.size() > 0 -> result;
      case Double number -> Scalars.float64(number);
      case Long number when values.dtype().isFloat() -> Scalars.float64(number);
      default -> result;
    };
  }

  /** Whether an array's own method knows more of its elements than its column does. */
  private static boolean hasForm(ArrayObject array) {
    return array.column().dtype().isTime() || array.form() instanceof ArrayForm.Texts;
  }

  /** A list of text is an array of text to numpy, which has no order and no sum of them. */
  private static void requireNoText(Object given, Column values, Aggregation aggregation) {
    boolean list = given instanceof PyList || given instanceof PyTuple;
    boolean texts = values.items().stream().allMatch(String.class::isInstance);
    if (list && texts && values.size() > 0 && !(aggregation instanceof Quantifiers)) {
      throw PythonError.typeError(
          "ufunc did not contain a loop with signature matching types (StrDType, StrDType) -> None;"
              + " use Python's max(), min() or ''.join()");
    }
  }

  /** The values given; one number alone is one value. */
  static Column values(Args args) {
    Object value = given(args);
    if (Scalars.plain(value) instanceof Number || Scalars.plain(value) instanceof Boolean) {
      return Columns.infer(List.of(value));
    }
    Stacking.requireFlat(args, value);
    if (!Read.isListLike(value)) {
      throw PythonError.typeError(
              "unsupported operand type for numpy's reduction: '"
                  + args.context().typeName(value)
                  + "'")
          .hinting("; give a list, an array or a Series");
    }
    Column column = ArrayArgument.plain(Read.column(args.context(), value));
    boolean none = column.size() == 0 && (value instanceof PyList || value instanceof PyTuple);
    return none ? DoubleColumn.of() : column;
  }

  private static Object nanExtreme(Args args, boolean least) {
    Column column = Stacking.column(args, "a");
    if (column.dtype() == DType.OBJECT && column.hasMissing()) {
      throw PythonError.typeError("np." + args.function() + "() of objects with missing ones")
          .hinting("; use dropna() first");
    }
    requireNoTimes(args, column);
    int[] found = new Extremes(least).positions(column, Groups.whole(column.size()));
    if (found[0] < 0) {
      throw PythonError.valueError("All-NaN slice encountered");
    }
    return Scalars.int64(found[0]);
  }

  /** What has one dimension has axis 0 alone. */
  private static void requireAxis(Args args) {
    if (args.knows("axis") && !Matrices.hasRows(args.get("a"))) {
      ArrayType.requireAxis(args);
    }
  }

  /** Of whole numbers, none of which is missing, what numpy computes of any array. */
  private static Moments present(Args args, Moments.Kind kind) {
    boolean floats = Stacking.cells(args, "a").dtype().isFloat();
    return new Moments(kind, args.integer("ddof"), !floats);
  }

  private static Object skipping(Args args, Aggregation aggregation) {
    return present(args, aggregation);
  }

  private static Object present(Args args, Aggregation aggregation) {
    requireAxis(args);
    Object value = given(args);
    if (Matrices.hasRows(value)) {
      Matrix matrix = Matrices.read(args.context(), value);
      return args.optional("axis") == null
          ? aggregation.apply(matrix.cells(), Groups.whole(matrix.cells().size())).get(0)
          : new ArrayObject(matrix.reducedPresent(aggregation, Lines.axis(args)));
    }
    Column column = values(args);
    if (column.dtype() == DType.OBJECT && column.items().contains(Scalars.NONE)) {
      throw PythonError.typeError("unsupported operand type(s): None is no missing number to numpy")
          .hinting("; use np.nan or a Series");
    }
    if (column.size() == 0 && aggregation instanceof Extremes extremes) {
      throw ArrayType.nothing(extremes);
    }
    Object result = aggregation.apply(column, Groups.whole(column.size())).get(0);
    if (value instanceof SeriesObject || !(aggregation instanceof Extremes)) {
      requireNoTimes(args, column);
    }
    return result;
  }

  private static void requireNoTimes(Args args, Column column) {
    if (column.dtype().isTime() && column.hasMissing()) {
      throw PythonError.unsupported(
          "np." + args.function() + "() of times with NaT", "use the method of a Series");
    }
  }

  /** The averages, and what the weights of each of them sum up to where that is asked for. */
  private static Object averages(Args args) {
    requireWeights(args);
    Object averages = AlongAxis.of("a", Statistics::average).call(args);
    if (!args.truth("returned")) {
      return averages;
    }
    return PyTuple.of(averages, AlongAxis.of("a", Statistics::total).call(args));
  }

  /** Weights of one dimension are for the values of one, or for lines along an axis. */
  private static void requireWeights(Args args) {
    Object weights = args.optional("weights");
    if (weights == null || Matrices.hasRows(weights)) {
      return;
    }
    boolean along = args.optional("axis") != null;
    boolean rows = Matrices.hasRows(args.get("a"));
    if (rows && !along) {
      throw PythonError.typeError("Axis must be specified when shapes of a and weights differ.");
    }
    int size = Stacking.column(args, "weights").size();
    if (!rows && along && size != Stacking.column(args, "a").size()) {
      throw PythonError.valueError(
          "Shape of weights must be consistent with shape of a along specified axis.");
    }
  }

  private static Object total(Args args) {
    Column weights =
        args.optional("weights") == null
            ? Columns.filled(1.0, Stacking.column(args, "a").size())
            : Stacking.cells(args, "weights");
    return Scalars.float64(PairwiseSum.of(Numbers.doubles(weights)));
  }

  private static Object average(Args args) {
    Column averaged = Stacking.column(args, "a");
    if (averaged.dtype().isTime() && args.optional("weights") != null) {
      throw PythonError.promotionError("times have no weighted average in numpy");
    }
    double[] values = Numbers.doubles(averaged);
    double[] weights = Allocation.doubles(values.length);
    Arrays.fill(weights, 1);
    if (args.optional("weights") != null) {
      weights = Numbers.doubles(Stacking.cells(args, "weights"));
    }
    if (weights.length != values.length) {
      throw PythonError.typeError("Axis must be specified when shapes of a and weights differ.");
    }
    double[] weighted = Allocation.doubles(values.length);
    for (int at = 0; at < values.length; at++) {
      weighted[at] = values[at] * weights[at];
    }
    double sum = PairwiseSum.of(weighted);
    double total = PairwiseSum.of(weights);
    if (total == 0) {
      throw new PythonError("ZeroDivisionError", "Weights sum to zero, can't be normalized");
    }
    return Scalars.float64(sum / total);
  }

  private static boolean[] truths(Column column) {
    boolean[] truths = Allocation.booleans(column.size());
    for (int at = 0; at < truths.length; at++) {
      Object value = column.item(at);
      truths[at] =
          value != Scalars.NONE
              && !value.equals(0L)
              && !value.equals(0.0)
              && !value.equals(false)
              && !value.equals("");
    }
    return truths;
  }
}
