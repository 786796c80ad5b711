package dev.assay.statemachine;

import java.time.Duration;
import java.util.List;

/**
 * One entry of {@code Retry}.
 *
 * @param intervalSeconds before the first retry
 * @param maxAttempts retries, not counting the first attempt
 * @param backoffRate by which each further interval grows
 * @param maxDelaySeconds no interval is longer
 * @param fullJitter whether each delay is drawn evenly from zero to the interval
 */
record Retrier(
    List<String> errorEquals,
    int intervalSeconds,
    int maxAttempts,
    double backoffRate,
    int maxDelaySeconds,
    boolean fullJitter) {

  /** The interval before a retry, counted from 0, without jitter; whole milliseconds. */
  Duration interval(int retry) {
    double seconds = intervalSeconds * Math.pow(backoffRate, retry);
    return Duration.ofMillis(Math.round(Math.min(seconds, maxDelaySeconds) * 1000));
  }
}
