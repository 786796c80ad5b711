package dev.assay.pandas.api.datetimes;

import dev.assay.pandas.api.module.LackingParts;
import dev.assay.pandas.api.python.DateTimeType;
import dev.assay.pandas.api.python.TimedeltaType;
import dev.assay.pandas.column.Columns;
import dev.assay.pandas.column.Period;
import dev.assay.pandas.column.PeriodDistance;
import dev.assay.pandas.column.Scalars;
import dev.assay.pandas.column.TimeColumn;
import dev.assay.pandas.eval.Args;
import dev.assay.pandas.eval.PyType;
import dev.assay.pandas.frame.time.DateColumns;
import dev.assay.pandas.frame.time.DateFields;
import dev.assay.pandas.frame.time.DateFormatter;
import dev.assay.pandas.frame.time.DateParser;
import dev.assay.pandas.frame.time.DateReading;
import dev.assay.pandas.frame.time.Periods;
import dev.assay.pandas.frame.time.TimeRounding;
import dev.assay.pandas.frame.time.TimedeltaParser;
import dev.assay.pandas.frame.time.WrittenTime;
import dev.assay.pandas.value.AwareDateTime;
import dev.assay.pandas.value.NA;
import dev.assay.pandas.value.NumpySpan;
import dev.assay.pandas.value.NumpyTime;
import dev.assay.pandas.value.NumpyUnit;
import dev.assay.pandas.value.PyNamedTuple;
import dev.assay.pandas.value.PythonError;
import dev.assay.pandas.value.Strftime;
import dev.assay.pandas.value.Timedelta;
import dev.assay.pandas.value.Timestamp;
import dev.assay.pandas.value.ZonedTimestamp;
import java.time.Duration;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.temporal.IsoFields;
import java.util.ArrayList;
import java.util.List;
import java.util.function.BiFunction;

/** The tables of Timestamp, Timedelta, NaT, NA and Period. */
public final class TimeTypes {

  private static final long SECOND = 1_000_000_000L;
  private static final long DAY = 86_400L * SECOND;

  public static final PyType<Timestamp> TIMESTAMP =
      PyType.builder("Timestamp", Timestamp.class)
          .module("pandas._libs.tslibs.timestamps")
          .doc("a date and time with nanoseconds")
          .bases(DateTimeType.TYPE)
          .constructor(
              "ts_input=..., year=None, month=None, day=None, hour=None, minute=None, second=None,"
                  + " !microsecond=0, tz=None, unit=None, tzinfo=None",
              TimestampCreation::of)
          .with(TimeTypes::fields)
          .method(
              "normalize",
              "",
              (self, _) ->
                  Timestamp.of(self.dateTime().toLocalDate().atStartOfDay()).in(self.unit()))
          .method(
              "strftime",
              "format",
              (self, args) -> Strftime.format(self.dateTime(), args.string("format")))
          .method("day_name", "!locale=None", (self, _) -> Strftime.format(self.dateTime(), "%A"))
          .method("month_name", "!locale=None", (self, _) -> Strftime.format(self.dateTime(), "%B"))
          .method("to_pydatetime", "warn=True", (self, _) -> self.dateTime())
          .method("to_datetime64", "", (self, _) -> NumpyTime.at(self.nanos(), self.unit()))
          .method(
              "to_numpy",
              "!dtype=None, !copy=False",
              (self, _) -> NumpyTime.at(self.nanos(), self.unit()))
          .property("asm8", (self, _) -> NumpyTime.at(self.nanos(), self.unit()))
          .method("timestamp", "", (self, _) -> Math.floorDiv(self.nanos(), 1000) / 1e6)
          .method("to_period", "freq=None", (self, args) -> period(self, args.string("freq")))
          .method(
              "floor",
              ZonedTimes.ROUND,
              (self, args) -> rounded(alone(self), args, TimeRounding::floor))
          .method(
              "ceil",
              ZonedTimes.ROUND,
              (self, args) -> rounded(alone(self), args, TimeRounding::ceil))
          .method(
              "round",
              ZonedTimes.ROUND,
              (self, args) -> rounded(alone(self), args, TimeRounding::round))
          .constant("min", new Timestamp(-Long.MAX_VALUE))
          .constant("max", new Timestamp(Long.MAX_VALUE))
          .function(
              "fromisoformat",
              "date_string, /",
              args -> inMicros(DateColumns.scalar(args.string("date_string"))))
          .with(TimestampCreation::functions)
          .refused("strptime", "use pd.to_datetime(text, format=...)")
          .property("tz", (_, _) -> Scalars.NONE)
          .method("tz_localize", ZonedTimes.LOCALIZE, ZonedTimes::localized)
          .method(
              "tz_convert",
              "tz",
              (_, _) -> {
                throw ZonedTimes.naive("Timestamp");
              })
          .method("to_julian_date", "", (self, _) -> julianDate(self))
          .method("utcoffset", "", (_, _) -> Scalars.NONE)
          .method("tzname", "", (_, _) -> Scalars.NONE)
          .method("dst", "", (_, _) -> Scalars.NONE)
          .with(LackingParts::ofTimestamps)
          .build();

