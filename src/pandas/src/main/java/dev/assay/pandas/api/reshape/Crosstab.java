package dev.assay.pandas.api.reshape;

import dev.assay.pandas.api.array.MatrixObject;
import dev.assay.pandas.api.common.Read;
import dev.assay.pandas.api.common.Wrap;
import dev.assay.pandas.api.dataframe.FrameObject;
import dev.assay.pandas.api.series.SeriesObject;
import dev.assay.pandas.column.Column;
import dev.assay.pandas.column.Columns;
import dev.assay.pandas.column.DType;
import dev.assay.pandas.column.Scalars;
import dev.assay.pandas.eval.Args;
import dev.assay.pandas.eval.Context;
import dev.assay.pandas.frame.DataFrame;
import dev.assay.pandas.frame.Series;
import dev.assay.pandas.frame.assign.Reindexer;
import dev.assay.pandas.frame.convert.Casts;
import dev.assay.pandas.frame.index.Index;
import dev.assay.pandas.value.PyDict;
import dev.assay.pandas.value.PyList;
import dev.assay.pandas.value.PyTuple;
import dev.assay.pandas.value.PythonError;
import dev.assay.pandas.value.TypeNames;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;

/** {@code pd.crosstab}: how often values come together, as a pivot table of counts. */
final class Crosstab {

  private Crosstab() {}

  static Object of(Args args) {
    Context context = args.context();
    List<Object> labels = new ArrayList<>();
    List<Series> given = new ArrayList<>();
    List<Index> indexes = new ArrayList<>();
    requireAlike(args);
    List<Object> rowNames = keys(args, "index", "rownames", "row", given, indexes);
    List<Object> columnNames = keys(args, "columns", "colnames", "col", given, indexes);
    for (int at = 0; at < given.size(); at++) {
      labels.add("__key" + at);
    }
    List<Object> rows = List.copyOf(labels.subList(0, rowNames.size()));
    List<Object> columns = List.copyOf(labels.subList(rowNames.size(), labels.size()));
    boolean counts = args.optional("values") == null;
    if (counts != (args.optional("aggfunc") == null)) {
      throw PythonError.valueError(
          counts
              ? "aggfunc cannot be used without values."
              : "values cannot be used without an aggfunc.");
    }
    labels.add("__values__");
    Index index = indexes.isEmpty() ? given.getFirst().index() : common(indexes);
    List<Column> data = new ArrayList<>();
    for (Series key : given) {
      boolean aligned = indexes.contains(key.index());
      data.add(aligned ? Reindexer.rows(key, index).values() : key.values());
    }
    data.add(counts ? Columns.filled(0L, index.size()) : values(args, index));
    DataFrame frame = new DataFrame(Index.ofLabels(labels), data, index);
    PyDict named = pivoting(args, counts, frame.rowCount() > 0);
    named.put("index", PyList.copyOf(rows));
    named.put("columns", PyList.copyOf(columns));
    FrameObject source = new FrameObject(frame);
    FrameObject table = (FrameObject) context.invoke(source, "pivot_table", PyTuple.EMPTY, named);
    DataFrame result =
        new DataFrame(
            table.frame().columns().withNames(below(table.frame().columns(), columnNames)),
            table.frame().data(),
            table.frame().index().withNames(rowNames));
    if (counts) {
      result = result.map(column -> column.hasMissing() ? column : Casts.cast(column, DType.INT64));
    }
    Object normalize = args.get("normalize");
    if (!Boolean.FALSE.equals(normalize) && !(args.get("margins") instanceof Boolean)) {
      throw PythonError.valueError("Not a valid margins argument: give True or False");
    }
    return Wrap.frame(
        context,
        Boolean.FALSE.equals(normalize)
            ? result
            : new CrosstabShares(result, args.truth("margins")).of(normalize));
  }

  /** What the pivot table is asked for beside its keys. */
  private static PyDict pivoting(Args args, boolean counts, boolean rows) {
    PyDict named = new PyDict();
    named.put("values", "__values__");
    named.put("aggfunc", counts ? "count" : args.get("aggfunc"));
    named.put("margins", rows && args.truth("margins"));
    named.put("margins_name", args.get("margins_name"));
    named.put("dropna", args.get("dropna"));
    named.put("observed", (counts || isOwn(args)) && args.truth("dropna"));
    if (counts) {
      named.put("fill_value", 0L);
    }
    return named;
  }

