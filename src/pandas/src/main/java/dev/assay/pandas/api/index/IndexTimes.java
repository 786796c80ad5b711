package dev.assay.pandas.api.index;

import dev.assay.pandas.api.common.Wrap;
import dev.assay.pandas.api.datetimes.PeriodIndexes;
import dev.assay.pandas.api.datetimes.SpanMethods;
import dev.assay.pandas.api.datetimes.TimesOfDay;
import dev.assay.pandas.api.datetimes.ZonedTimes;
import dev.assay.pandas.api.series.SeriesObject;
import dev.assay.pandas.column.Column;
import dev.assay.pandas.column.LongColumn;
import dev.assay.pandas.column.PeriodColumn;
import dev.assay.pandas.column.Scalars;
import dev.assay.pandas.column.TimeColumn;
import dev.assay.pandas.column.ZonedColumn;
import dev.assay.pandas.eval.Args;
import dev.assay.pandas.eval.Context;
import dev.assay.pandas.eval.PyCallable;
import dev.assay.pandas.eval.PyType;
import dev.assay.pandas.frame.Series;
import dev.assay.pandas.frame.index.Index;
import dev.assay.pandas.frame.time.DateFields;
import dev.assay.pandas.frame.time.Periods;
import dev.assay.pandas.value.FixedZone;
import dev.assay.pandas.value.PythonError;
import dev.assay.pandas.value.Strftime;
import java.time.LocalDateTime;
import java.util.Arrays;
import java.util.List;
import java.util.function.BiFunction;

/** What an index of times has besides: parts of dates, and of durations. */
public final class IndexTimes {

  private IndexTimes() {}

  static PyType.Builder<IndexObject> add(PyType.Builder<IndexObject> table) {
    DateFields.NUMBERS.forEach(
        (name, field) ->
            table.property(
                name,
                (self, context) ->
                    labels(
                        self,
                        context,
                        self.index().column() instanceof PeriodColumn periods
                            ? Periods.numbers(periods, name, field)
                            : DateFields.number(times(self, name), field))));
    for (String name : List.of("days", "seconds", "microseconds", "nanoseconds")) {
      table.property(
          name, (self, context) -> ofSpans(self, context, spanMethods(self, name), name));
    }
    return table
        .property("date", (self, context) -> Wrap.array(context, dates(self)))
        .method(
            "strftime",
            "date_format",
            (self, args) -> formatted(self, args, "strftime", args.string("date_format")))
        .method("month_name", "", (self, args) -> formatted(self, args, "month_name", "%B"))
        .method("day_name", "", (self, args) -> formatted(self, args, "day_name", "%A"))
        .method("tz_localize", ZonedTimes.LOCALIZE, IndexTimes::localized)
        .method("tz_convert", "tz", IndexTimes::converted)
        .property("tz", (self, _) -> zone(self))
        .method("to_period", "freq=None", IndexTimes::toPeriod)
        .method("total_seconds", "", IndexTimes::totalSeconds)
        .property("sum", (self, context) -> ofSeries(context, spans(self, "sum"), "sum"))
        .property("mean", (self, context) -> ofSeries(context, moments(self), "mean"));
  }

  /** What an index of durations alone has. */
  static PyType.Builder<IndexObject> ofSpans(PyType.Builder<IndexObject> table) {
    return table
        .property("std", (self, context) -> ofSeries(context, moments(self), "std"))
        .property(
            "components",
            (self, context) -> context.attribute(spanMethods(self, "components"), "components"))
        .method(
            "to_pytimedelta",
            "",
            (self, args) -> {
              SpanMethods accessor = spanMethods(self, "to_pytimedelta");
              return args.context().invoke(accessor, "to_pytimedelta");
            });
  }

  /** What an index of dates alone has: the rows at some times of any day. */
  static PyType.Builder<IndexObject> ofDates(PyType.Builder<IndexObject> table) {
    return table
        .property("std", (self, context) -> ofSeries(context, moments(self), "std"))
        .method(
            "indexer_at_time",
            "time, !asof=False",
            (self, args) -> positions(self, args, TimesOfDay::at))
        .method(
            "indexer_between_time",
            "start_time, end_time, include_start=True, include_end=True",
            (self, args) -> positions(self, args, TimesOfDay::betweenIncluded));
  }

  private static Object positions(
      IndexObject self, Args args, BiFunction<Args, Index, int[]> found) {
    int[] rows = found.apply(args, self.index());
    return Wrap.array(args, LongColumn.of(Arrays.stream(rows).asLongStream().toArray()));
  }

