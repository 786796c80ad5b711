package dev.assay.pandas.value;

import java.time.LocalDateTime;
import java.time.ZoneOffset;
import org.jspecify.annotations.Nullable;

/**
 * pandas' Timestamp without a time zone.
 *
 * @param nanos nanoseconds since 1970-01-01T00:00
 * @param ofNumpy whether np.datetime64 made it: beside arrays of times it is one of them, where
 *     pandas' own is an object
 */
public record Timestamp(long nanos, boolean ofNumpy) {

  private static final long SECOND = 1_000_000_000L;

  /** pandas' own. */
  public Timestamp(long nanos) {
    this(nanos, false);
  }

  /** The same time as numpy's. */
  public Timestamp asNumpy() {
    return new Timestamp(nanos, true);
  }

  @Override
  public boolean equals(@Nullable Object other) {
    return other instanceof Timestamp that && nanos == that.nanos;
  }

  @Override
  public int hashCode() {
    return Long.hashCode(nanos);
  }

  /** The timestamp of a date and time; an OutOfBoundsDatetime outside the years 1677 to 2262. */
  public static Timestamp of(LocalDateTime dateTime) {
    try {
      long seconds = dateTime.toEpochSecond(ZoneOffset.UTC);
      return new Timestamp(Math.addExact(Math.multiplyExact(seconds, SECOND), dateTime.getNano()));
    } catch (ArithmeticException _) {
      throw new PythonError(
          "OutOfBoundsDatetime", "Out of bounds nanosecond timestamp: " + Text.str(dateTime));
    }
  }

  public LocalDateTime dateTime() {
    return LocalDateTime.ofEpochSecond(
        Math.floorDiv(nanos, SECOND), (int) Math.floorMod(nanos, SECOND), ZoneOffset.UTC);
  }
}
