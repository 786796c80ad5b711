package dev.assay.pandas.frame.convert;

import dev.assay.pandas.column.BoolColumn;
import dev.assay.pandas.column.CategoryColumn;
import dev.assay.pandas.column.Column;
import dev.assay.pandas.column.Columns;
import dev.assay.pandas.column.DType;
import dev.assay.pandas.column.DoubleColumn;
import dev.assay.pandas.column.IntervalColumn;
import dev.assay.pandas.column.LongColumn;
import dev.assay.pandas.column.MaskedColumn;
import dev.assay.pandas.column.Numbers;
import dev.assay.pandas.column.ObjectColumn;
import dev.assay.pandas.column.PeriodColumn;
import dev.assay.pandas.column.Positions;
import dev.assay.pandas.column.Scalars;
import dev.assay.pandas.column.TimeColumn;
import dev.assay.pandas.column.ZonedColumn;
import dev.assay.pandas.frame.assign.CellAssigner;
import dev.assay.pandas.frame.codes.Codes;
import dev.assay.pandas.frame.codes.Factorizer;
import dev.assay.pandas.frame.compute.Widths;
import dev.assay.pandas.frame.sort.Sorter;
import dev.assay.pandas.frame.time.DateColumns;
import dev.assay.pandas.frame.time.DateReading;
import dev.assay.pandas.frame.time.TimeZones;
import dev.assay.pandas.frame.time.TimedeltaParser;
import dev.assay.pandas.value.Allocation;
import dev.assay.pandas.value.Equality;
import dev.assay.pandas.value.NumpyInt;
import dev.assay.pandas.value.PyList;
import dev.assay.pandas.value.PyTuple;
import dev.assay.pandas.value.PythonError;
import dev.assay.pandas.value.Truth;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;

/** {@code astype}: the same values in another dtype. */
public final class Casts {

  private Casts() {}

  /**
   * The column in another dtype.
   *
   * @throws PythonError a ValueError or TypeError where a value has no counterpart
   */
  public static Column cast(Column column, DType dtype) {
    if (column.dtype() == dtype) {
      return column;
    }
    if (column instanceof CategoryColumn && dtype == DType.OBJECT) {
      return ObjectColumn.of(column);
    }
    if (column instanceof CategoryColumn && dtype.isInteger() && !dtype.isNullable()) {
      requirePresent(column);
    }
    if (column instanceof CategoryColumn categories && dtype != DType.CATEGORY) {
      return dtype == DType.BOOL && categories.categories().size() > 0
          ? cast(categories.categories(), dtype).takeOrMissing(categories.codes())
          : cast(categories.decoded(), dtype);
    }
    return switch (dtype.kind()) {
      case BOOL -> dtype.isNullable() ? nullable(column, dtype) : bools(column);
      case INTEGER -> dtype.isNullable() ? nullable(column, dtype) : integers(column, dtype);
      case FLOAT -> dtype.isNullable() ? nullable(column, dtype) : floats(column, dtype);
      case OBJECT -> dtype == DType.STRING ? TextCasts.strings(column) : ObjectColumn.of(column);
      case DATETIME, TIMEDELTA -> times(column, dtype);
      case ZONED -> throw TimeZones.unsupported("astype");
      case CATEGORY -> category(column);
      case PERIOD -> throw PythonError.unsupported("astype('period')", "use .dt.to_period('M')");
      case INTERVAL -> throw PythonError.unsupported("astype('interval')", "use pd.cut(...)");
    };
  }

  /** Whole numbers count the unit of the dtype. */
  private static Column times(Column column, DType dtype) {
    long unit = dtype.unit().nanos();
    if (column instanceof ZonedColumn) {
      throw PythonError.typeError(
          dtype.isDatetime()
              ? "Cannot use .astype to convert from timezone-aware dtype to timezone-naive dtype."
                  + " Use obj.tz_localize(None) or obj.tz_convert('UTC').tz_localize(None) instead."
              : "Cannot cast DatetimeArray to dtype " + dtype.text());
    }
    Column times =
        dtype.isDatetime()
            ? naive(DateColumns.zoned(column, DateReading.EACH.of(unit), false))
            : TimedeltaParser.parse(column, unit, false);
    return ((TimeColumn) times).in(dtype.unit());
  }

