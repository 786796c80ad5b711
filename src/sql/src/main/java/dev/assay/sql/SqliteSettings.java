package dev.assay.sql;

import java.sql.Connection;
import java.sql.SQLException;
import java.util.function.BooleanSupplier;
import org.sqlite.ProgressHandler;
import org.sqlite.SQLiteConfig;
import org.sqlite.SQLiteConfig.Pragma;
import org.sqlite.SQLiteErrorCode;

/** What holds for each connection to SQLite on which a candidate runs. */
final class SqliteSettings {

  private static final int INSTRUCTIONS_BETWEEN_LOOKS = 200;

  private SqliteSettings() {}

  /** Nothing attached, nothing loaded, lengths and depths limited. */
  static SQLiteConfig within(SqlLimits limits) {
    return within(limits.valueLength());
  }

  /** The same with values of at most so many bytes. */
  static SQLiteConfig within(int valueLength) {
    SQLiteConfig config = new SQLiteConfig();
    config.enableLoadExtension(false);
    config.enforceForeignKeys(false);
    // a sort that does not fit must not reach the disk
    config.setTempStore(SQLiteConfig.TempStore.MEMORY);
    config.setPragma(Pragma.LIMIT_ATTACHED, "0");
    config.setPragma(Pragma.LIMIT_LENGTH, String.valueOf(valueLength));
    config.setPragma(Pragma.LIMIT_SQL_LENGTH, "1000000");
    config.setPragma(Pragma.LIMIT_EXPR_DEPTH, "1000");
    config.setPragma(Pragma.LIMIT_COMPOUND_SELECT, "200");
    config.setPragma(Pragma.LIMIT_VDBE_OP, "250000");
    config.setPragma(Pragma.LIMIT_LIKE_PATTERN_LENGTH, "1000");
    config.setPragma(Pragma.LIMIT_WORKER_THREADS, "0");
    return config;
  }

  /** A connection on which a candidate runs, without the functions that SQLite does not have. */
  static Connection open(SQLiteConfig config, String url) throws SQLException {
    Connection connection = config.createConnection(url);
    try {
      SqliteFunctions.removeOfDriver(connection);
      return connection;
    } catch (SQLException failure) {
      connection.close();
      throw failure;
    }
  }

  /** Has SQLite look every few instructions whether it is to stop. */
  static void stopWhen(Connection connection, BooleanSupplier stopped) throws SQLException {
    ProgressHandler.setHandler(
        connection,
        INSTRUCTIONS_BETWEEN_LOOKS,
        new ProgressHandler() {
          @Override
          protected int progress() {
            return stopped.getAsBoolean() ? 1 : 0;
          }
        });
  }

  /** The outcome of an execution that SQLite ended with an error. */
  static SqlOutcome failed(SQLException failure) {
    return SqlOutcome.failed(kind(failure), EngineMessages.of(failure));
  }

  private static SqlFailure.Kind kind(SQLException failure) {
    int code = failure.getErrorCode() & 0xFF;
    boolean tooLarge =
        code == SQLiteErrorCode.SQLITE_TOOBIG.code || code == SQLiteErrorCode.SQLITE_NOMEM.code;
    return tooLarge ? SqlFailure.Kind.TOO_LARGE : SqlFailure.Kind.ERROR;
  }
}
