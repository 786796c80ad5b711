package dev.assay.pandas.api.reshape;

import dev.assay.pandas.api.common.Read;
import dev.assay.pandas.api.common.Wrap;
import dev.assay.pandas.column.Column;
import dev.assay.pandas.column.Columns;
import dev.assay.pandas.column.DType;
import dev.assay.pandas.column.ObjectColumn;
import dev.assay.pandas.column.Scalars;
import dev.assay.pandas.eval.Args;
import dev.assay.pandas.frame.DataFrame;
import dev.assay.pandas.frame.concat.SeriesColumns;
import dev.assay.pandas.frame.convert.Casts;
import dev.assay.pandas.frame.index.Index;
import dev.assay.pandas.frame.index.KnownLabels;
import dev.assay.pandas.frame.index.Levels;
import dev.assay.pandas.frame.index.MultiIndex;
import dev.assay.pandas.frame.select.LabelSelector;
import dev.assay.pandas.value.Allocation;
import dev.assay.pandas.value.PyList;
import dev.assay.pandas.value.PythonError;
import dev.assay.pandas.value.Text;
import dev.assay.pandas.value.TimeLimit;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.stream.IntStream;

/** {@code melt}: columns laid out one below the other. */
public final class Melt {

  private Melt() {}

  public static Object of(Args args, DataFrame given) {
    DataFrame frame = args.optional("col_level") == null ? given : ofOneLevel(args, given);
    if (new LabelSelector(given.columns()).find(args.get("value_name")).length > 0) {
      throw PythonError.valueError(
          "value_name ("
              + Text.str(args.get("value_name"))
              + ") cannot match an element in the DataFrame columns.");
    }
    requireLists(args, given.columns());
    List<Object> ids = labels(args, frame, "id_vars");
    requireDistinct(frame, ids);
    List<Object> chosen = labels(args, frame, "value_vars");
    boolean all = args.optional("value_vars") == null || ids.isEmpty() && chosen.isEmpty();
    List<Object> values =
        all
            ? frame.columns().labels().stream().filter(label -> !ids.contains(label)).toList()
            : chosen.stream()
                .distinct()
                .filter(label -> !ids.contains(label))
                .flatMap(label -> Collections.nCopies(times(frame, label), label).stream())
                .toList();
    int rows = frame.rowCount();
    args.budget().mergeRows((long) rows * values.size());
    int[] repeated = Allocation.ints(rows * values.size(), at -> at % Math.max(1, rows));
    List<Object> labels = new ArrayList<>();
    List<Column> data = new ArrayList<>();
    for (Object id : ids) {
      labels.add(id);
      data.add(Columns.withTimes(column(frame, id).take(repeated)));
    }
    List<Object> names = variableNames(args, frame);
    for (int level = 0; level < names.size(); level++) {
      labels.add(names.get(level));
      data.add(variables(frame.columns().levels().get(level), level(values, level, frame), rows));
    }
    labels.add(args.get("value_name"));
    data.add(values(frame, values));
    Index index =
        args.truth("ignore_index") ? Index.range(repeated.length) : frame.index().take(repeated);
    int last = data.size() - 1;
    shareName(labels, data, last, ids.size());
    for (int variable = ids.size(); variable < last; variable++) {
      shareName(labels, data, variable, data.size());
    }
    return Wrap.frame(args, new DataFrame(Index.ofLabels(labels), data, index));
  }

  /** Labels of several levels are tuples themselves, of which a list is wanted. */
  private static void requireLists(Args args, Index columns) {
    for (String name : List.of("id_vars", "value_vars")) {
      Object given = args.optional(name);
      boolean other = given != null && Read.isListLike(given) && !(given instanceof PyList);
      if (other && columns instanceof MultiIndex) {
        throw PythonError.valueError(
            name + " must be a list of tuples when columns are a MultiIndex");
      }
    }
  }

