package dev.assay.pandas.api.common;

import dev.assay.pandas.api.dataframe.FrameObject;
import dev.assay.pandas.api.missing.Conditional;
import dev.assay.pandas.api.series.SeriesObject;
import dev.assay.pandas.column.Column;
import dev.assay.pandas.column.Columns;
import dev.assay.pandas.column.DType;
import dev.assay.pandas.column.Numbers;
import dev.assay.pandas.column.Positions;
import dev.assay.pandas.column.Scalars;
import dev.assay.pandas.eval.Args;
import dev.assay.pandas.eval.Context;
import dev.assay.pandas.frame.DataFrame;
import dev.assay.pandas.frame.Series;
import dev.assay.pandas.frame.index.Index;
import dev.assay.pandas.value.CompareOperator;
import dev.assay.pandas.value.PythonError;
import java.util.ArrayList;
import java.util.List;

/** Values held between bounds: {@code clip} of series and frames. */
public final class Clip {

  private Clip() {}

  public static final String NOTATION =
      "lower=None, upper=None, *, axis=None|0|1|'index'|'columns'|'rows', inplace=False|True|None";
  public static final String OF_SERIES =
      "lower=None, upper=None, *, axis=None|0|'index'|'rows', inplace=False|True|None";

  public static Object series(SeriesObject self, Args args) {
    Series series = self.series();
    Context context = args.context();
    Object lower = bound(args, true);
    Object upper = bound(args, false);
    return InPlace.done(
        self, args, clipped(context, clipped(context, series, lower, true), upper, false));
  }

  /** The lesser of two numbers is the lower bound, however they are given. */
  private static Object bound(Args args, boolean lower) {
    Object low = args.get("lower");
    Object high = args.get("upper");
    boolean swapped =
        isNumber(low) && isNumber(high) && Numbers.toDouble(low) > Numbers.toDouble(high);
    return lower != swapped ? low : high;
  }

  private static boolean isNumber(Object value) {
    return Scalars.plain(value) instanceof Number && !Scalars.isMissing(value);
  }

  private static Series clipped(Context context, Series series, Object bound, boolean lower) {
    if (Scalars.isMissing(bound)) {
      return series;
    }
    if (bound instanceof SeriesObject limits
        && !limits.series().index().sameLabels(series.index())) {
      throw PythonError.unsupported("clip() by a Series of other labels", "use reindex() first");
    }
    boolean[] beyond = beyond(context, series, bound, lower);
    return series.withValues(Conditional.put(context, series, Positions.where(beyond), bound));
  }

  private static boolean[] beyond(Context context, Series series, Object bound, boolean lower) {
    CompareOperator operator = lower ? CompareOperator.LESS : CompareOperator.GREATER;
    return Columns.truths(Operate.compare(context, operator, series, bound).values());
  }

  public static Object frame(FrameObject self, Args args) {
    DataFrame frame = self.frame();
    for (String bound : List.of("lower", "upper")) {
      if (args.optional("axis") == null && args.get(bound) instanceof SeriesObject) {
        throw PythonError.valueError("Must specify axis=0 or 1");
      }
    }
    List<Column> data = new ArrayList<>();
    for (int at = 0; at < frame.columnCount(); at++) {
      Series low =
          clipped(args.context(), frame.series(at), own(args, frame, at, bound(args, true)), true);
      data.add(
          clipped(args.context(), low, own(args, frame, at, bound(args, false)), false).values());
    }
    return InPlace.done(self, args, frame.withData(data));
  }

  /** The bound of a column: along columns there is one for each, in a frame a column of them. */
  private static Object own(Args args, DataFrame frame, int at, Object bound) {
    if (bound instanceof FrameObject limits) {
      int column = limits.frame().columns().find(frame.label(at));
      return column < 0
          ? new SeriesObject(
              new Series(Columns.zeros(DType.FLOAT64, 0), Index.range(0), Scalars.NONE))
          : new SeriesObject(limits.frame().series(column));
    }
    boolean across = args.optional("axis") == null || Reduce.axis(args) == 1;
    if (!across || !Read.isListLike(bound)) {
      return bound;
    }
    throw PythonError.unsupported(
        "clip() of a DataFrame by a bound for each column", "clip one column at a time");
  }
}
