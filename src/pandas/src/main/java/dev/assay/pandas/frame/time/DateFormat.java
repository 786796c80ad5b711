package dev.assay.pandas.frame.time;

import dev.assay.pandas.value.PythonError;
import dev.assay.pandas.value.TextBuilder;
import dev.assay.pandas.value.WatchedText;
import dev.assay.pandas.value.Zone;
import java.time.DateTimeException;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** A format of {@code strptime}, such as {@code %Y-%m-%d}: reads dates that follow it exactly. */
public final class DateFormat {

  private static final String MONTH =
      "January|February|March|April|May|June|July|August|September|October|November|December";
  private static final String DAY = "Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday";

  private static final String DAYS = "montuewedthufrisatsun";

  private final String format;
  private final List<Character> fields = new ArrayList<>();
  private final @Nullable CommonDate common;
  private final String regex;
  private @Nullable Pattern compiled;

  /** Reads the format; a ValueError for a directive that does not exist. */
  public DateFormat(String given) {
    this.format =
        given
            .replace("%c", "%a %b %d %H:%M:%S %Y")
            .replace("%x", "%m/%d/%y")
            .replace("%X", "%H:%M:%S");
    this.common = CommonDate.ofFormat(format);
    TextBuilder parts = new TextBuilder();
    for (int at = 0; at < format.length(); at++) {
      char letter = format.charAt(at);
      if (letter != '%') {
        parts.append(Character.isWhitespace(letter) ? "\\s+" : Pattern.quote("" + letter));
      } else if (++at < format.length()) {
        parts.append(directive(format.charAt(at)));
      } else {
        throw PythonError.valueError("stray % in format '" + format + "'");
      }
    }
    requireWeeks();
    this.regex = parts.toString();
  }

  private Matcher matcher(String text) {
    Pattern pattern = compiled;
    if (pattern == null) {
      pattern = Pattern.compile(regex, Pattern.CASE_INSENSITIVE);
      compiled = pattern;
    }
    return pattern.matcher(new WatchedText(text));
  }

  /** Weeks say nothing without a day of the week, and ISO's weeks nothing without ISO's years. */
  private void requireWeeks() {
    boolean day = fields.stream().anyMatch(field -> "Aawu".indexOf(field) >= 0);
    boolean complete = fields.contains('G') && fields.contains('V') && day;
    if ((fields.contains('G') || fields.contains('V')) && !complete) {
      throw PythonError.valueError(
          "ISO year directive '%G' and ISO week directive '%V' must be used together, with a weekday"
              + " directive '%A', '%a', '%w', or '%u'.");
    }
    if (!day && (fields.contains('U') || fields.contains('W'))) {
      throw PythonError.valueError("Cannot use '%W' or '%U' without day and year");
    }
  }

  public String format() {
    return format;
  }

  private String directive(char letter) {
    String regex =
        switch (letter) {
          case 'Y' -> "\\d{4}";
          case 'y' -> "\\d{2}";
          case 'm' -> "1[0-2]|0?[1-9]";
          case 'd' -> "3[01]|[12]\\d|0?[1-9]| [1-9]";
          case 'H' -> "2[0-3]|[01]?\\d";
          case 'I' -> "1[0-2]|0?[1-9]";
          case 'M' -> "[0-5]?\\d";
          case 'S' -> "6[01]|[0-5]?\\d";
          case 'f' -> "\\d{1,9}";
          case 'j' -> "36[0-6]|3[0-5]\\d|[12]\\d{2}|0?[1-9]\\d|0{0,2}[1-9]";
          case 'p' -> "AM|PM";
          case 'B' -> MONTH;
          case 'b' -> MONTH.replaceAll("([A-Z][a-z]{2})[a-z]*", "$1");
          case 'A' -> DAY;
          case 'a' -> DAY.replaceAll("([A-Z][a-z]{2})[a-z]*", "$1");
          case 'G' -> "\\d{4}";
          case 'V', 'U', 'W' -> "5[0-3]|[0-4]\\d|\\d";
          case 'u' -> "[1-7]";
          case 'w' -> "[0-6]";
          case '%' -> "%";
          case 'c', 'x', 'X' ->
              throw PythonError.unsupported(
                  "%" + letter + " in formats that are read",
                  "write its parts, such as %m/%d/%y or %H:%M:%S");
          case 'z' -> "[+-]\\d{2}:?[0-5]\\d|(?-i:Z)";
          case 'Z' -> "UTC";
          default ->
              throw PythonError.valueError(
                  "'" + letter + "' is a bad directive in format '" + format + "'");
        };
    if (letter == '%') {
      return regex;
    }
    fields.add(letter);
    return "(" + regex + ")";
  }

