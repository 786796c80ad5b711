package dev.assay.catalog;

import dev.assay.sql.Dialect;
import dev.assay.sql.DuckdbRows;
import dev.assay.sql.JdbcRows;
import dev.assay.sql.LiveBounds;
import dev.assay.sql.LostValues;
import dev.assay.sql.ResultRows;
import dev.assay.sql.SqlLimits;
import dev.assay.table.Binary;
import dev.assay.table.Table;
import java.nio.charset.StandardCharsets;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.SQLTimeoutException;
import java.sql.Statement;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import org.sqlite.ProgressHandler;
import org.sqlite.SQLiteErrorCode;

/** Queries over one connection, each ended when its time is over. */
final class ReadSession {

  private static final int ROWS_A_FETCH = 1000;
  private static final int STEPS_BETWEEN_LOOKS = 100_000;

  /** Each may be a call that takes long. */
  private static final int STEPS_OF_MODELS = 500;

  private final Connection connection;
  private final Dialect dialect;
  private final boolean ofModels;

  /** A session of queries that are our own. */
  ReadSession(Connection connection, Dialect dialect) {
    this(connection, dialect, false);
  }

  private ReadSession(Connection connection, Dialect dialect, boolean ofModels) {
    this.connection = connection;
    this.dialect = dialect;
    this.ofModels = ofModels;
  }

  /** A session of queries that others wrote, which are bounded in what they take of memory. */
  static ReadSession forModels(Connection connection, Dialect dialect) {
    return new ReadSession(connection, dialect, true);
  }

  /** Takes rows one by one. */
  @FunctionalInterface
  interface RowTaker {
    /** Takes the row, and answers whether it wants another one. */
    boolean take(List<@Nullable Object> row) throws SQLException;
  }

  /**
   * Hands over the rows of the query until it ends or no more are wanted.
   *
   * @param longest the most characters or bytes of large objects that are of interest
   * @param lost is told of the values that cannot be read
   * @return whether all rows were handed over
   * @throws SQLTimeoutException when it takes longer than that
   */
  boolean query(String sql, Duration time, int longest, LostValues lost, RowTaker taker)
      throws SQLException {
    return query(sql, time, longest, lost, _ -> {}, taker);
  }

  /**
   * The first rows of the query's result, with the names of its columns.
   *
   * @param most how many rows are wanted
   * @throws SQLTimeoutException when it takes longer than that
   */
  Table first(String sql, Duration time, int longest, int most) throws SQLException {
    List<String> names = new ArrayList<>();
    List<List<@Nullable Object>> rows = new ArrayList<>();
    query(
        sql,
        time,
        longest,
        (_, _) -> {}, // one is NULL among rows that are only looked at
        names::addAll,
        row -> {
          rows.add(row);
          return rows.size() < most;
        });
    recover(); // no transaction is left open between queries
    return Table.ofValues(names, rows);
  }

  /**
   * The rows of the query's result within the bounds.
   *
   * @throws SQLTimeoutException when it takes longer than that
   */
  ReadRows rows(String sql, RowBounds bounds, int longest) throws SQLException {
    List<String> names = new ArrayList<>();
    List<List<@Nullable Object>> rows = new ArrayList<>();
    long[] bytes = new long[1];
    boolean complete =
        query(
            sql,
            bounds.time(),
            longest,
            (_, _) -> {}, // one is NULL among rows that are only looked at
            names::addAll,
            row -> {
              bytes[0] += length(row);
              if (rows.size() == bounds.rows() || bytes[0] > bounds.bytes()) {
                return false;
              }
              return rows.add(row);
            });
    recover();
    return new ReadRows.Some(Table.ofValues(names, rows), complete);
  }

  /**
   * The query's whole result; empty where it has more rows, cells or text than the limits allow.
   *
   * @throws SQLTimeoutException when it takes longer than these say
   */
  Optional<Table> all(String sql, SqlLimits limits) throws SQLException {
    List<String> names = new ArrayList<>();
    List<List<@Nullable Object>> rows = new ArrayList<>();
    long[] bytes = new long[1];
    boolean complete =
        query(
            sql,
            limits.time(),
            limits.valueLength(),
            (_, _) -> {}, // a value that no cell holds is NULL on both sides
            names::addAll,
            row -> {
              bytes[0] += length(row);
              boolean within =
                  rows.size() < limits.rows()
                      && (rows.size() + 1L) * row.size() <= limits.cells()
                      && bytes[0] <= limits.memory();
              return within && rows.add(row);
            });
    recover();
    return complete ? Optional.of(Table.ofValues(names, rows)) : Optional.empty();
  }

