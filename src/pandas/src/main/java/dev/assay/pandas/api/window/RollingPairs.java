package dev.assay.pandas.api.window;

import dev.assay.pandas.api.common.Wrap;
import dev.assay.pandas.api.dataframe.FrameObject;
import dev.assay.pandas.api.series.SeriesObject;
import dev.assay.pandas.column.Column;
import dev.assay.pandas.column.DoubleColumn;
import dev.assay.pandas.column.Numbers;
import dev.assay.pandas.column.Scalars;
import dev.assay.pandas.eval.Args;
import dev.assay.pandas.eval.PyType;
import dev.assay.pandas.frame.DataFrame;
import dev.assay.pandas.frame.Series;
import dev.assay.pandas.frame.index.CommonNames;
import dev.assay.pandas.frame.index.Index;
import dev.assay.pandas.frame.window.RollingPair;
import dev.assay.pandas.value.Allocation;
import dev.assay.pandas.value.PythonError;
import java.util.ArrayList;
import java.util.List;

/** {@code corr} and {@code cov} of windows: of two series, or of a frame's columns in pairs. */
final class RollingPairs {

  private static final String NOTATION = "other=None, pairwise=None, ddof=1, !numeric_only=False";

  private RollingPairs() {}

  static PyType.Builder<RollingObject> add(PyType.Builder<RollingObject> table) {
    return table
        .method("corr", NOTATION, (self, args) -> of(self, args, true))
        .method("cov", NOTATION, (self, args) -> of(self, args, false));
  }

  private static Object of(RollingObject self, Args args, boolean scaled) {
    if (args.optional("pairwise") != null && !args.truth("pairwise") && !self.series()) {
      throw PythonError.unsupported(
          args.function() + "() of a frame's windows with pairwise=False", "leave it out");
    }
    if (args.get("other") != Scalars.NONE && !(args.get("other") instanceof SeriesObject)) {
      requireData(args.get("other"));
    }
    if (!self.series() && self.grouped() == null && args.get("other") == Scalars.NONE) {
      return inPairs(self, args, scaled);
    }
    if (!self.series() && self.grouped() == null && args.get("other") instanceof SeriesObject) {
      throw PythonError.unsupported(
          "rolling corr() and cov() of a DataFrame", "use it column by column");
    }
    if (!self.series() || self.grouped() != null || !(args.get("other") instanceof SeriesObject)) {
      throw PythonError.unsupported(
          args.function() + "() of windows but of two series or of one frame",
          "take one column, and give the other: a.rolling(n)." + args.function() + "(b)");
    }
    Series left = self.frame().series(0);
    Series right = ((SeriesObject) args.get("other")).series();
    if (!left.index().sameLabels(right.index())) {
      throw PythonError.unsupported(
          args.function() + "() of windows of series with other labels",
          "align the two series first");
    }
    self.requireSorted();
    args.budget().steps(12L * left.size());
    Column result =
        new RollingPair(self.rolling(), args.integer("ddof"))
            .of(Numbers.doubles(left.values()), Numbers.doubles(right.values()), scaled);
    Index index = CommonNames.on(left.index(), List.of(left.index(), right.index()));
    boolean named = left.name().equals(right.name());
    return Wrap.series(args, new Series(result, index, named ? left.name() : Scalars.NONE));
  }

  /** Each column with each: for each row one row a column, of which its label is the last level. */
  private static Object inPairs(RollingObject self, Args args, boolean scaled) {
    DataFrame frame = self.frame();
    int width = frame.columnCount();
    int rows = frame.rowCount();
    self.requireSorted();
    args.budget().cells((long) rows * width * width);
    args.budget().steps(12L * rows * width * width);
    RollingPair pair = new RollingPair(self.rolling(), args.integer("ddof"));
    List<Column> data = new ArrayList<>();
    for (int at = 0; at < width; at++) {
      double[] results = Allocation.doubles(rows * width);
      for (int other = 0; other < width; other++) {
        double[] one = Numbers.doubles(frame.column(Math.min(at, other)));
        double[] two = Numbers.doubles(frame.column(Math.max(at, other)));
        double[] found = pair.of(one, two, scaled).values();
        for (int row = 0; row < rows; row++) {
          results[row * width + other] = found[row];
        }
      }
      data.add(DoubleColumn.of(results));
    }
    return Wrap.frame(args, new DataFrame(frame.columns(), data, pairs(frame)));
  }

  private static Index pairs(DataFrame frame) {
    int width = frame.columnCount();
    int[] rows = Allocation.ints(frame.rowCount() * width);
    int[] columns = Allocation.ints(rows.length);
    for (int at = 0; at < rows.length; at++) {
      rows[at] = at / width;
      columns[at] = at % width;
    }
    List<Column> levels = new ArrayList<>();
    frame.index().levels().forEach(level -> levels.add(level.take(rows)));
    frame.columns().levels().forEach(level -> levels.add(level.take(columns)));
    List<Object> names = new ArrayList<>(frame.index().names());
    names.addAll(frame.columns().names());
    return Index.ofLevels(levels, names);
  }

  private static void requireData(Object other) {
    if (!(other instanceof FrameObject)) {
      throw PythonError.valueError("other must be a DataFrame or Series");
    }
  }
}