  /** The labels that an argument names, each of which has to be one of a column. */
  private static List<Object> labels(Args args, DataFrame frame, String name) {
    Object given = args.optional(name);
    if (given == null) {
      return List.of();
    }
    List<Object> labels =
        Read.isListLike(given) ? Read.items(args.context(), given) : List.of(given);
    labels.forEach(label -> column(frame, label));
    return labels;
  }

  /** The columns that are values, one below the other. */
  private static Column values(DataFrame frame, List<Object> labels) {
    List<Column> parts = new ArrayList<>();
    for (int at = 0; at < labels.size(); at++) {
      TimeLimit.check();
      int earlier = Collections.frequency(labels.subList(0, at), labels.get(at));
      int[] places = new LabelSelector(frame.columns()).find(labels.get(at));
      boolean twice = places.length > earlier && frame.columns().levelCount() == 1;
      parts.add(twice ? frame.column(places[earlier]) : column(frame, labels.get(at)));
    }
    return parts.isEmpty()
        ? Columns.zeros(DType.FLOAT64, 0)
        : Columns.withTimes(SeriesColumns.concat(parts));
  }

  /** Columns of one name hold the same: the variables, else the values, before what they name. */
  private static void shareName(List<Object> labels, List<Column> data, int from, int until) {
    TimeLimit.check();
    for (int at = 0; at < until; at++) {
      if (labels.get(at).equals(labels.get(from))) {
        data.set(at, data.get(from));
      }
    }
  }

  private static DataFrame ofOneLevel(Args args, DataFrame frame) {
    Index columns = frame.columns();
    int level = Levels.number(columns, args.get("col_level"));
    return frame.withColumns(Index.of(columns.levels().get(level), columns.names().get(level)));
  }

  /** How many columns have the label, one where none has it. */
  private static int times(DataFrame frame, Object label) {
    return frame.columns().levelCount() > 1
        ? 1
        : Math.max(1, new LabelSelector(frame.columns()).find(label).length);
  }

  private static void requireDistinct(DataFrame frame, List<Object> ids) {
    for (Object id : ids) {
      if (frame.columns().levelCount() == 1
          && new LabelSelector(frame.columns()).find(id).length > 1) {
        throw new PythonError("AttributeError", "'DataFrame' object has no attribute 'dtype'");
      }
    }
  }

  /** One name a level of the columns; a single name that is given stands for the first level. */
  private static List<Object> variableNames(Args args, DataFrame frame) {
    Object given = args.optional("var_name");
    int levels = frame.columns().levelCount();
    if (given != null) {
      if (Read.isList(given)) {
        throw PythonError.valueError("var_name=" + Text.repr(given) + " must be a scalar.");
      }
      return List.of(given);
    }
    List<Object> names = frame.columns().names();
    if (levels == 1) {
      return List.of(names.getFirst() == Scalars.NONE ? "variable" : names.getFirst());
    }
    return names.stream().distinct().count() == levels
        ? names
        : IntStream.range(0, levels).<Object>mapToObj(level -> "variable_" + level).toList();
  }

  private static List<Object> level(List<Object> values, int level, DataFrame frame) {
    return frame.columns().levelCount() == 1
        ? values
        : values.stream().map(value -> Scalars.elements(value).get(level)).toList();
  }

  private static Column column(DataFrame frame, Object label) {
    int at = frame.columns().find(label);
    if (at < 0) {
      throw KnownLabels.columns(
          PythonError.keyError(
              "The following id_vars or value_vars are not present in the DataFrame: ["
                  + Text.repr(label)
                  + "]"),
          frame.columns(),
          List.of(label));
    }
    return frame.column(at);
  }

  /**
   * The labels of one level of the columns, each as often as there are rows, in the labels' own
   * dtype.
   */
  private static Column variables(Column labels, List<Object> values, int rows) {
    List<Object> cells = new ArrayList<>(values.size() * rows);
    for (Object value : values) {
      cells.addAll(Collections.nCopies(rows, value));
    }
    if (labels.dtype() == DType.OBJECT) {
      return ObjectColumn.of(cells);
    }
    return cells.isEmpty()
        ? labels.take(new int[0])
        : Casts.cast(Columns.infer(cells), labels.dtype());
  }
}
