package dev.assay.catalog;

import dev.assay.catalog.schema.DeclaredTable;
import dev.assay.sql.ColumnDefinition;
import dev.assay.sql.Dialect;
import dev.assay.sql.TablePlace;
import dev.assay.sql.UniqueKey;
import java.sql.Array;
import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalLong;
import org.jspecify.annotations.Nullable;

/** DuckDB's own description of the tables in a schema, with types as it writes them. */
final class DuckdbSchema implements SchemaSource {

  private final Connection connection;
  private final String schema;
  private final String here;

  DuckdbSchema(Connection connection, String schema) {
    this.connection = connection;
    this.schema = schema;
    this.here =
        " WHERE database_name = current_database() AND schema_name = "
            + SqlNames.text(Dialect.DUCKDB, schema);
  }

  @Override
  public List<DeclaredTable> tables(boolean views) throws SQLException {
    Map<String, List<DeclaredTable.DeclaredColumn>> columns = columns();
    Keys keys = keys();
    String database = connection.getCatalog();
    List<DeclaredTable> tables = new ArrayList<>();
    for (Listed listed : listed(views)) {
      String name = listed.name();
      tables.add(
          new DeclaredTable(
              name,
              listed.kind(),
              listed.comment(),
              columns.getOrDefault(name, List.of()),
              keys.primary().getOrDefault(name, List.of()),
              keys.references().getOrDefault(name, List.of()),
              new TablePlace(database, schema, name, false),
              keys.unique().getOrDefault(name, List.of())));
    }
    return tables;
  }

  @Override
  public String qualified(String table) {
    return SqlNames.quoted(Dialect.DUCKDB, schema) + "." + SqlNames.quoted(Dialect.DUCKDB, table);
  }

  @Override
  public OptionalLong estimatedRows(String table) {
    return OptionalLong.empty();
  }

  /** Rows at random, the same ones each time, while all are passed by. */
  @Override
  public String sample(CatalogTable table, String columns, long rows, long wanted) {
    String from = qualified(table.definition().ownName());
    return rows <= wanted || table.kind() == TableKind.VIEW
        ? FirstRows.of(Dialect.DUCKDB, columns, from, wanted)
        : "SELECT %s FROM %s USING SAMPLE reservoir(%d ROWS) REPEATABLE (1)"
            .formatted(columns, from, wanted);
  }

  /** A table or view of the schema. */
  private record Listed(String name, TableKind kind, String comment) {}

  private List<Listed> listed(boolean views) throws SQLException {
    List<Listed> listed = new ArrayList<>();
    query(
        "SELECT table_name, comment FROM duckdb_tables()" + here + " ORDER BY table_oid",
        row -> listed.add(new Listed(row.getString(1), TableKind.TABLE, orEmpty(row, 2))));
    if (views) {
      query(
          "SELECT view_name, comment FROM duckdb_views()" + here + " AND NOT internal ORDER BY 1",
          row -> listed.add(new Listed(row.getString(1), TableKind.VIEW, orEmpty(row, 2))));
    }
    return listed;
  }

  private Map<String, List<DeclaredTable.DeclaredColumn>> columns() throws SQLException {
    Map<String, List<DeclaredTable.DeclaredColumn>> columns = new HashMap<>();
    query(
        "SELECT table_name, column_name, data_type, is_nullable, comment FROM duckdb_columns()"
            + here
            + " ORDER BY table_name, column_index",
        row ->
            columns
                .computeIfAbsent(row.getString(1), _ -> new ArrayList<>())
                .add(
                    new DeclaredTable.DeclaredColumn(
                        new ColumnDefinition(row.getString(2), row.getString(3), row.getBoolean(4)),
                        false,
                        orEmpty(row, 5))));
    return columns;
  }

  /** Keys by the names of their tables. */
  private record Keys(
      Map<String, List<String>> primary,
      Map<String, List<DeclaredTable.Reference>> references,
      Map<String, List<UniqueKey>> unique) {

    void addUnique(String table, List<String> columns) {
      unique.computeIfAbsent(table, _ -> new ArrayList<>()).add(new UniqueKey(columns));
    }
  }

  private Keys keys() throws SQLException {
    Keys keys = new Keys(new HashMap<>(), new HashMap<>(), new HashMap<>());
    query(
        "SELECT table_name, constraint_type, constraint_column_names, referenced_table,"
            + " referenced_column_names FROM duckdb_constraints()"
            + here
            + " AND constraint_type IN ('PRIMARY KEY', 'FOREIGN KEY', 'UNIQUE') ORDER BY constraint_index",
        row -> {
          List<String> columns = names(row.getArray(3));
          if (row.getString(2).startsWith("PRIMARY")) {
            keys.primary().put(row.getString(1), columns);
          } else if (row.getString(2).equals("UNIQUE")) {
            keys.addUnique(row.getString(1), columns);
          } else {
            keys.references()
                .computeIfAbsent(row.getString(1), _ -> new ArrayList<>())
                .add(
                    new DeclaredTable.Reference(
                        columns, schema, row.getString(4), names(row.getArray(5))));
          }
        });
    query(
        "SELECT table_name, expressions::VARCHAR[] FROM duckdb_indexes()"
            + here
            + " AND is_unique AND NOT is_primary ORDER BY index_oid",
        row -> keys.addUnique(row.getString(1), unquoted(names(row.getArray(2)))));
    return keys;
  }

  /** Columns of an index as DuckDB writes them; what is no column is no name of one either. */
  private static List<String> unquoted(List<String> names) {
    return names.stream()
        .map(
            name ->
                name.startsWith("\"") && name.endsWith("\"")
                    ? name.substring(1, name.length() - 1).replace("\"\"", "\"")
                    : name)
        .toList();
  }

  private static List<String> names(@Nullable Array names) throws SQLException {
    return names == null
        ? List.of()
        : Arrays.stream((Object[]) names.getArray()).map(Object::toString).toList();
  }

  private static String orEmpty(ResultSet row, int column) throws SQLException {
    String text = row.getString(column);
    return text == null ? "" : text.strip();
  }

  /** Takes a row of an answer. */
  @FunctionalInterface
  private interface RowReader {
    void read(ResultSet row) throws SQLException;
  }

  private void query(String sql, RowReader reader) throws SQLException {
    try (Statement statement = connection.createStatement();
        ResultSet rows = statement.executeQuery(sql)) {
      while (rows.next()) {
        reader.read(rows);
      }
    }
  }
}
