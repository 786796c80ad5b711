package dev.assay.pandas.frame.time;

import dev.assay.pandas.column.ZonedColumn;
import dev.assay.pandas.value.Budget;
import dev.assay.pandas.value.PythonError;

/**
 * {@link TimeBins} of a time zone: days and longer spans are those of its calendar, hours and
 * shorter ones follow each other from its first midnight on, whatever its clocks do.
 */
public final class ZonedBins {

  private static final long SECOND = 1_000_000_000L;

  private ZonedBins() {}

  /** The spans of a column of moments. */
  public static TimeBins of(ZonedColumn times, DateStep step, TimeBins.Sides sides, Budget budget) {
    throw PythonError.unsupported(
        "resample() and Grouper of times with a zone", "use tz_convert(None) first");
  }
}
