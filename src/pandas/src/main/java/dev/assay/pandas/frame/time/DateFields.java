package dev.assay.pandas.frame.time;

import dev.assay.pandas.column.BoolColumn;
import dev.assay.pandas.column.Column;
import dev.assay.pandas.column.Columns;
import dev.assay.pandas.column.DType;
import dev.assay.pandas.column.DoubleColumn;
import dev.assay.pandas.column.LongColumn;
import dev.assay.pandas.column.ObjectColumn;
import dev.assay.pandas.column.Scalars;
import dev.assay.pandas.column.TimeColumn;
import dev.assay.pandas.value.Allocation;
import dev.assay.pandas.value.Timestamp;
import java.time.LocalDateTime;
import java.time.temporal.IsoFields;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.function.ToLongFunction;

/** The fields of datetimes: year, month, weekday and so on. */
public final class DateFields {

  /** Fields that are whole numbers, by name. */
  public static final Map<String, ToLongFunction<LocalDateTime>> NUMBERS = new LinkedHashMap<>();

  /** Fields that are true or false, by name. */
  public static final Map<String, Predicate<LocalDateTime>> TRUTHS = new LinkedHashMap<>();

  static {
    NUMBERS.put("year", LocalDateTime::getYear);
    NUMBERS.put("month", LocalDateTime::getMonthValue);
    NUMBERS.put("day", LocalDateTime::getDayOfMonth);
    NUMBERS.put("hour", LocalDateTime::getHour);
    NUMBERS.put("minute", LocalDateTime::getMinute);
    NUMBERS.put("second", LocalDateTime::getSecond);
    NUMBERS.put("microsecond", time -> time.getNano() / 1000);
    NUMBERS.put("nanosecond", time -> time.getNano() % 1000);
    NUMBERS.put("dayofweek", time -> time.getDayOfWeek().getValue() - 1L);
    NUMBERS.put("day_of_week", time -> time.getDayOfWeek().getValue() - 1L);
    NUMBERS.put("weekday", time -> time.getDayOfWeek().getValue() - 1L);
    NUMBERS.put("dayofyear", LocalDateTime::getDayOfYear);
    NUMBERS.put("day_of_year", LocalDateTime::getDayOfYear);
    NUMBERS.put("quarter", time -> time.get(IsoFields.QUARTER_OF_YEAR));
    NUMBERS.put("days_in_month", time -> time.toLocalDate().lengthOfMonth());
    NUMBERS.put("daysinmonth", time -> time.toLocalDate().lengthOfMonth());
    TRUTHS.put("is_month_start", time -> time.getDayOfMonth() == 1);
    TRUTHS.put("is_month_end", DateFields::endsMonth);
    TRUTHS.put(
        "is_quarter_start", time -> time.getDayOfMonth() == 1 && time.getMonthValue() % 3 == 1);
    TRUTHS.put("is_quarter_end", time -> endsMonth(time) && time.getMonthValue() % 3 == 0);
    TRUTHS.put("is_year_start", time -> time.getDayOfYear() == 1);
    TRUTHS.put("is_year_end", time -> endsMonth(time) && time.getMonthValue() == 12);
    TRUTHS.put("is_leap_year", time -> time.toLocalDate().isLeapYear());
  }

  private DateFields() {}

  private static boolean endsMonth(LocalDateTime time) {
    return time.getDayOfMonth() == time.toLocalDate().lengthOfMonth();
  }

  /** A number of each datetime: int32, or float64 where some are missing. */
  public static Column number(TimeColumn times, ToLongFunction<LocalDateTime> field) {
    long[] numbers = Allocation.longs(times.size());
    boolean missing = false;
    for (int at = 0; at < numbers.length; at++) {
      missing |= times.isMissing(at);
      numbers[at] = times.isMissing(at) ? 0 : field.applyAsLong(moment(times, at));
    }
    if (!missing) {
      return new LongColumn(numbers, DType.INT32);
    }
    return DoubleColumn.of(
        Allocation.doubles(numbers.length, at -> times.isMissing(at) ? Double.NaN : numbers[at]));
  }

  /** A truth of each datetime, false where it is missing. */
  public static Column truth(TimeColumn times, Predicate<LocalDateTime> field) {
    return new BoolColumn(
        Allocation.booleans(
            times.size(), at -> !times.isMissing(at) && field.test(moment(times, at))));
  }

  /** An object of each datetime, the given one where it is missing. */
  public static Column object(
      TimeColumn times, Function<LocalDateTime, Object> field, Object missing) {
    Object[] objects =
        Allocation.objects(
            times.size(), at -> times.isMissing(at) ? missing : field.apply(moment(times, at)));
    boolean none = times.size() > 0 && missing == Scalars.NAT && Columns.isMissing(times);
    return none ? times : ObjectColumn.of(objects);
  }

  /** A datetime of each datetime. */
  public static TimeColumn moved(TimeColumn times, Function<LocalDateTime, LocalDateTime> move) {
    long[] nanos = Allocation.longs(times.size());
    for (int at = 0; at < nanos.length; at++) {
      nanos[at] =
          times.isMissing(at)
              ? TimeColumn.NAT
              : Timestamp.of(move.apply(moment(times, at))).nanos();
    }
    return TimeColumn.cut(nanos, times.dtype());
  }

  public static LocalDateTime moment(TimeColumn times, int at) {
    return new Timestamp(times.values()[at]).dateTime();
  }
}