  /**
   * The moment that the whole text stands for, {@code null} when it does not follow the format.
   *
   * @throws PythonError when it names a time zone
   */
  public @Nullable LocalDateTime parse(String text) {
    WrittenTime written = read(text);
    return written == null ? null : written.naive();
  }

  /** Like {@link #parse}, with the zone that the text names. */
  public @Nullable WrittenTime read(String text) {
    LocalDateTime moment = common == null ? null : common.read(text);
    if (moment != null) {
      return new WrittenTime(moment, null);
    }
    Matcher matcher = matcher(text);
    return matcher.lookingAt() && matcher.end() == text.length() ? moment(matcher) : null;
  }

  /** The moment that the first part of the text that follows the format stands for. */
  @Nullable WrittenTime find(String text) {
    Matcher matcher = matcher(text);
    return matcher.find() ? moment(matcher) : null;
  }

  private @Nullable WrittenTime moment(Matcher matcher) {
    Parts parts = new Parts();
    for (int at = 0; at < fields.size(); at++) {
      parts.set(fields.get(at), matcher.group(at + 1).strip());
    }
    try {
      return new WrittenTime(parts.moment(), parts.zone);
    } catch (DateTimeException _) {
      return null;
    }
  }

  /** Whether only a part of the text is followed by something else. */
  public @Nullable String unconverted(String text) {
    Matcher matcher = matcher(text);
    return matcher.lookingAt() ? text.substring(matcher.end()) : null;
  }

  /** The fields read so far. */
  private static final class Parts {
    private int year = 1900;
    private int month = 1;
    private int day = 1;
    private int dayOfYear;
    private @Nullable WeekDate week;
    private int weekday = -1;
    private int hour;
    private int minute;
    private int second;
    private int nanos;
    private @Nullable String half;
    private @Nullable Zone zone;

    void set(char field, String text) {
      switch (field) {
        case 'Y', 'G' -> year = Integer.parseInt(text);
        case 'V', 'U', 'W' -> week = new WeekDate(field, Integer.parseInt(text));
        case 'u' -> weekday = Integer.parseInt(text) - 1;
        case 'w' -> weekday = (Integer.parseInt(text) + 6) % 7;
        case 'A', 'a' -> weekday = DAYS.indexOf(text.substring(0, 3).toLowerCase(Locale.ROOT)) / 3;
        case 'y' -> {
          int short2 = Integer.parseInt(text);
          year = short2 < 69 ? 2000 + short2 : 1900 + short2;
        }
        case 'm' -> month = Integer.parseInt(text);
        case 'B', 'b' -> month = DateNames.number(text);
        case 'd' -> day = Integer.parseInt(text);
        case 'j' -> dayOfYear = Integer.parseInt(text);
        case 'H', 'I' -> hour = Integer.parseInt(text);
        case 'M' -> minute = Integer.parseInt(text);
        case 'S' -> second = Integer.parseInt(text);
        case 'f' -> nanos = Integer.parseInt((text + "000000000").substring(0, 9));
        case 'p' -> half = text;
        case 'z', 'Z' -> zone = Zone.named(text.equals("Z") ? "UTC" : text);
        default -> throw new IllegalStateException("no field of a date is written %" + field);
      }
    }

    LocalDateTime moment() {
      int hours = half == null ? hour : hour % 12 + (half.equalsIgnoreCase("pm") ? 12 : 0);
      return date().atTime(hours, minute, second, nanos);
    }

    /** A weekday says nothing without a week, nor a week without one. */
    private LocalDate date() {
      if (week != null && weekday >= 0) {
        return week.of(year, weekday);
      }
      return dayOfYear > 0 ? LocalDate.ofYearDay(year, dayOfYear) : LocalDate.of(year, month, day);
    }
  }
}
