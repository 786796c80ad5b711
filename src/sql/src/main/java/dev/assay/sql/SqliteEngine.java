package dev.assay.sql;

import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.List;
import org.sqlite.ProgressHandler;
import org.sqlite.SQLiteConfig;
import org.sqlite.SQLiteConfig.Pragma;
import org.sqlite.SQLiteErrorCode;
import org.sqlite.SQLiteException;

/**
 * SQLite in memory. While the candidate runs, the database is read-only, nothing can be attached,
 * no extension loaded, lengths and depths are limited, and a handler that SQLite calls every few
 * instructions ends it once it is told to stop.
 */
final class SqliteEngine implements SqlEngine {

  private static final int INSTRUCTIONS_BETWEEN_LOOKS = 200;

  private final SqlLimits limits;
  private final Supervisor supervisor;
  private final SQLiteConfig config;

  SqliteEngine(SqlLimits limits) {
    this.limits = limits;
    this.supervisor = new Supervisor(limits, MemoryGauge.residentInProcess());
    this.config = config(limits);
  }

  private static SQLiteConfig config(SqlLimits limits) {
    SQLiteConfig config = new SQLiteConfig();
    config.enableLoadExtension(false);
    config.enforceForeignKeys(false);
    // a sort that does not fit must not reach the disk
    config.setTempStore(SQLiteConfig.TempStore.MEMORY);
    config.setPragma(Pragma.LIMIT_ATTACHED, "0");
    config.setPragma(Pragma.LIMIT_LENGTH, String.valueOf(limits.valueLength()));
    config.setPragma(Pragma.LIMIT_SQL_LENGTH, "1000000");
    config.setPragma(Pragma.LIMIT_EXPR_DEPTH, "1000");
    config.setPragma(Pragma.LIMIT_COMPOUND_SELECT, "200");
    config.setPragma(Pragma.LIMIT_VDBE_OP, "250000");
    config.setPragma(Pragma.LIMIT_LIKE_PATTERN_LENGTH, "1000");
    config.setPragma(Pragma.LIMIT_WORKER_THREADS, "0");
    return config;
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

  /** Without the first wall: the engine's own restrictions have to hold alone. */
  SqlOutcome executeUnguarded(List<TestTable> tables, String sql, boolean ordered) {
    return supervisor.run(execution -> executeIn(execution, tables, sql, ordered));
  }

  private SqlOutcome executeIn(
      Execution execution, List<TestTable> tables, String sql, boolean ordered) {
    try (Connection connection = config.createConnection("jdbc:sqlite::memory:")) {
      ProgressHandler.setHandler(connection, INSTRUCTIONS_BETWEEN_LOOKS, stopper(execution));
      SqliteLoader.load(connection, tables);
      try (Statement settings = connection.createStatement()) {
        settings.execute("PRAGMA query_only = 1");
      }
      return select(connection, sql, ordered);
    } catch (DataException data) {
      return SqlOutcome.failed(SqlFailure.Kind.DATA, data.getMessage());
    } catch (ResultReader.TooLargeException tooLarge) {
      return SqlOutcome.failed(SqlFailure.Kind.TOO_LARGE, tooLarge.getMessage());
    } catch (SQLException failure) {
      return SqlOutcome.failed(kind(failure), EngineMessages.of(failure));
    }
  }

  private static ProgressHandler stopper(Execution execution) {
    return new ProgressHandler() {
      @Override
      protected int progress() {
        return execution.isStopped() ? 1 : 0;
      }
    };
  }

  /**
   * Prepared, since the driver executes commands of its own (BACKUP TO a file) in plain statements.
   */
  private SqlOutcome select(Connection connection, String sql, boolean ordered)
      throws SQLException, ResultReader.TooLargeException {
    try (PreparedStatement statement = connection.prepareStatement(sql);
        ResultSet result = statement.executeQuery()) {
      return new SqlOutcome.Executed(new ResultReader(limits).read(result), ordered);
    }
  }

  private static SqlFailure.Kind kind(SQLException failure) {
    boolean tooLarge =
        failure instanceof SQLiteException sqlite
            && (sqlite.getResultCode() == SQLiteErrorCode.SQLITE_TOOBIG
                || sqlite.getResultCode() == SQLiteErrorCode.SQLITE_NOMEM);
    return tooLarge ? SqlFailure.Kind.TOO_LARGE : SqlFailure.Kind.ERROR;
  }
}
