package dev.assay.sql.standin;

import java.time.DayOfWeek;
import java.time.LocalDate;
import java.time.temporal.TemporalAdjusters;

/** Weeks by MySQL's modes. */
final class MysqlWeeks {

  private MysqlWeeks() {}

  /**
   * Year and week as one number. Bit 0 of the mode: weeks begin on Mondays; bit 1: days before the
   * first week belong to the last one of the year before, else to week 0; bit 2, turned round for
   * Mondays: the first week is the first one that begins in the year.
   */
  static int yearAndWeek(LocalDate day, int mode) {
    boolean monday = (mode & 1) != 0;
    boolean begins = monday == ((mode & 4) != 0);
    DayOfWeek first = monday ? DayOfWeek.MONDAY : DayOfWeek.SUNDAY;
    int year = day.getYear();
    LocalDate start = firstWeek(year, first, begins);
    boolean belongsToWeeks = (mode & 2) != 0;
    if (day.isBefore(start)) {
      if (!belongsToWeeks) {
        return year * 100;
      }
      year--;
      start = firstWeek(year, first, begins);
    } else if (belongsToWeeks && !day.isBefore(firstWeek(year + 1, first, begins))) {
      year++;
      start = firstWeek(year, first, begins);
    }
    return year * 100 + (int) ((day.toEpochDay() - start.toEpochDay()) / 7) + 1;
  }

  /** The day on which the first week of the year begins. */
  private static LocalDate firstWeek(int year, DayOfWeek first, boolean begins) {
    LocalDate newYear = LocalDate.of(year, 1, 1);
    return begins
        ? newYear.with(TemporalAdjusters.nextOrSame(first))
        : newYear.plusDays(3).with(TemporalAdjusters.previousOrSame(first));
  }
}
