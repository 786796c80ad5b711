package dev.assay.pandas.frame.compute;

import dev.assay.pandas.column.BoolColumn;
import dev.assay.pandas.column.CategoryColumn;
import dev.assay.pandas.column.Column;
import dev.assay.pandas.column.DType;
import dev.assay.pandas.column.DoubleColumn;
import dev.assay.pandas.column.LongColumn;
import dev.assay.pandas.column.MaskedColumn;
import dev.assay.pandas.column.Numbers;
import dev.assay.pandas.value.Allocation;
import dev.assay.pandas.value.BinaryOperator;
import dev.assay.pandas.value.Budget;
import dev.assay.pandas.value.Floats;
import dev.assay.pandas.value.PythonError;

/** Arithmetic of columns, element by element, with the dtypes that pandas gives. */
public final class ColumnArithmetic {

  private ColumnArithmetic() {}

  /**
   * {@code left op right}.
   *
   * @throws PythonError a TypeError where the dtypes do not go together
   */
  public static Column apply(BinaryOperator operator, Operand left, Operand right, Budget budget) {
    if (left.column() instanceof CategoryColumn || right.column() instanceof CategoryColumn) {
      throw PythonError.typeError(
          "Object with dtype category cannot perform the numpy op " + operator.symbol());
    }
    if (ZonedValues.among(left.column(), right.column())) {
      return ZonedValues.arithmetic(operator, left, right, budget);
    }
    if (left.dtype().isTime() || right.dtype().isTime()) {
      return TimeArithmetic.apply(operator, left, right, budget);
    }
    if (PeriodArithmetic.among(left, right)) {
      return PeriodArithmetic.apply(operator, left, right, budget);
    }
    if (!left.dtype().isNumeric() || !right.dtype().isNumeric()) {
      return ObjectArithmetic.apply(operator, left.column(), right.column(), budget);
    }
    if (left.column() instanceof MaskedColumn || right.column() instanceof MaskedColumn) {
      return masked(operator, left, right, budget);
    }
    return isSquareOfTruths(operator, left, right)
        ? new LongColumn(Numbers.longs(left.column()).clone(), DType.INT8)
        : numbers(operator, left, right);
  }

  /** numpy has squares of their own, of truths in the narrowest dtype that it has them in. */
  private static boolean isSquareOfTruths(BinaryOperator operator, Operand left, Operand right) {
    return operator == BinaryOperator.POWER
        && left.column() instanceof BoolColumn
        && right.weak()
        && right.column() instanceof LongColumn exponents
        && exponents.size() > 0
        && exponents.values()[0] == 2;
  }

  private static Column masked(
      BinaryOperator operator, Operand left, Operand right, Budget budget) {
    boolean[] mask = Allocation.booleans(left.column().size());
    for (int at = 0; at < mask.length; at++) {
      mask[at] = left.column().isMissing(at) || right.column().isMissing(at);
    }
    boolean divides = operator == BinaryOperator.FLOOR_DIVIDE || operator == BinaryOperator.MODULO;
    boolean wholes = isWhole(left) && isWhole(right);
    if (divides && wholes && (left.dtype().isInteger() || right.dtype().isInteger())) {
      return new MaskedColumn(divided(operator, left, right, mask, budget), mask);
    }
    if (operator == BinaryOperator.POWER) {
      knownPowers(left.column(), right.column(), mask);
    }
    Column data = apply(operator, unmasked(left), unmasked(right), budget);
    return MaskedColumn.ofResult(data, mask);
  }

  private static boolean isWhole(Operand operand) {
    return operand.dtype().isInteger() || operand.dtype().isBool();
  }

  /** One to the power of anything is one, and so is anything to the power of zero. */
  private static void knownPowers(Column base, Column exponent, boolean[] mask) {
    double[] bases = Numbers.doubles(base);
    double[] exponents = Numbers.doubles(exponent);
    for (int at = 0; at < mask.length; at++) {
      mask[at] &= bases[at] != 1 && exponents[at] != 0;
    }
  }

