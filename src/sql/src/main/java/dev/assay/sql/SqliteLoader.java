package dev.assay.sql;

import dev.assay.table.Binary;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.time.format.DateTimeFormatter;
import java.time.format.DateTimeFormatterBuilder;
import java.time.temporal.ChronoField;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/**
 * Loads test tables into SQLite. Columns have the declared types, whose affinity decides how values
 * are stored ("46" becomes a number in an INTEGER column); there are no keys and no constraints,
 * since whether data keep theirs is judged where test data are made, but for unique ones, which
 * SQLite is asked about. Dates are ISO 8601 text.
 */
final class SqliteLoader {

  private static final DateTimeFormatter MOMENT =
      new DateTimeFormatterBuilder()
          .append(DateTimeFormatter.ISO_LOCAL_DATE)
          .appendLiteral(' ')
          .appendPattern("HH:mm:ss")
          .appendFraction(ChronoField.NANO_OF_SECOND, 0, 6, true)
          .toFormatter(Locale.ROOT);
  private static final DateTimeFormatter TIME =
      new DateTimeFormatterBuilder()
          .appendPattern("HH:mm:ss")
          .appendFraction(ChronoField.NANO_OF_SECOND, 0, 6, true)
          .toFormatter(Locale.ROOT);

  private SqliteLoader() {}

  static void load(Connection connection, List<TestTable> tables)
      throws SQLException, DataException {
    connection.setAutoCommit(false);
    for (TestTable table : tables) {
      try {
        create(connection, table.definition());
        insert(connection, table);
      } catch (SQLException failure) {
        throw new DataException(
            "table '%s' cannot be loaded: %s"
                .formatted(table.definition().name(), EngineMessages.of(failure)));
      }
    }
    new UniqueRows(connection, Identifiers::quoted).check(tables);
    connection.commit();
    connection.setAutoCommit(true);
  }

  private static void create(Connection connection, TableDefinition table) throws SQLException {
    String columns =
        table.columns().stream().map(SqliteLoader::column).collect(Collectors.joining(", "));
    try (Statement statement = connection.createStatement()) {
      statement.executeUpdate(
          "CREATE TABLE %s (%s)".formatted(Identifiers.quoted(table.name()), columns));
    }
  }

  /** The type in quotes, since it may be any text; its affinity is found all the same. */
  private static String column(ColumnDefinition column) {
    String name = Identifiers.quoted(column.name());
    return column.declaredType().isBlank()
        ? name
        : name + " " + Identifiers.quoted(column.declaredType());
  }

  private static void insert(Connection connection, TestTable table) throws SQLException {
    List<List<@Nullable Object>> rows = table.completeRows();
    List<ColumnDefinition> columns = table.definition().columns();
    boolean[] datesOnly = new boolean[columns.size()];
    for (int column = 0; column < datesOnly.length; column++) {
      datesOnly[column] = holdsDatesOnly(columns.get(column), rows, column);
    }
    String places = columns.stream().map(_ -> "?").collect(Collectors.joining(", "));
    String name = Identifiers.quoted(table.definition().name());
    try (PreparedStatement statement =
        connection.prepareStatement("INSERT INTO %s VALUES (%s)".formatted(name, places))) {
      for (List<@Nullable Object> row : rows) {
        for (int column = 0; column < row.size(); column++) {
          bind(statement, column + 1, row.get(column), datesOnly[column]);
        }
        statement.addBatch();
      }
      statement.executeBatch();
    }
  }

  /** Whether a column of midnights means days: frames have no other way to hold a date. */
  private static boolean holdsDatesOnly(
      ColumnDefinition column, List<List<@Nullable Object>> rows, int position) {
    return !column.declaredType().toUpperCase(Locale.ROOT).contains("TIME")
        && rows.stream()
            .map(row -> row.get(position))
            .allMatch(
                value ->
                    !(value instanceof LocalDateTime moment)
                        || moment.toLocalTime().equals(LocalTime.MIDNIGHT));
  }

  private static void bind(
      PreparedStatement statement, int place, @Nullable Object value, boolean datesOnly)
      throws SQLException {
    switch (value) {
      case null -> statement.setObject(place, null);
      case Boolean flag -> statement.setLong(place, flag ? 1 : 0);
      case Long number -> statement.setLong(place, number);
      case BigInteger number -> statement.setString(place, number.toString());
      case Double number -> statement.setDouble(place, number);
      case BigDecimal number -> statement.setDouble(place, number.doubleValue());
      case LocalDate date -> statement.setString(place, date.toString());
      case LocalTime time -> statement.setString(place, TIME.format(time));
      case LocalDateTime moment ->
          statement.setString(
              place, datesOnly ? moment.toLocalDate().toString() : MOMENT.format(moment));
      case Binary binary -> statement.setBytes(place, binary.bytes());
      default -> statement.setString(place, value.toString());
    }
  }
}
