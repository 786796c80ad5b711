package dev.assay.pandas.value;

import java.time.LocalDateTime;
import java.time.ZoneOffset;

/**
 * pandas' Timestamp without a time zone.
 *
 * @param nanos nanoseconds since 1970-01-01T00:00
 */
public record Timestamp(long nanos) {

  private static final long SECOND = 1_000_000_000L;

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
