package dev.assay.statemachine;

import com.fasterxml.jackson.databind.JsonNode;
import java.time.Duration;
import java.time.Instant;

/** Executes Wait states. */
final class WaitRunner {
  private WaitRunner() {}

  static Step run(Visit visit, State.Wait state) throws InterruptedException {
    Duration duration = duration(visit, state);
    visit.execution().listener().waiting(visit.description(), duration);
    visit.execution().sleep(duration);
    return visit.leave(state.exit(), visit.input(), null);
  }

  private static Duration duration(Visit visit, State.Wait state) {
    if (state.seconds() != null) {
      return Duration.ofSeconds(
          visit.integer(state.seconds(), "Seconds", IntegerRange.SECONDS_OR_NONE));
    }
    JsonNode value = visit.evaluateOrInput(state.timestamp());
    Instant until = Timestamps.parse(value);
    if (until == null) {
      throw visit.queryFailure("field 'Timestamp': " + Timestamps.EXPECTED + ", not " + value);
    }
    Duration left = Duration.between(visit.entered(), until);
    return left.isPositive() ? left : Duration.ZERO;
  }
}
