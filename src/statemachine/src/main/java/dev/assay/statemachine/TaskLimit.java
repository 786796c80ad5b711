package dev.assay.statemachine;

import java.time.Duration;

/**
 * How long a call may take. A function sends no heartbeats, so HeartbeatSeconds, the shorter of the
 * two limits, decides where it is given.
 *
 * @param error what a longer call fails with
 * @param field the field that sets the limit
 */
record TaskLimit(String error, String field, Duration duration) {

  StateFailure exceeded(String functionName) {
    return StateFailure.of(
        error,
        "function '"
            + functionName
            + "' took longer than its "
            + field
            + " of "
            + duration.toSeconds());
  }
}
