package dev.assay.pandas.api.numpy;

import dev.assay.pandas.api.array.ArrayObject;
import dev.assay.pandas.api.array.Matrices;
import dev.assay.pandas.api.array.MatrixObject;
import dev.assay.pandas.api.common.Read;
import dev.assay.pandas.api.dataframe.FrameObject;
import dev.assay.pandas.api.index.IndexObject;
import dev.assay.pandas.api.python.Hyperbolic;
import dev.assay.pandas.api.series.SeriesObject;
import dev.assay.pandas.column.BoolColumn;
import dev.assay.pandas.column.CategoryColumn;
import dev.assay.pandas.column.Column;
import dev.assay.pandas.column.Columns;
import dev.assay.pandas.column.DType;
import dev.assay.pandas.column.DoubleColumn;
import dev.assay.pandas.column.MaskedColumn;
import dev.assay.pandas.column.Matrix;
import dev.assay.pandas.column.Numbers;
import dev.assay.pandas.column.ObjectColumn;
import dev.assay.pandas.column.PeriodColumn;
import dev.assay.pandas.column.Scalars;
import dev.assay.pandas.eval.Args;
import dev.assay.pandas.eval.Context;
import dev.assay.pandas.eval.PyModule;
import dev.assay.pandas.frame.compute.Rounding;
import dev.assay.pandas.frame.convert.Casts;
import dev.assay.pandas.frame.convert.DTypeNames;
import dev.assay.pandas.frame.index.Index;
import dev.assay.pandas.value.Allocation;
import dev.assay.pandas.value.BinaryOperator;
import dev.assay.pandas.value.CompareOperator;
import dev.assay.pandas.value.NaT;
import dev.assay.pandas.value.PyList;
import dev.assay.pandas.value.PyTuple;
import dev.assay.pandas.value.PythonError;
import dev.assay.pandas.value.TypeNames;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.DoublePredicate;
import java.util.function.DoubleUnaryOperator;
import java.util.function.UnaryOperator;

/** Functions of numpy that work element by element on series, arrays, lists and numbers. */
final class Elementwise {

  private static final Map<String, DoubleUnaryOperator> FUNCTIONS = new LinkedHashMap<>();
  private static final Map<String, DoublePredicate> TESTS = new LinkedHashMap<>();

  static {
    FUNCTIONS.put("sqrt", Math::sqrt);
    FUNCTIONS.put("exp", Math::exp);
    FUNCTIONS.put("log", Math::log);
    FUNCTIONS.put("log2", value -> Math.log(value) / Math.log(2));
    FUNCTIONS.put("log10", Math::log10);
    FUNCTIONS.put("log1p", Math::log1p);
    FUNCTIONS.put("floor", Math::floor);
    FUNCTIONS.put("ceil", Math::ceil);
    FUNCTIONS.put("trunc", value -> value < 0 ? Math.ceil(value) : Math.floor(value));
    FUNCTIONS.put("rint", Math::rint);
    FUNCTIONS.put("sin", Math::sin);
    FUNCTIONS.put("cos", Math::cos);
    FUNCTIONS.put("tan", Math::tan);
    FUNCTIONS.put("radians", Math::toRadians);
    FUNCTIONS.put("deg2rad", Math::toRadians);
    FUNCTIONS.put("degrees", Math::toDegrees);
    FUNCTIONS.put("rad2deg", Math::toDegrees);
    FUNCTIONS.put("arcsin", Math::asin);
    FUNCTIONS.put("arccos", Math::acos);
    FUNCTIONS.put("arctan", Math::atan);
    FUNCTIONS.put("arcsinh", Hyperbolic::arsinh);
    FUNCTIONS.put("arccosh", Hyperbolic::arcosh);
    FUNCTIONS.put("arctanh", Hyperbolic::artanh);
    FUNCTIONS.put("sinh", Math::sinh);
    FUNCTIONS.put("cosh", Math::cosh);
    FUNCTIONS.put("tanh", Math::tanh);
    FUNCTIONS.put("expm1", Math::expm1);
    FUNCTIONS.put("exp2", value -> Math.pow(2, value));
    FUNCTIONS.put("cbrt", Math::cbrt);
    FUNCTIONS.put("fabs", Math::abs);
    FUNCTIONS.put("fix", value -> value < 0 ? Math.ceil(value) : Math.floor(value));
    TESTS.put("isinf", Double::isInfinite);
    TESTS.put("isfinite", Double::isFinite);
    TESTS.put("isposinf", value -> value == Double.POSITIVE_INFINITY);
    TESTS.put("isneginf", value -> value == Double.NEGATIVE_INFINITY);
    TESTS.put("signbit", value -> Math.copySign(1, value) < 0);
  }

