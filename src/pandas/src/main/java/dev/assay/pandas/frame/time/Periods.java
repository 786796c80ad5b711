package dev.assay.pandas.frame.time;

import dev.assay.pandas.frame.Column;
import dev.assay.pandas.frame.Frequency;
import dev.assay.pandas.frame.LongColumn;
import dev.assay.pandas.frame.ObjectColumn;
import dev.assay.pandas.frame.Period;
import dev.assay.pandas.frame.PeriodColumn;
import dev.assay.pandas.frame.TimeColumn;
import dev.assay.pandas.value.PythonError;
import dev.assay.pandas.value.Timestamp;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.function.Function;
import java.util.function.ToLongFunction;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** Datetimes as periods and back. */
public final class Periods {

  private static final Pattern YEAR_AND_MONTH = Pattern.compile("\\d{4}(0[1-9]|1[0-2])");
  private static final Set<String> MISSING = Set.of("", "NaT", "nat", "NAT", "nan", "NaN", "NAN");
  private static final long DAY = 86_400_000_000_000L;

  private Periods() {}

  /** The frequency with one of pandas' names; others are not supported. */
  public static Frequency frequency(String alias) {
    return switch (alias) {
      case "Y", "A", "Y-DEC", "A-DEC" -> Frequency.YEAR;
      case "Q", "Q-DEC" -> Frequency.QUARTER;
      case "M" -> Frequency.MONTH;
      case "W", "W-SUN" -> Frequency.WEEK;
      case "D" -> Frequency.DAY;
      case "YE", "QE", "ME" ->
          throw PythonError.valueError(
              "for Period, please use '%s' instead of '%s'".formatted(alias.charAt(0), alias));
      default ->
          throw PythonError.unsupported(
              "periods of '" + alias + "'", "use 'Y', 'Q', 'M', 'W' or 'D'");
    };
  }

  /** The step from one period to the next, as pandas shows a {@code freq}. */
  public static DateStep step(Frequency frequency) {
    return switch (frequency) {
      case YEAR -> new DateStep(DateStep.Unit.YEAR_END, 1, 12);
      case QUARTER -> new DateStep(DateStep.Unit.QUARTER_END, 1, 12);
      case MONTH -> new DateStep(DateStep.Unit.MONTH_END, 1, 1);
      case WEEK -> new DateStep(DateStep.Unit.WEEK, 1, 7);
      case DAY -> DateStep.tick(DAY);
    };
  }

  /** The year, quarter, month or day that a text stands for; {@code null} for other texts. */
  public static @Nullable Period written(String text) {
    WrittenDate date = DateParser.readOrNull(text);
    Frequency frequency = date == null ? null : frequency(date);
    return frequency == null
        ? null
        : new Period(frequency.ordinal(date.moment().toLocalDate()), frequency);
  }

  private static @Nullable Frequency frequency(WrittenDate date) {
    return switch (date.unit()) {
      case YEAR -> Frequency.YEAR;
      case MONTH -> date.quarter() ? Frequency.QUARTER : Frequency.MONTH;
      case DAY -> Frequency.DAY;
      default -> null;
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

  /** The period of a frequency in which a text's date or period begins; null for other texts. */
  public static @Nullable Period parsed(String text, Frequency frequency) {
    if (frequency == Frequency.MONTH && YEAR_AND_MONTH.matcher(text).matches()) {
      return parsed(text.substring(0, 4) + "-" + text.substring(4), frequency);
    }
    Period written = written(text);
    if (written != null) {
      return new Period(frequency.ordinal(written.start()), frequency);
    }
    return DateParser.parseOrMissing(text) instanceof Timestamp time
        ? new Period(frequency.ordinal(time.dateTime().toLocalDate()), frequency)
        : null;
  }

  /** The periods that texts stand for; {@code null} where one is none. */
  public static @Nullable PeriodColumn read(ObjectColumn texts, Frequency frequency) {
    long[] ordinals = new long[texts.size()];
    for (int at = 0; at < ordinals.length; at++) {
      if (!(texts.item(at) instanceof String text)) {
        return null;
      }
      if (at > 0 && texts.item(at - 1).equals(text)) {
        ordinals[at] = ordinals[at - 1];
        continue;
      }
      Period period = MISSING.contains(text) ? null : parsed(text, frequency);
      if (period == null && !MISSING.contains(text)) {
        return null;
      }
      ordinals[at] = period == null ? TimeColumn.NAT : period.ordinal();
    }
    return new PeriodColumn(ordinals, frequency);
  }

  /** The first moment of each period. */
  public static TimeColumn starts(PeriodColumn periods) {
    return moments(periods, Period::start, 0);
  }

  /** The last day of each period, of which its fields are. */
  public static TimeColumn lastDays(PeriodColumn periods) {
    return moments(periods, Period::end, 0);
  }

  /** The last nanosecond of each period. */
  public static TimeColumn ends(PeriodColumn periods) {
    return moments(periods, Period::end, DAY - 1);
  }

  private static TimeColumn moments(
      PeriodColumn periods, Function<Period, LocalDate> day, long nanosLater) {
    long[] nanos = new long[periods.size()];
    for (int at = 0; at < nanos.length; at++) {
      nanos[at] =
          periods.item(at) instanceof Period period
              ? moment(day.apply(period), nanosLater).nanos()
              : TimeColumn.NAT;
    }
    return TimeColumn.datetimes(nanos);
  }

  private static Timestamp moment(LocalDate day, long nanosLater) {
    return new Timestamp(Timestamp.of(day.atStartOfDay()).nanos() + nanosLater);
  }

  /** The first or the last moment of a period. */
  public static Timestamp moment(Period period, boolean last) {
    return last ? moment(period.end(), DAY - 1) : moment(period.start(), 0);
  }

  /** Whether ends are asked for: {@code how} of {@code to_timestamp}. */
  public static boolean isEnd(String given) {
    String how = given.toLowerCase(Locale.ROOT);
    if (!List.of("s", "start", "e", "end", "finish", "begin").contains(how)) {
      throw PythonError.valueError("How must be one of S or E");
    }
    return how.startsWith("e") || how.startsWith("f");
  }

  /** A number of each period's last day, -1 where there is no period. */
  public static Column numbers(PeriodColumn periods, ToLongFunction<LocalDateTime> field) {
    TimeColumn days = lastDays(periods);
    long[] numbers = new long[days.size()];
    for (int at = 0; at < numbers.length; at++) {
      numbers[at] = days.isMissing(at) ? -1 : field.applyAsLong(DateFields.moment(days, at));
    }
    return LongColumn.of(numbers);
  }
}
