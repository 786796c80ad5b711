package dev.assay.statemachine;

import java.time.Duration;
import java.time.Instant;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;

/** The clock, and everything that waits for it; replaced in tests so that they never sleep. */
public interface Time {

  Instant now();

  /** Waits, for a Wait state or before a retry. */
  void sleep(Duration duration) throws InterruptedException;

  /**
   * Waits for a running task.
   *
   * @throws TimeoutException when the limit passes first
   * @throws ExecutionException when the task failed
   */
  <T> T await(Future<T> task, Duration limit)
      throws InterruptedException, ExecutionException, TimeoutException;

  /** The system's clock and real waiting. */
  static Time system() {
    return new Time() {
      @Override
      public Instant now() {
        return Instant.now();
      }

      @Override
      public void sleep(Duration duration) throws InterruptedException {
        Thread.sleep(duration);
      }

      @Override
      public <T> T await(Future<T> task, Duration limit)
          throws InterruptedException, ExecutionException, TimeoutException {
        return task.get(limit.toMillis(), TimeUnit.MILLISECONDS);
      }
    };
  }
}
