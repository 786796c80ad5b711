package dev.assay.pandas.value;

/** numpy's times and durations: counts of a unit, or NaT. */
public sealed interface NumpyTemporal permits NumpyTime, NumpySpan {

  /** The count that is numpy's NaT. */
  long NAT = Long.MIN_VALUE;

  long count();

  NumpyUnit unit();

  /** pandas' own value for it: a Timestamp, a Timedelta or NaT. */
  Object ofPandas();

  /** What {@code item()} gives: Python's own value, or a number where Python has none. */
  Object item();

  default boolean isNat() {
    return count() == NAT;
  }
}
