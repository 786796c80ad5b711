package dev.assay.catalog;

import dev.assay.catalog.schema.DeclaredTable;
import dev.assay.catalog.schema.UniqueNames;
import dev.assay.sql.Dialect;
import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.OptionalLong;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * The tables of all schemas of a PostgreSQL connection's search path, schema by schema. Queries
 * reach each of them by its bare name, and those that several schemas have by schema and name.
 */
final class SearchPathSchema implements SchemaSource {

  private final List<JdbcSchema> schemas;
  private final Map<String, Owned> owners = new HashMap<>();

  private SearchPathSchema(List<JdbcSchema> schemas) {
    this.schemas = schemas;
  }

  /** A table's schema, and its own name there. */
  private record Owned(JdbcSchema schema, String name) {}

  /** The schemas that the connection looks into. */
  static SchemaSource of(Connection connection) throws SQLException {
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
    return new SearchPathSchema(schemas);
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
    List<DeclaredTable> own = new ArrayList<>();
    List<JdbcSchema> their = new ArrayList<>();
    for (JdbcSchema schema : schemas) {
      for (DeclaredTable table : schema.tables(views)) {
        own.add(table);
        their.add(schema);
      }
    }
    List<DeclaredTable> tables = UniqueNames.of(own);
    for (int at = 0; at < tables.size(); at++) {
      owners.put(tables.get(at).name(), new Owned(their.get(at), own.get(at).name()));
    }
    return tables;
  }

  @Override
  public String qualified(String table) {
    Owned owned = owned(table);
    return owned.schema().qualified(owned.name());
  }

  @Override
  public OptionalLong estimatedRows(String table) {
    Owned owned = owned(table);
    return owned.schema().estimatedRows(owned.name());
  }

  @Override
  public String sample(CatalogTable table, String columns, long rows, long wanted) {
    return owned(table.name()).schema().sample(table, columns, rows, wanted);
  }

  private Owned owned(String table) {
    return Objects.requireNonNull(owners.get(table), table);
  }
}
