package dev.assay.catalog.linking;

import java.time.DateTimeException;
import java.time.LocalDate;
import java.time.YearMonth;
import java.time.format.DateTimeFormatter;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Writes names that count up as runs: {@code log_1 to log_7, log_9}. */
final class NameRuns {

  private static final int MOST_RUNS = 30;
  private static final int SHORTEST_RUN = 3;
  private static final Pattern NUMBER = Pattern.compile("(.*?)(\\d{1,18})(\\D*)", Pattern.DOTALL);

  private NameRuns() {}

  static String written(List<String> names) {
    List<String> parts = new ArrayList<>();
    int start = 0;
    while (start < names.size() && parts.size() < MOST_RUNS) {
      int end = start + 1;
      while (end < names.size() && follows(names.get(end - 1), names.get(end))) {
        end++;
      }
      if (end - start >= SHORTEST_RUN) {
        parts.add(names.get(start) + " to " + names.get(end - 1));
        start = end;
      } else {
        parts.add(names.get(start));
        start++;
      }
    }
    String list = String.join(", ", parts);
    int left = names.size() - start;
    return left == 0 ? list : "%s and %d more up to %s".formatted(list, left, names.getLast());
  }

  /** Whether the second name has the next number, the next day or the next month. */
  private static boolean follows(String one, String other) {
    Matcher first = NUMBER.matcher(one);
    Matcher second = NUMBER.matcher(other);
    return first.matches()
        && second.matches()
        && first.group(1).equals(second.group(1))
        && first.group(3).equals(second.group(3))
        && next(first.group(2), second.group(2));
  }

  private static boolean next(String number, String other) {
    return Long.parseLong(number) + 1 == Long.parseLong(other) || nextDate(number, other);
  }

  private static boolean nextDate(String number, String other) {
    try {
      return switch (number.length()) {
        case 8 ->
            LocalDate.parse(number, DateTimeFormatter.BASIC_ISO_DATE)
                .plusDays(1)
                .equals(LocalDate.parse(other, DateTimeFormatter.BASIC_ISO_DATE));
        case 6 -> month(number).plusMonths(1).equals(month(other));
        default -> false;
      };
    } catch (DateTimeException noDate) {
      // a number that is none is told apart from its neighbours by its name alone
      return false;
    }
  }

  private static YearMonth month(String number) {
    return YearMonth.parse(number, DateTimeFormatter.ofPattern("uuuuMM"));
  }
}
