package dev.assay.pandas.frame.time;

import dev.assay.pandas.column.CategoryColumn;
import dev.assay.pandas.column.Column;
import dev.assay.pandas.column.Columns;
import dev.assay.pandas.column.DType;
import dev.assay.pandas.column.Scalars;
import dev.assay.pandas.value.Allocation;
import dev.assay.pandas.value.PythonError;
import java.util.Arrays;

/** Times of which numbers say how many units after 1970 they are: {@code to_datetime(unit=)}. */
public final class CountedTimes {

  private final String unit;
  private final long nanos;
  private final boolean coerce;

  /**
   * How to read numbers.
   *
   * @param nanos the length of the unit
   * @param coerce whether what is no number becomes NaT, else it is a ValueError
   */
  public CountedTimes(String unit, long nanos, boolean coerce) {
    this.unit = unit;
    this.nanos = nanos;
    this.coerce = coerce;
  }

  /** Numbers that count from another moment, so many units later. */
  public static Column later(Column numbers, long units) {
    Object[] moved = Allocation.objects(numbers.size());
    for (int at = 0; at < moved.length; at++) {
      moved[at] =
          switch (Scalars.plain(numbers.item(at))) {
            case Long number -> number + units;
            case Double number -> number + units;
            case Object missing -> missing;
          };
    }
    return Columns.infer(Arrays.asList(moved));
  }

  /** Datetimes of a column, in which texts are numbers as well, and never dates. */
  public Column of(Column column) {
    Column plain = column instanceof CategoryColumn categories ? categories.decoded() : column;
    DType dtype = plain.dtype();
    if (dtype.isNumeric() && dtype != DType.BOOL || dtype.isTime()) {
      return DateColumns.parse(plain, DateReading.GUESSED.coercing(coerce).of(nanos));
    }
    throw PythonError.unsupported(
        "to_datetime(unit=...) of texts and objects", "use pd.to_numeric(...) first");
  }
}
