package dev.assay.pandas.frame.time;

import dev.assay.pandas.column.Column;
import dev.assay.pandas.column.TimeColumn;
import dev.assay.pandas.value.Allocation;
import dev.assay.pandas.value.Budget;
import dev.assay.pandas.value.Timestamp;
import java.time.LocalDateTime;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Spans of time of one frequency that cover all dates of a column, those without a date among them,
 * as {@code resample} and {@code pd.Grouper(freq=...)} lay them out.
 *
 * @param labels one label a span
 * @param codes the span of each date, -1 for a missing one
 * @param steps all dates at which spans begin or end: what rows are filled in at
 * @param step the frequency
 */
public record TimeBins(Column labels, int[] codes, Column steps, DateStep step) {

  /**
   * Which side of a span belongs to it, and which one names it; as the frequency has it for null.
   */
  public record Sides(@Nullable Boolean closedRight, @Nullable Boolean labelRight, Origin origin) {}

  /**
   * The moment from which spans of a fixed length are counted.
   *
   * @param moment one that was named, or the first one's midnight where there is none
   * @param first whether it is the first moment itself
   * @param offset how much later it is
   */
  public record Origin(@Nullable Long moment, boolean first, long offset) {

    /** The midnight before the first moment. */
    public static final Origin DAY = new Origin(null, false, 0);

    long before(long start) {
      long from = first ? start : Math.floorDiv(start, DateStep.DAY) * DateStep.DAY;
      return (moment == null ? from : moment) + offset;
    }
  }

  /** The spans of a column of dates. */
  public static TimeBins of(TimeColumn times, DateStep step, Sides sides, Budget budget) {
    boolean ends =
        switch (step.unit()) {
          case MONTH_END, QUARTER_END, YEAR_END, WORKDAY_MONTH_END, WEEK -> true;
          default -> false;
        };
    boolean closedRight = sides.closedRight() == null ? ends : sides.closedRight();
    boolean labelRight = sides.labelRight() == null ? ends : sides.labelRight();
    long[] present =
        Arrays.stream(times.values()).filter(time -> time != TimeColumn.NAT).sorted().toArray();
    if (present.length == 0) {
      int[] codes = Allocation.ints(times.size());
      Arrays.fill(codes, -1);
      TimeColumn none = new TimeColumn(new long[0], times.dtype());
      return new TimeBins(none, codes, none, step);
    }
    long last = present[present.length - 1];
    long[] dates =
        step.isTick()
            ? ticks(present[0], last, step.nanos(), closedRight, sides.origin(), budget)
            : steps(present[0], last, step, closedRight, budget);
    long[] edges = dates.clone();
    if (ends) {
      if (closedRight) {
        edges = Arrays.stream(dates).map(date -> date + DateStep.DAY - 1).toArray();
      }
      if (edges.length > 1 && edges[edges.length - 2] > last) {
        edges = Arrays.copyOf(edges, edges.length - 1);
        dates = Arrays.copyOf(dates, dates.length - 1);
      }
    }
    long[] named = labelRight ? Arrays.copyOfRange(dates, 1, dates.length) : dates;
    long[] labels = Arrays.copyOf(named, Math.min(named.length, edges.length - 1));
    long[] inner =
        closedRight
            ? Arrays.copyOfRange(dates, 1, dates.length)
            : Arrays.copyOf(dates, dates.length - 1);
    return new TimeBins(
        new TimeColumn(labels, times.dtype()),
        codes(times, edges, closedRight),
        new TimeColumn(inner, times.dtype()),
        step);
  }

  private static long[] ticks(
      long first, long last, long length, boolean closedRight, Origin from, Budget budget) {
    long origin = from.before(first);
    long before = Math.floorMod(first - origin, length);
    long after = Math.floorMod(last - origin, length);
    long start = before > 0 ? first - before : closedRight ? first - length : first;
    long end = after > 0 ? last + length - after : closedRight ? last : last + length;
    long count = (end - start) / length + 1;
    budget.cells(3 * count);
    budget.steps(count);
    return Allocation.longs((int) count, at -> start + at * length);
  }

  private static long[] steps(
      long first, long last, DateStep step, boolean closedRight, Budget budget) {
    LocalDateTime start = day(first);
    start = closedRight ? step.add(start, -1) : step.back(start);
    LocalDateTime end = step.add(day(last), 1);
    List<Long> dates = new ArrayList<>();
    for (LocalDateTime date = step.forward(start); !date.isAfter(end); date = step.add(date, 1)) {
      budget.cells(3);
      budget.steps(1);
      dates.add(Timestamp.of(date).nanos());
    }
    return dates.stream().mapToLong(date -> date).toArray();
  }

  private static LocalDateTime day(long nanos) {
    return new Timestamp(nanos).dateTime().toLocalDate().atStartOfDay();
  }

  private static int[] codes(TimeColumn times, long[] edges, boolean closedRight) {
    int[] codes = Allocation.ints(times.size());
    for (int row = 0; row < codes.length; row++) {
      long time = times.values()[row];
      if (time == TimeColumn.NAT) {
        codes[row] = -1;
        continue;
      }
      int found = Arrays.binarySearch(edges, time);
      int below = found < 0 ? -found - 2 : closedRight ? found - 1 : found;
      codes[row] = Math.clamp(below, -1, edges.length - 2);
    }
    return codes;
  }
}
