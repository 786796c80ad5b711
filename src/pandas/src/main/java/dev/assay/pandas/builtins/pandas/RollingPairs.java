package dev.assay.pandas.builtins.pandas;

import dev.assay.pandas.eval.Args;
import dev.assay.pandas.eval.PyType;
import dev.assay.pandas.frame.Column;
import dev.assay.pandas.frame.CommonNames;
import dev.assay.pandas.frame.Index;
import dev.assay.pandas.frame.Numbers;
import dev.assay.pandas.frame.Scalars;
import dev.assay.pandas.frame.Series;
import dev.assay.pandas.frame.window.RollingPair;
import dev.assay.pandas.value.PythonError;
import java.util.List;

/** {@code corr} and {@code cov} of a series' windows with another series. */
final class RollingPairs {

  private static final String NOTATION = "other=None, !pairwise=None, ddof=1, !numeric_only=False";

  private RollingPairs() {}

  static PyType.Builder<RollingObject> add(PyType.Builder<RollingObject> table) {
    return table
        .method("corr", NOTATION, (self, args) -> of(self, args, true))
        .method("cov", NOTATION, (self, args) -> of(self, args, false));
  }

  private static Object of(RollingObject self, Args args, boolean scaled) {
    if (args.get("other") != Scalars.NONE && !(args.get("other") instanceof SeriesObject)) {
      requireData(args.get("other"));
    }
    if (!self.series() || self.grouped() != null || !(args.get("other") instanceof SeriesObject)) {
      throw PythonError.unsupported(
          args.function() + "() of windows but of two series",
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
    args.context().budget().steps(12L * left.size());
    Column result =
        new RollingPair(self.rolling(), args.integer("ddof"))
            .of(Numbers.doubles(left.values()), Numbers.doubles(right.values()), scaled);
    Index index = CommonNames.on(left.index(), List.of(left.index(), right.index()));
    boolean named = left.name().equals(right.name());
    return Wrap.series(
        args.context(), new Series(result, index, named ? left.name() : Scalars.NONE));
  }

  private static void requireData(Object other) {
    if (!(other instanceof FrameObject)) {
      throw PythonError.valueError("other must be a DataFrame or Series");
    }
  }
}
