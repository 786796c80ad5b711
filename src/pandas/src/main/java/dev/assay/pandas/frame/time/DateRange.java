package dev.assay.pandas.frame.time;

import dev.assay.pandas.column.TimeColumn;
import dev.assay.pandas.value.Allocation;
import dev.assay.pandas.value.Budget;
import dev.assay.pandas.value.PythonError;
import dev.assay.pandas.value.Timestamp;
import java.time.LocalDateTime;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** {@code pd.date_range}: dates at the steps of a frequency. */
public final class DateRange {

  private DateRange() {}

  /** The dates from the first that fits up to the end, or so many of them. */
  public static TimeColumn of(
      @Nullable LocalDateTime start,
      @Nullable LocalDateTime end,
      @Nullable Long periods,
      DateStep step,
      Budget budget) {
    if (step.count() == 0) {
      throw PythonError.valueError("Offset <0 * steps> did not increment date");
    }
    if (start == null && end != null && periods != null) {
      return ending(end, periods, step, budget);
    }
    if (start == null || end == null && periods == null) {
      throw PythonError.valueError(
          "Of the four parameters: start, end, periods, and freq, exactly three must be specified");
    }
    boolean up = step.count() > 0;
    List<Long> nanos = new ArrayList<>();
    LocalDateTime time = up ? step.forward(start) : step.back(start);
    while (periods == null
        ? up ? !time.isAfter(end) : !time.isBefore(end)
        : nanos.size() < periods) {
      budget.cells(1);
      budget.steps(1);
      nanos.add(Timestamp.of(time).nanos());
      time = step.add(time, 1);
    }
    return column(nanos);
  }

  private static TimeColumn ending(LocalDateTime end, long periods, DateStep step, Budget budget) {
    List<Long> nanos = new ArrayList<>();
    LocalDateTime time = step.back(end);
    while (nanos.size() < periods) {
      budget.cells(1);
      budget.steps(1);
      nanos.addFirst(Timestamp.of(time).nanos());
      time = step.add(time, -1);
    }
    return column(nanos);
  }

  /** So many dates at equal distances, both ends among them. */
  public static TimeColumn even(LocalDateTime start, LocalDateTime end, long periods) {
    long first = Timestamp.of(start).nanos();
    long last = Timestamp.of(end).nanos();
    return TimeColumn.datetimes(even(first, last, periods));
  }

  /** So many numbers at equal distances, both ends among them. */
  public static long[] even(long first, long last, long periods) {
    long[] numbers = Allocation.longs(Math.toIntExact(periods));
    for (int at = 0; at < numbers.length; at++) {
      double part = periods == 1 ? 0 : (last - first) * (double) at / (periods - 1);
      numbers[at] = first + (long) part;
    }
    return numbers;
  }

  private static TimeColumn column(List<Long> nanos) {
    return TimeColumn.datetimes(nanos.stream().mapToLong(each -> each).toArray());
  }
}