  private static TimeColumn naive(Column read) {
    if (read instanceof TimeColumn times) {
      return times;
    }
    throw PythonError.valueError(
        "Cannot convert timezone-aware data to timezone-naive dtype. Use"
            + " pd.Series(values).dt.tz_localize(None) instead.");
  }

  private static void requirePresent(Column categories) {
    if (categories.hasMissing()) {
      throw PythonError.valueError("Cannot convert float NaN to integer");
    }
  }

  /** Codes into the sorted distinct values. */
  public static CategoryColumn category(Column column) {
    if (column instanceof CategoryColumn categories) {
      return categories;
    }
    Codes codes = Factorizer.codes(column, Factorizer.Missing.DROP);
    Codes sorted = codes.reordered(categoryOrder(codes.uniques(column)));
    Column uniques = sorted.uniques(column);
    boolean objects = uniques.dtype() == DType.OBJECT && uniques.size() > 0;
    Column categories = objects ? Columns.infer(uniques.items()) : uniques;
    return new CategoryColumn(sorted.codes(), categories, false);
  }

  /**
   * Sorted; numbers before text where there are both, and as they come where they have no order.
   */
  private static int[] categoryOrder(Column values) {
    try {
      return Sorter.safeOrder(List.of(values));
    } catch (PythonError _) {
      return Positions.all(values.size());
    }
  }

  private static Column bools(Column column) {
    boolean[] values = Allocation.booleans(column.size());
    for (int at = 0; at < values.length; at++) {
      if (column instanceof MaskedColumn && column.isMissing(at)) {
        throw PythonError.valueError("cannot convert NA to bool");
      }
      values[at] = Truth.of(column.item(at));
    }
    return new BoolColumn(values);
  }

  private static Column integers(Column column, DType dtype) {
    return switch (column) {
      case LongColumn longs -> new LongColumn(Widths.wrap(longs.values().clone(), dtype), dtype);
      case BoolColumn bools -> new LongColumn(Numbers.longs(bools), dtype);
      case TimeColumn times -> ofTimes(counts(times), times, dtype);
      case ZonedColumn zoned -> ofTimes(counts(zoned.moments()), zoned, dtype);
      case PeriodColumn periods -> ofTimes(periods.ordinals(), periods, dtype);
      case ObjectColumn objects -> ofObjects(objects, dtype);
      case MaskedColumn masked when !masked.hasMissing() -> integers(masked.data(), dtype);
      case CategoryColumn categories when !categories.hasMissing() ->
          integers(categories.decoded(), dtype);
      case DoubleColumn _, MaskedColumn _, CategoryColumn _, IntervalColumn _ ->
          ofDoubles(column, dtype);
    };
  }

  /** How many of their units the times are. */
  private static long[] counts(TimeColumn times) {
    long unit = times.dtype().unit().nanos();
    return unit == 1
        ? times.values()
        : Arrays.stream(times.values())
            .map(nanos -> nanos == TimeColumn.NAT ? nanos : nanos / unit)
            .toArray();
  }

  private static Column ofTimes(long[] counts, Column times, DType dtype) {
    if (dtype != DType.INT64) {
      throw PythonError.typeError(
          "Converting from "
              + times.dtypeName()
              + " to "
              + dtype.text()
              + " is not supported. Do obj.astype('int64').astype(dtype) instead");
    }
    return LongColumn.of(counts);
  }

  /** The error of missing or infinite numbers that become whole ones. */
  public static PythonError notFinite() {
    return new PythonError(
            "IntCastingNaNError", "Cannot convert non-finite values (NA or inf) to integer")
        .hinting("; drop or fill them first");
  }

