package dev.assay.pandas.api.reshape;

import dev.assay.pandas.api.dataframe.FrameObject;
import dev.assay.pandas.api.series.SeriesObject;
import dev.assay.pandas.eval.Args;
import dev.assay.pandas.eval.PyType;

/** {@code melt}, {@code pivot}, {@code pivot_table}, {@code stack} and {@code unstack}. */
public final class Reshaping {

  public static final String MELT =
      "id_vars=None, value_vars=None, var_name=None, value_name='value', col_level=None,"
          + " ignore_index=True";
  public static final String PIVOT_TABLE =
      "values=None, index=None, columns=None, aggfunc='mean', fill_value=None, margins=False,"
          + " dropna=True, margins_name='All', observed=..., sort=True";

  private Reshaping() {}

  public static PyType.Builder<FrameObject> add(PyType.Builder<FrameObject> table) {
    return table
        .method("melt", MELT, (self, args) -> Melt.of(args, self.frame()))
        .method(
            "pivot",
            "*, columns, index=..., values=...",
            (self, args) -> Pivot.of(args, self.frame()))
        .method("pivot_table", PIVOT_TABLE, (self, args) -> PivotTable.of(args, self))
        .method(
            "stack",
            "level=-1, dropna=..., sort=..., future_stack=False",
            (self, args) -> Stack.stack(args, self.frame()))
        .method(
            "unstack",
            "level=-1, fill_value=None, !sort=True",
            (self, args) -> Stack.unstackFrame(args, self.frame()));
  }

  public static Object unstackSeries(SeriesObject self, Args args) {
    return Stack.unstackSeries(args, self.series());
  }
}
