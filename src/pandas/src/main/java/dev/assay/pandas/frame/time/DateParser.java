package dev.assay.pandas.frame.time;

import dev.assay.pandas.column.Scalars;
import dev.assay.pandas.value.Clock;
import dev.assay.pandas.value.NumpyUnit;
import dev.assay.pandas.value.PythonError;
import java.time.LocalDate;
import java.util.Set;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** Reads single dates of any form (pandas/_libs/tslibs/parsing.pyx). */
public final class DateParser {

  /** Letters that stand in dates, and are none by themselves. */
  private static final Set<String> NOT_DATES = Set.of("a", "A", "m", "M", "p", "P", "t", "T");

  private static final Pattern NUMBER =
      Pattern.compile("\\s*[+-]?(\\d++\\.?\\d*+|\\.\\d++)([eE][+-]?\\d++)?\\s*");
  private static final Pattern TIME = Pattern.compile("(?:[01]?\\d|2[0-3]):[0-5]\\d.*");

  private DateParser() {}

  /** The date that a text stands for; {@code null} when it is none. */
  public static @Nullable WrittenDate readOrNull(String text) {
    if (DateColumns.isMissing(text)) {
      return null;
    }
    try {
      return read(text, false, false);
    } catch (PythonError error) {
      if (error.isCatchable()) {
        return null;
      }
      throw error;
    }
  }

  /** A Timestamp, or NaT when the text is no date or one that pandas cannot hold. */
  public static Object parseOrMissing(String text) {
    WrittenDate date = readOrNull(text);
    return date != null && date.isWithinBounds() ? date.clamped() : Scalars.NAT;
  }

  /**
   * The date that a text stands for.
   *
   * @param dayFirst whether the day comes first where it may be the month as well
   * @param yearFirst whether the year comes first where it has two digits
   * @throws PythonError a ValueError, or its kind DateParseError, when it is none
   */
  public static WrittenDate read(String text, boolean dayFirst, boolean yearFirst) {
    WrittenDate iso = IsoDate.read(text);
    if (iso != null) {
      return iso;
    }
    if (Clock.isNamedBy(text)) {
      return new WrittenDate(Clock.local("the date '" + text + "'"), NumpyUnit.MICRO);
    }
    if (isSmallNumber(text)) {
      throw PythonError.valueError("Given date string \"" + text + "\" not likely a datetime");
    }
    boolean time = text.indexOf(':') > 0 && TIME.matcher(text).matches();
    WrittenDate shortDate = time ? null : ShortDate.read(text, dayFirst);
    if (shortDate != null) {
      return shortDate;
    }
    WrittenParts parts = LooseDate.read(text, dayFirst, yearFirst);
    if (parts == null) {
      throw new PythonError(
          "DateParseError", "Unknown datetime string format, unable to parse: " + text);
    }
    WrittenDate date = parts.date(text);
    return time && !parts.isComplete() ? parts.within(today(text), text) : date;
  }

  /** Whether a text ends with a time zone, so that it is one moment. */
  public static boolean isZoned(String text) {
    return ZonedText.of(text) != null;
  }

  /** Like {@link #read}, with the time zone that the text ends with. */
  public static WrittenTime readZoned(String text, boolean dayFirst, boolean yearFirst) {
    ZonedText parts = ZonedText.of(text);
    WrittenTime zoned = parts == null ? null : parts.with(read(parts.base(), dayFirst, yearFirst));
    return zoned == null ? new WrittenTime(read(text, dayFirst, yearFirst), null) : zoned;
  }

  /** The same as dateutil reads it, whose parts that are missing are those of today. */
  public static @Nullable WrittenDate readLoosely(
      String text, boolean dayFirst, boolean yearFirst) {
    WrittenParts parts = LooseDate.read(text, dayFirst, yearFirst);
    if (parts == null) {
      return null;
    }
    WrittenDate date = parts.date(text);
    return parts.isComplete() ? date : parts.within(today(text), text);
  }

  private static LocalDate today(String text) {
    return Clock.local("the date '" + text + "'").toLocalDate();
  }

  /** Numbers below 1000 are no years, unless they start with a zero. */
  private static boolean isSmallNumber(String text) {
    return NOT_DATES.contains(text)
        || !text.startsWith("0")
            && NUMBER.matcher(text).matches()
            && Double.parseDouble(text.strip()) < 1000;
  }
}