  private static Column ofDoubles(Column column, DType dtype) {
    double[] numbers = Numbers.doubles(column);
    long[] values = Allocation.longs(numbers.length);
    for (int at = 0; at < values.length; at++) {
      if (column instanceof MaskedColumn && column.isMissing(at)) {
        throw PythonError.valueError("cannot convert NA to integer");
      }
      if (Double.isNaN(numbers[at]) || Double.isInfinite(numbers[at])) {
        throw notFinite();
      }
      values[at] = cut(numbers[at], dtype);
    }
    return new LongColumn(Widths.wrap(values, dtype), dtype);
  }

  /** Numbers without their fractions; what is no whole number as a processor leaves it. */
  public static LongColumn truncated(DoubleColumn numbers, DType dtype) {
    long[] values = Allocation.longs(numbers.size());
    for (int at = 0; at < values.length; at++) {
      values[at] = cut(numbers.values()[at], dtype);
    }
    return new LongColumn(Widths.wrap(values, dtype), dtype);
  }

  /** What is beyond a processor's whole numbers becomes their least one, as numpy leaves it. */
  private static long cut(double number, DType dtype) {
    boolean narrow = dtype.bits() < Integer.SIZE || dtype == DType.INT32;
    double span = narrow ? 1L << (Integer.SIZE - 1) : Math.pow(2, Long.SIZE - 1);
    boolean inside = number > -span - 1 && number < span;
    return inside ? (long) number : narrow ? Integer.MIN_VALUE : Long.MIN_VALUE;
  }

  /** Objects one by one, of which only numpy's own numbers wrap around, and only unsigned. */
  private static Column ofObjects(ObjectColumn column, DType dtype) {
    long[] values = Allocation.longs(column.size());
    for (int at = 0; at < values.length; at++) {
      Object value = column.values()[at];
      values[at] = TextCasts.integer(value);
      if (!isWithin(values[at], dtype) && !(dtype.isUnsigned() && value instanceof NumpyInt)) {
        throw tooLarge(values[at], dtype);
      }
    }
    return new LongColumn(Widths.wrap(values, dtype), dtype);
  }

  private static Column floats(Column column, DType dtype) {
    double[] values = Allocation.doubles(column.size());
    if (column instanceof ObjectColumn objects) {
      for (int at = 0; at < values.length; at++) {
        boolean none = objects.dtype() == DType.STRING && objects.isMissing(at);
        values[at] = none ? Double.NaN : TextCasts.real(objects.values()[at]);
      }
    } else if (column instanceof TimeColumn
        || column instanceof ZonedColumn
        || column instanceof PeriodColumn) {
      throw PythonError.typeError(
          "Cannot cast %s to dtype %s", column.dtype().arrayName(), dtype.text());
    } else {
      values = Numbers.doubles(column).clone();
    }
    return new DoubleColumn(values, dtype);
  }

  private static Column nullable(Column column, DType dtype) {
    if (column instanceof ObjectColumn && column.items().stream().anyMatch(Casts::isNoNumber)) {
      throw PythonError.typeError("object cannot be converted to the dtype " + dtype.text());
    }
    boolean[] mask = column.missing();
    Column filled = column;
    int[] missing = Positions.where(mask);
    if (column instanceof MaskedColumn masked) {
      filled = dtype.isInteger() ? withLeast(masked.data(), missing) : masked.data();
    } else if (missing.length > 0) {
      Object hidden = MaskedColumn.hidden(dtype.withoutMask(), 1).item(0);
      Column given = column instanceof ObjectColumn text ? ObjectColumn.of(text.values()) : column;
      Column present = CellAssigner.fill(given, missing, hidden);
      filled = column instanceof ObjectColumn ? Columns.infer(present.items()) : present;
    }
    if (!(column instanceof MaskedColumn)) {
      requireSafe(filled, mask, dtype); // between nullable dtypes fractions are cut off
    }
    return new MaskedColumn(cast(filled, dtype.withoutMask()), mask);
  }

