package dev.assay.sql;

import dev.assay.table.Values;
import java.math.BigDecimal;
import java.sql.ResultSet;
import java.sql.ResultSetMetaData;
import java.sql.SQLException;
import java.time.DateTimeException;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.time.OffsetTime;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * The rows of PostgreSQL's result as values of cells, read from the text that the server writes:
 * nothing is lost between its types and the driver's. Decimals stay decimals, and times with a zone
 * are in UTC, the session's zone. Arrays and time spans are written as pandas writes lists and
 * Timedeltas; what else a cell cannot hold (UUIDs, JSON, ranges, dates beyond all years) is its
 * text.
 */
final class PostgresqlRows implements ResultRows {

  private static final String UTC = "+00";
  private static final Pattern ZONE = Pattern.compile("[+-]\\d\\d");

  private final ResultSet result;
  private final List<String> names;
  private final List<String> types;

  PostgresqlRows(ResultSet result) throws SQLException {
    this.result = result;
    ResultSetMetaData shape = result.getMetaData();
    this.names = new ArrayList<>();
    this.types = new ArrayList<>();
    for (int column = 1; column <= shape.getColumnCount(); column++) {
      names.add(shape.getColumnLabel(column));
      types.add(ColumnTypeNames.of(shape, column, false));
    }
  }

  @Override
  public List<String> names() {
    return names;
  }

  @Override
  public @Nullable List<@Nullable Object> next() throws SQLException {
    if (!result.next()) {
      return null;
    }
    List<@Nullable Object> row = new ArrayList<>(names.size());
    for (int column = 1; column <= names.size(); column++) {
      String text = result.getString(column);
      row.add(text == null ? null : Values.normalized(value(types.get(column - 1), text)));
    }
    return row;
  }

  private static Object value(String type, String text) {
    try {
      return switch (type) {
        case "int2", "int4", "int8", "oid", "serial", "bigserial", "smallserial" ->
            Long.valueOf(text);
        case "numeric" -> isFinite(text) ? new BigDecimal(text) : Double.valueOf(text);
        case "float4", "float8" -> Double.valueOf(text);
        case "money" -> MoneyText.read(text);
        case "bool" -> text.startsWith("t");
        case "date" -> LocalDate.parse(text);
        case "timestamp" -> moment(text);
        case "time" -> time(text);
        case "bytea" -> HexFormat.of().parseHex(text, 2, text.length());
        case "bpchar" -> text.stripTrailing();
        case "interval" -> TimeSpans.read(text);
        default -> type.startsWith("_") ? ArrayText.asList(type, text) : text;
      };
    } catch (DateTimeException | NumberFormatException beyond) {
      return text; // infinity, years before Christ, 24:00:00
    }
  }

  private static boolean isFinite(String number) {
    return !number.equals("NaN") && !number.endsWith("Infinity");
  }

  /** With a zone it ends with the session's, which is UTC. */
  private static LocalDateTime moment(String text) {
    String inUtc = text.endsWith(UTC) ? text.substring(0, text.length() - UTC.length()) : text;
    return LocalDateTime.parse(inUtc.replace(' ', 'T'));
  }

  private static LocalTime time(String text) {
    return ZONE.matcher(text).find()
        ? OffsetTime.parse(withMinutes(text)).withOffsetSameInstant(ZoneOffset.UTC).toLocalTime()
        : LocalTime.parse(text);
  }

  /** An offset of hours alone is written without minutes. */
  private static String withMinutes(String text) {
    return text.matches(".*[+-]\\d\\d") ? text + ":00" : text;
  }
}
