package dev.assay.pandas.frame.compute;

import dev.assay.pandas.frame.BoolColumn;
import dev.assay.pandas.frame.Column;
import dev.assay.pandas.frame.LongColumn;
import dev.assay.pandas.frame.MaskedColumn;
import dev.assay.pandas.frame.ObjectColumn;
import dev.assay.pandas.frame.Scalars;
import dev.assay.pandas.value.BinaryOperator;
import dev.assay.pandas.value.NumpyBool;
import dev.assay.pandas.value.NumpyInt;
import dev.assay.pandas.value.PythonError;
import dev.assay.pandas.value.TypeNames;

/** {@code & | ^ ~} of columns: logic for booleans, bits for integers. */
public final class ColumnLogic {

  private ColumnLogic() {}

  public static Column apply(BinaryOperator operator, Column left, Column right) {
    if (left instanceof MaskedColumn || right instanceof MaskedColumn) {
      return kleene(operator, left, right);
    }
    if (left instanceof LongColumn(long[] a, var dtype)
        && right instanceof LongColumn(long[] b, _)) {
      long[] result = new long[a.length];
      for (int at = 0; at < result.length; at++) {
        result[at] =
            switch (operator) {
              case AND -> a[at] & b[at];
              case OR -> a[at] | b[at];
              default -> a[at] ^ b[at];
            };
      }
      return new LongColumn(result, dtype);
    }
    boolean[] a = truths(operator, left, right, left);
    boolean[] b = truths(operator, left, right, right);
    return new BoolColumn(
        switch (operator) {
          case AND -> and(a, b);
          case OR -> or(a, b);
          default -> xor(a, b);
        });
  }

  private static boolean[] and(boolean[] left, boolean[] right) {
    boolean[] result = new boolean[left.length];
    for (int at = 0; at < result.length; at++) {
      result[at] = left[at] & right[at];
    }
    return result;
  }

  private static boolean[] or(boolean[] left, boolean[] right) {
    boolean[] result = new boolean[left.length];
    for (int at = 0; at < result.length; at++) {
      result[at] = left[at] | right[at];
    }
    return result;
  }

  private static boolean[] xor(boolean[] left, boolean[] right) {
    boolean[] result = new boolean[left.length];
    for (int at = 0; at < result.length; at++) {
      result[at] = left[at] ^ right[at];
    }
    return result;
  }

  private static boolean test(BinaryOperator operator, boolean left, boolean right) {
    return switch (operator) {
      case AND -> left && right;
      case OR -> left || right;
      default -> left != right;
    };
  }

  /** Booleans; in a column of objects missing values count as false. */
  private static boolean[] truths(BinaryOperator operator, Column left, Column right, Column side) {
    if (side instanceof BoolColumn bools) {
      return bools.values();
    }
    boolean[] truths = new boolean[side.size()];
    for (int at = 0; at < truths.length; at++) {
      Object value = Scalars.plain(side.item(at));
      if (value instanceof Boolean truth) {
        truths[at] = truth;
      } else if (value instanceof Long number && side.dtype().isInteger()) {
        truths[at] = number != 0;
      } else if (!(side instanceof ObjectColumn) || !Scalars.isMissing(value)) {
        throw PythonError.typeError(
            "unsupported operand type(s) for %s: '%s' and '%s'"
                    .formatted(operator.symbol(), left.dtypeName(), right.dtypeName())
                + "; put parentheses around each comparison");
      }
    }
    return truths;
  }

  /** Three-valued logic: unknown only where the other side does not decide. */
  private static Column kleene(BinaryOperator operator, Column left, Column right) {
    boolean[] result = new boolean[left.size()];
    boolean[] mask = new boolean[result.length];
    for (int at = 0; at < result.length; at++) {
      boolean a = Boolean.TRUE.equals(Scalars.plain(left.item(at)));
      boolean b = Boolean.TRUE.equals(Scalars.plain(right.item(at)));
      boolean unknownA = left.isMissing(at);
      boolean unknownB = right.isMissing(at);
      boolean decided =
          switch (operator) {
            case AND -> !a && !unknownA || !b && !unknownB;
            case OR -> a || b;
            default -> false;
          };
      mask[at] = (unknownA || unknownB) && !decided;
      result[at] = !mask[at] && test(operator, a, b);
    }
    return new MaskedColumn(new BoolColumn(result), mask);
  }

  /** {@code ~column}. */
  public static Column invert(Column column) {
    return switch (column) {
      case BoolColumn bools -> bools.not();
      case MaskedColumn masked -> new MaskedColumn(invert(masked.data()), masked.mask());
      case LongColumn(long[] values, var dtype) -> {
        long[] result = new long[values.length];
        for (int at = 0; at < result.length; at++) {
          result[at] = ~values[at];
        }
        yield new LongColumn(result, dtype);
      }
      case ObjectColumn objects -> invertObjects(objects);
      default ->
          throw PythonError.typeError("bad operand type for unary ~: '" + column.dtypeName() + "'");
    };
  }

  /** As Python inverts the elements: True becomes -2, but numpy's True False. */
  private static Column invertObjects(ObjectColumn column) {
    Object[] result = new Object[column.size()];
    for (int at = 0; at < result.length; at++) {
      result[at] =
          switch (column.values()[at]) {
            case Boolean truth -> truth ? -2L : -1L;
            case Long number -> ~number;
            case NumpyBool(boolean truth) -> !truth;
            case NumpyInt number -> ~number.value();
            case Object other ->
                throw PythonError.typeError(
                    "bad operand type for unary ~: '" + TypeNames.of(other) + "'");
          };
    }
    return ObjectColumn.of(result);
  }
}
