package dev.assay.pandas.value;

import java.time.LocalDateTime;
import java.time.ZoneOffset;
import org.jspecify.annotations.Nullable;

/**
 * pandas' Timestamp without a time zone. Two of the same moment are equal, whatever their units.
 *
 * @param nanos nanoseconds since 1970-01-01T00:00
 * @param unit what it is exact to, from seconds to nanoseconds: columns that are filled with it
 *     have the dtype of this unit
 */
public record Timestamp(long nanos, NumpyUnit unit) {

  private static final long SECOND = 1_000_000_000L;

  public Timestamp(long nanos) {
    this(nanos, NumpyUnit.NANO);
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

  /** As pandas takes Python's datetime, which is exact to microseconds. */
  public static Timestamp ofPython(LocalDateTime dateTime) {
    return of(dateTime).in(NumpyUnit.MICRO);
  }

  /** The same moment in another unit; what is less than a coarser one is cut off. */
  public Timestamp in(NumpyUnit other) {
    return new Timestamp(other.cut(nanos), other);
  }

  @Override
  public boolean equals(@Nullable Object other) {
    return other instanceof Timestamp time && time.nanos == nanos;
  }

  @Override
  public int hashCode() {
    return Long.hashCode(nanos);
  }

  public LocalDateTime dateTime() {
    return LocalDateTime.ofEpochSecond(
        Math.floorDiv(nanos, SECOND), (int) Math.floorMod(nanos, SECOND), ZoneOffset.UTC);
  }
}
