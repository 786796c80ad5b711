package dev.assay.pandas.builtins.pandas;

import dev.assay.pandas.eval.Context;
import dev.assay.pandas.eval.PyObject;
import dev.assay.pandas.eval.PyType;
import dev.assay.pandas.frame.Column;
import dev.assay.pandas.frame.DType;
import dev.assay.pandas.frame.LongColumn;
import dev.assay.pandas.frame.Numbers;
import dev.assay.pandas.frame.PeriodColumn;
import dev.assay.pandas.frame.Scalars;
import dev.assay.pandas.frame.Series;
import dev.assay.pandas.frame.TimeColumn;
import dev.assay.pandas.frame.time.DateFields;
import dev.assay.pandas.frame.time.DateFormatter;
import dev.assay.pandas.frame.time.Periods;
import java.util.List;

/** {@code series.dt} of periods. */
record PeriodMethods(Series series, PeriodColumn periods) implements PyObject {

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
    for (String name : List.of("year", "month", "quarter", "day", "dayofweek")) {
      table.property(
          name,
          (self, context) ->
              self.wrap(
                  context,
                  wide(
                      DateFields.number(
                          Periods.starts(self.periods), DateFields.NUMBERS.get(name)))));
    }
    return table
        .property("start_time", (self, context) -> self.wrap(context, Periods.starts(self.periods)))
        .method(
            "to_timestamp",
            "",
            (self, args) -> self.wrap(args.context(), Periods.starts(self.periods)))
        .method(
            "strftime",
            "date_format",
            (self, args) -> {
              TimeColumn starts = Periods.starts(self.periods);
              return self.wrap(
                  args.context(),
                  DateFields.object(
                      starts,
                      time -> DateFormatter.format(time, args.string("date_format")),
                      Scalars.NAN));
            });
  }

  private static Column wide(Column numbers) {
    return numbers.dtype().isInteger()
        ? new LongColumn(Numbers.longs(numbers), DType.INT64)
        : numbers;
  }

  private Object wrap(Context context, Column values) {
    return Wrap.series(context, series.withValues(values));
  }
}
