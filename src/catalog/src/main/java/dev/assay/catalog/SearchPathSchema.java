package dev.assay.catalog;

import dev.assay.catalog.schema.DeclaredTable;
import dev.assay.sql.Dialect;
import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.OptionalLong;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * The tables of all schemas of a PostgreSQL connection's search path. Queries reach each of them by
 * its bare name; of several of one name, the first in the path, as the server does.
 */
final class SearchPathSchema implements SchemaSource {

  private final List<JdbcSchema> schemas;
  private final ReadingListener listener;
  private final Map<String, JdbcSchema> owners = new LinkedHashMap<>();

  private SearchPathSchema(List<JdbcSchema> schemas, ReadingListener listener) {
    this.schemas = schemas;
    this.listener = listener;
  }

  /** The schemas that the connection looks into. */
  static SchemaSource of(Connection connection, ReadingListener listener) throws SQLException {
    List<String> names = new ArrayList<>();
    try (Statement statement = connection.createStatement();
        ResultSet path = statement.executeQuery("SELECT unnest(current_schemas(false))")) {
      while (path.next()) {
        names.add(path.getString(1));
      }
    }
    if (names.isEmpty()) {
      throw new CatalogException(
          "the search path names no schema that exists; there are tables in %s: choose with --schema"
              .formatted(
                  withTables(connection).stream()
                      .map("'%s'"::formatted)
                      .collect(Collectors.joining(", "))));
    }
    List<JdbcSchema> schemas = new ArrayList<>();
    for (String name : names) {
      schemas.add(new JdbcSchema(connection, Dialect.POSTGRESQL, name));
    }
    return new SearchPathSchema(schemas, listener);
  }

  /** Schemas of the database that have tables, those of the server itself left out. */
  static Set<String> withTables(Connection connection) throws SQLException {
    Set<String> schemas = new LinkedHashSet<>();
    try (ResultSet tables =
        connection
            .getMetaData()
            .getTables(
                null, null, "%", new String[] {"TABLE", "PARTITIONED TABLE", "BASE TABLE"})) {
      while (tables.next()) {
        String schema = tables.getString("TABLE_SCHEM");
        if (schema != null && !schema.matches("(?i)pg_.*|information_schema")) {
          schemas.add(schema);
        }
      }
    }
    return schemas;
  }

  @Override
  public List<DeclaredTable> tables(boolean views) throws SQLException {
    List<DeclaredTable> tables = new ArrayList<>();
    for (JdbcSchema schema : schemas) {
      for (DeclaredTable table : schema.tables(views)) {
        JdbcSchema first = owners.putIfAbsent(table.name(), schema);
        if (first == null || first == schema) {
          tables.add(table);
        } else {
          listener.warned(
              "table '%s' of schema '%s' is left out: the one of '%s' comes first in the search path"
                  .formatted(table.name(), schema.space(), first.space()));
        }
      }
    }
    return tables;
  }

  @Override
  public String qualified(String table) {
    return owner(table).qualified(table);
  }

  @Override
  public OptionalLong estimatedRows(String table) {
    return owner(table).estimatedRows(table);
  }

  @Override
  public String sample(CatalogTable table, String columns, long rows, long wanted) {
    return owner(table.name()).sample(table, columns, rows, wanted);
  }

  private JdbcSchema owner(String table) {
    return Objects.requireNonNull(owners.get(table), table);
  }
}
