package dev.assay.sql;

import java.sql.Connection;
import java.sql.SQLException;
import java.sql.Statement;

/** How a candidate's session is set, for MariaDB's own SQL and for MySQL's. */
final class MariadbSession {

  private static final String MARIADB =
      "STRICT_TRANS_TABLES,ERROR_FOR_DIVISION_BY_ZERO,NO_ENGINE_SUBSTITUTION";

  /** MySQL's default, without what it has of groups by keys, which MariaDB does not know. */
  private static final String MYSQL = MARIADB + ",NO_ZERO_IN_DATE,NO_ZERO_DATE,ONLY_FULL_GROUP_BY";

  private MariadbSession() {}

  /**
   * Quotients and averages keep more than four digits more, so that they equal what test code
   * computes.
   */
  static void prepare(Dialect dialect, Connection candidate) throws SQLException {
    try (Statement statement = candidate.createStatement()) {
      statement.execute(
          "SET SESSION div_precision_increment = 20, sql_mode = '%s'"
              .formatted(dialect == Dialect.MARIADB ? MARIADB : MYSQL));
    }
  }
}
