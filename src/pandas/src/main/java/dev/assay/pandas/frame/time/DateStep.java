package dev.assay.pandas.frame.time;

import dev.assay.pandas.value.LetterCase;
import dev.assay.pandas.value.PythonError;
import dev.assay.pandas.value.WatchedText;
import java.math.BigDecimal;
import java.time.DayOfWeek;
import java.time.LocalDateTime;
import java.time.temporal.TemporalAdjusters;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * A step along the calendar as pandas' frequencies and offsets name it: so many ends of months,
 * Mondays, working days or nanoseconds.
 *
 * @param unit what is counted
 * @param count how many of them one step is
 * @param anchor the month of a quarter's or year's end or beginning, or the weekday (1 is Monday, 0
 *     any); the length in nanoseconds of a unit of which a {@link Unit#TICK} counts some
 */
public record DateStep(Unit unit, long count, long anchor) {

  /** What a step counts. */
  public enum Unit {
    TICK,
    WEEK,
    WORKDAY,
    MONTH_END,
    MONTH_START,
    QUARTER_END,
    QUARTER_START,
    YEAR_END,
    YEAR_START,
    WORKDAY_MONTH_END,
    WORKDAY_MONTH_START,
    WORKDAY_QUARTER_END,
    WORKDAY_QUARTER_START,
    WORKDAY_YEAR_END,
    WORKDAY_YEAR_START;

    /** How many months one is. */
    int months() {
      return switch (this) {
        case QUARTER_END, QUARTER_START, WORKDAY_QUARTER_END, WORKDAY_QUARTER_START -> 3;
        case YEAR_END, YEAR_START, WORKDAY_YEAR_END, WORKDAY_YEAR_START -> 12;
        default -> 1;
      };
    }

    /** Whether it is counted from a month of the year that is given. */
    boolean isOfMonth() {
      return months() > 1;
    }
  }

  public static final long DAY = 86_400_000_000_000L;

  /** One count and one name, such as 2W-MON; a text may have several (1h30min). */
  private static final Pattern PART =
      Pattern.compile("\\s*([+-]?)(\\d*(?:\\.\\d*)?)\\s*([A-Za-z]+)(?:-([A-Za-z]+))?\\s*");

  /** The names of months in those of frequencies. */
  public static final List<String> MONTHS =
      List.of("JAN", "FEB", "MAR", "APR", "MAY", "JUN", "JUL", "AUG", "SEP", "OCT", "NOV", "DEC");

  private static final List<String> WEEKDAYS =
      List.of("MON", "TUE", "WED", "THU", "FRI", "SAT", "SUN");
  private static final Map<String, Unit> UNITS =
      Map.ofEntries(
          Map.entry("W", Unit.WEEK),
          Map.entry("B", Unit.WORKDAY),
          Map.entry("M", Unit.MONTH_END),
          Map.entry("ME", Unit.MONTH_END),
          Map.entry("MS", Unit.MONTH_START),
          Map.entry("BM", Unit.WORKDAY_MONTH_END),
          Map.entry("BME", Unit.WORKDAY_MONTH_END),
          Map.entry("BMS", Unit.WORKDAY_MONTH_START),
          Map.entry("Q", Unit.QUARTER_END),
          Map.entry("QE", Unit.QUARTER_END),
          Map.entry("QS", Unit.QUARTER_START),
          Map.entry("A", Unit.YEAR_END),
          Map.entry("Y", Unit.YEAR_END),
          Map.entry("YE", Unit.YEAR_END),
          Map.entry("AS", Unit.YEAR_START),
          Map.entry("YS", Unit.YEAR_START),
          Map.entry("BQ", Unit.WORKDAY_QUARTER_END),
          Map.entry("BQE", Unit.WORKDAY_QUARTER_END),
          Map.entry("BQS", Unit.WORKDAY_QUARTER_START),
          Map.entry("BA", Unit.WORKDAY_YEAR_END),
          Map.entry("BY", Unit.WORKDAY_YEAR_END),
          Map.entry("BYE", Unit.WORKDAY_YEAR_END),
          Map.entry("BAS", Unit.WORKDAY_YEAR_START),
          Map.entry("BYS", Unit.WORKDAY_YEAR_START));
  private static final Map<String, Long> TICKS =
      Map.ofEntries(
          Map.entry("D", DAY),
          Map.entry("h", 3_600_000_000_000L),
          Map.entry("min", 60_000_000_000L),
          Map.entry("T", 60_000_000_000L),
          Map.entry("s", 1_000_000_000L),
          Map.entry("ms", 1_000_000L),
          Map.entry("L", 1_000_000L),
          Map.entry("us", 1_000L),
          Map.entry("U", 1_000L),
          Map.entry("ns", 1L),
          Map.entry("N", 1L));

  /** Frequencies that pandas has besides. */
  private static final Set<String> OTHERS =
      Set.of("C SM SME SMS CBM CBME CBMS BH CBH LWOM WOM RE REQ".split(" "));

  /** A step of a fixed length. */
  public static DateStep tick(long nanos) {
    return StepNames.ofNanos(nanos);
  }

  /**
   * The step that a frequency's name stands for, whatever the case of its letters where no other
   * name has them (pandas/_libs/tslibs/offsets.pyx, to_offset).
   *
   * @throws PythonError a ValueError when pandas has no such frequency either
   */
  public static DateStep of(String text) {
    Matcher part = PART.matcher(new WatchedText(text));
    if (!part.lookingAt()) {
      throw invalid(text);
    }
    long sign = part.group(1).equals("-") ? -1 : 1;
    DateStep first = part(part, text);
    if (part.end() == text.length()) {
      return first.times(sign);
    }
    long nanos = 0;
    int end = 0;
    while (part.find(end) && part.start() == end) {
      DateStep step = part(part, text);
      if (!step.isTick()) {
        throw invalid(text);
      }
      nanos += step.nanos();
      end = part.end();
      if (end == text.length()) {
        return tick(sign * nanos);
      }
    }
    throw invalid(text);
  }

  private static DateStep part(Matcher part, String text) {
    String count = part.group(2);
    String name = part.group(3);
    if (!part.group(1).isEmpty() && count.isEmpty()) {
      throw invalid(text);
    }
    Long length = UNITS.containsKey(name) ? null : ignoringCase(name);
    if (length != null && part.group(4) == null) {
      return count.contains(".")
          ? tick(new BigDecimal(count + "0").multiply(BigDecimal.valueOf(length)).longValue())
          : new DateStep(Unit.TICK, count(count), length);
    }
    if (OTHERS.contains(LetterCase.upper(name))) {
      throw PythonError.unsupported(
          "the frequency " + name, "use D, B, W, MS, ME, QS, QE, YS or YE");
    }
    Unit unit = UNITS.get(UNITS.containsKey(name) ? name : LetterCase.upper(name));
    if (unit == null || length != null || count.contains(".")) {
      throw invalid(text);
    }
    return new DateStep(unit, count(count), anchor(unit, part.group(4), text));
  }

  private static @Nullable Long ignoringCase(String name) {
    Long length = TICKS.get(LetterCase.lower(name));
    return length == null ? TICKS.get(LetterCase.upper(name)) : length;
  }

  private static long count(String digits) {
    try {
      return digits.isEmpty() ? 1 : Long.parseLong(digits);
    } catch (NumberFormatException _) {
      throw new PythonError("OverflowError", "Python int too large to convert to C long");
    }
  }

  private static PythonError invalid(String text) {
    return PythonError.valueError("Invalid frequency: " + text)
        .hinting(" (known are D, B, W, MS, ME, QS, QE, YS, YE, h, min, s)");
  }

  private static long anchor(Unit unit, @Nullable String name, String text) {
    if (name == null) {
      return switch (unit) {
        case WEEK -> DayOfWeek.SUNDAY.getValue();
        case QUARTER_END, YEAR_END, WORKDAY_QUARTER_END, WORKDAY_YEAR_END -> 12;
        default -> 1;
      };
    }
    boolean anchored = unit == Unit.WEEK || unit.isOfMonth();
    List<String> names = unit == Unit.WEEK ? WEEKDAYS : MONTHS;
    int at = names.indexOf(LetterCase.upper(name));
    if (at < 0 || !anchored) {
      throw invalid(text);
    }
    return at + 1L;
  }

  public boolean isTick() {
    return unit == Unit.TICK;
  }

  /** The length of one step of fixed length, in nanoseconds. */
  public long nanos() {
    return Math.multiplyExact(count, anchor);
  }

  public DateStep times(long factor) {
    return new DateStep(unit, count * factor, anchor);
  }

  /** Whether a date is one that steps lead to. */
  public boolean fits(LocalDateTime time) {
    return isTick() || back(time).equals(time);
  }

  /** The date itself where it fits, else the next that does. */
  public LocalDateTime forward(LocalDateTime time) {
    LocalDateTime before = back(time);
    return before.equals(time) ? time : move(before, 1);
  }

  /** The date itself where it fits, else the last that did. */
  public LocalDateTime back(LocalDateTime time) {
    LocalDateTime first = time.withDayOfMonth(1);
    return switch (unit) {
      case TICK -> time;
      case WEEK ->
          anchor == 0
              ? time
              : time.with(TemporalAdjusters.previousOrSame(DayOfWeek.of((int) anchor)));
      case WORKDAY -> workdayBack(time);
      case MONTH_START,
          QUARTER_START,
          YEAR_START,
          WORKDAY_MONTH_START,
          WORKDAY_QUARTER_START,
          WORKDAY_YEAR_START -> {
        long past = Math.floorMod(time.getMonthValue() - anchor, unit.months());
        LocalDateTime start = inMonth(first.minusMonths(past));
        yield start.isAfter(time) ? inMonth(first.minusMonths(past + unit.months())) : start;
      }
      case MONTH_END,
          QUARTER_END,
          YEAR_END,
          WORKDAY_MONTH_END,
          WORKDAY_QUARTER_END,
          WORKDAY_YEAR_END -> {
        long ahead = Math.floorMod(anchor - time.getMonthValue(), unit.months());
        LocalDateTime end = inMonth(first.plusMonths(ahead));
        yield end.isAfter(time) ? inMonth(first.plusMonths(ahead - unit.months())) : end;
      }
    };
  }

  /** The beginning or the end that lies in a month, of which this is the first day. */
  private LocalDateTime inMonth(LocalDateTime first) {
    return switch (unit) {
      case MONTH_END, QUARTER_END, YEAR_END -> first.with(TemporalAdjusters.lastDayOfMonth());
      case WORKDAY_MONTH_END, WORKDAY_QUARTER_END, WORKDAY_YEAR_END ->
          workdayBack(first.with(TemporalAdjusters.lastDayOfMonth()));
      case WORKDAY_MONTH_START, WORKDAY_QUARTER_START, WORKDAY_YEAR_START -> workdayForward(first);
      default -> first;
    };
  }

  /** pandas' {@code date + step}: a date that does not fit counts from the last that did. */
  public LocalDateTime add(LocalDateTime time, long direction) {
    long steps = count * direction;
    if (isTick()) {
      return time.plusNanos(Math.multiplyExact(steps, anchor));
    }
    return steps == 0 ? forward(time) : move(steps > 0 ? back(time) : forward(time), steps);
  }

  /** So many units on from a date that fits. */
  private LocalDateTime move(LocalDateTime time, long steps) {
    return switch (unit) {
      case TICK -> time.plusNanos(steps * anchor);
      case WEEK -> time.plusWeeks(steps);
      case WORKDAY -> workdays(time, steps);
      default -> inMonth(time.withDayOfMonth(1).plusMonths(unit.months() * steps));
    };
  }

  private static boolean isWeekend(LocalDateTime time) {
    return time.getDayOfWeek().getValue() > 5;
  }

  private static LocalDateTime workdayBack(LocalDateTime time) {
    return isWeekend(time) ? time.with(TemporalAdjusters.previous(DayOfWeek.FRIDAY)) : time;
  }

  private static LocalDateTime workdayForward(LocalDateTime time) {
    return isWeekend(time) ? time.with(TemporalAdjusters.next(DayOfWeek.MONDAY)) : time;
  }

  private static LocalDateTime workdays(LocalDateTime time, long steps) {
    LocalDateTime moved = time.plusWeeks(steps / 5);
    long direction = Long.signum(steps);
    for (long step = 0; step < Math.abs(steps % 5); step++) {
      do {
        moved = moved.plusDays(direction);
      } while (isWeekend(moved));
    }
    return moved;
  }
}
