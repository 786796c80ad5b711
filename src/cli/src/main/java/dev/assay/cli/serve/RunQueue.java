package dev.assay.cli.serve;

import java.time.Duration;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.Semaphore;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.BooleanSupplier;

/** Runs that are under way or wait for their turn: so many of each and no more, each run once. */
final class RunQueue {

  /** What became of a run that was offered. */
  enum Entry {
    /** It is under way, or will be. */
    TAKEN,
    /** It was there before, or needs nothing any more. */
    KNOWN,
    /** There is no room for it. */
    FULL
  }

  private static final Duration AFTER_INTERRUPT = Duration.ofSeconds(10);

  private final Map<String, Task> runs = new ConcurrentHashMap<>();

  private final Semaphore room;
  private final ThreadPoolExecutor threads;
  private volatile boolean closing;

  /** A queue that works on {@code atOnce} runs while {@code waiting} others wait. */
  RunQueue(int atOnce, int waiting) {
    this.room = new Semaphore(atOnce + waiting);
    this.threads =
        new ThreadPoolExecutor(atOnce, atOnce, 0, TimeUnit.SECONDS, new LinkedBlockingQueue<>());
  }

  /**
   * Takes a run, if there is room.
   *
   * @param needed whether there is anything to do; not asked while the run is under way, nor by two
   *     threads at once
   * @param preparation done before anybody hears that the run is taken
   */
  Entry offer(String run, BooleanSupplier needed, Runnable preparation, Runnable work) {
    return offer(run, needed, room::tryAcquire, preparation, work);
  }

  /** The same, but waits until there is room. It is full only while the queue is closed. */
  Entry put(String run, BooleanSupplier needed, Runnable preparation, Runnable work)
      throws InterruptedException {
    room.acquire();
    // whoever begins the run takes the place over, and gives it back where that fails
    AtomicBoolean held = new AtomicBoolean(true);
    try {
      return offer(run, needed, () -> held.getAndSet(false), preparation, work);
    } finally {
      if (held.get()) {
        room.release();
      }
    }
  }

  private Entry offer(
      String run,
      BooleanSupplier needed,
      BooleanSupplier hasRoom,
      Runnable preparation,
      Runnable work) {
    AtomicReference<Entry> entry = new AtomicReference<>(Entry.KNOWN);
    runs.computeIfAbsent(
        run,
        _ -> {
          if (!needed.getAsBoolean()) {
            return null;
          }
          boolean taken = !closing && hasRoom.getAsBoolean();
          entry.set(taken ? Entry.TAKEN : Entry.FULL);
          return taken ? begun(run, preparation, work) : null;
        });
    return entry.get();
  }

  private Task begun(String run, Runnable preparation, Runnable work) {
    boolean begun = false;
    Task task = new Task(run, work);
    try {
      preparation.run();
      threads.execute(task);
      begun = true;
    } finally {
      if (!begun) {
        room.release();
      }
    }
    return task;
  }

  /** The work on a run, whose turn comes once. */
  private final class Task implements Runnable {

    private final String run;
    private final Runnable work;
    private volatile boolean begun;

    Task(String run, Runnable work) {
      this.run = run;
      this.work = work;
    }

    @Override
    public void run() {
      begun = true;
      try {
        if (!closing) {
          work.run();
        }
      } finally {
        runs.remove(run);
        room.release();
      }
    }
  }

  /**
   * Makes room for others where the run still waits.
   *
   * @return whether it did
   */
  boolean remove(String run) {
    Task waiting = runs.get(run);
    boolean waited = waiting != null && threads.remove(waiting);
    if (waited) {
      runs.remove(run);
      room.release();
    }
    return waited;
  }

  /** Whether it is there, and has to wait for its turn. */
  boolean isWaiting(String run) {
    Task task = runs.get(run);
    return task != null && !task.begun;
  }

  boolean isUnderWay(String run) {
    return runs.containsKey(run);
  }

  /**
   * Takes nothing any more, waits for the runs that are under way, and interrupts those that take
   * longer. What was interrupted or waited goes on when it is offered to another queue.
   *
   * @return how many runs have not ended
   */
  int close(Duration grace) {
    closing = true;
    threads.shutdown();
    boolean interrupted = Thread.interrupted();
    try {
      if (!threads.awaitTermination(grace.toMillis(), TimeUnit.MILLISECONDS)) {
        int left = runs.size();
        threads.shutdownNow();
        threads.awaitTermination(AFTER_INTERRUPT.toMillis(), TimeUnit.MILLISECONDS);
        return left;
      }
      return 0;
    } catch (InterruptedException e) {
      interrupted = true;
      threads.shutdownNow();
      return runs.size();
    } finally {
      if (interrupted) {
        Thread.currentThread().interrupt();
      }
    }
  }
}
