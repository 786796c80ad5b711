package dev.assay.pandas.api.index;

import dev.assay.pandas.api.common.Wrap;
import dev.assay.pandas.api.datetimes.DateRanges;
import dev.assay.pandas.api.datetimes.OffsetObject;
import dev.assay.pandas.api.datetimes.TimeTypes;
import dev.assay.pandas.column.PeriodColumn;
import dev.assay.pandas.column.Scalars;
import dev.assay.pandas.column.TimeColumn;
import dev.assay.pandas.column.ZonedColumn;
import dev.assay.pandas.eval.Args;
import dev.assay.pandas.eval.PyModule;
import dev.assay.pandas.eval.PyType;
import dev.assay.pandas.frame.index.Index;
import dev.assay.pandas.frame.time.DateRange;
import dev.assay.pandas.frame.time.DateStep;
import dev.assay.pandas.frame.time.Periods;
import dev.assay.pandas.frame.time.StepNames;
import dev.assay.pandas.frame.time.StepRules;
import dev.assay.pandas.value.Allocation;
import dev.assay.pandas.value.Aware;
import dev.assay.pandas.value.BinaryOperator;
import dev.assay.pandas.value.PythonError;
import dev.assay.pandas.value.Timedelta;
import dev.assay.pandas.value.Timestamp;
import java.time.Duration;
import java.time.LocalDateTime;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/** The {@code freq} of indexes of times: what it is, how it is given, what operations leave. */
public final class IndexSteps {

  private IndexSteps() {}

  static PyType.Builder<IndexObject> add(PyType.Builder<IndexObject> table) {
    return table
        .property("freq", (self, _) -> offset(step(self, "freq")))
        .property("freqstr", (self, _) -> name(self))
        .method(
            "shift",
            "periods=1, freq=None",
            (self, args) -> {
              step(self, "shift");
              return Wrap.index(args, shifted(self.index(), args));
            });
  }

  public static void functions(PyModule.Builder table) {
    table.function(
        "timedelta_range",
        "start=None, end=None, periods=None, freq=None, name=None, closed=None, *," + " !unit=None",
        IndexSteps::timedeltaRange);
  }

  private static Object offset(@Nullable DateStep step) {
    return step == null ? Scalars.NONE : OffsetObject.of(step);
  }

  /** The step of times or the length of periods; an AttributeError of other labels. */
  private static @Nullable DateStep step(IndexObject self, String name) {
    Index index = self.index();
    if (index.levelCount() == 1 && index.column() instanceof PeriodColumn periods) {
      return Periods.step(periods.frequency());
    }
    boolean times = index.column() instanceof TimeColumn || index.column() instanceof ZonedColumn;
    if (index.levelCount() == 1 && times) {
      return index.freq();
    }
    throw PythonError.attributeError(
        "'" + self.type().name() + "' object has no attribute '" + name + "'");
  }

  private static Object name(IndexObject self) {
    DateStep step = step(self, "freqstr");
    if (self.index().column() instanceof PeriodColumn periods) {
      return periods.frequency().alias();
    }
    return step == null ? Scalars.NONE : StepNames.frequency(step);
  }

  /** The freq that a program gives an index: a name, an offset or None; none is inferred. */
  static @Nullable DateStep given(Object freq) {
    return freq == Scalars.NONE || freq.equals("infer") ? null : OffsetObject.step(freq);
  }

  /** What an operator leaves of a freq: a tick stays when one value is added to all. */
  static @Nullable DateStep after(
      BinaryOperator operator, Index index, Object other, boolean reflected) {
    DateStep step = index.freq();
    if (step == null || !step.isTick()) {
      return null;
    }
    boolean shift = operator == BinaryOperator.ADD || operator == BinaryOperator.SUBTRACT;
    Object one = Scalars.plain(other);
    boolean time =
        one instanceof Timedelta
            || one instanceof Timestamp
            || one instanceof Aware
            || one instanceof Duration
            || one instanceof LocalDateTime
            || one instanceof OffsetObject offset && offset.isTick();
    if (shift && time) {
      return operator == BinaryOperator.SUBTRACT && reflected ? step.times(-1) : step;
    }
    return operator == BinaryOperator.MULTIPLY && one instanceof Long factor && factor != 0
        ? step.times(factor)
        : null;
  }

