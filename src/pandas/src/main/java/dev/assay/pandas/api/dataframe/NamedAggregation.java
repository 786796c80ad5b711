package dev.assay.pandas.api.dataframe;

import dev.assay.pandas.api.common.Functions;
import dev.assay.pandas.api.common.Wrap;
import dev.assay.pandas.api.series.SeriesAggregation;
import dev.assay.pandas.api.series.SeriesObject;
import dev.assay.pandas.column.Column;
import dev.assay.pandas.column.Columns;
import dev.assay.pandas.column.Scalars;
import dev.assay.pandas.eval.Context;
import dev.assay.pandas.frame.DataFrame;
import dev.assay.pandas.frame.index.Index;
import dev.assay.pandas.value.PyDict;
import dev.assay.pandas.value.PythonError;
import dev.assay.pandas.value.TimeLimit;
import java.util.ArrayList;
import java.util.List;

/** {@code df.agg(x=('a', 'max'))}: one row a name, one column a source. */
final class NamedAggregation {

  private final Context context;
  private final FrameObject source;
  private final PyDict named;
  private final List<Object> columns = new ArrayList<>();

  /** The names of all functions, those of one column after those of another. */
  private final List<Object> functions = new ArrayList<>();

  private NamedAggregation(Context context, FrameObject source, PyDict named) {
    this.context = context;
    this.source = source;
    this.named = named;
  }

  static Object of(Context context, FrameObject source, PyDict named) {
    return new NamedAggregation(context, source, named).result();
  }

  private Object result() {
    for (Object pair : named.values()) {
      TimeLimit.check();
      Object label = column(pair);
      if (!columns.contains(label)) {
        columns.add(label);
      }
    }
    for (Object label : columns) {
      for (Object pair : named.values()) {
        TimeLimit.check();
        if (column(pair).equals(label) && !functions.contains(name(pair))) {
          functions.add(name(pair));
        }
      }
    }
    List<Column> data = columns.stream().map(this::cells).toList();
    return Wrap.frame(
        context, new DataFrame(Index.ofLabels(columns), data, Index.ofLabels(named.keys())));
  }

  private Object column(Object pair) {
    return context.getItem(pair, 0L);
  }

  private Object name(Object pair) {
    return Functions.name(context, context.getItem(pair, 1L));
  }

  private Column cells(Object label) {
    if (!(source.getItem(context, label) instanceof SeriesObject values)) {
      throw PythonError.valueError(
          "Data must be 1-dimensional: several columns are named " + context.str(label));
    }
    List<Object> cells = new ArrayList<>();
    List<Integer> own = new ArrayList<>();
    List<Object> names = new ArrayList<>();
    for (Object pair : named.values()) {
      boolean mine = column(pair).equals(label);
      if (mine) {
        own.add(cells.size());
        names.add(name(pair));
      }
      cells.add(
          mine
              ? SeriesAggregation.scalar(context, values, context.getItem(pair, 1L))
              : Scalars.NAN);
    }
    fill(cells, own, names);
    return Columns.infer(cells);
  }

  /**
   * pandas leaves out results that are missing before it looks up the others by the names of their
   * functions (relabel_result in pandas/core/apply.py): the last one that is there takes their
   * place.
   */
  private void fill(List<Object> cells, List<Integer> own, List<Object> names) {
    long present = own.stream().filter(at -> !Scalars.isMissing(cells.get(at))).count();
    if (present == own.size()) {
      return;
    }
    if (columns.size() == 1) {
      throw PythonError.valueError(
          "Length mismatch: Expected axis has %d elements, new values have %d elements",
          present, own.size());
    }
    int last = -1;
    for (int at = 0; at < own.size(); at++) {
      boolean there = !Scalars.isMissing(cells.get(own.get(at)));
      boolean later = last < 0 || row(names, at) > row(names, last);
      last = there && later ? at : last;
    }
    if (last < 0) {
      throw PythonError.indexError("positional indexers are out-of-bounds");
    }
    Object found = cells.get(own.get(last));
    own.forEach(at -> cells.set(at, Scalars.isMissing(cells.get(at)) ? found : cells.get(at)));
  }

  private int row(List<Object> names, int at) {
    return functions.indexOf(names.get(at));
  }
}
