package dev.assay.sql;

import dev.assay.table.TableText;
import java.sql.Connection;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/** Loads test tables into DuckDB, without keys and constraints, as literals of their types. */
final class DuckdbLoader {

  private static final int ROWS_A_STATEMENT = 200;

  private final Connection connection;
  private final DuckdbLiterals literals = new DuckdbLiterals();

  private DuckdbLoader(Connection connection) {
    this.connection = connection;
  }

  static void load(Connection connection, List<TestTable> tables) throws DataException {
    DuckdbLoader loader = new DuckdbLoader(connection);
    for (TestTable table : tables) {
      loader.load(table);
    }
    new UniqueRows(connection, Identifiers::quoted).check(tables);
  }

  private void load(TestTable table) throws DataException {
    try {
      execute(create(table.definition()));
      List<List<@Nullable Object>> rows = table.completeRows();
      for (int first = 0; first < rows.size(); first += ROWS_A_STATEMENT) {
        insert(table, rows.subList(first, Math.min(rows.size(), first + ROWS_A_STATEMENT)));
      }
    } catch (SQLException failure) {
      throw new DataException(
          "table '%s' cannot be loaded: %s"
              .formatted(table.definition().name(), DuckdbErrors.message(failure)));
    }
  }

  private static String create(TableDefinition table) {
    StringBuilder types = new StringBuilder();
    for (ColumnDefinition column : table.columns()) {
      types.append(DuckdbTypes.of(column.declaredType()).madeBy());
    }
    String columns =
        table.columns().stream()
            .map(
                column ->
                    Identifiers.quoted(column.name())
                        + " "
                        + DuckdbTypes.of(column.declaredType()).sql())
            .collect(Collectors.joining(", "));
    return types + "CREATE TABLE %s (%s)".formatted(Identifiers.quoted(table.name()), columns);
  }

  private void insert(TestTable table, List<List<@Nullable Object>> rows)
      throws SQLException, DataException {
    List<ColumnDefinition> columns = table.definition().columns();
    List<String> written = new ArrayList<>();
    for (List<@Nullable Object> row : rows) {
      List<String> cells = new ArrayList<>();
      for (int column = 0; column < columns.size(); column++) {
        cells.add(cell(table, columns.get(column), row.get(column)));
      }
      written.add("(" + String.join(", ", cells) + ")");
    }
    try {
      execute(
          "INSERT INTO %s VALUES %s"
              .formatted(
                  Identifiers.quoted(table.definition().name()), String.join(", ", written)));
    } catch (SQLException failure) {
      findUnfit(table, rows);
      throw failure;
    }
  }

  private String cell(TestTable table, ColumnDefinition column, @Nullable Object value)
      throws DataException {
    String cell = literals.cell(column, value);
    if (cell == null) {
      throw unfit(table, column, value);
    }
    return cell;
  }

  /** DuckDB does not tell which value it refuses: each is asked for alone. */
  private void findUnfit(TestTable table, List<List<@Nullable Object>> rows) throws DataException {
    List<ColumnDefinition> columns = table.definition().columns();
    for (List<@Nullable Object> row : rows) {
      for (int column = 0; column < columns.size(); column++) {
        ColumnDefinition definition = columns.get(column);
        try {
          execute("SELECT " + cell(table, definition, row.get(column)));
        } catch (SQLException refused) {
          throw unfit(table, definition, row.get(column));
        }
      }
    }
  }

  private static DataException unfit(
      TestTable table, ColumnDefinition column, @Nullable Object value) {
    return new DataException(
        "table '%s', column '%s': %s is not of type %s"
            .formatted(
                table.definition().name(),
                column.name(),
                TableText.value(value),
                column.declaredType()));
  }

  private void execute(String sql) throws SQLException {
    try (Statement statement = connection.createStatement()) {
      statement.execute(sql);
    }
  }
}
