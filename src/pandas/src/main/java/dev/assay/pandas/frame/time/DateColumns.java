package dev.assay.pandas.frame.time;

import dev.assay.pandas.column.Column;
import dev.assay.pandas.column.Columns;
import dev.assay.pandas.column.ObjectColumn;
import dev.assay.pandas.column.PeriodColumn;
import dev.assay.pandas.column.Scalars;
import dev.assay.pandas.column.TimeColumn;
import dev.assay.pandas.column.ZonedColumn;
import dev.assay.pandas.value.Allocation;
import dev.assay.pandas.value.AwareDateTime;
import dev.assay.pandas.value.Clock;
import dev.assay.pandas.value.PythonError;
import dev.assay.pandas.value.Text;
import dev.assay.pandas.value.Timestamp;
import dev.assay.pandas.value.TypeNames;
import dev.assay.pandas.value.ZonedTimestamp;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** {@code pd.to_datetime} of a column. */
public final class DateColumns {

  private static final Set<String> NOTHING = Set.of("NaT", "nat", "NAT", "nan", "NaN", "NAN");

  private static final String HINT =
      ". You might want to try:\n"
          + "    - passing `format` if your strings have a consistent format;\n"
          + "    - passing `format='ISO8601'` if your strings are all ISO8601 but not necessarily"
          + " in exactly the same format;\n"
          + "    - passing `format='mixed'`, and the format will be inferred for each element"
          + " individually. You might want to use `dayfirst` alongside this.";

  private final DateReading reading;

  /** Whether a format was given, by which numbers are read as well. */
  private final boolean given;

  /** Whether all texts must have ISO's form. */
  private final boolean iso;

  /** Whether all moments are to be of UTC. */
  private final boolean utc;

  private final FoundZones zones = new FoundZones();

  /** The format of all texts, {@code null} where each is read by itself. */
  private final @Nullable DateFormat format;

  private DateColumns(DateReading reading, Column column, boolean utc) {
    this.utc = utc;
    String named = reading.format();
    this.reading = reading;
    this.iso = "ISO8601".equals(named);
    this.given = named != null && !named.equals("mixed");
    if (named == null) {
      this.format = guess(column, reading.dayFirst());
    } else {
      this.format = given && !iso ? new DateFormat(named) : null;
    }
  }

  /** Datetimes of a column; text must follow the format of the first one. */
  public static Column parse(Column column) {
    return parse(column, DateReading.GUESSED);
  }

  /** Datetimes of a column, each text of its own format, as casts read them. */
  public static Column each(Column column) {
    return parse(column, DateReading.EACH);
  }

  /** Like {@link #each}, of a zone where the values name one. */
  public static Column zonedEach(Column column) {
    return zoned(column, DateReading.EACH, false);
  }

  /** Datetimes of a column; those of a zone are refused. */
  public static Column parse(Column column, DateReading reading) {
    return withoutZone(zoned(column, reading, false));
  }

  /**
   * Datetimes of a column, of a zone where the values name one.
   *
   * @param utc whether all are to be of UTC
   */
  public static Column zoned(Column column, DateReading reading, boolean utc) {
    Column plain = column.decoded();
    if (plain instanceof ZonedColumn || plain instanceof TimeColumn && plain.dtype().isDatetime()) {
      return utc ? FoundZones.inUtc(plain) : plain;
    }
    return new DateColumns(reading, plain, utc).of(plain);
  }

