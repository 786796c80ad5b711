package dev.assay.sql;

import java.math.BigDecimal;
import java.nio.charset.StandardCharsets;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.SQLTimeoutException;
import java.sql.Statement;
import java.time.Duration;
import java.util.HexFormat;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.postgresql.PGConnection;
import org.sqlite.ProgressHandler;
import org.sqlite.SQLiteErrorCode;

/** Queries over a connection of this process. */
public final class ConnectedQueries implements Queries {

  private static final LostValues NULL_AMONG_OTHERS = (_, _) -> {};

  private static final int STEPS_BETWEEN_LOOKS = 100_000;

  /** Each may be a call that takes long. */
  private static final int STEPS_OF_OTHERS = 500;

  /** Whose queries they are, and how their rows are read. */
  private enum Kind {
    OWN,
    OF_OTHERS,
    OF_OTHERS_AS_STORED
  }

  private final Connection connection;
  private final Dialect dialect;
  private final Kind kind;

  private ConnectedQueries(Connection connection, Dialect dialect, Kind kind) {
    this.connection = connection;
    this.dialect = dialect;
    this.kind = kind;
  }

  /** Queries that are our own. */
  public static ConnectedQueries own(Connection connection, Dialect dialect) {
    return new ConnectedQueries(connection, dialect, Kind.OWN);
  }

  /** Queries that others wrote, which are bounded in what they take of this process. */
  public static ConnectedQueries ofOthers(Connection connection, Dialect dialect) {
    return new ConnectedQueries(connection, dialect, Kind.OF_OTHERS);
  }

  /** The same on a connection to that file. */
  public static ConnectedQueries ofOthers(Connection connection, LiveFile file) {
    return new ConnectedQueries(
        connection,
        file.dialect(),
        file.isReadAsStored() ? Kind.OF_OTHERS_AS_STORED : Kind.OF_OTHERS);
  }

  @Override
  public <T, E extends Exception> T read(TimedQuery query, Taking<T, E> taking)
      throws SQLException, E {
    return read(query, NULL_AMONG_OTHERS, taking);
  }

  /**
   * As above.
   *
   * @param lost is told of the values that cannot be read
   */
  public <T, E extends Exception> T read(TimedQuery query, LostValues lost, Taking<T, E> taking)
      throws SQLException, E {
    long deadline = System.nanoTime() + query.time().toNanos();
    try (Statement statement = connection.createStatement();
        Limit _ = limit(statement, query.time(), deadline)) {
      bound(statement, query.rows());
      try (LiveBounds bounds = bounds(statement, query.sql())) {
        T taken =
            bounds.within(
                () -> {
                  try (StreamedResult result =
                      StreamedResult.of(statement, query.sql(), ending(statement))) {
                    ResultRows rows = result.noticed(rows(result.result(), query.longest(), lost));
                    return taking.take(new Until(deadline, query.time(), statement, rows));
                  }
                });
        if (kind != Kind.OWN) {
          recover(); // no transaction is left open between queries
        }
        return taken;
      }
    } catch (SQLException failure) {
      recover();
      throw isLate(failure, deadline) ? timeout(query.time()) : failure;
    }
  }

  /**
   * Has the database make no more rows than are of interest, where all would be made before the
   * first one is read, or read before the last one is left.
   */
  private void bound(Statement statement, int rows) throws SQLException {
    boolean all = rows == Integer.MAX_VALUE;
    switch (dialect) {
      case H2 -> statement.setMaxRows(all ? 0 : rows);
      case MYSQL, MARIADB ->
          statement.execute("SET SESSION sql_select_limit = " + (all ? "DEFAULT" : rows));
      default -> {}
    }
  }

  /** SQL Server's driver reads what is left of a result that is closed. */
  private StreamedResult.Ending ending(Statement statement) {
    return dialect == Dialect.MSSQL ? statement::cancel : StreamedResult.Ending.NONE;
  }

  private LiveBounds bounds(Statement statement, String sql) throws SQLException {
    return kind == Kind.OF_OTHERS
        ? LiveBounds.around(dialect, statement, sql)
        : LiveBounds.none(statement);
  }

  private ResultRows rows(ResultSet result, int longest, LostValues lost) throws SQLException {
    if (kind == Kind.OF_OTHERS_AS_STORED) {
      return new SqliteRows(result);
    }
    return dialect == Dialect.DUCKDB
        ? new DuckdbRows(result, lost)
        : new JdbcRows(result, longest, lost);
  }

