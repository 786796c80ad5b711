package dev.assay.pandas.value;

import java.time.Duration;

/**
 * numpy's {@code timedelta64}: what an element of an array of durations is, where a series gives a
 * Timedelta.
 *
 * @param count how many units it is long
 */
public record NumpySpan(long count, NumpyUnit unit) implements NumpyTemporal {

  /** The whole units in a duration of nanoseconds. */
  public static NumpySpan of(long nanos, NumpyUnit unit) {
    return new NumpySpan(nanos == NAT ? NAT : nanos / unit.nanos(), unit);
  }

  /** Its length in nanoseconds, or NaT; months and years have none. */
  public long nanos() {
    if (!unit.isFixed()) {
      throw PythonError.valueError(
          "Units 'M', 'Y', and 'y' are no longer supported, as they do not represent unambiguous"
              + " timedelta values durations.");
    }
    return isNat() ? NAT : Math.multiplyExact(count, unit.nanos());
  }

  @Override
  public Object ofPandas() {
    return isNat() ? NaT.NAT : new Timedelta(nanos(), unit.finer(NumpyUnit.SECOND));
  }

  @Override
  public Object item() {
    return isNat()
        ? None.NONE
        : unit.isFixed() && unit != NumpyUnit.NANO ? Duration.ofNanos(nanos()) : (Object) count;
  }
}
