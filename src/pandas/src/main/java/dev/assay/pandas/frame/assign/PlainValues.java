package dev.assay.pandas.frame.assign;

import dev.assay.pandas.column.BoolColumn;
import dev.assay.pandas.column.CategoryColumn;
import dev.assay.pandas.column.Column;
import dev.assay.pandas.column.DType;
import dev.assay.pandas.column.DoubleColumn;
import dev.assay.pandas.column.LongColumn;
import dev.assay.pandas.column.MaskedColumn;
import dev.assay.pandas.column.Numbers;
import dev.assay.pandas.column.TimeColumn;
import dev.assay.pandas.frame.convert.Casts;
import dev.assay.pandas.value.PythonError;
import java.util.Arrays;

/** Values of pandas' own dtypes that get into a column of numpy's, which holds some as its own. */
final class PlainValues {

  private PlainValues() {}

  /**
   * The values as the column's own where it holds them all, else as they are.
   *
   * @throws PythonError an AssertionError for categories that are numbers and no such values
   */
  static Column beside(Column column, Column values) {
    if (values instanceof MaskedColumn masked && !masked.hasMissing()) {
      boolean same =
          column instanceof LongColumn && masked.dtype().isInteger()
              || column instanceof BoolColumn && masked.dtype().isBool();
      return same ? masked.data() : values;
    }
    if (!(values instanceof CategoryColumn given) || column instanceof CategoryColumn) {
      return values;
    }
    Column plain = given.decoded();
    boolean times = column instanceof TimeColumn && plain.dtype().kind() == column.dtype().kind();
    if (times || column instanceof LongColumn && isWhole(given)) {
      return times ? plain : Casts.cast(plain, column.dtype());
    }
    DType kind = given.categories().dtype();
    boolean numbers = kind.isInteger() || kind.isFloat();
    if (numbers && (column instanceof LongColumn || column instanceof DoubleColumn)
        || kind.isBool() && column instanceof BoolColumn) {
      throw new PythonError("AssertionError", "")
          .hinting("categories do not get into a column of numbers or truths; use astype() first");
    }
    return values;
  }

  private static boolean isWhole(CategoryColumn given) {
    DType kind = given.categories().dtype();
    boolean numbers = kind.isInteger() || kind.isFloat() || kind.isBool();
    return numbers
        && !given.hasMissing()
        && Arrays.stream(Numbers.doubles(given.decoded()))
            .allMatch(each -> each == Math.rint(each));
  }
}
