package dev.assay.pandas.builtins.pandas;

import dev.assay.pandas.eval.Args;
import dev.assay.pandas.eval.Context;
import dev.assay.pandas.frame.Column;
import dev.assay.pandas.frame.Columns;
import dev.assay.pandas.frame.DataFrame;
import dev.assay.pandas.frame.Numbers;
import dev.assay.pandas.frame.Positions;
import dev.assay.pandas.frame.Scalars;
import dev.assay.pandas.frame.Series;
import dev.assay.pandas.value.CompareOperator;
import dev.assay.pandas.value.PythonError;
import java.util.ArrayList;
import java.util.List;

/** Values held between bounds: {@code clip} of series and frames. */
final class Clip {

  private Clip() {}

  static final String NOTATION =
      "lower=None, upper=None, *, axis=None|0|1|'index'|'columns'|'rows', inplace=False|True";
  static final String OF_SERIES =
      "lower=None, upper=None, *, axis=None|0|'index'|'rows', inplace=False|True";

  static Object series(SeriesObject self, Args args) {
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
    Series beyond =
        Operate.compare(
            context, lower ? CompareOperator.LESS : CompareOperator.GREATER, series, bound);
    int[] positions = Positions.where(Columns.truths(beyond.values()));
    return series.withValues(Conditional.put(context, series, positions, bound));
  }

  static Object frame(FrameObject self, Args args) {
    DataFrame frame = self.frame();
    for (String bound : List.of("lower", "upper")) {
      if (args.optional("axis") == null && Read.isListLike(args.get(bound))) {
        throw PythonError.valueError("Must specify axis=0 or 1");
      }
    }
    List<Column> data = new ArrayList<>();
    for (int at = 0; at < frame.columnCount(); at++) {
      Series low = clipped(args.context(), frame.series(at), bound(args, true), true);
      data.add(clipped(args.context(), low, bound(args, false), false).values());
    }
    return InPlace.done(self, args, frame.withData(data));
  }
}
