package dev.assay.sql;

import dev.assay.sql.mariadb.Vendor;
import dev.assay.table.TableText;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.OffsetDateTime;
import java.time.ZoneOffset;
import java.util.Collections;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/**
 * Loads test tables into MariaDB or MySQL, under their exact names, without keys and constraints;
 * rows have to keep unique keys all the same.
 */
final class MariadbLoader {

  /**
   * Not as a batch, of which the driver sends MySQL all statements before it reads an answer: with
   * many of them, each would wait for the other.
   */
  private static final int ROWS_A_STATEMENT = 20;

  private final Connection connection;
  private final Vendor vendor;
  private final Dialect dialect;

  private MariadbLoader(Connection connection, Vendor vendor, Dialect dialect) {
    this.connection = connection;
    this.vendor = vendor;
    this.dialect = dialect;
  }

  static void load(Connection connection, Vendor vendor, Dialect dialect, List<TestTable> tables)
      throws DataException {
    MariadbLoader loader = new MariadbLoader(connection, vendor, dialect);
    for (TestTable table : tables) {
      loader.load(table);
    }
    new UniqueRows(connection, MariadbLoader::quoted).check(tables);
  }

  private void load(TestTable table) throws DataException {
    List<H2Type> types =
        table.definition().columns().stream()
            .map(column -> H2Types.of(dialect, column.declaredType()))
            .toList();
    try {
      create(table.definition(), types);
      insert(table, types);
    } catch (SQLException failure) {
      throw new DataException(
          "table '%s' cannot be loaded: %s"
              .formatted(
                  table.definition().name(),
                  EngineMessages.of(failure).replaceFirst("^\\(conn=\\d+\\) ", "")));
    }
  }

  private void create(TableDefinition table, List<H2Type> types) throws SQLException {
    String columns =
        IntStream.range(0, types.size())
            .mapToObj(
                column -> {
                  ColumnDefinition definition = table.columns().get(column);
                  return quoted(definition.name())
                      + " "
                      + MariadbTypes.sql(vendor, definition.declaredType(), types.get(column))
                      + " NULL";
                })
            .collect(Collectors.joining(", "));
    try (Statement statement = connection.createStatement()) {
      statement.setEscapeProcessing(false);
      statement.execute(
          "CREATE TABLE %s (%s) %s".formatted(quoted(table.name()), columns, vendor.storage()));
    }
  }

  static String quoted(String name) {
    return "`" + name.replace("`", "``") + "`";
  }

  private void insert(TestTable table, List<H2Type> types) throws SQLException, DataException {
    List<List<@Nullable Object>> rows = table.completeRows();
    for (int first = 0; first < rows.size(); first += ROWS_A_STATEMENT) {
      insert(table, types, rows.subList(first, Math.min(rows.size(), first + ROWS_A_STATEMENT)));
    }
  }

  private void insert(TestTable table, List<H2Type> types, List<List<@Nullable Object>> rows)
      throws SQLException, DataException {
    String row = types.stream().map(_ -> "?").collect(Collectors.joining(", ", "(", ")"));
    try (PreparedStatement statement =
        connection.prepareStatement(
            "INSERT INTO %s VALUES %s"
                .formatted(
                    quoted(table.definition().name()),
                    String.join(", ", Collections.nCopies(rows.size(), row))))) {
      int place = 1;
      for (List<@Nullable Object> values : rows) {
        for (int column = 0; column < types.size(); column++) {
          statement.setObject(place++, converted(table, types, column, values.get(column)));
        }
      }
      statement.executeUpdate();
    }
  }

  private static @Nullable Object converted(
      TestTable table, List<H2Type> types, int column, @Nullable Object value)
      throws DataException {
    if (value == null) {
      return null;
    }
    return switch (H2Values.converted(types.get(column), value)) {
      case null -> {
        ColumnDefinition definition = table.definition().columns().get(column);
        throw new DataException(
            "table '%s', column '%s': %s is not of type %s"
                .formatted(
                    table.definition().name(),
                    definition.name(),
                    TableText.value(value),
                    definition.declaredType()));
      }
      case OffsetDateTime moment -> moment.withOffsetSameInstant(ZoneOffset.UTC).toLocalDateTime();
      case Object other -> other;
    };
  }
}
