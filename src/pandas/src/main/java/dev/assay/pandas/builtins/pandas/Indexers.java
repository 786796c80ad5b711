package dev.assay.pandas.builtins.pandas;

import dev.assay.pandas.eval.Context;
import dev.assay.pandas.frame.Column;
import dev.assay.pandas.frame.ColumnLabels;
import dev.assay.pandas.frame.Columns;
import dev.assay.pandas.frame.DType;
import dev.assay.pandas.frame.DataFrame;
import dev.assay.pandas.frame.Index;
import dev.assay.pandas.frame.Levels;
import dev.assay.pandas.frame.MultiIndex;
import dev.assay.pandas.frame.ObjectColumn;
import dev.assay.pandas.frame.Positions;
import dev.assay.pandas.frame.RangeIndex;
import dev.assay.pandas.frame.Scalars;
import dev.assay.pandas.frame.Series;
import dev.assay.pandas.frame.assign.CellAssigner;
import dev.assay.pandas.frame.assign.Reindexer;
import dev.assay.pandas.frame.reshape.LevelOrder;
import dev.assay.pandas.frame.select.LabelSelector;
import dev.assay.pandas.frame.time.StepRules;
import dev.assay.pandas.value.PyDict;
import dev.assay.pandas.value.PyList;
import dev.assay.pandas.value.PySlice;
import dev.assay.pandas.value.PyTuple;
import dev.assay.pandas.value.PythonError;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;

/** Reading and writing of chosen cells of series and frames. */
final class Indexers {

  private Indexers() {}

  /** The chosen part of a series: one value, or a series. */
  static Object get(Context context, Series series, Select.Chosen chosen, Object key) {
    if (chosen.single()) {
      return series.values().get(chosen.positions()[0]);
    }
    Series part = chosen.of(series);
    return Wrap.series(context, part.withIndex(below(part.index(), key)));
  }

