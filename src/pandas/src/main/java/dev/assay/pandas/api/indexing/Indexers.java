package dev.assay.pandas.api.indexing;

import dev.assay.pandas.api.array.ArrayObject;
import dev.assay.pandas.api.common.Read;
import dev.assay.pandas.api.common.Wrap;
import dev.assay.pandas.api.index.IndexObject;
import dev.assay.pandas.api.series.SeriesObject;
import dev.assay.pandas.column.DType;
import dev.assay.pandas.column.ObjectColumn;
import dev.assay.pandas.column.Positions;
import dev.assay.pandas.column.Scalars;
import dev.assay.pandas.eval.Context;
import dev.assay.pandas.frame.DataFrame;
import dev.assay.pandas.frame.Series;
import dev.assay.pandas.frame.index.ColumnLabels;
import dev.assay.pandas.frame.index.Index;
import dev.assay.pandas.frame.index.Levels;
import dev.assay.pandas.frame.index.MultiIndex;
import dev.assay.pandas.frame.index.RangeIndex;
import dev.assay.pandas.frame.reshape.LevelOrder;
import dev.assay.pandas.value.Allocation;
import dev.assay.pandas.value.PyList;
import dev.assay.pandas.value.PySlice;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** Reading and writing of chosen cells of series and frames. */
public final class Indexers {

  private Indexers() {}

  /** The chosen part of a series: one value, or a series. */
  public static Object get(Context context, Series series, Select.Chosen chosen, Object key) {
    if (chosen.single()) {
      return series.values().get(chosen.positions()[0]);
    }
    Series part = chosen.of(series);
    return Wrap.series(context, part.withIndex(below(part.index(), key)));
  }

  /** Without the levels of an index that the key has named already; under the name of an index. */
  public static Index below(Index index, Object key) {
    if (key instanceof IndexObject labels
        && index.levelCount() == 1
        && labels.index().levelCount() == 1
        && !labels.index().column().dtype().isBool()) {
      Index named = index.named(labels.index().name());
      return labels.index().freq() == null ? named.withFreq(null) : named;
    }
    if (key instanceof PyList list
        && !list.items().isEmpty()
        && !(Scalars.plain(list.get(0)) instanceof Boolean)) {
      return index.withFreq(null);
    }
    boolean label = !Read.isList(key) && !(key instanceof PySlice) && !Select.hasSeveral(key);
    if (!(index instanceof MultiIndex multi) || !label) {
      return index;
    }
    int depth = Scalars.isTuple(key) ? Scalars.elements(key).size() : 1;
    return depth >= multi.levelCount() ? index : Levels.below(multi, depth);
  }

  /**
   * The chosen part of a frame: one value, a row or column, or a frame, without the levels that the
   * keys have named already.
   */
  static Object get(
      Context context,
      DataFrame frame,
      Select.Chosen rows,
      Select.Chosen columns,
      Object key,
      Object columnKey) {
    if (rows.single() && columns.single()) {
      return frame.column(columns.positions()[0]).get(rows.positions()[0]);
    }
    if (columns.single()) {
      Series column = frame.series(columns.positions()[0]);
      Series taken = rows.of(column);
      return Wrap.series(context, taken.withIndex(below(taken.index(), key)));
    }
    if (rows.single() && !isColumnFirst(frame)) {
      Series part = columns.of(row(frame, rows.positions()[0]));
      return Wrap.series(context, part.withIndex(below(part.index(), columnKey)));
    }
    DataFrame chosen = whole(frame, columns) ? frame : frame.select(columns.positions());
    DataFrame part = chosen.withColumns(below(chosen.columns(), columnKey));
    if (rows.single()) {
      return Wrap.series(context, row(part, rows.positions()[0]));
    }
    DataFrame taken = rows.of(part);
    DataFrame shown = taken.withIndex(below(taken.index(), key));
    boolean above = part.columns().levelCount() < frame.columns().levelCount();
    return above && shown.columnCount() == 1 && "".equals(shown.label(0))
        ? Wrap.series(context, shown.series(0).named(columnKey))
        : Wrap.frame(context, shown);
  }

