package dev.assay.catalog;

import dev.assay.sql.Dialect;
import dev.assay.sql.UniqueKey;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * What a server tells in tables of its own, and JDBC does not.
 *
 * @param types declared types as the server writes them, by table and column
 * @param labels of columns of an enumerated type, in their order, written as texts
 * @param rows how many rows the server believes that a table has
 * @param parts tables that are partitions of others
 * @param comments where JDBC tells none, by table and column; that of a table under no column
 * @param uniqueKeys by table
 */
record ServerFacts(
    Map<String, Map<String, String>> types,
    Map<String, Map<String, String>> labels,
    Map<String, Long> rows,
    Set<String> parts,
    Map<String, Map<String, String>> comments,
    Map<String, List<UniqueKey>> uniqueKeys) {

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
  // older releases have neither columns that an index only includes nor NULLs that are equal
  private static final String POSTGRESQL_UNIQUE =
      """
      SELECT c.relname, x.relname, a.attname,
        COALESCE((row_to_json(i) ->> 'indnullsnotdistinct')::boolean, false)
      FROM pg_index i JOIN pg_class c ON c.oid = i.indrelid JOIN pg_class x ON x.oid = i.indexrelid
      JOIN pg_namespace n ON n.oid = c.relnamespace
      CROSS JOIN LATERAL unnest(i.indkey) WITH ORDINALITY AS k(number, place)
      JOIN pg_attribute a ON a.attrelid = c.oid AND a.attnum = k.number
      WHERE n.nspname = ? AND i.indisunique AND NOT i.indisprimary AND i.indisvalid
        AND i.indpred IS NULL AND i.indexprs IS NULL
        AND k.place <= COALESCE((row_to_json(i) ->> 'indnkeyatts')::int, i.indnatts)
      ORDER BY x.oid, k.place
      """;
  private static final String MYSQL_TYPES =
      "SELECT table_name, column_name, column_type FROM information_schema.columns"
          + " WHERE table_schema = ?";
  private static final String MYSQL_TABLES =
      "SELECT table_name, table_rows, FALSE FROM information_schema.tables"
          + " WHERE table_schema = ? AND table_rows IS NOT NULL";

  // a part without a column's name is an expression, one with a sub_part the beginning of a text
  private static final String MYSQL_UNIQUE =
      """
      SELECT table_name, index_name, CASE WHEN sub_part IS NULL THEN column_name END, 0
      FROM information_schema.statistics
      WHERE table_schema = ? AND non_unique = 0 AND index_name <> 'PRIMARY'
      ORDER BY table_name, index_name, seq_in_index
      """;

  // those of SQL Server and Oracle are written from their documentation and UNVERIFIED
  private static final String MSSQL_TYPES =
      """
      SELECT o.name, c.name, COALESCE(b.name, t.name) + CASE
        WHEN b.name IN ('char', 'varchar', 'binary', 'varbinary', 'nchar', 'nvarchar') THEN '('
          + CASE WHEN c.max_length = -1 THEN 'max'
              WHEN b.name LIKE 'n%' THEN CAST(c.max_length / 2 AS varchar(10))
              ELSE CAST(c.max_length AS varchar(10)) END + ')'
        WHEN b.name IN ('decimal', 'numeric') THEN '(' + CAST(c.precision AS varchar(10)) + ', '
          + CAST(c.scale AS varchar(10)) + ')'
        WHEN b.name IN ('datetime2', 'datetimeoffset', 'time') THEN '('
          + CAST(c.scale AS varchar(10)) + ')'
        ELSE '' END
      FROM sys.columns c JOIN sys.objects o ON o.object_id = c.object_id
      JOIN sys.schemas s ON s.schema_id = o.schema_id
      JOIN sys.types t ON t.user_type_id = c.user_type_id
      LEFT JOIN sys.types b ON b.user_type_id = c.system_type_id
      WHERE s.name = ? AND o.type IN ('U', 'V')
      """;
  private static final String MSSQL_TABLES =
      """
      SELECT o.name, SUM(p.rows), 0 FROM sys.partitions p
      JOIN sys.objects o ON o.object_id = p.object_id
      JOIN sys.schemas s ON s.schema_id = o.schema_id
      WHERE s.name = ? AND o.type = 'U' AND p.index_id IN (0, 1) GROUP BY o.name
      """;
  private static final String MSSQL_COMMENTS =
      """
      SELECT o.name, COALESCE(c.name, ''), CAST(e.value AS nvarchar(4000))
      FROM sys.extended_properties e JOIN sys.objects o ON o.object_id = e.major_id
      JOIN sys.schemas s ON s.schema_id = o.schema_id
      LEFT JOIN sys.columns c ON c.object_id = e.major_id AND c.column_id = e.minor_id
      WHERE s.name = ? AND e.class = 1 AND e.name = 'MS_Description'
      """;
  private static final String MSSQL_UNIQUE =
      """
      SELECT o.name, i.name, c.name, 1 FROM sys.indexes i
      JOIN sys.objects o ON o.object_id = i.object_id
      JOIN sys.schemas s ON s.schema_id = o.schema_id
      JOIN sys.index_columns k ON k.object_id = i.object_id AND k.index_id = i.index_id
      JOIN sys.columns c ON c.object_id = k.object_id AND c.column_id = k.column_id
      WHERE s.name = ? AND o.type = 'U' AND i.is_unique = 1 AND i.is_primary_key = 0
        AND i.is_disabled = 0 AND i.has_filter = 0 AND k.key_ordinal > 0
      ORDER BY o.name, i.name, k.key_ordinal
      """;
  private static final String ORACLE_TYPES =
      """
      SELECT table_name, column_name, CASE
        WHEN data_type IN ('CHAR', 'NCHAR', 'VARCHAR2', 'NVARCHAR2')
          THEN data_type || '(' || char_length || ')'
        WHEN data_type = 'RAW' THEN 'RAW(' || data_length || ')'
        WHEN data_type = 'NUMBER' AND data_precision IS NULL AND data_scale = 0 THEN 'INTEGER'
        WHEN data_type = 'NUMBER' AND data_precision IS NOT NULL
          THEN 'NUMBER(' || data_precision || ', ' || data_scale || ')'
        ELSE data_type END
      FROM all_tab_columns WHERE owner = ?
      """;
  private static final String ORACLE_TABLES =
      """
      SELECT table_name, COALESCE(num_rows, -1), CASE WHEN dropped = 'YES' THEN 1 ELSE 0 END
      FROM all_tables WHERE owner = ?
      """;
  private static final String ORACLE_COMMENTS =
      """
      SELECT table_name, column_name, comments FROM (
        SELECT owner, table_name, column_name, comments FROM all_col_comments
        UNION ALL SELECT owner, table_name, ' ', comments FROM all_tab_comments) c
      WHERE owner = ? AND comments IS NOT NULL
      """;
  private static final String ORACLE_UNIQUE =
      """
      SELECT i.table_name, i.index_name, c.column_name, 0 FROM all_indexes i
      JOIN all_ind_columns c ON c.index_owner = i.owner AND c.index_name = i.index_name
      WHERE i.table_owner = ? AND i.uniqueness = 'UNIQUE' AND i.index_type = 'NORMAL'
      ORDER BY i.table_name, i.index_name, c.column_position
      """;

  /** What the server tells of the schema; nothing where JDBC tells it all. */
  static ServerFacts of(Connection connection, Dialect dialect, String schema) throws SQLException {
    Asking asking = new Asking(connection, schema);
    return switch (dialect) {
      case POSTGRESQL ->
          asking.facts(
              POSTGRESQL_TYPES, POSTGRESQL_LABELS, POSTGRESQL_TABLES, "", POSTGRESQL_UNIQUE);
      case MYSQL, MARIADB -> asking.facts(MYSQL_TYPES, "", MYSQL_TABLES, "", MYSQL_UNIQUE);
      case MSSQL -> asking.facts(MSSQL_TYPES, "", MSSQL_TABLES, MSSQL_COMMENTS, MSSQL_UNIQUE);
      case ORACLE -> asking.facts(ORACLE_TYPES, "", ORACLE_TABLES, ORACLE_COMMENTS, ORACLE_UNIQUE);
      default -> new ServerFacts(Map.of(), Map.of(), Map.of(), Set.of(), Map.of(), Map.of());
    };
  }

  /** Queries of one parameter, the schema. */
  private record Asking(Connection connection, String schema) {

    ServerFacts facts(
        String types, String labels, String tables, String comments, String uniqueKeys)
        throws SQLException {
      Map<String, Long> rows = new HashMap<>();
      Set<String> parts = new HashSet<>();
      try (PreparedStatement query = connection.prepareStatement(tables)) {
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
      return new ServerFacts(
          byColumn(types),
          byColumn(labels),
          rows,
          parts,
          byColumn(comments),
          UniqueIndexes.of(connection, uniqueKeys, schema));
    }

    /** By table and column; a query that is empty tells nothing. */
    private Map<String, Map<String, String>> byColumn(String text) throws SQLException {
      Map<String, Map<String, String>> found = new HashMap<>();
      if (text.isEmpty()) {
        return found;
      }
      try (PreparedStatement query = connection.prepareStatement(text)) {
        query.setString(1, schema);
        try (ResultSet result = query.executeQuery()) {
          while (result.next()) {
            found
                .computeIfAbsent(result.getString(1), _ -> new HashMap<>())
                .put(result.getString(2).strip(), result.getString(3));
          }
        }
      }
      return found;
    }
  }

  /** The comment that the server has on the table, or on its column. */
  String comment(String table, String column) {
    return comments.getOrDefault(table, Map.of()).getOrDefault(column, "");
  }
}