  /** Without the levels of an index that the key has named already; under the name of an index. */
  static Index below(Index index, Object key) {
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

  /** A row of unlike columns keeps numpy's scalars, as pandas takes them out one by one. */
  static Series row(DataFrame frame, int at) {
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

  /** Values put at positions of a series: one value, or as many as there are positions. */
  static Series put(Context context, Series series, int[] positions, Object value) {
    boolean several = Read.isListLike(value) && !(value instanceof SeriesObject);
    if (several && !(value instanceof PyDict) && positions.length != 1) {
      requireLength(Read.column(context, value).size(), positions.length);
    }
    return series.withValues(put(context, series.values(), series.index(), positions, value));
  }

  /** A value that is put by position, whatever its own labels. */
  static Object unlabelled(Object value) {
    return value instanceof SeriesObject object ? new ArrayObject(object.series().values()) : value;
  }

  private static Column put(
      Context context, Column column, Index index, int[] positions, Object value) {
    if (value instanceof SeriesObject object) {
      Index wanted = index.take(positions);
      Series aligned = Reindexer.rows(object.series(), wanted);
      return CellAssigner.put(column, positions, aligned.values());
    }
    if (Read.isListLike(value) && !(value instanceof PyDict)) {
      return CellAssigner.put(column, positions, fitting(context, value, positions.length));
    }
    Column accepting = column.size() == 0 ? column : CellAssigner.accepting(column, value);
    return positions.length == 0
        ? CellAssigner.widened(accepting, value)
        : CellAssigner.fill(accepting, positions, value);
  }

  private static Column fitting(Context context, Object value, int size) {
    Column values = Read.column(context, value);
    if (values.size() == 1 && size != 1) {
      return values.take(new int[size]);
    }
    requireLength(values.size(), size);
    return values;
  }

  private static void requireLength(int values, int places) {
    if (values != places) {
      throw PythonError.valueError(
          "cannot set using a list-like indexer with a different length than the value: %d values for %d places"
              .formatted(values, places));
    }
  }

  /** A series with the value under a label, which is added when it is new. */
  static Series set(Context context, Series series, Object key, Object value) {
    boolean label = !Read.isListLike(key) || key instanceof PyTuple tuple && isLabel(tuple, series);
    boolean added = label && new LabelSelector(series.index()).find(key).length == 0;
    if (key instanceof PyTuple tuple && tuple.size() > series.index().levelCount()) {
      throw new PythonError("IndexingError", "Too many indexers");
    }
    if (!added) {
      return put(context, series, Select.byLabel(context, key, series.index()).positions(), value);
    }
    boolean missing = series.dtype() == DType.BOOL && Scalars.isMissing(value);
    Column last = Columns.filled(missing ? Scalars.NAN : Scalars.boxed(value), 1);
    Column values = series.size() == 0 ? last : Columns.concat(List.of(series.values(), last));
    return new Series(values, appended(series.index(), Scalars.plain(key)), series.name());
  }

  /** Whether a tuple is one label of several levels, no lists or slices for each. */
  private static boolean isLabel(PyTuple key, Series series) {
    return series.index().levelCount() == key.size()
        && key.items().stream().noneMatch(LocObject::isSeveral);
  }

  /** The labels of a series with one more, of which a range may stay one. */
  private static Index appended(Index index, Object label) {
    if (index instanceof RangeIndex range
        && label instanceof Long number
        && number == range.start() + range.step() * range.size()
        && (range.size() > 0 || number == 0)) {
      return new RangeIndex(range.start(), range.size() + 1, range.step(), range.name());
    }
    return more(index, label);
  }

  /** The labels with one more, which are no range any more. */
  static Index more(Index index, Object label) {
    if (index.levelCount() > 1 && !Scalars.isTuple(label)) {
      return more(index, ColumnLabels.filledUp(label, index.levels()));
    }
    List<Object> labels = new ArrayList<>(index.labels());
    boolean real = index.size() == 0 && index.levelCount() == 1 && index.column().dtype().isFloat();
    labels.add(real && label instanceof Long number ? (Object) (double) number : label);
    Index more = Index.ofLabels(labels);
    Index named = more.levelCount() == index.levelCount() ? more.withNames(index.names()) : more;
    return named instanceof MultiIndex several && index instanceof MultiIndex
        ? LevelOrder.grown(several, index)
        : index.freq() == null ? named : named.withFreq(StepRules.inserted(index, named));
  }

  /** Values put at the crossings of rows and columns. */
  static DataFrame put(
      Context context, DataFrame frame, Select.Chosen rows, Select.Chosen columns, Object value) {
    int[] chosen = columns.positions();
    boolean whole =
        columns.single() || frame.data().stream().map(Column::dtype).distinct().count() > 1;
    boolean all = whole && rows.slice() && rows.positions().length == frame.rowCount();
    List<Column> data = new ArrayList<>(frame.data());
    for (int at = 0; at < chosen.length; at++) {
      Object part = part(context, value, frame, rows.positions(), chosen, at);
      Series old = frame.series(chosen[at]);
      data.set(
          chosen[at],
          all
              ? held(context, old, rows.positions(), part)
              : put(context, old.values(), old.index(), rows.positions(), part));
    }
    return frame.withData(data);
  }

  /** Values put at rows and columns of a frame, one after the other, whatever their labels. */
  static DataFrame putByPlace(
      Context context, DataFrame frame, Select.Chosen rows, Select.Chosen columns, Object value) {
    if (!(value instanceof FrameObject values)) {
      return put(context, frame, rows, columns, unlabelled(value));
    }
    DataFrame given = values.frame();
    if (given.rowCount() != rows.positions().length
        || given.columnCount() != columns.positions().length) {
      throw PythonError.valueError(
          "cannot set %d rows and %d columns in %d and %d"
              .formatted(
                  given.rowCount(),
                  given.columnCount(),
                  rows.positions().length,
                  columns.positions().length));
    }
    DataFrame placed =
        given
            .withIndex(frame.index().take(rows.positions()))
            .withColumns(frame.columns().take(columns.positions()));
    return put(context, frame, rows, columns, new FrameObject(placed));
  }

  /** All values of one column, as {@code df.loc[:, label] = values} sets them. */
  static DataFrame withWhole(Context context, DataFrame frame, int at, Column values) {
    int[] rows = Positions.all(frame.rowCount());
    return frame.replace(at, held(context, frame.series(at), rows, new ArrayObject(values)));
  }

  /**
   * All values of a column: in its dtype where it can hold them, else in their own. Integers hold
   * no list of floats, even whole ones.
   */
  private static Column held(Context context, Series old, int[] rows, Object value) {
    try {
      Column put = put(context, old.values(), old.index(), rows, value);
      boolean reals =
          value instanceof PyList
              && old.dtype().isInteger()
              && Read.column(context, value).dtype().isFloat();
      if (put.dtype() == old.dtype() && !reals && !isNothing(old, value)) {
        return put;
      }
    } catch (PythonError error) {
      if (!error.type().equals("TypeError")) {
        throw error;
      }
    }
    return Read.columnFor(context, value, old.index());
  }

  /** Whether None is set in a column of numbers, or a list of it in one of times. */
  private static boolean isNothing(Series old, Object value) {
    boolean list = value instanceof PyList given && given.items().contains(Scalars.NONE);
    return old.dtype().isFloat() && !old.dtype().isNullable() && (list || value == Scalars.NONE)
        || old.dtype().isTime() && list;
  }

  /** What of the values belongs to one column. */
  static Object part(
      Context context, Object value, DataFrame frame, int[] rows, int[] columns, int at) {
    if (value instanceof FrameObject values) {
      int found = values.frame().columns().find(frame.label(columns[at]));
      return found < 0 ? Scalars.NAN : new SeriesObject(values.frame().series(found));
    }
    if (value instanceof MatrixObject matrix) {
      Column column = matrix.matrix().column(at);
      return column.dtype() == DType.OBJECT
          ? PyList.copyOf(column.items()) // which are of a dtype again
          : new ArrayObject(column);
    }
    if (value instanceof PyDict dict && columns.length > 1) {
      Object cell = dict.get(frame.label(columns[at]));
      return cell == null ? Scalars.NAN : cell;
    }
    boolean across =
        columns.length > 1 && Read.isListLike(value) && !(value instanceof SeriesObject);
    if (value instanceof SeriesObject series && columns.length > 1) {
      int found = series.series().index().find(frame.label(columns[at]));
      Object cell = found < 0 ? Scalars.NAN : series.series().values().item(found);
      return cell instanceof PyList ? PyList.copyOf(Collections.nCopies(rows.length, cell)) : cell;
    }
    if (!across) {
      return value;
    }
    List<Object> items = Read.items(context, value);
    if (!items.isEmpty() && Read.isListLike(items.getFirst()) && items.size() == rows.length) {
      List<Object> column = new ArrayList<>();
      for (Object row : items) {
        column.add(Read.items(context, row).get(at));
      }
      return PyList.copyOf(column);
    }
    if (items.size() != columns.length && items.size() != 1) {
      throw PythonError.valueError(
          "cannot set %d values in %d columns".formatted(items.size(), columns.length));
    }
    return items.get(items.size() == 1 ? 0 : at);
  }

  /** Several columns set as a whole. */
  static void setColumns(Context context, FrameObject target, List<Object> labels, Object value) {
    if (value instanceof FrameObject values && values.frame().columnCount() != labels.size()) {
      throw PythonError.valueError("Columns must be same length as key");
    }
    for (int at = 0; at < labels.size(); at++) {
      target.setColumn(context, labels.get(at), column(context, value, labels.size(), at));
    }
  }

  private static Object column(Context context, Object value, int count, int at) {
    if (value instanceof FrameObject values) {
      return new SeriesObject(values.frame().series(at));
    }
    if (value instanceof MatrixObject matrix) {
      return new ArrayObject(matrix.matrix().column(at));
    }
    if (!Read.isListLike(value)) {
      return value;
    }
    List<Object> items = Read.items(context, value);
    if (!items.isEmpty() && Read.isListLike(items.getFirst())) {
      List<Object> cells = new ArrayList<>();
      for (Object row : items) {
        cells.add(Read.items(context, row).get(at));
      }
      return PyList.copyOf(cells);
    }
    if (items.size() != count) {
      throw PythonError.valueError("Columns must be same length as key");
    }
    return items.get(at);
  }

  /** All positions but the given ones. */
  static DataFrame without(DataFrame frame, int[] dropped) {
    int[] kept = without(dropped, frame.rowCount());
    DataFrame left = isRange(frame.index(), dropped, kept) ? frame.sliced(kept) : frame.kept(kept);
    return left.withIndex(left.index().withFreq(StepRules.without(frame.index(), dropped)));
  }

  static Series without(Series series, int[] dropped) {
    int[] kept = without(dropped, series.size());
    Series left = isRange(series.index(), dropped, kept) ? series.sliced(kept) : series.kept(kept);
    return left.withIndex(left.index().withFreq(StepRules.without(series.index(), dropped)));
  }

  static Index without(Index index, int[] dropped) {
    int[] kept = without(dropped, index.size());
    Index left = isRange(index, dropped, kept) ? index.sliced(kept) : index.kept(kept);
    return left.withFreq(StepRules.without(index, dropped));
  }

  /** Of a range there stays a range where both what is dropped and what is left is a slice. */
  private static boolean isRange(Index index, int[] dropped, int[] kept) {
    return index instanceof RangeIndex && isSlice(dropped) && isSlice(kept);
  }

  /** Whether positions are equally far apart. */
  static boolean isSlice(int[] positions) {
    for (int at = 2; at < positions.length; at++) {
      if (positions[at] - positions[at - 1] != positions[1] - positions[0]) {
        return false;
      }
    }
    return true;
  }

  static int[] without(int[] positions, int size) {
    boolean[] kept = new boolean[size];
    Arrays.fill(kept, true);
    for (int position : positions) {
      kept[position] = false;
    }
    return Positions.where(kept);
  }
}
