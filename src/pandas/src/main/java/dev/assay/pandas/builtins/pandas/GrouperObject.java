package dev.assay.pandas.builtins.pandas;

import dev.assay.pandas.eval.Args;
import dev.assay.pandas.eval.PyObject;
import dev.assay.pandas.eval.PyType;
import dev.assay.pandas.frame.Column;
import dev.assay.pandas.frame.PeriodColumn;
import dev.assay.pandas.frame.TimeColumn;
import dev.assay.pandas.frame.ZonedColumn;
import dev.assay.pandas.frame.time.DateStep;
import dev.assay.pandas.frame.time.TimeBins;
import dev.assay.pandas.frame.time.ZonedBins;
import dev.assay.pandas.value.Budget;
import dev.assay.pandas.value.PythonError;
import org.jspecify.annotations.Nullable;

/** {@code pd.Grouper(...)}: a key, a level or the index, and the spans of time to group it by. */
record GrouperObject(
    @Nullable Object key, @Nullable Object level, @Nullable DateStep step, TimeBins.Sides sides)
    implements PyObject {

  static final PyType<GrouperObject> TYPE =
      PyType.builder("Grouper", GrouperObject.class)
          .doc("a key to group by")
          .constructor(
              "key=None, level=None, freq=None, !axis=0, sort=False, closed=None, label=None,"
                  + " convention=None, !origin='start_day', !offset=None, !dropna=True",
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
    return new TimeBins.Sides(side(args, "closed"), side(args, "label"));
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
