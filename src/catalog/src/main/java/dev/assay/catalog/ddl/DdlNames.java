package dev.assay.catalog.ddl;

import dev.assay.sql.Dialect;
import java.util.List;
import java.util.Locale;

/** Names as statements write them, and as the database would keep them. */
final class DdlNames {

  private final Dialect dialect;

  DdlNames(Dialect dialect) {
    this.dialect = dialect;
  }

  /** The name without its quotes; one without quotes in the case that the dialect folds it to. */
  String kept(String written) {
    String name = written.strip();
    if (name.length() >= 2) {
      char first = name.charAt(0);
      String inner = name.substring(1, name.length() - 1);
      if (first == '"' || first == '`' || first == '\'') {
        return inner.replace("" + first + first, "" + first);
      }
      if (first == '[') {
        return inner.replace("]]", "]");
      }
    }
    return switch (dialect) {
      case POSTGRESQL, REDSHIFT, TRINO -> name.toLowerCase(Locale.ROOT);
      case ORACLE, DB2, H2, SNOWFLAKE -> name.toUpperCase(Locale.ROOT);
      case SQLITE, DUCKDB, MYSQL, MARIADB, MSSQL, BIGQUERY, DATABRICKS -> name;
    };
  }

  List<String> kept(List<String> written) {
    return written.stream().map(this::kept).toList();
  }
}
