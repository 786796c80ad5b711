package dev.assay.sql.shadowing;

import dev.assay.sql.Dialect;
import dev.assay.sql.SqlToken;
import java.util.Locale;

/** How a dialect writes names and compares them. */
final class Names {

  private final Dialect dialect;

  Names(Dialect dialect) {
    this.dialect = dialect;
  }

  /** The name of a token as the database compares it. */
  String compared(SqlToken token) {
    return compared(token.text(), token.kind() == SqlToken.Kind.QUOTED_NAME);
  }

  /** The name of a table as the database compares it. */
  String compared(String exact) {
    return compared(exact, true);
  }

  /** The name of a token in the case that the database keeps it in. */
  String exact(SqlToken token) {
    return switch (dialect) {
      case POSTGRESQL, H2, ORACLE, DB2, SNOWFLAKE, REDSHIFT -> compared(token);
      default -> token.text();
    };
  }

  private String compared(String name, boolean quoted) {
    return switch (dialect) {
      case POSTGRESQL -> quoted ? name : name.toLowerCase(Locale.ROOT);
      case H2, ORACLE, DB2, SNOWFLAKE -> quoted ? name : name.toUpperCase(Locale.ROOT);
      case SQLITE, DUCKDB, MYSQL, MARIADB, MSSQL, BIGQUERY, REDSHIFT, DATABRICKS, TRINO ->
          name.toLowerCase(Locale.ROOT);
    };
  }

  /** The name in the dialect's quotes. */
  String quoted(String name) {
    return switch (dialect) {
      case BIGQUERY -> "`" + name.replace("\\", "\\\\").replace("`", "\\`") + "`";
      case MYSQL, MARIADB, DATABRICKS -> "`" + name.replace("`", "``") + "`";
      case MSSQL -> "[" + name.replace("]", "]]") + "]";
      default -> '"' + name.replace("\"", "\"\"") + '"';
    };
  }
}
