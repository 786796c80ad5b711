package dev.assay.catalog;

import dev.assay.catalog.schema.DeclaredTable;
import dev.assay.sql.ColumnDefinition;
import dev.assay.sql.Dialect;
import dev.assay.sql.TablePlace;
import dev.assay.sql.UniqueKey;
import java.sql.Connection;
import java.sql.DatabaseMetaData;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.OptionalLong;
import java.util.Set;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/**
 * The tables of a schema, as JDBC describes them; in MySQL and MariaDB of a database. Partitions
 * are left out: the table that they are parts of has their rows.
 */
final class JdbcSchema implements SchemaSource {

  private static final List<String> TABLE_TYPES =
      List.of("TABLE", "BASE TABLE", "PARTITIONED TABLE", "FOREIGN TABLE");
  private static final List<String> VIEW_TYPES = List.of("VIEW", "MATERIALIZED VIEW");
  private static final Set<String> WITH_LENGTH =
      Set.of("CHAR", "VARCHAR", "CHARACTER", "CHARACTER VARYING", "BPCHAR", "BINARY", "VARBINARY");
  private static final Set<String> WITH_SCALE = Set.of("NUMERIC", "DECIMAL");

  private static final int LONGEST_LENGTH = 100_000;

  private final DatabaseMetaData metadata;
  private final Dialect dialect;
  private final @Nullable String catalog;
  private final @Nullable String schema;
  private final @Nullable String database;
  private final ServerFacts facts;

  /** The schema of that name; in MySQL and MariaDB the database. */
  JdbcSchema(Connection connection, Dialect dialect, String space) throws SQLException {
    boolean schemaIsCatalog = isCatalog(dialect);
    this.metadata = connection.getMetaData();
    this.dialect = dialect;
    this.catalog = schemaIsCatalog ? space : null;
    this.schema = schemaIsCatalog ? null : space;
    this.database = schemaIsCatalog ? null : connection.getCatalog();
    this.facts = ServerFacts.of(connection, dialect, space);
  }

  private static boolean isCatalog(Dialect dialect) {
    return dialect.isOfMysql();
  }

  /** The schema, or what stands for it. */
  String space() {
    return Objects.requireNonNullElseGet(catalog, () -> Objects.requireNonNull(schema));
  }

  @Override
  public List<DeclaredTable> tables(boolean views) throws SQLException {
    Map<String, List<DeclaredTable.DeclaredColumn>> columns = columns();
    List<DeclaredTable> tables = new ArrayList<>();
    for (Listed listed : names(views)) {
      String name = listed.name();
      tables.add(
          new DeclaredTable(
              name,
              listed.kind(),
              listed.comment(),
              columns.getOrDefault(name, List.of()),
              primaryKey(name),
              references(name),
              new TablePlace(database, space(), name, false),
              listed.kind() == TableKind.VIEW ? List.of() : uniqueKeys(name)));
    }
    return tables;
  }

  @Override
  public String qualified(String table) {
    return SqlNames.quoted(dialect, space()) + "." + SqlNames.quoted(dialect, table);
  }

  @Override
  public OptionalLong estimatedRows(String table) {
    Long rows = facts.rows().get(table);
    return rows == null ? OptionalLong.empty() : OptionalLong.of(rows);
  }

  /** Pages picked at random where the server can do that; else rows while all are passed by. */
  @Override
  public String sample(CatalogTable table, String columns, long rows, long wanted) {
    String from = qualified(table.definition().ownName());
    if (rows <= wanted || table.kind() == TableKind.VIEW) {
      return FirstRows.of(dialect, columns, from, wanted);
    }
    double share = Math.min(1, 1.2 * wanted / rows);
    String chosen =
        switch (dialect) {
          case POSTGRESQL -> " TABLESAMPLE SYSTEM (%.6f) REPEATABLE (1)";
          case MSSQL -> " TABLESAMPLE SYSTEM (%.6f PERCENT) REPEATABLE (1)";
          case ORACLE -> " SAMPLE BLOCK (%.6f) SEED (1)";
          case DB2 -> " TABLESAMPLE SYSTEM (%.6f) REPEATABLE (1)";
          default -> " WHERE rand() * 100 < %.6f";
        };
    double percent = Math.clamp(100 * share, 0.000_001, 99.999_999);
    return FirstRows.of(
        dialect, columns, from + String.format(Locale.ROOT, chosen, percent), wanted);
  }

  /** A table or view of the schema. */
  private record Listed(String name, TableKind kind, String comment) {}

