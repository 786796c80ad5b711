package dev.assay.pandas.frame.time;

import dev.assay.pandas.value.PythonError;
import dev.assay.pandas.value.WatchedText;
import java.time.LocalDateTime;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** Finds the format that a date is written in. */
public final class DateGuesser {

  private static final List<String> DATES =
      List.of(
          "%Y-%m-%d",
          "%Y/%m/%d",
          "%Y.%m.%d",
          "%Y%m%d",
          "%Y-%m",
          "%Y/%m",
          "%Y",
          "%m/%d/%Y",
          "%d/%m/%Y",
          "%m-%d-%Y",
          "%d-%m-%Y",
          "%m.%d.%Y",
          "%d.%m.%Y",
          "%m/%d/%y",
          "%d/%m/%y",
          "%m-%d-%y",
          "%d-%m-%y",
          "%d %B %Y",
          "%d %b %Y",
          "%d-%B-%Y",
          "%d-%b-%Y",
          "%d-%b-%y",
          "%d %b %y",
          "%B %d, %Y",
          "%b %d, %Y",
          "%B %d %Y",
          "%b %d %Y",
          "%b. %d, %Y",
          "%d %B, %Y",
          "%d %b, %Y",
          "%B %Y",
          "%b %Y",
          "%b-%Y",
          "%B, %Y",
          "%Y-%b-%d",
          "%Y %B %d",
          "%Y %b %d",
          "%A, %B %d, %Y",
          "%a, %b %d, %Y",
          "%a, %d %b %Y",
          "%A %d %B %Y",
          "%b/%d/%Y",
          "%d/%b/%Y",
          "%m/%Y",
          "%m-%Y",
          "%Y %b",
          "%a %b %d %Y");

  private static final List<String> CLOCKS =
      List.of(
          "",
          " %H:%M:%S",
          "T%H:%M:%S",
          " %H:%M",
          "T%H:%M",
          " %H:%M:%S.%f",
          "T%H:%M:%S.%f",
          " %I:%M %p",
          " %I:%M:%S %p",
          " %I:%M%p",
          " %H",
          "T%H");

  /** Where days come first, they do so even after the year. */
  private static final List<String> DAY_AFTER_YEAR =
      List.of("%Y-%d-%m", "%Y/%d/%m", "%Y.%d.%m", "%Y%d%m");

  /** Texts that pandas may read as dates, in forms that are none of these. */
  private static final Pattern OTHER_FORM =
      Pattern.compile(
          "\\d(st|nd|rd|th)\\b|\\d{4}-?Q[1-4]\\b|^\\d{1,2}:\\d{2}|^\\d+[/.-]\\d+[/.-]\\d$"
              + "|(?=.*\\d{4}).*\\b(jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec)[a-z]*\\b"
              + "|\\d{4}[ T]\\d{1,2}$|^\\d{4}.\\d{1,2}[ T]\\d{1,2}$"
              + "|^\\W\\d{4}-\\d{2}-\\d{2}[ .,;:/'+()-]?$|^\\d{4}-\\d{2}-\\d{2}[ .,;:/'+()-]$",
          Pattern.CASE_INSENSITIVE);

  private static final List<DateFormat> MONTH_FIRST = formats(false);
  private static final List<DateFormat> DAY_FIRST = formats(true);

  private DateGuesser() {}

  private static List<DateFormat> formats(boolean dayFirst) {
    List<DateFormat> formats = new ArrayList<>();
    for (String clock : CLOCKS) {
      List<String> dates = new ArrayList<>(DATES);
      if (dayFirst) {
        dates.addAll(0, DAY_AFTER_YEAR);
        dates.sort((one, other) -> Boolean.compare(one.startsWith("%m"), other.startsWith("%m")));
      }
      dates.removeIf(date -> clock.matches("[ T]%H") && !date.contains("%d"));
      dates.removeIf(date -> clock.startsWith("T") && date.endsWith("%b"));
      dates.forEach(date -> formats.add(new DateFormat(date + clock)));
    }
    return List.copyOf(formats);
  }

  /**
   * The format that pandas guesses for a whole column from its first text, {@code null} where it
   * reads each text by itself: it guesses no years of two digits, no dates without a day, and no
   * hour that is another one of the whole day ({@code guess_datetime_format}).
   */
  static @Nullable DateFormat guessForAll(String text, boolean dayFirst) {
    DateFormat guessed = guess(text, dayFirst);
    if (guessed == null) {
      return null;
    }
    String format = guessed.format();
    boolean whole = format.contains("%d") || format.equals("%Y") || format.equals("%Y-%m");
    boolean plain = !format.contains("%y") && !format.startsWith("%Y%d%m");
    return whole && plain && (!format.contains("%p") || sameHour(guessed, text)) ? guessed : null;
  }

  private static boolean sameHour(DateFormat format, String text) {
    LocalDateTime moment = Objects.requireNonNull(format.parse(text));
    return moment.getHour() >= 1 && moment.getHour() <= 12;
  }

  /**
   * The format of a text, {@code null} when none fits.
   *
   * @throws PythonError when the text names a time zone, or may be a date of another form
   */
  public static @Nullable DateFormat guess(String text, boolean dayFirst) {
    String marks = DateFormat.marks(text);
    for (DateFormat format : dayFirst ? DAY_FIRST : MONTH_FIRST) {
      if (format.hasMarks(marks) && format.parse(text) != null) {
        return format;
      }
    }
    TimeZones.refuse(text);
    if (OTHER_FORM.matcher(new WatchedText(text)).find()) {
      throw PythonError.unsupported(
          "the form of the date '" + text + "'", "write it as '2024-01-31', or give its format");
    }
    return null;
  }
}
