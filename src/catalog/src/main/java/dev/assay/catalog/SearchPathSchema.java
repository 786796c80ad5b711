package dev.assay.catalog;

import dev.assay.catalog.schema.DeclaredTable;
import dev.assay.catalog.schema.UniqueNames;
import dev.assay.sql.Dialect;
import dev.assay.sql.TablePlace;
import java.sql.Connection;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.OptionalLong;
import java.util.Set;

/**
 * The tables of several schemas of a connection, schema by schema. Queries reach those of one name
 * by schema and name, as they do all that a bare name does not find, and others by the bare name.
 */
final class SearchPathSchema implements SchemaSource {

  private final List<SchemaSource> schemas;
  private final Set<String> bare;
  private final Map<String, Owned> owners = new HashMap<>();

  private SearchPathSchema(List<SchemaSource> schemas, Set<String> bare) {
    this.schemas = schemas;
    this.bare = bare;
  }

  /** A table's schema, and its own name there. */
  private record Owned(SchemaSource schema, String name) {}

  /**
   * The schemas that the location names, or else those that the connection looks into.
   *
   * @throws CatalogException when one is not there, or there are none
   */
  static SchemaSource of(Connection connection, DatabaseLocation location) throws SQLException {
    Dialect dialect = location.dialect();
    DatabaseSchemas database = new DatabaseSchemas(connection, dialect);
    List<String> names = database.chosen(location.schemas());
    List<SchemaSource> schemas = new ArrayList<>();
    for (String name : names) {
      schemas.add(
          dialect == Dialect.DUCKDB
              ? new DuckdbSchema(connection, name)
              : new JdbcSchema(connection, dialect, name));
    }
    return new SearchPathSchema(
        schemas, hasPath(dialect) ? Set.copyOf(names) : Set.of(database.current()));
  }

  /** Whether a bare name is looked up in several schemas, one after the other. */
  private static boolean hasPath(Dialect dialect) {
    return dialect == Dialect.POSTGRESQL || dialect == Dialect.DUCKDB || dialect == Dialect.H2;
  }

  @Override
  public List<DeclaredTable> tables(boolean views) throws SQLException {
    List<DeclaredTable> own = new ArrayList<>();
    List<SchemaSource> their = new ArrayList<>();
    for (SchemaSource schema : schemas) {
      for (DeclaredTable table : schema.tables(views)) {
        own.add(reached(table));
        their.add(schema);
      }
    }
    List<DeclaredTable> tables = UniqueNames.of(own);
    for (int at = 0; at < tables.size(); at++) {
      owners.put(tables.get(at).name(), new Owned(their.get(at), own.get(at).name()));
    }
    return tables;
  }

  private DeclaredTable reached(DeclaredTable table) {
    TablePlace place = table.place();
    return place == null || bare.contains(place.schema()) ? table : table.in(place.asNamed());
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
  public String sample(CatalogTable table, String columns, long rows, long wanted)
      throws SQLException {
    return owned(table.name()).schema().sample(table, columns, rows, wanted);
  }

  private Owned owned(String table) {
    return Objects.requireNonNull(owners.get(table), table);
  }
}
