package dev.assay.pandas.api.datetimes;

import dev.assay.pandas.eval.PyType;
import dev.assay.pandas.frame.time.DateFields;
import java.time.LocalDateTime;
import java.time.temporal.IsoFields;
import java.util.List;
import java.util.function.Function;

/** The fields that a Timestamp has beside those of Python's datetime, of a zone or of none. */
final class TimestampFields {

  private static final List<String> NUMBERS =
      List.of(
          "nanosecond",
          "dayofweek",
          "day_of_week",
          "dayofyear",
          "day_of_year",
          "quarter",
          "days_in_month",
          "daysinmonth");

  private TimestampFields() {}

  /** Adds them to a table, by the local time of a value. */
  static <T> PyType.Builder<T> add(PyType.Builder<T> table, Function<T, LocalDateTime> local) {
    for (String name : NUMBERS) {
      table.property(
          name, (self, _) -> DateFields.NUMBERS.get(name).applyAsLong(local.apply(self)));
    }
    table.property(
        "week", (self, _) -> (long) local.apply(self).get(IsoFields.WEEK_OF_WEEK_BASED_YEAR));
    DateFields.TRUTHS.forEach(
        (name, field) -> table.property(name, (self, _) -> field.test(local.apply(self))));
    return table;
  }
}
