package dev.assay.pandas.builtins.pandas;

import dev.assay.pandas.frame.Index;
import dev.assay.pandas.frame.MultiIndex;
import dev.assay.pandas.value.PyTuple;
import dev.assay.pandas.value.PythonError;
import java.util.Collection;

/** The labels of columns in what {@code agg} takes. */
final class AggregationKeys {

  private AggregationKeys() {}

  /**
   * Refuses keys that are all tuples where the columns have one level: pandas makes several levels
   * of them, which do not take the name of the one ({@code agg_dict_like} in pandas/core/apply.py).
   */
  static void requireOfLevels(Index columns, Collection<?> keys) {
    if (!(columns instanceof MultiIndex)
        && !keys.isEmpty()
        && keys.stream().allMatch(PyTuple.class::isInstance)) {
      throw PythonError.valueError(
          "Length of names must match number of levels in MultiIndex; rename the columns first");
    }
  }
}
