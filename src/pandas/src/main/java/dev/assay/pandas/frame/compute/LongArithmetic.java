package dev.assay.pandas.frame.compute;

import dev.assay.pandas.column.Column;
import dev.assay.pandas.column.DType;
import dev.assay.pandas.column.DoubleColumn;
import dev.assay.pandas.column.LongColumn;
import dev.assay.pandas.column.Numbers;
import dev.assay.pandas.value.Allocation;
import dev.assay.pandas.value.BinaryOperator;
import dev.assay.pandas.value.PythonError;

/** Arithmetic of integers: it wraps around as numpy's does, and division by zero gives floats. */
final class LongArithmetic {

  private LongArithmetic() {}

  static Column apply(BinaryOperator operator, Operand left, Operand right, DType dtype) {
    long[] a = Numbers.longs(left.column());
    long[] b = Numbers.longs(right.column());
    boolean divides = operator == BinaryOperator.FLOOR_DIVIDE || operator == BinaryOperator.MODULO;
    if (divides && hasZero(b)) {
      if (operator == BinaryOperator.FLOOR_DIVIDE || right.dtype().isInteger()) {
        return byZero(operator, a, b);
      }
      return new LongColumn(restsByTruths(a, b), dtype);
    }
    long[] result = Allocation.longs(a.length);
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
      case FLOOR_DIVIDE -> {
        for (int at = 0; at < result.length; at++) {
          result[at] = Math.floorDiv(a[at], b[at]);
        }
      }
      case MODULO -> {
        for (int at = 0; at < result.length; at++) {
          result[at] = Math.floorMod(a[at], b[at]);
        }
      }
      case POWER -> powers(a, b, result);
      default -> throw UnsupportedOperands.of(operator, left, right);
    }
    return new LongColumn(Widths.wrap(result, dtype), dtype);
  }

  private static void powers(long[] a, long[] b, long[] result) {
    for (int at = 0; at < result.length; at++) {
      if (b[at] < 0) {
        throw PythonError.valueError("Integers to negative integer powers are not allowed.");
      }
      result[at] = power(a[at], b[at]);
    }
  }

  private static long power(long base, long exponent) {
    long result = 1;
    long factor = base;
    for (long left = exponent; left > 0; left >>= 1) {
      if ((left & 1) == 1) {
        result *= factor;
      }
      factor *= factor;
    }
    return result;
  }

  private static boolean hasZero(long[] values) {
    for (long value : values) {
      if (value == 0) {
        return true;
      }
    }
    return false;
  }

  /** The rest of a division by False is 0, as numpy's whole numbers have it. */
  private static long[] restsByTruths(long[] a, long[] b) {
    long[] result = Allocation.longs(a.length);
    for (int at = 0; at < result.length; at++) {
      result[at] = b[at] == 0 ? 0 : Math.floorMod(a[at], b[at]);
    }
    return result;
  }

  private static Column byZero(BinaryOperator operator, long[] a, long[] b) {
    double[] result = Allocation.doubles(a.length);
    for (int at = 0; at < result.length; at++) {
      result[at] =
          operator == BinaryOperator.MODULO
              ? ColumnArithmetic.modulo(a[at], b[at])
              : ColumnArithmetic.floorDivide(a[at], b[at]);
    }
    return DoubleColumn.of(result);
  }
}
