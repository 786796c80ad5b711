package dev.assay.pandas.api.dataframe;

import dev.assay.pandas.api.array.ArrayObject;
import dev.assay.pandas.api.common.Axes;
import dev.assay.pandas.api.common.Read;
import dev.assay.pandas.api.series.SeriesObject;
import dev.assay.pandas.column.Column;
import dev.assay.pandas.column.Columns;
import dev.assay.pandas.column.ObjectColumn;
import dev.assay.pandas.column.Scalars;
import dev.assay.pandas.eval.Context;
import dev.assay.pandas.eval.PyIterator;
import dev.assay.pandas.frame.DataFrame;
import dev.assay.pandas.frame.index.Index;
import dev.assay.pandas.value.Allocation;
import dev.assay.pandas.value.PyDict;
import dev.assay.pandas.value.PyList;
import dev.assay.pandas.value.PyNamedTuple;
import dev.assay.pandas.value.PyTuple;
import dev.assay.pandas.value.PythonError;
import dev.assay.pandas.value.TimeLimit;
import dev.assay.pandas.value.TypeNames;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** A frame made of a list of rows: dicts, series, tuples, or single values. */
final class FrameOfRows {

  private FrameOfRows() {}

  /**
   * The frame of a list of rows; an array of objects is one column, whatever those are.
   *
   * @param raw whether the values stay as they are, as a dtype is given for them
   */
  static DataFrame of(Context context, Object list, Axes axes, boolean raw) {
    List<Object> items = Read.items(context, list);
    if (items.isEmpty()) {
      return axes.empty();
    }
    Object first = list instanceof ArrayObject ? Scalars.NONE : items.getFirst();
    if (first instanceof PyDict) {
      return ofDicts(context, items, axes, raw);
    }
    if (first instanceof SeriesObject) {
      requireSeries(context, items);
      Index rows = axes.index() == null ? namedRows(items) : axes.rows(items.size());
      DataFrame frame = RowBuilder.frame(items, namedRows(items)).withIndex(rows);
      return new Axes(null, axes.columns()).arranged(frame);
    }
    if (Read.isListLike(first)) {
      return ofRows(context, items, axes, raw);
    }
    Column read = list instanceof PyIterator ? Columns.infer(items) : Read.column(context, list);
    Column column = list instanceof ArrayObject ? Columns.withTimes(read) : read;
    DataFrame frame = new DataFrame(Index.range(1), List.of(column), axes.rows(column.size()));
    return new Axes(null, axes.columns()).labelled(frame);
  }

  private static void requireSeries(Context context, List<Object> items) {
    for (Object item : items) {
      if (item instanceof PyList || item instanceof PyTuple) {
        throw PythonError.attributeError("a '%s' among Series has no index", context.typeName(item))
            .hinting("; make each row a Series");
      }
      if (!(item instanceof SeriesObject)) {
        throw PythonError.unsupported("rows of Series and others", "make each row a Series");
      }
    }
  }

  private static Index namedRows(List<Object> items) {
    List<Object> names = new ArrayList<>();
    int unnamed = 0;
    for (Object item : items) {
      Object name = ((SeriesObject) item).series().name();
      names.add(name == Scalars.NONE ? "Unnamed " + unnamed++ : name);
    }
    return unnamed < items.size() ? Index.ofLabels(names) : Index.range(items.size());
  }

  private static DataFrame ofDicts(Context context, List<Object> items, Axes axes, boolean raw) {
    Index columns = axes.columns();
    requireDicts(items, columns != null);
    Set<Object> labels = new LinkedHashSet<>();
    for (Object item : items) {
      if (item instanceof PyDict dict) {
        labels.addAll(dict.keys());
      }
    }
    List<Object> wanted = columns == null ? new ArrayList<>(labels) : columns.labels();
    List<Column> data = new ArrayList<>();
    Allocation.of(wanted.size(), items.size());
    for (Object label : wanted) {
      TimeLimit.check();
      List<Object> cells = new ArrayList<>();
      for (Object item : items) {
        Object cell = item instanceof PyDict dict ? dict.get(label) : null;
        cells.add(cell == null ? Scalars.NAN : cell);
      }
      data.add(raw ? ObjectColumn.of(cells) : Columns.infer(cells));
    }
    Index names =
        columns != null ? columns : wanted.isEmpty() ? Index.range(0) : Index.ofLabels(wanted);
    if (columns == null && labels.isEmpty() && axes.index() != null) {
      return new DataFrame(names, data, axes.index());
    }
    DataFrame frame = new DataFrame(names, data, Index.range(items.size()));
    return new Axes(axes.index(), null).labelled(repeated(context, frame, axes.index()));
  }

  /** A list of one row, which stands for all labels that are given. */
  private static DataFrame repeated(Context context, DataFrame frame, @Nullable Index labels) {
    if (labels == null || frame.rowCount() != 1 || labels.size() == 1) {
      return frame;
    }
    context.budget().cells((long) labels.size() * frame.columnCount());
    return frame.take(Allocation.ints(labels.size())).withIndex(Index.range(labels.size()));
  }

  private static void requireDicts(List<Object> items, boolean named) {
    for (Object item : items) {
      if (!(item instanceof PyDict)) {
        String type = TypeNames.of(item);
        throw named
            ? PythonError.typeError("'" + type + "' object is not iterable")
                .hinting("; make each row a dict")
            : PythonError.attributeError("'" + type + "' object has no attribute 'keys'");
      }
    }
  }

  private static DataFrame ofRows(Context context, List<Object> items, Axes axes, boolean raw) {
    Index columns =
        axes.columns() == null && items.getFirst() instanceof PyNamedTuple row
            ? Index.ofLabels(row.names())
            : axes.columns();
    List<List<Object>> rows = new ArrayList<>();
    int width = 0;
    boolean tuples = items.getFirst() instanceof PyTuple;
    for (Object item : items) {
      List<Object> row = row(context, item, tuples);
      rows.add(row);
      width = Math.max(width, row.size());
    }
    List<Column> data = new ArrayList<>();
    for (int at = 0; at < width; at++) {
      List<Object> cells = new ArrayList<>();
      for (List<Object> row : rows) {
        cells.add(at < row.size() ? row.get(at) : Scalars.NONE);
      }
      data.add(raw ? ObjectColumn.of(cells) : Columns.infer(cells));
    }
    DataFrame frame = new DataFrame(Index.range(width), data, Index.range(rows.size()));
    if (columns != null && columns.size() != width) {
      throw PythonError.valueError(
          "%d columns passed, passed data had %d columns", columns.size(), width);
    }
    return width == 0 && columns != null
        ? new Axes(Index.range(rows.size()), columns).empty()
        : new Axes(axes.index(), columns).labelled(repeated(context, frame, axes.index()));
  }

  /** The cells of a row; among tuples a missing value is a row of itself. */
  private static List<Object> row(Context context, Object item, boolean tuples) {
    if (tuples && Scalars.isMissing(item)) {
      return List.of(item);
    }
    if (item instanceof PyTuple || item instanceof PyList || item instanceof String) {
      return context.list(item); // as they are: numpy's numbers have their own widths
    }
    if (!Read.isListLike(item)) {
      throw PythonError.typeError("object of type '%s' has no len()", context.typeName(item))
          .hinting("; make each row a list");
    }
    return Read.items(context, item);
  }
}
