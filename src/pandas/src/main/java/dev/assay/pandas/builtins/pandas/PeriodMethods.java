package dev.assay.pandas.builtins.pandas;

import dev.assay.pandas.eval.Context;
import dev.assay.pandas.eval.PyObject;
import dev.assay.pandas.eval.PyType;
import dev.assay.pandas.frame.Column;
import dev.assay.pandas.frame.PeriodColumn;
import dev.assay.pandas.frame.Scalars;
import dev.assay.pandas.frame.Series;
import dev.assay.pandas.frame.TimeColumn;
import dev.assay.pandas.frame.time.DateFields;
import dev.assay.pandas.frame.time.DateFormatter;
import dev.assay.pandas.frame.time.Periods;
import java.util.Set;

/** {@code series.dt} of periods. */
record PeriodMethods(Series series, PeriodColumn periods) implements PyObject {

  /** Fields of dates that periods do not have. */
  private static final Set<String> FINER = Set.of("microsecond", "nanosecond");

  static final PyType<PeriodMethods> TYPE =
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
                name, (self, context) -> self.wrap(context, Periods.numbers(self.periods, field)));
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
        .lacking("use start_time or end_time", "asfreq freq qyear is_leap_year week weekofyear")
        .method(
            "strftime",
            "date_format",
            (self, args) -> {
              TimeColumn days = Periods.lastDays(self.periods);
              return self.wrap(
                  args.context(),
                  DateFields.object(
                      days,
                      time -> DateFormatter.ofPeriod(time, args.string("date_format")),
                      Scalars.NAN));
            });
  }

  private Object wrap(Context context, Column values) {
    return Wrap.series(context, series.withValues(values));
  }
}
