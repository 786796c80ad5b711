package dev.assay.sql;

import java.sql.SQLException;
import java.sql.Statement;
import java.time.Duration;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;

/**
 * Ends the queries of servers whose time is over, by a look at all of them ten times a second. A
 * timer for each, as PostgreSQL's driver has it, wakes a thread for every query, which takes longer
 * than most queries do.
 */
final class OverdueQueries {

  private static final Duration BETWEEN_LOOKS = Duration.ofMillis(100);

  private final Set<Watched> running = ConcurrentHashMap.newKeySet();

  /** Those of this process, which are looked at from the first one on. */
  private static final class OfProcess {

    static final OverdueQueries QUERIES = new OverdueQueries();

    static {
      Thread.ofPlatform().daemon().name("assay-overdue-queries").start(OfProcess::lookOn);
    }

    private static void lookOn() {
      try {
        while (true) {
          Thread.sleep(BETWEEN_LOOKS);
          QUERIES.look();
        }
      } catch (InterruptedException ended) {
        Thread.currentThread().interrupt();
      }
    }
  }

  static OverdueQueries ofProcess() {
    return OfProcess.QUERIES;
  }

  /** Watches what the statement executes, until it is closed. */
  Watched watch(Statement statement, long deadline) {
    Watched watched = new Watched(statement, deadline);
    running.add(watched);
    return watched;
  }

  /** Cancels what is late, at each look until it has ended. */
  void look() {
    running.forEach(Watched::cancelIfLate);
  }

  /** One that is watched. What is executed after it is never cancelled in its place. */
  final class Watched implements AutoCloseable {

    private final Statement statement;
    private final long deadline;
    private boolean ended;

    private Watched(Statement statement, long deadline) {
      this.statement = statement;
      this.deadline = deadline;
    }

    private synchronized void cancelIfLate() {
      if (ended || System.nanoTime() - deadline <= 0) {
        return;
      }
      try {
        statement.cancel();
      } catch (SQLException | RuntimeException unheard) {
        // the next look tries again, and others have to be looked at as well
      }
    }

    @Override
    public synchronized void close() {
      ended = true;
      running.remove(this);
    }
  }
}
