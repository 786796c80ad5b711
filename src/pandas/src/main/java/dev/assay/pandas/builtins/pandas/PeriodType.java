package dev.assay.pandas.builtins.pandas;

import dev.assay.pandas.eval.Args;
import dev.assay.pandas.frame.Period;
import dev.assay.pandas.frame.Scalars;
import dev.assay.pandas.frame.time.PeriodCasts;
import dev.assay.pandas.frame.time.Periods;
import dev.assay.pandas.value.PythonError;
import dev.assay.pandas.value.Timestamp;
import org.jspecify.annotations.Nullable;

/** {@code pd.Period(...)} of a date, of a text or number that is one, or of a date's parts. */
final class PeriodType {

  private PeriodType() {}

  static Object of(Args args) {
    String frequency = args.optionalString("freq");
    Object given = Scalars.plain(args.get("value"));
    if (given == Scalars.NONE) {
      return ofParts(args, frequency);
    }
    if (given instanceof Double || given instanceof Boolean) {
      throw PythonError.valueError("Value must be Period, string, integer, or datetime");
    }
    Object value = given instanceof Long number ? PeriodCasts.written(number) : given;
    Period written = value instanceof String text ? Periods.written(text) : null;
    if (written != null && frequency == null) {
      return written;
    }
    Object time = written == null ? TimeTypes.moment(value) : Periods.moment(written, false);
    if (frequency == null) {
      throw PythonError.unsupported("Period() without a frequency", "write pd.Period(value, 'M')");
    }
    return time instanceof Timestamp moment ? TimeTypes.period(moment, frequency) : Scalars.NAT;
  }

  /** The period of a year, month, quarter and day; without any of them, none. */
  private static Object ofParts(Args args, @Nullable String frequency) {
    if (args.optional("year") == null) {
      if (args.optional("month") != null || args.optional("quarter") != null) {
        throw PythonError.typeError("Period() needs a year");
      }
      return Scalars.NAT;
    }
    if (frequency == null) {
      throw PythonError.valueError("If value is None, freq cannot be None");
    }
    return PeriodCasts.ofParts(
        args.integer("year"),
        args.optional("quarter") == null ? null : args.integer("quarter"),
        args.optional("month") == null ? 1 : args.integer("month"),
        args.optional("day") == null ? 1 : args.integer("day"),
        Periods.frequency(frequency));
  }
}
