package dev.assay.pandas.builtins.pandas;

import dev.assay.pandas.eval.Args;
import dev.assay.pandas.eval.Context;
import dev.assay.pandas.eval.PyObject;
import dev.assay.pandas.eval.PyType;
import dev.assay.pandas.frame.Column;
import dev.assay.pandas.frame.DType;
import dev.assay.pandas.frame.DataFrame;
import dev.assay.pandas.frame.Index;
import dev.assay.pandas.frame.LongColumn;
import dev.assay.pandas.frame.MaskedColumn;
import dev.assay.pandas.frame.PeriodColumn;
import dev.assay.pandas.frame.Scalars;
import dev.assay.pandas.frame.Series;
import dev.assay.pandas.frame.TimeColumn;
import dev.assay.pandas.frame.time.DateFields;
import dev.assay.pandas.frame.time.DateFormatter;
import dev.assay.pandas.frame.time.Periods;
import dev.assay.pandas.frame.time.TimeRounding;
import dev.assay.pandas.frame.time.TimeZones;
import dev.assay.pandas.value.PythonError;
import java.time.LocalDate;
import java.time.temporal.IsoFields;
import java.util.List;
import java.util.function.ToLongFunction;

/** {@code series.dt} of datetimes. */
record DateMethods(Series series, TimeColumn times) implements PyObject {

  static final PyType<DateMethods> TYPE =
      PyType.builder("DatetimeProperties", DateMethods.class)
          .doc("the fields of datetimes")
          .with(DateMethods::add)
          .with(LackingParts::ofDates)
          .build();

  /** The accessor that fits the values; an AttributeError when they are no times. */
  static PyObject of(Series series) {
    if (series.values() instanceof PeriodColumn periods) {
      return new PeriodMethods(series, periods);
    }
    if (!(series.values() instanceof TimeColumn times)) {
      throw PythonError.attributeError("Can only use .dt accessor with datetimelike values");
    }
    return times.dtype() == DType.DATETIME
        ? new DateMethods(series, times)
        : new SpanMethods(series, times);
  }

  @Override
  public PyType<?> type() {
    return TYPE;
  }

  private static PyType.Builder<DateMethods> add(PyType.Builder<DateMethods> table) {
    DateFields.NUMBERS.forEach(
        (name, field) ->
            table.property(
                name, (self, context) -> self.wrap(context, DateFields.number(self.times, field))));
    DateFields.TRUTHS.forEach(
        (name, field) ->
            table.property(
                name, (self, context) -> self.wrap(context, DateFields.truth(self.times, field))));
    table
        .property(
            "date",
            (self, context) ->
                self.wrap(
                    context,
                    DateFields.object(self.times, time -> time.toLocalDate(), Scalars.NAT)))
        .property(
            "time",
            (self, context) ->
                self.wrap(
                    context,
                    DateFields.object(self.times, time -> time.toLocalTime(), Scalars.NAT)))
        .property("tz", (_, _) -> Scalars.NONE)
        .method(
            "strftime",
            "date_format",
            (self, args) ->
                self.wrap(
                    args.context(),
                    DateFields.object(
                        self.times,
                        time -> DateFormatter.format(time, args.string("date_format")),
                        Scalars.NAN)))
        .method(
            "month_name",
            "locale=None",
            (self, args) ->
                self.wrap(
                    args.context(),
                    DateFields.object(
                        self.times, time -> DateFormatter.format(time, "%B"), Scalars.NAN)))
        .method(
            "day_name",
            "locale=None",
            (self, args) ->
                self.wrap(
                    args.context(),
                    DateFields.object(
                        self.times, time -> DateFormatter.format(time, "%A"), Scalars.NAN)));
    return addRounding(table);
  }

  private static PyType.Builder<DateMethods> addRounding(PyType.Builder<DateMethods> table) {
    return table
        .method(
            "normalize",
            "",
            (self, args) ->
                self.wrap(
                    args.context(),
                    DateFields.moved(self.times, time -> time.toLocalDate().atStartOfDay())))
        .method(
            "floor",
            "freq",
            (self, args) ->
                self.wrap(args.context(), TimeRounding.floor(self.times, args.string("freq"))))
        .method(
            "ceil",
            "freq",
            (self, args) ->
                self.wrap(args.context(), TimeRounding.ceil(self.times, args.string("freq"))))
        .method(
            "round",
            "freq",
            (self, args) ->
                self.wrap(args.context(), TimeRounding.round(self.times, args.string("freq"))))
        .method(
            "to_period",
            "freq=None",
            (self, args) -> self.wrap(args.context(), Periods.of(self.times, args.string("freq"))))
        .method("isocalendar", "", (self, args) -> self.isoCalendar(args.context()))
        .method(
            "to_pydatetime",
            "",
            (self, args) ->
                Wrap.array(
                    args.context(), DateFields.object(self.times, time -> time, Scalars.NAT)))
        .method(
            "tz_localize",
            "tz, !ambiguous='raise', !nonexistent='raise'",
            (self, args) -> self.wrap(args.context(), withoutZone(self.times, args)))
        .method("tz_convert", "tz", (_, _) -> notZoned())
        .refused("week", "use .dt.isocalendar().week")
        .refused("weekofyear", "use .dt.isocalendar().week");
  }

  /** {@code tz_localize(None)}, which leaves times without a zone as they are. */
  static <T> T withoutZone(T times, Args args) {
    if (args.optional("tz") != null) {
      throw TimeZones.unsupported("tz_localize");
    }
    return times;
  }

  static Object notZoned() {
    throw PythonError.typeError("Cannot convert tz-naive timestamps, use tz_localize to localize");
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
    long[] values = new long[times.size()];
    for (int at = 0; at < values.length; at++) {
      values[at] =
          times.isMissing(at) ? 0 : field.applyAsLong(DateFields.moment(times, at).toLocalDate());
    }
    return new MaskedColumn(new LongColumn(values, DType.UINT32), times.missing());
  }
}
