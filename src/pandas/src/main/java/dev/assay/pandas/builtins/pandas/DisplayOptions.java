package dev.assay.pandas.builtins.pandas;

import dev.assay.pandas.builtins.python.BlockContexts;
import dev.assay.pandas.eval.Args;
import dev.assay.pandas.frame.Scalars;
import dev.assay.pandas.value.PythonError;
import dev.assay.pandas.value.Text;
import java.util.List;
import java.util.Set;

/**
 * {@code pd.set_option}: options of how much of a frame is shown are taken and change nothing, for
 * many programs begin with them; others may change results, or the text of all frames, and are
 * refused.
 */
final class DisplayOptions {

  private static final Set<String> WITHOUT_EFFECT =
      Set.of(
          "display.expand_frame_repr",
          "display.large_repr",
          "display.max_colwidth",
          "display.max_columns",
          "display.max_rows",
          "display.max_seq_items",
          "display.min_rows",
          "display.notebook_repr_html",
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
    List<Object> pairs = args.rest("args").items();
    int width = pairs.indexOf("display.max_colwidth");
    if (width >= 0 && pairs.get(width + 1) instanceof Long) {
      throw PythonError.unsupported(
          "the option 'display.max_colwidth'", "cut the texts with .str.slice()");
    }
    return BlockContexts.idle(Scalars.NONE);
  }

  private static boolean isWithoutEffect(Object option, Object value) {
    return option instanceof String name
        && (WITHOUT_EFFECT.contains(name)
            || name.equals("mode.chained_assignment") && !"raise".equals(value));
  }
}
