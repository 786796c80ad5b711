package dev.assay.sql;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Asks a database for the plan of a query, and looks for a table that it would read. */
final class ReadTables {

  private static final Pattern RELATION = Pattern.compile("\"Relation Name\": \"([^\"]*)");

  private static final Pattern SCANNED = Pattern.compile("\"Table\": \"([^\"]*)");

  private ReadTables() {}

  /** A table that the query would read; empty where there is none, or no plan is told. */
  static Optional<String> of(Dialect dialect, Statement statement, String sql) throws SQLException {
    return switch (dialect) {
      case POSTGRESQL -> inPostgresql(statement, sql);
      case DUCKDB -> inDuckdb(statement, sql);
      case MYSQL, MARIADB -> inMysql(statement, sql);
      default -> Optional.empty();
    };
  }

  private static Optional<String> inPostgresql(Statement statement, String sql)
      throws SQLException {
    try (ResultSet plan = statement.executeQuery("EXPLAIN (FORMAT JSON, COSTS OFF) " + sql)) {
      while (plan.next()) {
        Matcher relation = RELATION.matcher(plan.getString(1));
        if (relation.find()) {
          return Optional.of(relation.group(1));
        }
      }
      return Optional.empty();
    }
  }

  private static Optional<String> inDuckdb(Statement statement, String sql) throws SQLException {
    try (ResultSet plan = statement.executeQuery("EXPLAIN (FORMAT JSON) " + sql)) {
      while (plan.next()) {
        Matcher table = SCANNED.matcher(plan.getString(2));
        if (table.find()) {
          return Optional.of(table.group(1));
        }
      }
      return Optional.empty();
    }
  }

  /** Tables that are computed stand there as {@code <derived2>}, and constants without a name. */
  private static Optional<String> inMysql(Statement statement, String sql) throws SQLException {
    if (sql.contains("`<")) {
      return Optional.of("<…>"); // an alias must not look like a table that is computed
    }
    try (ResultSet plan = statement.executeQuery("EXPLAIN " + sql)) {
      while (plan.next()) {
        String table = plan.getString("table");
        if (table != null
            && !table.matches("<(derived|union|except|intersect|subquery|unit)[\\d,]+>")) {
          return Optional.of(table);
        }
      }
      return Optional.empty();
    }
  }
}
