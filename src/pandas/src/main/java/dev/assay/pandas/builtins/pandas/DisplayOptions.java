package dev.assay.pandas.builtins.pandas;

import dev.assay.pandas.builtins.python.BlockContexts;
import dev.assay.pandas.eval.Args;
import dev.assay.pandas.frame.Scalars;
import dev.assay.pandas.value.PythonError;
import dev.assay.pandas.value.Text;
import java.util.List;
import java.util.Set;

/**
 * {@code pd.set_option}: options of the display are taken and change nothing, for text of frames is
 * for reading and many programs begin with them; others may change results and are refused.
 */
final class DisplayOptions {

  private static final Set<String> WITHOUT_EFFECT =
      Set.of(
          "display.chop_threshold",
          "display.colheader_justify",
          "display.expand_frame_repr",
          "display.float_format",
          "display.large_repr",
          "display.max_colwidth",
          "display.max_columns",
          "display.max_rows",
          "display.max_seq_items",
          "display.min_rows",
          "display.multi_sparse",
          "display.notebook_repr_html",
          "display.precision",
          "display.show_dimensions",
          "display.unicode.ambiguous_as_wide",
          "display.unicode.east_asian_width",
          "display.width");

  private DisplayOptions() {}

  /**
   * Checks the pairs of options and values.
   *
   * @throws PythonError a ValueError for an option without a value; an unsupported one for an
   *     option that may change results
   */
  static Object set(Args args) {
    List<Object> pairs = args.rest("args").items();
    if (pairs.isEmpty() || pairs.size() % 2 != 0) {
      throw PythonError.valueError("Must provide an even number of non-keyword arguments");
    }
    for (int at = 0; at < pairs.size(); at += 2) {
      if (!isWithoutEffect(pairs.get(at), pairs.get(at + 1))) {
        throw PythonError.unsupported("the option " + Text.repr(pairs.get(at)), "leave it out");
      }
    }
    return Scalars.NONE;
  }

  /** {@code pd.option_context}: the same for a while. */
  static Object within(Args args) {
    set(args);
    return BlockContexts.idle(Scalars.NONE);
  }

  private static boolean isWithoutEffect(Object option, Object value) {
    return option instanceof String name
        && (WITHOUT_EFFECT.contains(name)
            || name.equals("mode.chained_assignment") && !"raise".equals(value));
  }
}
