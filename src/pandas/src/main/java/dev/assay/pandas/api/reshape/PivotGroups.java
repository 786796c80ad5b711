package dev.assay.pandas.api.reshape;

import dev.assay.pandas.api.dataframe.FrameObject;
import dev.assay.pandas.api.series.SeriesObject;
import dev.assay.pandas.column.CategoryColumn;
import dev.assay.pandas.eval.Args;
import dev.assay.pandas.eval.Context;
import dev.assay.pandas.frame.DataFrame;
import dev.assay.pandas.frame.Series;
import dev.assay.pandas.value.PyDict;
import dev.assay.pandas.value.PyList;
import dev.assay.pandas.value.PyTuple;
import dev.assay.pandas.value.PythonError;
import java.util.Arrays;
import java.util.List;

/** The groups that a pivot table aggregates: those of {@code groupby} with the call's options. */
record PivotGroups(Args args) {

  /** The number of rows of each group, which belongs to no column. */
  Series sizes(DataFrame frame, List<Object> keys) {
    Object groups = groups(frame, keys, observed(), args.get("dropna"));
    return ((SeriesObject) context().invoke(groups, "size")).series();
  }

  /** What a function makes of each group: a frame or, where that belongs to no column, a series. */
  Object aggregate(DataFrame frame, List<Object> keys, List<Object> values, Object function) {
    Object groups = groups(frame, keys, observed(), args.get("dropna"));
    boolean all = values.isEmpty() && keys.containsAll(frame.columns().labels());
    return aggregate(all ? groups : chosen(groups, values), function);
  }

  /** The values of the groups that margins are of: those with rows, unless all are wanted. */
  DataFrame present(DataFrame frame, List<Object> keys, List<Object> values, Object function) {
    Object groups = groups(frame, keys, args.truth("dropna"), true);
    return framed(aggregate(chosen(groups, values), function));
  }

  static DataFrame framed(Object result) {
    if (!(result instanceof FrameObject table)) {
      throw PythonError.unsupported("pivot_table() with this aggfunc", "use 'count'");
    }
    return table.frame();
  }

  /** Whether there are groups of all combinations with categories. */
  boolean hasAllCategories(DataFrame frame, List<Object> keys) {
    return !observed()
        && keys.size() > 1
        && keys.stream()
            .flatMapToInt(key -> Arrays.stream(frame.positions(key)))
            .anyMatch(at -> frame.column(at) instanceof CategoryColumn);
  }

  private boolean observed() {
    return args.has("observed") && args.truth("observed");
  }

  private Object groups(
      DataFrame frame, List<Object> keys, boolean observed, Object withoutMissing) {
    PyDict named = new PyDict();
    named.put("observed", observed);
    named.put("sort", args.get("sort"));
    named.put("dropna", withoutMissing);
    return context()
        .invoke(new FrameObject(frame), "groupby", PyTuple.of(PyList.copyOf(keys)), named);
  }

  private Object chosen(Object groups, List<Object> values) {
    return context().getItem(groups, PyList.copyOf(values));
  }

  private Object aggregate(Object groups, Object function) {
    return context().invoke(groups, "agg", function);
  }

  private Context context() {
    return args.context();
  }
}
