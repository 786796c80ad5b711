package dev.assay.pandas.value;

import java.time.LocalDateTime;

/**
 * numpy's {@code datetime64}: what an element of an array of dates is, where a series gives a
 * Timestamp.
 *
 * @param count how many units after 1970
 */
public record NumpyTime(long count, NumpyUnit unit) implements NumpyTemporal {

  /** The unit that a moment in nanoseconds lies in. */
  public static NumpyTime at(long nanos, NumpyUnit unit) {
    return new NumpyTime(nanos == NAT ? NAT : unit.countAt(nanos), unit);
  }

  /** Nanoseconds since 1970, or NaT. */
  public long nanos() {
    return isNat() ? NAT : unit.momentAt(count);
  }

  @Override
  public Object ofPandas() {
    return isNat() ? NaT.NAT : new Timestamp(nanos(), unit.finer(NumpyUnit.SECOND));
  }

  @Override
  public Object item() {
    if (isNat()) {
      return None.NONE;
    }
    LocalDateTime time = new Timestamp(nanos()).dateTime();
    return switch (unit) {
      case NANO -> count;
      case YEAR, MONTH, WEEK, DAY -> time.toLocalDate();
      default -> time;
    };
  }
}
