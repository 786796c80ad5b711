package dev.assay.pandas.frame.compute;

import dev.assay.pandas.column.BoolColumn;
import dev.assay.pandas.column.CategoryColumn;
import dev.assay.pandas.column.Column;
import dev.assay.pandas.column.DType;
import dev.assay.pandas.column.DoubleColumn;
import dev.assay.pandas.column.LongColumn;
import dev.assay.pandas.column.MaskedColumn;
import dev.assay.pandas.column.ObjectColumn;
import dev.assay.pandas.column.Scalars;
import dev.assay.pandas.frame.convert.Casts;
import dev.assay.pandas.value.Allocation;
import dev.assay.pandas.value.BinaryOperator;
import dev.assay.pandas.value.NumpyBool;
import dev.assay.pandas.value.NumpyInt;
import dev.assay.pandas.value.PythonError;
import dev.assay.pandas.value.TypeNames;

/** {@code & | ^ ~} of columns: logic for booleans, bits for integers. */
public final class ColumnLogic {

  private ColumnLogic() {}

  /** Logic of two sides, of which the bits of whole numbers get the wider dtype. */
  public static Column apply(BinaryOperator operator, Operand left, Operand right) {
    boolean asTruth =
        right.single()
            && right.column() instanceof LongColumn
            && left.column() instanceof ObjectColumn objects
            && objects.hasMissing();
    // what pandas makes of a number beside objects once one of them has no operator
    Column beside = asTruth ? Casts.cast(right.column(), DType.BOOL) : right.column();
    Column result = apply(operator, left.column(), beside);
    return result instanceof LongColumn bits && right.column() instanceof LongColumn
        ? new LongColumn(bits.values(), left.with(right))
        : result;
  }

