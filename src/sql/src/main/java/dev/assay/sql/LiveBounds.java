package dev.assay.sql;

import java.sql.Connection;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.Duration;
import java.util.Locale;
import java.util.Set;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import org.sqlite.SQLiteConnection;
import org.sqlite.SQLiteLimits;

/**
 * Bounds what a query of a model takes of this process where the engine of a connected database
 * runs in it, as SQLite's and DuckDB's do. Of others it bounds nothing.
 *
 * <p>SQLite heeds no stop within one call of a function, so that what a call makes is short: the
 * more calls a query has, the shorter. A query that calls nothing reads values of any length.
 */
final class LiveBounds implements AutoCloseable {

  /** Bytes beyond those before the query, without the Java heap. */
  private static final long MOST_MEMORY = 256L << 20;

  /** DuckDB keeps what it has read of the file, up to a limit of its own that is below this. */
  private static final long MOST_MEMORY_OF_DUCKDB =
      (DuckdbSettings.MOST_MEBIBYTES_OF_FILES + 128L) << 20;

  /** What stands before a parenthesis and calls nothing. */
  private static final Set<String> CLAUSES =
      Set.of(
          "IN",
          "AS",
          "EXISTS",
          "AND",
          "OR",
          "NOT",
          "WHERE",
          "FROM",
          "JOIN",
          "ON",
          "SELECT",
          "VALUES",
          "BY",
          "HAVING",
          "UNION",
          "ALL",
          "WHEN",
          "THEN",
          "ELSE",
          "OVER",
          "USING",
          "BETWEEN",
          "LIKE",
          "DISTINCT",
          "EXCEPT",
          "INTERSECT",
          "CASE",
          "LIMIT",
          "FILTER");

  private static final int LONGEST_OF_CALLS = 400_000;
  private static final int SHORTEST_OF_CALLS = 100_000;
  private static final int LONGEST_PATTERN = 1_000;
  private static final int LONGEST = 1_000_000_000;
  private static final Duration WATCH = Duration.ofMillis(10);

  private final Statement statement;
  private final long most;

  /** Where the engine runs in this process. */
  private @Nullable Thread watcher;

  private volatile boolean exceeded;

  private LiveBounds(Statement statement, long most) {
    this.statement = statement;
    this.most = most;
  }

  /** Bounds a query that is about to be executed, until it is closed. */
  static LiveBounds around(Dialect dialect, Statement statement, String sql) throws SQLException {
    LiveBounds bounds =
        new LiveBounds(statement, dialect == Dialect.DUCKDB ? MOST_MEMORY_OF_DUCKDB : MOST_MEMORY);
    if (dialect == Dialect.SQLITE) {
      limitValues(statement.getConnection(), sql);
    }
    if (dialect == Dialect.SQLITE || dialect == Dialect.DUCKDB) {
      bounds.watcher = Thread.ofPlatform().daemon().name("assay-live-memory").start(bounds::watch);
    }
    return bounds;
  }

  private static void limitValues(Connection connection, String sql) throws SQLException {
    long calls = calls(sql);
    long longest =
        calls == 0 ? LONGEST : Math.clamp(MOST_MEMORY / calls, SHORTEST_OF_CALLS, LONGEST_OF_CALLS);
    SQLiteConnection sqlite = connection.unwrap(SQLiteConnection.class);
    sqlite.setLimit(SQLiteLimits.SQLITE_LIMIT_LENGTH, Math.toIntExact(longest));
    sqlite.setLimit(SQLiteLimits.SQLITE_LIMIT_LIKE_PATTERN_LENGTH, LONGEST_PATTERN);
  }

  /** How often the query calls something by name, or puts texts together. */
  private static long calls(String sql) throws SQLException {
    SqlTokens tokens;
    try {
      tokens = new SqlTokens(SqlLexer.tokens(Dialect.SQLITE, sql));
    } catch (RefusedSqlException unreadable) {
      throw new SQLException(unreadable.getMessage(), unreadable);
    }
    return IntStream.range(0, tokens.size())
        .filter(
            index ->
                tokens.isSymbol(index, '|')
                    || (tokens.isSymbol(index, '(')
                        && tokens.isName(index - 1)
                        && !CLAUSES.contains(tokens.at(index - 1).text().toUpperCase(Locale.ROOT))))
        .count();
  }

  private void watch() {
    Runtime runtime = Runtime.getRuntime();
    MemoryGauge gauge = MemoryGauge.residentInProcess();
    Thread self = Thread.currentThread();
    long before = gauge.bytes(self);
    long heapBefore = runtime.totalMemory() - runtime.freeMemory();
    try {
      while (!self.isInterrupted()) {
        Thread.sleep(WATCH);
        // pages of the heap are had when they are first used, which is no fault of the query
        long ofHeap = Math.max(0, runtime.totalMemory() - heapBefore);
        if (gauge.bytes(self) - before > most + ofHeap) {
          exceeded = true;
          statement.cancel();
        }
      }
    } catch (InterruptedException ended) {
      Thread.currentThread().interrupt();
    } catch (SQLException endedMeanwhile) {
      // then there is nothing to cancel, which is what was wanted
    }
  }

  /** No bounds, for a query of our own. */
  static LiveBounds none(Statement statement) {
    return new LiveBounds(statement, MOST_MEMORY);
  }

  /** What is done with a query. */
  @FunctionalInterface
  interface Reading<T, E extends Exception> {
    T read() throws SQLException, E;
  }

  /**
   * Reads within the bounds.
   *
   * @throws SQLException of memory where that was why the query ended
   */
  <T, E extends Exception> T within(Reading<T, E> reading) throws SQLException, E {
    try {
      return reading.read();
    } catch (SQLException failure) {
      if (exceeded) {
        throw new SQLException(
            "it needs more than %d MiB of memory".formatted(most >> 20), failure);
      }
      throw failure;
    }
  }

  /** Watches no longer: what is executed next must not be cancelled. */
  @Override
  public void close() {
    if (watcher == null) {
      return;
    }
    watcher.interrupt();
    try {
      watcher.join();
    } catch (InterruptedException _) {
      Thread.currentThread().interrupt();
    }
  }
}
