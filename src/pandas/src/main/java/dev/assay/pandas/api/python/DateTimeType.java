package dev.assay.pandas.api.python;

import dev.assay.pandas.eval.Args;
import dev.assay.pandas.eval.PyType;
import dev.assay.pandas.frame.time.DateFormat;
import dev.assay.pandas.frame.time.WrittenTime;
import dev.assay.pandas.value.AwareDateTime;
import dev.assay.pandas.value.Clock;
import dev.assay.pandas.value.FixedZone;
import dev.assay.pandas.value.None;
import dev.assay.pandas.value.PythonError;
import dev.assay.pandas.value.Text;
import dev.assay.pandas.value.Timestamp;
import dev.assay.pandas.value.Zone;
import java.time.DateTimeException;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.time.ZoneOffset;
import java.util.regex.Matcher;
import org.jspecify.annotations.Nullable;

/** The table of {@code datetime.datetime}; pandas' Timestamp inherits from it. */
public final class DateTimeType {

  private static final String NO_ZONE =
      "there is no local time zone; give the time one first: replace(tzinfo=timezone.utc)";

  public static final PyType<Object> TYPE =
      PyType.builder("datetime", Object.class)
          .module("datetime")
          .doc("a date and a time of day, without a time zone")
          .bases(DateType.TYPE)
          .constructor(
              "year, month, day, hour=0, minute=0, second=0, microsecond=0, tzinfo=None, *,"
                  + " !fold=0",
              DateTimeType::create)
          .property("hour", (self, _) -> (long) DateType.moment(self).getHour())
          .property("minute", (self, _) -> (long) DateType.moment(self).getMinute())
          .property("second", (self, _) -> (long) DateType.moment(self).getSecond())
          .property("microsecond", (self, _) -> DateType.moment(self).getNano() / 1000L)
          .property("tzinfo", (_, _) -> None.NONE)
          .method("date", "", (self, _) -> DateType.moment(self).toLocalDate())
          .method("time", "", (self, _) -> DateType.moment(self).toLocalTime())
          .method("isoformat", "sep='T', !timespec='auto'", DateTimeType::isoFormat)
          .method(
              "replace",
              "year=None, month=None, day=None, hour=None, minute=None, second=None,"
                  + " microsecond=None, tzinfo=None",
              DateTimeType::replace)
          .function("strptime", "date_string, format, /", DateTimeType::parse)
          .function(
              "fromisoformat", "date_string, /", args -> IsoText.moment(args.string("date_string")))
          .function("combine", "date, time", DateTimeType::combine)
          .constant("min", LocalDateTime.of(1, 1, 1, 0, 0))
          .constant("max", LocalDateTime.of(9999, 12, 31, 23, 59, 59, 999_999_000))
          .function("now", "tz=None", args -> now(ZoneTypes.zone(args, "tz")))
          .function("today", "", _ -> Clock.local("datetime.today"))
          .function("utcnow", "", _ -> Clock.utc("datetime.utcnow"))
          .function("fromtimestamp", "timestamp, tz=None", AwareDateTimeType::ofSeconds)
          .function("utcfromtimestamp", "t, /", args -> AwareDateTimeType.utc(args.real("t")))
          .method("utcoffset", "", (_, _) -> None.NONE)
          .method("tzname", "", (_, _) -> None.NONE)
          .method("dst", "", (_, _) -> None.NONE)
          .lacking(NO_ZONE, "timestamp astimezone fold timetz utctimetuple")
          .function(
              "fromisocalendar",
              "year, week, day",
              args -> DateType.fromIsoCalendar(args).atStartOfDay())
          .lacking(DateType.BY_FIELDS, "resolution timetuple")
          .build();

  private DateTimeType() {}

  private static Object now(@Nullable Zone zone) {
    String asked = "datetime.now";
    return zone == null
        ? Clock.local(asked)
        : AwareDateTime.at(
            new AwareDateTime(Clock.utc(asked), ZoneOffset.UTC, FixedZone.UTC), zone);
  }

  private static Object create(Args args) {
    LocalDate date = DateType.date(args.count("year"), args.count("month"), args.count("day"));
    LocalDateTime local =
        date.atTime(
            TimeType.time(
                args.count("hour"),
                args.count("minute"),
                args.count("second"),
                args.count("microsecond")));
    return AwareDateTimeType.of(local, ZoneTypes.zone(args, "tzinfo"));
  }

  private static Object isoFormat(Object self, Args args) {
    String text = Text.str(self instanceof Timestamp time ? time : DateType.moment(self));
    return text.replaceFirst(" ", Matcher.quoteReplacement(args.string("sep")));
  }

  private static Object replace(Object self, Args args) {
    LocalDateTime replaced = replaced(DateType.moment(self), args);
    if (!(self instanceof Timestamp time)) {
      return AwareDateTimeType.of(replaced, ZoneTypes.zone(args, "tzinfo"));
    }
    if (args.optional("tzinfo") != null) {
      throw PythonError.unsupported("Timestamp.replace(tzinfo=...)", "use tz_localize(...)");
    }
    return Timestamp.of(replaced).in(time.unit());
  }

  /** The time with the fields that are given. */
  public static LocalDateTime replaced(LocalDateTime moment, Args args) {
    LocalDate date =
        DateType.date(
            DateType.part(args, "year", moment.getYear()),
            DateType.part(args, "month", moment.getMonthValue()),
            DateType.part(args, "day", moment.getDayOfMonth()));
    return date.atTime(TimeType.replaced(moment.toLocalTime(), args));
  }

  private static Object parse(Args args) {
    String text = args.string("date_string");
    if (args.string("format").contains("%Z")) {
      throw PythonError.unsupported("strptime with %Z", "write the zone as an offset, for %z");
    }
    DateFormat format = new DateFormat(args.string("format"));
    String rest = format.unconverted(text);
    if (rest == null) {
      throw PythonError.valueError(
          "time data %s does not match format %s", Text.quoted(text), Text.quoted(format.format()));
    }
    WrittenTime parsed = format.read(text);
    if (parsed == null) {
      throw PythonError.valueError(
          rest.isEmpty() ? "day is out of range for month" : "unconverted data remains: " + rest);
    }
    return AwareDateTimeType.of(parsed.local(), parsed.zone());
  }

  private static Object combine(Args args) {
    LocalDate date = DateType.moment(args.get("date")).toLocalDate();
    if (!(args.get("time") instanceof LocalTime time)) {
      throw PythonError.typeError(
          "combine() argument 2 must be datetime.time, not "
              + args.context().typeName(args.get("time")));
    }
    try {
      return date.atTime(time);
    } catch (DateTimeException _) {
      throw PythonError.valueError("time is out of range");
    }
  }
}
