package dev.assay.pandas.api.dataframe;

import dev.assay.pandas.api.groupby.GroupAgg;
import dev.assay.pandas.column.Scalars;
import dev.assay.pandas.frame.index.Index;
import dev.assay.pandas.frame.index.MultiIndex;
import dev.assay.pandas.value.PyDict;
import dev.assay.pandas.value.PyList;
import dev.assay.pandas.value.PyTuple;
import dev.assay.pandas.value.PythonError;
import java.util.Collection;

/** The labels of columns in what {@code agg} takes. */
public final class AggregationKeys {

  private AggregationKeys() {}

  /** Refuses a list of functions for a frame in which one is there twice. */
  public static void requireDistinct(Object functions) {
    if (functions instanceof PyList list
        && list.items().stream().map(Scalars::key).distinct().count() < list.size()) {
      throw new PythonError(
          "SpecificationError",
          "Function names must be unique if there is no new column names assigned");
    }
  }

  /** Refuses named functions of a frame of which one is no pair of a column and a function. */
  static void requirePairs(PyDict named) {
    if (!named.values().stream().allMatch(GroupAgg::isPair)) {
      throw PythonError.typeError("Must provide 'func' or tuples of '(column, aggfunc).");
    }
  }

  /**
   * Refuses keys that are all tuples where the columns have one level: pandas makes several levels
   * of them, which do not take the name of the one ({@code agg_dict_like} in pandas/core/apply.py).
   */
  public static void requireOfLevels(Index columns, Collection<?> keys) {
    if (!(columns instanceof MultiIndex)
        && !keys.isEmpty()
        && keys.stream().allMatch(PyTuple.class::isInstance)) {
      throw PythonError.valueError("Length of names must match number of levels in MultiIndex")
          .hinting("; rename the columns first");
    }
  }
}
