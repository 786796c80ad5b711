package dev.assay.pandas.api.dtype;

import dev.assay.pandas.column.Column;
import dev.assay.pandas.column.LongColumn;
import dev.assay.pandas.column.MaskedColumn;
import dev.assay.pandas.column.Scalars;
import dev.assay.pandas.value.PythonError;

/**
 * Numbers that data are made of, in a dtype of fewer bits: {@code astype} wraps them around, a
 * constructor does not.
 */
public final class IntegerRange {

  private IntegerRange() {}

  /**
   * The numbers in their dtype.
   *
   * @throws PythonError an OverflowError where one is too large; a ValueError for those of an
   *     array, a TypeError for a nullable dtype
   */
  public static Column required(Column given, Column cast, boolean array) {
    Column numbers = cast instanceof MaskedColumn masked ? masked.data() : cast;
    if (!(numbers instanceof LongColumn) || numbers.dtype().bits() >= 64) {
      return cast;
    }
    for (int at = 0; at < cast.size(); at++) {
      if (!cast.isMissing(at) && !isSame(Scalars.plain(given.item(at)), numbers.item(at))) {
        throw tooLarge(given.item(at), cast, array);
      }
    }
    return cast;
  }

  private static boolean isSame(Object given, Object cast) {
    return switch (given) {
      case Long number -> Scalars.plain(cast).equals(number);
      case Double number ->
          Scalars.plain(cast) instanceof Long whole && number.longValue() == whole;
      default -> true;
    };
  }

  private static PythonError tooLarge(Object number, Column cast, boolean array) {
    if (cast instanceof MaskedColumn) {
      return PythonError.typeError(
          "cannot safely cast non-equivalent int64 to " + cast.dtypeName());
    }
    return array
        ? PythonError.valueError(
            "values are too large to be losslessly converted to "
                + cast.dtypeName()
                + ". To cast anyway, use pd.Series(values).astype("
                + cast.dtypeName()
                + ")")
        : new PythonError(
            "OverflowError",
            "Python integer %s out of bounds for %s".formatted(number, cast.dtypeName()));
  }
}
