package dev.assay.pandas.api.datetimes;

import dev.assay.pandas.api.common.Wrap;
import dev.assay.pandas.api.series.SeriesObject;
import dev.assay.pandas.column.Column;
import dev.assay.pandas.column.DType;
import dev.assay.pandas.column.DoubleColumn;
import dev.assay.pandas.column.LongColumn;
import dev.assay.pandas.column.ObjectColumn;
import dev.assay.pandas.column.TimeColumn;
import dev.assay.pandas.eval.Args;
import dev.assay.pandas.eval.Context;
import dev.assay.pandas.eval.PyObject;
import dev.assay.pandas.eval.PyType;
import dev.assay.pandas.frame.DataFrame;
import dev.assay.pandas.frame.Series;
import dev.assay.pandas.frame.index.Index;
import dev.assay.pandas.frame.time.TimeRounding;
import dev.assay.pandas.value.Allocation;
import dev.assay.pandas.value.Timedelta;
import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SequencedMap;
import java.util.function.BiFunction;
import java.util.function.LongUnaryOperator;

/** {@code series.dt} of timedeltas. */
public record SpanMethods(Series series, TimeColumn spans) implements PyObject {

  /** The accessor of a series of timedeltas. */
  public SpanMethods(Series series) {
    this(series, (TimeColumn) series.values());
  }

  private static final long DAY = 86_400_000_000_000L;
  private static final long SECOND = 1_000_000_000L;

  /** The parts of a duration, from the largest, with their lengths in nanoseconds. */
  static final SequencedMap<String, Long> COMPONENTS = new LinkedHashMap<>();

  static {
    COMPONENTS.put("days", DAY);
    COMPONENTS.put("hours", 3600 * SECOND);
    COMPONENTS.put("minutes", 60 * SECOND);
    COMPONENTS.put("seconds", SECOND);
    COMPONENTS.put("milliseconds", 1_000_000L);
    COMPONENTS.put("microseconds", 1_000L);
    COMPONENTS.put("nanoseconds", 1L);
  }

  public static final PyType<SpanMethods> TYPE =
      PyType.builder("TimedeltaProperties", SpanMethods.class)
          .doc("the fields of timedeltas")
          .lacking("leave it out", "as_unit unit freq")
          .property(
              "days",
              (self, context) ->
                  self.number(context, nanos -> Math.floorDiv(nanos, DAY), DType.INT64))
          .property(
              "seconds",
              (self, context) ->
                  self.number(context, nanos -> Math.floorMod(nanos, DAY) / SECOND, DType.INT32))
          .property(
              "microseconds",
              (self, context) ->
                  self.number(context, nanos -> Math.floorMod(nanos, SECOND) / 1000, DType.INT32))
          .property("components", (self, context) -> self.components(context))
          .property("nanoseconds", (self, context) -> self.part(context, 1, 1000))
          .method(
              "to_pytimedelta",
              "",
              (self, args) ->
                  Wrap.array(
                      args,
                      ObjectColumn.of(
                          self.spans.items().stream().map(SpanMethods::plain).toArray())))
          .method("total_seconds", "", (self, args) -> self.totalSeconds(args.context()))
          .method("floor", "freq", (self, args) -> self.rounded(args, TimeRounding::floor))
          .method("ceil", "freq", (self, args) -> self.rounded(args, TimeRounding::ceil))
          .method("round", "freq", (self, args) -> self.rounded(args, TimeRounding::round))
          .build();

  @Override
  public PyType<?> type() {
    return TYPE;
  }

  private Object rounded(Args args, BiFunction<TimeColumn, String, TimeColumn> rounding) {
    return Wrap.series(args, series.withValues(rounding.apply(spans, args.string("freq"))));
  }

  private Object number(Context context, LongUnaryOperator field, DType dtype) {
    long[] numbers = Allocation.longs(spans.size());
    double[] doubles = Allocation.doubles(spans.size());
    boolean missing = false;
    for (int at = 0; at < numbers.length; at++) {
      boolean none = spans.isMissing(at);
      missing |= none;
      numbers[at] = none ? 0 : field.applyAsLong(spans.values()[at]);
      doubles[at] = none ? Double.NaN : numbers[at];
    }
    Column column = missing ? DoubleColumn.of(doubles) : new LongColumn(numbers, dtype);
    return Wrap.series(context, series.withValues(column));
  }

  private Object part(Context context, long unit, long most) {
    return number(context, nanos -> Math.floorMod(nanos, unit * most) / unit, DType.INT32);
  }

  /** One part of a duration; days may be negative, what is less than a day never is. */
  static long component(String name, long nanos) {
    if (name.equals("days")) {
      return Math.floorDiv(nanos, DAY);
    }
    long rest = Math.floorMod(nanos, DAY);
    for (Map.Entry<String, Long> part : COMPONENTS.entrySet()) {
      if (part.getKey().equals(name)) {
        return rest / part.getValue();
      }
      rest %= part.getValue();
    }
    throw new IllegalArgumentException(name);
  }

  private Object components(Context context) {
    List<Column> data = new ArrayList<>();
    for (String name : COMPONENTS.keySet()) {
      SeriesObject field =
          (SeriesObject) number(context, nanos -> component(name, nanos), DType.INT64);
      data.add(field.series().values());
    }
    return Wrap.frame(
        context,
        new DataFrame(Index.ofLabels(List.copyOf(COMPONENTS.keySet())), data, series.index()));
  }

  private Object totalSeconds(Context context) {
    return Wrap.series(
        context,
        series.withValues(
            DoubleColumn.of(
                Allocation.doubles(
                    spans.size(),
                    at -> spans.isMissing(at) ? Double.NaN : spans.values()[at] / 1e9))));
  }

  /** Python's own duration, which has no nanoseconds; what is missing stays so. */
  private static Object plain(Object span) {
    return span instanceof Timedelta delta ? Duration.ofNanos(delta.nanos() / 1000 * 1000) : span;
  }
}
