package dev.assay.statemachine;

import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Future;
import java.util.concurrent.TimeoutException;

/** A clock that moves only by waiting, which takes no time. */
final class FakeTime implements Time {
  static final Instant START = Instant.parse("2026-01-02T03:04:05Z");

  /** Every sleep. */
  final List<Duration> waits = new CopyOnWriteArrayList<>();

  /** The limit of every task. */
  final List<Duration> limits = new CopyOnWriteArrayList<>();

  private volatile Instant now = START;
  private volatile boolean tasksHang;

  /** From now on no task ends before its limit, which passes at once. */
  FakeTime whereTasksHang() {
    tasksHang = true;
    return this;
  }

  @Override
  public Instant now() {
    return now;
  }

  @Override
  public synchronized void sleep(Duration duration) {
    waits.add(duration);
    now = now.plus(duration);
  }

  @Override
  public <T> T await(Future<T> task, Duration limit)
      throws InterruptedException, ExecutionException, TimeoutException {
    limits.add(limit);
    if (tasksHang) {
      synchronized (this) {
        now = now.plus(limit);
      }
      throw new TimeoutException();
    }
    return task.get();
  }
}
