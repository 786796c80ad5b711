package dev.assay.pandas.api.groupby;

import dev.assay.pandas.api.datetimes.OffsetObject;
import dev.assay.pandas.api.datetimes.TimeTypes;
import dev.assay.pandas.column.Column;
import dev.assay.pandas.column.PeriodColumn;
import dev.assay.pandas.column.Scalars;
import dev.assay.pandas.column.TimeColumn;
import dev.assay.pandas.column.ZonedColumn;
import dev.assay.pandas.eval.Args;
import dev.assay.pandas.eval.PyObject;
import dev.assay.pandas.eval.PyType;
import dev.assay.pandas.frame.time.DateParser;
import dev.assay.pandas.frame.time.DateStep;
import dev.assay.pandas.frame.time.TimeBins;
import dev.assay.pandas.frame.time.ZonedBins;
import dev.assay.pandas.value.Budget;
import dev.assay.pandas.value.PythonError;
import dev.assay.pandas.value.Timestamp;
import org.jspecify.annotations.Nullable;

/** {@code pd.Grouper(...)}: a key, a level or the index, and the spans of time to group it by. */
public record GrouperObject(
    @Nullable Object key, @Nullable Object level, @Nullable DateStep step, TimeBins.Sides sides)
    implements PyObject {

  public static final PyType<GrouperObject> TYPE =
      PyType.builder("Grouper", GrouperObject.class)
          .doc("a key to group by")
          .constructor(
              "key=None, level=None, freq=None, !axis=0, sort=False, closed=None, label=None,"
                  + " convention=None, origin='start_day', offset=None, !dropna=True",
              args ->
                  new GrouperObject(
                      args.optional("key"),
                      args.optional("level"),
                      step(args, "freq"),
                      sides(args)))
          .build();

  static @Nullable DateStep step(Args args, String parameter) {
    return args.optional(parameter) == null ? null : OffsetObject.step(args.get(parameter));
  }

  static TimeBins.Sides sides(Args args) {
    return new TimeBins.Sides(side(args, "closed"), side(args, "label"), origin(args));
  }

  private static TimeBins.Origin origin(Args args) {
    Object origin = args.get("origin");
    Object offset = args.get("offset");
    if (origin.equals("start_day") && offset == Scalars.NONE) {
      return TimeBins.Origin.DAY;
    }
    long later = offset == Scalars.NONE ? 0 : OffsetObject.step(offset).nanos();
    if (!(origin instanceof String name)) {
      return new TimeBins.Origin(moment(origin), false, later);
    }
    return switch (name) {
      case "start_day" -> new TimeBins.Origin(null, false, later);
      case "start" -> new TimeBins.Origin(null, true, later);
      case "epoch" -> new TimeBins.Origin(0L, false, later);
      case "end", "end_day" ->
          throw PythonError.unsupported(
              "resample(origin='" + origin + "')", "use origin='start' or a Timestamp");
      default -> new TimeBins.Origin(moment(origin), false, later);
    };
  }

  private static long moment(Object origin) {
    Object moment =
        origin instanceof String text ? DateParser.parseOrMissing(text) : TimeTypes.moment(origin);
    if (moment instanceof Timestamp time) {
      return time.nanos();
    }
    throw PythonError.valueError(
        "'origin' should be equal to 'epoch', 'start', 'start_day', 'end', 'end_day' or should be a"
            + " Timestamp convertible type");
  }

  private static @Nullable Boolean side(Args args, String parameter) {
    String side = args.optionalString(parameter);
    if (side != null && !side.equals("left") && !side.equals("right")) {
      throw PythonError.valueError("Unsupported value " + side + " for `" + parameter + "`");
    }
    return side == null ? null : (Boolean) side.equals("right");
  }

  @Override
  public PyType<?> type() {
    return TYPE;
  }

  /** The spans of a key's dates. */
  static TimeBins bins(Column key, DateStep step, TimeBins.Sides sides, Budget budget) {
    if (key instanceof ZonedColumn && !sides.origin().equals(TimeBins.Origin.DAY)) {
      throw PythonError.unsupported("resample(origin=) of a zone", "leave origin out");
    }
    if (key instanceof ZonedColumn zoned) {
      budget.steps(zoned.size());
      return ZonedBins.of(zoned, step, sides, budget);
    }
    if (key instanceof PeriodColumn || key.dtype().isTimedelta()) {
      throw PythonError.unsupported(
          "resampling by " + (key instanceof PeriodColumn ? "periods" : "timedeltas"),
          "group by .dt.asfreq(...) or .dt.floor(...) of them");
    }
    if (!(key instanceof TimeColumn times && key.dtype().isDatetime())) {
      throw PythonError.typeError(
          "Only valid with DatetimeIndex, TimedeltaIndex or PeriodIndex, but got an instance of"
              + " 'Index'");
    }
    budget.steps(times.size());
    return TimeBins.of(times, step, sides, budget);
  }
}
