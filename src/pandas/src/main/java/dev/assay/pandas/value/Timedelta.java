package dev.assay.pandas.value;

import java.time.Duration;

/**
 * pandas' Timedelta.
 *
 * @param nanos its length in nanoseconds, negative for going back
 */
public record Timedelta(long nanos) {

  /** The timedelta of a duration; an OutOfBoundsTimedelta beyond 292 years. */
  public static Timedelta of(Duration duration) {
    try {
      return new Timedelta(duration.toNanos());
    } catch (ArithmeticException _) {
      throw new PythonError(
          "OutOfBoundsTimedelta", "Cannot cast " + Text.str(duration) + " to unit='ns'");
    }
  }

  public Duration duration() {
    return Duration.ofNanos(nanos);
  }
}
