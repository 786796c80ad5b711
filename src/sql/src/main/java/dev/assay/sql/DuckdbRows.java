package dev.assay.sql;

import dev.assay.table.Values;
import java.nio.charset.StandardCharsets;
import java.sql.Array;
import java.sql.Blob;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Struct;
import java.sql.Timestamp;
import java.time.DateTimeException;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.OffsetDateTime;
import java.time.OffsetTime;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * The rows of DuckDB's result as values of cells. Times with a zone are in UTC. Lists, structures
 * and maps are written as Python writes lists and dicts, time spans as pandas writes Timedeltas;
 * what else a cell cannot hold (UUIDs, JSON, bits, dates beyond all years) is its text.
 */
public final class DuckdbRows implements ResultRows {

  /** How the failure begins to be told when a value is beyond what the driver knows. */
  static final String UNREADABLE =
      "a list or structure holds a value that DuckDB's driver cannot read: ";

  private static final int LAST_YEAR = 9999;
  private static final String BEYOND = "it is infinite, or of no year from 1 to " + LAST_YEAR;
  private static final LocalDateTime BEGIN_OF_NANOSECONDS = nanoseconds(-Long.MAX_VALUE);
  private static final LocalDateTime END_OF_NANOSECONDS = nanoseconds(Long.MAX_VALUE);

  private final ResultSet result;
  private final @Nullable LostValues lost;
  private final List<String> names;
  private final List<String> types;

  /** The rows of a result that is not yet read. */
  DuckdbRows(ResultSet result) throws SQLException {
    this(result, null);
  }

  /**
   * The rows of a result, in which a value that cannot be read is NULL.
   *
   * @param lost is told of each of these; null when such values become their text
   */
  public DuckdbRows(ResultSet result, @Nullable LostValues lost) throws SQLException {
    this.result = result;
    this.lost = lost;
    ResultColumns columns = ResultColumns.of(result);
    this.names = columns.names();
    this.types = columns.types();
  }

  private static LocalDateTime nanoseconds(long sinceEpoch) {
    long second = Math.floorDiv(sinceEpoch, 1_000_000_000L);
    int rest = (int) Math.floorMod(sinceEpoch, 1_000_000_000L);
    return LocalDateTime.ofEpochSecond(second, rest, ZoneOffset.UTC);
  }

  @Override
  public List<String> names() {
    return names;
  }

  @Override
  public @Nullable List<@Nullable Object> next() throws SQLException {
    if (!moved()) {
      return null;
    }
    List<@Nullable Object> row = new ArrayList<>(names.size());
    for (int column = 1; column <= names.size(); column++) {
      Object value = value(column);
      row.add(value == null ? null : Values.normalized(value));
    }
    return row;
  }

  /** The driver makes the values in lists here, and fails at those that Java cannot hold. */
  private boolean moved() throws SQLException {
    try {
      return result.next();
    } catch (RuntimeException unreadable) {
      throw new SQLException(UNREADABLE + unreadable.getMessage(), unreadable);
    }
  }

  private @Nullable Object value(int column) throws SQLException {
    try {
      Object value = result.getObject(column);
      if (value instanceof Timestamp) {
        value = result.getObject(column, LocalDateTime.class);
      }
      return value == null ? null : cell(column, value);
    } catch (DateTimeException beyond) {
      return types.get(column - 1).startsWith("TIMESTAMP")
          ? outside(column, "infinity", BEYOND)
          : outside(column, "24:00:00", "24:00:00 is no time of a day");
    }
  }

  private @Nullable Object cell(int column, Object value) throws SQLException {
    return switch (value) {
      case LocalDate date -> within(column, date, date.getYear());
      case LocalDateTime moment when isInfinite(column, moment) ->
          outside(column, moment.toString(), "it is infinite");
      case LocalDateTime moment -> within(column, moment, moment.getYear());
      case OffsetDateTime moment -> {
        LocalDateTime local = moment.withOffsetSameInstant(ZoneOffset.UTC).toLocalDateTime();
        yield within(column, local, local.getYear());
      }
      case Blob blob -> blob.getBytes(1, (int) blob.length());
      case String text when types.get(column - 1).equals("INTERVAL") -> TimeSpans.read(text);
      case Array _, Struct _, Map<?, ?> _ -> nested(DuckdbTypes.of(types.get(column - 1)), value);
      default -> plain(value);
    };
  }

