package dev.assay.pandas.frame;

import java.time.LocalDate;
import java.time.temporal.ChronoUnit;

/** The lengths that a period may have. */
public enum Frequency {
  YEAR("Y-DEC"),
  QUARTER("Q-DEC"),
  MONTH("M"),
  WEEK("W-SUN"),
  DAY("D");

  /** The Monday of the week in which 1970 began: weeks are counted from it. */
  private static final LocalDate FIRST_WEEK = LocalDate.of(1969, 12, 29);

  private final String alias;

  Frequency(String alias) {
    this.alias = alias;
  }

  /** The name that pandas prints. */
  public String alias() {
    return alias;
  }

  /** The number of whole periods between 1970 and the period of a date. */
  public long ordinal(LocalDate date) {
    return switch (this) {
      case YEAR -> date.getYear() - 1970L;
      case QUARTER -> (date.getYear() - 1970L) * 4 + (date.getMonthValue() - 1) / 3;
      case MONTH -> (date.getYear() - 1970L) * 12 + date.getMonthValue() - 1;
      case WEEK -> Math.floorDiv(ChronoUnit.DAYS.between(FIRST_WEEK, date), 7);
      case DAY -> date.toEpochDay();
    };
  }

  /** The first day of a period. */
  public LocalDate start(long ordinal) {
    LocalDate epoch = LocalDate.EPOCH;
    return switch (this) {
      case YEAR -> epoch.plusYears(ordinal);
      case QUARTER -> epoch.plusMonths(ordinal * 3);
      case MONTH -> epoch.plusMonths(ordinal);
      case WEEK -> FIRST_WEEK.plusWeeks(ordinal);
      case DAY -> epoch.plusDays(ordinal);
    };
  }
}