  /** Other names of functions, which have the name of the one that they are. */
  private static final Map<String, String> ALIASES = new LinkedHashMap<>();

  static {
    ALIASES.put("abs", "absolute");
    ALIASES.put("asin", "arcsin");
    ALIASES.put("acos", "arccos");
    ALIASES.put("atan", "arctan");
    ALIASES.put("atan2", "arctan2");
    ALIASES.put("asinh", "arcsinh");
    ALIASES.put("acosh", "arccosh");
    ALIASES.put("atanh", "arctanh");
    ALIASES.put("true_divide", "divide");
    ALIASES.put("mod", "remainder");
    ALIASES.put("pow", "power");
  }

  /** Their operands are never given by name. */
  static final String REST = ", /";

  private static final Set<String> ROUNDING = Set.of("floor", "ceil", "trunc", "rint", "fix");

  private static final Map<String, BinaryOperator> OPERATORS =
      Map.of(
          "add", BinaryOperator.ADD,
          "subtract", BinaryOperator.SUBTRACT,
          "multiply", BinaryOperator.MULTIPLY,
          "divide", BinaryOperator.DIVIDE,
          "floor_divide", BinaryOperator.FLOOR_DIVIDE,
          "remainder", BinaryOperator.MODULO,
          "power", BinaryOperator.POWER);

  private static final Map<String, CompareOperator> COMPARISONS =
      Map.of(
          "equal", CompareOperator.EQUAL,
          "not_equal", CompareOperator.NOT_EQUAL,
          "less", CompareOperator.LESS,
          "less_equal", CompareOperator.LESS_OR_EQUAL,
          "greater", CompareOperator.GREATER,
          "greater_equal", CompareOperator.GREATER_OR_EQUAL);

  private Elementwise() {}

  static void add(PyModule.Builder table) {
    FUNCTIONS.forEach(
        (name, function) ->
            table.function(
                name,
                "x" + REST,
                args -> apply(args, "x", column -> computed(column, name, function))));
    TESTS.forEach(
        (name, test) ->
            table.function(
                name, "x" + REST, args -> apply(args, "x", column -> truths(column, test))));
    table
        .function("isnan", "x" + REST, args -> apply(args, "x", Elementwise::isNan))
        .function("absolute", "x" + REST, args -> apply(args, "x", Rounding::abs))
        .function("round", "a, decimals=0", Elementwise::rounded)
        .function("around", "a, decimals=0", Elementwise::rounded)
        .function(
            "sign",
            "x" + REST,
            args -> {
              requireNoTruths(args, "x");
              return apply(args, "x", Elementwise::sign);
            })
        .function(
            "reciprocal",
            "x" + REST,
            args -> {
              requireNoTruths(args, "x");
              return apply(args, "x", Elementwise::reciprocal);
            })
        .function(
            "square",
            "x" + REST,
            args -> {
              requireNoTruths(args, "x");
              return args.context()
                  .binary(BinaryOperator.MULTIPLY, numpy(array(args, "x")), array(args, "x"));
            });
    addArithmetic(table);
  }

  /** Rounded to whole numbers; objects become Python's own, but for what they cannot do. */
  private static Column rounded(Column column, String name, DoubleUnaryOperator function) {
    if (column.size() == 0 && column instanceof ObjectColumn) {
      return column;
    }
    if (column.dtype() != DType.OBJECT) {
      if (name.equals("rint")) {
        requireWide(column.dtype(), name);
      }
      boolean whole = column instanceof BoolColumn || isWhole(column);
      return whole && !name.equals("rint") ? column : reals(column, function);
    }
    throw PythonError.unsupported("rounding an array of objects", "use astype(float) first");
  }

  static boolean isWhole(Column column) {
    return column.dtype().isInteger();
  }

  private static void addArithmetic(PyModule.Builder table) {
    OPERATORS.forEach(
        (name, operator) ->
            table.function(
                name,
                "x1, x2, /, *, out=None, where=True",
                args -> OutAndWhere.kept(args, operated(args, operator))));
    table.function(
        "divmod",
        "x1, x2" + REST,
        args ->
            PyTuple.of(
                operated(args, BinaryOperator.FLOOR_DIVIDE),
                operated(args, BinaryOperator.MODULO)));
    COMPARISONS.forEach(
        (name, operator) ->
            table.function(
                name,
                "x1, x2" + REST,
                args -> {
                  requireNoListBesideNa(args);
                  return args.context().compare(operator, array(args, "x1"), array(args, "x2"));
                }));
    PairFunctions.add(table);
    ALIASES.forEach(table::alias);
  }

