package dev.assay.sql.standin;

import java.time.DateTimeException;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.Month;
import java.time.format.TextStyle;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/** MySQL's formats of dates: a letter after a percent sign stands for each part. */
final class MysqlFormats {

  private MysqlFormats() {}

  static String written(LocalDateTime moment, String format) {
    StringBuilder text = new StringBuilder();
    for (int index = 0; index < format.length(); index++) {
      char c = format.charAt(index);
      boolean part = c == '%' && index + 1 < format.length();
      text.append(part ? part(moment, format.charAt(++index)) : String.valueOf(c));
    }
    return text.toString();
  }

  private static String part(LocalDateTime moment, char letter) {
    int twelve = (moment.getHour() + 11) % 12 + 1;
    return switch (letter) {
      case 'f' -> "%06d".formatted(moment.getNano() / 1000);
      case 'H' -> two(moment.getHour());
      case 'h', 'I' -> two(twelve);
      case 'i' -> two(moment.getMinute());
      case 'k' -> String.valueOf(moment.getHour());
      case 'l' -> String.valueOf(twelve);
      case 'p' -> moment.getHour() < 12 ? "AM" : "PM";
      case 'r' -> written(moment, "%h:%i:%s %p");
      case 'S', 's' -> two(moment.getSecond());
      case 'T' -> written(moment, "%H:%i:%s");
      default -> partOfDate(moment.toLocalDate(), letter);
    };
  }

  private static String partOfDate(LocalDate date, char letter) {
    return switch (letter) {
      case 'a' -> date.getDayOfWeek().getDisplayName(TextStyle.SHORT, Locale.ENGLISH);
      case 'b' -> date.getMonth().getDisplayName(TextStyle.FULL, Locale.ENGLISH).substring(0, 3);
      case 'c' -> String.valueOf(date.getMonthValue());
      case 'D' -> date.getDayOfMonth() + suffix(date.getDayOfMonth());
      case 'd' -> two(date.getDayOfMonth());
      case 'e' -> String.valueOf(date.getDayOfMonth());
      case 'j' -> "%03d".formatted(date.getDayOfYear());
      case 'M' -> date.getMonth().getDisplayName(TextStyle.FULL, Locale.ENGLISH);
      case 'm' -> two(date.getMonthValue());
      case 'U' -> two(MysqlWeeks.yearAndWeek(date, 0) % 100);
      case 'u' -> two(MysqlWeeks.yearAndWeek(date, 1) % 100);
      case 'V' -> two(MysqlWeeks.yearAndWeek(date, 2) % 100);
      case 'v' -> two(MysqlWeeks.yearAndWeek(date, 3) % 100);
      case 'W' -> date.getDayOfWeek().getDisplayName(TextStyle.FULL, Locale.ENGLISH);
      case 'w' -> String.valueOf(date.getDayOfWeek().getValue() % 7);
      case 'X' -> "%04d".formatted(MysqlWeeks.yearAndWeek(date, 2) / 100);
      case 'x' -> "%04d".formatted(MysqlWeeks.yearAndWeek(date, 3) / 100);
      case 'Y' -> "%04d".formatted(date.getYear());
      case 'y' -> two(date.getYear() % 100);
      default -> String.valueOf(letter);
    };
  }

  private static String two(int number) {
    return "%02d".formatted(number);
  }

  private static String suffix(int day) {
    return day / 10 == 1
        ? "th"
        : switch (day % 10) {
          case 1 -> "st";
          case 2 -> "nd";
          case 3 -> "rd";
          default -> "th";
        };
  }

  /**
   * The moment that a text spells by the format; NULL where it spells none. What follows in the
   * text does not count, nor what the format has behind the text's end. Like MySQL, it never goes
   * back in the text.
   */
  static @Nullable LocalDateTime read(String text, String format) {
    String whole = format.replace("%T", "%H:%i:%s").replace("%r", "%h:%i:%s %p");
    StringBuilder letters = new StringBuilder();
    List<String> parts = new ArrayList<>();
    int at = behindSpaces(text, 0);
    for (int index = 0; index < whole.length() && at < text.length(); index++) {
      char c = whole.charAt(index);
      if (c == '%' && index + 1 < whole.length()) {
        char letter = whole.charAt(++index);
        int end = partEnd(text, at, letter);
        if (end < 0) {
          return null;
        }
        letters.append(letter);
        parts.add(text.substring(at, end));
        at = end;
      } else if (c != ' ' && text.charAt(at++) != c) {
        return null;
      }
      at = behindSpaces(text, at);
    }
    return moment(parts, letters.toString());
  }

  private static int behindSpaces(String text, int from) {
    int at = from;
    while (at < text.length() && " \t\n\u000b\f\r".indexOf(text.charAt(at)) >= 0) {
      at++;
    }
    return at;
  }

  /** Where the part that the letter stands for ends; negative where the text has none there. */
  private static int partEnd(String text, int from, char letter) {
    boolean word = "MbaWp".indexOf(letter) >= 0;
    int most =
        word
            ? Integer.MAX_VALUE
            : switch (letter) {
              case 'Y' -> 4;
              case 'f' -> 6;
              case 'j' -> 3;
              default -> 2;
            };
    int end = from;
    while (end < text.length() && end - from < most && isOf(text.charAt(end), word)) {
      end++;
    }
    int least = letter == 'Y' ? 4 : 1;
    return end - from < least ? -1 : end;
  }

  private static boolean isOf(char c, boolean word) {
    return word ? (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') : c >= '0' && c <= '9';
  }

  private static @Nullable LocalDateTime moment(List<String> parts, String letters) {
    int year = 0;
    int month = 0;
    int day = 0;
    int hour = 0;
    int minute = 0;
    int second = 0;
    int dayOfYear = 0;
    for (int index = 0; index < letters.length(); index++) {
      String part = parts.get(index);
      switch (letters.charAt(index)) {
        case 'Y' -> year = Integer.parseInt(part);
        case 'y' -> year = Integer.parseInt(part) + (Integer.parseInt(part) < 70 ? 2000 : 1900);
        case 'm', 'c' -> month = Integer.parseInt(part);
        case 'M', 'b' -> month = month(part);
        case 'd', 'e' -> day = Integer.parseInt(part);
        case 'H', 'k', 'h', 'I', 'l' -> hour += Integer.parseInt(part);
        case 'p' -> hour = hour % 12 + (part.equalsIgnoreCase("PM") ? 12 : 0);
        case 'i' -> minute = Integer.parseInt(part);
        case 's', 'S' -> second = Integer.parseInt(part);
        case 'j' -> dayOfYear = Integer.parseInt(part);
        case 'a', 'W', 'f' -> {}
        default -> {
          return null;
        }
      }
    }
    try {
      if (dayOfYear > 0 && year > 0) {
        return LocalDate.ofYearDay(year, dayOfYear).atTime(hour, minute, second);
      }
      return LocalDateTime.of(year, month, day, hour, minute, second);
    } catch (DateTimeException none) {
      return null;
    }
  }

  private static int month(String name) {
    for (Month month : Month.values()) {
      String full = month.getDisplayName(TextStyle.FULL, Locale.ENGLISH);
      if (full.equalsIgnoreCase(name) || full.substring(0, 3).equalsIgnoreCase(name)) {
        return month.getValue();
      }
    }
    return 0;
  }
}
