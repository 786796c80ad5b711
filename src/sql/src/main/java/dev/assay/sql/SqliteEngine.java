package dev.assay.sql;

import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.List;
import java.util.function.Function;
import org.sqlite.SQLiteConfig;

/**
 * SQLite in memory. While the candidate runs, the database is read-only, nothing can be attached,
 * no extension loaded, lengths and depths are limited, and a handler that SQLite calls every few
 * instructions ends it once it is told to stop.
 */
final class SqliteEngine implements SqlEngine {

  private final SqlLimits limits;
  private final Supervisor supervisor;
  private final SQLiteConfig config;

  SqliteEngine(SqlLimits limits) {
    this.limits = limits;
    this.supervisor = new Supervisor(ProcessMemory.fit(limits), MemoryGauge.residentInProcess());
    this.config = SqliteSettings.within(limits);
    Drivers.loadSqlite();
  }

  @Override
  public EngineIdentity identity() {
    return new EngineIdentity("SQLite", Drivers.sqliteVersion(), null);
  }

  @Override
  public SqlOutcome execute(List<TestTable> tables, String sql) {
    try {
      boolean ordered = RowOrder.isStated(SelectGuard.check(Dialect.SQLITE, sql));
      return executeUnguarded(tables, sql, ordered);
    } catch (RefusedSqlException refused) {
      return SqlOutcome.failed(SqlFailure.Kind.REJECTED, refused.getMessage());
    }
  }

  @Override
  public List<SqlOutcome> executeEach(List<TestTable> tables, List<String> queries) {
    Series series = new Series(queries);
    return series.outcomes(
        supervisor.run(
            execution ->
                executeIn(
                    execution,
                    tables,
                    connection -> series.run(execution, sql -> guarded(connection, sql)))));
  }

  /** Without the first wall: the engine's own restrictions have to hold alone. */
  SqlOutcome executeUnguarded(List<TestTable> tables, String sql, boolean ordered) {
    return supervisor.run(
        execution -> executeIn(execution, tables, connection -> outcome(connection, sql, ordered)));
  }

  private SqlOutcome executeIn(
      Execution execution, List<TestTable> tables, Function<Connection, SqlOutcome> work) {
    try (Connection connection = SqliteSettings.open(config, "jdbc:sqlite::memory:")) {
      SqliteSettings.stopWhen(connection, execution::isStopped);
      SqliteLoader.load(connection, tables);
      try (Statement settings = connection.createStatement()) {
        settings.execute("PRAGMA query_only = 1");
      }
      return work.apply(connection);
    } catch (DataException data) {
      return SqlOutcome.failed(SqlFailure.Kind.DATA, data.getMessage());
    } catch (SQLException failure) {
      return SqliteSettings.failed(failure);
    }
  }

  private SqlOutcome guarded(Connection connection, String sql) {
    try {
      return outcome(connection, sql, RowOrder.isStated(SelectGuard.check(Dialect.SQLITE, sql)));
    } catch (RefusedSqlException refused) {
      return SqlOutcome.failed(SqlFailure.Kind.REJECTED, refused.getMessage());
    }
  }

  private SqlOutcome outcome(Connection connection, String sql, boolean ordered) {
    try {
      return select(connection, sql, ordered);
    } catch (ResultReader.TooLargeException tooLarge) {
      return SqlOutcome.failed(SqlFailure.Kind.TOO_LARGE, tooLarge.getMessage());
    } catch (SQLException failure) {
      return SqliteSettings.failed(failure);
    }
  }

  /**
   * Prepared, since the driver executes commands of its own (BACKUP TO a file) in plain statements.
   */
  private SqlOutcome select(Connection connection, String sql, boolean ordered)
      throws SQLException, ResultReader.TooLargeException {
    try (PreparedStatement statement = connection.prepareStatement(sql);
        ResultSet result = statement.executeQuery()) {
      return new SqlOutcome.Executed(
          ResultReader.ofTestData(limits).read(new JdbcRows(result, limits.valueLength())),
          ordered);
    }
  }
}
