package dev.assay.rehearsal.aws;

import java.time.Duration;

/**
 * How a request is met.
 *
 * @param status the status to answer in place of S3; {@link #PASSED_ON} to let S3 answer
 * @param delay how long it is kept waiting before
 */
public record Reaction(int status, Duration delay) {

  static final int PASSED_ON = 0;

  /** S3 answers at once. */
  public static final Reaction PASS = new Reaction(PASSED_ON, Duration.ZERO);

  /** An error in place of S3's answer. */
  public static Reaction error(int status) {
    return new Reaction(status, Duration.ZERO);
  }

  /** S3 answers late. */
  public static Reaction late(Duration delay) {
    return new Reaction(PASSED_ON, delay);
  }

  boolean isError() {
    return status != PASSED_ON;
  }
}
