package dev.assay.pandas.frame.time;

import dev.assay.pandas.value.LetterCase;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** The words that may stand in dates, as dateutil knows them; -1 is said of those it does not. */
final class DateWords {

  private static final Set<String> JUMPS =
      Set.of(
          " ", ".", ",", ";", "-", "/", "'", "at", "on", "and", "ad", "m", "t", "of", "st", "nd",
          "rd", "th");
  private static final List<Set<String>> UNITS =
      List.of(
          Set.of("h", "hour", "hours"),
          Set.of("m", "minute", "minutes"),
          Set.of("s", "second", "seconds"));
  private static final List<Set<String>> HALVES = List.of(Set.of("am", "a"), Set.of("pm", "p"));
  private static final Map<String, Integer> MONTHS = numbers(DateNames.MONTHS);
  private static final Map<String, Integer> DAYS = numbers(DateNames.DAYS);

  static {
    MONTHS.put("sept", 8);
  }

  private DateWords() {}

  private static Map<String, Integer> numbers(List<String> names) {
    Map<String, Integer> numbers = new HashMap<>();
    for (int at = 0; at < names.size(); at++) {
      String name = lower(names.get(at));
      numbers.put(name, at);
      numbers.put(name.substring(0, 3), at);
    }
    return numbers;
  }

  private static String lower(String word) {
    return LetterCase.lower(word);
  }

  /** Whether a date is the same without the word. */
  static boolean isJump(String word) {
    return JUMPS.contains(lower(word));
  }

  static boolean isWeekday(String word) {
    return DAYS.containsKey(lower(word));
  }

  /** The number of a month, from 1 on. */
  static int month(String word) {
    int month = MONTHS.getOrDefault(lower(word), -1);
    return month < 0 ? -1 : month + 1;
  }

  /** What is counted: 0 hours, 1 minutes, 2 seconds. */
  static int unit(String word) {
    return place(UNITS, word);
  }

  /** The half of a day: 0 before noon, 1 after it. */
  static int half(String word) {
    return place(HALVES, word);
  }

  private static int place(List<Set<String>> kinds, String word) {
    for (int at = 0; at < kinds.size(); at++) {
      if (kinds.get(at).contains(lower(word))) {
        return at;
      }
    }
    return -1;
  }
}
