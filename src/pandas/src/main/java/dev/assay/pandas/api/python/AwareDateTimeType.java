package dev.assay.pandas.api.python;

import dev.assay.pandas.eval.Args;
import dev.assay.pandas.eval.PyType;
import dev.assay.pandas.value.Aware;
import dev.assay.pandas.value.AwareDateTime;
import dev.assay.pandas.value.FixedZone;
import dev.assay.pandas.value.PythonError;
import dev.assay.pandas.value.Zone;
import dev.assay.pandas.value.ZoneDirectives;
import java.math.BigDecimal;
import java.time.Instant;
import java.time.LocalDateTime;
import java.time.ZoneOffset;
import java.util.regex.Matcher;
import org.jspecify.annotations.Nullable;

/** The table of {@code datetime.datetime} with a time zone. */
final class AwareDateTimeType {

  static final PyType<AwareDateTime> TYPE =
      PyType.builder("datetime", AwareDateTime.class)
          .module("datetime")
          .doc("a date and a time of day of a time zone")
          .bases(DateTimeType.TYPE)
          .partOf(DateTimeType.TYPE)
          .property("tzinfo", (self, _) -> self.zone())
          .method("isoformat", "sep='T', !timespec='auto'", AwareDateTimeType::isoFormat)
          .method(
              "strftime",
              "format",
              (self, args) -> ZoneDirectives.strftime(self, args.string("format")))
          .method(
              "replace",
              "year=None, month=None, day=None, hour=None, minute=None, second=None,"
                  + " microsecond=None, tzinfo=...",
              AwareDateTimeType::replaced)
          .method("astimezone", "tz=None", AwareDateTimeType::converted)
          .method("utcoffset", "", (self, _) -> ZoneTypes.offset(self))
          .method("tzname", "", (self, _) -> ZoneTypes.name(self))
          .method("timestamp", "", (self, _) -> seconds(self))
          .lacking("use astimezone(...)", "dst fold timetz utctimetuple")
          .build();

  private AwareDateTimeType() {}

  /** The local time in a zone, or without one. */
  static Object of(LocalDateTime local, @Nullable Zone zone) {
    return zone == null ? local : AwareDateTime.of(local, zone);
  }

  /** Seconds since 1970. */
  static double seconds(Aware time) {
    Instant instant = time.instant();
    return BigDecimal.valueOf(instant.getEpochSecond())
        .add(BigDecimal.valueOf(instant.getNano() / 1000, 6))
        .doubleValue();
  }

  private static Object isoFormat(AwareDateTime self, Args args) {
    return self.str().replaceFirst(" ", Matcher.quoteReplacement(args.string("sep")));
  }

  /** Fields of local time, and the zone, replaced. */
  private static Object replaced(AwareDateTime self, Args args) {
    LocalDateTime local = DateTimeType.replaced(self.local(), args);
    if (args.has("tzinfo")) {
      return of(local, ZoneTypes.zone(args, "tzinfo"));
    }
    return local.equals(self.local()) ? self : AwareDateTime.of(local, self.zone());
  }

  private static Object converted(AwareDateTime self, Args args) {
    Zone zone = ZoneTypes.zone(args, "tz");
    if (zone == null) {
      throw PythonError.unsupported(
          "astimezone() without a zone", "name one, as timezone.utc: there is no local one");
    }
    return AwareDateTime.at(self, zone);
  }

  /** The time so many seconds after 1970, in a zone. */
  static Object ofSeconds(Args args) {
    Zone zone = ZoneTypes.zone(args, "tz");
    if (zone == null) {
      throw PythonError.unsupported(
          "fromtimestamp() without a zone", "give tz=timezone.utc: there is no local one");
    }
    LocalDateTime utc = utc(args.real("timestamp"));
    return AwareDateTime.at(new AwareDateTime(utc, ZoneOffset.UTC, FixedZone.UTC), zone);
  }

  /** Rounds to microseconds, a half to the even one, as Python does. */
  static LocalDateTime utc(double seconds) {
    double whole = Math.floor(seconds);
    long micros = (long) Math.rint((seconds - whole) * 1e6);
    if (Double.isNaN(seconds) || Math.abs(seconds) > 2e11) {
      throw PythonError.valueError("year is out of range");
    }
    return LocalDateTime.ofEpochSecond((long) whole, 0, ZoneOffset.UTC).plusNanos(micros * 1000);
  }
}
