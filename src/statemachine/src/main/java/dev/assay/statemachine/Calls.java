package dev.assay.statemachine;

import com.fasterxml.jackson.databind.JsonNode;
import java.time.Duration;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;
import java.util.concurrent.TimeoutException;

/**
 * Makes calls on threads of their own, so that a call can be left when its time is up.
 *
 * <p>These are platform threads: functions compute and call native code, and on virtual threads a
 * few of them would keep the time-outs from being noticed.
 */
final class Calls {
  /** How long a call that was interrupted is waited for, so that it seldom overlaps a retry. */
  private static final Duration GRACE = Duration.ofSeconds(1);

  /**
   * What the call gives.
   *
   * @param function what is called, for messages
   * @throws StateFailure when the call fails or takes too long
   */
  JsonNode run(Execution execution, String function, Callable<JsonNode> called, TaskLimit limit)
      throws InterruptedException {
    FutureTask<JsonNode> call = new FutureTask<>(called);
    Thread thread = Thread.ofPlatform().daemon().name("task-" + function).start(call);
    Duration possible = execution.withinDeadline(limit.duration());
    try {
      return execution.time().await(call, possible);
    } catch (TimeoutException e) {
      boolean machineIsLate = possible.compareTo(limit.duration()) < 0;
      throw machineIsLate ? execution.outOfTime() : limit.exceeded(function);
    } catch (ExecutionException e) {
      throw failure(e.getCause());
    } finally {
      if (!call.isDone()) {
        stop(thread);
      }
    }
  }

  private static RuntimeException failure(Throwable cause) {
    return switch (cause) {
      case Error error -> throw error;
      case ExecutionAborted aborted -> aborted;
      case TaskFailure failure -> StateFailure.of(failure);
      default -> StateFailure.of(TaskFailure.of(cause));
    };
  }

  private static void stop(Thread thread) {
    thread.interrupt();
    try {
      thread.join(GRACE);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }
}
