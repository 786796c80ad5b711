package dev.assay.sql.postgresql;

import java.sql.Connection;
import java.sql.SQLException;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Semaphore;
import java.util.concurrent.locks.Lock;
import java.util.concurrent.locks.ReentrantLock;
import org.jspecify.annotations.Nullable;

/**
 * The test databases of one server. What was used is made ready for the next use in the background,
 * so that nobody waits for it who does not ask at once; there are two at least, so that one is
 * ready while the other is made so.
 */
final class Databases {

  /** So many are in use at most; who wants one more waits. */
  private static final int MOST = 16;

  private static final int FEWEST = 2;

  /** Each use leaves a little in the catalog's tables, which nobody cleans. */
  private static final int MOST_USES = 200;

  private final Logins logins;
  private final TestDatabase first;
  private final Lock administration = new ReentrantLock();
  private final Semaphore room = new Semaphore(MOST, true);
  private final Deque<TestDatabase> ready = new ArrayDeque<>();
  private final ExecutorService background =
      Executors.newCachedThreadPool(
          Thread.ofPlatform().daemon().name("assay-postgresql-", 0).factory());
  private int inPreparation;
  private int waiting;
  private int existing;
  private int named;

  /** With the database that the data folder has. */
  Databases(Logins logins) throws SQLException {
    this.logins = logins;
    this.first = new TestDatabase("test_1", logins, this::takeBack);
    this.named = 1;
    this.existing = 1;
    ready.add(first);
  }

  TestDatabase first() {
    return first;
  }

  TestDatabase take() throws SQLException, InterruptedException {
    room.acquire();
    boolean taken = false;
    try {
      for (TestDatabase kept = kept(); kept != null; kept = kept()) {
        if (kept.open()) {
          taken = true;
          return kept;
        }
        remove(kept);
      }
      TestDatabase made = made(newName());
      made.open();
      taken = true;
      return made;
    } finally {
      if (!taken) {
        room.release();
      }
    }
  }

  /** One that is ready, or will be before a new one could be made. */
  private synchronized @Nullable TestDatabase kept() throws InterruptedException {
    while (ready.isEmpty() && waiting < inPreparation) {
      waiting++;
      try {
        wait();
      } finally {
        waiting--;
      }
    }
    return ready.poll();
  }

  private synchronized String newName() {
    existing++;
    return "test_" + ++named;
  }

  private TestDatabase made(String name) throws SQLException {
    try {
      administer(
          "CREATE DATABASE %s OWNER loader TEMPLATE template1".formatted(name),
          "REVOKE ALL ON DATABASE %s FROM PUBLIC".formatted(name),
          "GRANT CONNECT ON DATABASE %s TO candidate".formatted(name));
      return new TestDatabase(name, logins, this::takeBack);
    } catch (SQLException failed) {
      forget();
      throw failed;
    }
  }

  private synchronized void forget() {
    existing--;
  }

  private void takeBack(TestDatabase database) {
    synchronized (this) {
      inPreparation++;
    }
    boolean begun = false;
    try {
      background.execute(() -> prepare(database));
      begun = true;
    } finally {
      if (!begun) { // there is no thread for it: whoever waits must not wait for ever
        prepared(null);
        room.release();
      }
    }
  }

  private void prepare(TestDatabase database) {
    boolean isReady = false;
    try {
      isReady = database.makeReady() && database.uses() < MOST_USES;
    } finally {
      prepared(isReady ? database : null);
      room.release();
      if (!isReady) {
        remove(database);
      }
    }
    provide();
  }

  private synchronized void prepared(@Nullable TestDatabase database) {
    inPreparation--;
    if (database != null) {
      ready.add(database);
    }
    notifyAll();
  }

  /** Makes one ahead where there are too few. */
  private void provide() {
    String name;
    synchronized (this) {
      if (existing >= FEWEST) {
        return;
      }
      name = newName();
    }
    try {
      TestDatabase made = made(name);
      synchronized (this) {
        ready.add(made);
        notifyAll();
      }
    } catch (SQLException later) {
      // who wants it makes it then, and is told what is wrong
    }
  }

  private void remove(TestDatabase database) {
    forget();
    database.disconnect();
    try {
      administer("DROP DATABASE IF EXISTS %s WITH (FORCE)".formatted(database.name()));
    } catch (SQLException left) {
      // it goes with the server's folder, if not now
    }
  }

  private void administer(String... statements) throws SQLException {
    administration.lock();
    try (Connection administrator = logins.administrator()) {
      for (String statement : statements) {
        Logins.execute(administrator, statement);
      }
    } finally {
      administration.unlock();
    }
  }
}