  public static final PyType<Timedelta> TIMEDELTA =
      PyType.builder("Timedelta", Timedelta.class)
          .module("pandas._libs.tslibs.timedeltas")
          .doc("a duration with nanoseconds")
          .bases(TimedeltaType.TYPE)
          .constructor("value=..., unit=None, *, " + TimedeltaParts.NOTATION, TimeTypes::timedelta)
          .property("days", (self, _) -> Math.floorDiv(self.nanos(), DAY))
          .property("seconds", (self, _) -> Math.floorMod(self.nanos(), DAY) / SECOND)
          .property("microseconds", (self, _) -> Math.floorMod(self.nanos(), SECOND) / 1000)
          .property("value", (self, _) -> self.nanos())
          .property("components", (self, _) -> components(self.nanos()))
          .property("nanoseconds", (self, _) -> Math.floorMod(self.nanos(), 1000L))
          .method("total_seconds", "", (self, _) -> self.nanos() / 1e9)
          .method("to_timedelta64", "", (self, _) -> NumpySpan.of(self.nanos(), self.unit()))
          .method(
              "to_numpy",
              "!dtype=None, !copy=False",
              (self, _) -> NumpySpan.of(self.nanos(), self.unit()))
          .property("asm8", (self, _) -> NumpySpan.of(self.nanos(), self.unit()))
          .method("to_pytimedelta", "", (self, _) -> Duration.ofNanos(self.nanos() / 1000 * 1000))
          .method("floor", "freq", (self, args) -> rounded(alone(self), args, TimeRounding::floor))
          .method("ceil", "freq", (self, args) -> rounded(alone(self), args, TimeRounding::ceil))
          .method("round", "freq", (self, args) -> rounded(alone(self), args, TimeRounding::round))
          .constant("min", new Timedelta(-Long.MAX_VALUE))
          .constant("max", new Timedelta(Long.MAX_VALUE))
          .with(LackingParts::ofTimedeltas)
          .build();

  public static final PyType<PeriodDistance> PERIOD_DISTANCE =
      PyType.builder("PeriodDistance", PeriodDistance.class)
          .doc("how many periods two are apart")
          .property("n", (self, _) -> self.count())
          .build();

  public static final PyType<NA> NA =
      PyType.builder("NAType", NA.class).doc("the missing value of nullable dtypes").build();

  public static final PyType<Period> PERIOD =
      PyType.builder("Period", Period.class)
          .doc("a year, quarter, month, week, day, or less than one")
          .constructor(
              "value=None, freq=None, !ordinal=None, year=None, month=None, quarter=None,"
                  + " day=None, hour=None, minute=None, second=None",
              PeriodType::of)
          .property("start_time", (self, _) -> Periods.moment(self, false))
          .property("end_time", (self, _) -> Periods.moment(self, true))
          .property("freqstr", (self, _) -> self.frequency().alias())
          .property("ordinal", (self, _) -> self.ordinal())
          .method(
              "to_timestamp",
              "!freq=None, how='start'",
              (self, args) -> Periods.moment(self, Periods.isEnd(args.string("how"))))
          .method(
              "strftime",
              "format",
              (self, args) -> DateFormatter.ofPeriod(self, args.string("format")))
          .with(TimeTypes::ofLastDay)
          .property("freq", (self, _) -> OffsetObject.of(Periods.step(self.frequency())))
          .property("qyear", (self, _) -> self.year())
          .method("asfreq", "freq, how='E'", PeriodType::asFrequency)
          .function("now", "freq", PeriodType::now)
          .build();

  private TimeTypes() {}

  private static PyType.Builder<Period> ofLastDay(PyType.Builder<Period> table) {
    DateFields.NUMBERS.forEach(
        (name, field) ->
            table.property(
                name,
                (self, _) ->
                    name.equals("quarter") ? self.quarter() : field.applyAsLong(self.fields())));
    for (String name : List.of("week", "weekofyear")) {
      table.property(name, (self, _) -> (long) self.end().get(IsoFields.WEEK_OF_WEEK_BASED_YEAR));
    }
    return table.property("is_leap_year", (self, _) -> self.end().isLeapYear());
  }

  private static PyType.Builder<Timestamp> fields(PyType.Builder<Timestamp> table) {
    return TimestampFields.add(table, Timestamp::dateTime)
        .property("value", (self, _) -> self.nanos());
  }

