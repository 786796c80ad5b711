package dev.assay.pandas.api.datetimes;

import dev.assay.pandas.api.common.Wrap;
import dev.assay.pandas.column.Frequency;
import dev.assay.pandas.column.Period;
import dev.assay.pandas.column.PeriodColumn;
import dev.assay.pandas.column.Scalars;
import dev.assay.pandas.eval.Args;
import dev.assay.pandas.frame.index.Index;
import dev.assay.pandas.frame.time.Periods;
import dev.assay.pandas.value.Allocation;
import dev.assay.pandas.value.PythonError;
import org.jspecify.annotations.Nullable;

/** {@code pd.period_range}. */
final class PeriodRange {

  private PeriodRange() {}

  /**
   * An index of periods without gaps.
   *
   * @throws PythonError a ValueError unless two of start, end and periods are given
   */
  static Object of(Args args) {
    @Nullable Object start = args.optional("start");
    @Nullable Object end = args.optional("end");
    @Nullable Long periods = DateRanges.periods(args);
    if ((start == null ? 0 : 1) + (end == null ? 0 : 1) + (periods == null ? 0 : 1) != 2) {
      throw PythonError.valueError(
          "Of the three parameters: start, end, and periods, exactly two must be specified");
    }
    if (start == Scalars.NAT || end == Scalars.NAT) {
      throw PythonError.valueError("start and end must not be NaT");
    }
    Frequency frequency = frequency(args, start, end);
    long first;
    long last;
    if (start == null) {
      last = ordinal(args, end, frequency);
      first = last - periods + 1;
    } else {
      first = ordinal(args, start, frequency);
      last = end == null ? first + periods - 1 : ordinal(args, end, frequency);
    }
    return Wrap.index(args, Index.of(periods(args, first, last, frequency), args.get("name")));
  }

  /** A number's digits are a date; a number with a fraction is none. */
  private static long ordinal(Args args, Object given, Frequency frequency) {
    Object plain = Scalars.plain(given);
    if (plain instanceof Double || plain instanceof Boolean) {
      throw PythonError.valueError("Value must be Period, string, integer, or datetime");
    }
    return PeriodIndexes.ordinal(
        plain instanceof Long number
            ? PeriodType.digits(number, args.optionalString("freq"))
            : given,
        frequency);
  }

  private static Frequency frequency(Args args, @Nullable Object start, @Nullable Object end) {
    if (args.optional("freq") != null) {
      return Periods.frequency(args.string("freq"));
    }
    if (start instanceof Period one && end instanceof Period other) {
      if (one.frequency() != other.frequency()) {
        throw PythonError.valueError("start and end must have same freq");
      }
      return one.frequency();
    }
    return start instanceof Period one
        ? one.frequency()
        : end instanceof Period other ? other.frequency() : Frequency.DAY;
  }

  private static PeriodColumn periods(Args args, long first, long last, Frequency frequency) {
    int count = Math.clamp(last - first + 1, 0, Integer.MAX_VALUE);
    args.budget().cells(count);
    return new PeriodColumn(Allocation.longs(count, at -> first + at), frequency);
  }
}