  /** NA knows arrays, but no lists. */
  private static void requireNoListBesideNa(Args args) {
    List<Object> given = List.of(args.get("x1"), args.get("x2"));
    if (given.contains(Scalars.NA)
        && given.stream().anyMatch(each -> each instanceof PyList || each instanceof PyTuple)) {
      throw besideNa(args.function());
    }
  }

  /** The TypeError of what NA does not know. */
  static PythonError besideNa(String function) {
    return PythonError.typeError(
            "operand type(s) all returned NotImplemented from __array_ufunc__ of np.%s()", function)
        .hinting("; use np.array(...) beside NA");
  }

  /** {@code x1 op x2}, as the operator has it. */
  static Object operated(Args args, BinaryOperator operator) {
    if (args.get("x1") instanceof SeriesObject && args.get("x2") instanceof FrameObject) {
      throw new PythonError(
          "NotImplementedError",
          "Cannot apply ufunc <ufunc '%s'> to mixed DataFrame and Series inputs."
              .formatted(args.function()));
    }
    if (operator == BinaryOperator.POWER) {
      requireNoTruths(args, "x1");
    }
    return args.context()
        .binary(operator, numpy(operand(args, "x1", "x2")), operand(args, "x2", "x1"));
  }

  /** What pandas' own operator is given: a list with None as it is, which a series refuses. */
  private static Object operand(Args args, String name, String other) {
    boolean listed = args.get(other) instanceof SeriesObject && Read.holdsNone(args.get(name));
    return listed ? args.get(name) : array(args, name);
  }

  /** Truths are numbers of 8 bits to these functions. */
  private static void requireNoTruths(Args args, String name) {
    Object value = args.get(name);
    boolean truths =
        value instanceof Boolean
            || Read.isListLike(value) && Read.column(args.context(), value).dtype() == DType.BOOL;
    if (truths) {
      throw DTypeNames.narrowFloats("np." + args.function() + " of bool");
    }
  }

  /** Lists as arrays; everything else as it is. */
  static Object array(Args args, String name) {
    Object value = args.get(name);
    boolean labels = value instanceof IndexObject index && index.index().levelCount() == 1;
    return labels || ArrayArgument.isScalar(value) ? value : ArrayArgument.own(args, name);
  }

  /** A number as numpy's own, which makes the result one. */
  static Object numpy(Object value) {
    return value instanceof Long || value instanceof Double || value instanceof Boolean
        ? Columns.infer(List.of(value)).get(0)
        : value;
  }

  /** Objects stay what they are where there are none. */
  private static Column computed(Column column, String name, DoubleUnaryOperator function) {
    if (ROUNDING.contains(name)) {
      return rounded(column, name, function);
    }
    return column instanceof ObjectColumn && column.size() == 0
        ? column
        : reals(floats(column, name), function);
  }

  /** A function of columns applied to whatever was given, in the same shape. */
  static Object apply(Args args, String name, UnaryOperator<Column> ofNumbers) {
    Object value = args.get(name);
    UnaryOperator<Column> function =
        name.equals("x") ? column -> ofNumbers.apply(requireNumpy(args, column)) : ofNumbers;
    return switch (value) {
      case SeriesObject series ->
          new SeriesObject(series.series().withValues(function.apply(series.series().values())));
      case FrameObject frame -> new FrameObject(frame.frame().map(function));
      case IndexObject labels when labels.index().levelCount() == 1 -> {
        Column result = function.apply(labels.index().column());
        yield result.dtype().isBool()
            ? new ArrayObject(result)
            : new IndexObject(Index.of(result, labels.index().name()));
      }
      case Object matrix when Matrices.isMatrix(matrix) -> {
        Matrix given = Matrices.read(args.context(), matrix);
        yield MatrixObject.of(args.context(), given.withCells(function.apply(given.cells())));
      }
      case Object list when Read.isListLike(list) ->
          new ArrayObject(function.apply(column(args, list)));
      case String _ -> throw PythonError.ufuncError(args.function());
      case NaT.NAT -> throw PythonError.ufuncError(args.function()).hinting("; use pd.isna()");
      default -> function.apply(Columns.filled(value, 1)).get(0);
    };
  }

  private static Column column(Args args, Object given) {
    return given instanceof PyList || given instanceof PyTuple
        ? ArrayArgument.column(args.context(), given)
        : Read.column(args.context(), given);
  }

