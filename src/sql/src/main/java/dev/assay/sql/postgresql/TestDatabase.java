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
 */
public final class TestDatabase implements AutoCloseable {

  private static final String CLEAN =
      "DROP SCHEMA public CASCADE; CREATE SCHEMA public; RESET ALL; SET TimeZone = 'UTC';"
          + " SET lock_timeout = '2s'; SET client_min_messages = error";

  private final String name;
  private final Connection loader;
  private final Logins logins;
  private final Consumer<TestDatabase> returned;
  private final AtomicBoolean inUse = new AtomicBoolean();
  private @Nullable Connection candidate;
  private volatile @Nullable Backend working;
  private volatile boolean spent;
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
   * @param resultBytes how much of a result is taken at a time
   */
  public Connection candidate(Duration longest, long resultBytes) throws SQLException {
    Connection connection = logins.candidate(name, longest, resultBytes);
    candidate = connection;
    working = backend(connection);
    return connection;
  }

  /** The number of the process that works for this database now. */
  public long worker() {
    Backend now = working;
    return now == null ? 0 : now.process();
  }

  /**
   * Ends what works for this database, from outside: asks its process to end and, when it is called
   * again and again, kills it. The database is not used again.
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
    if (!inUse.compareAndSet(true, false)) {
      return;
    }
    try {
      if (candidate != null) {
        candidate.close();
      }
      candidate = null;
      if (!spent) {
        Logins.execute(loader, CLEAN);
      }
    } catch (SQLException failed) {
      spent = true; // it is removed, with whatever is wrong in it
    }
    returned.accept(this);
  }

  /** Whether it must not be used again. */
  boolean isSpent() {
    return spent;
  }

  void disconnect() {
    try {
      loader.close();
    } catch (SQLException gone) {
      // then it is closed
    }
  }
}
