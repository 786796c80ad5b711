package dev.assay.sql;

import dev.assay.sql.clock.ClockedEngine;
import dev.assay.table.AsOf;

/** The engine that stands for each dialect. */
public final class SqlEngines {

  private SqlEngines() {}

  /**
   * SQLite itself for SQLite, and PostgreSQL itself for PostgreSQL where it can be run; H2 in the
   * nearest compatibility mode for every other dialect that it can stand for. What is executed in a
   * dialect that has no engine fails and says so.
   */
  public static SqlEngine forDialect(Dialect dialect, SqlLimits limits) {
    if (!dialect.isExecutable()) {
      return new NoEngine(dialect);
    }
    return switch (dialect) {
      case SQLITE -> new SqliteEngine(limits);
      case POSTGRESQL -> new PostgresqlOrStandIn(limits);
      default -> new H2Engine(dialect, limits);
    };
  }

  /** The same engine, in which what asks for the day and the time is told that moment. */
  public static SqlEngine forDialect(Dialect dialect, SqlLimits limits, AsOf asOf) {
    return new ClockedEngine(forDialect(dialect, limits), dialect, asOf);
  }
}
