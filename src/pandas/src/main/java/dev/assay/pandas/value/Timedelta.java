package dev.assay.pandas.value;

import java.time.Duration;
import org.jspecify.annotations.Nullable;

/**
 * pandas' Timedelta. Two of the same length are equal, whatever their units.
 *
 * @param nanos its length in nanoseconds, negative for going back
 * @param unit what it is exact to, from seconds to nanoseconds: columns that are filled with it
 *     have the dtype of this unit
 */
public record Timedelta(long nanos, NumpyUnit unit) {

  public Timedelta(long nanos) {
    this(nanos, NumpyUnit.NANO);
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

  /** As pandas takes Python's timedelta, which is exact to microseconds. */
  public static Timedelta ofPython(Duration duration) {
    return of(duration).in(NumpyUnit.MICRO);
  }

  /** The same length in another unit; what is less than a coarser one is cut off. */
  public Timedelta in(NumpyUnit other) {
    return new Timedelta(other.cut(nanos), other);
  }

  @Override
  public boolean equals(@Nullable Object other) {
    return other instanceof Timedelta delta && delta.nanos == nanos;
  }

  @Override
  public int hashCode() {
    return Long.hashCode(nanos);
  }

  public Duration duration() {
    return Duration.ofNanos(nanos);
  }
}
