package dev.assay.pandas.value;

import java.time.Duration;
import org.jspecify.annotations.Nullable;

/**
 * pandas' Timedelta.
 *
 * @param nanos its length in nanoseconds, negative for going back
 * @param ofNumpy whether np.timedelta64 made it: beside arrays of durations it is one of them,
 *     where pandas' own is an object
 */
public record Timedelta(long nanos, boolean ofNumpy) {
  /** pandas' own. */
  public Timedelta(long nanos) {
    this(nanos, false);
  }

  /** The same duration as numpy's. */
  public Timedelta asNumpy() {
    return new Timedelta(nanos, true);
  }

  @Override
  public boolean equals(@Nullable Object other) {
    return other instanceof Timedelta that && nanos == that.nanos;
  }

  @Override
  public int hashCode() {
    return Long.hashCode(nanos);
  }

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
