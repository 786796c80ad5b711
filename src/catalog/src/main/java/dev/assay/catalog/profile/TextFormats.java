package dev.assay.catalog.profile;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Finds out how the dates and numbers of a column are written that keeps them as text. */
final class TextFormats {

  private static final int MOST_TEXTS = 5_000;
  private static final int LONGEST = 40;
  private static final int MOST_FORMATS = 3;

  /** So large a part of the texts is dates or numbers, or the column is one of other text. */
  private static final double LEAST_SHARE = 0.8;

  private static final Pattern DAY =
      Pattern.compile("(\\d{1,2})([/.-])(\\d{1,2})\\2(\\d{4}|\\d{2})( \\d{1,2}:\\d{2}(:\\d{2})?)?");
  private static final Map<String, Pattern> DATES = new LinkedHashMap<>();
  private static final Map<String, Pattern> NUMBERS = new LinkedHashMap<>();

  static {
    String month = "(?:[A-Z][a-z]{2}|JAN|FEB|MAR|APR|MAY|JUN|JUL|AUG|SEP|OCT|NOV|DEC)";
    date("YYYY-MM-DD", "\\d{4}-\\d{2}-\\d{2}");
    date("YYYY-MM-DD HH:MM:SS", "\\d{4}-\\d{2}-\\d{2} \\d{2}:\\d{2}:\\d{2}(\\.\\d+)?");
    date("YYYY-MM-DD HH:MM", "\\d{4}-\\d{2}-\\d{2} \\d{2}:\\d{2}");
    date(
        "YYYY-MM-DDTHH:MM:SS",
        "\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}(:\\d{2}(\\.\\d+)?)?(Z|[+-]\\d.*)?");
    date("YYYY/MM/DD", "\\d{4}/\\d{1,2}/\\d{1,2}");
    date("YYYY.MM.DD", "\\d{4}\\.\\d{2}\\.\\d{2}");
    date("YYYY-MM", "\\d{4}-(0\\d|1[0-2])");
    date("YYYYMMDD", "(19|20)\\d{2}(0[1-9]|1[0-2])(0[1-9]|[12]\\d|3[01])");
    date("Mon DD, YYYY", "[A-Z][a-z]{2}\\.? \\d{1,2},? \\d{4}");
    date("Month DD, YYYY", "[A-Z][a-z]{3,8} \\d{1,2},? \\d{4}");
    date("DD-Mon-YYYY", "\\d{1,2}-" + month + "-\\d{4}");
    date("DD-Mon-YY", "\\d{1,2}-" + month + "-\\d{2}");
    date("DD Mon YYYY", "\\d{1,2} [A-Z][a-z]{2,8} \\d{4}");
    date("HH:MM:SS", "\\d{1,2}:\\d{2}:\\d{2}(\\.\\d+)?");
    date("HH:MM", "\\d{1,2}:\\d{2}");
    NUMBERS.put("numbers as text", Pattern.compile("[+-]?(\\d+(\\.\\d*)?|\\.\\d+)"));
    NUMBERS.put(
        "numbers with thousands commas as text",
        Pattern.compile("[+-]?\\d{1,3}(,\\d{3})+(\\.\\d+)?"));
    NUMBERS.put("numbers with decimal commas as text", Pattern.compile("[+-]?[\\d.]*\\d,\\d{1,2}"));
    NUMBERS.put(
        "amounts with a currency sign as text",
        Pattern.compile("[+-]?\\p{Sc} ?[+-]?\\d[\\d,.]*|[+-]?\\d[\\d,.]* ?\\p{Sc}"));
    NUMBERS.put("percentages with % as text", Pattern.compile("[+-]?\\d+(\\.\\d+)? ?%"));
    NUMBERS.put("negative numbers in brackets as text", Pattern.compile("\\(\\d[\\d,.]*\\)"));
    NUMBERS.put(
        "numbers followed by a unit as text",
        Pattern.compile("[+-]?\\d[\\d,]*(\\.\\d+)? ?(?!(st|nd|rd|th)$)[a-zA-Zµ°²³/\"']{1,6}"));
  }

  private final Map<String, Long> counts = new LinkedHashMap<>();
  private long texts;
  private boolean dayFirst;
  private boolean monthFirst;

  private static void date(String format, String pattern) {
    DATES.put("'" + format + "'", Pattern.compile(pattern));
  }

  void add(String value) {
    String text = value.strip();
    if (text.isEmpty() || texts >= MOST_TEXTS) {
      return;
    }
    texts++;
    if (text.length() > LONGEST || text.codePoints().noneMatch(Character::isDigit)) {
      return;
    }
    Matcher day = DAY.matcher(text);
    if (day.matches() && isDay(day)) {
      dayFirst |= Integer.parseInt(day.group(1)) > 12;
      monthFirst |= Integer.parseInt(day.group(3)) > 12;
      String year = day.group(4).length() == 4 ? "YYYY" : "YY";
      String time = day.group(5) == null ? "" : day.group(6) == null ? " HH:MM" : " HH:MM:SS";
      count("'D" + day.group(2) + "M" + day.group(2) + year + time + "'");
      return;
    }
    if (!counted(DATES, text)) {
      counted(NUMBERS, text);
    }
  }

  private static boolean isDay(Matcher day) {
    int one = Integer.parseInt(day.group(1));
    int other = Integer.parseInt(day.group(3));
    return one > 0 && other > 0 && Math.min(one, other) <= 12 && Math.max(one, other) <= 31;
  }

  private boolean counted(Map<String, Pattern> formats, String text) {
    for (Map.Entry<String, Pattern> format : formats.entrySet()) {
      if (format.getValue().matcher(text).matches()) {
        count(format.getKey());
        return true;
      }
    }
    return false;
  }

  private void count(String format) {
    counts.merge(format, 1L, Long::sum);
  }

  /** How they are written, the most frequent first; nothing where the column holds other text. */
  List<String> found() {
    long known = counts.values().stream().mapToLong(count -> count).sum();
    if (texts == 0 || known < LEAST_SHARE * texts) {
      return List.of();
    }
    List<String> formats = new ArrayList<>();
    List<String> dates = new ArrayList<>();
    counts.entrySet().stream()
        .sorted(Map.Entry.comparingByValue(Comparator.reverseOrder()))
        .limit(MOST_FORMATS)
        .forEach(
            format -> (format.getKey().startsWith("'") ? dates : formats).add(format.getKey()));
    if (!dates.isEmpty()) {
      boolean times = dates.stream().allMatch(date -> date.startsWith("'HH"));
      formats.addFirst(
          (times ? "times as " : "dates as ")
              + String.join(", ", dates.stream().map(this::ordered).toList()));
    }
    if (known < texts) {
      formats.add("some other text");
    }
    return formats;
  }

  /** The format with day and month in the order that the values show. */
  private String ordered(String format) {
    if (!format.startsWith("'D") || format.startsWith("'DD")) {
      return format;
    }
    String rest = format.substring(4);
    String mark = format.substring(2, 3);
    String day = "'DD" + mark + "MM" + rest;
    String month = "'MM" + mark + "DD" + rest;
    if (dayFirst && monthFirst) {
      return day + " and " + month + " mixed";
    }
    boolean german = mark.equals(".") && !monthFirst;
    return dayFirst || german ? day : monthFirst ? month : day + " or " + month;
  }
}
