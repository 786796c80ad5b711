package dev.assay.statemachine;

import dev.assay.statemachine.Visit.Extra;
import java.time.Duration;
import java.util.OptionalInt;
import java.util.random.RandomGenerator;

/**
 * Retries and catches: what Task, Map and Parallel states have in common.
 *
 * <p>Each Retrier counts its own retries over the whole visit of the state; the first that names an
 * error decides, and when it is used up the Catchers are asked.
 */
final class Attempts {
  private final RandomGenerator random;

  Attempts(RandomGenerator random) {
    this.random = random;
  }

  /** One try of a state, its output and variables included. */
  @FunctionalInterface
  interface Attempt {
    Step run(Visit visit) throws InterruptedException;
  }

  Step run(Visit first, ErrorHandling handling, Attempt attempt) throws InterruptedException {
    int[] used = new int[handling.retriers().size()];
    Visit visit = first;
    while (true) {
      try {
        return attempt.run(visit);
      } catch (StateFailure failure) {
        OptionalInt index = handling.retrierFor(failure);
        if (index.isEmpty()
            || used[index.getAsInt()] >= handling.retriers().get(index.getAsInt()).maxAttempts()) {
          return caught(visit, handling, failure);
        }
        Retrier retrier = handling.retriers().get(index.getAsInt());
        visit = visit.retried(visit.retryCount() + 1);
        waitToRetry(visit, failure, delay(retrier, used[index.getAsInt()]++));
      }
    }
  }

  private Duration delay(Retrier retrier, int retry) {
    Duration interval = retrier.interval(retry);
    return retrier.fullJitter()
        ? Duration.ofMillis(random.nextLong(interval.toMillis() + 1))
        : interval;
  }

  private static void waitToRetry(Visit visit, StateFailure failure, Duration delay)
      throws InterruptedException {
    Execution execution = visit.execution();
    execution
        .listener()
        .retrying(
            visit.description(), failure.error(), failure.errorCause(), visit.retryCount(), delay);
    execution.sleep(delay);
  }

  private static Step caught(Visit visit, ErrorHandling handling, StateFailure failure) {
    Catcher catcher = handling.catcherFor(failure);
    if (catcher == null) {
      throw failure;
    }
    Step step =
        visit.leave(catcher.exit(), failure.output(), new Extra("errorOutput", failure.output()));
    visit
        .execution()
        .listener()
        .caught(
            visit.description(),
            failure.error(),
            failure.errorCause(),
            String.valueOf(catcher.exit().next()));
    return step;
  }
}
