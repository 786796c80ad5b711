package dev.assay.pandas.api.dataframe;

import dev.assay.pandas.api.array.ArrayObject;
import dev.assay.pandas.api.array.MatrixObject;
import dev.assay.pandas.api.common.Axes;
import dev.assay.pandas.api.common.Read;
import dev.assay.pandas.api.index.IndexObject;
import dev.assay.pandas.api.python.RangeValue;
import dev.assay.pandas.api.series.SeriesObject;
import dev.assay.pandas.column.Column;
import dev.assay.pandas.column.Columns;
import dev.assay.pandas.column.DType;
import dev.assay.pandas.column.Scalars;
import dev.assay.pandas.eval.Context;
import dev.assay.pandas.eval.PyIterator;
import dev.assay.pandas.frame.DataFrame;
import dev.assay.pandas.frame.index.Index;
import dev.assay.pandas.frame.join.Aligner;
import dev.assay.pandas.value.Allocation;
import dev.assay.pandas.value.PyDict;
import dev.assay.pandas.value.PyList;
import dev.assay.pandas.value.PySet;
import dev.assay.pandas.value.PythonError;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/** A frame made of a dict of columns. */
public final class FrameOfDict {

  private FrameOfDict() {}

  public static DataFrame of(Context context, PyDict given, Axes axes) {
    Index wanted = axes.columns();
    PyDict dict = read(context, wanted == null ? given : wanted(given, wanted));
    Index rows = axes.index() == null ? rowsOf(context, dict) : axes.index();
    List<Column> data = new ArrayList<>();
    List<Object> labels = new ArrayList<>();
    for (Object key : wanted == null ? dict.keys() : wanted.labels()) {
      Object value = dict.get(key);
      labels.add(Scalars.plain(key));
      data.add(
          value == null
              ? Columns.missing(DType.OBJECT, rows.size())
              : column(context, value, rows, axes.index() != null));
    }
    Index names =
        wanted != null ? wanted : labels.isEmpty() ? Index.range(0) : Index.ofLabels(labels);
    return new DataFrame(names, data, rows);
  }

  /** What the dict has of the columns that are wanted; nothing else counts. */
  private static PyDict wanted(PyDict given, Index columns) {
    PyDict dict = new PyDict();
    for (Object label : columns.labels()) {
      Object value = given.get(label);
      if (value != null) {
        dict.put(label, value);
      }
    }
    return dict;
  }

  /** The dict with what iterators give, which can be read but once. */
  private static PyDict read(Context context, PyDict given) {
    boolean iterators = false;
    for (Object value : given.values()) {
      iterators |= value instanceof PyIterator;
    }
    if (!iterators) {
      return given;
    }
    PyDict dict = new PyDict();
    given
        .entries()
        .forEach(
            each ->
                dict.put(
                    each.key(),
                    each.value() instanceof PyIterator iterator
                        ? PyList.copyOf(context.list(iterator))
                        : each.value()));
    return dict;
  }

  /** A column of so many rows; where their labels are given, one value stands for all. */
  private static Column column(Context context, Object value, Index rows, boolean given) {
    if (value instanceof MatrixObject) {
      throw PythonError.valueError("Per-column arrays must each be 1-dimensional");
    }
    boolean unaligned =
        Read.isListLike(value) && !(value instanceof SeriesObject) && !(value instanceof PyDict);
    if (unaligned) {
      Column column = listed(context, value);
      if (column.size() == 1 && given && rows.size() != 1) {
        context.budget().cells(rows.size());
        return column.take(Allocation.ints(rows.size()));
      }
      if (given) {
        Axes.requireLength(column.size(), rows);
      } else if (column.size() != rows.size()) {
        throw PythonError.valueError("All arrays must be of the same length");
      }
      return column;
    }
    return Read.columnFor(context, value, rows);
  }

  /** An empty list is a column of floats. */
  private static Column listed(Context context, Object list) {
    if (list instanceof PySet) {
      throw PythonError.typeError("Set type is unordered");
    }
    Column read = Read.column(context, list);
    Column column = list instanceof ArrayObject ? Columns.withTimes(read) : read;
    boolean untyped =
        column.size() == 0
            && !(list instanceof ArrayObject)
            && !(list instanceof IndexObject)
            && !(list instanceof RangeValue);
    return untyped ? Columns.zeros(DType.FLOAT64, 0) : column;
  }

  /** The rows' labels: those of the series among the values, or numbers. */
  private static Index rowsOf(Context context, PyDict dict) {
    List<Index> labelled = new ArrayList<>();
    boolean sorted = false;
    boolean nested = false;
    int size = -1;
    for (Object value : dict.values()) {
      if (value instanceof SeriesObject series) {
        labelled.add(series.series().index());
        sorted = true;
      } else if (value instanceof PyDict each) {
        labelled.add(Index.ofLabels(each.keys()));
        nested = true;
      } else if (Read.isListLike(value)) {
        int length =
            value instanceof PyList list ? list.size() : Read.column(context, value).size();
        if (size >= 0 && size != length) {
          throw PythonError.valueError("All arrays must be of the same length");
        }
        size = length;
      }
    }
    if (size >= 0 && nested) {
      throw PythonError.valueError("Mixing dicts with non-Series may lead to ambiguous ordering.");
    }
    if (!labelled.isEmpty()) {
      return sorted ? union(labelled) : inOrder(labelled);
    }
    if (size < 0 && dict.size() > 0) {
      throw PythonError.valueError("If using all scalar values, you must pass an index");
    }
    return Index.range(Math.max(0, size));
  }

  private static Index union(List<Index> parts) {
    Index first = parts.getFirst();
    boolean same = parts.stream().allMatch(first::sameLabels);
    Index union = same ? first : Aligner.sortedUnion(parts);
    boolean named = parts.stream().allMatch(part -> part.names().equals(union.names()));
    return named || union.levelCount() > 1 ? union : union.named(Scalars.NONE);
  }

  /** The keys of dicts, as they come. */
  private static Index inOrder(List<Index> parts) {
    Set<Object> labels = new LinkedHashSet<>();
    parts.forEach(part -> labels.addAll(part.labels()));
    return Index.ofLabels(List.copyOf(labels));
  }
}
