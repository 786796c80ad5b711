package dev.assay.pandas.api.datetimes;

import dev.assay.pandas.column.TimeColumn;
import dev.assay.pandas.column.ZonedColumn;
import dev.assay.pandas.eval.Args;
import dev.assay.pandas.frame.index.Index;
import dev.assay.pandas.frame.time.DateFields;
import dev.assay.pandas.frame.time.DateFormat;
import dev.assay.pandas.value.PythonError;
import dev.assay.pandas.value.Text;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.util.List;
import java.util.function.Predicate;
import java.util.stream.IntStream;

/** {@code between_time} and {@code at_time}: the rows at some times of any day. */
public final class TimesOfDay {

  public static final String BETWEEN =
      "start_time, end_time, inclusive='both'|'left'|'right'|'neither', !axis=None";
  public static final String AT = "time, !asof=False, !axis=None";

  /** The forms in which a time may be written (pandas/core/tools/times.py). */
  private static final List<DateFormat> FORMATS =
      List.of("%H:%M", "%H%M", "%I:%M%p", "%I%M%p", "%H:%M:%S", "%H%M%S", "%I:%M:%S%p", "%I%M%S%p")
          .stream()
          .map(DateFormat::new)
          .toList();

  private TimesOfDay() {}

  /**
   * The rows between two times, across midnight where the first one is later.
   *
   * @throws PythonError a TypeError where the labels are no dates, a ValueError for other text
   */
  public static int[] between(Args args, Index index) {
    String inclusive = args.string("inclusive");
    boolean withStart = inclusive.equals("both") || inclusive.equals("left");
    boolean withEnd = inclusive.equals("both") || inclusive.equals("right");
    return between(args, index, withStart, withEnd);
  }

  /** The same for {@code indexer_between_time}, which says of either time whether it is in. */
  public static int[] betweenIncluded(Args args, Index index) {
    return between(args, index, args.truth("include_start"), args.truth("include_end"));
  }

  private static int[] between(Args args, Index index, boolean withStart, boolean withEnd) {
    LocalTime start = time(args, "start_time");
    LocalTime end = time(args, "end_time");
    return rows(
        index,
        time -> {
          boolean after = time.isAfter(start) || withStart && time.equals(start);
          boolean before = time.isBefore(end) || withEnd && time.equals(end);
          return start.isAfter(end) ? after || before : after && before;
        });
  }

  /** The rows at one time; the errors are those of {@link #between}. */
  public static int[] at(Args args, Index index) {
    LocalTime sought = time(args, "time");
    return rows(index, sought::equals);
  }

  private static int[] rows(Index index, Predicate<LocalTime> chosen) {
    boolean zoned = index.levelCount() == 1 && index.column() instanceof ZonedColumn;
    if (!index.isOfDates() && !zoned) {
      throw PythonError.typeError("Index must be DatetimeIndex");
    }
    TimeColumn times =
        index.column() instanceof ZonedColumn column ? column.local() : (TimeColumn) index.column();
    return IntStream.range(0, times.size())
        .filter(at -> !times.isMissing(at))
        .filter(at -> chosen.test(DateFields.moment(times, at).toLocalTime()))
        .toArray();
  }

  private static LocalTime time(Args args, String name) {
    Object given = args.get(name);
    if (given instanceof LocalTime time) {
      return time;
    }
    if (given instanceof String text) {
      for (DateFormat format : FORMATS) {
        LocalDateTime parsed = format.parse(text);
        if (parsed != null) {
          return parsed.toLocalTime();
        }
      }
    }
    throw PythonError.valueError("Cannot convert arg [" + Text.repr(given) + "] to a time");
  }
}
