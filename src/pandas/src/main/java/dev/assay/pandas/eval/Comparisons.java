package dev.assay.pandas.eval;

import dev.assay.pandas.syntax.ComparisonKind;
import dev.assay.pandas.value.CompareOperator;

/** The comparison operators of the language, {@code in} and {@code is} among them. */
final class Comparisons {

  private Comparisons() {}

  static Object compare(Context context, ComparisonKind kind, Object left, Object right) {
    return switch (kind) {
      case EQUAL -> context.compare(CompareOperator.EQUAL, left, right);
      case NOT_EQUAL -> context.compare(CompareOperator.NOT_EQUAL, left, right);
      case LESS -> context.compare(CompareOperator.LESS, left, right);
      case LESS_OR_EQUAL -> context.compare(CompareOperator.LESS_OR_EQUAL, left, right);
      case GREATER -> context.compare(CompareOperator.GREATER, left, right);
      case GREATER_OR_EQUAL -> context.compare(CompareOperator.GREATER_OR_EQUAL, left, right);
      case IN -> context.contains(right, left);
      case NOT_IN -> !context.contains(right, left);
      case IS -> isSame(left, right);
      case IS_NOT -> !isSame(left, right);
    };
  }

  /** Identity; values that Python shares (small integers, short strings, truths) by equality. */
  private static boolean isSame(Object left, Object right) {
    if (identity(left) == identity(right)) {
      return true;
    }
    boolean shared = left instanceof Boolean || left instanceof Long || left instanceof String;
    return shared && left.equals(right);
  }

  private static Object identity(Object value) {
    return value instanceof PyObject object ? object.identity() : value;
  }
}
