package dev.assay.pandas.frame.compute;

import dev.assay.pandas.value.Allocation;
import dev.assay.pandas.value.CompareOperator;

/** Comparison of arrays of numbers, one plain loop an operator. NaN differs from everything. */
final class NumberComparison {

  private NumberComparison() {}

  static boolean[] doubles(CompareOperator operator, double[] left, double[] right) {
    return switch (operator) {
      case EQUAL -> equal(left, right);
      case NOT_EQUAL -> negated(equal(left, right));
      case LESS -> less(left, right);
      case LESS_OR_EQUAL -> lessOrEqual(left, right);
      case GREATER -> less(right, left);
      case GREATER_OR_EQUAL -> lessOrEqual(right, left);
    };
  }

  static boolean[] longs(CompareOperator operator, long[] left, long[] right) {
    return switch (operator) {
      case EQUAL -> equal(left, right);
      case NOT_EQUAL -> negated(equal(left, right));
      case LESS -> less(left, right);
      case LESS_OR_EQUAL -> negated(less(right, left));
      case GREATER -> less(right, left);
      case GREATER_OR_EQUAL -> negated(less(left, right));
    };
  }

  private static boolean[] equal(double[] left, double[] right) {
    boolean[] result = Allocation.booleans(left.length);
    for (int at = 0; at < result.length; at++) {
      result[at] = left[at] == right[at];
    }
    return result;
  }

  private static boolean[] less(double[] left, double[] right) {
    boolean[] result = Allocation.booleans(left.length);
    for (int at = 0; at < result.length; at++) {
      result[at] = left[at] < right[at];
    }
    return result;
  }

  private static boolean[] lessOrEqual(double[] left, double[] right) {
    boolean[] result = Allocation.booleans(left.length);
    for (int at = 0; at < result.length; at++) {
      result[at] = left[at] <= right[at];
    }
    return result;
  }

  private static boolean[] equal(long[] left, long[] right) {
    boolean[] result = Allocation.booleans(left.length);
    for (int at = 0; at < result.length; at++) {
      result[at] = left[at] == right[at];
    }
    return result;
  }

  private static boolean[] less(long[] left, long[] right) {
    boolean[] result = Allocation.booleans(left.length);
    for (int at = 0; at < result.length; at++) {
      result[at] = left[at] < right[at];
    }
    return result;
  }

  /** The array itself, turned round. */
  static boolean[] negated(boolean[] truths) {
    for (int at = 0; at < truths.length; at++) {
      truths[at] = !truths[at];
    }
    return truths;
  }
}
