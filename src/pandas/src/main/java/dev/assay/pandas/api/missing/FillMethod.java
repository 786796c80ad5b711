package dev.assay.pandas.api.missing;

import dev.assay.pandas.column.Scalars;
import dev.assay.pandas.eval.Args;
import dev.assay.pandas.value.PythonError;
import dev.assay.pandas.value.Text;

/** The argument {@code fill_method} of {@code pct_change}: how gaps are filled before. */
public enum FillMethod {
  FORWARD,
  BACKWARD,
  NONE;

  /** Forward without the argument, as in pandas 2. */
  public static FillMethod of(Args args) {
    Object given = args.has("fill_method") ? args.get("fill_method") : "ffill";
    if (given == Scalars.NONE) {
      return NONE;
    }
    return switch (given) {
      case String text when text.equals("ffill") || text.equals("pad") -> FORWARD;
      case String text when text.equals("bfill") || text.equals("backfill") -> BACKWARD;
      default ->
          throw PythonError.valueError(
              "Invalid fill method. Expecting pad (ffill) or backfill (bfill). Got "
                  + Text.str(given));
    };
  }
}
