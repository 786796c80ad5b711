package dev.assay.sql.mariadb;

import java.sql.Connection;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.Duration;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * A database of the server that one execution has to itself. It is used again, and what was made in
 * it is removed then.
 */
public final class TestDatabase implements AutoCloseable {

  /** After so long the server is ended, where a statement that is to end does not. */
  private static final long PATIENCE_MILLIS = 2_000;

  private final int number;
  private final MariadbServer server;
  private final Consumer<TestDatabase> returned;
  private final AtomicBoolean askedToEnd = new AtomicBoolean();
  private @Nullable Connection loader;
  private @Nullable Connection candidate;
  private volatile long working;

  TestDatabase(int number, MariadbServer server, Consumer<TestDatabase> returned) {
    this.number = number;
    this.server = server;
    this.returned = returned;
  }

  int number() {
    return number;
  }

  /** The connection that makes and fills tables; what an earlier use left is removed. */
  public Connection loader() throws SQLException {
    Connection connection = Logins.administrator(server.vendor(), "");
    loader = connection;
    working = id(connection);
    String name = "test_" + number;
    Logins.execute(connection, "DROP DATABASE IF EXISTS " + name);
    Logins.execute(connection, "CREATE DATABASE " + name);
    Logins.execute(connection, "USE " + name);
    return connection;
  }

  /**
   * A new connection of one who may read the tables and nothing else.
   *
   * @param longest how long a statement may take, should nobody stop it before
   */
  public Connection candidate(Duration longest) throws SQLException {
    Connection connection = Logins.candidate(server.vendor(), number, longest);
    candidate = connection;
    working = id(connection);
    return connection;
  }

  private static long id(Connection connection) throws SQLException {
    try (Statement statement = connection.createStatement();
        var row = statement.executeQuery("SELECT CONNECTION_ID()")) {
      row.next();
      return row.getLong(1);
    }
  }

  /** The number of the server's process. */
  public long worker() {
    return server.processId();
  }

  /**
   * Ends what works for this database, from outside: kills its connection and, where that does not
   * help at once, the server, which is then started again.
   */
  public void stop() {
    if (!askedToEnd.compareAndSet(false, true)) {
      return;
    }
    long connection = working;
    try (Connection administrator = Logins.administrator(server.vendor(), "")) {
      Logins.execute(administrator, "KILL CONNECTION " + connection);
    } catch (SQLException ended) {
      // then there is nothing to kill, or the server is ended
    }
    CompletableFuture.delayedExecutor(PATIENCE_MILLIS, TimeUnit.MILLISECONDS)
        .execute(
            () -> {
              if (isThere(connection)) {
                server.kill();
              }
            });
  }

  /** Whether the server still works for a connection, or does not even tell. */
  private boolean isThere(long connection) {
    try (Connection administrator = Logins.administrator(server.vendor(), "");
        Statement statement = administrator.createStatement();
        var row =
            statement.executeQuery(
                "SELECT 1 FROM information_schema.processlist WHERE id = " + connection)) {
      return row.next();
    } catch (SQLException untold) {
      return true;
    }
  }

  /** Ends what the candidate's connection executes, which can then be used for the next query. */
  public void endQuery() throws SQLException {
    try (Connection administrator = Logins.administrator(server.vendor(), "")) {
      Logins.execute(administrator, "KILL QUERY " + working);
    }
  }

  /** Gives the database back. */
  @Override
  public void close() {
    close(candidate);
    close(loader);
    candidate = null;
    loader = null;
    askedToEnd.set(false);
    returned.accept(this);
  }

  private static void close(@Nullable Connection connection) {
    try {
      if (connection != null) {
        connection.close();
      }
    } catch (SQLException gone) {
      // then it is closed
    }
  }
}
