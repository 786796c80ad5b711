package dev.assay.pandas.api.merge;

import dev.assay.pandas.api.common.Read;
import dev.assay.pandas.api.common.Wrap;
import dev.assay.pandas.api.dataframe.FrameObject;
import dev.assay.pandas.column.Column;
import dev.assay.pandas.eval.Args;
import dev.assay.pandas.eval.Context;
import dev.assay.pandas.frame.DataFrame;
import dev.assay.pandas.frame.index.ColumnLabels;
import dev.assay.pandas.value.PyDict;
import dev.assay.pandas.value.PyTuple;
import dev.assay.pandas.value.PythonError;
import java.util.ArrayList;
import java.util.List;

/** {@code merge} by a key that is no column of its frame: a series or an array beside it. */
public final class ArrayMerge {

  /** What pandas calls a key that both sides give as arrays. */
  private static final String KEY = "key_0";

  private ArrayMerge() {}

  /** The frames with the keys put into columns, merged by these. */
  public static Object merge(Args args, DataFrame left, DataFrame right) {
    Object one = args.get("left_on");
    Object other = args.get("right_on");
    if (Read.isList(one) && !Read.isArray(one) || Read.isList(other) && !Read.isArray(other)) {
      throw PythonError.unsupported(
          "merging by several keys of which some are arrays", "put them into columns first");
    }
    Object key = Read.isArray(one) ? Read.isArray(other) ? KEY : other : one;
    DataFrame first = Read.isArray(one) ? with(args, left, key, one) : left;
    DataFrame second = Read.isArray(other) ? with(args, right, key, other) : right;
    PyDict named = new PyDict();
    named.put("on", key);
    for (String name : List.of("how", "sort", "suffixes", "indicator", "validate")) {
      if (args.has(name)) {
        named.put(name, args.get(name));
      }
    }
    Context context = args.context();
    FrameObject merged =
        (FrameObject)
            context.invoke(
                new FrameObject(first), "merge", PyTuple.of(new FrameObject(second)), named);
    return Wrap.frame(context, arranged(merged.frame(), key, left, right));
  }

  private static DataFrame with(Args args, DataFrame frame, Object key, Object values) {
    if (frame.columns().find(key) >= 0) {
      throw PythonError.unsupported(
          "merging by an array beside a column of the same name", "rename the column first");
    }
    Column column = Read.column(args.context(), values);
    if (column.size() != frame.rowCount()) {
      throw PythonError.valueError(
          "The truth value of an array is ambiguous: keys must have one value a row");
    }
    List<Object> labels = new ArrayList<>(frame.columns().labels());
    labels.add(key);
    List<Column> data = new ArrayList<>(frame.data());
    data.add(column);
    return new DataFrame(ColumnLabels.like(frame.columns(), labels), data, frame.index());
  }

  /** A key of both sides comes first, one of the right side where it stands there. */
  private static DataFrame arranged(DataFrame merged, Object key, DataFrame left, DataFrame right) {
    int at = merged.columns().find(key);
    int place = right.columns().find(key);
    int target = left.columns().find(key) >= 0 ? at : place < 0 ? 0 : left.columnCount() + place;
    List<Integer> order = new ArrayList<>();
    for (int column = 0; column < merged.columnCount(); column++) {
      if (column != at) {
        order.add(column);
      }
    }
    order.add(Math.min(target, order.size()), at);
    return merged.select(order.stream().mapToInt(column -> column).toArray());
  }
}
