package dev.assay.pandas.api.numpy;

import dev.assay.pandas.api.array.ArrayObject;
import dev.assay.pandas.api.array.Matrices;
import dev.assay.pandas.api.array.MatrixObject;
import dev.assay.pandas.api.common.Read;
import dev.assay.pandas.api.dataframe.FrameObject;
import dev.assay.pandas.api.index.IndexObject;
import dev.assay.pandas.api.series.SeriesObject;
import dev.assay.pandas.column.Column;
import dev.assay.pandas.column.DType;
import dev.assay.pandas.column.ObjectColumn;
import dev.assay.pandas.column.Scalars;
import dev.assay.pandas.eval.Args;
import dev.assay.pandas.eval.Context;
import dev.assay.pandas.eval.PyModule;
import dev.assay.pandas.frame.DataFrame;
import dev.assay.pandas.frame.compute.ColumnLogic;
import dev.assay.pandas.frame.convert.Casts;
import dev.assay.pandas.value.BinaryOperator;
import dev.assay.pandas.value.PythonError;
import dev.assay.pandas.value.UnaryOperator;
import java.util.Map;

/**
 * numpy's logic: every value counts as the truth that it is, as every text does, and of two objects
 * the result is the one that Python's {@code and} and {@code or} give.
 */
final class Truths {

  private static final Map<String, BinaryOperator> OPERATORS =
      Map.of(
          "logical_and", BinaryOperator.AND,
          "logical_or", BinaryOperator.OR,
          "logical_xor", BinaryOperator.XOR);

  private Truths() {}

  static void add(PyModule.Builder table) {
    OPERATORS.forEach(
        (name, operator) ->
            table.function(name, "x1, x2" + Elementwise.REST, args -> ofTwo(args, operator)));
    table.function("logical_not", "x" + Elementwise.REST, Truths::not);
  }

  private static Object ofTwo(Args args, BinaryOperator operator) {
    Object one = args.get("x1");
    Object two = args.get("x2");
    if (one instanceof FrameObject frame && two instanceof FrameObject other) {
      requireSameLabels(frame.frame(), other.frame());
    }
    if (isTable(one)
        || isTable(two)
        || ArrayArgument.isScalar(one) && ArrayArgument.isScalar(two)) {
      return args.context().binary(operator, truth(args, "x1"), truth(args, "x2"));
    }
    return Pairs.ofObjects(
        args, (left, right, size) -> combined(args, operator, left, right, size));
  }

  private static Column combined(
      Args args, BinaryOperator operator, Object left, Object right, int size) {
    Column one = Choice.spread(args.context(), left, size);
    Column two = Choice.spread(args.context(), right, size);
    if (isOfObjects(left, one) || isOfObjects(right, two)) {
      throw PythonError.unsupported("numpy's logic of objects", "use & and | of columns of bool");
    }
    return ColumnLogic.apply(operator, truths(one), truths(two));
  }

  private static boolean isTable(Object value) {
    boolean categories =
        value instanceof SeriesObject series && series.series().dtype() == DType.CATEGORY;
    return value instanceof FrameObject
        || value instanceof IndexObject
        || Matrices.isMatrix(value)
        || categories;
  }

  private static void requireSameLabels(DataFrame one, DataFrame two) {
    if (!one.columns().sameLabels(two.columns()) || !one.index().sameLabels(two.index())) {
      throw PythonError.unsupported(
          "numpy's logic of two frames with other labels", "align them first");
    }
  }

  /** Text is none to numpy, unless it is in an array of objects or in a column of pandas. */
  private static boolean isOfObjects(Object given, Column column) {
    return column.dtype() == DType.OBJECT
        && column.size() > 0
        && !ArrayArgument.isOfTexts(given, column);
  }

  private static Column truths(Column column) {
    if (column.dtype() == DType.CATEGORY) {
      throw PythonError.typeError("numpy has no logic of categories")
          .hinting("; compare them first");
    }
    if (column.dtype().isNullable()) {
      throw PythonError.unsupported("numpy's logic of nullable columns", "use & and |");
    }
    return Casts.cast(column, DType.BOOL);
  }

  private static Object not(Args args) {
    Object given = Elementwise.array(args, "x");
    boolean texts =
        given instanceof String
            || given instanceof ArrayObject array
                && (ArrayArgument.isOfTexts(array, array.column())
                    || ArrayArgument.isOfTexts(args.get("x"), array.column()));
    if (texts) {
      throw PythonError.typeError("np.logical_not() is not supported for text")
          .hinting("; compare it first");
    }
    return ArrayArgument.isScalar(given)
        ? args.context().unary(UnaryOperator.INVERT, truth(args, "x"))
        : Elementwise.apply(args, "x", column -> not(args.context(), column));
  }

  private static Column not(Context context, Column column) {
    if (column.dtype().isTime()) {
      throw PythonError.typeError("np.logical_not() is not supported for " + column.dtypeName())
          .hinting("; compare it first");
    }
    return column.dtype() == DType.OBJECT && column.size() > 0
        ? ObjectColumn.of(
            column.items().stream().map(each -> (Object) !context.truth(each)).toArray())
        : ColumnLogic.invert(truths(column));
  }

  private static Object truth(Args args, String name) {
    Object value = Elementwise.array(args, name);
    return Read.isListLike(value) || value instanceof FrameObject || value instanceof MatrixObject
        ? Elementwise.apply(args, name, Truths::truths)
        : Scalars.bool(args.context().truth(value));
  }
}
