package dev.assay.pandas.api.common;

import dev.assay.pandas.eval.Args;
import dev.assay.pandas.frame.DataFrame;
import dev.assay.pandas.frame.Series;
import dev.assay.pandas.frame.index.Index;

/** Rows numbered anew by methods with the parameter {@code ignore_index}, where it is true. */
public final class IgnoreIndex {

  private IgnoreIndex() {}

  public static DataFrame applied(Args args, DataFrame frame) {
    return args.truth("ignore_index") ? frame.withIndex(Index.range(frame.rowCount())) : frame;
  }

  public static Series applied(Args args, Series series) {
    return args.truth("ignore_index") ? series.withIndex(Index.range(series.size())) : series;
  }
}
