package dev.assay.pandas.api.common;

import dev.assay.pandas.api.series.SeriesObject;
import dev.assay.pandas.column.Column;
import dev.assay.pandas.column.Scalars;
import dev.assay.pandas.eval.Args;
import dev.assay.pandas.frame.Series;

/** The {@code key} function of sorting, which is given all values at once. */
public final class Keyed {

  private Keyed() {}

  public static Column of(Args args, Column column) {
    return of(args, column, Scalars.NONE);
  }

  public static Column of(Args args, Column column, Object name) {
    Object function = args.optional("key");
    if (function == null) {
      return column;
    }
    Object result = args.context().call(function, new SeriesObject(Series.of(column, name)));
    return Read.column(args.context(), result);
  }
}
