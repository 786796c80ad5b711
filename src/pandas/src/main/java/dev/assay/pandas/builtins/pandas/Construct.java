package dev.assay.pandas.builtins.pandas;

import dev.assay.pandas.eval.Args;
import dev.assay.pandas.eval.Context;
import dev.assay.pandas.eval.PyIterator;
import dev.assay.pandas.frame.Column;
import dev.assay.pandas.frame.Columns;
import dev.assay.pandas.frame.DType;
import dev.assay.pandas.frame.DataFrame;
import dev.assay.pandas.frame.Index;
import dev.assay.pandas.frame.ObjectColumn;
import dev.assay.pandas.frame.Scalars;
import dev.assay.pandas.frame.Series;
import dev.assay.pandas.frame.assign.Reindexer;
import dev.assay.pandas.frame.join.Aligner;
import dev.assay.pandas.value.PyDict;
import dev.assay.pandas.value.PyList;
import dev.assay.pandas.value.PyTuple;
import dev.assay.pandas.value.PythonError;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** {@code pd.DataFrame(...)} and {@code pd.Series(...)}. */
final class Construct {

  private Construct() {}

  static Object series(Args args) {
    Context context = args.context();
    Object data = args.get("data");
    Index index = args.optional("index") == null ? null : Read.index(context, args.get("index"));
    Series series = series(context, data, index);
    if (args.optional("dtype") != null && isRaw(data)) {
      series = series.withValues(ObjectColumn.of(Read.items(context, data)));
    }
    Object name = args.get("name");
    if (name != Scalars.NONE) {
      series = series.named(Scalars.plain(name));
    }
    if (args.optional("dtype") != null) {
      series = series.withValues(Astype.cast(context, series.values(), args.get("dtype")));
    }
    return Wrap.series(context, series);
  }

  /** Whether it is a list whose elements have no dtype yet. */
  private static boolean isRaw(Object data) {
    return data instanceof PyList || data instanceof PyTuple;
  }

  private static Series series(Context context, Object data, @Nullable Index index) {
    return switch (data) {
      case SeriesObject object ->
          index == null ? object.series() : Reindexer.rows(object.series(), index);
      case PyDict dict -> {
        Series all =
            new Series(
                Columns.infer(dict.values()),
                dict.size() == 0 ? Index.range(0) : Index.ofLabels(dict.keys()),
                Scalars.NONE);
        yield index == null ? all : Reindexer.rows(all, index);
      }
      case dev.assay.pandas.value.PySet _ -> throw PythonError.typeError("'set' type is unordered");
      case Object list when Read.isListLike(list) -> {
        Column read = Read.column(context, list);
        Column values = list instanceof ArrayObject ? Columns.withTimes(read) : read;
        Object name = list instanceof IndexObject labels ? labels.index().name() : Scalars.NONE;
        requireLength(values.size(), index);
        yield new Series(values, index == null ? Index.range(values.size()) : index, name);
      }
      default -> {
        int size = index == null ? data == Scalars.NONE ? 0 : 1 : index.size();
        boolean none = data == Scalars.NONE && index != null;
        Column values =
            size == 0
                ? Columns.zeros(DType.OBJECT, 0)
                : Columns.filled(none ? Scalars.NAN : Scalars.boxed(data), size);
        yield new Series(values, index == null ? Index.range(size) : index, Scalars.NONE);
      }
    };
  }

  private static void requireLength(int size, @Nullable Index index) {
    if (index != null && index.size() != size) {
      throw PythonError.valueError(
          "Length of values (%d) does not match length of index (%d)"
              .formatted(size, index.size()));
    }
  }

  static Object frame(Args args) {
    Context context = args.context();
    Object data = args.get("data");
    Index index = args.optional("index") == null ? null : Read.index(context, args.get("index"));
    Index columns =
        args.optional("columns") == null ? null : Read.index(context, args.get("columns"));
    DataFrame frame = frame(context, data, index, columns);
    if (args.optional("dtype") != null) {
      Object dtype = args.get("dtype");
      frame = withRaw(context, frame, data);
      frame = frame.map(column -> Astype.cast(context, column, dtype));
    }
    return Wrap.frame(context, frame);
  }

  /** Elements of lists as they are given, which a dtype is going to be found for. */
  private static DataFrame withRaw(Context context, DataFrame frame, Object data) {
    if (!(data instanceof PyDict dict)) {
      return frame;
    }
    List<Column> columns = new ArrayList<>(frame.data());
    for (int at = 0; at < columns.size(); at++) {
      Object given = dict.get(frame.label(at));
      if (given != null && isRaw(given)) {
        columns.set(at, ObjectColumn.of(Read.items(context, given)));
      }
    }
    return frame.withData(columns);
  }

  /** A frame of a list of rows. */
  static DataFrame records(Context context, PyList rows) {
    return frame(context, rows, null, null);
  }