  /** Each label so many steps later, of the index's own freq or of another one. */
  public static Index shifted(Index index, Args args) {
    boolean infer = "infer".equals(args.optional("freq"));
    long periods = args.integer("periods");
    DateStep own = index.freq();
    DateStep by = args.optional("freq") == null || infer ? own : lag(index, args.get("freq"));
    if (index.levelCount() == 1 && index.column() instanceof ZonedColumn && by != null) {
      throw PythonError.unsupported(
          "shift() of an index of times with a zone", "use tz_convert(None) first");
    }
    boolean unknown = index.column() instanceof ZonedColumn && by == null;
    if (index.levelCount() > 1 || !(unknown || index.column() instanceof TimeColumn)) {
      throw PythonError.unsupported(
          "shift(freq=) of an index that is not of dates", "leave freq out, or change the index");
    }
    if (by == null) {
      throw infer
          ? PythonError.valueError("Freq was not set in the index hence cannot be inferred")
          : new PythonError("NullFrequencyError", "Cannot shift with no freq");
    }
    TimeColumn times = (TimeColumn) index.column();
    long[] moved = times.values().clone();
    for (int at = 0; at < moved.length; at++) {
      moved[at] = times.isMissing(at) ? moved[at] : moved(by, periods, moved[at]);
    }
    boolean kept = own != null && (StepRules.isSame(own, by) || own.isTick() && by.isTick());
    return Index.of(new TimeColumn(moved, times.dtype()), index.name()).withFreq(kept ? own : null);
  }

  /** A number is no step, which comes out where it would be added. */
  private static DateStep lag(Index index, Object freq) {
    if (!(freq instanceof Number || freq instanceof Boolean)) {
      return OffsetObject.step(freq);
    }
    throw index.isOfDates() || index.column() instanceof ZonedColumn
        ? PythonError.typeError(
            "Addition/subtraction of integers and integer-arrays with DatetimeArray is no longer"
                + " supported.  Instead of adding/subtracting `n`, use `n * obj.freq`")
        : new PythonError(
            "NotImplementedError",
            "This method is only implemented for DatetimeIndex, PeriodIndex and TimedeltaIndex");
  }

  private static long moved(DateStep by, long periods, long nanos) {
    return by.isTick()
        ? nanos + Math.multiplyExact(by.nanos(), periods)
        : Timestamp.of(by.add(new Timestamp(nanos).dateTime(), periods)).nanos();
  }

  /** {@code pd.timedelta_range}. */
  private static Object timedeltaRange(Args args) {
    Long start = span(args, "start");
    Long end = span(args, "end");
    Long periods = DateRanges.periods(args);
    boolean even = start != null && end != null && periods != null;
    int given = (start == null ? 0 : 1) + (end == null ? 0 : 1) + (periods == null ? 0 : 1);
    if (given < 2 || even && args.optional("freq") != null) {
      throw PythonError.valueError(
          "Of the four parameters: start, end, periods, and freq, exactly three must be specified");
    }
    DateStep step = OffsetObject.step(args.optional("freq") == null ? "D" : args.get("freq"));
    if (!step.isTick()) {
      throw PythonError.valueError(StepNames.offset(step) + " is a non-fixed frequency");
    }
    if (even) {
      args.budget().cells(periods);
    }
    long[] spans =
        even ? DateRange.even(start, end, periods) : spans(args, start, end, periods, step);
    Index labels = Index.of(TimeColumn.timedeltas(closed(args, spans)), args.get("name"));
    return Wrap.index(args, even ? labels : labels.withFreq(step));
  }

  /** Without the ends that {@code closed} leaves out (_validate_endpoints in pandas). */
  private static long[] closed(Args args, long[] spans) {
    Object closed = args.get("closed");
    if (closed != Scalars.NONE && !"left".equals(closed) && !"right".equals(closed)) {
      throw PythonError.valueError("Closed has to be either 'left', 'right' or None");
    }
    int from = "right".equals(closed) ? 1 : 0;
    int to = "left".equals(closed) ? spans.length - 1 : spans.length;
    return to < from ? new long[0] : Arrays.copyOfRange(spans, from, to);
  }

  private static long[] spans(
      Args args, @Nullable Long start, @Nullable Long end, @Nullable Long periods, DateStep step) {
    long by = step.nanos();
    long count = periods != null ? periods : Math.max(0, Math.floorDiv(end - start, by) + 1);
    args.budget().cells(count);
    long first = start != null ? start : end - (count - 1) * by;
    return Allocation.longs(Math.toIntExact(count), at -> first + at * by);
  }

  private static @Nullable Long span(Args args, String name) {
    Object given = args.optional(name);
    if (given == null) {
      return null;
    }
    Object span = args.context().call(TimeTypes.TIMEDELTA, given);
    return span instanceof Timedelta one ? (Long) one.nanos() : null;
  }
}
