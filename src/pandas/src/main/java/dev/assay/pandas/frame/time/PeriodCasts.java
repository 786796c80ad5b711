package dev.assay.pandas.frame.time;

import dev.assay.pandas.column.Column;
import dev.assay.pandas.column.Frequency;
import dev.assay.pandas.column.ObjectColumn;
import dev.assay.pandas.column.Period;
import dev.assay.pandas.column.PeriodColumn;
import dev.assay.pandas.column.Scalars;
import dev.assay.pandas.column.TimeColumn;
import dev.assay.pandas.value.Allocation;
import dev.assay.pandas.value.PythonError;
import java.time.Duration;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Columns of any kind as periods. */
public final class PeriodCasts {

  private static final int MONTH_DIGITS = 6;
  private static final int DAY_DIGITS = 8;

  private PeriodCasts() {}

  /**
   * {@code astype('period[...]')}: periods become those in which they end.
   *
   * @throws PythonError for numbers, of which pandas does not know what they count
   */
  public static PeriodColumn cast(Column column, String alias) {
    if (column instanceof PeriodColumn periods) {
      return asFrequency(periods, Periods.frequency(alias));
    }
    boolean numbers =
        column instanceof ObjectColumn objects
            && objects.items().stream().anyMatch(item -> Scalars.plain(item) instanceof Number);
    if (numbers || column.dtype().isInteger()) {
      throw PythonError.typeError(
          column.dtypeName() + " dtype cannot be converted to period[" + alias + "]");
    }
    if (column.dtype().isNumeric()) {
      throw PythonError.valueError(
          column.dtypeName() + " dtype cannot be converted to period[" + alias + "]");
    }
    return column instanceof ObjectColumn
        ? of(column, Periods.frequency(alias))
        : Periods.of(column, alias);
  }

  /** The periods of another frequency in which periods end. */
  public static PeriodColumn asFrequency(PeriodColumn periods, Frequency frequency) {
    return asFrequency(periods, frequency, true);
  }

  /** The periods of another frequency in which periods end, or begin. */
  public static PeriodColumn asFrequency(PeriodColumn periods, Frequency frequency, boolean end) {
    if (periods.frequency() == frequency) {
      return periods;
    }
    long[] ordinals = Allocation.longs(periods.size());
    for (int at = 0; at < ordinals.length; at++) {
      ordinals[at] =
          periods.item(at) instanceof Period period
              ? frequency.ordinal(end ? period.endTime() : period.startTime())
              : TimeColumn.NAT;
    }
    return new PeriodColumn(ordinals, frequency);
  }

  /**
   * The periods of an index's values, of which whole numbers are dates without marks: 2024, 202403
   * or 20240305.
   */
  public static PeriodColumn of(Column column, Frequency frequency) {
    if (column.dtype().isFloat()) {
      throw PythonError.typeError("periods cannot be made of " + column.dtypeName());
    }
    Column given = column.dtype().isInteger() ? dates(column) : column;
    PeriodColumn read =
        given instanceof ObjectColumn objects
            ? Periods.read((ObjectColumn) dates(objects), frequency)
            : null;
    return read == null ? Periods.of(DateColumns.each(given), frequency.alias()) : read;
  }

  private static Column dates(Column column) {
    List<Object> texts = new ArrayList<>();
    for (Object item : column.items()) {
      texts.add(Scalars.plain(item) instanceof Long number ? written(number) : item);
    }
    return ObjectColumn.of(texts);
  }

  /** The date or the part of one that a number's digits are. */
  public static String written(long number) {
    String digits = String.valueOf(number);
    String month = digits.length() >= MONTH_DIGITS ? "-" + digits.substring(4, MONTH_DIGITS) : "";
    return switch (digits.length()) {
      case 4 -> digits;
      case MONTH_DIGITS -> digits.substring(0, 4) + month;
      case DAY_DIGITS -> digits.substring(0, 4) + month + "-" + digits.substring(MONTH_DIGITS);
      default ->
          throw new PythonError(
              number == 0 || digits.length() > 4 ? "DateParseError" : "ValueError", // below 1000
              "Given date string \"" + digits + "\" is no period");
    };
  }

  /**
   * The period of a date's parts, months after whose twelfth are ones of the next year.
   *
   * @param quarter the quarter that counts instead of the month, if any
   */
  public static Period ofParts(
      long year, @Nullable Long quarter, long month, long day, Duration time, Frequency frequency) {
    LocalDate first =
        quarter == null
            ? Frequency.YEAR.start(year - 1970).plusMonths(month - 1)
            : frequency.quarter(year, quarter);
    return new Period(
        frequency.ordinal(first.plusDays(day - 1).atStartOfDay().plus(time)), frequency);
  }
}
