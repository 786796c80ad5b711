package dev.assay.pandas.api.datetimes;

import dev.assay.pandas.api.common.Wrap;
import dev.assay.pandas.column.CategoryColumn;
import dev.assay.pandas.column.Column;
import dev.assay.pandas.column.DType;
import dev.assay.pandas.column.LongColumn;
import dev.assay.pandas.column.MaskedColumn;
import dev.assay.pandas.column.PeriodColumn;
import dev.assay.pandas.column.Scalars;
import dev.assay.pandas.column.TimeColumn;
import dev.assay.pandas.column.ZonedColumn;
import dev.assay.pandas.eval.Args;
import dev.assay.pandas.eval.Context;
import dev.assay.pandas.eval.PyObject;
import dev.assay.pandas.eval.PyType;
import dev.assay.pandas.frame.DataFrame;
import dev.assay.pandas.frame.Series;
import dev.assay.pandas.frame.index.Index;
import dev.assay.pandas.frame.time.DateFields;
import dev.assay.pandas.frame.time.Periods;
import dev.assay.pandas.frame.time.TimeRounding;
import dev.assay.pandas.frame.time.TimeZones;
import dev.assay.pandas.value.Allocation;
import dev.assay.pandas.value.PythonError;
import dev.assay.pandas.value.Strftime;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.temporal.IsoFields;
import java.util.List;
import java.util.function.BiFunction;
import java.util.function.Function;
import java.util.function.ToLongFunction;
import org.jspecify.annotations.Nullable;

/**
 * {@code series.dt} of datetimes.
 *
 * @param times the local times
 * @param zoned the same with their zone, {@code null} where they have none
 */
public record DateMethods(Series series, TimeColumn times, @Nullable ZonedColumn zoned)
    implements PyObject {

  public static final PyType<DateMethods> TYPE =
      PyType.builder("DatetimeProperties", DateMethods.class)
          .doc("the fields of datetimes")
          .with(DateMethods::addFields)
          .with(DateMethods::addRounding)
          .lacking("leave it out", "as_unit unit freq")
          .build();

  /** The accessor that fits the values; an AttributeError when they are no times. */
  public static PyObject of(Series series) {
    if (series.values() instanceof CategoryColumn categories) {
      return of(series.withValues(categories.decoded()));
    }
    if (series.values() instanceof PeriodColumn periods) {
      return new PeriodMethods(series, periods);
    }
    if (series.values() instanceof ZonedColumn zoned) {
      return new DateMethods(series, zoned.local(), zoned);
    }
    if (!(series.values() instanceof TimeColumn times)) {
      throw PythonError.attributeError("Can only use .dt accessor with datetimelike values");
    }
    return times.dtype().isDatetime()
        ? new DateMethods(series, times, null)
        : new SpanMethods(series, times);
  }

  @Override
  public PyType<?> type() {
    return TYPE;
  }

  private static PyType.Builder<DateMethods> addFields(PyType.Builder<DateMethods> table) {
    DateFields.NUMBERS.forEach(
        (name, field) ->
            table.property(
                name, (self, context) -> self.wrap(context, DateFields.number(self.times, field))));
    DateFields.TRUTHS.forEach(
        (name, field) ->
            table.property(
                name, (self, context) -> self.wrap(context, DateFields.truth(self.times, field))));
    return table
        .property(
            "date", (self, context) -> self.wrap(context, self.objects(LocalDateTime::toLocalDate)))
        .property(
            "time", (self, context) -> self.wrap(context, self.objects(LocalDateTime::toLocalTime)))
        .property(
            "timetz",
            (self, context) -> self.wrap(context, self.naive().objects(LocalDateTime::toLocalTime)))
        .property("tz", (self, _) -> self.zoned == null ? Scalars.NONE : self.zoned.zone())
        .method(
            "strftime", "date_format", (self, args) -> self.text(args, args.string("date_format")))
        .method("month_name", "!locale=None", (self, args) -> self.text(args, "%B"))
        .method("day_name", "!locale=None", (self, args) -> self.text(args, "%A"))
        .method("to_pydatetime", "", (self, args) -> Wrap.array(args, self.pythonTimes()))
        .method("isocalendar", "", (self, args) -> self.isoCalendar(args.context()));
  }

  private static PyType.Builder<DateMethods> addRounding(PyType.Builder<DateMethods> table) {
    return table
        .method("normalize", "", DateMethods::normalized)
        .method("floor", ZonedTimes.ROUND, (self, args) -> self.rounded(args, TimeRounding::floor))
        .method("ceil", ZonedTimes.ROUND, (self, args) -> self.rounded(args, TimeRounding::ceil))
        .method("round", ZonedTimes.ROUND, (self, args) -> self.rounded(args, TimeRounding::round))
        .method(
            "to_period",
            "freq=None",
            (self, args) -> self.wrap(args.context(), Periods.of(self.times, args.string("freq"))))
        .method("tz_localize", ZonedTimes.LOCALIZE, DateMethods::localized)
        .method("tz_convert", "tz", DateMethods::converted)
        .lacking("use .dt.isocalendar().week", _ -> true, "week weekofyear");
  }

  private Column objects(Function<LocalDateTime, Object> field) {
    return DateFields.object(times, field, Scalars.NAT);
  }

  private Object text(Args args, String format) {
    Function<LocalDateTime, Object> writer = time -> Strftime.format(time, format);
    return wrap(
        args.context(),
        zoned == null
            ? DateFields.object(times, writer, Scalars.NAN)
            : ZonedTimes.texts(zoned, format));
  }

  private Column pythonTimes() {
    return zoned == null ? objects(time -> time) : ZonedTimes.pythonTimes(zoned);
  }

  /** Local times as those of the zone, if there is one. */
  private Column dated(TimeColumn local) {
    return zoned == null ? local : ZonedTimes.changed(zoned, local);
  }

  /** This one, which must have no zone. */
  private DateMethods naive() {
    if (zoned != null) {
      throw TimeZones.unsupported(zoned.dtypeName());
    }
    return this;
  }

  private Object normalized(Args args) {
    return wrap(
        args.context(), dated(DateFields.moved(times, time -> time.toLocalDate().atStartOfDay())));
  }

  private Object rounded(Args args, BiFunction<TimeColumn, String, TimeColumn> rounding) {
    TimeColumn local = rounding.apply(times, args.string("freq"));
    return wrap(args.context(), zoned == null ? local : ZonedTimes.rounded(zoned, local, args));
  }

  private Object localized(Args args) {
    return wrap(args.context(), ZonedTimes.localized(series.values(), args));
  }

  private Object converted(Args args) {
    return wrap(args.context(), ZonedTimes.converted(series.values(), args));
  }

  Object wrap(Context context, Column values) {
    return Wrap.series(context, series.withValues(values));
  }

  private Object isoCalendar(Context context) {
    return Wrap.frame(
        context,
        new DataFrame(
            Index.ofLabels(List.of("year", "week", "day")),
            List.of(
                field(date -> date.get(IsoFields.WEEK_BASED_YEAR)),
                field(date -> date.get(IsoFields.WEEK_OF_WEEK_BASED_YEAR)),
                field(date -> date.getDayOfWeek().getValue())),
            series.index()));
  }

  private Column field(ToLongFunction<LocalDate> field) {
    long[] values = Allocation.longs(times.size());
    for (int at = 0; at < values.length; at++) {
      values[at] =
          times.isMissing(at) ? 0 : field.applyAsLong(DateFields.moment(times, at).toLocalDate());
    }
    return new MaskedColumn(new LongColumn(values, DType.UINT32), times.missing());
  }
}