  static Object fromRecords(Args args) {
    Context context = args.context();
    Index columns =
        args.optional("columns") == null ? null : Read.index(context, args.get("columns"));
    DataFrame frame = frame(context, args.get("data"), null, columns);
    Object index = args.optional("index");
    if (index == null) {
      return Wrap.frame(context, frame);
    }
    boolean labels =
        !Read.isList(index)
            || Read.items(context, index).stream().allMatch(key -> frame.columns().find(key) >= 0);
    if (labels) {
      return context.call(context.attribute(new FrameObject(frame), "set_index"), index);
    }
    return Wrap.frame(context, labelled(frame, Read.index(context, index), null));
  }

  static Object fromDict(Args args) {
    Context context = args.context();
    if (!(args.get("data") instanceof PyDict data)) {
      throw PythonError.valueError(
          "DataFrame constructor not properly called! from_dict() takes a dict");
    }
    Index columns =
        args.optional("columns") == null ? null : Read.index(context, args.get("columns"));
    if (!args.string("orient").equals("index")) {
      return Wrap.frame(context, frame(context, data, null, columns));
    }
    Index rows = data.size() == 0 ? Index.range(0) : Index.ofLabels(data.keys());
    return Wrap.frame(context, frame(context, PyList.copyOf(data.values()), rows, columns));
  }

  private static DataFrame frame(
      Context context, Object data, @Nullable Index index, @Nullable Index columns) {
    return switch (data) {
      case FrameObject object -> arranged(object.frame(), index, columns);
      case PyDict dict -> ofDict(context, dict, index, columns);
      case SeriesObject object -> ofSeries(object.series(), index, columns);
      case MatrixObject matrix -> labelled(matrix.frame(), index, columns);
      case Object list when Read.isListLike(list) ->
          ofList(context, Read.items(context, list), list, index, columns);
      case dev.assay.pandas.value.None _ -> empty(index, columns);
      default -> {
        if (index == null || columns == null) {
          throw PythonError.valueError("DataFrame constructor not properly called!");
        }
        List<Column> cells = new ArrayList<>();
        columns.labels().forEach(_ -> cells.add(Columns.filled(Scalars.boxed(data), index.size())));
        yield new DataFrame(columns, cells, index);
      }
    };
  }

  private static DataFrame empty(@Nullable Index index, @Nullable Index columns) {
    Index rows = index == null ? Index.range(0) : index;
    Index labels = columns == null ? Index.range(0) : columns;
    List<Column> data = new ArrayList<>();
    labels.labels().forEach(_ -> data.add(Columns.missing(DType.OBJECT, rows.size())));
    return new DataFrame(labels, data, rows);
  }

  private static DataFrame arranged(
      DataFrame frame, @Nullable Index index, @Nullable Index columns) {
    DataFrame rows = index == null ? frame : Reindexer.rows(frame, index);
    return columns == null ? rows : Reindexer.columns(rows, columns);
  }

  private static DataFrame ofSeries(Series series, @Nullable Index index, @Nullable Index columns) {
    DataFrame frame = (index == null ? series : Reindexer.rows(series, index)).toFrame();
    if (columns == null) {
      return frame;
    }
    return series.name() == Scalars.NONE && columns.size() == 1
        ? frame.withColumns(columns)
        : Reindexer.columns(frame, columns);
  }

  private static DataFrame labelled(
      DataFrame frame, @Nullable Index index, @Nullable Index columns) {
    if (columns != null && columns.size() != frame.columnCount()) {
      throw PythonError.valueError(
          "%d columns passed, passed data had %d columns"
              .formatted(columns.size(), frame.columnCount()));
    }
    DataFrame result = columns == null ? frame : frame.withColumns(columns);
    if (index != null) {
      requireLength(frame.rowCount(), index);
      result = result.withIndex(index);
    }
    return result;
  }

  private static DataFrame ofDict(
      Context context, PyDict given, @Nullable Index index, @Nullable Index columns) {
    PyDict dict = read(context, given);
    Index rows = index == null ? rowsOf(context, dict) : index;
    List<Column> data = new ArrayList<>();
    List<Object> labels = new ArrayList<>();
    Index wanted = columns == null ? null : columns;
    for (Object key : wanted == null ? dict.keys() : wanted.labels()) {
      Object value = dict.get(key);
      labels.add(Scalars.plain(key));
      data.add(
          value == null
              ? Columns.missing(DType.OBJECT, rows.size())
              : column(context, value, rows));
    }
    Index names =
        wanted != null ? wanted : labels.isEmpty() ? Index.range(0) : Index.ofLabels(labels);
    return new DataFrame(names, data, rows);
  }

