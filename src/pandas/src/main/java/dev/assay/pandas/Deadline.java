package dev.assay.pandas;

import java.time.Duration;

/**
 * The time that a program has, and what is left of it: what it waits for its turn does not count.
 */
final class Deadline {

  /** What a result may take to be shown after a program that took nearly all of its time. */
  private static final long LEAST_NANOS = Duration.ofMillis(250).toNanos();

  /** Loops look at the clock far more often; what does not is left alone, until it ends. */
  static final Duration GRACE = Duration.ofMillis(400);

  private final Duration time;
  private final Duration grace;
  private long leftNanos;
  private long begun;

  private Deadline(Duration time, Duration grace) {
    this.time = time;
    this.grace = grace;
    this.leftNanos = time.toNanos();
  }

  /** That of a program. */
  static Deadline after(Duration time) {
    return after(time, GRACE);
  }

  /** The same of one that may take so long to notice that its time is over. */
  static Deadline after(Duration time, Duration grace) {
    return new Deadline(time, grace);
  }

  Duration grace() {
    return grace;
  }

  /** The whole time that the program had. */
  Duration time() {
    return time;
  }

  long remainingNanos() {
    return Math.max(LEAST_NANOS, leftNanos);
  }

  /** The time goes on, until it is paused. */
  void goOn() {
    begun = System.nanoTime();
  }

  void pause() {
    leftNanos -= System.nanoTime() - begun;
  }
}
