package dev.assay.sql;

import dev.assay.sql.mariadb.MariadbServer;
import dev.assay.sql.mariadb.TestDatabase;
import dev.assay.sql.mariadb.Vendor;
import dev.assay.sql.server.NoServerException;
import java.sql.Connection;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.Duration;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** One execution in a database of its own, under the eyes of a supervisor. */
final class MariadbExecution {

  /** Should the supervisor be late, the server ends the statement itself. */
  private static final Duration LATE = Duration.ofSeconds(1);

  private final Vendor vendor;
  private final Dialect dialect;
  private final SqlLimits limits;
  private volatile boolean disturbed;
  private volatile boolean stopped;
  private @Nullable MysqlKeys keys;
  private StreamedResult.Ending ending = StreamedResult.Ending.NONE;

  MariadbExecution(Vendor vendor, Dialect dialect, SqlLimits limits) {
    this.vendor = vendor;
    this.dialect = dialect;
    this.limits = limits;
  }

  /** What is done with a candidate's connection. */
  @FunctionalInterface
  interface Work {
    SqlOutcome on(Connection candidate, Execution execution);
  }

  /** Whether it had to end because the server ended for another execution. */
  boolean wasDisturbed() {
    return disturbed;
  }

  SqlOutcome run(List<TestTable> tables, Work work) {
    try (TestDatabase database = MariadbServer.running(vendor).database()) {
      Supervisor supervisor = new Supervisor(limits, MemoryGauge.ofProcess(database::worker));
      return supervisor.run(
          execution -> {
            execution.onStop(
                () -> {
                  stopped = true;
                  database.stop();
                });
            return inDatabase(database, tables, work, execution);
          });
    } catch (NoServerException gone) {
      return SqlOutcome.failed(SqlFailure.Kind.CRASHED, vendor.title() + ": " + gone.getMessage());
    } catch (InterruptedException interrupted) {
      Thread.currentThread().interrupt();
      return SqlOutcome.failed(SqlFailure.Kind.TIMEOUT, "the execution was interrupted");
    }
  }

  private SqlOutcome inDatabase(
      TestDatabase database, List<TestTable> tables, Work work, Execution execution) {
    try {
      Connection loader = database.loader();
      MariadbLoader.load(loader, vendor, dialect, tables);
      keys = new MysqlKeys(loader, tables);
      ending = database::endQuery;
      Connection candidate = database.candidate(limits.time().plus(LATE));
      MariadbSession.prepare(dialect, candidate);
      return work.on(candidate, execution);
    } catch (DataException data) {
      return SqlOutcome.failed(SqlFailure.Kind.DATA, data.getMessage());
    } catch (SQLException failure) {
      return failed(failure, "");
    }
  }

  /** The result of a query; the connection can then be used for the next one. */
  SqlOutcome select(Connection candidate, String sql, boolean ordered) {
    try (Statement statement = candidate.createStatement()) {
      statement.setEscapeProcessing(false);
      try (StreamedResult result = StreamedResult.of(statement, sql, ending)) {
        return new SqlOutcome.Executed(
            ResultReader.ofTestData(limits)
                .read(result.noticed(new JdbcRows(result.result(), limits.valueLength()))),
            ordered);
      }
    } catch (ResultReader.TooLargeException tooLarge) {
      return SqlOutcome.failed(SqlFailure.Kind.TOO_LARGE, tooLarge.getMessage());
    } catch (SQLException failure) {
      return failed(failure, sql);
    }
  }

  /** Whether MySQL's tables have all their keys from now on. */
  boolean declareKeys() {
    return keys != null && keys.declare();
  }

  /** As {@link #select}, of SQL that groups by a key. */
  SqlOutcome selectByKey(Connection candidate, String sql, boolean ordered) {
    try {
      MariadbSession.prepare(Dialect.MARIADB, candidate);
      SqlOutcome outcome = select(candidate, sql, ordered);
      MariadbSession.prepare(dialect, candidate);
      return outcome;
    } catch (SQLException failure) {
      return failed(failure, sql);
    }
  }

  private SqlOutcome failed(SQLException failure, String sql) {
    SqlFailure told =
        MariadbErrors.isTimeout(failure)
            ? new Supervisor(limits, _ -> 0).timeout()
            : MariadbErrors.failure(vendor, dialect, failure, sql);
    disturbed |= told.kind() == SqlFailure.Kind.CRASHED && !stopped;
    return new SqlOutcome.Failed(told);
  }
}
