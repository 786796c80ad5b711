package dev.assay.catalog;

import dev.assay.sql.Dialect;
import dev.assay.sql.TableDefinition;
import dev.assay.sql.TablePlace;
import java.util.Locale;
import java.util.Set;
import java.util.regex.Pattern;

/** Names and texts as the SQL of a dialect writes them; names bare where that means the same. */
public final class SqlNames {

  private static final Pattern PLAIN = Pattern.compile("[A-Za-z_][A-Za-z0-9_]*");

  /** Words that some dialect does not take as a bare name. */
  private static final Set<String> RESERVED =
      Set.of(
          "ADD",
          "ALL",
          "ALTER",
          "AND",
          "ANY",
          "AS",
          "ASC",
          "BETWEEN",
          "BY",
          "CASE",
          "CAST",
          "CHECK",
          "COLLATE",
          "COLUMN",
          "COMMIT",
          "CONSTRAINT",
          "CREATE",
          "CROSS",
          "CURRENT",
          "DEFAULT",
          "DELETE",
          "DESC",
          "DISTINCT",
          "DROP",
          "ELSE",
          "END",
          "ESCAPE",
          "EXCEPT",
          "EXISTS",
          "FETCH",
          "FOR",
          "FOREIGN",
          "FROM",
          "FULL",
          "FUNCTION",
          "GRANT",
          "GROUP",
          "HAVING",
          "IN",
          "INDEX",
          "INNER",
          "INSERT",
          "INTERSECT",
          "INTERVAL",
          "INTO",
          "IS",
          "JOIN",
          "KEY",
          "KEYS",
          "LEFT",
          "LIKE",
          "LIMIT",
          "MATCH",
          "NATURAL",
          "NOT",
          "NULL",
          "OF",
          "OFFSET",
          "ON",
          "OPTION",
          "OR",
          "ORDER",
          "OUTER",
          "OVER",
          "PARTITION",
          "PRIMARY",
          "RANGE",
          "REFERENCES",
          "RIGHT",
          "ROW",
          "ROWS",
          "SELECT",
          "SET",
          "SOME",
          "TABLE",
          "THEN",
          "TO",
          "TRANSACTION",
          "TRIGGER",
          "UNION",
          "UNIQUE",
          "UPDATE",
          "USER",
          "USING",
          "VALUE",
          "VALUES",
          "VIEW",
          "WHEN",
          "WHERE",
          "WINDOW",
          "WITH");

  /** Words that DuckDB, by its own list, does not take either. */
  private static final Set<String> RESERVED_IN_DUCKDB =
      Set.of(
          ("ANALYSE ANALYZE ANTI ARRAY ASOF ASYMMETRIC AT AUTHORIZATION BINARY BOTH "
                  + "COLLATION COLUMNS CONCURRENTLY DEFERRABLE DESCRIBE DO FALSE FREEZE GENERATED "
                  + "GLOB ILIKE INITIALLY ISNULL LAMBDA LATERAL LEADING MAP NOTNULL ONLY OVERLAPS "
                  + "PIVOT PIVOT_LONGER PIVOT_WIDER PLACING POSITIONAL QUALIFY RETURNING SEMI SHOW "
                  + "SIMILAR STRUCT SUMMARIZE SYMMETRIC TABLESAMPLE TRAILING TRUE TRY_CAST TUPLE "
                  + "UNPACK UNPIVOT VARIADIC VERBOSE")
              .split(" "));

  private SqlNames() {}

  /** The name, in quotes only if the dialect would read the bare name as something else. */
  public static String written(Dialect dialect, String name) {
    boolean bare =
        PLAIN.matcher(name).matches()
            && !RESERVED.contains(name.toUpperCase(Locale.ROOT))
            && !(dialect == Dialect.DUCKDB
                && RESERVED_IN_DUCKDB.contains(name.toUpperCase(Locale.ROOT)))
            && name.equals(folded(dialect, name));
    return bare ? name : quoted(dialect, name);
  }

  /** A table's name, led by its schema where queries have to name that. */
  public static String written(Dialect dialect, TableDefinition table) {
    TablePlace place = table.place();
    if (place == null) {
      return written(dialect, table.name());
    }
    return place.named()
        ? written(dialect, place.schema()) + "." + written(dialect, place.table())
        : written(dialect, place.table());
  }

  /** The name in the dialect's quotes. */
  static String quoted(Dialect dialect, String name) {
    return switch (dialect) {
      case BIGQUERY -> "`" + name.replace("\\", "\\\\").replace("`", "\\`") + "`";
      case MYSQL, MARIADB, DATABRICKS -> "`" + name.replace("`", "``") + "`";
      case MSSQL -> "[" + name.replace("]", "]]") + "]";
      case SQLITE, H2, POSTGRESQL, ORACLE, DB2, DUCKDB, SNOWFLAKE, REDSHIFT, TRINO ->
          '"' + name.replace("\"", "\"\"") + '"';
    };
  }

  /** A text as a literal of the dialect. */
  public static String text(Dialect dialect, String text) {
    String escaped =
        switch (dialect) {
          case MYSQL, MARIADB, BIGQUERY, SNOWFLAKE, REDSHIFT, DATABRICKS ->
              text.replace("\\", "\\\\");
          case SQLITE, H2, POSTGRESQL, ORACLE, MSSQL, DB2, DUCKDB, TRINO -> text;
        };
    boolean doubles = dialect != Dialect.BIGQUERY && dialect != Dialect.DATABRICKS;
    return "'" + escaped.replace("'", doubles ? "''" : "\\'") + "'";
  }

  /** What the dialect makes of a bare name. */
  private static String folded(Dialect dialect, String name) {
    return switch (dialect) {
      case POSTGRESQL, REDSHIFT, TRINO -> name.toLowerCase(Locale.ROOT);
      case H2, ORACLE, DB2, SNOWFLAKE -> name.toUpperCase(Locale.ROOT);
      case SQLITE, DUCKDB, MYSQL, MARIADB, MSSQL, BIGQUERY, DATABRICKS -> name;
    };
  }
}
