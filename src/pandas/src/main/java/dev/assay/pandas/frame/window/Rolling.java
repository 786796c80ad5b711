package dev.assay.pandas.frame.window;

import dev.assay.pandas.column.Column;
import dev.assay.pandas.column.DoubleColumn;
import dev.assay.pandas.column.Numbers;
import dev.assay.pandas.frame.aggregate.Groups;
import dev.assay.pandas.value.Allocation;
import dev.assay.pandas.value.PythonError;
import dev.assay.pandas.value.TimeLimit;
import java.util.Arrays;
import java.util.function.Supplier;
import java.util.function.ToDoubleBiFunction;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/**
 * Windows of rows that end at each row.
 *
 * @param size the most rows in a window; {@link Integer#MAX_VALUE} for all rows so far
 * @param required how many values a window must have for a result that is not missing
 * @param place where a window lies as seen from its row
 * @param first whether the row just before the window belongs to it
 * @param last whether the row itself belongs to its window
 * @param span the length of windows of time, {@code null} where they are of rows
 */
public record Rolling(
    int size, int required, Place place, boolean first, boolean last, @Nullable Span span) {

  /** Whether a window ends with its row, is around it, or begins with it. */
  public enum Place {
    BEFORE,
    AROUND,
    AFTER
  }

  /**
   * Windows of time.
   *
   * @param times the date of each row, in nanoseconds
   */
  public record Span(long[] times, long nanos) {}

  /** What of a window a function is shown. */
  public enum Shown {
    /** The values that are there. */
    PRESENT,
    /** All values, where enough of them are there. */
    ALL,
    /** All values, where there are enough rows. */
    ROWS
  }

  /** Windows of rows that end with their own. */
  public static Rolling rows(int size, int required, Place place) {
    return new Rolling(size, required, place, false, true, null);
  }

  /** The same windows, of which so many values are required. */
  Rolling requiring(int values) {
    return new Rolling(size, values, place, first, last, span);
  }

  /** The same of a function that is given the windows' rows too. */
  public DoubleColumn apply(
      Column column, Groups groups, ToDoubleBiFunction<double[], int[]> function, Shown shown) {
    double[] values = finite(Numbers.doubles(column));
    double[] result = Allocation.doubles(values.length);
    Arrays.fill(result, Double.NaN);
    for (int[] rows : groups.rows()) {
      for (int at = 0; at < rows.length; at++) {
        long until = until(rows, at);
        int to = (int) Math.min(rows.length - 1L, until);
        int from = from(rows, at, until);
        double[] window = present(values, rows, from, to);
        int enough = shown == Shown.ROWS ? to - from + 1 : window.length;
        if (enough >= required) {
          double[] given = shown == Shown.PRESENT ? window : all(values, rows, from, to);
          int[] shownRows = Arrays.copyOfRange(rows, Math.min(from, to + 1), to + 1);
          result[rows[at]] = function.applyAsDouble(given, shownRows);
        }
      }
    }
    return DoubleColumn.of(result);
  }

  /** The sums or means of the windows. */
  public DoubleColumn sums(Column column, Groups groups, boolean mean) {
    return running(column, groups, () -> new RunningSum(mean));
  }

  /** The variances of the windows, or their roots. */
  public DoubleColumn variances(Column column, Groups groups, long freedom, boolean root) {
    return running(column, groups, () -> new RunningVariance(freedom, root));
  }

  /** The rank of each window's last value among its values. */
  public DoubleColumn ranks(
      Column column, Groups groups, String method, boolean ascending, boolean share) {
    return apply(
        column,
        groups,
        (window, _) -> rank(window, method, ascending) / (share ? present(window) : 1),
        Shown.ALL);
  }

  private static double rank(double[] window, String method, boolean ascending) {
    double last = window.length == 0 ? Double.NaN : window[window.length - 1];
    int before = 0;
    int equal = 0;
    for (double value : window) {
      before += (ascending ? value < last : value > last) ? 1 : 0;
      equal += value == last ? 1 : 0;
    }
    if (equal == 0) {
      return Double.NaN;
    }
    return switch (method) {
      case "min" -> before + 1;
      case "max" -> before + equal;
      default -> before + (equal + 1) / 2.0;
    };
  }

  private static long present(double[] window) {
    return Arrays.stream(window).filter(value -> !Double.isNaN(value)).count();
  }

  private DoubleColumn running(Column column, Groups groups, Supplier<Running> statistic) {
    return running(finite(Numbers.doubles(column)), groups, statistic);
  }

  private DoubleColumn running(double[] values, Groups groups, Supplier<Running> statistic) {
    double[] result = Allocation.doubles(values.length);
    Arrays.fill(result, Double.NaN);
    for (int[] rows : groups.rows()) {
      Running running = statistic.get();
      int start = 0;
      int end = 0;
      for (int at = 0; at < rows.length; at++) {
        TimeLimit.check();
        long until = until(rows, at);
        int from = from(rows, at, until);
        int to = Math.max(from, (int) Math.min(rows.length, until + 1));
        if (from >= end) {
          running = statistic.get();
          start = from;
          end = from;
        }
        for (; start < from; start++) {
          running.remove(values[rows[start]]);
        }
        for (; end < to; end++) {
          running.add(values[rows[end]]);
        }
        result[rows[at]] = running.result(required);
      }
    }
    return DoubleColumn.of(result);
  }

  /** The last row of a window; rows of the same time as the own go where that does. */
  private long until(int[] rows, int at) {
    if (place == Place.AROUND) {
      if (span != null) {
        throw PythonError.unsupported("rolling(center=True) by time", "use a number of rows");
      }
      return at + (size - 1L) / 2;
    }
    if (place == Place.AFTER) {
      return at + size - 1L;
    }
    int until = last ? at : at - 1;
    while (!last && span != null && until >= 0 && time(span, rows, until) == time(span, rows, at)) {
      TimeLimit.check();
      until--;
    }
    return until;
  }

  /** The first row of a window, as a position among its group's rows. */
  private int from(int[] rows, int at, long until) {
    if (span == null) {
      long start = place == Place.BEFORE ? at - size + (first ? 0L : 1L) : until - size + 1L;
      return (int) Math.max(0, start);
    }
    long begin = time(span, rows, at) - (place == Place.AROUND ? span.nanos() / 2 : span.nanos());
    int from = at;
    while (from > 0
        && (first ? time(span, rows, from - 1) >= begin : time(span, rows, from - 1) > begin)) {
      from--;
    }
    return from;
  }

  /** The time of a row, turned round where the times of its group fall. */
  private static long time(Span span, int[] rows, int at) {
    long time = span.times()[rows[at]];
    return span.times()[rows[rows.length - 1]] < span.times()[rows[0]] ? -time : time;
  }

  /** Infinite values count as missing. */
  private static double[] finite(double[] values) {
    return Arrays.stream(values)
        .map(value -> Double.isInfinite(value) ? Double.NaN : value)
        .toArray();
  }

  private static double[] all(double[] values, int[] rows, int first, int last) {
    return IntStream.rangeClosed(first, last).mapToDouble(at -> values[rows[at]]).toArray();
  }

  private static double[] present(double[] values, int[] rows, int first, int last) {
    double[] window = Allocation.doubles(Math.max(0, last - first + 1));
    int count = 0;
    for (int at = first; at <= last; at++) {
      double value = values[rows[at]];
      if (!Double.isNaN(value)) {
        window[count++] = value;
      }
    }
    return Arrays.copyOf(window, count);
  }
}