  private List<Listed> names(boolean views) throws SQLException {
    List<String> types = new ArrayList<>(TABLE_TYPES);
    if (views) {
      types.addAll(VIEW_TYPES);
    }
    try (ResultSet tables =
        metadata.getTables(catalog, pattern(schema), "%", types.toArray(String[]::new))) {
      List<Listed> names = new ArrayList<>();
      while (tables.next()) {
        String name = tables.getString("TABLE_NAME");
        boolean view = VIEW_TYPES.contains(tables.getString("TABLE_TYPE"));
        if (!facts.parts().contains(name)) {
          names.add(
              new Listed(
                  name,
                  view ? TableKind.VIEW : TableKind.TABLE,
                  comment(tables.getString("REMARKS"), name, "")));
        }
      }
      return names;
    }
  }

  /** MySQL says VIEW for the comment of a view. */
  private String comment(@Nullable String remarks, String table, String column) {
    return remarks == null || remarks.isBlank() || remarks.equals("VIEW")
        ? facts.comment(table, column)
        : remarks.strip();
  }

  private Map<String, List<DeclaredTable.DeclaredColumn>> columns() throws SQLException {
    try (ResultSet columns = metadata.getColumns(catalog, pattern(schema), "%", "%")) {
      Map<String, TreeMap<Integer, DeclaredTable.DeclaredColumn>> byTable = new HashMap<>();
      while (columns.next()) {
        byTable
            .computeIfAbsent(columns.getString("TABLE_NAME"), _ -> new TreeMap<>())
            .put(columns.getInt("ORDINAL_POSITION"), column(columns));
      }
      Map<String, List<DeclaredTable.DeclaredColumn>> listed = new HashMap<>();
      byTable.forEach((table, found) -> listed.put(table, List.copyOf(found.values())));
      return listed;
    }
  }

  private DeclaredTable.DeclaredColumn column(ResultSet column) throws SQLException {
    String name = column.getString("COLUMN_NAME");
    Map<String, String> types =
        facts.types().getOrDefault(column.getString("TABLE_NAME"), Map.of());
    String type = types.get(name);
    DeclaredTable.DeclaredColumn declared =
        new DeclaredTable.DeclaredColumn(
            new ColumnDefinition(
                name,
                type == null ? declaredType(column) : type,
                column.getInt("NULLABLE") != DatabaseMetaData.columnNoNulls),
            "YES".equals(column.getString("IS_GENERATEDCOLUMN")),
            comment(column.getString("REMARKS"), column.getString("TABLE_NAME"), name));
    String labels = facts.labels().getOrDefault(column.getString("TABLE_NAME"), Map.of()).get(name);
    return labels == null ? declared : declared.enumerated(labels);
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
    try (ResultSet key = metadata.getPrimaryKeys(catalog, schema, table)) {
      Map<Integer, String> columns = new TreeMap<>();
      while (key.next()) {
        columns.put(key.getInt("KEY_SEQ"), key.getString("COLUMN_NAME"));
      }
      return List.copyOf(columns.values());
    }
  }

  private List<UniqueKey> uniqueKeys(String table) throws SQLException {
    return switch (dialect) {
      case H2, DB2 -> UniqueIndexes.of(metadata, catalog, schema, table);
      default -> facts.uniqueKeys().getOrDefault(table, List.of());
    };
  }

  /** Ordered by referenced table and place in the key; keys are told apart by their names. */
  private List<DeclaredTable.Reference> references(String table) throws SQLException {
    try (ResultSet keys = metadata.getImportedKeys(catalog, schema, table)) {
      List<DeclaredTable.ReferencePart> parts = new ArrayList<>();
      while (keys.next()) {
        parts.add(
            new DeclaredTable.ReferencePart(
                keys.getString("FK_NAME"),
                keys.getString("FKCOLUMN_NAME"),
                keys.getString(schema == null ? "PKTABLE_CAT" : "PKTABLE_SCHEM"),
                keys.getString("PKTABLE_NAME"),
                keys.getString("PKCOLUMN_NAME")));
      }
      return DeclaredTable.references(parts);
    }
  }

  /** The name as a pattern that matches nothing else; null matches all. */
  private @Nullable String pattern(@Nullable String name) throws SQLException {
    if (name == null) {
      return null;
    }
    String escape = metadata.getSearchStringEscape();
    return name.replace(escape, escape + escape)
        .replace("_", escape + "_")
        .replace("%", escape + "%");
  }
}
