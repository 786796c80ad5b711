package dev.assay.pandas.frame.time;

import dev.assay.pandas.column.Column;
import dev.assay.pandas.column.Frequency;
import dev.assay.pandas.column.LongColumn;
import dev.assay.pandas.column.ObjectColumn;
import dev.assay.pandas.column.Period;
import dev.assay.pandas.column.PeriodColumn;
import dev.assay.pandas.column.Scalars;
import dev.assay.pandas.column.TimeColumn;
import dev.assay.pandas.value.Allocation;
import dev.assay.pandas.value.LetterCase;
import dev.assay.pandas.value.PythonError;
import dev.assay.pandas.value.Timestamp;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;
import java.util.function.ToLongFunction;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** Datetimes as periods and back. */
public final class Periods {

  private static final Pattern YEAR_AND_MONTH = Pattern.compile("\\d{4}(0[1-9]|1[0-2])");
  private static final Set<String> MISSING = Set.of("", "NaT", "nat", "NAT", "nan", "NaN", "NAN");
  private static final Pattern END = Pattern.compile("[YQM]E");
  private static final Map<String, Frequency> NAMES = names();
  private static final long DAY = 86_400_000_000_000L;

  private Periods() {}

  private static Map<String, Frequency> names() {
    Map<String, Frequency> names =
        new HashMap<>(Map.of("Y", Frequency.YEAR, "A", Frequency.YEAR, "Q", Frequency.QUARTER));
    names.put("W", Frequency.WEEK);
    for (Frequency each : Frequency.values()) {
      names.put(each.alias(), each);
      if (each.unit() == Frequency.Unit.YEAR) {
        names.put("A" + each.alias().substring(1), each);
      }
    }
    return names;
  }

  /** The frequency with one of pandas' names; others are not supported. */
  public static Frequency frequency(String alias) {
    Frequency frequency = NAMES.get(LetterCase.upper(alias));
    if (frequency != null) {
      return frequency;
    }
    if (END.matcher(alias).lookingAt()) {
      throw PythonError.valueError(
          "for Period, please use '%s' instead of '%s'",
          alias.charAt(0) + alias.substring(2), alias);
    }
    DateStep step = DateStep.of(alias);
    for (Frequency each : Frequency.values()) {
      if (step.isTick() && step.count() == 1 && step.anchor() == each.nanos()) {
        return each;
      }
    }
    throw PythonError.unsupported(
        "periods of '" + alias + "'", "use 'Y', 'Q', 'M', 'W', 'D', 'h', 'min' or 's'");
  }

  /** The step from one period to the next, as pandas shows a {@code freq}. */
  public static DateStep step(Frequency frequency) {
    int anchor = frequency.anchor();
    return switch (frequency.unit()) {
      case YEAR -> new DateStep(DateStep.Unit.YEAR_END, 1, anchor);
      case QUARTER -> new DateStep(DateStep.Unit.QUARTER_END, 1, anchor);
      case MONTH -> new DateStep(DateStep.Unit.MONTH_END, 1, 1);
      case WEEK -> new DateStep(DateStep.Unit.WEEK, 1, anchor);
      case DAY -> DateStep.tick(DAY);
      default -> DateStep.tick(frequency.nanos());
    };
  }

  /** The year, quarter, month or day that a text stands for; {@code null} for other texts. */
  public static @Nullable Period written(String text) {
    WrittenDate date = DateParser.readOrNull(text);
    Frequency frequency = date == null ? null : frequency(date);
    return frequency == null ? null : new Period(frequency.ordinal(date.moment()), frequency);
  }

  private static @Nullable Frequency frequency(WrittenDate date) {
    return switch (date.unit()) {
      case YEAR -> Frequency.YEAR;
      case MONTH -> date.quarter() ? Frequency.QUARTER : Frequency.MONTH;
      case DAY -> Frequency.DAY;
      case HOUR -> Frequency.HOUR;
      case MINUTE -> Frequency.MINUTE;
      case SECOND -> Frequency.SECOND;
      case MILLI -> Frequency.MILLI;
      case MICRO -> Frequency.MICRO;
      case NANO -> Frequency.NANO;
      default -> null;
    };
  }

  /** The period that each time falls into. */
  public static PeriodColumn of(Column column, String alias) {
    Frequency frequency = frequency(alias);
    TimeColumn times = (TimeColumn) DateColumns.parse(column);
    long[] ordinals = Allocation.longs(times.size());
    for (int at = 0; at < ordinals.length; at++) {
      ordinals[at] =
          times.isMissing(at) ? TimeColumn.NAT : frequency.ordinal(DateFields.moment(times, at));
    }
    return new PeriodColumn(ordinals, frequency);
  }

