package dev.assay.pandas.api.merge;

import dev.assay.pandas.api.common.KeyColumns;
import dev.assay.pandas.api.common.Read;
import dev.assay.pandas.api.common.Suffixes;
import dev.assay.pandas.api.common.Wrap;
import dev.assay.pandas.column.Column;
import dev.assay.pandas.eval.Args;
import dev.assay.pandas.eval.Context;
import dev.assay.pandas.frame.DataFrame;
import dev.assay.pandas.frame.assign.Reindexer;
import dev.assay.pandas.frame.codes.Codes;
import dev.assay.pandas.frame.codes.Factorizer;
import dev.assay.pandas.frame.concat.RowConcat;
import dev.assay.pandas.frame.index.Index;
import dev.assay.pandas.frame.join.How;
import dev.assay.pandas.frame.join.Merge;
import dev.assay.pandas.frame.join.Merger;
import dev.assay.pandas.value.Allocation;
import dev.assay.pandas.value.PyList;
import dev.assay.pandas.value.PythonError;
import dev.assay.pandas.value.Text;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;

/** {@code pd.merge_ordered}: a merge in the order of its keys, group by group where asked. */
public final class MergeOrdered {

  public static final String NOTATION =
      "left, right, on=None, left_on=None, right_on=None, left_by=None, right_by=None,"
          + " fill_method=None, suffixes=..., how='outer'";

  private final Args args;
  private final boolean swapped;

  private MergeOrdered(Args args, boolean swapped) {
    this.args = args;
    this.swapped = swapped;
  }

  public static Object of(Args args) {
    DataFrame left = Read.frame(args.get("left"));
    DataFrame right = Read.frame(args.get("right"));
    boolean byLeft = args.optional("left_by") != null;
    boolean byRight = args.optional("right_by") != null;
    if (byLeft && byRight) {
      throw PythonError.valueError("Can only group either left or right frames");
    }
    MergeOrdered merge = new MergeOrdered(args, byRight);
    DataFrame merged =
        byLeft
            ? merge.grouped("left", left, right)
            : byRight ? merge.grouped("right", right, left) : merge.merged(left, right);
    return Wrap.frame(args, merged);
  }

  private DataFrame merged(DataFrame one, DataFrame other) {
    DataFrame left = swapped ? other : one;
    DataFrame right = swapped ? one : other;
    JoinKeys keys = JoinKeys.of(args, left, right, false, false);
    Suffixes suffixes = Suffixes.of(args);
    return Merger.merge(
        new Merge(
            left,
            right,
            How.of(args.get("how")),
            keys.left(),
            keys.right(),
            true,
            suffixes.left(),
            suffixes.right(),
            null,
            null,
            isFilled()),
        args.budget());
  }

  private boolean isFilled() {
    String method = args.optionalString("fill_method");
    if (method != null && !method.equals("ffill")) {
      throw PythonError.valueError("fill_method must be 'ffill' or None");
    }
    return method != null;
  }

  /** The groups of one side, each merged with the other side. */
  private DataFrame grouped(String side, DataFrame own, DataFrame other) {
    Context context = args.context();
    List<Object> by = by(side, own);
    List<Column> keys = KeyColumns.of(context, own, PyList.copyOf(by));
    Codes codes = Factorizer.codes(keys, Factorizer.Missing.DROP);
    boolean apart = by.stream().allMatch(label -> other.columns().find(label) >= 0);
    if (apart) {
      throw PythonError.unsupported(
          "merge_ordered(left_by=) of columns that both sides have", "merge each group by itself");
    }
    List<DataFrame> pieces = new ArrayList<>();
    for (int group = 0; group < codes.count(); group++) {
      int[] rows = rows(codes.codes(), group);
      pieces.add(named(merged(own.take(rows), other), by, keys, rows));
    }
    if (pieces.isEmpty()) {
      throw PythonError.valueError("No objects to concatenate");
    }
    DataFrame all = RowConcat.concat(pieces, false, false, context.budget());
    return Reindexer.columns(
        all.withIndex(Index.range(all.rowCount())), pieces.getFirst().columns());
  }

  private List<Object> by(String side, DataFrame frame) {
    List<Object> by = Read.labels(args.context(), args.get(side + "_by"));
    for (Object label : by) {
      if (frame.columns().find(label) < 0) {
        throw PythonError.keyError("{" + Text.repr(label) + "} not found in " + side + " columns");
      }
    }
    return by;
  }

  private static int[] rows(int[] codes, int group) {
    return IntStream.range(0, codes.length).filter(row -> codes[row] == group).toArray();
  }

  /** The group's keys in all its rows, also in those that only the other side has. */
  private static DataFrame named(DataFrame merged, List<Object> by, List<Column> keys, int[] rows) {
    DataFrame result = merged;
    int[] first = Allocation.ints(merged.rowCount());
    Arrays.fill(first, rows[0]);
    for (int at = 0; at < by.size(); at++) {
      Column values = keys.get(at).take(first);
      int place = result.columns().find(by.get(at));
      result =
          place < 0
              ? result.insert(result.columnCount(), by.get(at), values)
              : result.replace(place, values);
    }
    return result;
  }
}
