package dev.assay.pandas.api.datetimes;

import dev.assay.pandas.api.common.Wrap;
import dev.assay.pandas.column.Column;
import dev.assay.pandas.column.Period;
import dev.assay.pandas.column.PeriodColumn;
import dev.assay.pandas.eval.Context;
import dev.assay.pandas.eval.PyObject;
import dev.assay.pandas.eval.PyType;
import dev.assay.pandas.frame.Series;
import dev.assay.pandas.frame.time.DateFields;
import dev.assay.pandas.frame.time.PeriodCasts;
import dev.assay.pandas.frame.time.Periods;
import java.time.temporal.IsoFields;
import java.util.Set;

/** {@code series.dt} of periods. */
public record PeriodMethods(Series series, PeriodColumn periods) implements PyObject {

  /** Fields of dates that periods do not have. */
  private static final Set<String> FINER = Set.of("microsecond", "nanosecond");

  public static final PyType<PeriodMethods> TYPE =
      PyType.builder("PeriodProperties", PeriodMethods.class)
          .doc("the fields of periods")
          .with(PeriodMethods::add)
          .build();

  @Override
  public PyType<?> type() {
    return TYPE;
  }

  private static PyType.Builder<PeriodMethods> add(PyType.Builder<PeriodMethods> table) {
    DateFields.NUMBERS.forEach(
        (name, field) -> {
          if (!FINER.contains(name)) {
            table.property(
                name,
                (self, context) -> self.wrap(context, Periods.numbers(self.periods, name, field)));
          }
        });
    return table
        .property("start_time", (self, context) -> self.wrap(context, Periods.starts(self.periods)))
        .property("end_time", (self, context) -> self.wrap(context, Periods.ends(self.periods)))
        .method(
            "to_timestamp",
            "!freq=None, how='start'",
            (self, args) ->
                self.wrap(
                    args.context(),
                    Periods.isEnd(args.string("how"))
                        ? Periods.ends(self.periods)
                        : Periods.starts(self.periods)))
        .property(
            "qyear",
            (self, context) -> self.wrap(context, Periods.counts(self.periods, Period::year)))
        .property("is_leap_year", (self, context) -> self.wrap(context, leapYears(self.periods)))
        .property("week", PeriodMethods::week)
        .property("weekofyear", PeriodMethods::week)
        .property("freq", (self, _) -> OffsetObject.of(Periods.step(self.periods.frequency())))
        .method(
            "asfreq",
            "freq=None, how='E'",
            (self, args) ->
                self.wrap(
                    args.context(),
                    PeriodCasts.asFrequency(
                        self.periods,
                        Periods.frequency(args.string("freq")),
                        Periods.isEnd(args.string("how")))))
        .method(
            "strftime",
            "date_format",
            (self, args) ->
                self.wrap(args.context(), Periods.texts(self.periods, args.string("date_format"))));
  }

  private static Object week(PeriodMethods self, Context context) {
    return self.wrap(context, weeks(self.periods));
  }

  /** The ISO week of each period's last day. */
  public static Column weeks(PeriodColumn periods) {
    return Periods.numbers(periods, time -> time.get(IsoFields.WEEK_OF_WEEK_BASED_YEAR));
  }

  /** Whether each period's last day is in a leap year. */
  public static Column leapYears(PeriodColumn periods) {
    return DateFields.truth(Periods.ofFields(periods), time -> time.toLocalDate().isLeapYear());
  }

  private Object wrap(Context context, Column values) {
    return Wrap.series(context, series.withValues(values));
  }
}
