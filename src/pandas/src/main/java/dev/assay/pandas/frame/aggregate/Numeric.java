package dev.assay.pandas.frame.aggregate;

import dev.assay.pandas.frame.CategoryColumn;
import dev.assay.pandas.frame.Column;
import dev.assay.pandas.frame.DType;
import dev.assay.pandas.frame.ObjectColumn;
import dev.assay.pandas.frame.Scalars;
import dev.assay.pandas.value.PythonError;
import dev.assay.pandas.value.Text;

/** Refuses what is not a number, in pandas' words. */
final class Numeric {

  private Numeric() {}

  /** A TypeError unless the values are numbers, or objects that are all numbers or missing. */
  static void require(Column values, String how, Groups groups) {
    if (values.dtype().isNumeric()) {
      return;
    }
    if (values instanceof ObjectColumn objects && values.dtype() == DType.OBJECT) {
      requireNumbers(objects, how, groups);
      return;
    }
    if (values instanceof CategoryColumn) {
      throw PythonError.typeError(
          groups.isWhole()
              ? "'Categorical' with dtype category does not support reduction '" + how + "'"
              : "category dtype does not support aggregation '" + how + "'");
    }
    throw PythonError.typeError(
        groups.isWhole()
            ? "Cannot perform reduction '" + how + "' with " + values.dtypeName() + " dtype"
            : "dtype '" + values.dtypeName() + "' does not support operation '" + how + "'");
  }

  private static void requireNumbers(ObjectColumn values, String how, Groups groups) {
    for (int row = 0; row < values.size(); row++) {
      Object value = values.values()[row];
      Object number = Scalars.plain(value);
      if (number instanceof Number || number instanceof Boolean || values.isMissing(row)) {
        continue;
      }
      throw PythonError.typeError(
          groups.isWhole()
              ? "Could not convert " + Text.repr(value) + " to numeric"
              : "agg function failed [how->" + how + ",dtype->object]");
    }
  }
}
