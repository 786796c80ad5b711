package dev.assay.pandas.builtins.pandas;

import dev.assay.pandas.value.PythonError;
import java.time.LocalDateTime;
import java.time.temporal.TemporalAdjusters;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The steps of {@code date_range}.
 *
 * @param unit the frequency's name, such as D or ME
 */
record DateSteps(String unit, int count) {

  private static final Pattern NOTATION = Pattern.compile("(\\d*)([A-Za-z]+)(-[A-Z]{3})?");

  static DateSteps of(String text) {
    Matcher matcher = NOTATION.matcher(text);
    if (!matcher.matches()) {
      throw PythonError.valueError("Invalid frequency: " + text);
    }
    int count = matcher.group(1).isEmpty() ? 1 : Integer.parseInt(matcher.group(1));
    return new DateSteps(matcher.group(2), count);
  }

  /** The first date that fits the frequency, from a date on. */
  LocalDateTime first(LocalDateTime start) {
    return switch (unit) {
      case "M", "ME" -> start.with(TemporalAdjusters.lastDayOfMonth());
      case "MS" ->
          start.getDayOfMonth() == 1 ? start : start.with(TemporalAdjusters.firstDayOfNextMonth());
      case "YS", "AS" ->
          start.getDayOfYear() == 1 ? start : start.with(TemporalAdjusters.firstDayOfNextYear());
      case "Y", "YE", "A" -> start.with(TemporalAdjusters.lastDayOfYear());
      case "W" -> start.with(TemporalAdjusters.nextOrSame(java.time.DayOfWeek.SUNDAY));
      case "B" ->
          start.getDayOfWeek().getValue() > 5
              ? start.with(TemporalAdjusters.next(java.time.DayOfWeek.MONDAY))
              : start;
      default -> start;
    };
  }

  LocalDateTime next(LocalDateTime time) {
    return move(time, count);
  }

  /** The start of so many dates that end with one. */
  LocalDateTime back(LocalDateTime end, long periods) {
    LocalDateTime time = end;
    for (long step = 1; step < periods; step++) {
      time = move(time, -count);
    }
    return time;
  }

  private LocalDateTime move(LocalDateTime time, int by) {
    return switch (unit) {
      case "D" -> time.plusDays(by);
      case "W" -> time.plusWeeks(by);
      case "h", "H" -> time.plusHours(by);
      case "min", "T" -> time.plusMinutes(by);
      case "s", "S" -> time.plusSeconds(by);
      case "MS" -> time.plusMonths(by);
      case "M", "ME" -> time.plusMonths(by).with(TemporalAdjusters.lastDayOfMonth());
      case "YS", "AS" -> time.plusYears(by);
      case "Y", "YE", "A" -> time.plusYears(by).with(TemporalAdjusters.lastDayOfYear());
      case "B" -> workday(time, by);
      default ->
          throw PythonError.unsupported(
              "the frequency '" + unit + "'", "use D, W, MS, ME, YS, YE, B, h, min or s");
    };
  }

  private static LocalDateTime workday(LocalDateTime time, int by) {
    LocalDateTime moved = time;
    for (int step = 0; step < Math.abs(by); step++) {
      do {
        moved = moved.plusDays(Integer.signum(by));
      } while (moved.getDayOfWeek().getValue() > 5);
    }
    return moved;
  }
}
