package dev.assay.sql;

import dev.assay.table.TableText;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.List;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/**
 * Loads test tables into H2, under their exact names, with the types of {@link H2Types}, and
 * without keys and constraints, since whether data keep theirs is judged where test data are made.
 */
final class H2Loader {

  private final Connection connection;
  private final Dialect dialect;

  private H2Loader(Connection connection, Dialect dialect) {
    this.connection = connection;
    this.dialect = dialect;
  }

  static void load(Connection connection, Dialect dialect, List<TestTable> tables)
      throws SQLException, DataException {
    String schema = Identifiers.quoted(H2Settings.schema(dialect));
    try (Statement statement = connection.createStatement()) {
      statement.execute("CREATE SCHEMA IF NOT EXISTS " + schema);
      statement.execute("SET SCHEMA " + schema);
    }
    H2Loader loader = new H2Loader(connection, dialect);
    for (TestTable table : tables) {
      loader.load(table);
    }
    UniqueRows rows = new UniqueRows(connection, Identifiers::quoted);
    (dialect == Dialect.ORACLE ? rows.takingNullsForEqual() : rows).check(tables);
  }

  private void load(TestTable table) throws DataException {
    try {
      List<H2Type> types =
          table.definition().columns().stream()
              .map(column -> H2Types.of(dialect, column.declaredType()))
              .toList();
      create(table.definition(), types);
      insert(table, types);
    } catch (SQLException failure) {
      throw new DataException(
          "table '%s' cannot be loaded: %s"
              .formatted(table.definition().name(), EngineMessages.of(failure)));
    }
  }

  private void create(TableDefinition table, List<H2Type> types) throws SQLException {
    StringBuilder columns = new StringBuilder();
    for (int column = 0; column < types.size(); column++) {
      columns
          .append(column == 0 ? "" : ", ")
          .append(Identifiers.quoted(table.columns().get(column).name()))
          .append(' ')
          .append(types.get(column).sql());
    }
    try (Statement statement = connection.createStatement()) {
      statement.executeUpdate(
          "CREATE TABLE %s (%s)".formatted(Identifiers.quoted(table.name()), columns));
    }
  }

  private void insert(TestTable table, List<H2Type> types) throws SQLException, DataException {
    String places = types.stream().map(_ -> "?").collect(Collectors.joining(", "));
    String name = Identifiers.quoted(table.definition().name());
    try (PreparedStatement statement =
        connection.prepareStatement("INSERT INTO %s VALUES (%s)".formatted(name, places))) {
      for (List<@Nullable Object> row : table.completeRows()) {
        for (int column = 0; column < types.size(); column++) {
          statement.setObject(column + 1, converted(table, types, column, row.get(column)));
        }
        statement.addBatch();
      }
      statement.executeBatch();
    }
  }

  private static @Nullable Object converted(
      TestTable table, List<H2Type> types, int column, @Nullable Object value)
      throws DataException {
    if (value == null) {
      return null;
    }
    Object converted = H2Values.converted(types.get(column), value);
    if (converted == null) {
      ColumnDefinition definition = table.definition().columns().get(column);
      throw new DataException(
          "table '%s', column '%s': %s is not of type %s"
              .formatted(
                  table.definition().name(),
                  definition.name(),
                  TableText.value(value),
                  definition.declaredType()));
    }
    return converted;
  }
}
