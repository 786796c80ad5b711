package dev.assay.pandas.column;

import java.time.LocalDate;
import java.time.LocalDateTime;

/** The lengths that a period may have, with the month or the weekday that ends one. */
public enum Frequency {
  YEAR(Unit.YEAR, "Y-DEC", 12),
  YEAR_JAN(Unit.YEAR, "Y-JAN", 1),
  YEAR_FEB(Unit.YEAR, "Y-FEB", 2),
  YEAR_MAR(Unit.YEAR, "Y-MAR", 3),
  YEAR_APR(Unit.YEAR, "Y-APR", 4),
  YEAR_MAY(Unit.YEAR, "Y-MAY", 5),
  YEAR_JUN(Unit.YEAR, "Y-JUN", 6),
  YEAR_JUL(Unit.YEAR, "Y-JUL", 7),
  YEAR_AUG(Unit.YEAR, "Y-AUG", 8),
  YEAR_SEP(Unit.YEAR, "Y-SEP", 9),
  YEAR_OCT(Unit.YEAR, "Y-OCT", 10),
  YEAR_NOV(Unit.YEAR, "Y-NOV", 11),
  QUARTER(Unit.QUARTER, "Q-DEC", 12),
  QUARTER_JAN(Unit.QUARTER, "Q-JAN", 1),
  QUARTER_FEB(Unit.QUARTER, "Q-FEB", 2),
  QUARTER_MAR(Unit.QUARTER, "Q-MAR", 3),
  QUARTER_APR(Unit.QUARTER, "Q-APR", 4),
  QUARTER_MAY(Unit.QUARTER, "Q-MAY", 5),
  QUARTER_JUN(Unit.QUARTER, "Q-JUN", 6),
  QUARTER_JUL(Unit.QUARTER, "Q-JUL", 7),
  QUARTER_AUG(Unit.QUARTER, "Q-AUG", 8),
  QUARTER_SEP(Unit.QUARTER, "Q-SEP", 9),
  QUARTER_OCT(Unit.QUARTER, "Q-OCT", 10),
  QUARTER_NOV(Unit.QUARTER, "Q-NOV", 11),
  MONTH(Unit.MONTH, "M", 1),
  WEEK(Unit.WEEK, "W-SUN", 7),
  WEEK_MON(Unit.WEEK, "W-MON", 1),
  WEEK_TUE(Unit.WEEK, "W-TUE", 2),
  WEEK_WED(Unit.WEEK, "W-WED", 3),
  WEEK_THU(Unit.WEEK, "W-THU", 4),
  WEEK_FRI(Unit.WEEK, "W-FRI", 5),
  WEEK_SAT(Unit.WEEK, "W-SAT", 6),
  DAY(Unit.DAY, "D", 1),
  HOUR(Unit.HOUR, "h", 3_600_000_000_000L),
  MINUTE(Unit.MINUTE, "min", 60_000_000_000L),
  SECOND(Unit.SECOND, "s", 1_000_000_000L),
  MILLI(Unit.MILLI, "ms", 1_000_000L),
  MICRO(Unit.MICRO, "us", 1_000L),
  NANO(Unit.NANO, "ns", 1L);

  /** What a period is of. */
  public enum Unit {
    YEAR,
    QUARTER,
    MONTH,
    WEEK,
    DAY,
    HOUR,
    MINUTE,
    SECOND,
    MILLI,
    MICRO,
    NANO
  }

  private static final long DAY_NANOS = 86_400_000_000_000L;

  private static final int MONTHS = 12;
  private static final int WEEK_DAYS = 7;

  /** The days between the Monday of the week in which 1970 began and its first day. */
  private static final int SINCE_MONDAY = 3;

  private final Unit unit;
  private final String alias;
  private final int anchor;

  /** The length of what is less than a day, in nanoseconds; of others 0. */
  private final long nanos;

  Frequency(Unit unit, String alias, int anchor) {
    this(unit, alias, anchor, 0);
  }

  Frequency(Unit unit, String alias, long nanos) {
    this(unit, alias, 0, nanos);
  }

  Frequency(Unit unit, String alias, int anchor, long nanos) {
    this.unit = unit;
    this.alias = alias;
    this.anchor = anchor;
    this.nanos = nanos;
  }

  /** The length in nanoseconds of a period that is less than a day; 0 for others. */
  public long nanos() {
    return nanos;
  }

  public Unit unit() {
    return unit;
  }

  /** The name that pandas prints. */
  public String alias() {
    return alias;
  }

  /** The month that ends a year, from 1, or the weekday that ends a week, from Monday as 1. */
  public int anchor() {
    return anchor;
  }

  /** The number of whole periods between 1970 and the period of a time, as pandas counts them. */
  public long ordinal(LocalDateTime time) {
    if (nanos == 0) {
      return ordinal(time.toLocalDate());
    }
    long days = Math.multiplyExact(time.toLocalDate().toEpochDay(), DAY_NANOS / nanos);
    return Math.addExact(days, time.toLocalTime().toNanoOfDay() / nanos);
  }

  /** The same of the beginning of a date. */
  public long ordinal(LocalDate date) {
    return switch (unit) {
      case YEAR -> Math.floorDiv(months(date), MONTHS);
      case QUARTER -> Math.floorDiv(months(date), 3);
      case MONTH -> (date.getYear() - 1970L) * MONTHS + date.getMonthValue() - 1;
      case WEEK -> Math.floorDiv(date.toEpochDay() + SINCE_MONDAY - lastDay(), WEEK_DAYS) + 1;
      case DAY -> date.toEpochDay();
      case HOUR, MINUTE, SECOND, MILLI, MICRO, NANO -> ordinal(date.atStartOfDay());
    };
  }

  /** The months since the year began in which 1970's anchor lies. */
  private long months(LocalDate date) {
    return (date.getYear() - 1970L) * MONTHS + date.getMonthValue() - 1 + MONTHS - anchor;
  }

  /** How many days after a Sunday the last day of a week is. */
  private int lastDay() {
    return anchor % WEEK_DAYS;
  }

  /** The first day of a period. */
  public LocalDate start(long ordinal) {
    LocalDate epoch = LocalDate.EPOCH;
    return switch (unit) {
      case YEAR -> epoch.plusMonths(ordinal * MONTHS - MONTHS + anchor);
      case QUARTER -> epoch.plusMonths(ordinal * 3 - MONTHS + anchor);
      case MONTH -> epoch.plusMonths(ordinal);
      case WEEK -> epoch.plusDays((ordinal - 1) * WEEK_DAYS - SINCE_MONDAY + lastDay());
      case DAY -> epoch.plusDays(ordinal);
      case HOUR, MINUTE, SECOND, MILLI, MICRO, NANO ->
          epoch.plusDays(Math.floorDiv(ordinal, DAY_NANOS / nanos));
    };
  }

  /** The first moment of a period. */
  public LocalDateTime startTime(long ordinal) {
    LocalDateTime day = start(ordinal).atStartOfDay();
    return nanos == 0 ? day : day.plusNanos(Math.floorMod(ordinal, DAY_NANOS / nanos) * nanos);
  }

  /**
   * The first day of a quarter of a year that ends as years of this frequency do, with December
   * where it has no years.
   */
  public LocalDate quarter(long year, long quarter) {
    int last = unit == Unit.YEAR || unit == Unit.QUARTER ? anchor : MONTHS;
    return LocalDate.EPOCH.plusMonths((year - 1970) * MONTHS + (quarter - 1) * 3 - MONTHS + last);
  }
}
