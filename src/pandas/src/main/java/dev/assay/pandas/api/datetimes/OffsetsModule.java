package dev.assay.pandas.api.datetimes;

import dev.assay.pandas.eval.Args;
import dev.assay.pandas.eval.PyModule;
import dev.assay.pandas.frame.time.DateStep;
import java.util.LinkedHashMap;
import java.util.Map;

/** The table of {@code pd.offsets}, which is also {@code pd.tseries.offsets}. */
public final class OffsetsModule {

  private static final Map<String, Long> TICKS = new LinkedHashMap<>();

  static {
    TICKS.put("Day", DateStep.DAY);
    TICKS.put("Hour", 3_600_000_000_000L);
    TICKS.put("Minute", 60_000_000_000L);
    TICKS.put("Second", 1_000_000_000L);
    TICKS.put("Milli", 1_000_000L);
    TICKS.put("Micro", 1_000L);
    TICKS.put("Nano", 1L);
  }

  private OffsetsModule() {}

  public static PyModule module(String name) {
    PyModule.Builder table = PyModule.builder(name).value("DateOffset", OffsetObject.TYPE);
    TICKS.forEach(
        (tick, nanos) ->
            table.function(
                tick,
                "n=1, !normalize=False",
                args -> of(args, new DateStep(DateStep.Unit.TICK, 1, nanos))));
    steps(table, DateStep.Unit.MONTH_END, "MonthEnd");
    steps(table, DateStep.Unit.MONTH_START, "MonthBegin");
    steps(table, DateStep.Unit.WORKDAY, "BDay", "BusinessDay");
    steps(table, DateStep.Unit.WORKDAY_MONTH_END, "BMonthEnd", "BusinessMonthEnd");
    steps(table, DateStep.Unit.WORKDAY_MONTH_START, "BMonthBegin", "BusinessMonthBegin");
    ofMonth(table, "QuarterEnd", DateStep.Unit.QUARTER_END, "startingMonth", 3);
    ofMonth(table, "QuarterBegin", DateStep.Unit.QUARTER_START, "startingMonth", 3);
    ofMonth(table, "YearEnd", DateStep.Unit.YEAR_END, "month", 12);
    ofMonth(table, "YearBegin", DateStep.Unit.YEAR_START, "month", 1);
    ofMonth(table, "BQuarterEnd", DateStep.Unit.WORKDAY_QUARTER_END, "startingMonth", 3);
    ofMonth(table, "BQuarterBegin", DateStep.Unit.WORKDAY_QUARTER_START, "startingMonth", 3);
    ofMonth(table, "BYearEnd", DateStep.Unit.WORKDAY_YEAR_END, "month", 12);
    ofMonth(table, "BYearBegin", DateStep.Unit.WORKDAY_YEAR_START, "month", 1);
    return table
        .lacking(
            "count the days with np.busday_offset(...), or write the dates out",
            "BaseOffset BusinessHour CBMonthBegin CBMonthEnd CDay CustomBusinessDay"
                + " CustomBusinessHour CustomBusinessMonthBegin CustomBusinessMonthEnd Easter"
                + " FY5253 FY5253Quarter LastWeekOfMonth SemiMonthBegin SemiMonthEnd Tick"
                + " WeekOfMonth")
        .function("Week", "n=1, !normalize=False, *, weekday=None", OffsetsModule::week)
        .build();
  }

  private static void steps(PyModule.Builder table, DateStep.Unit unit, String... names) {
    for (String name : names) {
      table.function(name, "n=1, !normalize=False", args -> of(args, new DateStep(unit, 1, 1)));
    }
  }

  private static Object of(Args args, DateStep step) {
    return OffsetObject.of(step.times(args.integer("n")));
  }

  private static void ofMonth(
      PyModule.Builder table, String name, DateStep.Unit unit, String month, int usual) {
    table.function(
        name,
        "n=1, !normalize=False, *, " + month + "=" + usual,
        args -> of(args, new DateStep(unit, 1, args.integer(month))));
  }

  private static Object week(Args args) {
    return of(
        args,
        args.optional("weekday") == null
            ? new DateStep(DateStep.Unit.WEEK, 1, 0)
            : new DateStep(DateStep.Unit.WEEK, 1, args.integer("weekday") + 1));
  }
}
