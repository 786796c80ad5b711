package dev.assay.pandas.api.common;

import dev.assay.pandas.column.ObjectColumn;
import dev.assay.pandas.column.Scalars;
import dev.assay.pandas.frame.aggregate.Aggregation;
import dev.assay.pandas.frame.aggregate.Extremes;
import dev.assay.pandas.frame.aggregate.Moments;
import dev.assay.pandas.frame.aggregate.Quantifiers;
import dev.assay.pandas.frame.sort.ObjectOrder;
import dev.assay.pandas.value.CompareOperator;
import dev.assay.pandas.value.Equality;
import dev.assay.pandas.value.NA;
import dev.assay.pandas.value.PythonError;
import dev.assay.pandas.value.TypeNames;
import org.jspecify.annotations.Nullable;

/**
 * numpy's reductions of objects among which some are missing: they go from one to the next by
 * Python's operators, which None and text beside NaN do not have.
 */
public final class ObjectReductions {

  private ObjectReductions() {}

  /**
   * The reduction; {@code null} where it is the one of numbers.
   *
   * @throws PythonError a TypeError where two of the objects do not go together
   */
  public static @Nullable Object of(ObjectColumn objects, Aggregation aggregation) {
    return switch (aggregation) {
      case Extremes extremes -> extreme(objects, extremes.least());
      case Quantifiers quantifiers -> truth(objects, quantifiers.any());
      default -> computed(objects, aggregation instanceof Moments);
    };
  }

  /** Each is put aside by the next that it is not beyond, as any number is by NaN. */
  private static Object extreme(ObjectColumn objects, boolean least) {
    CompareOperator keeps =
        least ? CompareOperator.LESS_OR_EQUAL : CompareOperator.GREATER_OR_EQUAL;
    Object best = objects.item(0);
    for (int at = 1; at < objects.size(); at++) {
      best = holds(keeps, best, objects.item(at)) ? best : objects.item(at);
    }
    return best;
  }

  /** Where the least or largest is, which only what is beyond it puts aside. */
  public static int position(ObjectColumn objects, boolean least) {
    CompareOperator beyond = least ? CompareOperator.LESS : CompareOperator.GREATER;
    int best = 0;
    for (int at = 1; at < objects.size(); at++) {
      best = holds(beyond, objects.item(at), objects.item(best)) ? at : best;
    }
    return best;
  }

  private static boolean holds(CompareOperator operator, Object left, Object right) {
    if (left == Scalars.NA || right == Scalars.NA) {
      throw NA.ambiguous();
    }
    return ObjectOrder.test(operator, left, right);
  }

  private static boolean truth(ObjectColumn objects, boolean any) {
    for (Object item : objects.values()) {
      if (item == Scalars.NA) {
        throw NA.ambiguous();
      }
      boolean holds = item != Scalars.NONE && !Equality.equal(item, 0L) && !item.equals("");
      if (holds == any) {
        return any;
      }
    }
    return !any;
  }

  private static @Nullable Object computed(ObjectColumn objects, boolean moment) {
    if (objects.size() == 1 && !moment) {
      return objects.item(0);
    }
    boolean unknown = false;
    for (Object item : objects.values()) {
      boolean known = !Scalars.isMissing(item) || item == Scalars.NAT;
      unknown |= item == Scalars.NA;
      if (item == Scalars.NONE
          || moment && item == Scalars.NA
          || known && !(item instanceof Number || item instanceof Boolean)) {
        throw PythonError.typeError(
            "unsupported operand type(s) for +: '%s' and 'float'".formatted(TypeNames.of(item)));
      }
    }
    return unknown ? Scalars.NA : null;
  }
}