  /** As long as a row is about as it will be written, separators included. */
  private static long length(List<@Nullable Object> row) {
    long length = 0;
    for (Object value : row) {
      length += 2 + (value instanceof Binary bytes ? bytes.hex() : String.valueOf(value)).length();
    }
    return length;
  }

  /** As the query above; the names of the columns are told first. */
  boolean query(
      String sql,
      Duration time,
      int longest,
      LostValues lost,
      Consumer<List<String>> named,
      RowTaker taker)
      throws SQLException {
    long deadline = System.nanoTime() + time.toNanos();
    try (Statement statement = connection.createStatement()) {
      limit(statement, time, deadline);
      statement.setFetchSize(ROWS_A_FETCH);
      try (LiveBounds bounds =
          ofModels ? LiveBounds.around(dialect, statement, sql) : LiveBounds.none(statement)) {
        return bounds.within(
            () -> {
              try (ResultSet result = statement.executeQuery(sql)) {
                ResultRows rows =
                    dialect == Dialect.DUCKDB
                        ? new DuckdbRows(result, lost)
                        : new JdbcRows(result, longest, lost);
                named.accept(rows.names());
                return takeAll(rows, statement, deadline, time, taker);
              }
            });
      }
    } catch (SQLException failure) {
      recover();
      throw isInterrupted(failure) || failure instanceof SQLTimeoutException
          ? timeout(time)
          : failure;
    }
  }

  /** Whether all rows were taken. */
  private static boolean takeAll(
      ResultRows rows, Statement statement, long deadline, Duration time, RowTaker taker)
      throws SQLException {
    for (List<@Nullable Object> row = rows.next(); row != null; row = rows.next()) {
      if (System.nanoTime() - deadline > 0) {
        statement.cancel();
        throw timeout(time);
      }
      if (!taker.take(row)) {
        return false;
      }
    }
    return true;
  }

  /**
   * Has the database read the query and look up its names, functions and types, and do nothing of
   * it.
   *
   * @throws SQLTimeoutException when it takes longer than that
   */
  void prepare(String sql, Duration time) throws SQLException {
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
          try (PreparedStatement statement = connection.prepareStatement(sql)) {
            limit(statement, time, System.nanoTime() + time.toNanos());
            // some drivers send the text only when they are asked for its columns
            statement.getMetaData();
          }
        }
      }
    } catch (SQLException failure) {
      throw isInterrupted(failure) || failure instanceof SQLTimeoutException
          ? timeout(time)
          : failure;
    } finally {
      recover();
    }
  }

  private void preparing(Duration time, String undone, String... steps) throws SQLException {
    try (Statement statement = connection.createStatement()) {
      limit(statement, time, System.nanoTime() + time.toNanos());
      for (String step : steps) {
        statement.execute(step);
      }
      statement.execute(undone);
    }
  }

  /** The number that the query answers with. */
  long number(String sql, Duration time) throws SQLException {
    long[] number = new long[1];
    query(
        sql,
        time,
        Cell.LONGEST,
        (_, _) -> {},
        row -> {
          number[0] = row.getFirst() instanceof Number value ? value.longValue() : 0;
          return false;
        });
    return number[0];
  }

  /** SQLite's driver takes a time-out for the time to wait for locks. */
  private void limit(Statement statement, Duration time, long deadline) throws SQLException {
    if (dialect == Dialect.SQLITE) {
      ProgressHandler.setHandler(
          connection,
          ofModels ? STEPS_OF_MODELS : STEPS_BETWEEN_LOOKS,
          new ProgressHandler() {
            @Override
            protected int progress() {
              return System.nanoTime() - deadline > 0 ? 1 : 0;
            }
          });
    } else {
      statement.setQueryTimeout((int) Math.max(1, time.toSeconds()));
    }
  }

  /** In PostgreSQL a failed statement spoils its transaction. */
  private void recover() throws SQLException {
    if (!connection.getAutoCommit()) {
      connection.rollback();
    }
  }

  /** SQLite's and DuckDB's interrupt, and PostgreSQL's cancellation by the driver's own timer. */
  private boolean isInterrupted(SQLException failure) {
    return switch (dialect) {
      case SQLITE -> (failure.getErrorCode() & 0xFF) == SQLiteErrorCode.SQLITE_INTERRUPT.code;
      case DUCKDB -> String.valueOf(failure.getMessage()).contains("INTERRUPT Error");
      default -> "57014".equals(failure.getSQLState());
    };
  }

  private static SQLTimeoutException timeout(Duration time) {
    return new SQLTimeoutException("it took longer than %d s".formatted(time.toSeconds()));
  }
}
