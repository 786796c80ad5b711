package dev.assay.sql;

import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
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
 * @param ofAnyRow those of them whose argument may be any value, of a row of any table too
 * @param columns by the name of a function, as it is kept, the names of tables of which each one,
 *     in whatever schema, has a column of that name: the column is what is meant
 * @param operators operators that neither PostgreSQL nor an extension has
 */
public record OwnCode(
    Set<String> ofValue,
    Set<String> ofRow,
    Set<String> ofAnyRow,
    Map<String, Set<String>> columns,
    Set<String> operators) {

  /** Nothing: that of a database without such ways to call. */
  public static final OwnCode NONE = new OwnCode(Set.of(), Set.of(), Set.of(), Map.of(), Set.of());

  private static final String FUNCTIONS =
      """
      WITH RECURSIVE root (oid, type) AS (
        SELECT oid, oid FROM pg_catalog.pg_type WHERE typtype <> 'd'
        UNION ALL
        SELECT d.oid, root.type
        FROM pg_catalog.pg_type d JOIN root ON d.typbasetype = root.oid WHERE d.typtype = 'd')
      SELECT p.proname, bool_or(t.typtype IN ('c', 'p')), bool_or(t.typtype = 'p')
      FROM pg_catalog.pg_proc p
      JOIN root ON root.oid = CASE
        WHEN p.pronargs = 1 AND p.provariadic <> 0 THEN p.provariadic ELSE p.proargtypes[0] END
      JOIN pg_catalog.pg_type t ON t.oid = root.type
      WHERE p.pronargs >= 1 AND p.pronargs - p.pronargdefaults <= 1
        AND p.pronamespace NOT IN (
          SELECT oid FROM pg_catalog.pg_namespace WHERE nspname IN ('pg_catalog', 'information_schema'))
      GROUP BY p.proname
      """;

  private static final String COLUMNS =
      """
      SELECT a.attname, c.relname
      FROM pg_catalog.pg_class c JOIN pg_catalog.pg_attribute a ON a.attrelid = c.oid
      WHERE c.relkind NOT IN ('i', 'I', 'c') AND a.attnum > 0 AND NOT a.attisdropped
        AND a.attname IN (
          SELECT proname FROM pg_catalog.pg_proc
          WHERE pronargs >= 1 AND pronargs - pronargdefaults <= 1
            AND pronamespace NOT IN (
              SELECT oid FROM pg_catalog.pg_namespace
              WHERE nspname IN ('pg_catalog', 'information_schema')))
      GROUP BY a.attname, c.relname
      HAVING count(*) = (
        SELECT count(*) FROM pg_catalog.pg_class s
        WHERE s.relname = c.relname AND s.relkind NOT IN ('i', 'I', 'c'))
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
    OwnCode found =
        new OwnCode(
            new TreeSet<>(), new TreeSet<>(), new TreeSet<>(), new TreeMap<>(), new TreeSet<>());
    try (Statement statement = connection.createStatement()) {
      found.read(statement);
    }
    if (!connection.getAutoCommit()) {
      connection.rollback();
    }
    return found;
  }

  private void read(Statement statement) throws SQLException {
    try (ResultSet functions = statement.executeQuery(FUNCTIONS)) {
      while (functions.next()) {
        String name = FunctionRules.folded(functions.getString(1));
        ofValue.add(name);
        if (functions.getBoolean(2)) {
          ofRow.add(name);
        }
        if (functions.getBoolean(3)) {
          ofAnyRow.add(name);
        }
      }
    }
    if (!ofRow.isEmpty()) {
      try (ResultSet found = statement.executeQuery(COLUMNS)) {
        while (found.next()) {
          columns.computeIfAbsent(found.getString(1), _ -> new TreeSet<>()).add(found.getString(2));
        }
      }
    }
    try (ResultSet own = statement.executeQuery(OPERATORS)) {
      while (own.next()) {
        operators.add(own.getString(1));
      }
    }
  }
}