  /** The names of the keys' levels, below that of the functions where there are several. */
  private static List<Object> below(Index columns, List<Object> names) {
    List<Object> all = new ArrayList<>(names);
    while (all.size() < columns.levelCount()) {
      all.addFirst(Scalars.NONE);
    }
    return all;
  }

  private static Column values(Args args, Index index) {
    if (args.get("values") instanceof FrameObject frame && frame.frame().columnCount() != 1) {
      throw PythonError.valueError(
          "the values are one column, and the DataFrame has %d: take one of them",
          frame.frame().columnCount());
    }
    return args.get("values") instanceof SeriesObject series
        ? Reindexer.rows(series.series(), index).values()
        : Read.column(args, "values");
  }

  /** The labels that all series among the keys have, in the order of the first. */
  private static Index common(List<Index> indexes) {
    Index first = indexes.getFirst();
    if (indexes.stream().allMatch(first::sameLabels)) {
      return first;
    }
    return first.take(
        IntStream.range(0, first.size())
            .filter(at -> indexes.stream().allMatch(each -> each.find(first.label(at)) >= 0))
            .toArray());
  }

  /** Functions of the program are not asked for combinations of categories that do not occur. */
  private static boolean isOwn(Args args) {
    String shown = args.context().str(args.get("aggfunc"));
    return shown.startsWith("<function ") || shown.equals("<built-in function len>");
  }

  /**
   * Whether elements are keys themselves. A series of lists or tuples is as many keys, too, which
   * cannot be put beside the one key that another series is.
   */
  private static boolean isNested(Args args, Object wanted) {
    boolean plain = wanted instanceof SeriesObject key && key.series().dtype() != DType.OBJECT;
    if (plain || !Read.isListLike(wanted) && !(wanted instanceof MatrixObject)) {
      return false;
    }
    List<Object> elements = args.context().list(wanted);
    return !elements.isEmpty() && elements.stream().allMatch(Read::isListLike);
  }

  private static void requireAlike(Args args) {
    if (!holder(args, "index").equals(holder(args, "columns"))) {
      throw PythonError.typeError(
              "crosstab() takes each list or tuple in a series or tuple for a key, which it can"
                  + " only put beside the keys of another one")
          .hinting("; make text of the values with .astype(str)");
    }
  }

  /** What the keys of one side are in: one key that is not in anything gets into a list. */
  private static String holder(Args args, String side) {
    Object keys = args.get(side);
    boolean list = keys instanceof PyList || keys instanceof MatrixObject;
    return list || !isNested(args, keys) ? "list" : TypeNames.of(keys);
  }

  /** The names of keys, whose values are added to those given, and the indexes of series. */
  private static List<Object> keys(
      Args args,
      String name,
      String names,
      String fallback,
      List<Series> given,
      List<Index> indexes) {
    Object wanted = args.get(name);
    List<Object> parts = isNested(args, wanted) ? args.context().list(wanted) : List.of(wanted);
    List<Object> own =
        args.optional(names) == null ? List.of() : Read.labels(args.context(), args.get(names));
    if (args.optional(names) != null && own.size() != parts.size()) {
      throw new PythonError("AssertionError", "arrays and names must have the same length");
    }
    List<Object> keys = new ArrayList<>();
    for (int at = 0; at < parts.size(); at++) {
      Object label = fallback + "_" + at;
      if (parts.get(at) instanceof SeriesObject series && series.series().name() != Scalars.NONE) {
        label = series.series().name();
      }
      label = at < own.size() ? own.get(at) : label;
      keys.add(label);
      if (parts.get(at) instanceof FrameObject object) {
        throw PythonError.valueError(
            "Data must be 1-dimensional, got ndarray of shape (%d, %d) instead",
            object.frame().rowCount(), object.frame().columnCount());
      }
      if (parts.get(at) instanceof SeriesObject series) {
        given.add(series.series());
        indexes.add(series.series().index());
      } else if (!Read.isListLike(parts.get(at)) && !indexes.isEmpty()) {
        Index rows = indexes.getFirst(); // one value is that of all rows
        given.add(new Series(Columns.filled(parts.get(at), rows.size()), rows, Scalars.NONE));
      } else {
        Column column = Read.column(args.context(), parts.get(at));
        given.add(new Series(column, Index.range(column.size()), Scalars.NONE));
      }
    }
    return keys;
  }
}
