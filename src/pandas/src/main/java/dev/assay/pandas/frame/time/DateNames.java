package dev.assay.pandas.frame.time;

import java.util.List;
import java.util.Locale;

/** English names of months and days. */
public final class DateNames {

  /** From January on. */
  public static final List<String> MONTHS =
      List.of(
          "January",
          "February",
          "March",
          "April",
          "May",
          "June",
          "July",
          "August",
          "September",
          "October",
          "November",
          "December");

  /** From Monday on. */
  public static final List<String> DAYS =
      List.of("Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday");

  private DateNames() {}

  /** The number of a month, by its name or the first three letters of it. */
  static int number(String name) {
    String start = name.substring(0, 3).toLowerCase(Locale.ROOT);
    for (int at = 0; at < MONTHS.size(); at++) {
      if (MONTHS.get(at).toLowerCase(Locale.ROOT).startsWith(start)) {
        return at + 1;
      }
    }
    throw new IllegalArgumentException("no month is named " + name);
  }
}
