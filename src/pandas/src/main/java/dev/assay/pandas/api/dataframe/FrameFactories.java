package dev.assay.pandas.api.dataframe;

import dev.assay.pandas.api.array.ArrayObject;
import dev.assay.pandas.api.common.Axes;
import dev.assay.pandas.api.common.Read;
import dev.assay.pandas.api.common.Wrap;
import dev.assay.pandas.api.series.SeriesObject;
import dev.assay.pandas.column.ObjectColumn;
import dev.assay.pandas.column.Scalars;
import dev.assay.pandas.eval.Args;
import dev.assay.pandas.eval.Context;
import dev.assay.pandas.frame.DataFrame;
import dev.assay.pandas.frame.index.Index;
import dev.assay.pandas.value.PyDict;
import dev.assay.pandas.value.PyList;
import dev.assay.pandas.value.PyTuple;
import dev.assay.pandas.value.PythonError;
import java.util.List;

/** {@code DataFrame.from_dict} and {@code DataFrame.from_records}. */
final class FrameFactories {

  private FrameFactories() {}

  static Object fromRecords(Args args) {
    Context context = args.context();
    Axes axes = new Axes(null, Construct.index(args, "columns"));
    requireRows(context, args.get("data"));
    DataFrame frame = Construct.frame(context, rows(context, args.get("data")), axes);
    Object index = args.optional("index");
    if (index == null) {
      return Wrap.frame(context, frame);
    }
    boolean labels =
        !Read.isList(index)
            || Read.items(context, index).stream().allMatch(key -> frame.columns().find(key) >= 0);
    if (labels) {
      return context.invoke(new FrameObject(frame), "set_index", index);
    }
    Axes rows = new Axes(Read.index(context, index), null);
    return Wrap.frame(context, rows.labelled(frame));
  }

  /** The first element tells what the others are: what is no row is to be a tuple. */
  private static void requireRows(Context context, Object data) {
    if (!(data instanceof PyList list) || list.size() == 0) {
      return;
    }
    Object first = list.items().getFirst();
    if (first instanceof String) {
      throw PythonError.unsupported("from_records() of texts", "make a tuple of each row");
    }
    if (!Read.isListLike(first)) {
      throw PythonError.typeError("'" + context.typeName(first) + "' object is not iterable");
    }
  }

  /** An array or a series of objects that are rows is a list of them here. */
  private static Object rows(Context context, Object data) {
    if (!(data instanceof ArrayObject) && !(data instanceof SeriesObject)) {
      return data;
    }
    List<Object> items = Read.items(context, data);
    boolean rows = !items.isEmpty() && Read.isListLike(items.getFirst());
    return rows ? PyList.copyOf(items) : data;
  }

  static Object fromDict(Args args) {
    Context context = args.context();
    Object data = args.get("data");
    String orient = args.string("orient");
    Index columns = Construct.index(args, "columns");
    boolean rows = orient.equals("index");
    if (!rows && !orient.equals("columns") && !orient.equals("tight")) {
      throw PythonError.valueError(
          "Expected 'index', 'columns' or 'tight' for orient parameter. Got '"
              + orient
              + "' instead");
    }
    if (columns != null && !rows) {
      throw PythonError.valueError("cannot use columns parameter with orient='" + orient + "'");
    }
    if (!(data instanceof PyDict dict)) {
      if (rows || orient.equals("tight")) {
        throw PythonError.attributeError(
                "'%s' object has no attribute 'values'", context.typeName(data))
            .hinting("; from_dict() takes a dict");
      }
      return made(args, data, new Axes(null, null));
    }
    if (orient.equals("tight")) {
      Axes axes = new Axes(tight(context, dict, "index"), tight(context, dict, "column"));
      return made(args, part(context, dict, "data"), axes);
    }
    if (!rows) {
      return made(args, dict, new Axes(null, null));
    }
    if (dict.size() == 0) {
      return made(args, dict, new Axes(null, columns));
    }
    Object first = dict.values().getFirst();
    return first instanceof SeriesObject || first instanceof PyDict
        ? made(args, turned(context, dict), new Axes(null, columns))
        : made(args, PyList.copyOf(dict.values()), new Axes(named(dict), columns));
  }

  /** Rows by their keys; keys that are tuples are labels of one level. */
  private static Index named(PyDict rows) {
    boolean tuples = rows.keys().stream().anyMatch(PyTuple.class::isInstance);
    return tuples
        ? Index.of(ObjectColumn.of(rows.keys()), Scalars.NONE)
        : Index.ofLabels(rows.keys());
  }

  private static Object made(Args args, Object data, Axes axes) {
    DataFrame frame = Construct.frame(args.context(), data, axes);
    return Wrap.frame(args, Construct.typed(args, frame, data));
  }

  /** The rows of a dict of dicts or series as columns, in the order in which they appear. */
  private static PyDict turned(Context context, PyDict rows) {
    PyDict columns = new PyDict();
    for (PyDict.Entry row : rows.entries()) {
      for (Object pair : context.list(context.invoke(row.value(), "items"))) {
        List<Object> cell = context.list(pair);
        PyDict column = columns.get(cell.get(0)) instanceof PyDict known ? known : new PyDict();
        column.put(row.key(), cell.get(1));
        columns.put(cell.get(0), column);
      }
    }
    return columns;
  }

  private static Object part(Context context, PyDict data, String name) {
    return context.getItem(data, name);
  }

  /** The labels of an axis in a dict of the orient "tight", with their names. */
  private static Index tight(Context context, PyDict data, String axis) {
    String labels = axis.equals("index") ? axis : axis + "s";
    List<Object> names = Read.items(context, part(context, data, axis + "_names"));
    Index index = Index.ofLabels(Read.items(context, part(context, data, labels)));
    return index.withNames(names);
  }
}
