package dev.assay.pandas.api.numpy;

import dev.assay.pandas.column.Column;
import dev.assay.pandas.column.DType;
import dev.assay.pandas.column.DoubleColumn;
import dev.assay.pandas.column.Numbers;
import dev.assay.pandas.column.ObjectColumn;
import dev.assay.pandas.column.Promotion;
import dev.assay.pandas.column.Scalars;
import dev.assay.pandas.eval.Args;
import dev.assay.pandas.eval.PyModule;
import dev.assay.pandas.frame.convert.Casts;
import dev.assay.pandas.frame.convert.DTypeNames;
import dev.assay.pandas.value.Allocation;
import dev.assay.pandas.value.PythonError;
import java.util.Set;
import java.util.function.DoubleBinaryOperator;

/** Functions of two numbers for each two of arrays, which are no operators. */
final class PairFunctions {

  private static final String NOTATION = "x1, x2" + Elementwise.REST;

  /** The functions that objects may have as methods. */
  private static final Set<String> METHODS = Set.of("hypot", "arctan2", "fmod");

  private PairFunctions() {}

  static void add(PyModule.Builder table) {
    table
        .function("hypot", NOTATION, args -> pairwise(args, Math::hypot))
        .function("arctan2", NOTATION, args -> pairwise(args, Math::atan2))
        .function("fmod", NOTATION, PairFunctions::remainder);
  }

  private static Object pairwise(Args args, DoubleBinaryOperator function) {
    return Pairs.of(
        args,
        (one, two, size) -> {
          Column left = Choice.spread(args.context(), one, size);
          Column right = Choice.spread(args.context(), two, size);
          requireNoTruths(args, left, right);
          if (size == 0 && (left.dtype() == DType.OBJECT || right.dtype() == DType.OBJECT)) {
            return ObjectColumn.of();
          }
          requireNoObjects(args, one, left);
          requireNoObjects(args, two, right);
          double[] values = Numbers.doubles(left);
          double[] others = Numbers.doubles(right);
          double[] results = Allocation.doubles(values.length);
          for (int at = 0; at < values.length; at++) {
            results[at] = function.applyAsDouble(values[at], others[at]);
          }
          return DoubleColumn.of(results);
        });
  }

  /** The remainder with the sign of the dividend, as in C. */
  private static Object remainder(Args args) {
    return Pairs.of(
        args,
        (one, two, size) -> {
          Column left = Choice.spread(args.context(), one, size);
          Column right = Choice.spread(args.context(), two, size);
          requireNoObjects(args, one, left);
          requireNoObjects(args, two, right);
          Elementwise.requireNumbers(left);
          Elementwise.requireNumbers(right);
          boolean whole = Elementwise.isWhole(left) && Elementwise.isWhole(right);
          double[] results = Numbers.doubles(left).clone();
          double[] divisors = Numbers.doubles(right);
          for (int at = 0; at < results.length; at++) {
            results[at] = whole && divisors[at] == 0 ? 0 : results[at] % divisors[at];
          }
          Column remainders = DoubleColumn.of(results);
          return whole
              ? Casts.cast(remainders, Promotion.common(left.dtype(), right.dtype()))
              : remainders;
        });
  }

  /** What numpy does with objects: it asks them for a method, or has no function for them. */
  private static void requireNoObjects(Args args, Object given, Column column) {
    boolean objects = given == Scalars.NONE || column.dtype() == DType.OBJECT;
    if (!objects || column.size() == 0 || ArrayArgument.isOfTexts(given, column)) {
      return;
    }
    String message = "np.%s() of objects, which have no such method".formatted(args.function());
    PythonError error =
        METHODS.contains(args.function())
            ? PythonError.attributeError(message)
            : PythonError.typeError(message);
    throw error.hinting("; use astype(float) first");
  }

  private static void requireNoTruths(Args args, Column left, Column right) {
    if (left.dtype().isBool() && right.dtype().isBool() && !args.function().equals("float_power")) {
      throw DTypeNames.narrowFloats("np." + args.function() + " of bool");
    }
  }
}
