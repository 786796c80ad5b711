package dev.assay.pandas.value;

import java.time.LocalDateTime;
import java.time.format.TextStyle;
import java.time.temporal.ChronoField;
import java.time.temporal.IsoFields;
import java.util.Locale;

/** {@code strftime}: a date and time by Python's directives, in English. */
public final class Strftime {

  private Strftime() {}

  public static String format(LocalDateTime time, String format) {
    TextBuilder out = new TextBuilder();
    for (int at = 0; at < format.length(); at++) {
      TimeLimit.check();
      char next = format.charAt(at);
      if (next != '%' || at + 1 >= format.length()) {
        out.append(next);
        continue;
      }
      at++;
      boolean bare = format.charAt(at) == '-' && at + 1 < format.length();
      if (bare) {
        at++;
      }
      String text = directive(time, format.charAt(at));
      out.append(bare ? withoutZeros(text) : text);
    }
    return out.toString();
  }

  private static String withoutZeros(String text) {
    int at = 0;
    while (at < text.length() - 1 && text.charAt(at) == '0') {
      at++;
    }
    return text.substring(at);
  }

  private static String directive(LocalDateTime time, char directive) {
    return switch (directive) {
      case 'Y' -> Integer.toString(time.getYear());
      case 'y' -> padded(time.getYear() % 100, 2, '0');
      case 'm' -> padded(time.getMonthValue(), 2, '0');
      case 'B' -> time.getMonth().getDisplayName(TextStyle.FULL, Locale.ENGLISH);
      case 'b', 'h' -> time.getMonth().getDisplayName(TextStyle.SHORT, Locale.ENGLISH);
      case 'd' -> padded(time.getDayOfMonth(), 2, '0');
      case 'e' -> padded(time.getDayOfMonth(), 2, ' ');
      case 'A' -> time.getDayOfWeek().getDisplayName(TextStyle.FULL, Locale.ENGLISH);
      case 'a' -> time.getDayOfWeek().getDisplayName(TextStyle.SHORT, Locale.ENGLISH);
      case 'w' -> String.valueOf(time.getDayOfWeek().getValue() % 7);
      case 'u' -> String.valueOf(time.getDayOfWeek().getValue());
      case 'j' -> padded(time.getDayOfYear(), 3, '0');
      case 'U' -> week(time, time.getDayOfWeek().getValue() % 7);
      case 'W' -> week(time, time.getDayOfWeek().getValue() - 1);
      case 'V' -> padded(time.get(IsoFields.WEEK_OF_WEEK_BASED_YEAR), 2, '0');
      case 'G' -> Integer.toString(time.get(IsoFields.WEEK_BASED_YEAR));
      case 'C' -> padded(time.getYear() / 100, 2, '0');
      case 'D' -> format(time, "%m/%d/%y");
      case 'F' -> format(time, "%Y-%m-%d");
      case 'x' -> format(time, "%m/%d/%y");
      case 'X', 'T' -> format(time, "%H:%M:%S");
      case 'R' -> format(time, "%H:%M");
      case 'r' -> format(time, "%I:%M:%S %p");
      case 'g' -> padded(time.get(IsoFields.WEEK_BASED_YEAR) % 100, 2, '0');
      case 'c' -> format(time, "%a %b %e %H:%M:%S %Y");
      default -> clock(time, directive);
    };
  }

  private static String clock(LocalDateTime time, char directive) {
    return switch (directive) {
      case 'H' -> padded(time.getHour(), 2, '0');
      case 'I' -> padded(time.get(ChronoField.CLOCK_HOUR_OF_AMPM), 2, '0');
      case 'l' -> padded(time.get(ChronoField.CLOCK_HOUR_OF_AMPM), 2, ' ');
      case 'M' -> padded(time.getMinute(), 2, '0');
      case 'S' -> padded(time.getSecond(), 2, '0');
      case 'f' -> padded(time.getNano() / 1000, 6, '0');
      case 'k' -> padded(time.getHour(), 2, ' ');
      case 'P' -> time.getHour() < 12 ? "am" : "pm";
      case 's' ->
          String.valueOf(
              time.getLong(ChronoField.EPOCH_DAY) * 86_400 + time.toLocalTime().toSecondOfDay());
      case 'p' -> time.getHour() < 12 ? "AM" : "PM";
      case 'n' -> "\n";
      case 't' -> "\t";
      case '%' -> "%";
      case 'z', 'Z' -> "";
      case '_', '^', '#', '0', '+', 'E', 'O' ->
          throw PythonError.unsupported(
              "the flag '" + directive + "' of strftime()", "change the text with str methods");
      default -> "%" + directive; // as the C library leaves what it does not know
    };
  }

  private static String padded(int number, int width, char filling) {
    String digits = Integer.toString(number);
    return CountedText.repeat(String.valueOf(filling), Math.max(0, width - digits.length()))
        + digits;
  }

  private static String week(LocalDateTime time, int daysSinceWeekStart) {
    return padded((time.getDayOfYear() - 1 + 7 - daysSinceWeekStart) / 7, 2, '0');
  }
}
