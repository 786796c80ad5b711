package dev.assay.pandas.frame.time;

import dev.assay.pandas.value.LetterCase;
import dev.assay.pandas.value.NumpyUnit;
import dev.assay.pandas.value.PythonError;
import java.time.DateTimeException;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** Dates of the forms that pandas reads without dateutil: days between marks, quarters, months. */
final class ShortDate {

  private static final Pattern DAYS = Pattern.compile("(\\d{1,2})[-/. ](\\d{1,2})[-/. ](\\d{4})");
  private static final Pattern MONTH_AND_YEAR = Pattern.compile("(\\d{2})[-/ ](\\d{4})");
  private static final Pattern YEAR = Pattern.compile("\\d{4}");
  private static final Pattern QUARTER =
      Pattern.compile(
          "(?<q1>\\d)Q-?(?<y1>\\d\\d(?:\\d\\d)?)|(?<y2>\\d\\d)(?:Q|-Q)(?<q2>.)"
              + "|(?<y3>\\d{4})-?Q(?<q3>.)");
  private static final List<DateFormat> MONTHS =
      List.of(new DateFormat("%Y-%m"), new DateFormat("%b %Y"), new DateFormat("%b-%Y"));
  private static final int LONGEST_MONTH = 31;
  private static final int MONTHS_OF_YEAR = 12;
  private static final int LONGEST = 10;

  private ShortDate() {}

  /** The date of a text; {@code null} where it has another form. */
  static @Nullable WrittenDate read(String text, boolean dayFirst) {
    if (text.length() > LONGEST) {
      return null;
    }
    WrittenDate days = delimited(text, dayFirst);
    return days == null ? abbreviated(text) : days;
  }

  private static @Nullable WrittenDate delimited(String text, boolean dayFirst) {
    Matcher days = DAYS.matcher(text);
    if (days.matches()) {
      return date(number(days, 1), number(days, 2), number(days, 3), dayFirst, true);
    }
    Matcher month = MONTH_AND_YEAR.matcher(text);
    return month.matches() ? date(number(month, 1), 1, number(month, 2), false, false) : null;
  }

  private static int number(Matcher matcher, int group) {
    return Integer.parseInt(matcher.group(group));
  }

  private static @Nullable WrittenDate date(
      int first, int second, int year, boolean dayFirst, boolean mayBeDay) {
    if (year < 1000) {
      return null;
    }
    boolean fits =
        first >= 1
            && first <= LONGEST_MONTH
            && second >= 1
            && second <= LONGEST_MONTH
            && (first <= MONTHS_OF_YEAR || second <= MONTHS_OF_YEAR);
    if (!fits) {
      throw new PythonError(
          "DateParseError", "Invalid date specified (" + first + "/" + second + ")");
    }
    boolean swapped = mayBeDay && (first > MONTHS_OF_YEAR || second <= MONTHS_OF_YEAR && dayFirst);
    try {
      return new WrittenDate(
          LocalDate.of(year, swapped ? second : first, swapped ? first : second).atStartOfDay(),
          mayBeDay ? NumpyUnit.DAY : NumpyUnit.MONTH);
    } catch (DateTimeException _) {
      throw PythonError.valueError(
          first > MONTHS_OF_YEAR && !swapped
              ? "month must be in 1..12"
              : "day is out of range for month");
    }
  }

  private static @Nullable WrittenDate abbreviated(String text) {
    String upper = LetterCase.upper(text);
    if (YEAR.matcher(upper).matches() && !upper.equals("0000")) {
      return new WrittenDate(
          LocalDate.of(Integer.parseInt(upper), 1, 1).atStartOfDay(), NumpyUnit.YEAR);
    }
    Matcher quarter = QUARTER.matcher(upper);
    if (quarter.matches()) {
      return quarter(quarter, upper);
    }
    for (DateFormat format : MONTHS) {
      LocalDateTime moment = format.parse(upper);
      if (moment != null) {
        return new WrittenDate(moment, NumpyUnit.MONTH);
      }
    }
    return null;
  }

  private static @Nullable WrittenDate quarter(Matcher parts, String text) {
    String number = part(parts, "q");
    String year = part(parts, "y");
    if (!number.matches("[1-4]")) {
      throw new PythonError(
          "DateParseError",
          "Incorrect quarterly string is given, quarter must be between 1 and 4: " + text);
    }
    int whole = Integer.parseInt(year) + (year.length() == 2 ? 2000 : 0);
    return whole < 1
        ? null
        : new WrittenDate(
            LocalDate.of(whole, Integer.parseInt(number) * 3 - 2, 1).atStartOfDay(),
            NumpyUnit.MONTH,
            true);
  }

  private static String part(Matcher parts, String name) {
    for (int form = 1; form < 3; form++) {
      String part = parts.group(name + form);
      if (part != null) {
        return part;
      }
    }
    return parts.group(name + 3);
  }
}
