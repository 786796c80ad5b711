package dev.assay.sql;

import dev.assay.sql.postgresql.PostgresqlServer;
import dev.assay.sql.postgresql.TestDatabase;
import dev.assay.sql.server.NoServerException;
import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.Duration;
import java.util.List;

/** One execution in a database of its own, under the eyes of a supervisor. */
final class PostgresqlExecution {

  private static final int ROWS_AT_A_TIME = 1000;

  /** Should the supervisor be late, the server ends the statement itself. */
  private static final Duration LATE = Duration.ofSeconds(1);

  private final SqlLimits limits;
  private volatile boolean disturbed;

  PostgresqlExecution(SqlLimits limits) {
    this.limits = limits;
  }

  /** What is done with a candidate's connection. */
  @FunctionalInterface
  interface Work {
    SqlOutcome on(Connection candidate, Execution execution);
  }

  /** Whether it had to end because another execution's process crashed. */
  boolean wasDisturbed() {
    return disturbed;
  }

  SqlOutcome run(List<TestTable> tables, Work work) {
    try (TestDatabase database = PostgresqlServer.running().database()) {
      Supervisor supervisor = new Supervisor(limits, MemoryGauge.ofProcess(database::worker));
      return supervisor.run(
          execution -> {
            execution.onStop(database::stop);
            return inDatabase(database, tables, work, execution);
          });
    } catch (SQLException failure) {
      return failed(failure);
    } catch (NoServerException gone) {
      return SqlOutcome.failed(SqlFailure.Kind.CRASHED, "PostgreSQL: " + gone.getMessage());
    } catch (InterruptedException interrupted) {
      Thread.currentThread().interrupt();
      return SqlOutcome.failed(SqlFailure.Kind.TIMEOUT, "the execution was interrupted");
    }
  }

  private SqlOutcome inDatabase(
      TestDatabase database, List<TestTable> tables, Work work, Execution execution) {
    try {
      PostgresqlLoader.load(database.loader(), tables);
      return work.on(database.candidate(limits.time().plus(LATE), mostBytesAtATime()), execution);
    } catch (DataException data) {
      return SqlOutcome.failed(SqlFailure.Kind.DATA, data.getMessage());
    } catch (SQLException failure) {
      return failed(failure);
    }
  }

  /** A part of the heap that one result may take before its rows are counted. */
  private long mostBytesAtATime() {
    return Math.min(limits.memory(), Runtime.getRuntime().maxMemory() / 8);
  }

  /** The result of a query; the connection can then be used for the next one. */
  SqlOutcome select(Connection candidate, String sql, boolean ordered) {
    try {
      SqlOutcome outcome = executed(candidate, sql, ordered);
      candidate.rollback();
      return outcome;
    } catch (ResultReader.TooLargeException tooLarge) {
      return rolledBack(
          candidate, SqlOutcome.failed(SqlFailure.Kind.TOO_LARGE, tooLarge.getMessage()));
    } catch (SQLException failure) {
      return rolledBack(candidate, failed(failure));
    }
  }

  private SqlOutcome executed(Connection candidate, String sql, boolean ordered)
      throws SQLException, ResultReader.TooLargeException {
    try (Statement statement = candidate.createStatement()) {
      statement.setEscapeProcessing(false);
      statement.setFetchSize(ROWS_AT_A_TIME);
      try (ResultSet result = statement.executeQuery(sql)) {
        return new SqlOutcome.Executed(
            ResultReader.ofTestData(limits).read(new PostgresqlRows(result)), ordered);
      }
    }
  }

  private static SqlOutcome rolledBack(Connection candidate, SqlOutcome outcome) {
    try {
      candidate.rollback();
    } catch (SQLException gone) {
      // the next query says so
    }
    return outcome;
  }

  private SqlOutcome failed(SQLException failure) {
    disturbed |= PostgresqlErrors.isByAnother(failure);
    return new SqlOutcome.Failed(
        PostgresqlErrors.isTimeout(failure)
            ? new Supervisor(limits, _ -> 0).timeout()
            : PostgresqlErrors.failure(failure));
  }
}
