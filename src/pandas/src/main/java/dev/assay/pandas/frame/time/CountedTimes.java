package dev.assay.pandas.frame.time;

import dev.assay.pandas.column.Column;
import dev.assay.pandas.column.Columns;
import dev.assay.pandas.column.DType;
import dev.assay.pandas.column.Scalars;
import dev.assay.pandas.column.TimeColumn;
import dev.assay.pandas.frame.convert.TextCasts;
import dev.assay.pandas.value.Allocation;
import dev.assay.pandas.value.PythonError;
import dev.assay.pandas.value.Text;
import java.util.Arrays;
import java.util.List;

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
    Column plain = column.decoded();
    DType dtype = plain.dtype();
    if (dtype.isNumeric() && dtype != DType.BOOL || dtype.isTime()) {
      return DateColumns.parse(plain, DateReading.GUESSED.coercing(coerce).of(nanos));
    }
    return TimeColumn.datetimes(
        Allocation.longs(
            plain.size(),
            at -> plain.isMissing(at) ? TimeColumn.NAT : time(Scalars.plain(plain.item(at)), at)));
  }

  private long time(Object value, int at) {
    try {
      return switch (value) {
        case Long number -> ofNumber(number);
        case Double number -> ofNumber(number);
        case String text when DateColumns.isMissing(text) -> TimeColumn.NAT;
        case String text -> ofText(text, at);
        default ->
            throw PythonError.valueError(
                "unit='%s' not valid with non-numerical val='%s', at position %d",
                unit, Text.str(value), at);
      };
    } catch (PythonError error) {
      if (coerce && error.isCatchable()) {
        return TimeColumn.NAT;
      }
      throw error;
    }
  }

  private long ofText(String text, int at) {
    if (!TextCasts.isReal(text)) {
      throw PythonError.valueError(
          "non convertible value %s with the unit '%s', at position %d", text, unit, at);
    }
    double number = TextCasts.parseReal(text);
    return Double.isNaN(number) ? TimeColumn.NAT : ofNumber(number);
  }

  private long ofNumber(Number number) {
    Column alone = Columns.infer(List.of(number));
    return ((TimeColumn) DateColumns.parse(alone, DateReading.GUESSED.of(nanos))).values()[0];
  }
}
