package dev.assay.pandas.builtins.pandas;

import dev.assay.pandas.eval.Args;
import dev.assay.pandas.frame.Column;
import dev.assay.pandas.frame.DType;
import dev.assay.pandas.frame.Scalars;
import dev.assay.pandas.frame.missing.MissingValues;
import dev.assay.pandas.value.PythonError;

/** The argument {@code na_value} of {@code to_numpy}: what stands for missing cells. */
final class Gapless {

  private Gapless() {}

  static Column filled(Args args, Column cells) {
    if (!args.has("na_value") || !cells.hasMissing()) {
      return cells;
    }
    Object value = args.get("na_value");
    Object plain = Scalars.plain(value);
    boolean number = plain instanceof Long || plain instanceof Double;
    if (cells.dtype() != DType.OBJECT && !(cells.dtype().isFloat() && number)) {
      throw PythonError.unsupported(
          "this na_value of to_numpy() beside " + cells.dtypeName(), "use fillna() first");
    }
    return MissingValues.fill(cells, value, -1);
  }
}
