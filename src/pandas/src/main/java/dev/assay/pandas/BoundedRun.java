package dev.assay.pandas;

import dev.assay.pandas.value.LimitError;
import java.time.Duration;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * Runs work on a thread of its own: with a stack that is deep enough for the limit on recursion,
 * and interrupted when its time is over.
 */
final class BoundedRun {

  private static final long STACK_BYTES = 64L << 20;
  private static final Duration GRACE = Duration.ofSeconds(1);

  private BoundedRun() {}

  /**
   * The work's outcome.
   *
   * @throws LimitError a TimeLimitError when it took longer than the time
   */
  static <T> T within(Duration time, Supplier<T> work) {
    AtomicReference<@Nullable T> result = new AtomicReference<>();
    AtomicReference<@Nullable Throwable> failure = new AtomicReference<>();
    Thread thread =
        Thread.ofPlatform()
            .name("pandas-program")
            .daemon()
            .stackSize(STACK_BYTES)
            .start(() -> run(work, result, failure));
    await(thread, time);
    switch (failure.get()) {
      case null -> {}
      case RuntimeException exception -> throw exception;
      case Error error -> throw error;
      case Throwable other -> throw new IllegalStateException(other);
    }
    T value = result.get();
    if (value == null) {
      throw timeOver(time);
    }
    return value;
  }

  private static <T> void run(
      Supplier<T> work,
      AtomicReference<@Nullable T> result,
      AtomicReference<@Nullable Throwable> failure) {
    try {
      result.set(work.get());
    } catch (StackOverflowError _) {
      failure.set(new LimitError("RecursionError", "maximum recursion depth exceeded"));
    } catch (OutOfMemoryError _) {
      failure.set(
          new LimitError("MemoryLimitError", "the program needs more memory than there is"));
    } catch (RuntimeException | Error error) {
      failure.set(error);
    }
  }

  private static void await(Thread thread, Duration time) {
    try {
      if (!thread.join(time)) {
        thread.interrupt();
        thread.join(GRACE);
      }
    } catch (InterruptedException _) {
      thread.interrupt();
      Thread.currentThread().interrupt();
      throw new LimitError("TimeLimitError", "the evaluation was interrupted");
    }
  }

  private static LimitError timeOver(Duration time) {
    return new LimitError(
        "TimeLimitError", "the program ran longer than " + time.toMillis() + " ms");
  }
}
