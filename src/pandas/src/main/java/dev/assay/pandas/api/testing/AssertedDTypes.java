package dev.assay.pandas.api.testing;

import dev.assay.pandas.api.dtype.DTypeObject;
import dev.assay.pandas.column.CategoryColumn;
import dev.assay.pandas.column.Column;
import dev.assay.pandas.column.DType;
import dev.assay.pandas.eval.Context;
import dev.assay.pandas.value.PythonError;

/** Holds two columns' dtypes against each other, as {@code pandas.testing} does. */
final class AssertedDTypes {

  private AssertedDTypes() {}

  /**
   * Requires the same dtype.
   *
   * @param object what an error calls what has it
   * @throws PythonError an AssertionError that shows both
   */
  static void require(Context context, String object, Column left, Column right) {
    DTypeObject one = DTypeObject.of(left);
    DTypeObject other = DTypeObject.of(right);
    if (!context.equal(one, other)) {
      throw AssertedValues.different(
          object, "Attribute \"dtype\" are different", shown(context, left), shown(context, right));
    }
  }

  private static String shown(Context context, Column column) {
    DTypeObject dtype = DTypeObject.of(column);
    if (column.dtype() == DType.STRING) {
      return "StringDtype(storage=python, na_value=<NA>)";
    }
    return column instanceof CategoryColumn ? context.repr(dtype) : context.str(dtype);
  }
}
