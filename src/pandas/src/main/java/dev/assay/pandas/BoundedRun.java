package dev.assay.pandas;

import dev.assay.pandas.eval.Context;
import dev.assay.pandas.value.LimitError;
import dev.assay.pandas.value.PythonError;
import dev.assay.pandas.value.Spending;
import java.time.Duration;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Future;
import java.util.concurrent.FutureTask;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * Runs work on threads of their own: with a stack that is deep enough for the limit on recursion,
 * and interrupted when its time is over. Idle threads are kept for a while.
 */
final class BoundedRun {

  private static final ProgramThreads THREADS = new ProgramThreads();

  private BoundedRun() {}

  /**
   * The outcome of work for a program.
   *
   * @param context that of the program, which knows what it has printed and may use
   * @throws PandasException when it raises an error or takes longer than the time
   */
  static <T> T ofProgram(Context context, Deadline deadline, Supplier<T> work) {
    try {
      return within(deadline, () -> Spending.of(context.budget(), () -> told(context, work)));
    } catch (PythonError error) {
      throw PandasException.of(error, context.printed());
    }
  }

  /** Errors get their text within the limits of the program, since its values are in it. */
  private static <T> T told(Context context, Supplier<T> work) {
    try {
      return work.get();
    } catch (PythonError error) {
      throw PandasException.of(error, context.printed());
    }
  }

  /**
   * The work's outcome.
   *
   * @throws LimitError a TimeLimitError when it took longer than the time
   */
  static <T> T within(Duration time, Supplier<T> work) {
    return within(Deadline.after(time), work);
  }

  private static <T> T within(Deadline deadline, Supplier<T> work) {
    Task<T> task = new Task<>(work);
    FutureTask<T> future = new FutureTask<>(task::run);
    THREADS.start(future);
    try {
      return await(future, deadline.remainingNanos());
    } catch (TimeoutException _) {
      task.interrupt();
    }
    try {
      return await(future, deadline.grace().toNanos());
    } catch (TimeoutException _) {
      throw new LimitError(
          "TimeLimitError",
          "the program ran longer than "
              + deadline.time().toMillis()
              + " ms and did not stop when told to");
    }
  }

  private static <T> T await(Future<T> future, long nanos) throws TimeoutException {
    try {
      ProgramThreads.lookOut(future::isDone);
      return future.get(nanos, TimeUnit.NANOSECONDS);
    } catch (InterruptedException _) {
      future.cancel(true);
      Thread.currentThread().interrupt();
      throw new LimitError("TimeLimitError", "the evaluation was interrupted");
    } catch (ExecutionException failure) {
      switch (failure.getCause()) {
        case RuntimeException exception -> throw exception;
        case Error error -> throw error;
        case null, default -> throw new IllegalStateException(failure);
      }
    }
  }

  /** Work that is interrupted only while it runs, so that its thread is clean for the next. */
  private static final class Task<T> {
    private final Supplier<T> work;
    private @Nullable Thread thread;

    private Task(Supplier<T> work) {
      this.work = work;
    }

    private T run() {
      begin();
      try {
        return work.get();
      } catch (StackOverflowError _) {
        throw new LimitError("RecursionError", "maximum recursion depth exceeded");
      } catch (OutOfMemoryError _) {
        throw new LimitError("MemoryLimitError", "the program needs more memory than there is");
      } finally {
        end();
      }
    }

    private synchronized void begin() {
      thread = Thread.currentThread();
    }

    private synchronized void end() {
      thread = null;
      Thread.interrupted();
    }

    private synchronized void interrupt() {
      if (thread != null) {
        thread.interrupt();
      }
    }
  }
}
