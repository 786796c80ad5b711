package dev.assay.pandas;

import dev.assay.pandas.api.array.ArrayObject;
import dev.assay.pandas.api.array.RecordsObject;
import dev.assay.pandas.api.dataframe.FrameObject;
import dev.assay.pandas.api.index.IndexObject;
import dev.assay.pandas.api.series.SeriesObject;
import dev.assay.pandas.column.Column;
import dev.assay.pandas.column.Columns;
import dev.assay.pandas.column.Scalars;
import dev.assay.pandas.eval.Context;
import dev.assay.pandas.eval.PyIterator;
import dev.assay.pandas.eval.PyObject;
import dev.assay.pandas.frame.DataFrame;
import dev.assay.pandas.frame.Series;
import dev.assay.pandas.frame.index.Index;
import dev.assay.pandas.value.PyDict;
import dev.assay.pandas.value.PyList;
import dev.assay.pandas.value.PySet;
import dev.assay.pandas.value.PyTuple;
import dev.assay.pandas.value.PythonError;
import dev.assay.pandas.value.Text;
import dev.assay.pandas.value.TypeNames;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * A result as a tree that JSON can hold: {@code kind} (DataFrame, Series, Index, array, or the name
 * of the Python type), {@code columns}, {@code column_names}, {@code dtypes}, {@code index}, {@code
 * index_names} and {@code rows}. What is no frame is shown as one column: a dict as {@code
 * pd.Series(result)}, a list, tuple or set as {@code pd.Series(list(result))}, a scalar as {@code
 * pd.Series([result])}. {@link CellTree} says how values are written.
 */
final class ResultTree {

  private final Context context;
  private final ResultSize size = new ResultSize();
  private final CellTree cells = new CellTree(size);

  ResultTree(Context context) {
    this.context = context;
  }

  /**
   * The tree of a result.
   *
   * @throws PythonError a TypeError for what is no data, such as a function or a groupby
   */
  Map<String, @Nullable Object> of(Object value) {
    return switch (value) {
      case FrameObject object -> frame("DataFrame", object.frame());
      case SeriesObject object -> series("Series", object.series());
      case IndexObject object -> column("Index", object.index().column());
      case ArrayObject object -> column("array", object.column());
      case RecordsObject records -> column("recarray", records.rows().column());
      case PyDict dict -> dict(dict);
      case PyList list -> items(list, list.items());
      case PyTuple tuple -> items(tuple, tuple.items());
      case PySet set -> items(set, set.items());
      case PyObject object -> throw noData(object);
      default -> items(value, List.of(value));
    };
  }

  private PythonError noData(PyObject object) {
    String remedy = object instanceof PyIterator ? ": make a list of it" : "";
    return PythonError.typeError(
        "'result' must be a DataFrame, a Series, a collection or a scalar, but it is of type '"
            + context.typeName(object)
            + "'"
            + remedy);
  }

  private Map<String, @Nullable Object> dict(PyDict dict) {
    Index keys = Index.ofLabels(dict.keys());
    return series(
        TypeNames.withoutModule(dict), new Series(inferred(dict.values()), keys, Scalars.NONE));
  }

  private Map<String, @Nullable Object> items(Object value, List<Object> items) {
    return column(TypeNames.withoutModule(value), inferred(items));
  }

  private Column inferred(List<Object> items) {
    context.budget().cells(items.size());
    return Columns.infer(items);
  }

  private Map<String, @Nullable Object> column(String kind, Column column) {
    return series(kind, Series.of(column, Scalars.NONE));
  }

  private Map<String, @Nullable Object> series(String kind, Series series) {
    Map<String, @Nullable Object> tree = frame(kind, series.toFrame());
    List<@Nullable Object> name = new ArrayList<>();
    name.add(cells.of(series.name()));
    tree.put("columns", name);
    return tree;
  }

  private Map<String, @Nullable Object> frame(String kind, DataFrame frame) {
    context.budget().cells((long) frame.rowCount() * (frame.columnCount() + 1));
    Map<String, @Nullable Object> tree = new LinkedHashMap<>();
    size.begin("the result's labels", frame.rowCount(), 1);
    tree.put("kind", kind);
    tree.put("columns", cells.all(frame.columns().labels()));
    tree.put("column_names", cells.all(frame.columns().names()));
    tree.put("dtypes", frame.data().stream().map(Column::dtypeName).toList());
    tree.put("index", cells.all(frame.index().labels()));
    tree.put("index_names", cells.all(frame.index().names()));
    tree.put("rows", rows(frame));
    return tree;
  }

  private List<List<@Nullable Object>> rows(DataFrame frame) {
    size.begin("the result", frame.rowCount(), frame.columnCount());
    List<String> names = frame.columns().labels().stream().map(Text::repr).toList();
    List<List<@Nullable Object>> rows = new ArrayList<>(frame.rowCount());
    for (int row = 0; row < frame.rowCount(); row++) {
      List<@Nullable Object> trees = new ArrayList<>(frame.columnCount());
      for (int at = 0; at < names.size(); at++) {
        size.at(row, names.get(at));
        trees.add(cells.of(frame.column(at), row));
      }
      rows.add(trees);
    }
    return rows;
  }
}