  /** Refuses datetimes of a zone, and those that are left as objects because of several. */
  private static Column withoutZone(Column column) {
    if (column instanceof ZonedColumn zoned) {
      throw TimeZones.unsupported(zoned.dtypeName());
    }
    if (!(column instanceof TimeColumn)) {
      throw TimeZones.unsupported("several in one column");
    }
    return column;
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

  private static @Nullable DateFormat guess(String text, boolean dayFirst) {
    CommonDate common = dayFirst ? null : CommonDate.of(text);
    if (common != null) {
      return new DateFormat(common.format());
    }
    ZonedText zoned = ZonedText.of(text);
    return zoned == null
        ? DateGuesser.guess(text, dayFirst)
        : zoned.format(DateGuesser.guess(zoned.base(), dayFirst));
  }

  private Column of(Column column) {
    long[] nanos = Allocation.longs(column.size());
    for (int at = 0; at < nanos.length; at++) {
      nanos[at] =
          column.isMissing(at) ? TimeColumn.NAT : nanos(Scalars.plain(column.item(at)), at, column);
    }
    boolean each = format == null && !iso;
    return utc
        ? zones.utc(nanos, !iso)
        : zones.column(
            nanos, at -> Scalars.plain(column.item(at)) instanceof String, reading.coerce(), each);
  }

  private long moment(ZonedTimestamp time, int at, Column column) {
    zones.put(at, column.size(), time.zone());
    return time.nanos();
  }

  private long nanos(Object value, int at, Column column) {
    try {
      return switch (Scalars.plain(value)) {
        case String text -> ofText(text, at, column.size());
        case ZonedTimestamp time -> moment(time, at, column);
        case AwareDateTime time -> moment(ZonedTimestamp.of(time), at, column);
        case Timestamp time -> time.nanos();
        case LocalDateTime time -> Timestamp.of(time).nanos();
        case LocalDate date -> Timestamp.of(date.atStartOfDay()).nanos();
        case Long number -> ofNumber(number, at, column.size());
        case Double number when column instanceof ObjectColumn && isWritten() ->
            ofText(Text.str(number), at, column.size());
        case Double number -> given ? ofText(whole(number), at, column.size()) : ofReal(number);
        case Object other when isWritten() && !(column instanceof PeriodColumn) ->
            ofText(Text.str(other), at, column.size());
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
      if (reading.coerce() && error.isCatchable()) {
        return TimeColumn.NAT;
      }
      throw error;
    }
  }

  /** Whether all values must have one form; what is no text has that in which it is printed. */
  private boolean isWritten() {
    return given || format != null;
  }

  private long ofNumber(long number, int at, int size) {
    return isWritten()
        ? ofText(String.valueOf(number), at, size)
        : Math.multiplyExact(number, reading.unit());
  }

  private long ofReal(double number) {
    long unit = reading.unit();
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

  /** Whether a text stands for a missing date. */
  public static boolean isMissing(String text) {
    return text.isEmpty() || NOTHING.contains(text);
  }

  private long ofText(String text, int at, int size) {
    if (isMissing(text)) {
      return TimeColumn.NAT;
    }
    if (Clock.isNamedBy(text)) {
      return nanosNow(text);
    }
    if (format == null) {
      return nanos(iso ? isoDate(text, at) : freeDate(text, at), text, at, size);
    }
    WrittenTime parsed = reading.exact() ? format.read(text) : format.find(text);
    if (parsed == null) {
      throw mismatch(format, text, at);
    }
    return nanos(parsed, text, at, size);
  }

  /** Only now is that of UTC where all are to be, not today. */
  private long nanosNow(String text) {
    String asked = "the date '" + text + "'";
    boolean ofUtc = utc && text.equals(Clock.NOW);
    return Timestamp.of(ofUtc ? Clock.utc(asked) : Clock.local(asked)).nanos();
  }

  private static WrittenTime isoDate(String text, int at) {
    ZonedText parts = ZonedText.of(text);
    WrittenTime zoned =
        parts == null || !parts.isIso() ? null : parts.with(IsoDate.read(parts.base()));
    if (zoned != null) {
      return zoned;
    }
    WrittenDate date = parts == null ? IsoDate.read(text) : null;
    if (date == null) {
      throw PythonError.valueError(
          "Time data " + text + " is not ISO8601 format, at position " + at + HINT);
    }
    return new WrittenTime(date, null);
  }

  private WrittenTime freeDate(String text, int at) {
    try {
      return DateParser.readZoned(text, reading.dayFirst(), reading.yearFirst());
    } catch (PythonError error) {
      throw error.isCatchable()
          ? new PythonError(error.type(), error.getMessage() + ", at position " + at)
          : error;
    }
  }

  private long nanos(WrittenTime parsed, String text, int at, int size) {
    try {
      if (parsed.zone() != null) {
        zones.put(at, size, parsed.zone());
      }
      return parsed.nanos();
    } catch (PythonError _) {
      throw new PythonError(
          "OutOfBoundsDatetime",
          "Out of bounds nanosecond timestamp: " + text + ", at position " + at);
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

  /** What a scalar stands for: a Timestamp without a zone, or NaT. */
  public static Object scalar(Object value) {
    return Scalars.isMissing(value) ? Scalars.NAT : parse(Columns.infer(List.of(value))).item(0);
  }

  /** What a scalar stands for: a Timestamp, of a zone or of none, or NaT. */
  public static Object zonedScalar(Object value) {
    return Scalars.isMissing(value)
        ? Scalars.NAT
        : zoned(Columns.infer(List.of(value)), DateReading.GUESSED, false).item(0);
  }
}
