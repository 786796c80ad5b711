package dev.assay.pandas.api.array;

import dev.assay.pandas.column.Column;
import dev.assay.pandas.column.DType;
import dev.assay.pandas.column.Scalars;
import dev.assay.pandas.value.CompareOperator;
import dev.assay.pandas.value.PythonError;
import dev.assay.pandas.value.TypeNames;

/** Order among the elements of arrays of objects, which numpy leaves to Python's operators. */
public final class ObjectOrders {

  private ObjectOrders() {}

  /**
   * Refuses elements that have no order beside each other: None has none, and NaN none among text.
   *
   * @param other a column as long, one of a single element, or a single value
   * @throws PythonError a TypeError, as Python's
   */
  public static void require(CompareOperator operator, Column own, Object other) {
    Column others = other instanceof Column column ? column : null;
    boolean objects =
        own.dtype() == DType.OBJECT || others != null && others.dtype() == DType.OBJECT;
    if (!objects || others != null && others.size() != own.size()) {
      return;
    }
    for (int at = 0; at < own.size(); at++) {
      Object left = own.item(at);
      Object right = others == null ? other : others.item(at);
      if (isUnordered(left, right) || isUnordered(right, left)) {
        throw PythonError.typeError(
                "'%s' not supported between instances of '%s' and '%s'"
                    .formatted(operator.symbol(), TypeNames.of(left), TypeNames.of(right)))
            .hinting("; drop or fill what is missing");
      }
    }
  }

  private static boolean isUnordered(Object one, Object other) {
    return one == Scalars.NONE
        || one instanceof String && other instanceof Double number && number.isNaN();
  }
}
