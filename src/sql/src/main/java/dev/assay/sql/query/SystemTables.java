package dev.assay.sql.query;

import dev.assay.sql.Dialect;
import dev.assay.sql.LetterCase;
import java.util.Map;
import java.util.Set;
import java.util.regex.Pattern;
import net.sf.jsqlparser.schema.Table;

/** Tables that databases have of themselves, which no catalog lists. */
public final class SystemTables {

  private static final Set<String> SCHEMAS =
      Set.of(
          "information_schema",
          "pg_catalog",
          "sys",
          "sysibm",
          "sysibmadm",
          "syscat",
          "mysql",
          "performance_schema",
          "account_usage",
          "system");

  /** BigQuery's stars stand for many tables. */
  private static final Map<Dialect, Pattern> NAMES =
      Map.of(
          Dialect.SQLITE, Pattern.compile("(?i)sqlite_.*|dbstat|pragma_.*"),
          Dialect.POSTGRESQL, Pattern.compile("(?i)pg_.*"),
          Dialect.REDSHIFT, Pattern.compile("(?i)(stl|stv|svl|svv|svcs|sys|pg)_.*"),
          Dialect.ORACLE, Pattern.compile("(?i)((all|dba|user)_|g?v\\$).*"),
          Dialect.DUCKDB, Pattern.compile("(?i)(duckdb|pg|sqlite)_.*"),
          Dialect.BIGQUERY, Pattern.compile(".*\\*"));

  private SystemTables() {}

  /** Whether the name is one that the dialect keeps for such tables. */
  static boolean isOne(Dialect dialect, Table item) {
    String schema = item.getUnquotedSchemaName();
    if (schema != null && isSchema(schema)) {
      return true;
    }
    Pattern names = NAMES.get(dialect);
    return names != null && names.matcher(item.getUnquotedName()).matches();
  }

  /** Whether databases keep the schema for such tables. */
  public static boolean isSchema(String name) {
    return SCHEMAS.contains(LetterCase.lower(name));
  }
}
