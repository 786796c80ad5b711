package dev.assay.sql;

import dev.assay.table.TableText;
import java.io.IOException;
import java.io.StringReader;
import java.sql.Connection;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import org.postgresql.PGConnection;
import org.postgresql.copy.CopyManager;
import org.postgresql.util.PSQLException;
import org.postgresql.util.ServerErrorMessage;

/**
 * Loads test tables into PostgreSQL, under their exact names, with the types of {@link
 * PostgresqlTypes}. A primary key is declared, since a query may group by it alone, unless the data
 * do not keep it: whether they should is judged where test data are made. Unique keys are declared,
 * and data that do not keep them are refused.
 */
final class PostgresqlLoader {

  private static final Set<String> KEY_NOT_KEPT = Set.of("23505", "23502");

  /** What the server says of a key of columns that it cannot compare. */
  private static final String NO_INDEX = "42704";

  private static final Pattern PLACE =
      Pattern.compile("(?s)(?:.*\n)?COPY .*?, line (\\d+)(?:, column (.*?))?(?:: .*)?");

  private final Connection connection;
  private final CopyManager copying;

  private PostgresqlLoader(Connection connection) throws SQLException {
    this.connection = connection;
    this.copying = connection.unwrap(PGConnection.class).getCopyAPI();
  }

  static void load(Connection connection, List<TestTable> tables)
      throws SQLException, DataException {
    PostgresqlLoader loader = new PostgresqlLoader(connection);
    if (!loader.loadAtOnce(tables)) {
      loader.loadEach(tables);
    }
  }

  /** Whether the tables could be loaded by one script, as small ones without faults can. */
  private boolean loadAtOnce(List<TestTable> tables) throws SQLException {
    String script = PostgresqlScript.of(tables);
    if (script == null) {
      return false;
    }
    try {
      execute(script);
      return true;
    } catch (PSQLException failure) {
      return false; // nothing of it was done, and one table after the other tells what is wrong
    }
  }

  private void loadEach(List<TestTable> tables) throws SQLException, DataException {
    String types = makeTypes(tables);
    if (!types.isEmpty()) {
      execute(types);
    }
    for (TestTable table : tables) {
      load(table);
    }
  }

  /** Statements that make the types of the user's own which the tables have. */
  static String makeTypes(List<TestTable> tables) {
    Set<String> made = new TreeSet<>();
    for (TestTable table : tables) {
      types(table).forEach(type -> made.add(type.madeBy()));
    }
    made.remove("");
    return String.join("; ", made);
  }

  private void load(TestTable table) throws SQLException, DataException {
    List<PostgresqlType> types = types(table);
    String rows = rows(table, types);
    TableDefinition definition = table.definition();
    try {
      execute(create(table, types, PostgresqlKeys.ALL, ""));
      copy(table, rows);
    } catch (PSQLException failure) {
      boolean incomparable = NO_INDEX.equals(failure.getSQLState());
      boolean keyed = !definition.primaryKey().isEmpty() || !definition.uniqueKeys().isEmpty();
      if (!keyed || !(incomparable || KEY_NOT_KEPT.contains(failure.getSQLState()))) {
        throw data(table, failure);
      }
      load(table, types, rows, incomparable ? PostgresqlKeys.NONE : PostgresqlKeys.UNIQUE);
    }
  }

  private void load(
      TestTable table, List<PostgresqlType> types, String rows, PostgresqlKeys declared)
      throws SQLException, DataException {
    try {
      execute(
          "DROP TABLE IF EXISTS %s; %s"
              .formatted(
                  Identifiers.quoted(table.definition().name()),
                  create(table, types, declared, "")));
      copy(table, rows);
    } catch (PSQLException failure) {
      throw data(table, failure);
    }
  }

  static List<PostgresqlType> types(TestTable table) {
    return table.definition().columns().stream()
        .map(column -> PostgresqlTypes.of(column.declaredType()))
        .toList();
  }

  /** With words behind each column's type. */
  static String create(
      TestTable loaded, List<PostgresqlType> types, PostgresqlKeys keys, String words) {
    TableDefinition table = loaded.definition();
    StringBuilder columns = new StringBuilder();
    for (int column = 0; column < types.size(); column++) {
      columns
          .append(column == 0 ? "" : ", ")
          .append(Identifiers.quoted(table.columns().get(column).name()))
          .append(' ')
          .append(types.get(column).sql())
          .append(words);
    }
    columns.append(keys.of(loaded));
    return "CREATE TABLE %s (%s)".formatted(Identifiers.quoted(table.name()), columns);
  }

  private void execute(String sql) throws SQLException {
    try (Statement statement = connection.createStatement()) {
      statement.setEscapeProcessing(false);
      statement.execute(sql);
    }
  }

  private void copy(TestTable table, String rows) throws SQLException {
    if (rows.isEmpty()) {
      return;
    }
    try {
      copying.copyIn(
          "COPY %s FROM STDIN".formatted(Identifiers.quoted(table.definition().name())),
          new StringReader(rows));
    } catch (IOException impossible) {
      throw new SQLException("text cannot be read", impossible);
    }
  }

  private static String rows(TestTable table, List<PostgresqlType> types) throws DataException {
    StringBuilder text = new StringBuilder();
    for (List<@Nullable Object> row : table.completeRows()) {
      for (int column = 0; column < types.size(); column++) {
        text.append(column == 0 ? "" : "\t");
        appendCell(text, table, types.get(column), column, row.get(column));
      }
      text.append('\n');
    }
    return text.toString();
  }

  private static void appendCell(
      StringBuilder rows, TestTable table, PostgresqlType type, int column, @Nullable Object value)
      throws DataException {
    if (value == null) {
      rows.append("\\N");
      return;
    }
    String text = PostgresqlValues.text(type, value);
    if (text == null) {
      throw unfit(table, table.definition().columns().get(column), value);
    }
    for (int index = 0; index < text.length(); index++) {
      char c = text.charAt(index);
      switch (c) {
        case '\\' -> rows.append("\\\\");
        case '\n' -> rows.append("\\n");
        case '\r' -> rows.append("\\r");
        case '\t' -> rows.append("\\t");
        default -> rows.append(c);
      }
    }
  }

  private static DataException unfit(TestTable table, ColumnDefinition column, Object value) {
    return new DataException(
        "table '%s', column '%s': %s is not of type %s"
            .formatted(
                table.definition().name(),
                column.name(),
                TableText.value(value),
                column.declaredType()));
  }

  /** PostgreSQL tells the row and the column of the value that it refuses. */
  private static DataException data(TestTable table, PSQLException failure) {
    ServerErrorMessage message = failure.getServerErrorMessage();
    Matcher place =
        PLACE.matcher(message == null || message.getWhere() == null ? "" : message.getWhere());
    if (place.matches() && place.group(2) != null) {
      int row = Integer.parseInt(place.group(1)) - 1;
      List<ColumnDefinition> columns = table.definition().columns();
      for (int column = 0; column < columns.size(); column++) {
        Object value = table.completeRows().get(row).get(column);
        if (columns.get(column).name().equals(place.group(2)) && value != null) {
          return unfit(table, columns.get(column), value);
        }
      }
    }
    return new DataException(
        "table '%s' cannot be loaded: %s"
            .formatted(table.definition().name(), EngineMessages.of(failure)));
  }
}
