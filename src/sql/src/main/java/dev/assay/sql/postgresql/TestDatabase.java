package dev.assay.sql.postgresql;

import java.sql.Connection;
import java.sql.SQLException;
import java.time.Duration;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import org.postgresql.PGConnection;

/**
 * A database of the server that one execution has to itself. What it made in the schema {@code
 * public} is removed when it is closed, and the database is used again; after trouble it is not.
 * The candidate's connection of the next execution is made beforehand.
 */
public final class TestDatabase implements AutoCloseable {

  private static final String CLEAN =
      "DROP SCHEMA public CASCADE; CREATE SCHEMA public; RESET ALL; SET TimeZone = 'UTC';"
          + " SET lock_timeout = '2s'; SET client_min_messages = error";

  /** A new connection's first query is slow, since it knows nothing of the catalog yet. */
  private static final String ACQUAINT =
      "SELECT t.relname, count(*), max(n.oid) FROM pg_class t JOIN pg_namespace n"
          + " ON t.relnamespace = n.oid WHERE t.relname = 'x' AND n.oid > 1"
          + " GROUP BY t.relname ORDER BY count(*) DESC, 1 LIMIT 1";

  private final String name;
  private final Connection loader;
  private final Logins logins;
  private final Consumer<TestDatabase> returned;
  private final AtomicBoolean inUse = new AtomicBoolean();
  private @Nullable Connection candidate;
  private @Nullable Connection next;
  private volatile @Nullable Backend working;
  private volatile boolean spent;
  private long resultBytes;
  private int uses;

  TestDatabase(String name, Logins logins, Consumer<TestDatabase> returned) throws SQLException {
    this.name = name;
    this.logins = logins;
    this.returned = returned;
    this.loader = logins.loader(name);
    working = backend(loader);
  }

  String name() {
    return name;
  }

  /** How often it was given out. */
  int uses() {
    return uses;
  }

  /** Begins a use; whether the connection is still good. */
  boolean open() {
    inUse.set(true);
    uses++;
    try {
      working = backend(loader);
      Logins.execute(loader, "");
      return true;
    } catch (SQLException gone) {
      return false;
    }
  }

  /** The connection that makes and fills tables. */
  public Connection loader() {
    return loader;
  }

  /**
   * A new connection of one who may read the tables and nothing else.
   *
   * @param longest how long a statement may take, should nobody stop it before
   * @param bytes how much of a result is taken at a time
   */
  public Connection candidate(Duration longest, long bytes) throws SQLException {
    String setting = "SET statement_timeout = " + longest.toMillis();
    if (bytes != resultBytes && next != null) {
      disconnect(next); // it takes results of another size
      next = null;
    }
    resultBytes = bytes;
    Connection connection = made(setting);
    if (connection == null) {
      connection = logins.candidate(name, bytes);
      candidate = connection;
      Logins.execute(connection, setting);
    }
    candidate = connection;
    working = backend(connection);
    connection.setAutoCommit(false);
    return connection;
  }

  /** The connection that was made beforehand, if there is one that is still good. */
  private @Nullable Connection made(String setting) {
    Connection connection = next;
    next = null;
    if (connection == null) {
      return null;
    }
    try {
      Logins.execute(connection, setting);
      return connection;
    } catch (SQLException gone) {
      disconnect(connection);
      return null;
    }
  }

  /** The number of the process that works for this database now. */
  public long worker() {
    Backend now = working;
    return now == null ? 0 : now.process();
  }

  /**
   * Ends what works for this database, from outside: asks its process to end and, where it does not
   * at once, kills it. The database is not used again.
   */
  public void stop() {
    spent = true;
    Backend now = working;
    if (now != null) {
      now.end();
    }
  }

  private static Backend backend(Connection connection) throws SQLException {
    return new Backend(connection.unwrap(PGConnection.class).getBackendPID());
  }

  /** Gives the database back. */
  @Override
  public void close() {
    if (inUse.compareAndSet(true, false)) {
      returned.accept(this);
    }
  }

  /** Makes it ready for the next use; whether that went well, and it may be used again. */
  boolean makeReady() {
    try {
      if (candidate != null) {
        candidate.close();
        candidate = null;
      }
      if (spent) {
        return false;
      }
      Logins.execute(loader, CLEAN);
      if (next == null && resultBytes > 0) {
        next = logins.candidate(name, resultBytes);
        Logins.execute(next, ACQUAINT);
      }
      return true;
    } catch (SQLException failed) {
      return false; // it is removed, with whatever is wrong in it
    }
  }

  void disconnect() {
    disconnect(loader);
    if (next != null) {
      disconnect(next);
    }
  }

  private static void disconnect(Connection connection) {
    try {
      connection.close();
    } catch (SQLException gone) {
      // then it is closed
    }
  }
}
