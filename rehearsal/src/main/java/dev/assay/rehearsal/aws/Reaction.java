package dev.assay.rehearsal.aws;

import java.time.Duration;

/**
 * How a request is met.
 *
 * @param status the status to answer in place of S3; {@link #PASSED_ON} to let S3 answer
 * @param delay how long it is kept waiting before
 * @param isLost whether the connection breaks before S3's answer is through
 */
public record Reaction(int status, Duration delay, boolean isLost) {

  static final int PASSED_ON = 0;

  /** S3 answers at once. */
  public static final Reaction PASS = new Reaction(PASSED_ON, Duration.ZERO, false);

  /** S3 does as it is asked, and its answer gets lost. */
  public static final Reaction LOST = new Reaction(PASSED_ON, Duration.ZERO, true);

  /** An error in place of S3's answer. */
  public static Reaction error(int status) {
    return new Reaction(status, Duration.ZERO, false);
  }

  /** S3 answers late. */
  public static Reaction late(Duration delay) {
    return new Reaction(PASSED_ON, delay, false);
  }

  boolean isError() {
    return status != PASSED_ON;
  }
}
