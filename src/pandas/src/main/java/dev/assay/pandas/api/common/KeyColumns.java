package dev.assay.pandas.api.common;

import dev.assay.pandas.column.Column;
import dev.assay.pandas.column.ObjectColumn;
import dev.assay.pandas.eval.Context;
import dev.assay.pandas.frame.DataFrame;
import dev.assay.pandas.frame.index.KnownLabels;
import dev.assay.pandas.frame.select.LabelSelector;
import dev.assay.pandas.frame.sort.Sorter;
import dev.assay.pandas.value.Equality;
import dev.assay.pandas.value.None;
import dev.assay.pandas.value.PyTuple;
import dev.assay.pandas.value.PythonError;
import dev.assay.pandas.value.Text;
import java.util.ArrayList;
import java.util.List;

/** The columns that labels name, as keys of sorting, grouping and comparing rows. */
public final class KeyColumns {

  private KeyColumns() {}

  /** The columns with the labels given. */
  public static List<Column> of(Context context, DataFrame frame, Object labels) {
    List<Column> columns = new ArrayList<>();
    for (Object label : Read.labels(context, labels)) {
      int at = frame.columns().find(label);
      columns.add(at < 0 ? of(frame, label) : frame.column(at));
    }
    return columns;
  }

  /** A column, or a level of the index, by its name. */
  public static Column of(DataFrame frame, Object label) {
    int[] positions = new LabelSelector(frame.columns()).find(label);
    if (positions.length > 1 || positions.length == 1 && isGroup(frame, positions[0], label)) {
      throw PythonError.valueError("The column label '" + Text.str(label) + "' is not unique.");
    }
    if (positions.length == 1 && frame.index().levelNamed(label) >= 0) {
      throw PythonError.valueError(
          "'"
              + Text.str(label)
              + "' is both an index level and a column label, which is ambiguous.");
    }
    if (positions.length == 1) {
      return frame.column(positions[0]);
    }
    int level = label == None.NONE ? -1 : frame.index().levelNamed(label);
    if (level < 0) {
      throw KnownLabels.column(frame, label);
    }
    return frame.index().levels().get(level);
  }

  /** Whether a label names the upper level of a column's labels only, with more below it. */
  private static boolean isGroup(DataFrame frame, int position, Object label) {
    return !(label instanceof PyTuple)
        && frame.label(position) instanceof PyTuple labels
        && labels.items().stream().skip(1).anyMatch(below -> !below.equals(""));
  }

  /** A TypeError for lists, dicts and sets where several columns are sorted or labelled by. */
  public static void requireHashable(List<Column> keys) {
    for (Column key : keys.size() > 1 ? keys : List.<Column>of()) {
      if (key instanceof ObjectColumn objects) {
        for (Object value : objects.values()) {
          if (!Equality.isHashable(value)) {
            Equality.key(value);
          }
        }
      }
    }
  }

  /** A TypeError for a key of several that has no order, even if the keys before it decide. */
  public static void requireOrder(List<Column> keys) {
    for (Column key : keys.size() > 1 ? keys : List.<Column>of()) {
      boolean text = key instanceof ObjectColumn objects && objects.isText();
      if (key instanceof ObjectColumn && !text && !Sorter.hasSafeOrder(List.of(key))) {
        Sorter.safeOrder(List.of(key));
      }
    }
  }
}
