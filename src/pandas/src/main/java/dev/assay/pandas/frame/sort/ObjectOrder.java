package dev.assay.pandas.frame.sort;

import dev.assay.pandas.column.Period;
import dev.assay.pandas.column.Scalars;
import dev.assay.pandas.value.CompareOperator;
import dev.assay.pandas.value.Comparison;
import dev.assay.pandas.value.Equality;

/** The order of plain Python values; a TypeError where they have none. */
public final class ObjectOrder {

  private ObjectOrder() {}

  public static int compare(Object left, Object right) {
    if (left instanceof Period one && right instanceof Period other) {
      return one.compareTo(other);
    }
    return Comparison.less(left, right) ? -1 : Comparison.less(right, left) ? 1 : 0;
  }

  /** Whether {@code left op right} holds; a TypeError where the values have no order. */
  public static boolean test(CompareOperator operator, Object left, Object right) {
    return switch (operator) {
      case EQUAL -> Equality.equal(left, right);
      case NOT_EQUAL -> !Equality.equal(left, right);
      default -> {
        if (left instanceof Period && right instanceof Period) {
          yield operator.test(compare(left, right));
        }
        Object truth = Comparison.compare(operator, left, right);
        if (truth == null) {
          throw Comparison.unordered(operator, left, right);
        }
        yield Boolean.TRUE.equals(Scalars.plain(truth));
      }
    };
  }
}
