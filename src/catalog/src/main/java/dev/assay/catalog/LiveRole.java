package dev.assay.catalog;

import dev.assay.sql.Dialect;
import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.Optional;
import java.util.regex.Pattern;

/**
 * Whom a connection belongs to, where models' SQL is to be executed on it. What a database lets its
 * owner do, read files for one thing, is kept from models by a role that may not: a guard that
 * looks at SQL is one wall, and there have to be two.
 */
final class LiveRole {

  private static final String POSTGRESQL =
      """
      SELECT CAST(current_user AS text), 'a superuser of PostgreSQL'
      FROM pg_roles WHERE rolname = current_user AND rolsuper
      UNION ALL
      SELECT CAST(current_user AS text), 'a member of ' || CAST(rolname AS text)
      FROM pg_roles
      WHERE rolname IN ('pg_read_server_files', 'pg_write_server_files', 'pg_execute_server_program')
        AND pg_has_role(oid, 'MEMBER')
      """;

  private static final String H2 =
      """
      SELECT USER_NAME, 'an administrator of H2'
      FROM INFORMATION_SCHEMA.USERS WHERE USER_NAME = CURRENT_USER AND IS_ADMIN
      """;

  /** Nothing makes its transactions read only: who may write is refused. UNVERIFIED. */
  private static final String MSSQL =
      """
      SELECT SUSER_SNAME(), 'a member of sysadmin' WHERE IS_SRVROLEMEMBER('sysadmin') = 1
      UNION ALL
      SELECT USER_NAME(), 'a member of ' + r.name FROM (VALUES ('db_owner'), ('db_datawriter'),
        ('db_ddladmin'), ('db_securityadmin')) AS r (name) WHERE IS_ROLEMEMBER(r.name) = 1
      UNION ALL
      SELECT USER_NAME(), 'one who may ' + p.name + ' in the whole database'
      FROM (VALUES ('CONTROL'), ('INSERT'), ('UPDATE'), ('DELETE'), ('EXECUTE')) AS p (name)
      WHERE HAS_PERMS_BY_NAME(DB_NAME(), 'DATABASE', p.name) = 1
      """;

  /** Functions of its packages reach files and the network for those who may. UNVERIFIED. */
  private static final String ORACLE =
      """
      SELECT USER, 'a member of ' || role FROM session_roles
      WHERE role IN ('DBA', 'SYSDBA', 'PDB_DBA', 'IMP_FULL_DATABASE', 'DATAPUMP_IMP_FULL_DATABASE')
      UNION ALL
      SELECT USER, 'one who may ' || privilege FROM session_privs
      WHERE privilege IN ('SYSDBA', 'INSERT ANY TABLE', 'UPDATE ANY TABLE', 'DELETE ANY TABLE',
        'EXECUTE ANY PROCEDURE', 'CREATE ANY DIRECTORY', 'CREATE PROCEDURE', 'ALTER SYSTEM')
      """;

  /** A grant, as MySQL and MariaDB write it, of what is more than reading tables. */
  private static final Pattern POWERFUL =
      Pattern.compile("GRANT (?:.*, ?)?(ALL PRIVILEGES|SUPER|FILE)\\b.* ON \\*\\.\\* TO .*");

  private LiveRole() {}

  /**
   * Refuses a role that may do more than work with tables.
   *
   * @throws CatalogException naming the role and the remedy
   */
  static void requireLimited(DatabaseLocation location, Connection connection) throws SQLException {
    Optional<String> powerful =
        switch (location.dialect()) {
          case POSTGRESQL -> named(connection, POSTGRESQL);
          case H2 -> named(connection, H2);
          case MSSQL -> named(connection, MSSQL);
          case ORACLE -> named(connection, ORACLE);
          case MYSQL, MARIADB -> granted(location.dialect(), connection);
          default -> Optional.empty(); // a file that is opened for reading only has no roles
        };
    if (!connection.getAutoCommit()) {
      connection.rollback();
    }
    if (powerful.isPresent()) {
      throw new CatalogException(
          ("no SQL of a model is run on the database '%s' as %s: connect as a role that may only"
                  + " read its tables (docs/security.md says how to make one), or give --any-role")
              .formatted(location.name(), powerful.get()));
    }
  }

  private static Optional<String> named(Connection connection, String query) throws SQLException {
    try (Statement statement = connection.createStatement();
        ResultSet role = statement.executeQuery(query)) {
      return role.next()
          ? Optional.of("'%s', %s".formatted(role.getString(1), role.getString(2)))
          : Optional.empty();
    }
  }

  private static Optional<String> granted(Dialect dialect, Connection connection)
      throws SQLException {
    Optional<String> privilege = Optional.empty();
    try (Statement statement = connection.createStatement()) {
      try (ResultSet grants = statement.executeQuery("SHOW GRANTS")) {
        while (grants.next() && privilege.isEmpty()) {
          privilege = powerIn(grants.getString(1));
        }
      }
      if (privilege.isEmpty()) {
        return Optional.empty();
      }
      try (ResultSet user = statement.executeQuery("SELECT current_user()")) {
        user.next();
        return Optional.of(
            "'%s', who has %s in %s"
                .formatted(user.getString(1), privilege.get(), dialect.promptName()));
      }
    }
  }

  /** The privilege of a line of {@code SHOW GRANTS} that is more than to read tables. */
  static Optional<String> powerIn(String grant) {
    var power = POWERFUL.matcher(grant);
    return power.matches() ? Optional.of(power.group(1)) : Optional.empty();
  }
}
