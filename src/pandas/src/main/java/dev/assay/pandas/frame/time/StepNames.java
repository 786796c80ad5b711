package dev.assay.pandas.frame.time;

import java.util.List;

/** The names of steps: pandas' {@code freqstr}, and offsets as {@code repr} shows them. */
public final class StepNames {

  private static final List<String> MONTHS =
      List.of("JAN", "FEB", "MAR", "APR", "MAY", "JUN", "JUL", "AUG", "SEP", "OCT", "NOV", "DEC");
  private static final List<String> WEEKDAYS =
      List.of("MON", "TUE", "WED", "THU", "FRI", "SAT", "SUN");

  /** A tick's length, its name and its class. */
  private record Tick(long nanos, String name, String type) {}

  private static final List<Tick> TICKS =
      List.of(
          new Tick(DateStep.DAY, "D", "Day"),
          new Tick(3_600_000_000_000L, "h", "Hour"),
          new Tick(60_000_000_000L, "min", "Minute"),
          new Tick(1_000_000_000L, "s", "Second"),
          new Tick(1_000_000L, "ms", "Milli"),
          new Tick(1_000L, "us", "Micro"),
          new Tick(1L, "ns", "Nano"));

  private StepNames() {}

  /** Such as {@code 2W-SUN}. */
  public static String frequency(DateStep step) {
    return (step.count() == 1 ? "" : step.count()) + rule(step);
  }

  /** The name without the count: pandas' {@code rule_code}. */
  public static String rule(DateStep step) {
    return switch (step.unit()) {
      case TICK -> tick(step).name();
      case WEEK -> step.anchor() == 0 ? "W" : "W-" + WEEKDAYS.get((int) step.anchor() - 1);
      case WORKDAY -> "B";
      case MONTH_END -> "ME";
      case MONTH_START -> "MS";
      case QUARTER_END -> "QE-" + month(step);
      case QUARTER_START -> "QS-" + month(step);
      case YEAR_END -> "YE-" + month(step);
      case YEAR_START -> "YS-" + month(step);
      case WORKDAY_MONTH_END -> "BME";
      case WORKDAY_MONTH_START -> "BMS";
      case WORKDAY_QUARTER_END -> "BQE-" + month(step);
      case WORKDAY_QUARTER_START -> "BQS-" + month(step);
      case WORKDAY_YEAR_END -> "BYE-" + month(step);
      case WORKDAY_YEAR_START -> "BYS-" + month(step);
    };
  }

  /** Such as {@code <2 * Weeks: weekday=6>}. */
  public static String offset(DateStep step) {
    return offset(step.count(), type(step), attributes(step));
  }

  /** The same of an offset of any class; {@code attributes} is empty or begins with a colon. */
  public static String offset(long count, String type, String attributes) {
    String times = count == 1 ? "" : count + " * ";
    return "<" + times + type + (Math.abs(count) == 1 ? "" : "s") + attributes + ">";
  }

  /** The name of the offset's class. */
  public static String type(DateStep step) {
    return switch (step.unit()) {
      case TICK -> tick(step).type();
      case WEEK -> "Week";
      case WORKDAY -> "BusinessDay";
      case MONTH_END -> "MonthEnd";
      case MONTH_START -> "MonthBegin";
      case QUARTER_END -> "QuarterEnd";
      case QUARTER_START -> "QuarterBegin";
      case YEAR_END -> "YearEnd";
      case YEAR_START -> "YearBegin";
      case WORKDAY_MONTH_END -> "BusinessMonthEnd";
      case WORKDAY_MONTH_START -> "BusinessMonthBegin";
      case WORKDAY_QUARTER_END -> "BusinessQuarterEnd";
      case WORKDAY_QUARTER_START -> "BusinessQuarterBegin";
      case WORKDAY_YEAR_END -> "BYearEnd";
      case WORKDAY_YEAR_START -> "BYearBegin";
    };
  }

  private static String attributes(DateStep step) {
    return switch (step.unit()) {
      case WEEK -> ": weekday=" + (step.anchor() == 0 ? "None" : step.anchor() - 1);
      default ->
          !step.unit().isOfMonth()
              ? ""
              : (step.unit().months() == 3 ? ": startingMonth=" : ": month=") + step.anchor();
    };
  }

  /** A step of so many nanoseconds in the largest unit that divides them. */
  static DateStep ofNanos(long nanos) {
    for (Tick tick : TICKS) {
      if (nanos % tick.nanos() == 0) {
        return new DateStep(DateStep.Unit.TICK, nanos / tick.nanos(), tick.nanos());
      }
    }
    throw new AssertionError("every length is some nanoseconds");
  }

  static String month(int month) {
    return MONTHS.get(month - 1);
  }

  private static String month(DateStep step) {
    return month((int) step.anchor());
  }

  private static Tick tick(DateStep step) {
    return TICKS.stream()
        .filter(tick -> tick.nanos() == step.anchor())
        .findFirst()
        .orElseThrow(() -> new AssertionError("ticks are counted in units"));
  }
}
