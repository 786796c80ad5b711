package dev.assay.catalog;

import dev.assay.sql.Dialect;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;

/**
 * What a server tells in tables of its own, and JDBC does not.
 *
 * @param types declared types as the server writes them, by table and column
 * @param labels of columns of an enumerated type, in their order, written as texts
 * @param rows how many rows the server believes that a table has
 * @param parts tables that are partitions of others
 */
record ServerFacts(
    Map<String, Map<String, String>> types,
    Map<String, Map<String, String>> labels,
    Map<String, Long> rows,
    Set<String> parts) {

  private static final String POSTGRESQL_TYPES =
      "SELECT c.relname, a.attname, format_type(a.atttypid, a.atttypmod) FROM pg_attribute a"
          + " JOIN pg_class c ON c.oid = a.attrelid JOIN pg_namespace n ON n.oid = c.relnamespace"
          + " WHERE n.nspname = ? AND a.attnum > 0 AND NOT a.attisdropped"
          + " AND c.relkind IN ('r', 'p', 'v', 'm', 'f')";
  private static final String POSTGRESQL_LABELS =
      "SELECT c.relname, a.attname,"
          + " string_agg(quote_literal(e.enumlabel), ', ' ORDER BY e.enumsortorder)"
          + " FROM pg_attribute a JOIN pg_class c ON c.oid = a.attrelid"
          + " JOIN pg_namespace n ON n.oid = c.relnamespace JOIN pg_type t ON t.oid = a.atttypid"
          + " JOIN pg_enum e ON e.enumtypid IN (t.oid, t.typelem, t.typbasetype)"
          + " WHERE n.nspname = ? AND a.attnum > 0 AND NOT a.attisdropped GROUP BY 1, 2";
  private static final String POSTGRESQL_TABLES =
      "SELECT c.relname, c.reltuples, c.relispartition FROM pg_class c"
          + " JOIN pg_namespace n ON n.oid = c.relnamespace"
          + " WHERE n.nspname = ? AND c.relkind IN ('r', 'p', 'm', 'f')";
  private static final String MYSQL_TYPES =
      "SELECT table_name, column_name, column_type FROM information_schema.columns"
          + " WHERE table_schema = ?";
  private static final String MYSQL_TABLES =
      "SELECT table_name, table_rows, FALSE FROM information_schema.tables"
          + " WHERE table_schema = ? AND table_rows IS NOT NULL";

  /** What the server tells of the schema; nothing where JDBC tells it all. */
  static ServerFacts of(Connection connection, Dialect dialect, String schema) throws SQLException {
    return switch (dialect) {
      case POSTGRESQL ->
          read(connection, schema, POSTGRESQL_TYPES, POSTGRESQL_TABLES, POSTGRESQL_LABELS);
      case MYSQL, MARIADB -> read(connection, schema, MYSQL_TYPES, MYSQL_TABLES, "");
      default -> new ServerFacts(Map.of(), Map.of(), Map.of(), Set.of());
    };
  }

  private static ServerFacts read(
      Connection connection,
      String schema,
      String typesQuery,
      String tablesQuery,
      String labelsQuery)
      throws SQLException {
    Map<String, Map<String, String>> labels =
        labelsQuery.isEmpty() ? Map.of() : byColumn(connection, schema, labelsQuery);
    Map<String, Long> rows = new HashMap<>();
    Set<String> parts = new HashSet<>();
    try (PreparedStatement query = connection.prepareStatement(tablesQuery)) {
      query.setString(1, schema);
      try (ResultSet result = query.executeQuery()) {
        while (result.next()) {
          // PostgreSQL says -1 of a table that it never analyzed
          if (result.getLong(2) >= 0) {
            rows.put(result.getString(1), result.getLong(2));
          }
          if (result.getBoolean(3)) {
            parts.add(result.getString(1));
          }
        }
      }
    }
    return new ServerFacts(byColumn(connection, schema, typesQuery), labels, rows, parts);
  }

  private static Map<String, Map<String, String>> byColumn(
      Connection connection, String schema, String text) throws SQLException {
    Map<String, Map<String, String>> found = new HashMap<>();
    try (PreparedStatement query = connection.prepareStatement(text)) {
      query.setString(1, schema);
      try (ResultSet result = query.executeQuery()) {
        while (result.next()) {
          found
              .computeIfAbsent(result.getString(1), _ -> new HashMap<>())
              .put(result.getString(2), result.getString(3));
        }
      }
    }
    return found;
  }
}
