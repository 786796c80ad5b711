package dev.assay.sql.mariadb;

import java.sql.Connection;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.Duration;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * A database of the server that one execution has to itself. It is used again, and what was made in
 * it is removed then.
 */
public final class TestDatabase implements AutoCloseable {

  /** So often a statement is asked to end, before the server is ended. */
  private static final int PATIENCE = 25;

  private final int number;
  private final MariadbServer server;
  private final Consumer<TestDatabase> returned;
  private final AtomicInteger askedToEnd = new AtomicInteger();
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
   * Ends what works for this database, from outside: kills its connection and, when it is called
   * again and again, the server, which is then started again.
   */
  public void stop() {
    int times = askedToEnd.incrementAndGet();
    if (times == 1) {
      try (Connection administrator = Logins.administrator(server.vendor(), "")) {
        Logins.execute(administrator, "KILL CONNECTION " + working);
      } catch (SQLException ended) {
        // then there is nothing to kill, or it is asked again
      }
    } else if (times == PATIENCE) {
      server.kill();
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
    askedToEnd.set(0);
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