  /** The dict with what iterators give, which can be read but once. */
  private static PyDict read(Context context, PyDict given) {
    if (given.values().stream().noneMatch(PyIterator.class::isInstance)) {
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

  private static Column column(Context context, Object value, Index rows) {
    boolean unaligned =
        Read.isListLike(value) && !(value instanceof SeriesObject) && !(value instanceof PyDict);
    if (unaligned) {
      Column column = listed(context, value);
      if (column.size() != rows.size()) {
        throw PythonError.valueError("All arrays must be of the same length");
      }
      return column;
    }
    return Read.columnFor(context, value, rows);
  }

  /** An empty list is a column of floats. */
  private static Column listed(Context context, Object list) {
    Column column = Read.column(context, list);
    boolean untyped =
        column.size() == 0 && !(list instanceof ArrayObject) && !(list instanceof IndexObject);
    return untyped ? Columns.zeros(DType.FLOAT64, 0) : column;
  }

  /** The rows' labels: those of the series among the values, or numbers. */
  private static Index rowsOf(Context context, PyDict dict) {
    List<Index> labelled = new ArrayList<>();
    boolean sorted = false;
    int size = -1;
    for (Object value : dict.values()) {
      if (value instanceof SeriesObject series) {
        labelled.add(series.series().index());
        sorted = true;
      } else if (value instanceof PyDict nested) {
        labelled.add(Index.ofLabels(nested.keys()));
      } else if (Read.isListLike(value)) {
        int length = Read.column(context, value).size();
        if (size >= 0 && size != length) {
          throw PythonError.valueError("All arrays must be of the same length");
        }
        size = length;
      }
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
    return same ? first : Aligner.sortedUnion(parts);
  }

  /** The keys of dicts, as they come. */
  private static Index inOrder(List<Index> parts) {
    Set<Object> labels = new LinkedHashSet<>();
    parts.forEach(part -> labels.addAll(part.labels()));
    return Index.ofLabels(List.copyOf(labels));
  }

  private static DataFrame ofList(
      Context context,
      List<Object> items,
      Object list,
      @Nullable Index index,
      @Nullable Index columns) {
    if (items.isEmpty()) {
      return empty(index, columns);
    }
    Object first = items.getFirst();
    if (first instanceof PyDict) {
      return ofDicts(items, index, columns);
    }
    if (first instanceof SeriesObject) {
      DataFrame frame = RowBuilder.frame(items, namedRows(items));
      return arranged(index == null ? frame : frame.withIndex(index), null, columns);
    }
    if (Read.isListLike(first)) {
      return ofRows(context, items, index, columns);
    }
    Column column = Read.column(context, list);
    requireLength(column.size(), index);
    Index rows = index == null ? Index.range(column.size()) : index;
    return labelled(new DataFrame(Index.range(1), List.of(column), rows), null, columns);
  }

  private static Index namedRows(List<Object> items) {
    List<Object> names = new ArrayList<>();
    boolean named = true;
    for (Object item : items) {
      Object name = ((SeriesObject) item).series().name();
      names.add(name);
      named &= name != Scalars.NONE;
    }
    return named ? Index.ofLabels(names) : Index.range(items.size());
  }

  private static DataFrame ofDicts(
      List<Object> items, @Nullable Index index, @Nullable Index columns) {
    Set<Object> labels = new LinkedHashSet<>();
    for (Object item : items) {
      if (item instanceof PyDict dict) {
        labels.addAll(dict.keys());
      }
    }
    List<Object> wanted = columns == null ? new ArrayList<>(labels) : columns.labels();
    List<Column> data = new ArrayList<>();
    for (Object label : wanted) {
      List<Object> cells = new ArrayList<>();
      for (Object item : items) {
        Object cell = item instanceof PyDict dict ? dict.get(label) : null;
        cells.add(cell == null ? Scalars.NAN : cell);
      }
      data.add(Columns.infer(cells));
    }
    requireLength(items.size(), index);
    Index rows = index == null ? Index.range(items.size()) : index;
    Index names =
        columns != null ? columns : wanted.isEmpty() ? Index.range(0) : Index.ofLabels(wanted);
    return new DataFrame(names, data, rows);
  }

  private static DataFrame ofRows(
      Context context, List<Object> items, @Nullable Index index, @Nullable Index columns) {
    List<List<Object>> rows = new ArrayList<>();
    int width = 0;
    for (Object item : items) {
      List<Object> row = Read.isListLike(item) ? Read.items(context, item) : List.of(item);
      rows.add(row);
      width = Math.max(width, row.size());
    }
    List<Column> data = new ArrayList<>();
    for (int at = 0; at < width; at++) {
      List<Object> cells = new ArrayList<>();
      for (List<Object> row : rows) {
        cells.add(at < row.size() ? row.get(at) : Scalars.NONE);
      }
      data.add(Columns.infer(cells));
    }
    DataFrame frame =
        new DataFrame(fieldNames(items.getFirst(), width), data, Index.range(rows.size()));
    if (columns != null && width > 0 && columns.size() != width) {
      throw PythonError.valueError(
          "%d columns passed, passed data had %d columns".formatted(columns.size(), width));
    }
    return width == 0 && columns != null
        ? empty(Index.range(rows.size()), columns)
        : labelled(frame, index, columns);
  }

  /** Named tuples give names to columns. */
  private static Index fieldNames(Object first, int width) {
    if (first instanceof NamedRow row) {
      return Index.ofLabels(row.names());
    }
    return Index.range(width);
  }
}
