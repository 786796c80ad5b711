package dev.assay.pandas;

import java.time.Duration;

/** When the time of a program is over, whatever is left of it is used for. */
final class Deadline {

  /** What a result may take to be shown after a program that took nearly all of its time. */
  private static final long LEAST_NANOS = Duration.ofMillis(250).toNanos();

  /** Loops look at the clock far more often; what does not is left alone, until it ends. */
  static final Duration GRACE = Duration.ofMillis(400);

  private final Duration time;
  private final Duration grace;
  private final long end;

  private Deadline(Duration time, Duration grace) {
    this.time = time;
    this.grace = grace;
    this.end = System.nanoTime() + time.toNanos();
  }

  /** The deadline of a program that begins now. */
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
    return Math.max(LEAST_NANOS, end - System.nanoTime());
  }
}