  /** What NaN, which is hidden among floats, becomes among whole numbers. */
  private static Column withLeast(Column data, int[] hidden) {
    int[] nans = Arrays.stream(hidden).filter(data::isMissing).toArray();
    return nans.length == 0 ? data : CellAssigner.fill(data, nans, (double) Long.MIN_VALUE);
  }

  private static boolean isNoNumber(Object value) {
    return value instanceof PyList || value instanceof PyTuple || value == Scalars.NAT;
  }

  private static boolean isTruth(Object value) {
    return value instanceof Boolean
        || value.equals(0L)
        || value.equals(1L)
        || value.equals(0.0)
        || value.equals(1.0);
  }

  private static void requireSafe(Column values, boolean[] mask, DType dtype) {
    if (dtype.isInteger() && values instanceof DoubleColumn(double[] numbers, _)) {
      for (double number : numbers) {
        if (Double.isInfinite(number)) {
          throw new PythonError("OverflowError", "cannot convert float infinity to integer");
        }
        if (number != Math.rint(number)) {
          throw unsafe(values);
        }
      }
    }
    if (dtype.isInteger() && values instanceof ObjectColumn objects && !isText(objects, mask)) {
      for (Object each : objects.values()) {
        if (!Equality.equal(Scalars.plain(each), TextCasts.integer(each))) {
          throw unsafe(values);
        }
      }
    }
    if (dtype.isInteger()) {
      requireWidth(values, dtype.withoutMask());
    }
    if (dtype.isBool() && !(values instanceof BoolColumn)) {
      requireTruths(values, mask);
    }
  }

  private static boolean isWithin(long value, DType dtype) {
    return dtype.bits() < Long.SIZE
        ? Widths.wrap(new long[] {value}, dtype)[0] == value
        : value >= 0 || !dtype.isUnsigned();
  }

  /** Nullable whole numbers are never cut to fewer bits. */
  private static void requireWidth(Column values, DType narrow) {
    if (narrow.bits() >= Long.SIZE) {
      return;
    }
    for (Object each : values.items()) {
      long value = TextCasts.integer(each);
      if (!isWithin(value, narrow)) {
        throw values instanceof ObjectColumn
            ? tooLarge(value, narrow)
            : PythonError.typeError(
                "cannot safely cast non-equivalent %s to %s", values.dtypeName(), narrow.text());
      }
    }
  }

  private static PythonError tooLarge(long value, DType narrow) {
    return new PythonError(
        "OverflowError", "Python integer %d out of bounds for %s".formatted(value, narrow.text()));
  }

  /**
   * Checks one value of Python's that is to become a whole number of a dtype.
   *
   * @throws PythonError an OverflowError where it has no place in the dtype
   */
  public static void requireFitting(Object value, DType dtype) {
    if (Scalars.plain(value) instanceof Number number && !isWithin(number.longValue(), dtype)) {
      throw tooLarge(number.longValue(), dtype);
    }
  }

  private static PythonError unsafe(Column values) {
    return PythonError.typeError(
        "cannot safely cast non-equivalent " + values.dtypeName() + " to int64");
  }

  private static boolean isText(Column values, boolean[] mask) {
    return Positions.where(mask).length < mask.length
        && IntStream.range(0, mask.length)
            .allMatch(at -> mask[at] || values.item(at) instanceof String);
  }

  /** Truths, or numbers that are 0 or 1, but not both. */
  private static void requireTruths(Column values, boolean[] mask) {
    int truths = 0;
    int numbers = 0;
    for (int at = 0; at < mask.length; at++) {
      Object value = Scalars.plain(values.item(at));
      if (!mask[at] && !isTruth(value)) {
        throw PythonError.typeError("Need to pass bool-like values");
      }
      truths += !mask[at] && value instanceof Boolean ? 1 : 0;
      numbers += !mask[at] && value instanceof Number ? 1 : 0;
    }
    if (truths > 0 && numbers > 0) {
      throw PythonError.typeError("Need to pass bool-like values");
    }
  }
}
