package dev.assay.pandas.frame.time;

import dev.assay.pandas.frame.CategoryColumn;
import dev.assay.pandas.frame.Column;
import dev.assay.pandas.frame.Columns;
import dev.assay.pandas.frame.ObjectColumn;
import dev.assay.pandas.frame.PeriodColumn;
import dev.assay.pandas.frame.Scalars;
import dev.assay.pandas.frame.TimeColumn;
import dev.assay.pandas.value.PythonError;
import dev.assay.pandas.value.Text;
import dev.assay.pandas.value.Timestamp;
import dev.assay.pandas.value.TypeNames;
import dev.assay.pandas.value.WatchedText;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** {@code pd.to_datetime} of a column. */
public final class DateColumns {

  /** Letters that stand in dates, and are none by themselves. */
  private static final Set<String> NOT_DATES = Set.of("a", "A", "m", "M", "p", "P", "t", "T");

  private static final Set<String> NOTHING = Set.of("NaT", "nan", "NaN", "None");

  /** Dates of ISO 8601 as pandas reads them, whose days come last whatever is asked for. */
  private static final Pattern ISO =
      Pattern.compile(
          "\\s*+(?:\\d{4}(([-/. \\\\])\\d{1,2}(\\2\\d{1,2}(CLOCK)?)?)?|\\d{8}(CLOCK)?)"
              .replace(
                  "CLOCK", "[ T](\\d{1,2}(:\\d{1,2}(:\\d{1,2}(\\.\\d+)?)?)?|\\d{4}(\\d{2})?)"));

  private static final String HINT =
      ". You might want to try passing format='mixed', an explicit format, or errors='coerce'";

  /** Whether an error leads to NaT. */
  private final boolean coerce;

  /** Whether a format was given, by which numbers are read as well. */
  private final boolean given;

  private final boolean dayFirst;

  /** Whether all texts must have ISO's form. */
  private final boolean iso;

  private final long unit;

  /** The format of all texts, {@code null} where each is read by itself. */
  private final @Nullable DateFormat format;

  private DateColumns(
      boolean coerce, boolean dayFirst, @Nullable String named, long unit, Column column) {
    this.coerce = coerce;
    this.dayFirst = dayFirst;
    this.iso = "ISO8601".equals(named);
    this.unit = unit;
    this.given = named != null && !named.equals("mixed");
    if (named == null) {
      this.format = guess(column, dayFirst);
    } else {
      this.format = given && !iso ? new DateFormat(named) : null;
    }
  }

  /** Datetimes of a column; text must follow the format of the first one. */
  public static Column parse(Column column) {
    return parse(column, null, false, false, 1);
  }

  /** Datetimes of a column, each text of its own format, as casts read them. */
  public static Column each(Column column) {
    return parse(column, "mixed", false, false, 1);
  }

  /**
   * Datetimes of a column.
   *
   * @param format a format of strptime, {@code mixed}, {@code ISO8601}, or {@code null} to guess it
   *     from the first text
   * @param coerce whether what is no date becomes NaT, else it is a ValueError
   * @param unit what a number counts, in nanoseconds
   */
  public static Column parse(
      Column column, @Nullable String format, boolean coerce, boolean dayFirst, long unit) {
    Column plain = column instanceof CategoryColumn categories ? categories.decoded() : column;
    return plain instanceof TimeColumn && plain.dtype().isDatetime()
        ? plain
        : new DateColumns(coerce, dayFirst, format, unit, plain).of(plain);
  }

  /** The format of the first value, {@code null} when it is no text, or is of no such format. */
  private static @Nullable DateFormat guess(Column column, boolean dayFirst) {
    for (int at = 0; at < column.size(); at++) {
      Object value = column.isMissing(at) ? "" : Scalars.plain(column.item(at));
      if (!(value instanceof String text)) {
        return null;
      }
      if (!isMissing(text)) {
        return guess(text, dayFirst);
      }
    }
    return null;
  }

  private Column of(Column column) {
    long[] nanos = new long[column.size()];
    for (int at = 0; at < nanos.length; at++) {
      nanos[at] =
          column.isMissing(at) ? TimeColumn.NAT : nanos(Scalars.plain(column.item(at)), at, column);
    }
    return TimeColumn.datetimes(nanos);
  }

  private long nanos(Object value, int at, Column column) {
    try {
      return switch (Scalars.plain(value)) {
        case String text -> ofText(text, at);
        case Timestamp time -> time.nanos();
        case LocalDateTime time -> Timestamp.of(time).nanos();
        case LocalDate date -> Timestamp.of(date.atStartOfDay()).nanos();
        case Long number -> ofNumber(number, at);
        case Double number when column instanceof ObjectColumn && isWritten() ->
            ofText(Text.str(number), at);
        case Double number -> given ? ofText(whole(number), at) : ofReal(number);
        case Object other when isWritten() && !(column instanceof PeriodColumn) ->
            ofText(Text.str(other), at);
        default ->
            throw PythonError.typeError(
                column instanceof PeriodColumn
                    ? "Passing PeriodDtype data is invalid. Use `data.to_timestamp()` instead"
                    : "<class '"
                        + TypeNames.of(value)
                        + "'> is not convertible to datetime, at position "
                        + at);
      };
    } catch (PythonError error) {
      if (coerce && error.isCatchable()) {
        return TimeColumn.NAT;
      }
      throw error;
    }
  }

