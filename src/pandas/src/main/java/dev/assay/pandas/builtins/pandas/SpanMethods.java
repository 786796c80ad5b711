package dev.assay.pandas.builtins.pandas;

import dev.assay.pandas.eval.Context;
import dev.assay.pandas.eval.PyObject;
import dev.assay.pandas.eval.PyType;
import dev.assay.pandas.frame.Column;
import dev.assay.pandas.frame.DType;
import dev.assay.pandas.frame.DoubleColumn;
import dev.assay.pandas.frame.LongColumn;
import dev.assay.pandas.frame.Series;
import dev.assay.pandas.frame.TimeColumn;
import java.util.ArrayList;
import java.util.List;
import java.util.function.LongUnaryOperator;

/** {@code series.dt} of timedeltas. */
record SpanMethods(Series series, TimeColumn spans) implements PyObject {

  private static final long DAY = 86_400_000_000_000L;
  private static final long SECOND = 1_000_000_000L;

  static final PyType<SpanMethods> TYPE =
      PyType.builder("TimedeltaProperties", SpanMethods.class)
          .doc("the fields of timedeltas")
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
          .method("to_pytimedelta", "", (self, args) -> Wrap.array(args.context(), self.spans))
          .method("total_seconds", "", (self, args) -> self.totalSeconds(args.context()))
          .build();

  @Override
  public PyType<?> type() {
    return TYPE;
  }

  private Object number(Context context, LongUnaryOperator field, DType dtype) {
    long[] numbers = new long[spans.size()];
    double[] doubles = new double[spans.size()];
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

  private Object components(Context context) {
    List<Object> labels =
        List.of(
            "days", "hours", "minutes", "seconds", "milliseconds", "microseconds", "nanoseconds");
    long[] units = {DAY, 3600 * SECOND, 60 * SECOND, SECOND, 1_000_000, 1_000, 1};
    List<Column> data = new ArrayList<>();
    for (int at = 0; at < units.length; at++) {
      long unit = units[at];
      long above = at == 0 ? 0 : units[at - 1];
      SeriesObject field =
          (SeriesObject)
              number(
                  context,
                  nanos ->
                      above == 0 ? Math.floorDiv(nanos, unit) : Math.floorMod(nanos, above) / unit,
                  DType.INT64);
      data.add(field.series().values());
    }
    return Wrap.frame(
        context,
        new dev.assay.pandas.frame.DataFrame(
            dev.assay.pandas.frame.Index.ofLabels(labels), data, series.index()));
  }

  private Object totalSeconds(Context context) {
    double[] seconds = new double[spans.size()];
    for (int at = 0; at < seconds.length; at++) {
      seconds[at] = spans.isMissing(at) ? Double.NaN : spans.values()[at] / 1e9;
    }
    return Wrap.series(context, series.withValues(DoubleColumn.of(seconds)));
  }
}
