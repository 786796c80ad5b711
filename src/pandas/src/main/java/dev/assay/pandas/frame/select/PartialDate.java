package dev.assay.pandas.frame.select;

import dev.assay.pandas.column.Positions;
import dev.assay.pandas.column.TimeColumn;
import dev.assay.pandas.frame.time.DateParser;
import dev.assay.pandas.frame.time.WrittenDate;
import dev.assay.pandas.value.Allocation;
import dev.assay.pandas.value.NumpyUnit;
import org.jspecify.annotations.Nullable;

/**
 * A text that stands for all the times of a year, month, day or hour, such as {@code 2020} or
 * {@code 2020-02}.
 *
 * @param from the first nanosecond
 * @param to the first one after it
 */
record PartialDate(long from, long to) {

  private static final int[] NONE = {};
  private static final long DAY = 86_400_000_000_000L;
  private static final long[] UNITS = {
    DAY / 24, 60_000_000_000L, 1_000_000_000L, 1_000_000L, 1_000L, 1L
  };

  /** The period of a text; null for a text that is no date, or one that cannot be counted. */
  static @Nullable PartialDate of(String text) {
    if (DateParser.isZoned(text)) {
      return null;
    }
    WrittenDate date = DateParser.readOrNull(text);
    if (date == null || !date.isWithinBounds()) {
      return null;
    }
    WrittenDate end = new WrittenDate(date.end(), NumpyUnit.NANO, false);
    return new PartialDate(date.clamped().nanos(), end.clamped().nanos());
  }

  /** Whether it is coarser than the times of an index, so that it may stand for several. */
  boolean isCoarserThan(TimeColumn times) {
    long finest = DAY;
    for (long time : times.values()) {
      while (time != TimeColumn.NAT && Math.floorMod(time, finest) != 0) {
        finest = finer(finest);
      }
    }
    return to - from > finest;
  }

  private static long finer(long length) {
    for (long unit : UNITS) {
      if (unit < length) {
        return unit;
      }
    }
    return 1;
  }

  /** The positions of the times within it. */
  int[] positions(TimeColumn times) {
    boolean[] within = Allocation.booleans(times.size());
    for (int at = 0; at < within.length; at++) {
      long time = times.values()[at];
      within[at] = time != TimeColumn.NAT && time >= from && time < to;
    }
    return times.size() == 0 ? NONE : Positions.where(within);
  }

  /** Whether it lies before or after all the times of an ascending index. */
  boolean isBeyond(TimeColumn times) {
    int size = times.size();
    return size > 0 && (to <= times.values()[0] || from > times.values()[size - 1]);
  }
}
