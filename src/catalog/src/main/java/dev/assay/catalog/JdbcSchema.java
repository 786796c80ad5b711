package dev.assay.catalog;

import dev.assay.sql.ColumnDefinition;
import dev.assay.sql.Dialect;
import java.sql.Connection;
import java.sql.DatabaseMetaData;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;

/** The tables of a connection's current schema, as JDBC describes them. */
final class JdbcSchema implements SchemaSource {

  private static final String[] TABLE_TYPES = {"TABLE", "BASE TABLE", "PARTITIONED TABLE"};
  private static final Set<String> WITH_LENGTH =
      Set.of("CHAR", "VARCHAR", "CHARACTER", "CHARACTER VARYING", "BPCHAR", "BINARY", "VARBINARY");
  private static final Set<String> WITH_SCALE = Set.of("NUMERIC", "DECIMAL");
  private static final int LONGEST_LENGTH = 100_000;

  private final DatabaseMetaData metadata;
  private final String schema;
  private final Dialect dialect;

  JdbcSchema(Connection connection, Dialect dialect) throws SQLException {
    this.metadata = connection.getMetaData();
    this.schema = connection.getSchema();
    this.dialect = dialect;
  }

  @Override
  public List<DeclaredTable> tables() throws SQLException {
    List<DeclaredTable> tables = new ArrayList<>();
    for (String name : names()) {
      tables.add(new DeclaredTable(name, columns(name), primaryKey(name), references(name)));
    }
    return tables;
  }

  @Override
  public String qualified(String table) {
    return SqlNames.quoted(dialect, schema) + "." + SqlNames.quoted(dialect, table);
  }

  private List<String> names() throws SQLException {
    try (ResultSet tables = metadata.getTables(null, pattern(schema), "%", TABLE_TYPES)) {
      List<String> names = new ArrayList<>();
      while (tables.next()) {
        names.add(tables.getString("TABLE_NAME"));
      }
      return names;
    }
  }

  private List<ColumnDefinition> columns(String table) throws SQLException {
    try (ResultSet columns = metadata.getColumns(null, pattern(schema), pattern(table), "%")) {
      List<ColumnDefinition> definitions = new ArrayList<>();
      while (columns.next()) {
        definitions.add(
            new ColumnDefinition(
                columns.getString("COLUMN_NAME"),
                declaredType(columns),
                columns.getInt("NULLABLE") != DatabaseMetaData.columnNoNulls));
      }
      return definitions;
    }
  }

  private static String declaredType(ResultSet column) throws SQLException {
    String type = column.getString("TYPE_NAME");
    String upper = type.toUpperCase(Locale.ROOT);
    int size = column.getInt("COLUMN_SIZE");
    if (WITH_LENGTH.contains(upper) && size > 0 && size <= LONGEST_LENGTH) {
      return "%s(%d)".formatted(type, size);
    }
    if (WITH_SCALE.contains(upper) && size > 0 && size <= LONGEST_LENGTH) {
      return "%s(%d, %d)".formatted(type, size, column.getInt("DECIMAL_DIGITS"));
    }
    return type;
  }

  private List<String> primaryKey(String table) throws SQLException {
    try (ResultSet key = metadata.getPrimaryKeys(null, schema, table)) {
      Map<Integer, String> columns = new TreeMap<>();
      while (key.next()) {
        columns.put(key.getInt("KEY_SEQ"), key.getString("COLUMN_NAME"));
      }
      return List.copyOf(columns.values());
    }
  }

  /** Ordered by referenced table and place in the key; keys are told apart by their names. */
  private List<DeclaredTable.Reference> references(String table) throws SQLException {
    try (ResultSet keys = metadata.getImportedKeys(null, schema, table)) {
      List<DeclaredTable.ReferencePart> parts = new ArrayList<>();
      while (keys.next()) {
        parts.add(
            new DeclaredTable.ReferencePart(
                keys.getString("FK_NAME"),
                keys.getString("FKCOLUMN_NAME"),
                keys.getString("PKTABLE_NAME"),
                keys.getString("PKCOLUMN_NAME")));
      }
      return DeclaredTable.references(parts);
    }
  }

  /** The name as a pattern that matches nothing else. */
  private String pattern(String name) throws SQLException {
    String escape = metadata.getSearchStringEscape();
    return name.replace(escape, escape + escape)
        .replace("_", escape + "_")
        .replace("%", escape + "%");
  }
}
