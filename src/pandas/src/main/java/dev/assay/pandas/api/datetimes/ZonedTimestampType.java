package dev.assay.pandas.api.datetimes;

import dev.assay.pandas.api.python.DateTimeType;
import dev.assay.pandas.api.python.ZoneTypes;
import dev.assay.pandas.column.Columns;
import dev.assay.pandas.column.TimeColumn;
import dev.assay.pandas.column.ZonedColumn;
import dev.assay.pandas.eval.Args;
import dev.assay.pandas.eval.PyType;
import dev.assay.pandas.frame.time.TimeRounding;
import dev.assay.pandas.value.AwareDateTime;
import dev.assay.pandas.value.NumpyTime;
import dev.assay.pandas.value.PythonError;
import dev.assay.pandas.value.Strftime;
import dev.assay.pandas.value.Timestamp;
import dev.assay.pandas.value.Zone;
import dev.assay.pandas.value.ZoneDirectives;
import dev.assay.pandas.value.ZonedTimestamp;
import java.time.LocalDateTime;
import java.util.function.BiFunction;
import java.util.regex.Matcher;

/** The table of {@code pd.Timestamp} with a time zone. */
public final class ZonedTimestampType {

  private static final String LACKING = "drop the zone first: tz_localize(None)";

  public static final PyType<ZonedTimestamp> TYPE =
      PyType.builder("Timestamp", ZonedTimestamp.class)
          .module("pandas._libs.tslibs.timestamps")
          .doc("a date and time of a time zone")
          .bases(TimeTypes.TIMESTAMP)
          .partOf(TimeTypes.TIMESTAMP)
          .with(ZonedTimestampType::fields)
          .with(ZonedTimestampType::texts)
          .with(ZonedTimestampType::zones)
          .with(ZonedTimestampType::others)
          .lacking(
              LACKING,
              "combine fold as_unit resolution unit weekofyear timetuple utctimetuple timetz dst")
          .build();

  private ZonedTimestampType() {}

  private static PyType.Builder<ZonedTimestamp> fields(PyType.Builder<ZonedTimestamp> table) {
    return TimestampFields.add(table, ZonedTimestamp::local)
        .property("value", (self, _) -> self.nanos());
  }

  private static PyType.Builder<ZonedTimestamp> texts(PyType.Builder<ZonedTimestamp> table) {
    return table
        .method(
            "strftime",
            "format",
            (self, args) -> ZoneDirectives.strftime(self, args.string("format")))
        .method(
            "isoformat",
            "sep='T', !timespec='auto'",
            (self, args) ->
                self.str().replaceFirst(" ", Matcher.quoteReplacement(args.string("sep"))))
        .method("day_name", "!locale=None", (self, _) -> Strftime.format(self.local(), "%A"))
        .method("month_name", "!locale=None", (self, _) -> Strftime.format(self.local(), "%B"));
  }

  private static PyType.Builder<ZonedTimestamp> zones(PyType.Builder<ZonedTimestamp> table) {
    return table
        .property("tz", (self, _) -> self.zone())
        .property("tzinfo", (self, _) -> self.zone())
        .method("utcoffset", "", (self, _) -> ZoneTypes.offset(self))
        .method("tzname", "", (self, _) -> ZoneTypes.name(self))
        .method("tz_convert", "tz", ZonedTimestampType::converted)
        .method("astimezone", "tz", ZonedTimestampType::converted)
        .method("tz_localize", ZonedTimes.LOCALIZE, ZonedTimestampType::withoutZone);
  }

  private static PyType.Builder<ZonedTimestamp> others(PyType.Builder<ZonedTimestamp> table) {
    return table
        .method("normalize", "", (self, _) -> normalized(self))
        .method("floor", ZonedTimes.ROUND, (self, args) -> rounded(self, args, TimeRounding::floor))
        .method("ceil", ZonedTimes.ROUND, (self, args) -> rounded(self, args, TimeRounding::ceil))
        .method("round", ZonedTimes.ROUND, (self, args) -> rounded(self, args, TimeRounding::round))
        .method("to_pydatetime", "warn=True", (self, _) -> AwareDateTime.at(self, self.zone()))
        .method("to_datetime64", "", (self, _) -> NumpyTime.at(self.nanos(), self.unit()))
        .method(
            "to_numpy",
            "!dtype=None, !copy=False",
            (self, _) -> NumpyTime.at(self.nanos(), self.unit()))
        .property("asm8", (self, _) -> NumpyTime.at(self.nanos(), self.unit()))
        .method("timestamp", "", (self, _) -> Math.floorDiv(self.nanos(), 1000) / 1e6)
        .method("to_julian_date", "", (self, _) -> TimeTypes.julianDate(self.naive()))
        .method(
            "to_period",
            "freq=None",
            (self, args) -> TimeTypes.period(self.naive(), args.string("freq")))
        .method(
            "replace",
            "year=None, month=None, day=None, hour=None, minute=None, second=None,"
                + " microsecond=None, !nanosecond=None, tzinfo=..., !fold=None",
            ZonedTimestampType::replaced);
  }

  private static Object converted(ZonedTimestamp self, Args args) {
    return ZonedTimes.with(self.moment(), ZonedTimes.zone(args.optional("tz")));
  }

  private static Object withoutZone(ZonedTimestamp self, Args args) {
    ZonedTimes.requireNone(
        args, "Cannot localize tz-aware Timestamp, use tz_convert for conversions");
    return self.naive();
  }

  private static Object normalized(ZonedTimestamp self) {
    LocalDateTime midnight = self.local().toLocalDate().atStartOfDay();
    return ZonedTimes.changed(self, Timestamp.of(midnight).in(self.unit()));
  }

  private static Object rounded(
      ZonedTimestamp self, Args args, BiFunction<TimeColumn, String, TimeColumn> rounding) {
    TimeColumn local = (TimeColumn) Columns.filled(self.naive(), 1);
    ZonedColumn alone = new ZonedColumn(local, self.zone());
    return ZonedTimes.rounded(alone, rounding.apply(local, args.string("freq")), args).item(0);
  }

  private static Object replaced(ZonedTimestamp self, Args args) {
    LocalDateTime local = DateTimeType.replaced(self.local(), args);
    Timestamp naive = Timestamp.of(local).in(self.unit());
    Zone zone = args.has("tzinfo") ? ZonedTimes.zone(args.optional("tzinfo")) : self.zone();
    if (zone == null) {
      return naive;
    }
    if (zone.offsetsOf(local).size() != 1) {
      throw PythonError.unsupported(
          "Timestamp.replace(...) with a time that the zone has twice, or not", LACKING);
    }
    return ZonedTimes.changed(new ZonedTimestamp(naive, zone), naive);
  }
}
