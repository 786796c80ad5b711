package dev.assay.pandas.builtins.numpy;

import dev.assay.pandas.eval.Args;
import dev.assay.pandas.eval.PyModule;
import dev.assay.pandas.frame.Column;
import dev.assay.pandas.frame.DoubleColumn;
import dev.assay.pandas.frame.Numbers;
import dev.assay.pandas.frame.Promotion;
import dev.assay.pandas.frame.convert.Casts;
import java.util.function.DoubleBinaryOperator;

/** Functions of two numbers for each two of arrays, which are no operators. */
final class PairFunctions {

  private static final String NOTATION = "x1, x2" + Elementwise.REST;

  private PairFunctions() {}

  static void add(PyModule.Builder table) {
    table
        .function("hypot", NOTATION, args -> pairwise(args, Math::hypot))
        .function("arctan2", NOTATION, args -> pairwise(args, Math::atan2))
        .function("fmod", NOTATION, PairFunctions::remainder)
        .function("heaviside", NOTATION, args -> pairwise(args, PairFunctions::step))
        .function("copysign", NOTATION, args -> pairwise(args, Math::copySign))
        .function("float_power", NOTATION, args -> pairwise(args, PairFunctions::power));
  }

  private static Object pairwise(Args args, DoubleBinaryOperator function) {
    return Pairs.of(
        args,
        (one, two, size) -> {
          double[] values = Numbers.doubles(Choice.spread(args.context(), one, size));
          double[] others = Numbers.doubles(Choice.spread(args.context(), two, size));
          double[] results = new double[values.length];
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

  private static double step(double value, double atZero) {
    return Double.isNaN(value) ? value : value < 0 ? 0 : value > 0 ? 1 : atZero;
  }

  /** As in C, where 1 to the power of anything is 1. */
  private static double power(double base, double exponent) {
    boolean one = base == 1 || base == -1 && Double.isInfinite(exponent);
    return one ? 1 : Math.pow(base, exponent);
  }
}
