package dev.assay.sql;

import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.Set;
import java.util.TreeSet;

/**
 * What a user's PostgreSQL database runs of its own without a name before a parenthesis: functions
 * of one argument, which {@code (value).name} calls too and {@code table.name} where the argument
 * is a row, and operators. Those of extensions that have names of PostgreSQL's own, and operators
 * that share a name with one of its own, are not told from these by a look at the SQL: whoever
 * connects is a role that may do no harm by them.
 *
 * @param ofValue functions of one argument, in lower case
 * @param ofRow those of them whose argument may be a row
 * @param operators operators that neither PostgreSQL nor an extension has
 */
public record OwnCode(Set<String> ofValue, Set<String> ofRow, Set<String> operators) {

  /** Nothing: that of a database without such ways to call. */
  public static final OwnCode NONE = new OwnCode(Set.of(), Set.of(), Set.of());

  private static final String FUNCTIONS =
      """
      SELECT p.proname, bool_or(t.typtype IN ('c', 'd', 'p'))
      FROM pg_catalog.pg_proc p JOIN pg_catalog.pg_type t ON t.oid = p.proargtypes[0]
      WHERE p.pronargs >= 1 AND p.pronargs - p.pronargdefaults <= 1
        AND p.pronamespace NOT IN (
          SELECT oid FROM pg_catalog.pg_namespace WHERE nspname IN ('pg_catalog', 'information_schema'))
      GROUP BY p.proname
      """;

  private static final String OPERATORS =
      """
      SELECT DISTINCT o.oprname
      FROM pg_catalog.pg_operator o
      WHERE o.oprname NOT IN (
          SELECT oprname FROM pg_catalog.pg_operator
          WHERE oprnamespace = (
            SELECT oid FROM pg_catalog.pg_namespace WHERE nspname = 'pg_catalog'))
        AND NOT EXISTS (
          SELECT 1 FROM pg_catalog.pg_depend d WHERE d.objid = o.oid AND d.deptype = 'e')
      """;

  /** That of the database that is connected. */
  public static OwnCode of(Dialect dialect, Connection connection) throws SQLException {
    if (dialect != Dialect.POSTGRESQL) {
      return NONE;
    }
    Set<String> ofValue = new TreeSet<>();
    Set<String> ofRow = new TreeSet<>();
    Set<String> operators = new TreeSet<>();
    try (Statement statement = connection.createStatement()) {
      try (ResultSet functions = statement.executeQuery(FUNCTIONS)) {
        while (functions.next()) {
          String name = FunctionRules.folded(functions.getString(1));
          ofValue.add(name);
          if (functions.getBoolean(2)) {
            ofRow.add(name);
          }
        }
      }
      try (ResultSet own = statement.executeQuery(OPERATORS)) {
        while (own.next()) {
          operators.add(own.getString(1));
        }
      }
    }
    if (!connection.getAutoCommit()) {
      connection.rollback();
    }
    return new OwnCode(ofValue, ofRow, operators);
  }
}
