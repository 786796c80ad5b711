package dev.assay.pandas.builtins.pandas;

import dev.assay.pandas.eval.Args;
import dev.assay.pandas.frame.DataFrame;
import dev.assay.pandas.frame.Index;
import dev.assay.pandas.frame.Series;

/** Rows numbered anew by methods with the parameter {@code ignore_index}, where it is true. */
final class IgnoreIndex {

  private IgnoreIndex() {}

  static DataFrame applied(Args args, DataFrame frame) {
    return args.truth("ignore_index") ? frame.withIndex(Index.range(frame.rowCount())) : frame;
  }

  static Series applied(Args args, Series series) {
    return args.truth("ignore_index") ? series.withIndex(Index.range(series.size())) : series;
  }
}