  /** Rows until the time is over. */
  private record Until(long deadline, Duration time, Statement statement, ResultRows rows)
      implements ResultRows {

    @Override
    public List<String> names() {
      return rows.names();
    }

    @Override
    public @Nullable List<@Nullable Object> next() throws SQLException {
      List<@Nullable Object> row = rows.next();
      if (row != null && System.nanoTime() - deadline > 0) {
        statement.cancel();
        throw timeout(time);
      }
      return row;
    }

    @Override
    public boolean hadBrokenText() {
      return rows.hadBrokenText();
    }
  }

  @Override
  public void prepare(String sql, Duration time) throws SQLException {
    long deadline = System.nanoTime() + time.toNanos();
    try {
      switch (dialect) {
        case POSTGRESQL ->
            preparing(time, "DEALLOCATE assay_answer", "PREPARE assay_answer AS " + sql);
        // as bytes, which no setting of the session reads otherwise
        case MYSQL, MARIADB ->
            preparing(
                time,
                "DEALLOCATE PREPARE assay_answer",
                "SET @assay_answer = CONVERT(0x%s USING utf8mb4)"
                    .formatted(HexFormat.of().formatHex(sql.getBytes(StandardCharsets.UTF_8))),
                "PREPARE assay_answer FROM @assay_answer");
        default -> {
          try (PreparedStatement statement = connection.prepareStatement(sql);
              Limit _ = limit(statement, time, deadline)) {
            // some drivers send the text only when they are asked for its columns
            statement.getMetaData();
          }
        }
      }
    } catch (SQLException failure) {
      throw isLate(failure, deadline) ? timeout(time) : failure;
    } finally {
      recover();
    }
  }

  private void preparing(Duration time, String undone, String... steps) throws SQLException {
    try (Statement statement = connection.createStatement();
        Limit _ = limit(statement, time, System.nanoTime() + time.toNanos())) {
      for (String step : steps) {
        statement.execute(step);
      }
      statement.execute(undone);
    }
  }

  /** What holds a statement to its time; closed when it has ended. */
  @FunctionalInterface
  private interface Limit extends AutoCloseable {
    @Override
    void close();
  }

  /**
   * SQLite's driver takes a time-out for the time to wait for locks, PostgreSQL's wakes a thread
   * for each and does not end what is read in parts, and others count whole seconds.
   */
  private Limit limit(Statement statement, Duration time, long deadline) throws SQLException {
    switch (dialect) {
      case POSTGRESQL -> {
        PGConnection server = connection.unwrap(PGConnection.class);
        return OverdueQueries.ofProcess().watch(server::cancelQuery, deadline)::close;
      }
      case SQLITE -> ProgressHandler.setHandler(connection, stepsBetweenLooks(), until(deadline));
      default -> statement.setQueryTimeout((int) Math.max(1, time.toSeconds()));
    }
    return () -> {};
  }

  private int stepsBetweenLooks() {
    return kind == Kind.OWN ? STEPS_BETWEEN_LOOKS : STEPS_OF_OTHERS;
  }

  private static ProgressHandler until(long deadline) {
    return new ProgressHandler() {
      @Override
      protected int progress() {
        return System.nanoTime() - deadline > 0 ? 1 : 0;
      }
    };
  }

  /** In PostgreSQL a failed statement spoils its transaction. */
  private void recover() throws SQLException {
    if (!connection.getAutoCommit()) {
      connection.rollback();
    }
  }

  /**
   * SQLite's and DuckDB's interrupt, of which DuckDB's driver may say something else, and
   * PostgreSQL's cancellation.
   */
  private boolean isLate(SQLException failure, long deadline) {
    return failure instanceof SQLTimeoutException
        || switch (dialect) {
          case SQLITE -> (failure.getErrorCode() & 0xFF) == SQLiteErrorCode.SQLITE_INTERRUPT.code;
          case DUCKDB ->
              String.valueOf(failure.getMessage()).contains("INTERRUPT Error")
                  || System.nanoTime() - deadline > 0;
          default -> "57014".equals(failure.getSQLState());
        };
  }

  /** What ends a query that takes longer than that. */
  public static SQLTimeoutException timeout(Duration time) {
    return new SQLTimeoutException(
        "it took longer than %s s"
            .formatted(
                BigDecimal.valueOf(time.toMillis(), 3).stripTrailingZeros().toPlainString()));
  }
}