  private static Object plain(Object value) {
    return switch (value) {
      // the shortest number that is the same in single precision
      case Float number -> Double.valueOf(number.toString());
      case OffsetTime time -> time.withOffsetSameInstant(ZoneOffset.UTC).toLocalTime();
      case Number number -> number;
      case Boolean flag -> flag;
      case java.time.LocalTime time -> time;
      default -> value.toString();
    };
  }

  /** Of nanoseconds, the ends of time are within the years that cells hold. */
  private boolean isInfinite(int column, LocalDateTime moment) {
    return types.get(column - 1).equals("TIMESTAMP_NS")
        && (moment.equals(END_OF_NANOSECONDS) || moment.equals(BEGIN_OF_NANOSECONDS));
  }

  /** Infinite dates come as the ends of time. */
  private @Nullable Object within(int column, Object value, int year) {
    boolean possible = year >= 1 && year <= LAST_YEAR;
    return possible ? value : outside(column, value.toString(), BEYOND);
  }

  private @Nullable Object outside(int column, String text, String reason) {
    if (lost == null) {
      return text;
    }
    lost.lost(names.get(column - 1), reason);
    return null;
  }

  private static String nested(DuckdbType type, @Nullable Object value) throws SQLException {
    StringBuilder text = new StringBuilder();
    append(text, type, value);
    return text.toString();
  }

  private static void append(StringBuilder text, DuckdbType type, @Nullable Object value)
      throws SQLException {
    switch (value) {
      case null -> text.append("None");
      case Array array -> {
        text.append('[');
        String separator = "";
        for (Object element : (Object[]) array.getArray()) {
          text.append(separator);
          append(text, element(type, 0), element);
          separator = ", ";
        }
        text.append(']');
      }
      case Struct struct -> {
        Object[] attributes = struct.getAttributes();
        text.append('{');
        for (int field = 0; field < attributes.length; field++) {
          text.append(field == 0 ? "" : ", ");
          text.append(PythonText.of(field < type.fields().size() ? type.fields().get(field) : ""));
          text.append(": ");
          append(text, element(type, field), attributes[field]);
        }
        text.append('}');
      }
      case Map<?, ?> map -> {
        text.append('{');
        String separator = "";
        for (Map.Entry<?, ?> pair : map.entrySet()) {
          text.append(separator);
          append(text, element(type, 0), pair.getKey());
          text.append(": ");
          append(text, element(type, 1), pair.getValue());
          separator = ", ";
        }
        text.append('}');
      }
      case Boolean flag -> text.append(flag ? "True" : "False");
      case Number number -> text.append(number);
      case Blob blob -> bytes(text, blob.getBytes(1, (int) blob.length()));
      default -> text.append(PythonText.of(value.toString()));
    }
  }

  /** As Python shows bytes. */
  private static void bytes(StringBuilder text, byte[] bytes) {
    String all = new String(bytes, StandardCharsets.ISO_8859_1);
    char quote = all.indexOf('\'') >= 0 && all.indexOf('"') < 0 ? '"' : '\'';
    text.append('b').append(quote);
    for (char each : all.toCharArray()) {
      switch (each) {
        case '\t' -> text.append("\\t");
        case '\n' -> text.append("\\n");
        case '\r' -> text.append("\\r");
        case '\\' -> text.append("\\\\");
        default -> {
          if (each == quote) {
            text.append('\\').append(each);
          } else if (each >= ' ' && each < 127) {
            text.append(each);
          } else {
            text.append("\\x%02x".formatted((int) each));
          }
        }
      }
    }
    text.append(quote);
  }

  private static DuckdbType element(DuckdbType type, int index) {
    return index < type.elements().size() ? type.elements().get(index) : type;
  }
}
