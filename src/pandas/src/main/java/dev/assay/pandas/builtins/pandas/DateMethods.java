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
import dev.assay.pandas.frame.time.InferredStep;
import dev.assay.pandas.frame.time.Periods;
import dev.assay.pandas.frame.time.TimeRounding;
import dev.assay.pandas.frame.time.TimeZones;
import dev.assay.pandas.value.PythonError;
import dev.assay.pandas.value.Strftime;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.temporal.IsoFields;
import java.util.List;
import java.util.function.BiFunction;
import java.util.function.Function;
import java.util.function.ToLongFunction;

/** {@code series.dt} of datetimes. */
record DateMethods(Series series, TimeColumn times) implements PyObject {

  static final PyType<DateMethods> TYPE =
      PyType.builder("DatetimeProperties", DateMethods.class)
          .doc("the fields of datetimes")
          .with(DateMethods::addFields)
          .with(DateMethods::addRounding)
          .build();

  /** The accessor that fits the values; an AttributeError when they are no times. */
  static PyObject of(Series series) {
    if (series.values() instanceof PeriodColumn periods) {
      return new PeriodMethods(series, periods);
    }
    if (!(series.values() instanceof TimeColumn times)) {
      throw PythonError.attributeError("Can only use .dt accessor with datetimelike values");
    }
    return times.dtype().isDatetime()
        ? new DateMethods(series, times)
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
            (self, context) -> self.wrap(context, self.objects(LocalDateTime::toLocalTime)))
        .property("freq", (self, _) -> InferredStep.nameOrNone(self.times))
        .property("tz", (_, _) -> Scalars.NONE)
        .method(
            "strftime", "date_format", (self, args) -> self.text(args, args.string("date_format")))
        .method("month_name", "!locale=None", (self, args) -> self.text(args, "%B"))
        .method("day_name", "!locale=None", (self, args) -> self.text(args, "%A"))
        .method(
            "to_pydatetime",
            "",
            (self, args) -> Wrap.array(args.context(), self.objects(time -> time)))
        .method("isocalendar", "", (self, args) -> self.isoCalendar(args.context()));
  }

  private static PyType.Builder<DateMethods> addRounding(PyType.Builder<DateMethods> table) {
    return table
        .property("unit", (self, _) -> self.times.dtype().unit().symbol())
        .method(
            "as_unit",
            "unit",
            (self, args) -> self.wrap(args.context(), self.times.in(TimeTypes.unit(args))))
        .method("normalize", "", DateMethods::normalized)
        .method("floor", "freq", (self, args) -> self.rounded(args, TimeRounding::floor))
        .method("ceil", "freq", (self, args) -> self.rounded(args, TimeRounding::ceil))
        .method("round", "freq", (self, args) -> self.rounded(args, TimeRounding::round))
        .method(
            "to_period",
            "freq=None",
            (self, args) -> self.wrap(args.context(), Periods.of(self.times, args.string("freq"))))
        .method(
            "tz_localize",
            "tz, !ambiguous='raise', !nonexistent='raise'",
            (self, args) -> self.wrap(args.context(), withoutZone(self.times, args)))
        .method("tz_convert", "tz", (_, _) -> notZoned())
        .refused("week", "use .dt.isocalendar().week")
        .refused("weekofyear", "use .dt.isocalendar().week");
  }

  private Column objects(Function<LocalDateTime, Object> field) {
    return DateFields.object(times, field, Scalars.NAT);
  }

  private Object text(Args args, String format) {
    Column texts = DateFields.object(times, time -> Strftime.format(time, format), Scalars.NAN);
    return wrap(args.context(), texts);
  }

  private Object normalized(Args args) {
    return wrap(args.context(), DateFields.moved(times, time -> time.toLocalDate().atStartOfDay()));
  }

  private Object rounded(Args args, BiFunction<TimeColumn, String, TimeColumn> rounding) {
    return wrap(args.context(), rounding.apply(times, args.string("freq")));
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
