package dev.assay.pandas.api.datetimes;

import dev.assay.pandas.api.index.IndexObject;
import dev.assay.pandas.api.index.IntervalMethods;
import dev.assay.pandas.column.Column;
import dev.assay.pandas.column.DoubleColumn;
import dev.assay.pandas.column.LongColumn;
import dev.assay.pandas.column.Numbers;
import dev.assay.pandas.column.Scalars;
import dev.assay.pandas.eval.Args;
import dev.assay.pandas.eval.Context;
import dev.assay.pandas.value.Allocation;
import dev.assay.pandas.value.PyDict;
import dev.assay.pandas.value.PyTuple;
import dev.assay.pandas.value.PythonError;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** {@code pd.interval_range}: intervals of one length, one after another. */
public final class IntervalRange {

  private static final double ROUNDING = 0.1;

  private IntervalRange() {}

  public static Object of(Args args) {
    Object start = args.optional("start");
    Object end = args.optional("end");
    boolean numbers = isNumber(start) && isNumber(end);
    return IntervalMethods.ofBreaks(args, numbers ? numbers(args, start, end) : dates(args));
  }

  private static boolean isNumber(@Nullable Object edge) {
    return edge == null || Scalars.plain(edge) instanceof Number;
  }

  /** Dates one more than the intervals, as {@code date_range} gives them. */
  private static Column dates(Args args) {
    Context context = args.context();
    PyDict named = new PyDict();
    for (String name : List.of("start", "end", "freq")) {
      named.put(name, args.get(name));
    }
    Long periods = DateRanges.periods(args);
    named.put("periods", periods == null ? Scalars.NONE : (Object) (periods + 1));
    if (args.optional("freq") == null
        && (periods == null || args.optional("start") == null || args.optional("end") == null)) {
      named.put("freq", "D");
    }
    Object range = context.library().modules().get("pandas").attributes().get("date_range");
    return ((IndexObject) context.call(range, PyTuple.EMPTY, named)).index().column();
  }

  private static Column numbers(Args args, @Nullable Object start, @Nullable Object end) {
    Long periods = DateRanges.periods(args);
    Object frequency = args.optional("freq");
    if (frequency == null && (periods == null || start == null || end == null)) {
      frequency = 1L;
    }
    long given = Stream.of(start, end, periods, frequency).filter(Objects::nonNull).count();
    if (given != 3) {
      throw PythonError.valueError(
          "Of the four parameters: start, end, periods, and freq, exactly three must be specified");
    }
    boolean whole = isWhole(start) && isWhole(end) && isWhole(frequency);
    double[] edges;
    if (start != null && end != null && frequency != null) {
      edges = steps(Numbers.toDouble(start), Numbers.toDouble(end), Numbers.toDouble(frequency));
    } else {
      double length = periods == null ? 0 : periods;
      double step = frequency == null ? 0 : Numbers.toDouble(frequency);
      double first =
          start == null ? Numbers.toDouble(end) - length * step : Numbers.toDouble(start);
      double last = end == null ? first + length * step : Numbers.toDouble(end);
      edges = even(first, last, (int) length);
    }
    boolean integers = whole && Arrays.stream(edges).allMatch(edge -> edge == Math.rint(edge));
    return integers
        ? LongColumn.of(Arrays.stream(edges).mapToLong(edge -> (long) edge).toArray())
        : DoubleColumn.of(edges);
  }

  private static boolean isWhole(@Nullable Object edge) {
    return edge == null || Scalars.plain(edge) instanceof Long;
  }

  private static double[] steps(double start, double end, double step) {
    long count = Math.max(0, (long) Math.ceil((end + ROUNDING * step - start) / step));
    Allocation.of(count);
    return LongStream.range(0, count).mapToDouble(at -> start + at * step).toArray();
  }

  private static double[] even(double start, double end, int count) {
    Allocation.of(count);
    double step = (end - start) / count;
    return LongStream.rangeClosed(0, count)
        .mapToDouble(at -> at == count ? end : start + at * step)
        .toArray();
  }
}
