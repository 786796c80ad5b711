package dev.assay.pandas.api.reshape;

import dev.assay.pandas.api.common.Read;
import dev.assay.pandas.api.index.IndexObject;
import dev.assay.pandas.api.series.SeriesObject;
import dev.assay.pandas.column.Column;
import dev.assay.pandas.column.Columns;
import dev.assay.pandas.column.Scalars;
import dev.assay.pandas.eval.Args;
import dev.assay.pandas.eval.Context;
import dev.assay.pandas.eval.PyCallable;
import dev.assay.pandas.frame.DataFrame;
import dev.assay.pandas.frame.index.Index;
import dev.assay.pandas.value.PyTuple;
import dev.assay.pandas.value.PythonError;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.UnaryOperator;
import java.util.stream.IntStream;

/**
 * The keys of a pivot table: the labels of the columns that go to its rows and to its columns.
 *
 * @param frame the frame with all keys as columns: those that were given as values, too
 * @param names how the result calls the levels of keys that were given as values
 */
record PivotKeys(
    DataFrame frame, List<Object> rows, List<Object> columns, Map<Object, Object> names) {

  static PivotKeys of(Args args, DataFrame frame) {
    Map<Object, Object> names = new HashMap<>();
    List<Column> values = new ArrayList<>();
    List<Object> rows = labels(args, frame, "index", names, values);
    List<Object> columns = labels(args, frame, "columns", names, values);
    DataFrame keyed = frame;
    for (int at = 0; at < values.size(); at++) {
      if (values.get(at).size() != frame.rowCount()) {
        throw PythonError.valueError("Grouper and axis must be same length");
      }
      keyed = keyed.append(label(at), values.get(at));
    }
    return new PivotKeys(keyed, rows, columns, names);
  }

  private static List<Object> labels(
      Args args, DataFrame frame, String name, Map<Object, Object> names, List<Column> values) {
    Object given = args.optional(name);
    if (given == null) {
      return List.of();
    }
    boolean list = given instanceof PyTuple || Read.isList(given) && !Read.isArray(given);
    List<Object> parts = list ? args.context().list(given) : List.of(given);
    if (parts.stream().noneMatch(PivotKeys::isValues)) {
      return given instanceof PyTuple ? parts : Read.labels(args.context(), given);
    }
    List<Object> labels = new ArrayList<>();
    for (Object part : parts) {
      if (isValues(part)) {
        labels.add(label(values.size()));
        names.put(
            label(values.size()),
            switch (part) {
              case SeriesObject series -> series.series().name();
              case IndexObject index -> index.index().name();
              default -> Scalars.NONE;
            });
        values.add(
            part instanceof PyCallable function
                ? ofLabels(args.context(), frame.index(), function)
                : Read.column(args.context(), part));
      } else {
        labels.add(part);
      }
    }
    return labels;
  }

  /** Whether a key is no label: it is given as values, or as a function of the rows' labels. */
  private static boolean isValues(Object part) {
    return Read.isArray(part) || part instanceof PyCallable;
  }

  private static Column ofLabels(Context context, Index rows, PyCallable function) {
    return Columns.infer(
        rows.labels().stream().map(label -> context.call(function, label)).toList());
  }

  private static String label(int number) {
    return "__key_" + number;
  }

  /** The keys of the rows, then those of the columns. */
  List<Object> all() {
    List<Object> all = new ArrayList<>(rows);
    all.addAll(columns);
    return all;
  }

  /** Which levels of the groups go to the columns. */
  List<Integer> moved() {
    return IntStream.range(rows.size(), rows.size() + columns.size()).boxed().toList();
  }

  /** Whether there are keys on both sides. */
  boolean isCrossed() {
    return !rows.isEmpty() && !columns.isEmpty();
  }

  /** The table with its levels called as the result has them. */
  DataFrame named(DataFrame table) {
    UnaryOperator<Index> named =
        index ->
            index.withNames(
                index.names().stream().map(name -> names.getOrDefault(name, name)).toList());
    return names.isEmpty()
        ? table
        : table.withIndex(named.apply(table.index())).withColumns(named.apply(table.columns()));
  }
}
