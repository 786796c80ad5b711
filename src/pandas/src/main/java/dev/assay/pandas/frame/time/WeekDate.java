package dev.assay.pandas.frame.time;

import java.time.LocalDate;

/**
 * A week of a year as {@code strptime} reads it.
 *
 * @param directive {@code V} for ISO's weeks, {@code W} and {@code U} for weeks from the year's
 *     first Monday or Sunday on, before which is week 0
 */
record WeekDate(char directive, int week) {

  /** The day of the week, where Monday is 0; beyond the last week the next year goes on. */
  LocalDate of(int year, int weekday) {
    LocalDate first = LocalDate.of(year, 1, 1);
    if (directive == 'V') {
      LocalDate inFirstWeek = first.plusDays(3);
      return inFirstWeek
          .minusDays(inFirstWeek.getDayOfWeek().getValue() - 1L)
          .plusDays(7L * (week - 1) + weekday);
    }
    int shift = directive == 'W' ? 6 : 7;
    int begin = (first.getDayOfWeek().getValue() + shift) % 7;
    int day = directive == 'W' ? weekday : (weekday + 1) % 7;
    int zero = (7 - begin) % 7;
    return first.plusDays(week == 0 ? day - begin : zero + 7L * (week - 1) + day);
  }
}