  public static Column apply(BinaryOperator operator, Column left, Column right) {
    if (left instanceof CategoryColumn) {
      throw unsupported(operator, left, right);
    }
    if (left instanceof MaskedColumn || right instanceof MaskedColumn) {
      return kleene(operator, left, right);
    }
    if (left instanceof LongColumn(long[] a, var dtype)
        && right instanceof LongColumn(long[] b, _)) {
      long[] result = Allocation.longs(a.length);
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
    if (!(left instanceof BoolColumn) || right instanceof LongColumn) {
      return new BoolColumn(elements(operator, left, right));
    }
    boolean[] a = ((BoolColumn) left).values();
    boolean[] b = truths(operator, left, right);
    return new BoolColumn(
        switch (operator) {
          case AND -> and(a, b);
          case OR -> or(a, b);
          default -> xor(a, b);
        });
  }

  private static boolean[] and(boolean[] left, boolean[] right) {
    boolean[] result = Allocation.booleans(left.length);
    for (int at = 0; at < result.length; at++) {
      result[at] = left[at] & right[at];
    }
    return result;
  }

  private static boolean[] or(boolean[] left, boolean[] right) {
    boolean[] result = Allocation.booleans(left.length);
    for (int at = 0; at < result.length; at++) {
      result[at] = left[at] | right[at];
    }
    return result;
  }

  private static boolean[] xor(boolean[] left, boolean[] right) {
    boolean[] result = Allocation.booleans(left.length);
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

  /** What stands beside booleans is true or not by itself; missing values count as false. */
  private static boolean[] truths(BinaryOperator operator, Column left, Column right) {
    if (right instanceof BoolColumn bools) {
      return bools.values();
    }
    if (!(right instanceof ObjectColumn) && !(right instanceof DoubleColumn)) {
      throw unsupported(operator, left, right);
    }
    return Allocation.booleans(
        right.size(), at -> !right.isMissing(at) && isTrue(Scalars.plain(right.item(at))));
  }

  private static boolean isTrue(Object value) {
    return switch (value) {
      case Boolean truth -> truth;
      case Number number -> number.doubleValue() != 0;
      case String text -> !text.isEmpty();
      default -> true;
    };
  }

  /**
   * Element by element, as pandas goes through objects: whatever stands on the right of a missing
   * value the result is false, but for NA, and a missing value on the right counts as false.
   */
  private static boolean[] elements(BinaryOperator operator, Column left, Column right) {
    boolean[] result = Allocation.booleans(left.size());
    for (int at = 0; at < result.length; at++) {
      if (left.item(at) == Scalars.NA) {
        requireTruth(operator, left, right, at);
        result[at] = operator == BinaryOperator.OR && Boolean.TRUE.equals(right.item(at));
      } else if (!left.isMissing(at)) {
        Object value = right.isMissing(at) ? Boolean.FALSE : right.item(at);
        long a = bits(operator, left, right, left.item(at));
        long b = bits(operator, left, right, value);
        result[at] =
            switch (operator) {
              case AND -> (a & b) != 0;
              case OR -> (a | b) != 0;
              default -> (a ^ b) != 0;
            };
      }
    }
    return result;
  }

  /** NA knows truths and what is missing, but no numbers. */
  private static void requireTruth(BinaryOperator operator, Column left, Column right, int at) {
    Object beside = Scalars.plain(right.item(at));
    if (!right.isMissing(at) && !(beside instanceof Boolean)) {
      throw unsupported(operator, left, right);
    }
  }

  private static long bits(BinaryOperator operator, Column left, Column right, Object value) {
    return switch (Scalars.plain(value)) {
      case Boolean truth -> truth ? 1 : 0;
      case Long number -> number;
      default -> throw unsupported(operator, left, right);
    };
  }

  private static PythonError unsupported(BinaryOperator operator, Column left, Column right) {
    return PythonError.typeError(
            "unsupported operand type(s) for %s: '%s' and '%s'",
            operator.symbol(), elementType(left), elementType(right))
        .hinting("; put parentheses around each comparison");
  }

  /** Python's operator is asked element by element, and names the types of the first. */
  private static String elementType(Column column) {
    return column.size() == 0 || column.dtype().isTime()
        ? column.dtypeName()
        : TypeNames.of(Scalars.plain(column.item(0)));
  }

  /** Three-valued logic: unknown only where the other side does not decide. */
  private static Column kleene(BinaryOperator operator, Column left, Column right) {
    if (left.dtype().isInteger() && right.dtype().isInteger()) {
      return bits(operator, left, right);
    }
    if (!left.dtype().isBool() || !right.dtype().isBool()) {
      throw PythonError.unsupported(
          "%s of %s and %s".formatted(operator.symbol(), left.dtypeName(), right.dtypeName()),
          "make both sides truths, as by a comparison");
    }
    boolean[] result = Allocation.booleans(left.size());
    boolean[] mask = Allocation.booleans(result.length);
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

  /** The bits of whole numbers, unknown where one of them is. */
  private static Column bits(BinaryOperator operator, Column left, Column right) {
    return new MaskedColumn(
        apply(operator, numbers(left), numbers(right)),
        Allocation.booleans(left.size(), at -> left.isMissing(at) || right.isMissing(at)));
  }

  private static Column numbers(Column column) {
    return column instanceof MaskedColumn masked ? masked.data() : column;
  }

  /** {@code ~column}. */
  public static Column invert(Column column) {
    return switch (column) {
      case BoolColumn bools -> bools.not();
      case MaskedColumn masked -> new MaskedColumn(invert(masked.data()), masked.mask());
      case LongColumn(long[] values, var dtype) -> {
        long[] result = Allocation.longs(values.length, at -> ~values[at]);
        yield new LongColumn(dtype.isNullable() ? result : Widths.wrap(result, dtype), dtype);
      }
      case ObjectColumn objects -> invertObjects(objects);
      default ->
          throw column.dtype().isFloat()
              ? PythonError.ufuncError("invert")
              : PythonError.typeError(
                  "bad operand type for unary ~: '" + column.dtype().arrayName() + "'");
    };
  }

  /** As Python inverts the elements: True becomes -2, but numpy's True False. */
  private static Column invertObjects(ObjectColumn column) {
    Object[] result = Allocation.objects(column.size());
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
