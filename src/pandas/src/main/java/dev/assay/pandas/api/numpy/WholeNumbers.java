package dev.assay.pandas.api.numpy;

import dev.assay.pandas.column.Column;
import dev.assay.pandas.column.LongColumn;
import dev.assay.pandas.column.Numbers;
import dev.assay.pandas.eval.Args;
import dev.assay.pandas.eval.PyModule;
import dev.assay.pandas.value.Allocation;
import dev.assay.pandas.value.BinaryOperator;
import dev.assay.pandas.value.PythonError;
import dev.assay.pandas.value.UnaryOperator;
import java.util.Map;
import java.util.function.LongBinaryOperator;

/** Functions of numpy for whole numbers and truths: their bits, divisors and signs. */
final class WholeNumbers {

  private static final Map<String, BinaryOperator> BITS =
      Map.of(
          "bitwise_and", BinaryOperator.AND,
          "bitwise_or", BinaryOperator.OR,
          "bitwise_xor", BinaryOperator.XOR);

  private static final Map<String, UnaryOperator> SIGNS =
      Map.of(
          "negative", UnaryOperator.NEGATE,
          "positive", UnaryOperator.PLUS,
          "invert", UnaryOperator.INVERT,
          "bitwise_not", UnaryOperator.INVERT,
          "bitwise_invert", UnaryOperator.INVERT);

  private WholeNumbers() {}

  static void add(PyModule.Builder table) {
    BITS.forEach(
        (name, operator) ->
            table.function(
                name, "x1, x2" + Elementwise.REST, args -> Elementwise.operated(args, operator)));
    SIGNS.forEach(
        (name, operator) ->
            table.function(
                name,
                "x" + Elementwise.REST,
                args ->
                    args.context()
                        .unary(operator, Elementwise.numpy(Elementwise.array(args, "x")))));
    table
        .function("gcd", "x1, x2", args -> pairwise(args, WholeNumbers::divisor))
        .function(
            "lcm",
            "x1, x2",
            args ->
                pairwise(
                    args,
                    (one, other) ->
                        one == 0 || other == 0 ? 0 : Math.abs(one / divisor(one, other) * other)));
  }

  private static long divisor(long one, long other) {
    return other == 0 ? Math.abs(one) : divisor(other, one % other);
  }

  private static Object pairwise(Args args, LongBinaryOperator function) {
    Stacking.requireFlat(args, args.get("x1"));
    Stacking.requireFlat(args, args.get("x2"));
    return Pairs.of(
        args,
        (one, two, size) -> {
          long[] first = whole(args, one, size);
          long[] second = whole(args, two, size);
          long[] results = Allocation.longs(first.length);
          for (int at = 0; at < results.length; at++) {
            results[at] = function.applyAsLong(first[at], second[at]);
          }
          return LongColumn.of(results);
        });
  }

  private static long[] whole(Args args, Object value, int size) {
    Column column = Choice.spread(args.context(), value, size);
    if (!column.dtype().isInteger()) {
      throw PythonError.ufuncError(args.function()).hinting("; give whole numbers");
    }
    return Numbers.longs(column);
  }
}