  private static TimeColumn alone(Object time) {
    return (TimeColumn) Columns.filled(time, 1);
  }

  private static Object rounded(
      TimeColumn time, Args args, BiFunction<TimeColumn, String, TimeColumn> rounding) {
    return rounding.apply(time, args.string("freq")).item(0);
  }

  static Object ofUnit(Object count, String unit) {
    Object time =
        DateColumns.parse(
                Columns.infer(List.of(count)), DateReading.GUESSED.of(EpochUnit.nanos(unit)))
            .item(0);
    NumpyUnit counted = NumpyUnit.of(unit);
    return time instanceof Timestamp moment && count instanceof Long && counted != null
        ? moment.in(counted.finer(NumpyUnit.SECOND))
        : time;
  }

  private static Object inMicros(Object time) {
    return time instanceof Timestamp moment ? moment.in(NumpyUnit.MICRO) : time;
  }

  public static Object moment(Object given) {
    if (given instanceof String text) {
      return ofText(text);
    }
    return switch (given) {
      case Timestamp time -> time;
      case ZonedTimestamp time -> time;
      case AwareDateTime time -> ZonedTimestamp.of(time);
      case NumpyTime time -> time.ofPandas();
      case LocalDateTime time -> Timestamp.ofPython(time);
      case LocalDate date -> Timestamp.of(date.atStartOfDay()).in(NumpyUnit.SECOND);
      default -> DateColumns.scalar(given);
    };
  }

  private static Object ofText(String text) {
    if (DateColumns.isMissing(text)) {
      return Scalars.NAT;
    }
    WrittenTime time = DateParser.readZoned(text, false, false);
    if (!time.date().isWithinBounds()) {
      throw PythonError.unsupported(
          "the date '" + text + "'", "use dates of the years 1678 to 2261, or datetime(...)");
    }
    return time.timestamp();
  }

  private static Object timedelta(Args args) {
    if (args.has("value")) {
      Object given = Scalars.plain(args.get("value"));
      if (given instanceof Boolean) {
        throw PythonError.valueError(
            "Value must be Timedelta, string, integer, float, timedelta or convertible, not bool");
      }
      String unit = args.optionalString("unit");
      long nanos = unit == null ? 1 : spanUnit(unit);
      if (unit != null && given instanceof String) {
        throw PythonError.valueError("unit must not be specified if the value is a str");
      }
      return switch (given) {
        case Timedelta span -> span;
        case Duration span -> Timedelta.ofPython(span);
        case OffsetObject offset -> offset.span();
        case Object missing when Scalars.isMissing(missing) -> Scalars.NAT;
        default -> TimedeltaParser.parse(Columns.infer(List.of(given)), nanos, false).item(0);
      };
    }
    return new Timedelta(TimedeltaParts.nanos(args));
  }

  /**
   * The length of a duration's unit in nanoseconds.
   *
   * @throws PythonError a ValueError for an unknown name
   */
  static long spanUnit(String unit) {
    Long nanos = TimedeltaParser.unit(unit);
    if (nanos == null) {
      throw PythonError.valueError("invalid unit abbreviation: " + unit);
    }
    return nanos;
  }

  private static PyNamedTuple components(long nanos) {
    List<Object> values = new ArrayList<>();
    SpanMethods.COMPONENTS.keySet().forEach(name -> values.add(SpanMethods.component(name, nanos)));
    return new PyNamedTuple("Components", List.copyOf(SpanMethods.COMPONENTS.keySet()), values);
  }

  static Object period(Timestamp time, String frequency) {
    return Periods.of(TimeColumn.datetimes(time.nanos()), frequency).item(0);
  }

  /** Days since the start of the year -4713, of which each begins at noon. */
  static Object julianDate(Timestamp time) {
    LocalDateTime moment = time.dateTime();
    int month = moment.getMonthValue() > 2 ? moment.getMonthValue() : moment.getMonthValue() + 12;
    int year = moment.getMonthValue() > 2 ? moment.getYear() : moment.getYear() - 1;
    double days =
        moment.getDayOfMonth()
            + Math.floor((153 * month - 457) / 5.0)
            + 365.0 * year
            + Math.floor(year / 4.0)
            - Math.floor(year / 100.0)
            + Math.floor(year / 400.0)
            + 1721118.5;
    double hours =
        moment.getHour()
            + moment.getMinute() / 60.0
            + moment.getSecond() / 3600.0
            + moment.getNano() / 1000 / 3600.0 / 1e+6
            + moment.getNano() % 1000 / 3600.0 / 1e+9;
    return Scalars.float64(days + hours / 24.0);
  }
}