  /** Whether all values must have one form; what is no text has that in which it is printed. */
  private boolean isWritten() {
    return given || format != null;
  }

  private long ofNumber(long number, int at) {
    return isWritten() ? ofText(String.valueOf(number), at) : Math.multiplyExact(number, unit);
  }

  private long ofReal(double number) {
    double nanos = number * unit;
    if (Math.abs(nanos) >= 0x1p63) {
      throw new PythonError(
          "OutOfBoundsDatetime", "cannot convert input with the unit: out of bounds");
    }
    // pandas counts the whole units and the fraction, with as many digits as the unit's, apart
    long units = (long) number;
    double scale = Math.pow(10, Math.floor(Math.log10(unit)));
    double rest = number - units;
    double fraction = scale > 1 ? Math.rint(rest * scale) / scale : rest;
    return units * unit + (long) (fraction * unit);
  }

  private static String whole(double number) {
    return number == Math.rint(number) ? String.valueOf((long) number) : String.valueOf(number);
  }

  static boolean isMissing(String text) {
    return text.isEmpty() || NOTHING.contains(text);
  }

  private long ofText(String text, int at) {
    if (isMissing(text)) {
      return TimeColumn.NAT;
    }
    if (format == null) {
      boolean isoText = ISO.matcher(new WatchedText(text)).matches();
      if (iso && !isoText) {
        TimeZones.refuse(text);
        throw PythonError.valueError(
            "Time data " + text + " is not ISO8601 format, at position " + at + HINT);
      }
      return required(DateParser.parse(text, dayFirst && !isoText), text, at);
    }
    LocalDateTime parsed = format.parse(text);
    if (parsed == null) {
      throw mismatch(format, text, at);
    }
    return required(parsed, text, at);
  }

  /** The format of a text, whose blanks at either end are part of it. */
  private static @Nullable DateFormat guess(String text, boolean dayFirst) {
    DateFormat inner = DateGuesser.guessForAll(text.strip(), dayFirst);
    boolean bare = text.equals(text.strip());
    if (inner == null || bare) {
      return inner;
    }
    String before = text.substring(0, text.length() - text.stripLeading().length());
    String after = text.substring(text.stripTrailing().length());
    return new DateFormat(before + inner.format() + after);
  }

  private static long required(@Nullable LocalDateTime parsed, String text, int at) {
    if (parsed == null) {
      throw unknown(text, at);
    }
    try {
      return Timestamp.of(parsed).nanos();
    } catch (PythonError _) {
      throw new PythonError(
          "OutOfBoundsDatetime",
          "Out of bounds nanosecond timestamp: " + text + ", at position " + at);
    }
  }

  private static PythonError unknown(String text, int at) {
    PythonError error = unreadable(text);
    return new PythonError(error.type(), error.getMessage() + ", at position " + at);
  }

  /** What to raise for text that is no date: a ValueError, or its kind DateParseError. */
  public static PythonError unreadable(String text) {
    if (text.equals("today") || text.equals("now")) {
      return PythonError.unsupported(
          "the date '" + text + "'", "there is no clock; write the date that the question means");
    }
    return isSmallNumber(text)
        ? PythonError.valueError("Given date string \"" + text + "\" not likely a datetime")
        : new PythonError(
            "DateParseError", "Unknown datetime string format, unable to parse: " + text);
  }

  /** Numbers below 1000 are no years, unless they start with a zero. */
  private static boolean isSmallNumber(String text) {
    if (NOT_DATES.contains(text)) {
      return true;
    }
    try {
      return !text.startsWith("0") && Double.parseDouble(text.strip()) < 1000;
    } catch (NumberFormatException _) {
      return false;
    }
  }

  private static PythonError mismatch(DateFormat format, String text, int at) {
    String rest = format.unconverted(text);
    return PythonError.valueError(
        rest != null
            ? "unconverted data remains when parsing with format \"%s\": \"%s\", at position %d"
                    .formatted(format.format(), rest, at)
                + HINT
            : "time data \"%s\" doesn't match format \"%s\", at position %d"
                    .formatted(text, format.format(), at)
                + HINT);
  }

  /** What a scalar stands for: a Timestamp or NaT. */
  public static Object scalar(Object value) {
    return Scalars.isMissing(value) ? Scalars.NAT : parse(Columns.infer(List.of(value))).item(0);
  }
}
