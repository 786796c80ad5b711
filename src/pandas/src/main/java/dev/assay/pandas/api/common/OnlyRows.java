package dev.assay.pandas.api.common;

import dev.assay.pandas.eval.Args;
import dev.assay.pandas.value.Equality;
import dev.assay.pandas.value.PythonError;
import dev.assay.pandas.value.Text;

/** The argument {@code axis} where only rows are supported: series have no other axis. */
public final class OnlyRows {

  private OnlyRows() {}

  /** Columns of a series, and axes that there are not, are ValueErrors as in pandas. */
  public static void require(Args args, boolean series) {
    if (!args.knows("axis") || !args.has("axis")) {
      return;
    }
    Object axis = args.get("axis");
    Equality.requireHash(axis);
    if (Equality.equal(axis, 0L) || axis.equals("index") || axis.equals("rows")) {
      return;
    }
    boolean columns = Equality.equal(axis, 1L) || axis.equals("columns");
    if (columns && !series) {
      throw PythonError.unsupported(
          "the argument 'axis' of " + args.function() + "()", "leave it out, or use .T");
    }
    throw PythonError.valueError(
        "No axis named "
            + Text.str(axis)
            + " for object type "
            + (series ? "Series" : "DataFrame"));
  }
}
