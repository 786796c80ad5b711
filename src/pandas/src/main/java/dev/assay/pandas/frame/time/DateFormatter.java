package dev.assay.pandas.frame.time;

import dev.assay.pandas.frame.TimeColumn;
import dev.assay.pandas.value.TimeLimit;
import java.time.LocalDateTime;
import java.time.temporal.ChronoField;
import java.time.temporal.IsoFields;
import java.util.List;

/** Writes dates by a format of {@code strftime}. */
public final class DateFormatter {

  private static final long DAY = 86_400_000_000_000L;

  /** How long the text of a moment is up to its whole seconds. */
  private static final int SECONDS = "2000-01-01 00:00:00".length();

  private DateFormatter() {}

  /** Whether all times are midnight, for which pandas writes dates only. */
  public static boolean wholeDays(TimeColumn times) {
    for (long nanos : times.values()) {
      if (nanos != TimeColumn.NAT && nanos % DAY != 0) {
        return false;
      }
    }
    return true;
  }

  /**
   * The texts of moments with as many digits of seconds as one of them needs: none, 3, 6 or 9. NaT
   * stays as it is.
   */
  public static List<String> withSameFractions(List<String> texts) {
    int digits = 0;
    for (String text : texts) {
      String needed = fraction(text).replaceFirst("0+$", "");
      digits = Math.max(digits, (needed.length() + 2) / 3 * 3);
    }
    int shown = digits;
    return shown == 0 ? texts : texts.stream().map(text -> withFraction(text, shown)).toList();
  }

  private static String withFraction(String text, int digits) {
    return text.length() < SECONDS
        ? text
        : text.substring(0, SECONDS) + "." + (fraction(text) + "000000000").substring(0, digits);
  }

  private static String fraction(String text) {
    return text.length() > SECONDS ? text.substring(SECONDS + 1) : "";
  }

  /** The form of periods, which have quarters and fiscal years, replaced wherever they stand. */
  public static String ofPeriod(LocalDateTime time, String format) {
    String own = format.replace("%q", "\uE000").replace("%F", "\uE001").replace("%f", "\uE002");
    return format(time, own)
        .replace("\uE000", String.valueOf(time.get(IsoFields.QUARTER_OF_YEAR)))
        .replace("\uE001", String.valueOf(time.getYear()))
        .replace("\uE002", "%02d".formatted(time.getYear() % 100));
  }

  public static String format(LocalDateTime time, String format) {
    StringBuilder text = new StringBuilder();
    for (int at = 0; at < format.length(); at++) {
      TimeLimit.check();
      char letter = format.charAt(at);
      if (letter != '%' || at + 1 == format.length()) {
        text.append(letter);
        continue;
      }
      char directive = format.charAt(++at);
      if (directive == '-' && at + 1 < format.length()) {
        text.append(field(time, format.charAt(++at)).replaceFirst("^0+(?=.)", ""));
      } else {
        text.append(field(time, directive));
      }
    }
    return text.toString();
  }

  private static String field(LocalDateTime time, char directive) {
    return switch (directive) {
      case 'Y' -> String.valueOf(time.getYear());
      case 'y' -> "%02d".formatted(time.getYear() % 100);
      case 'm' -> "%02d".formatted(time.getMonthValue());
      case 'd' -> "%02d".formatted(time.getDayOfMonth());
      case 'e' -> "%2d".formatted(time.getDayOfMonth());
      case 'H' -> "%02d".formatted(time.getHour());
      case 'I' -> "%02d".formatted((time.getHour() + 11) % 12 + 1);
      case 'M' -> "%02d".formatted(time.getMinute());
      case 'S' -> "%02d".formatted(time.getSecond());
      case 'f' -> "%06d".formatted(time.getNano() / 1000);
      case 'p' -> time.getHour() < 12 ? "AM" : "PM";
      case 'B' -> DateNames.MONTHS.get(time.getMonthValue() - 1);
      case 'b', 'h' -> DateNames.MONTHS.get(time.getMonthValue() - 1).substring(0, 3);
      case 'A' -> DateNames.DAYS.get(time.getDayOfWeek().getValue() - 1);
      case 'a' -> DateNames.DAYS.get(time.getDayOfWeek().getValue() - 1).substring(0, 3);
      case 'w' -> String.valueOf(time.getDayOfWeek().getValue() % 7);
      case 'u' -> String.valueOf(time.getDayOfWeek().getValue());
      case 'j' -> "%03d".formatted(time.getDayOfYear());
      case 'U' ->
          "%02d".formatted((time.getDayOfYear() + 6 - time.getDayOfWeek().getValue() % 7) / 7);
      case 'W' -> "%02d".formatted((time.getDayOfYear() + 7 - time.getDayOfWeek().getValue()) / 7);
      case 'V' -> "%02d".formatted(time.get(IsoFields.WEEK_OF_WEEK_BASED_YEAR));
      case 'G' -> String.valueOf(time.get(IsoFields.WEEK_BASED_YEAR));
      case 'F' -> format(time, "%Y-%m-%d");
      case 'T' -> format(time, "%H:%M:%S");
      case 'D' -> format(time, "%m/%d/%y");
      case 'c' -> format(time, "%a %b %e %H:%M:%S %Y");
      case 'x' -> format(time, "%m/%d/%y");
      case 'X' -> format(time, "%H:%M:%S");
      case 's' ->
          String.valueOf(
              time.getLong(ChronoField.EPOCH_DAY) * 86_400 + time.toLocalTime().toSecondOfDay());
      case 'P' -> time.getHour() < 12 ? "am" : "pm";
      case 'R' -> format(time, "%H:%M");
      case 'r' -> format(time, "%I:%M:%S %p");
      case 'k' -> "%2d".formatted(time.getHour());
      case 'l' -> "%2d".formatted((time.getHour() + 11) % 12 + 1);
      case 'C' -> "%02d".formatted(time.getYear() / 100);
      case 'g' -> "%02d".formatted(time.get(IsoFields.WEEK_BASED_YEAR) % 100);
      case 'n' -> "\n";
      case 't' -> "\t";
      case 'z', 'Z' -> "";
      case '%' -> "%";
      default -> "%" + directive; // as the C library leaves what it does not know
    };
  }
}