  /** pandas takes the whole row and then some of its cells, but for labels of several levels. */
  private static boolean isColumnFirst(DataFrame frame) {
    return frame.index().levelCount() > 1 || frame.columns().levelCount() > 1;
  }

  /** A row of unlike columns keeps numpy's scalars, as pandas takes them out one by one. */
  public static Series row(DataFrame frame, int at) {
    Series row = frame.row(at).named(frame.index().element(at));
    if (row.dtype() != DType.OBJECT) {
      return row;
    }
    Object[] cells = frame.data().stream().map(column -> column.get(at)).toArray();
    return row.withValues(ObjectColumn.of(cells));
  }

  private static boolean whole(DataFrame frame, Select.Chosen columns) {
    return Arrays.equals(columns.positions(), Positions.all(frame.columnCount()));
  }

  /** A value that is put by position, whatever its own labels. */
  public static Object unlabelled(Object value) {
    return value instanceof SeriesObject object ? new ArrayObject(object.series().values()) : value;
  }

  /** The labels with one more, which are no range any more. */
  public static Index more(Index index, Object label) {
    if (index.levelCount() > 1 && !Scalars.isTuple(label)) {
      return more(index, ColumnLabels.filledUp(label, index.levels()));
    }
    List<Object> labels = new ArrayList<>(index.labels());
    boolean real = index.size() == 0 && index.levelCount() == 1 && index.column().dtype().isFloat();
    labels.add(
        real && label instanceof Long number ? (Object) (double) number : held(index, label));
    Index more = Index.ofLabels(labels);
    Index named = more.levelCount() == index.levelCount() ? more.withNames(index.names()) : more;
    return named instanceof MultiIndex several && index instanceof MultiIndex
        ? LevelOrder.grown(several, index)
        : named;
  }

  /** A whole float is a whole number among such. */
  private static Object held(Index index, Object label) {
    boolean whole = label instanceof Double number && number == Math.rint(number);
    return whole && index.levelCount() == 1 && index.size() > 0 && isOfIntegers(index)
        ? (Object) ((Double) label).longValue()
        : label;
  }

  private static boolean isOfIntegers(Index index) {
    return index instanceof RangeIndex || index.column().dtype() == DType.INT64;
  }

  /** All positions but the given ones. */
  public static DataFrame without(DataFrame frame, int[] dropped) {
    int[] kept = without(dropped, frame.rowCount());
    DataFrame left = isRange(frame.index(), dropped, kept) ? frame.sliced(kept) : frame.kept(kept);
    return left.withColumns(frame.columns());
  }

  public static Series without(Series series, int[] dropped) {
    int[] kept = without(dropped, series.size());
    return isRange(series.index(), dropped, kept) ? series.sliced(kept) : series.kept(kept);
  }

  public static Index without(Index index, int[] dropped) {
    int[] kept = without(dropped, index.size());
    return isRange(index, dropped, kept) ? index.sliced(kept) : index.kept(kept);
  }

  /** Of a range there stays a range where both what is dropped and what is left is a slice. */
  private static boolean isRange(Index index, int[] dropped, int[] kept) {
    return index instanceof RangeIndex && isSlice(dropped) && isSlice(kept);
  }

  /** Whether positions are equally far apart. */
  public static boolean isSlice(int[] positions) {
    for (int at = 2; at < positions.length; at++) {
      if (positions[at] - positions[at - 1] != positions[1] - positions[0]) {
        return false;
      }
    }
    return true;
  }

  public static int[] without(int[] positions, int size) {
    boolean[] kept = Allocation.booleans(size);
    Arrays.fill(kept, true);
    for (int position : positions) {
      kept[position] = false;
    }
    return Positions.where(kept);
  }
}
