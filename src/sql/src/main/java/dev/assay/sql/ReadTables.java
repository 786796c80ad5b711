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
      case POSTGRESQL -> planned(statement, "EXPLAIN (FORMAT JSON, COSTS OFF) " + sql, 1, RELATION);
      case DUCKDB -> planned(statement, "EXPLAIN (FORMAT JSON) " + sql, 2, SCANNED);
      case MYSQL, MARIADB -> inMysql(statement, sql);
      default -> Optional.empty();
    };
  }

  /** The first table that a plan names, which stands in that column of the answer. */
  private static Optional<String> planned(
      Statement statement, String explain, int column, Pattern table) throws SQLException {
    try (ResultSet plan = statement.executeQuery(explain)) {
      while (plan.next()) {
        Matcher named = table.matcher(plan.getString(column));
        if (named.find()) {
          return Optional.of(named.group(1));
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
