package dev.assay.pandas.api.dataframe;

import dev.assay.pandas.api.common.IgnoreIndex;
import dev.assay.pandas.api.common.InPlace;
import dev.assay.pandas.api.common.KeyColumns;
import dev.assay.pandas.api.common.Keyed;
import dev.assay.pandas.api.common.Read;
import dev.assay.pandas.api.common.Reduce;
import dev.assay.pandas.api.common.Wrap;
import dev.assay.pandas.api.index.IndexOrder;
import dev.assay.pandas.column.Column;
import dev.assay.pandas.column.Positions;
import dev.assay.pandas.eval.Args;
import dev.assay.pandas.frame.DataFrame;
import dev.assay.pandas.frame.index.Index;
import dev.assay.pandas.frame.index.KnownLabels;
import dev.assay.pandas.frame.reshape.Transpose;
import dev.assay.pandas.frame.select.LabelSelector;
import dev.assay.pandas.frame.select.Largest;
import dev.assay.pandas.frame.sort.Sorter;
import dev.assay.pandas.value.PythonError;
import dev.assay.pandas.value.Text;
import java.util.List;

/**
 * Rows of a frame in order of their values or labels: {@code sort_values}, {@code sort_index},
 * {@code nlargest}, {@code nsmallest}.
 */
final class FrameOrder {

  private FrameOrder() {}

  static Object sortValues(FrameObject self, Args args) {
    DataFrame frame = self.frame();
    boolean across = Reduce.axis(args) == 1;
    DataFrame keyed = across ? Transpose.of(frame) : frame;
    List<Object> labels = Read.labels(args, "by");
    Object given = args.get("ascending");
    if (Read.isListLike(given) && Read.items(args.context(), given).size() != labels.size()) {
      throw PythonError.valueError(
          "Length of ascending (%d) != length of by (%d)",
          Read.items(args.context(), given).size(), labels.size());
    }
    List<Column> keys =
        labels.stream().map(label -> Keyed.of(args, KeyColumns.of(keyed, label), label)).toList();
    if (keys.isEmpty()) {
      return InPlace.done(self, args, frame);
    }
    KeyColumns.requireHashable(keys);
    KeyColumns.requireOrder(keys);
    int[] order = IndexOrder.order(args, keys, IndexOrder.ascending(args, keys.size()));
    return InPlace.done(
        self,
        args,
        across
            ? across(args, frame, order)
            : IgnoreIndex.applied(args, InPlace.ordered(self, args, order)));
  }

  private static DataFrame across(Args args, DataFrame frame, int[] order) {
    DataFrame sorted = frame.select(order);
    return args.truth("ignore_index") ? sorted.withColumns(Index.range(order.length)) : sorted;
  }

  static Object sortIndex(FrameObject self, Args args) {
    DataFrame frame = self.frame();
    if (Reduce.axis(args) == 1) {
      int[] order = IndexOrder.of(args, frame.columns());
      DataFrame sorted = renumbered(args, frame.select(order), Positions.isAll(order));
      return InPlace.done(self, args, Positions.isAll(order) ? sorted.separate() : sorted);
    }
    DataFrame taken = InPlace.ordered(self, args, IndexOrder.of(args, frame.index()));
    DataFrame sorted = taken.withIndex(IndexOrder.sorted(taken.index()));
    return InPlace.done(self, args, IgnoreIndex.applied(args, sorted));
  }

  /** Columns that were in order already stay, and pandas then numbers the rows instead. */
  private static DataFrame renumbered(Args args, DataFrame sorted, boolean before) {
    if (!args.truth("ignore_index") || before) {
      return before ? IgnoreIndex.applied(args, sorted) : sorted;
    }
    return sorted.withColumns(Index.range(sorted.columnCount()));
  }

  static Object largest(FrameObject self, Args args, boolean smallest) {
    DataFrame frame = self.frame();
    String method = smallest ? "nsmallest" : "nlargest";
    List<Object> labels = Read.labels(args, "columns");
    List<Column> keys = labels.stream().map(label -> orderedColumn(frame, label, method)).toList();
    if (keys.isEmpty()) {
      throw new PythonError("IndexError", "list index out of range");
    }
    DataFrame chosen =
        frame.take(Largest.rows(keys, args.count("n"), args.string("keep"), smallest)).separate();
    if (keys.size() == 1) {
      return Wrap.frame(args, chosen);
    }
    List<Column> order = labels.stream().map(label -> KeyColumns.of(chosen, label)).toList();
    int[] sorted = Sorter.order(order, order.stream().map(_ -> smallest).toList(), true);
    return Wrap.frame(args, chosen.take(sorted));
  }

  private static Column orderedColumn(DataFrame frame, Object label, String method) {
    LabelSelector selector = new LabelSelector(frame.columns());
    int[] positions = selector.find(label);
    if (positions.length > 1 || positions.length == 1 && !selector.isWhole(label)) {
      throw PythonError.attributeError("'DataFrame' object has no attribute 'dtype'");
    }
    if (positions.length == 0) {
      throw KnownLabels.column(frame, label);
    }
    Column column = frame.column(positions[0]);
    if (!Largest.isOrdered(column.dtype())) {
      throw PythonError.typeError(
          "Column %s has dtype %s, cannot use method '%s' with this dtype",
          Text.repr(label), column.dtypeName(), method);
    }
    return column;
  }
}
