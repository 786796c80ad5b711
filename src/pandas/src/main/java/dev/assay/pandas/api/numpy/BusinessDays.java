package dev.assay.pandas.api.numpy;

import dev.assay.pandas.api.array.ArrayObject;
import dev.assay.pandas.api.common.Read;
import dev.assay.pandas.api.index.IndexObject;
import dev.assay.pandas.api.series.SeriesObject;
import dev.assay.pandas.column.BoolColumn;
import dev.assay.pandas.column.LongColumn;
import dev.assay.pandas.column.Scalars;
import dev.assay.pandas.eval.Args;
import dev.assay.pandas.eval.PyModule;
import dev.assay.pandas.value.Allocation;
import dev.assay.pandas.value.NumpyBool;
import dev.assay.pandas.value.NumpyTime;
import dev.assay.pandas.value.NumpyUnit;
import dev.assay.pandas.value.PythonError;
import dev.assay.pandas.value.TimeLimit;
import dev.assay.pandas.value.Timestamp;
import dev.assay.pandas.value.TypeNames;
import java.time.DateTimeException;
import java.time.DayOfWeek;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** numpy's counts of working days: Mondays to Fridays that are no holidays. */
final class BusinessDays {

  private static final long WEEK = 7;
  private static final long WORKING = 5;

  private BusinessDays() {}

  static void add(PyModule.Builder table) {
    table
        .function(
            "busday_count",
            "begindates, enddates, !weekmask=None, holidays=None",
            BusinessDays::counted)
        .function("is_busday", "dates, !weekmask=None, holidays=None", BusinessDays::areWorking);
  }

  /** The working days from each begin up to before each end; negative where the end is earlier. */
  private static Object counted(Args args) {
    long[] from = days(args, "begindates");
    long[] to = days(args, "enddates");
    Set<Long> holidays = holidays(args);
    int size = Stacking.commonSize(LongColumn.of(from), LongColumn.of(to));
    args.budget().cells(size);
    long[] counts = Allocation.longs(size);
    for (int at = 0; at < size; at++) {
      long begin = from[from.length == 1 ? 0 : at];
      long end = to[to.length == 1 ? 0 : at];
      counts[at] =
          begin <= end ? between(begin, end, holidays) : -between(end + 1, begin + 1, holidays);
    }
    boolean several =
        Read.isListLike(args.get("begindates")) || Read.isListLike(args.get("enddates"));
    return several ? new ArrayObject(LongColumn.of(counts)) : Scalars.int64(counts[0]);
  }

  private static Object areWorking(Args args) {
    Set<Long> holidays = holidays(args);
    long[] days = days(args, "dates");
    boolean[] working =
        Allocation.booleans(days.length, at -> between(days[at], days[at] + 1, holidays) == 1);
    return Read.isListLike(args.get("dates"))
        ? new ArrayObject(new BoolColumn(working))
        : new NumpyBool(working[0]);
  }

  private static Set<Long> holidays(Args args) {
    Set<Long> holidays = new HashSet<>();
    if (args.optional("holidays") == null) {
      return holidays;
    }
    Arrays.stream(days(args, "holidays")).forEach(holidays::add);
    return holidays;
  }

  private static long between(long begin, long end, Set<Long> holidays) {
    long weeks = (end - begin) / WEEK;
    long count = weeks * WORKING;
    for (long day = begin + weeks * WEEK; day < end; day++) {
      count += isWeekday(day) ? 1 : 0;
    }
    return count
        - holidays.stream().filter(day -> day >= begin && day < end && isWeekday(day)).count();
  }

  private static boolean isWeekday(long day) {
    return LocalDate.ofEpochDay(day).getDayOfWeek().compareTo(DayOfWeek.SATURDAY) < 0;
  }

  /** Days since 1970 of dates alone: numpy cuts no times of day off. */
  private static long[] days(Args args, String name) {
    Object given = args.get(name);
    if (given instanceof SeriesObject || given instanceof IndexObject) {
      throw uncast("what pandas holds, which may have times of day,");
    }
    List<Object> dates = Read.isListLike(given) ? args.context().list(given) : List.of(given);
    return dates.stream().mapToLong(BusinessDays::day).toArray();
  }

  private static long day(Object date) {
    TimeLimit.check();
    return switch (date) {
      case NumpyTime time when time.isNat() ->
          throw PythonError.valueError(
              "Cannot compute a business day count with a NaT (not-a-time) date");
      case NumpyTime time when time.unit().compareTo(NumpyUnit.DAY) <= 0 ->
          NumpyUnit.DAY.countAt(time.nanos());
      case Timestamp _, LocalDateTime _ -> throw uncast("a time");
      case LocalDate day -> day.toEpochDay();
      case String text -> parsed(text);
      default -> throw uncast(TypeNames.of(date));
    };
  }

  private static long parsed(String text) {
    try {
      return LocalDate.parse(text).toEpochDay();
    } catch (DateTimeException _) {
      throw PythonError.valueError("Error parsing datetime string \"" + text + "\"");
    }
  }

  private static PythonError uncast(String what) {
    return PythonError.typeError(what + " could not be cast to dtype('<M8[D]')")
        .hinting("; use .values.astype('datetime64[D]')");
  }
}
