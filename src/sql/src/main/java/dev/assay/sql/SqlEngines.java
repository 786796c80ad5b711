package dev.assay.sql;

import dev.assay.sql.clock.ClockedEngine;
import dev.assay.table.AsOf;
import java.util.Optional;

/** The engine that stands for each dialect. */
public final class SqlEngines {

  private static volatile EngineHost host = SqlEngines::inThisProcess;

  private SqlEngines() {}

  /**
   * SQLite and DuckDB themselves, and PostgreSQL itself for PostgreSQL where it can be run; MySQL
   * and MariaDB for their own SQL, and MariaDB in MySQL's place, where the machine has them; H2 in
   * the nearest compatibility mode for every other dialect that it can stand for. What is executed
   * in a dialect that has no engine fails and says so.
   */
  public static SqlEngine forDialect(Dialect dialect, SqlLimits limits) {
    return new SchemaEngine(ofOneSchema(dialect, limits), dialect);
  }

  private static SqlEngine ofOneSchema(Dialect dialect, SqlLimits limits) {
    return switch (dialect) {
      case POSTGRESQL -> new PostgresqlOrStandIn(limits, () -> host.engine(dialect, limits));
      case MYSQL, MARIADB ->
          new MariadbOrStandIn(dialect, limits, () -> host.engine(dialect, limits));
      default -> host.engine(dialect, limits);
    };
  }

  /**
   * From now on SQL is executed there, wherever in this process it comes from. A process chooses
   * once, when it starts; without a choice it executes SQL itself.
   */
  public static void executeIn(EngineHost chosen) {
    host = chosen;
  }

  /** What stands for test cases on a user's database file, of which not a row is read. */
  public static SqlEngine on(LiveFile file, SqlLimits limits) {
    return host.engineOn(file, limits);
  }

  /** Queries on a user's database file in another process; empty where this one has to do them. */
  public static Optional<Queries> queriesOn(LiveFile file) {
    return host.queriesOn(file);
  }

  /** Whether an execution in this process goes on although it was told to stop. */
  public static boolean isSomethingLingering() {
    return Supervisor.isSomethingLingering();
  }

  /** The engine that executes SQL in this process: SQLite, DuckDB, or H2 in place of all others. */
  public static SqlEngine inThisProcess(Dialect dialect, SqlLimits limits) {
    if (!dialect.isExecutable()) {
      return new NoEngine(dialect);
    }
    return switch (dialect) {
      case SQLITE -> new SqliteEngine(limits);
      case DUCKDB -> new DuckdbEngine(limits);
      default -> new H2Engine(dialect, limits);
    };
  }

  /** The same engine, in which what asks for the day and the time is told that moment. */
  public static SqlEngine forDialect(Dialect dialect, SqlLimits limits, AsOf asOf) {
    return new ClockedEngine(forDialect(dialect, limits), dialect, asOf);
  }
}
