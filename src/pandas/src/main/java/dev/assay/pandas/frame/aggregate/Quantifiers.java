package dev.assay.pandas.frame.aggregate;

import dev.assay.pandas.column.BoolColumn;
import dev.assay.pandas.column.CategoryColumn;
import dev.assay.pandas.column.Column;
import dev.assay.pandas.column.DType;
import dev.assay.pandas.column.IntervalColumn;
import dev.assay.pandas.column.MaskedColumn;
import dev.assay.pandas.column.PeriodColumn;
import dev.assay.pandas.column.TimeColumn;
import dev.assay.pandas.value.Allocation;
import dev.assay.pandas.value.PythonError;
import dev.assay.pandas.value.Truth;
import java.util.Arrays;

/**
 * Whether any or all values are true.
 *
 * @param any whether one is enough
 * @param skipsMissing whether missing values are left out; they are true otherwise, as NaN is
 */
public record Quantifiers(boolean any, boolean skipsMissing) implements Aggregation {

  public Quantifiers(boolean any) {
    this(any, true);
  }

  @Override
  public Column apply(Column values, Groups groups) {
    requireTruths(values, groups);
    boolean[] result = Allocation.booleans(groups.count());
    Arrays.fill(result, !any);
    int[] codes = groups.codes();
    for (int row = 0; row < codes.length; row++) {
      boolean counted = values instanceof TimeColumn && !groups.isWhole(); // NaT among times, too
      boolean left = skipsMissing && values.isMissing(row) && !counted;
      if (codes[row] >= 0 && !left && truth(values, row) == any) {
        result[codes[row]] = any;
      }
    }
    BoolColumn truths = new BoolColumn(result);
    return values instanceof MaskedColumn
        ? new MaskedColumn(truths, Allocation.booleans(result.length))
        : truths;
  }

  private void requireTruths(Column values, Groups groups) {
    String name = any ? "any" : "all";
    if (!skipsMissing && values instanceof MaskedColumn && values.hasMissing()) {
      throw PythonError.unsupported(
          name + "(skipna=False) of nullable values with NA", "drop or fill them first");
    }
    boolean whole = groups.isWhole();
    if (whole && values instanceof CategoryColumn) {
      throw PythonError.typeError(
          "'Categorical' with dtype category does not support reduction '" + name + "'");
    }
    if (whole && (values instanceof PeriodColumn || values instanceof IntervalColumn)) {
      throw PythonError.typeError(
          "dtype %s does not support reduction '%s'", values.dtypeName(), name);
    }
    if (whole && values.dtype() == DType.STRING) {
      throw PythonError.typeError("Cannot perform reduction '" + name + "' with string dtype");
    }
  }

  /** Times are numbers of nanoseconds, of which zero is false. */
  private static boolean truth(Column values, int row) {
    return values instanceof TimeColumn times
        ? times.values()[row] != 0
        : Truth.of(values.item(row));
  }
}
