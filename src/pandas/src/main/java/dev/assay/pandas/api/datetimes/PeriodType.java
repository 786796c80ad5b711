package dev.assay.pandas.api.datetimes;

import dev.assay.pandas.column.Frequency;
import dev.assay.pandas.column.Period;
import dev.assay.pandas.column.Scalars;
import dev.assay.pandas.eval.Args;
import dev.assay.pandas.frame.time.DateColumns;
import dev.assay.pandas.frame.time.DateParser;
import dev.assay.pandas.frame.time.PeriodCasts;
import dev.assay.pandas.frame.time.Periods;
import dev.assay.pandas.value.Clock;
import dev.assay.pandas.value.LetterCase;
import dev.assay.pandas.value.PythonError;
import dev.assay.pandas.value.Timestamp;
import java.time.Duration;
import org.jspecify.annotations.Nullable;

/** {@code pd.Period(...)} of a date, of a text or number that is one, or of a date's parts. */
final class PeriodType {

  private PeriodType() {}

  static Object of(Args args) {
    String frequency = PeriodIndexes.frequency(args);
    Object given = Scalars.plain(args.get("value"));
    if (given == Scalars.NONE) {
      return ofParts(args, frequency);
    }
    if (given instanceof Double || given instanceof Boolean) {
      throw PythonError.valueError("Value must be Period, string, integer, or datetime");
    }
    Object value = given instanceof Long number ? digits(number, frequency) : given;
    if (value instanceof String text) {
      return ofText(text, frequency);
    }
    Object time = TimeTypes.moment(value);
    if (frequency == null) {
      throw PythonError.valueError("Must supply freq for datetime value");
    }
    return time instanceof Timestamp moment ? TimeTypes.period(moment, frequency) : Scalars.NAT;
  }

  /** The period in which the moment is that now means. */
  static Object now(Args args) {
    String frequency = PeriodIndexes.frequency(args);
    if (frequency == null) {
      throw PythonError.typeError("freq must be a text or an offset");
    }
    return TimeTypes.period(Timestamp.ofPython(Clock.local("Period.now")), frequency);
  }

  /** Six digits are a year and a month only where a frequency says what to look for. */
  static String digits(long number, @Nullable String frequency) {
    return frequency == null ? String.valueOf(number) : PeriodCasts.written(number);
  }

  private static Object ofText(String text, @Nullable String frequency) {
    if (DateColumns.isMissing(text)) {
      return Scalars.NAT;
    }
    if (Clock.isNamedBy(text)) {
      throw new PythonError(
              "DateParseError",
              "Unknown datetime string format, unable to parse: " + LetterCase.upper(text))
          .hinting("; use pd.Period.now(freq)");
    }
    Period period =
        frequency == null
            ? Periods.written(text)
            : Periods.parsed(text, Periods.frequency(frequency));
    if (period == null) {
      DateParser.read(text, false, false);
      throw PythonError.unsupported(
          "the period '" + text + "'",
          "write pd.Period(text, 'D') or another of Y, Q, M, W, h, min and s");
    }
    return period;
  }

  /** The period of another frequency in which one ends, or begins. */
  static Period asFrequency(Period period, Args args) {
    boolean end = Periods.isEnd(args.string("how"));
    Frequency frequency = Periods.frequency(args.string("freq"));
    return new Period(frequency.ordinal(end ? period.endTime() : period.startTime()), frequency);
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
    Duration time =
        Duration.ofHours(part(args, "hour", 0))
            .plusMinutes(part(args, "minute", 0))
            .plusSeconds(part(args, "second", 0));
    return PeriodCasts.ofParts(
        args.integer("year"),
        args.optional("quarter") == null ? null : args.integer("quarter"),
        part(args, "month", 1),
        part(args, "day", 1),
        time,
        Periods.frequency(frequency));
  }

  private static long part(Args args, String name, long usual) {
    return args.optional(name) == null ? usual : args.integer(name);
  }
}
