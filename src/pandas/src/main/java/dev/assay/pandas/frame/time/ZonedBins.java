package dev.assay.pandas.frame.time;

import dev.assay.pandas.column.Column;
import dev.assay.pandas.column.TimeColumn;
import dev.assay.pandas.column.ZonedColumn;
import dev.assay.pandas.value.Budget;
import dev.assay.pandas.value.FixedZone;
import java.time.LocalDateTime;
import java.util.Arrays;

/**
 * {@link TimeBins} of a time zone: days and longer spans are those of its calendar, hours and
 * shorter ones follow each other from its first midnight on, whatever its clocks do.
 */
public final class ZonedBins {

  private static final long SECOND = 1_000_000_000L;

  private ZonedBins() {}

  /** The spans of a column of moments. */
  public static TimeBins of(ZonedColumn times, DateStep step, TimeBins.Sides sides, Budget budget) {
    boolean clock = step.isTick() && step.nanos() % DateStep.DAY != 0;
    if (!clock || times.zone() instanceof FixedZone) {
      TimeBins bins = TimeBins.of(times.local(), step, sides, budget);
      return new TimeBins(
          zoned(bins.labels(), times), bins.codes(), zoned(bins.steps(), times), step);
    }
    long shift = shift(times);
    TimeBins bins = TimeBins.of(moved(times.moments(), shift), step, sides, budget);
    return new TimeBins(
        times.with(moved((TimeColumn) bins.labels(), -shift)),
        bins.codes(),
        times.with(moved((TimeColumn) bins.steps(), -shift)),
        step);
  }

  private static ZonedColumn zoned(Column local, ZonedColumn times) {
    return ZonedColumn.ofLocal(
        (TimeColumn) local,
        times.zone(),
        (time, offsets) ->
            offsets.isEmpty()
                ? ZonedColumn.afterGap(time, times.zone())
                : ZonedColumn.at(time, offsets.getFirst()));
  }

  /** How far the zone is from UTC at the midnight before the first moment. */
  private static long shift(ZonedColumn times) {
    long first =
        Arrays.stream(times.moments().values())
            .filter(time -> time != TimeColumn.NAT)
            .min()
            .orElse(0);
    ZonedColumn alone = times.with(new TimeColumn(new long[] {first}, times.moments().dtype()));
    LocalDateTime midnight = DateFields.moment(alone.local(), 0).toLocalDate().atStartOfDay();
    return times.zone().offsetOf(midnight).getTotalSeconds() * SECOND;
  }

  private static TimeColumn moved(TimeColumn times, long shift) {
    return new TimeColumn(
        Arrays.stream(times.values())
            .map(time -> time == TimeColumn.NAT ? time : time + shift)
            .toArray(),
        times.dtype());
  }
}
