package dev.assay.pandas.frame.time;

import dev.assay.pandas.value.NumpyUnit;
import dev.assay.pandas.value.Timestamp;
import java.time.LocalDateTime;

/**
 * A date that was read from a text.
 *
 * @param moment its beginning
 * @param unit what it is exact to: a year where the text names nothing else
 * @param quarter whether it is a quarter, of which the unit is a month
 */
public record WrittenDate(LocalDateTime moment, NumpyUnit unit, boolean quarter) {

  private static final LocalDateTime FIRST = new Timestamp(-Long.MAX_VALUE).dateTime();
  private static final LocalDateTime LAST = new Timestamp(Long.MAX_VALUE).dateTime();

  WrittenDate(LocalDateTime moment, NumpyUnit unit) {
    this(moment, unit, false);
  }

  /** Whether nanoseconds can count it. */
  public boolean isWithinBounds() {
    return isWithinBounds(moment);
  }

  static boolean isWithinBounds(LocalDateTime moment) {
    return !moment.isBefore(FIRST) && !moment.isAfter(LAST);
  }

  /** The Timestamp, or the first or last one that there is where this is outside of them. */
  public Timestamp clamped() {
    return isWithinBounds()
        ? Timestamp.of(moment)
        : new Timestamp(moment.isBefore(FIRST) ? -Long.MAX_VALUE : Long.MAX_VALUE);
  }

  /** The first moment after it. */
  public LocalDateTime end() {
    return switch (unit) {
      case YEAR -> moment.plusYears(1);
      case MONTH -> moment.plusMonths(quarter ? 3 : 1);
      default -> moment.plusNanos(unit.nanos());
    };
  }
}
