package dev.assay.pandas.frame.time;

import dev.assay.pandas.column.Column;
import dev.assay.pandas.column.DoubleColumn;
import dev.assay.pandas.column.LongColumn;
import dev.assay.pandas.column.Numbers;
import dev.assay.pandas.column.TimeColumn;
import dev.assay.pandas.frame.DataFrame;
import dev.assay.pandas.frame.convert.ToNumeric;
import dev.assay.pandas.value.Allocation;
import dev.assay.pandas.value.CountedText;
import dev.assay.pandas.value.LetterCase;
import dev.assay.pandas.value.PythonError;
import dev.assay.pandas.value.Text;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;

/** Datetimes put together of columns that are named for their parts: year, month, day and so on. */
public final class DateAssembly {

  private static final List<String> REQUIRED = List.of("day", "month", "year");
  private static final Map<String, Long> CLOCK = new LinkedHashMap<>();
  private static final Map<String, String> NAMES = new LinkedHashMap<>();

  static {
    CLOCK.put("hour", 3_600_000_000_000L);
    CLOCK.put("minute", 60_000_000_000L);
    CLOCK.put("second", 1_000_000_000L);
    CLOCK.put("millisecond", 1_000_000L);
    CLOCK.put("microsecond", 1_000L);
    CLOCK.put("nanosecond", 1L);
    for (String part : List.of("year", "month", "day")) {
      NAMES.put(part, part);
      NAMES.put(part + "s", part);
    }
    for (String part : CLOCK.keySet()) {
      NAMES.put(part, part);
      NAMES.put(part + "s", part);
    }
    NAMES.put("h", "hour");
    NAMES.put("m", "minute");
    NAMES.put("s", "second");
    NAMES.put("ms", "millisecond");
    NAMES.put("us", "microsecond");
    NAMES.put("ns", "nanosecond");
  }

  private final Map<String, Column> parts = new LinkedHashMap<>();
  private final boolean coerce;

  private DateAssembly(boolean coerce) {
    this.coerce = coerce;
  }

  /**
   * The datetimes of a frame's rows.
   *
   * @param coerce whether what is no date becomes NaT, else it is a ValueError
   */
  public static TimeColumn of(DataFrame frame, boolean coerce) {
    DateAssembly assembly = new DateAssembly(coerce);
    TreeSet<String> excess = new TreeSet<>();
    for (int at = 0; at < frame.columnCount(); at++) {
      String name = Text.str(frame.columns().label(at));
      String part = NAMES.get(name);
      part = part == null ? NAMES.get(LetterCase.lower(name)) : part;
      if (part == null) {
        excess.add(name);
      } else {
        assembly.parts.put(part, ToNumeric.of(frame.column(at), coerce));
      }
    }
    List<String> lacking =
        REQUIRED.stream().filter(part -> !assembly.parts.containsKey(part)).toList();
    if (!lacking.isEmpty()) {
      throw PythonError.valueError(
          "to assemble mappings requires at least that [year, month, day] be specified: ["
              + CountedText.join(",", lacking)
              + "] is missing");
    }
    if (!excess.isEmpty()) {
      throw PythonError.valueError(
          "extra keys have been passed to the datetime assemblage: ["
              + CountedText.join(",", excess)
              + "]");
    }
    return assembly.times(frame.rowCount());
  }

  private TimeColumn times(int rows) {
    try {
      DateReading reading = new DateReading("%Y%m%d", true, coerce, false, false, 1);
      long[] nanos = ((TimeColumn) DateColumns.parse(days(rows), reading)).values();
      CLOCK.forEach(
          (part, length) -> {
            Column counts = parts.get(part);
            if (counts != null) {
              add(nanos, (TimeColumn) TimedeltaParser.parse(counts, length, coerce));
            }
          });
      return TimeColumn.datetimes(nanos);
    } catch (PythonError error) {
      throw error.isCatchable()
          ? PythonError.valueError("cannot assemble the datetimes: " + error.getMessage())
          : error;
    }
  }

  /** The days as numbers such as 20240131, which are whole where all parts of them are. */
  private Column days(int rows) {
    boolean whole = REQUIRED.stream().allMatch(part -> parts.get(part) instanceof LongColumn);
    double[] days = Allocation.doubles(rows);
    long[] wholeDays = Allocation.longs(rows);
    for (int row = 0; row < rows; row++) {
      days[row] = part("year", row) * 10_000 + part("month", row) * 100 + part("day", row);
      wholeDays[row] = (long) days[row];
    }
    return whole ? LongColumn.of(wholeDays) : DoubleColumn.of(days);
  }

  private double part(String name, int row) {
    Column column = parts.get(name);
    return column.isMissing(row) ? Double.NaN : Numbers.toDouble(column.item(row));
  }

  private static void add(long[] nanos, TimeColumn spans) {
    for (int at = 0; at < nanos.length; at++) {
      nanos[at] =
          nanos[at] == TimeColumn.NAT || spans.isMissing(at)
              ? TimeColumn.NAT
              : nanos[at] + spans.values()[at];
    }
  }
}
