package dev.assay.agents.openai;

import java.time.Duration;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.function.Supplier;

/** Bounds a whole call: the HTTP client's own time-out starts anew with each byte that arrives. */
final class Deadline {

  private Deadline() {}

  /**
   * Waits for the call's value, or its exception.
   *
   * @throws TimeoutException when it takes longer than {@code limit}; it is interrupted then
   * @throws InterruptedException when the caller is interrupted; so is the call
   */
  static <T> T within(Duration limit, Supplier<T> call)
      throws TimeoutException, InterruptedException {
    FutureTask<T> task = new FutureTask<>(call::get);
    Thread.ofVirtual().name("model-call").start(task);
    try {
      return task.get(limit.toNanos(), TimeUnit.NANOSECONDS);
    } catch (ExecutionException e) {
      throw unchecked(e.getCause());
    } finally {
      task.cancel(true);
    }
  }

  private static RuntimeException unchecked(Throwable cause) {
    return switch (cause) {
      case Error error -> throw error;
      case RuntimeException exception -> exception;
      default -> new IllegalStateException("a supplier throws nothing checked", cause);
    };
  }
}
