package dev.assay.sql;

import java.sql.Connection;
import java.sql.SQLException;
import java.sql.Statement;

/** What a session on a user's database is told before test data are executed on there. */
final class ReadSettings {

  private ReadSettings() {}

  /** Makes the session one of the zone of test data, that only reads. */
  static void apply(Dialect dialect, Connection connection) throws SQLException {
    if (dialect == Dialect.DUCKDB) {
      return; // it was opened so, and is locked
    }
    connection.setReadOnly(true);
    String zone =
        switch (dialect) {
          case POSTGRESQL -> "SET TIME ZONE 'UTC'";
          case MYSQL, MARIADB -> "SET time_zone = '+00:00'";
          default -> "";
        };
    if (!zone.isEmpty()) {
      try (Statement statement = connection.createStatement()) {
        statement.execute(zone);
      }
      if (!connection.getAutoCommit()) {
        connection.commit();
      }
    }
  }
}
