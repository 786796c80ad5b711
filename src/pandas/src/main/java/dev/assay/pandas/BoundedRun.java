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
  private static final ProgramSlots SLOTS = ProgramSlots.ofThisProcess();

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
    Task<T> task = new Task<>(work, slot());
    deadline.goOn();
    try {
      return started(task, deadline);
    } finally {
      deadline.pause();
    }
  }

  private static ProgramSlots.Slot slot() {
    try {
      return SLOTS.take();
    } catch (InterruptedException _) {
      Thread.currentThread().interrupt();
      throw interrupted();
    }
  }

  private static <T> T started(Task<T> task, Deadline deadline) {
    FutureTask<T> future = new FutureTask<>(task::run);
    begin(future, task);
    try {
      return await(future, task, deadline.remainingNanos());
    } catch (TimeoutException _) {
      task.interrupt();
    }
    try {
      return await(future, task, deadline.grace().toNanos());
    } catch (TimeoutException _) {
      task.slot.linger();
      throw new LimitError(
          "TimeLimitError",
          "the program ran longer than "
              + deadline.time().toMillis()
              + " ms and did not stop when told to");
    }
  }

  private static void begin(FutureTask<?> future, Task<?> task) {
    boolean begun = false;
    try {
      THREADS.start(future);
      begun = true;
    } finally {
      if (!begun) {
        task.slot.end(); // there is no thread to be had
      }
    }
  }

  private static <T> T await(Future<T> future, Task<T> task, long nanos) throws TimeoutException {
    try {
      ProgramThreads.lookOut(future::isDone);
      return future.get(nanos, TimeUnit.NANOSECONDS);
    } catch (InterruptedException _) {
      task.interrupt();
      task.slot.linger();
      Thread.currentThread().interrupt();
      throw interrupted();
    } catch (ExecutionException failure) {
      switch (failure.getCause()) {
        case RuntimeException exception -> throw exception;
        case Error error -> throw error;
        case null, default -> throw new IllegalStateException(failure);
      }
    }
  }

  private static LimitError interrupted() {
    return new LimitError("TimeLimitError", "the evaluation was interrupted");
  }

  /** Work that is interrupted only while it runs, so that its thread is clean for the next. */
  private static final class Task<T> {
    private final Supplier<T> work;
    private final ProgramSlots.Slot slot;
    private @Nullable Thread thread;
    private boolean isToStop;

    private Task(Supplier<T> work, ProgramSlots.Slot slot) {
      this.work = work;
      this.slot = slot;
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
        slot.end();
      }
    }

    private synchronized void begin() {
      thread = Thread.currentThread();
      if (isToStop) {
        thread.interrupt();
      }
    }

    private synchronized void end() {
      thread = null;
      Thread.interrupted();
    }

    private synchronized void interrupt() {
      isToStop = true;
      if (thread != null) {
        thread.interrupt();
      }
    }
  }
}
