package dev.assay.pandas.api.datetimes;

import dev.assay.pandas.api.python.DateTimeType;
import dev.assay.pandas.api.python.DateType;
import dev.assay.pandas.column.Scalars;
import dev.assay.pandas.eval.Args;
import dev.assay.pandas.eval.PyType;
import dev.assay.pandas.value.Clock;
import dev.assay.pandas.value.FixedZone;
import dev.assay.pandas.value.PythonError;
import dev.assay.pandas.value.Timestamp;
import dev.assay.pandas.value.Zone;
import dev.assay.pandas.value.ZonedTimestamp;
import java.time.DateTimeException;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** {@code pd.Timestamp(...)}. */
final class TimestampCreation {

  private static final List<String> DATE_PARTS =
      List.of("year", "month", "day", "hour", "minute", "second");

  private TimestampCreation() {}

  /** The other ways to make one: Python's own, of which each gives a Timestamp. */
  static PyType.Builder<Timestamp> functions(PyType.Builder<Timestamp> table) {
    return table
        .function(
            "combine", "date, time", args -> asPython(args, "combine", List.of("date", "time")))
        .function(
            "fromisocalendar",
            "year, week, day",
            args -> asPython(args, "fromisocalendar", List.of("year", "week", "day")))
        .function(
            "fromordinal",
            "ordinal, tz=None",
            args -> {
              LocalDate day =
                  (LocalDate) asPython(args, DateType.TYPE, "fromordinal", List.of("ordinal"));
              return local(Timestamp.ofPython(day.atStartOfDay()), ZonedTimes.zone(args.get("tz")));
            })
        .function(
            "fromtimestamp",
            "ts, tz=None",
            args -> ofSeconds(args, ZonedTimes.zone(args.get("tz"))))
        .function("utcfromtimestamp", "ts", args -> ofSeconds(args, FixedZone.UTC))
        .function("now", "tz=None", args -> now("Timestamp.now", ZonedTimes.zone(args.get("tz"))))
        .function(
            "today", "tz=None", args -> now("Timestamp.today", ZonedTimes.zone(args.get("tz"))))
        .function("utcnow", "", _ -> now("Timestamp.utcnow", FixedZone.UTC));
  }

  private static Object now(String asked, @Nullable Zone zone) {
    return zone == null
        ? Timestamp.ofPython(Clock.local(asked))
        : new ZonedTimestamp(Timestamp.ofPython(Clock.utc(asked)), zone);
  }

  private static Object asPython(Args args, String function, List<String> names) {
    return Scalars.boxed(asPython(args, DateTimeType.TYPE, function, names));
  }

  private static Object asPython(Args args, PyType<?> type, String function, List<String> names) {
    Object[] given = names.stream().map(args::get).toArray();
    return args.context().invoke(type, function, given);
  }

  private static Object ofSeconds(Args args, @Nullable Zone zone) {
    if (zone == null) {
      throw PythonError.unsupported(
          "Timestamp.fromtimestamp() without a zone", "give tz='UTC': there is no local one");
    }
    Object utc = asPython(args, "utcfromtimestamp", List.of("ts"));
    return new ZonedTimestamp((Timestamp) utc, zone);
  }

  private static Object local(Timestamp time, @Nullable Zone zone) {
    return zone == null ? time : ZonedTimes.inZone(time, zone);
  }

  static Object of(Args args) {
    Zone zone = zone(args);
    Object time = local(args);
    if (zone == null || !(time instanceof Timestamp || time instanceof ZonedTimestamp)) {
      return time;
    }
    if (time instanceof ZonedTimestamp zoned) {
      if (!(args.get("ts_input") instanceof String)) {
        throw PythonError.valueError(
            "Cannot pass a datetime or Timestamp with tzinfo with the tz parameter. Use tz_convert"
                + " instead.");
      }
      return new ZonedTimestamp(zoned.moment(), zone);
    }
    if (args.optional("ts_input") instanceof String text && Clock.isNamedBy(text)) {
      return now("the date '" + text + "'", zone);
    }
    Timestamp naive = (Timestamp) time;
    boolean counted =
        Scalars.plain(args.optional("ts_input") == null ? "" : args.get("ts_input"))
                instanceof Number
            && args.optional("year") == null;
    return counted ? new ZonedTimestamp(naive, zone) : ZonedTimes.inZone(naive, zone);
  }

  private static @Nullable Zone zone(Args args) {
    Zone zone = ZonedTimes.zone(args.optional("tz"));
    Zone other = ZonedTimes.zone(args.optional("tzinfo"));
    if (zone != null && other != null) {
      throw PythonError.valueError("Can provide at most one of tz, tzinfo");
    }
    return zone == null ? other : zone;
  }

  private static Object local(Args args) {
    Object given = args.optional("ts_input");
    if (given instanceof String
        && DATE_PARTS.stream().anyMatch(each -> args.optional(each) != null)) {
      throw PythonError.valueError(
          "Cannot pass a date attribute keyword argument when passing a date string; 'tz' is"
              + " keyword-only");
    }
    if (given != null && args.optional("unit") != null) {
      return TimeTypes.ofUnit(Scalars.plain(given), args.string("unit"));
    }
    if (given instanceof Long year && args.optional("year") instanceof Long month) {
      long day = args.integer("month");
      return of(year, month, day, part(args, "day"), part(args, "hour"), part(args, "minute"));
    }
    if (given == null) {
      if (args.optional("year") == null) {
        return missing(args);
      }
      return of(
          args.integer("year"),
          args.integer("month"),
          args.integer("day"),
          part(args, "hour"),
          part(args, "minute"),
          part(args, "second"));
    }
    return TimeTypes.moment(given);
  }

  private static long part(Args args, String name) {
    return args.optional(name) == null ? 0 : args.integer(name);
  }

  /** {@code Timestamp(None)}; without any argument it is a mistake. */
  private static Object missing(Args args) {
    if (!args.has("ts_input")) {
      throw PythonError.typeError("Timestamp() needs a date");
    }
    return Scalars.NAT;
  }

  private static Object of(long year, long month, long day, long hour, long minute, long second) {
    try {
      return Timestamp.ofPython(
          LocalDateTime.of(
              (int) year, (int) month, (int) day, (int) hour, (int) minute, (int) second));
    } catch (DateTimeException error) {
      throw PythonError.valueError("day is out of range for month");
    }
  }
}
