package dev.assay.sql;

import java.time.Duration;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Function;

/**
 * Runs each execution on a thread of its own and ends it when it exceeds its time or memory. The
 * caller has its answer within the time and a third of a second, even if the engine does not heed
 * the stop (a single slow function call cannot be interrupted): such a thread is left to end by
 * itself, and while too many of them linger, a further execution waits for one to end.
 */
final class Supervisor {

  private static final Duration GRACE = Duration.ofMillis(300);
  private static final Duration WATCH = Duration.ofMillis(10);
  private static final int MOST_LINGERING = 4;
  private static final long STACK_BYTES = 16L << 20;
  private static final AtomicInteger LINGERING_IN_PROCESS = new AtomicInteger();

  /** Made beforehand: when it is wanted, there may be no memory to make it. */
  private static final SqlFailure EXHAUSTED =
      new SqlFailure(SqlFailure.Kind.TOO_LARGE, "the SQL needs more memory than there is");

  private static final SqlOutcome EXHAUSTED_OUTCOME = new SqlOutcome.Failed(EXHAUSTED);

  private final SqlLimits limits;
  private final MemoryGauge memory;
  private final Duration grace;
  private final AtomicInteger lingering;

  Supervisor(SqlLimits limits, MemoryGauge memory) {
    this(limits, memory, GRACE, LINGERING_IN_PROCESS);
  }

  Supervisor(SqlLimits limits, MemoryGauge memory, Duration grace, AtomicInteger lingering) {
    this.limits = limits;
    this.memory = memory;
    this.grace = grace;
    this.lingering = lingering;
  }

  static boolean isSomethingLingering() {
    return LINGERING_IN_PROCESS.get() > 0;
  }

  SqlOutcome run(Function<Execution, SqlOutcome> task) {
    Execution execution = new Execution();
    try {
      if (!hasRoom()) {
        return SqlOutcome.failed(
            SqlFailure.Kind.TIMEOUT,
            "%d earlier executions have not stopped yet: try again later"
                .formatted(MOST_LINGERING));
      }
      CompletableFuture<SqlOutcome> outcome = new CompletableFuture<>();
      return awaitWithin(execution, outcome, started(() -> work(task, execution, outcome)));
    } catch (InterruptedException interrupted) {
      execution.stop();
      Thread.currentThread().interrupt();
      return SqlOutcome.failed(SqlFailure.Kind.TIMEOUT, "the execution was interrupted");
    }
  }

  /** Whether fewer than the most executions linger, at once or within the time of this one. */
  private boolean hasRoom() throws InterruptedException {
    long start = System.nanoTime();
    while (lingering.get() >= MOST_LINGERING) {
      if (System.nanoTime() - start >= limits.time().toNanos()) {
        return false;
      }
      Thread.sleep(WATCH);
    }
    return true;
  }

  private static Thread started(Runnable work) {
    Thread worker =
        Thread.ofPlatform()
            .daemon()
            .name("assay-sql-execution")
            .stackSize(STACK_BYTES)
            .unstarted(work);
    worker.start();
    return worker;
  }

  /** Completes the outcome; an exhausted heap or stack is one too. */
  private static void work(
      Function<Execution, SqlOutcome> task,
      Execution execution,
      CompletableFuture<SqlOutcome> outcome) {
    try {
      outcome.complete(task.apply(execution));
    } catch (OutOfMemoryError exhausted) {
      outcome.complete(EXHAUSTED_OUTCOME);
    } catch (StackOverflowError exhausted) {
      outcome.complete(
          SqlOutcome.failed(SqlFailure.Kind.TOO_LARGE, "the SQL is nested too deeply"));
    } catch (RuntimeException | Error unexpected) {
      outcome.completeExceptionally(unexpected);
    }
  }

  /**
   * A heap that the SQL has exhausted is so for whoever watches it, too: in a native image it is
   * mostly this thread that is told.
   */
  private SqlOutcome awaitWithin(
      Execution execution, CompletableFuture<SqlOutcome> outcome, Thread worker)
      throws InterruptedException {
    try {
      return await(execution, outcome, worker);
    } catch (OutOfMemoryError exhausted) {
      return stop(execution, outcome, EXHAUSTED);
    }
  }

  private SqlOutcome await(
      Execution execution, CompletableFuture<SqlOutcome> outcome, Thread worker)
      throws InterruptedException {
    long start = System.nanoTime();
    if (finishes(outcome, WATCH)) {
      return outcome.join(); // most are done before a look at the memory would be
    }
    long memoryAtStart = memory.bytes(worker);
    while (!finishes(outcome, WATCH)) {
      if (System.nanoTime() - start >= limits.time().toNanos()) {
        return stop(execution, outcome, timeout());
      }
      if (memory.bytes(worker) - memoryAtStart > limits.memory()) {
        return stop(execution, outcome, tooMuchMemory());
      }
    }
    return outcome.join();
  }

  private SqlOutcome stop(
      Execution execution, CompletableFuture<SqlOutcome> outcome, SqlFailure reason)
      throws InterruptedException {
    long start = System.nanoTime();
    do {
      try {
        execution.stop();
        if (finishes(outcome, WATCH)) {
          return new SqlOutcome.Failed(reason);
        }
      } catch (OutOfMemoryError exhausted) {
        Thread.onSpinWait(); // until the execution ends, which frees what it has taken
      }
    } while (System.nanoTime() - start < grace.toNanos());
    lingering.incrementAndGet();
    outcome.whenComplete((_, _) -> lingering.decrementAndGet());
    return new SqlOutcome.Failed(reason);
  }

  private static boolean finishes(CompletableFuture<SqlOutcome> outcome, Duration wait)
      throws InterruptedException {
    try {
      outcome.get(wait.toMillis(), TimeUnit.MILLISECONDS);
      return true;
    } catch (TimeoutException notYet) {
      return false;
    } catch (ExecutionException unexpected) {
      throw new CompletionException(unexpected.getCause());
    }
  }

  /** What ends an execution that took too long. */
  SqlFailure timeout() {
    return SqlFailure.timeout(limits.time());
  }

  private SqlFailure tooMuchMemory() {
    return new SqlFailure(
        SqlFailure.Kind.TOO_LARGE,
        "the SQL needs more than %d MiB of memory".formatted(limits.memory() >> 20));
  }
}
