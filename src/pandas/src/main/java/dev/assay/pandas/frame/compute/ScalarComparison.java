package dev.assay.pandas.frame.compute;

import dev.assay.pandas.column.BoolColumn;
import dev.assay.pandas.column.Column;
import dev.assay.pandas.column.DoubleColumn;
import dev.assay.pandas.column.LongColumn;
import dev.assay.pandas.value.Allocation;
import dev.assay.pandas.value.CompareOperator;
import org.jspecify.annotations.Nullable;

/** Comparison of columns of numbers with one number, without repeating it. */
final class ScalarComparison {

  private ScalarComparison() {}

  /** The comparison; {@code null} where it is not one of numbers of one kind. */
  static @Nullable Column compare(CompareOperator operator, Column left, Object right) {
    return switch (left) {
      case LongColumn(long[] values, _) when right instanceof Long number ->
          new BoolColumn(longs(operator, values, number));
      case DoubleColumn(double[] values, _) when right instanceof Double number ->
          new BoolColumn(doubles(operator, values, number));
      default -> null;
    };
  }

  private static boolean[] longs(CompareOperator operator, long[] left, long right) {
    return switch (operator) {
      case EQUAL -> equal(left, right);
      case NOT_EQUAL -> NumberComparison.negated(equal(left, right));
      case LESS -> less(left, right);
      case LESS_OR_EQUAL -> NumberComparison.negated(greater(left, right));
      case GREATER -> greater(left, right);
      case GREATER_OR_EQUAL -> NumberComparison.negated(less(left, right));
    };
  }

  private static boolean[] doubles(CompareOperator operator, double[] left, double right) {
    boolean[] result = Allocation.booleans(left.length);
    switch (operator) {
      case EQUAL, NOT_EQUAL -> {
        for (int at = 0; at < result.length; at++) {
          result[at] = left[at] == right;
        }
      }
      case LESS -> {
        for (int at = 0; at < result.length; at++) {
          result[at] = left[at] < right;
        }
      }
      case LESS_OR_EQUAL -> {
        for (int at = 0; at < result.length; at++) {
          result[at] = left[at] <= right;
        }
      }
      case GREATER -> {
        for (int at = 0; at < result.length; at++) {
          result[at] = left[at] > right;
        }
      }
      case GREATER_OR_EQUAL -> {
        for (int at = 0; at < result.length; at++) {
          result[at] = left[at] >= right;
        }
      }
    }
    return operator == CompareOperator.NOT_EQUAL ? NumberComparison.negated(result) : result;
  }

  private static boolean[] equal(long[] left, long right) {
    boolean[] result = Allocation.booleans(left.length);
    for (int at = 0; at < result.length; at++) {
      result[at] = left[at] == right;
    }
    return result;
  }

  private static boolean[] less(long[] left, long right) {
    boolean[] result = Allocation.booleans(left.length);
    for (int at = 0; at < result.length; at++) {
      result[at] = left[at] < right;
    }
    return result;
  }

  private static boolean[] greater(long[] left, long right) {
    boolean[] result = Allocation.booleans(left.length);
    for (int at = 0; at < result.length; at++) {
      result[at] = left[at] > right;
    }
    return result;
  }
}