  /** The period of a frequency in which a text's date or period begins; null for other texts. */
  public static @Nullable Period parsed(String text, Frequency frequency) {
    if (frequency == Frequency.MONTH && YEAR_AND_MONTH.matcher(text).matches()) {
      return parsed(text.substring(0, 4) + "-" + text.substring(4), frequency);
    }
    WrittenDate date = DateParser.readOrNull(text);
    if (date != null && date.quarter()) {
      return ofQuarter(date, frequency);
    }
    if (date != null && frequency(date) != null) {
      return new Period(frequency.ordinal(date.moment()), frequency);
    }
    return DateParser.parseOrMissing(text) instanceof Timestamp time
        ? new Period(frequency.ordinal(time.dateTime()), frequency)
        : null;
  }

  private static Period ofQuarter(WrittenDate date, Frequency frequency) {
    if (frequency.unit() == Frequency.Unit.WEEK) {
      throw new PythonError(
          "DateParseError",
          "Unable to retrieve month information from given freq: " + frequency.alias());
    }
    LocalDate day = date.moment().toLocalDate();
    long quarter = (day.getMonthValue() + 2) / 3;
    return new Period(frequency.ordinal(frequency.quarter(day.getYear(), quarter)), frequency);
  }

  /** The periods that texts stand for; {@code null} where there is another object. */
  public static @Nullable PeriodColumn read(ObjectColumn texts, Frequency frequency) {
    long[] ordinals = Allocation.longs(texts.size());
    for (int at = 0; at < ordinals.length; at++) {
      if (Scalars.isMissing(texts.item(at))) {
        ordinals[at] = TimeColumn.NAT;
        continue;
      }
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
    return moments(periods, Period::startTime);
  }

  /** What the fields of each period are of: its last day, or its beginning within a day. */
  public static TimeColumn ofFields(PeriodColumn periods) {
    return moments(periods, Period::fields);
  }

  /** The last nanosecond of each period. */
  public static TimeColumn ends(PeriodColumn periods) {
    return moments(periods, Period::endTime);
  }

  private static TimeColumn moments(PeriodColumn periods, Function<Period, LocalDateTime> moment) {
    long[] nanos = Allocation.longs(periods.size());
    for (int at = 0; at < nanos.length; at++) {
      nanos[at] =
          periods.item(at) instanceof Period period
              ? Timestamp.of(moment.apply(period)).nanos()
              : TimeColumn.NAT;
    }
    return TimeColumn.datetimes(nanos);
  }

  /** The first or the last moment of a period. */
  public static Timestamp moment(Period period, boolean last) {
    return Timestamp.of(last ? period.endTime() : period.startTime());
  }

  /** Whether ends are asked for: {@code how} of {@code to_timestamp}. */
  public static boolean isEnd(String given) {
    String how = LetterCase.lower(given);
    if (!List.of("s", "start", "e", "end", "finish", "begin").contains(how)) {
      throw PythonError.valueError("How must be one of S or E");
    }
    return how.startsWith("e") || how.startsWith("f");
  }

  /** A field of each period, of its last day but for quarters, -1 where there is no period. */
  public static Column numbers(
      PeriodColumn periods, String name, ToLongFunction<LocalDateTime> field) {
    return name.equals("quarter") ? counts(periods, Period::quarter) : numbers(periods, field);
  }

  /** A number of each period, -1 where there is none. */
  public static Column counts(PeriodColumn periods, ToLongFunction<Period> field) {
    return LongColumn.of(
        Allocation.longs(
            periods.size(),
            at -> periods.item(at) instanceof Period period ? field.applyAsLong(period) : -1));
  }

  /** Each period in a form of strftime's, NaN where there is none. */
  public static Column texts(PeriodColumn periods, String format) {
    Object[] texts = Allocation.objects(periods.size());
    for (int at = 0; at < texts.length; at++) {
      texts[at] =
          periods.item(at) instanceof Period period
              ? DateFormatter.ofPeriod(period, format)
              : Scalars.NAN;
    }
    return ObjectColumn.of(texts);
  }

  /** A number of each period's last day, -1 where there is no period. */
  public static Column numbers(PeriodColumn periods, ToLongFunction<LocalDateTime> field) {
    TimeColumn days = ofFields(periods);
    return LongColumn.of(
        Allocation.longs(
            days.size(),
            at -> days.isMissing(at) ? -1 : field.applyAsLong(DateFields.moment(days, at))));
  }
}
