package dev.assay.sql;

import java.sql.Connection;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.Duration;
import org.sqlite.SQLiteConnection;
import org.sqlite.SQLiteLimits;

/**
 * Bounds what a query of a model takes of this process where the engine of a connected database
 * runs in it, as SQLite's and DuckDB's do. Of others it bounds nothing.
 *
 * <p>SQLite heeds no stop within one call of a function, so that what a call makes is short: the
 * more calls a query has, the shorter. A query that calls nothing reads values of any length.
 */
public final class LiveBounds implements AutoCloseable {

  /** Bytes beyond those before the query, without the Java heap. */
  private static final long MOST_MEMORY = 256L << 20;

  private static final int LONGEST_OF_CALLS = 400_000;
  private static final int SHORTEST_OF_CALLS = 100_000;
  private static final int LONGEST_PATTERN = 1_000;
  private static final int LONGEST = 1_000_000_000;
  private static final Duration WATCH = Duration.ofMillis(10);

  private final Statement statement;
  private final MemoryGauge gauge;
  private final Thread watch;
  private volatile boolean exceeded;

  private LiveBounds(Statement statement) {
    this.statement = statement;
    this.gauge = MemoryGauge.residentInProcess();
    this.watch = Thread.ofPlatform().daemon().name("assay-live-memory").unstarted(this::watch);
  }

  /** Bounds a query that is about to be executed, until it is closed. */
  public static LiveBounds around(Dialect dialect, Statement statement, String sql)
      throws SQLException {
    LiveBounds bounds = new LiveBounds(statement);
    if (dialect == Dialect.SQLITE) {
      limitValues(statement.getConnection(), sql);
    }
    if (dialect == Dialect.SQLITE || dialect == Dialect.DUCKDB) {
      bounds.watch.start();
    }
    return bounds;
  }

  private static void limitValues(Connection connection, String sql) throws SQLException {
    long calls = sql.chars().filter(c -> c == '(' || c == '|').count();
    long longest =
        calls == 0 ? LONGEST : Math.clamp(MOST_MEMORY / calls, SHORTEST_OF_CALLS, LONGEST_OF_CALLS);
    SQLiteConnection sqlite = connection.unwrap(SQLiteConnection.class);
    sqlite.setLimit(SQLiteLimits.SQLITE_LIMIT_LENGTH, Math.toIntExact(longest));
    sqlite.setLimit(SQLiteLimits.SQLITE_LIMIT_LIKE_PATTERN_LENGTH, LONGEST_PATTERN);
  }

  private void watch() {
    long before = nativeBytes();
    try {
      while (!Thread.currentThread().isInterrupted()) {
        Thread.sleep(WATCH);
        if (nativeBytes() - before > MOST_MEMORY) {
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

  private long nativeBytes() {
    return gauge.bytes(watch) - Runtime.getRuntime().totalMemory();
  }

  /** No bounds, for a query of our own. */
  public static LiveBounds none(Statement statement) {
    return new LiveBounds(statement);
  }

  /** What is done with a query. */
  @FunctionalInterface
  public interface Reading {
    /** Whether all was read. */
    boolean read() throws SQLException;
  }

  /**
   * Reads within the bounds.
   *
   * @throws SQLException of memory where that was why the query ended
   */
  public boolean within(Reading reading) throws SQLException {
    try {
      return reading.read();
    } catch (SQLException failure) {
      if (exceeded) {
        throw new SQLException(
            "it needs more than %d MiB of memory".formatted(MOST_MEMORY >> 20), failure);
      }
      throw failure;
    }
  }

  /** Watches no longer: what is executed next must not be cancelled. */
  @Override
  public void close() {
    watch.interrupt();
    try {
      watch.join();
    } catch (InterruptedException _) {
      Thread.currentThread().interrupt();
    }
  }
}