  /** Categories and periods are no numbers to numpy's functions, whatever stands for them. */
  private static Column requireNumpy(Args args, Column column) {
    if (column instanceof CategoryColumn || column instanceof PeriodColumn) {
      throw PythonError.typeError(
          "Object with dtype %s cannot perform the numpy op %s",
          column.dtypeName(), args.function());
    }
    return column;
  }

  /** Numbers of few bits become floats of as few, which columns have not. */
  private static void requireWide(DType dtype, String name) {
    if (dtype.isBool() || dtype.isInteger() && dtype.bits() <= Short.SIZE) {
      throw DTypeNames.narrowFloats("np." + name + " of " + dtype.text());
    }
  }

  /** Objects have no methods of these names, numbers among them included. */
  private static Column floats(Column column, String name) {
    if (column.dtype() == DType.OBJECT && column.size() > 0) {
      throw PythonError.typeError(
              "loop of ufunc does not support argument 0 of type %s which has no callable %s"
                  + " method",
              TypeNames.of(Scalars.plain(column.item(0))), name)
          .hinting("; use astype(float) first");
    }
    DType dtype = column.dtype();
    requireWide(dtype, name);
    return column;
  }

  private static Column reals(Column column, DoubleUnaryOperator function) {
    requireNumbers(column);
    double[] values = Numbers.doubles(column);
    double[] result = Allocation.doubles(values.length);
    for (int at = 0; at < result.length; at++) {
      result[at] = function.applyAsDouble(values[at]);
    }
    return column instanceof MaskedColumn masked
        ? MaskedColumn.ofResult(DoubleColumn.of(result), masked.mask())
        : DoubleColumn.of(result);
  }

  static void requireNumbers(Column column) {
    if (column instanceof ObjectColumn
        && column.items().stream().anyMatch(String.class::isInstance)) {
      throw PythonError.typeError("ufunc not supported for the input types: the column holds text")
          .hinting("; use pd.to_numeric()");
    }
  }

  private static Column truths(Column column, DoublePredicate test) {
    if (column.dtype() == DType.OBJECT && column.size() > 0) {
      throw PythonError.typeError("ufunc not supported for the input types: the values are objects")
          .hinting("; use astype(float)");
    }
    double[] values = Numbers.doubles(column);
    boolean[] result = Allocation.booleans(values.length);
    for (int at = 0; at < result.length; at++) {
      result[at] = test.test(values[at]);
    }
    BoolColumn truths = new BoolColumn(result);
    return column instanceof MaskedColumn masked ? new MaskedColumn(truths, masked.mask()) : truths;
  }

  private static Column isNan(Column column) {
    if (column instanceof ObjectColumn) {
      throw PythonError.ufuncError("isnan").hinting("; use pd.isna()");
    }
    return column instanceof MaskedColumn masked
        ? new MaskedColumn(new BoolColumn(masked.data().missing()), masked.mask())
        : new BoolColumn(column.missing());
  }

  /** One over the value, in whole numbers for whole numbers. */
  private static Column reciprocal(Column column) {
    if (column.dtype() == DType.OBJECT) {
      throw PythonError.unsupported("np.reciprocal of objects", "use astype(float) first");
    }
    Column results = reals(column, value -> 1 / value);
    return isWhole(column)
        ? Casts.cast(reals(results, Elementwise::whole), column.dtype())
        : results;
  }

  private static double whole(double value) {
    return value < 0 ? Math.ceil(value) : Math.floor(value);
  }

  private static Column sign(Column column) {
    if (column.dtype() == DType.OBJECT) {
      throw PythonError.unsupported("np.sign of objects", "use astype(float) first");
    }
    double[] values = Numbers.doubles(column);
    double[] result = Allocation.doubles(values.length);
    for (int at = 0; at < result.length; at++) {
      result[at] = Math.signum(values[at]);
    }
    Column signs = DoubleColumn.of(result);
    return column.dtype().isInteger() ? Casts.cast(signs, column.dtype()) : signs;
  }

  /** A frame is asked for its own rounding, which leaves other columns than numbers alone. */
  private static Object rounded(Args args) {
    if (args.get("a") instanceof FrameObject frame) {
      Context context = args.context();
      return context.invoke(frame, "round", args.get("decimals"));
    }
    return apply(args, "a", column -> Rounding.round(column, args.count("decimals")));
  }

  /** A single number, rounded. */
  static Object rounded(Object value, int decimals) {
    return Rounding.round(Columns.filled(value, 1), decimals).get(0);
  }
}
