package dev.assay.pandas.api.python;

import dev.assay.pandas.eval.Args;
import dev.assay.pandas.eval.PyType;
import dev.assay.pandas.value.Aware;
import dev.assay.pandas.value.Clock;
import dev.assay.pandas.value.PyNamedTuple;
import dev.assay.pandas.value.PyTuple;
import dev.assay.pandas.value.PythonError;
import dev.assay.pandas.value.Strftime;
import dev.assay.pandas.value.Text;
import dev.assay.pandas.value.Timestamp;
import java.time.DateTimeException;
import java.time.DayOfWeek;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.temporal.IsoFields;
import java.util.List;

/** The table of {@code datetime.date}; datetime and pandas' Timestamp inherit from it. */
public final class DateType {

  static final String BY_FIELDS = "use year, month and day";

  private static final long ORDINAL_OF_EPOCH = 719_163;

  public static final PyType<Object> TYPE =
      PyType.builder("date", Object.class)
          .module("datetime")
          .doc("a day of the calendar")
          .constructor("year, month, day", DateType::create)
          .property("year", (self, _) -> (long) moment(self).getYear())
          .property("month", (self, _) -> (long) moment(self).getMonthValue())
          .property("day", (self, _) -> (long) moment(self).getDayOfMonth())
          .method("weekday", "", (self, _) -> moment(self).getDayOfWeek().getValue() - 1L)
          .method("isoweekday", "", (self, _) -> (long) moment(self).getDayOfWeek().getValue())
          .method("isocalendar", "", (self, _) -> isoCalendar(moment(self)))
          .method("isoformat", "", (self, _) -> Text.str(self))
          .method(
              "strftime",
              "format",
              (self, args) -> Strftime.format(moment(self), args.string("format")))
          .method("ctime", "", (self, _) -> clock(moment(self)))
          .method(
              "toordinal",
              "",
              (self, _) -> moment(self).toLocalDate().toEpochDay() + ORDINAL_OF_EPOCH)
          .method("replace", "year=None, month=None, day=None", DateType::replace)
          .function(
              "fromisoformat", "date_string, /", args -> IsoText.date(args.string("date_string")))
          .function("fromordinal", "ordinal, /", args -> ofOrdinal(args.integer("ordinal")))
          .constant("min", LocalDate.of(1, 1, 1))
          .constant("max", LocalDate.of(9999, 12, 31))
          .function("today", "", _ -> Clock.local("date.today").toLocalDate())
          .function("fromisocalendar", "year, week, day", args -> fromIsoCalendar(args))
          .lacking(BY_FIELDS, "resolution timetuple")
          .refused(
              "fromtimestamp",
              "there is no local time zone; use datetime.fromtimestamp(x, tz=timezone.utc).date()")
          .build();

  private DateType() {}

  private static LocalDate ofOrdinal(long ordinal) {
    if (ordinal < 1) {
      throw PythonError.valueError("ordinal must be >= 1");
    }
    return LocalDate.ofEpochDay(ordinal - ORDINAL_OF_EPOCH);
  }

  private static String clock(LocalDateTime moment) {
    return Strftime.format(moment, "%a %b %e %H:%M:%S ") + "%04d".formatted(moment.getYear());
  }

  /** The value as a date and time: a date begins its day. */
  static LocalDateTime moment(Object self) {
    return switch (self) {
      case LocalDate date -> date.atStartOfDay();
      case LocalDateTime time -> time;
      case Timestamp time -> time.dateTime();
      case Aware time -> time.local();
      default -> throw PythonError.typeError("descriptor requires a 'datetime.date' object");
    };
  }

  private static Object create(Args args) {
    return date(args.count("year"), args.count("month"), args.count("day"));
  }

  /** The day; a ValueError with Python's text when there is no such day. */
  static LocalDate date(int year, int month, int day) {
    if (year < 1 || year > 9999) {
      throw PythonError.valueError("year " + year + " is out of range");
    }
    if (month < 1 || month > 12) {
      throw PythonError.valueError("month must be in 1..12");
    }
    try {
      return LocalDate.of(year, month, day);
    } catch (DateTimeException _) {
      throw PythonError.valueError("day is out of range for month");
    }
  }

  private static PyTuple isoCalendar(LocalDateTime moment) {
    return new PyNamedTuple(
        "IsoCalendarDate",
        List.of("year", "week", "weekday"),
        List.of(
            (long) moment.get(IsoFields.WEEK_BASED_YEAR),
            (long) moment.get(IsoFields.WEEK_OF_WEEK_BASED_YEAR),
            (long) moment.getDayOfWeek().getValue()));
  }

  /** The part of a {@code replace}: the one given, or the one there is. */
  static int part(Args args, String name, int present) {
    return args.optional(name) == null ? present : args.count(name);
  }

  private static Object replace(Object self, Args args) {
    LocalDateTime moment = moment(self);
    return date(
        part(args, "year", moment.getYear()),
        part(args, "month", moment.getMonthValue()),
        part(args, "day", moment.getDayOfMonth()));
  }

  /** The day of a week of an ISO year. */
  static LocalDate fromIsoCalendar(Args args) {
    return ofWeek(args.count("year"), args.count("week"), args.count("day"));
  }

  /** The day of a week of an ISO year; a ValueError when there is no such day. */
  static LocalDate ofWeek(int year, int week, int day) {
    if (day < 1 || day > 7) {
      throw PythonError.valueError("Invalid weekday: " + day + " (range is [1, 7])");
    }
    LocalDate first = date(year, 1, 4).with(DayOfWeek.MONDAY);
    LocalDate found = first.plusWeeks(week - 1L).plusDays(day - 1L);
    if (week < 1 || found.get(IsoFields.WEEK_BASED_YEAR) != year) {
      throw PythonError.valueError("Invalid week: " + week);
    }
    return found;
  }
}