  /**
   * Nullable whole numbers stay whole: where the divisor is zero, so is the result. Those of numpy
   * become infinite.
   */
  private static Column divided(
      BinaryOperator operator, Operand left, Operand right, boolean[] mask, Budget budget) {
    long[] divisors = Numbers.longs(unmasked(right).column()).clone();
    long[] present = divisors.clone();
    for (int at = 0; at < present.length; at++) {
      divisors[at] = mask[at] ? 1 : divisors[at];
      present[at] = divisors[at] == 0 ? 1 : divisors[at];
    }
    boolean kept = operator == BinaryOperator.MODULO && right.dtype().isBool();
    DType own = right.dtype().isBool() ? DType.INT8 : right.dtype().withoutMask();
    boolean whole = left.column() instanceof MaskedColumn && left.dtype().isInteger();
    if (!whole && !kept) {
      Operand divisor = new Operand(new LongColumn(divisors, own), right.weak());
      return apply(operator, unmasked(left), divisor, budget);
    }
    Operand safe = new Operand(new LongColumn(present, own), right.weak());
    Column quotients = apply(operator, unmasked(left), safe, budget);
    long[] result = Numbers.longs(quotients).clone();
    for (int at = 0; at < result.length; at++) {
      result[at] = divisors[at] == 0 ? 0 : result[at];
    }
    return new LongColumn(result, quotients.dtype());
  }

  private static Operand unmasked(Operand operand) {
    return operand.column() instanceof MaskedColumn masked
        ? new Operand(masked.data(), operand.weak())
        : operand;
  }

  private static Column numbers(BinaryOperator operator, Operand left, Operand right) {
    DType dtype = left.with(right);
    if (operator == BinaryOperator.DIVIDE) {
      return doubles(operator, left, right, DType.FLOAT64);
    }
    left.requireFitting(right);
    right.requireFitting(left);
    if (dtype.isBool()) {
      return bools(operator, left, right);
    }
    if (dtype.isFloat()) {
      return doubles(operator, left, right, dtype);
    }
    return LongArithmetic.apply(operator, left, right, dtype);
  }

  private static Column bools(BinaryOperator operator, Operand left, Operand right) {
    boolean[] a = ((BoolColumn) left.column()).values();
    boolean[] b = ((BoolColumn) right.column()).values();
    boolean[] result = Allocation.booleans(a.length);
    switch (operator) {
      case ADD -> {
        for (int at = 0; at < result.length; at++) {
          result[at] = a[at] || b[at];
        }
      }
      case MULTIPLY -> {
        for (int at = 0; at < result.length; at++) {
          result[at] = a[at] && b[at];
        }
      }
      case SUBTRACT ->
          throw PythonError.typeError(
              "numpy boolean subtract, the `-` operator, is not supported, use the bitwise_xor,"
                  + " the `^` operator, or the logical_xor function instead.");
      case MODULO -> {
        return new LongColumn(
            Allocation.longs(a.length), DType.INT8); // even where the divisor is False
      }
      default -> {
        return LongArithmetic.apply(operator, left, right, DType.INT8);
      }
    }
    return new BoolColumn(result);
  }

  private static Column doubles(BinaryOperator operator, Operand left, Operand right, DType dtype) {
    double[] a = Numbers.doubles(left.column());
    double[] b = Numbers.doubles(right.column());
    double[] result = Allocation.doubles(a.length);
    switch (operator) {
      case ADD -> {
        for (int at = 0; at < result.length; at++) {
          result[at] = a[at] + b[at];
        }
      }
      case SUBTRACT -> {
        for (int at = 0; at < result.length; at++) {
          result[at] = a[at] - b[at];
        }
      }
      case MULTIPLY -> {
        for (int at = 0; at < result.length; at++) {
          result[at] = a[at] * b[at];
        }
      }
      case DIVIDE -> {
        for (int at = 0; at < result.length; at++) {
          result[at] = a[at] / b[at];
        }
      }
      case FLOOR_DIVIDE -> {
        for (int at = 0; at < result.length; at++) {
          result[at] = floorDivide(a[at], b[at]);
        }
      }
      case MODULO -> {
        for (int at = 0; at < result.length; at++) {
          result[at] = modulo(a[at], b[at]);
        }
      }
      case POWER -> {
        for (int at = 0; at < result.length; at++) {
          result[at] = power(a[at], b[at]);
        }
      }
      default -> throw UnsupportedOperands.of(operator, left, right);
    }
    return new DoubleColumn(result, dtype);
  }

  static double power(double base, double exponent) {
    return base == 1 || exponent == 0 ? 1 : Math.pow(base, exponent);
  }

  static double floorDivide(double left, double right) {
    return right == 0 ? left / right : Floats.floorDivide(left, right);
  }

  static double modulo(double left, double right) {
    if (right == 0) {
      return Double.NaN;
    }
    double rest = left % right;
    if (rest == 0) {
      return Math.copySign(0.0, right);
    }
    return (rest < 0) != (right < 0) ? rest + right : rest;
  }
}
