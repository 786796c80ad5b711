package dev.assay.pandas.frame.time;

import dev.assay.pandas.frame.Column;
import dev.assay.pandas.frame.Frequency;
import dev.assay.pandas.frame.PeriodColumn;
import dev.assay.pandas.frame.TimeColumn;
import dev.assay.pandas.value.PythonError;
import dev.assay.pandas.value.Timestamp;

/** Datetimes as periods and back. */
public final class Periods {

  private Periods() {}

  /** The frequency with one of pandas' names; others are not supported. */
  public static Frequency frequency(String alias) {
    return switch (alias) {
      case "Y", "A", "Y-DEC", "A-DEC", "YE" -> Frequency.YEAR;
      case "Q", "Q-DEC", "QE" -> Frequency.QUARTER;
      case "M", "ME" -> Frequency.MONTH;
      case "W", "W-SUN" -> Frequency.WEEK;
      case "D" -> Frequency.DAY;
      default ->
          throw PythonError.unsupported(
              "periods of '" + alias + "'", "use 'Y', 'Q', 'M', 'W' or 'D'");
    };
  }

  /** The period that each time falls into. */
  public static PeriodColumn of(Column column, String alias) {
    Frequency frequency = frequency(alias);
    TimeColumn times = (TimeColumn) DateColumns.parse(column);
    long[] ordinals = new long[times.size()];
    for (int at = 0; at < ordinals.length; at++) {
      ordinals[at] =
          times.isMissing(at)
              ? TimeColumn.NAT
              : frequency.ordinal(DateFields.moment(times, at).toLocalDate());
    }
    return new PeriodColumn(ordinals, frequency);
  }

  /** The first moment of each period. */
  public static TimeColumn starts(PeriodColumn periods) {
    long[] nanos = new long[periods.size()];
    for (int at = 0; at < nanos.length; at++) {
      nanos[at] =
          periods.isMissing(at)
              ? TimeColumn.NAT
              : Timestamp.of(periods.frequency().start(periods.ordinals()[at]).atStartOfDay())
                  .nanos();
    }
    return TimeColumn.datetimes(nanos);
  }
}