  private static Object labels(IndexObject self, Context context, Column labels) {
    return Wrap.index(context, Index.of(labels, self.index().name()));
  }

  private static Column dates(IndexObject self) {
    return DateFields.object(times(self, "date"), LocalDateTime::toLocalDate, Scalars.NAT);
  }

  private static Object formatted(IndexObject self, Args args, String method, String format) {
    if (self.index().column() instanceof ZonedColumn zoned) {
      return labels(self, args.context(), ZonedTimes.texts(zoned, format));
    }
    if (method.equals("strftime") && self.index().column() instanceof PeriodColumn periods) {
      return labels(self, args.context(), Periods.texts(periods, format));
    }
    return labels(
        self,
        args.context(),
        DateFields.object(times(self, method), time -> Strftime.format(time, format), Scalars.NAN));
  }

  private static Object zone(IndexObject self) {
    if (self.index().column() instanceof ZonedColumn zoned) {
      return zoned.zone();
    }
    times(self, "tz");
    return Scalars.NONE;
  }

  private static Object localized(IndexObject self, Args args) {
    times(self, "tz_localize");
    return Wrap.index(args, localized(self.index(), args));
  }

  /** Labels as times of a zone, or without theirs. Their step stays in UTC alone. */
  public static Index localized(Index index, Args args) {
    Column times = ZonedTimes.localized(index.column(), args);
    if (times == index.column()) {
      return index;
    }
    boolean utc = isUtc(times) || isUtc(index.column());
    return Index.of(times, index.name()).withFreq(utc ? index.freq() : null);
  }

  private static boolean isUtc(Column times) {
    return times instanceof ZonedColumn zoned && zoned.zone().sameAs(FixedZone.UTC);
  }

  private static Object converted(IndexObject self, Args args) {
    times(self, "tz_convert");
    return Wrap.index(args, converted(self.index(), args));
  }

  /** Labels as those of another zone. */
  public static Index converted(Index index, Args args) {
    Column times = ZonedTimes.converted(index.column(), args);
    return Index.of(times, index.name()).withFreq(index.freq());
  }

  private static Object toPeriod(IndexObject self, Args args) {
    times(self, "to_period");
    return Wrap.index(args, PeriodIndexes.periods(self.index(), args));
  }

  private static SpanMethods spanMethods(IndexObject self, String name) {
    return new SpanMethods(spans(self, name));
  }

  private static Object totalSeconds(IndexObject self, Args args) {
    return ofSpans(self, args.context(), spanMethods(self, "total_seconds"), "total_seconds");
  }

  /** What an accessor of a series gives, as an index. */
  private static Object ofSpans(
      IndexObject self, Context context, SpanMethods accessor, String name) {
    Object field = context.attribute(accessor, name);
    SeriesObject result =
        (SeriesObject) (field instanceof PyCallable method ? context.call(method) : field);
    return labels(self, context, result.series().values());
  }

  /** A method of the labels as a series. */
  private static Object ofSeries(Context context, Series labels, String method) {
    return context.attribute(Wrap.series(context, labels), method);
  }

  /** The labels as a series; an AttributeError when they are no durations. */
  private static Series spans(IndexObject self, String name) {
    Column labels = self.index().column();
    if (!labels.dtype().isTimedelta()) {
      throw absent(self, name);
    }
    return new Series(labels, Index.range(labels.size()), self.index().name());
  }

  /** The labels as a series; an AttributeError when they are neither durations nor dates. */
  private static Series moments(IndexObject self) {
    if (self.index().column() instanceof ZonedColumn zoned) {
      return new Series(zoned, Index.range(zoned.size()), self.index().name());
    }
    return self.index().column().dtype().isTimedelta()
        ? spans(self, "mean")
        : new Series(times(self, "mean"), Index.range(self.index().size()), self.index().name());
  }

  private static TimeColumn times(IndexObject self, String name) {
    if (self.index().column() instanceof TimeColumn times && times.dtype().isDatetime()) {
      return times;
    }
    if (self.index().column() instanceof ZonedColumn zoned) {
      return zoned.local();
    }
    throw absent(self, name);
  }

  private static PythonError absent(IndexObject self, String name) {
    return PythonError.attributeError(
        "'" + self.typeName() + "' object has no attribute '" + name + "'");
  }
}
