package dev.assay.sql;

import java.sql.SQLException;
import java.time.Duration;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.Executor;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.LongSupplier;
import org.jspecify.annotations.Nullable;

/**
 * Ends the queries of servers whose time is over, by a look at all of them ten times a second. A
 * timer for each, as PostgreSQL's driver has it, wakes a thread for every query, which takes longer
 * than most queries do.
 */
final class OverdueQueries {

  private static final Duration BETWEEN_LOOKS = Duration.ofMillis(100);

  /** What has been told often is told seldom: each time takes the server a new connection. */
  private static final Duration LONGEST_WAIT = Duration.ofSeconds(5);

  private static final OverdueQueries OF_PROCESS =
      new OverdueQueries(Thread::startVirtualThread, System::nanoTime);

  /** Tells the database to end what it executes for a connection; more than once, if need be. */
  @FunctionalInterface
  interface Cancel {
    void send() throws SQLException;
  }

  private final Set<Watched> running = ConcurrentHashMap.newKeySet();
  private final Executor cancelling;
  private final LongSupplier nanoTime;
  private volatile @Nullable Thread looking;

  /** With what each is cancelled by, so that a server that does not answer keeps no other one. */
  OverdueQueries(Executor cancelling, LongSupplier nanoTime) {
    this.cancelling = cancelling;
    this.nanoTime = nanoTime;
  }

  /** Those of this process, which somebody looks at from now on. */
  static OverdueQueries ofProcess() {
    OF_PROCESS.beLookedAt();
    return OF_PROCESS;
  }

  /** Not when the class is initialized: in a native image that is while it is built. */
  private void beLookedAt() {
    Thread thread = looking;
    if (thread == null || !thread.isAlive()) {
      startLooking();
    }
  }

  private synchronized void startLooking() {
    Thread thread = looking;
    if (thread == null || !thread.isAlive()) {
      looking = Thread.ofPlatform().daemon().name("assay-overdue-queries").start(this::lookOn);
    }
  }

  private void lookOn() {
    try {
      while (true) {
        Thread.sleep(BETWEEN_LOOKS);
        lookAgain();
      }
    } catch (InterruptedException ended) {
      Thread.currentThread().interrupt();
    }
  }

  private void lookAgain() {
    try {
      look();
    } catch (OutOfMemoryError exhausted) {
      // the next look goes on: to end queries is what gives memory back
    }
  }

  /** Watches what is executed, until it is closed. */
  Watched watch(Cancel cancel, long deadline) {
    Watched watched = new Watched(cancel, deadline);
    running.add(watched);
    return watched;
  }

  /** Cancels what is late, again after ever longer waits until it has ended. */
  void look() {
    running.forEach(Watched::cancelIfLate);
  }

  /** One that is watched. What is executed after it is never cancelled in its place. */
  final class Watched implements AutoCloseable {

    private final Cancel cancel;
    private final AtomicBoolean told = new AtomicBoolean();
    private long due;
    private Duration wait = BETWEEN_LOOKS;
    private boolean ended;

    private Watched(Cancel cancel, long deadline) {
      this.cancel = cancel;
      this.due = deadline;
    }

    private void cancelIfLate() {
      long now = nanoTime.getAsLong();
      if (now - due >= 0 && told.compareAndSet(false, true)) {
        try {
          cancelling.execute(this::cancel);
          due = now + wait.toNanos();
          wait = longer(wait);
        } catch (OutOfMemoryError exhausted) {
          told.set(false);
          throw exhausted;
        }
      }
    }

    private static Duration longer(Duration wait) {
      Duration doubled = wait.multipliedBy(2);
      return doubled.compareTo(LONGEST_WAIT) < 0 ? doubled : LONGEST_WAIT;
    }

    private synchronized void cancel() {
      try {
        if (!ended) {
          cancel.send();
        }
      } catch (SQLException | RuntimeException unheard) {
        // a later look tries again
      } finally {
        told.set(false);
      }
    }

    @Override
    public synchronized void close() {
      ended = true;
      running.remove(this);
    }
  }
}
