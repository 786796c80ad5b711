package dev.assay.pandas.api.python;

import dev.assay.pandas.eval.Args;
import dev.assay.pandas.eval.PyType;
import dev.assay.pandas.value.PythonError;
import dev.assay.pandas.value.Strftime;
import dev.assay.pandas.value.Text;
import java.time.LocalDate;
import java.time.LocalTime;

/** The table of {@code datetime.time}. */
public final class TimeType {

  public static final PyType<LocalTime> TYPE =
      PyType.builder("time", LocalTime.class)
          .module("datetime")
          .doc("a time of day")
          .constructor(
              "hour=0, minute=0, second=0, microsecond=0, !tzinfo=None",
              args ->
                  time(
                      args.count("hour"),
                      args.count("minute"),
                      args.count("second"),
                      args.count("microsecond")))
          .property("hour", (self, _) -> (long) self.getHour())
          .property("minute", (self, _) -> (long) self.getMinute())
          .property("second", (self, _) -> (long) self.getSecond())
          .property("microsecond", (self, _) -> self.getNano() / 1000L)
          .method("isoformat", "", (self, _) -> Text.str(self))
          .method(
              "strftime",
              "format",
              (self, args) ->
                  Strftime.format(self.atDate(LocalDate.of(1900, 1, 1)), args.string("format")))
          .method(
              "replace",
              "hour=None, minute=None, second=None, microsecond=None",
              TimeType::replaced)
          .function(
              "fromisoformat", "time_string, /", args -> IsoText.time(args.string("time_string")))
          .build();

  private TimeType() {}

  /** The time of day; a ValueError with Python's text when there is no such time. */
  static LocalTime time(int hour, int minute, int second, int microsecond) {
    check(hour, 23, "hour must be in 0..23");
    check(minute, 59, "minute must be in 0..59");
    check(second, 59, "second must be in 0..59");
    check(microsecond, 999_999, "microsecond must be in 0..999999");
    return LocalTime.of(hour, minute, second, microsecond * 1000);
  }

  private static void check(int value, int most, String message) {
    if (value < 0 || value > most) {
      throw PythonError.valueError(message);
    }
  }

  static LocalTime replaced(LocalTime time, Args args) {
    int belowMicros = time.getNano() % 1000; // pandas' times have them
    return time(
            DateType.part(args, "hour", time.getHour()),
            DateType.part(args, "minute", time.getMinute()),
            DateType.part(args, "second", time.getSecond()),
            DateType.part(args, "microsecond", time.getNano() / 1000))
        .plusNanos(belowMicros);
  }
}
