package dev.assay.pandas.api.reshape;

import dev.assay.pandas.api.common.Wrap;
import dev.assay.pandas.api.dataframe.FrameObject;
import dev.assay.pandas.column.Column;
import dev.assay.pandas.column.Columns;
import dev.assay.pandas.column.ObjectColumn;
import dev.assay.pandas.column.Scalars;
import dev.assay.pandas.eval.Args;
import dev.assay.pandas.frame.DataFrame;
import dev.assay.pandas.frame.index.Index;
import dev.assay.pandas.value.None;
import dev.assay.pandas.value.PyDict;
import dev.assay.pandas.value.PythonError;
import dev.assay.pandas.value.Text;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * {@code pd.from_dummies}: a column of categories of a truth for each, as get_dummies makes them.
 */
public final class Undummied {

  public static final String NOTATION = "data, sep=None, default_category=None";

  private final Args args;
  private final DataFrame frame;

  private Undummied(Args args, DataFrame frame) {
    this.args = args;
    this.frame = frame;
  }

  public static Object of(Args args) {
    if (!(args.get("data") instanceof FrameObject object)) {
      throw PythonError.typeError(
          "Expected 'data' to be a 'DataFrame'; Received 'data' of type: "
              + args.context().typeName(args.get("data")));
    }
    return new Undummied(args, object.frame()).decoded();
  }

  private Object decoded() {
    for (int at = 0; at < frame.columnCount(); at++) {
      requireTruths(frame.label(at), frame.column(at));
    }
    Map<Object, List<Integer>> variables = variables();
    Object others = args.optional("default_category");
    if (others instanceof PyDict dict && dict.size() != variables.size()) {
      throw PythonError.valueError(
          "Length of 'default_category' (%d) did not match the length of the columns being encoded"
              + " (%d)",
          dict.size(), variables.size());
    }
    args.budget().steps((long) frame.rowCount() * frame.columnCount());
    List<Object> labels = new ArrayList<>();
    List<Column> data = new ArrayList<>();
    variables.forEach(
        (prefix, columns) -> {
          labels.add(prefix);
          data.add(categories(prefix, columns));
        });
    return Wrap.frame(args, new DataFrame(Index.ofLabels(labels), data, frame.index()));
  }

  private static void requireTruths(Object label, Column column) {
    if (column.hasMissing()) {
      throw PythonError.valueError(
          "Dummy DataFrame contains NA value in column: '" + Text.str(label) + "'");
    }
    for (int row = 0; row < column.size(); row++) {
      Object value = Scalars.plain(column.item(row));
      boolean truth = value instanceof Boolean || isOneOf(value, 0) || isOneOf(value, 1);
      if (!truth) {
        throw PythonError.typeError("Passed DataFrame contains non-dummy data");
      }
    }
  }

  private static boolean isOneOf(Object value, long number) {
    return value instanceof Long whole && whole == number
        || value instanceof Double real && real == number;
  }

  /** The columns of each variable, by what stands before the separator in their labels. */
  private Map<Object, List<Integer>> variables() {
    Map<Object, List<Integer>> variables = new LinkedHashMap<>();
    Object separator = args.get("sep");
    if (separator != None.NONE && !(separator instanceof String)) {
      throw PythonError.typeError(
          "Expected 'sep' to be of type 'str' or 'None'; Received 'sep' of type: "
              + args.context().typeName(separator));
    }
    for (int at = 0; at < frame.columnCount(); at++) {
      String prefix = "";
      if (separator instanceof String text) {
        String label = Text.str(frame.label(at));
        int end = label.indexOf(text);
        if (end < 0) {
          throw PythonError.valueError("Separator not specified for column: " + label);
        }
        prefix = label.substring(0, end);
      }
      variables.computeIfAbsent(prefix, _ -> new ArrayList<>()).add(at);
    }
    return variables;
  }

  /** The category of each row: the one that is true, or the default where none is. */
  private Column categories(Object prefix, List<Integer> columns) {
    int skipped =
        args.get("sep") instanceof String text ? Text.str(prefix).length() + text.length() : 0;
    List<Object> cells = new ArrayList<>();
    for (int row = 0; row < frame.rowCount(); row++) {
      Object found = null;
      for (int at : columns) {
        if (isTrue(frame.column(at).item(row))) {
          if (found != null) {
            throw PythonError.valueError(
                "Dummy DataFrame contains multi-assignment(s); First instance in row: "
                    + Text.str(frame.index().label(row)));
          }
          Object label = frame.label(at);
          found = skipped > 0 ? Text.str(label).substring(skipped) : label;
        }
      }
      cells.add(found == null ? unassigned(prefix, row) : found);
    }
    boolean text = frame.columns().labels().stream().allMatch(String.class::isInstance);
    return text ? ObjectColumn.of(cells) : Columns.infer(cells);
  }

  private static boolean isTrue(Object cell) {
    Object value = Scalars.plain(cell);
    return Boolean.TRUE.equals(value) || isOneOf(value, 1);
  }

  private Object unassigned(Object prefix, int row) {
    Object others = args.optional("default_category");
    if (others == null) {
      throw PythonError.valueError(
          "Dummy DataFrame contains unassigned value(s); First instance in row: "
              + Text.str(frame.index().label(row)));
    }
    if (others instanceof PyDict dict) {
      Object own = dict.get(prefix);
      if (own == null) {
        throw PythonError.keyError(prefix);
      }
      return own;
    }
    return others;
  }
}
