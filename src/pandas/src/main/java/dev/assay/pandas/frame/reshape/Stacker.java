package dev.assay.pandas.frame.reshape;

import dev.assay.pandas.column.BoolColumn;
import dev.assay.pandas.column.Column;
import dev.assay.pandas.column.Columns;
import dev.assay.pandas.column.DType;
import dev.assay.pandas.column.Positions;
import dev.assay.pandas.column.Scalars;
import dev.assay.pandas.frame.DataFrame;
import dev.assay.pandas.frame.Series;
import dev.assay.pandas.frame.codes.Codes;
import dev.assay.pandas.frame.codes.Factorizer;
import dev.assay.pandas.frame.concat.FrameArray;
import dev.assay.pandas.frame.concat.FrameColumns;
import dev.assay.pandas.frame.index.Index;
import dev.assay.pandas.frame.index.Levels;
import dev.assay.pandas.frame.index.MultiIndex;
import dev.assay.pandas.frame.missing.MissingValues;
import dev.assay.pandas.frame.sort.Sorter;
import dev.assay.pandas.value.Allocation;
import dev.assay.pandas.value.PythonError;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.stream.IntStream;

/** A level of the columns' labels becomes the last one of the rows': {@code stack}. */
public final class Stacker {

  private final DataFrame frame;
  private final boolean future;
  private final boolean drops;

  /**
   * How to stack.
   *
   * @param future whether as pandas will do it: columns of different dtypes keep their values as
   *     they are, and labels their order
   * @param drops whether rows of missing values alone are left out
   * @throws PythonError a ValueError for labels of columns that occur twice
   */
  public Stacker(DataFrame frame, boolean future, boolean drops) {
    this.frame = frame;
    this.future = future;
    this.drops = drops;
    if (frame.columns().levelCount() > 1 && !frame.columns().isUnique()) {
      throw PythonError.valueError("cannot reindex on an axis with duplicate labels");
    }
    if (future) {
      requireDistinct(frame.columns());
    }
  }

  /** All values, the levels of the columns in the order given. */
  public Series series(List<Integer> moved) {
    int width = frame.columnCount();
    int size = frame.rowCount() * width;
    int[] rows = Allocation.ints(size);
    int[] columns = Allocation.ints(size);
    int[] cells = Allocation.ints(size);
    for (int at = 0; at < size; at++) {
      rows[at] = at / width;
      columns[at] = at % width;
      cells[at] = columns[at] * frame.rowCount() + rows[at];
    }
    Column values = (future && size > 0 ? FrameColumns.joined(frame.data()) : array()).take(cells);
    Index index = rows(rows, columns, moved);
    Series series = new Series(values, index, Scalars.NONE);
    return drops && values.hasMissing()
        ? series.take(Positions.where(new BoolColumn(values.missing()).not().values()))
        : series;
  }

  /** One column for each label without the levels, where the columns have further ones. */
  public DataFrame frame(List<Integer> moved) {
    Codes stacked = stacked(moved);
    Index left =
        Levels.without(
            frame.columns(), moved.stream().map(level -> (Object) (long) level).toList());
    Codes others = Factorizer.codes(left.levels(), Factorizer.Missing.KEEP);
    int depth = stacked.count();
    int size = frame.rowCount() * depth;
    int[] rows = Allocation.ints(size);
    int[] columns = Allocation.ints(size);
    for (int at = 0; at < size; at++) {
      rows[at] = at / depth;
      columns[at] = stacked.firsts()[at % depth];
    }
    List<Column> data = new ArrayList<>();
    for (int other = 0; other < others.count(); other++) {
      data.add(stackedColumn(stacked, others, other));
    }
    Index index = rows(rows, columns, moved);
    DataFrame result = new DataFrame(left.take(others.firsts()), data, index);
    return drops ? result.take(MissingValues.kept(result, data, 1)) : result;
  }

  /** The labels of the levels, in the order in which they come below each row. */
  private Codes stacked(List<Integer> several) {
    List<Column> levels = several.stream().map(frame.columns().levels()::get).toList();
    Codes appearing = Factorizer.codes(levels, Factorizer.Missing.KEEP);
    if (future) {
      return appearing;
    }
    int moved = several.getFirst();
    Column level = levels.getFirst();
    return LevelOrder.isSorted(frame.columns(), moved)
        ? LevelOrder.codes(frame.columns(), moved)
        : appearing.reordered(Sorter.safeOrder(List.of(appearing.uniques(level))));
  }

  /** The columns below one label, row by row; missing ones where there is no column. */
  private Column stackedColumn(Codes stacked, Codes others, int other) {
    int rows = frame.rowCount();
    int depth = stacked.count();
    List<Column> parts =
        new ArrayList<>(Collections.nCopies(depth, Columns.missing(DType.FLOAT64, rows)));
    List<Boolean> present = new ArrayList<>(Collections.nCopies(depth, false));
    for (int at = 0; at < frame.columnCount(); at++) {
      if (others.codes()[at] == other) {
        parts.set(stacked.codes()[at], frame.column(at));
        present.set(stacked.codes()[at], true);
      }
    }
    int[] cells = Allocation.ints(rows * depth);
    for (int at = 0; at < cells.length; at++) {
      cells[at] = at % depth * rows + at / depth;
    }
    return future && rows > 0
        ? FrameColumns.concat(parts, present).take(cells)
        : array(parts, present, rows).takeOrMissing(cells);
  }

  /** The columns as one array, with rows that are missing where there is no column. */
  private static Column array(List<Column> parts, List<Boolean> present, int rows) {
    if (!present.contains(false)) {
      return FrameArray.common(parts);
    }
    List<Column> given = new ArrayList<>();
    List<Integer> positions = new ArrayList<>();
    for (int at = 0; at < parts.size(); at++) {
      int start = given.size() * rows;
      boolean absent = !present.get(at);
      IntStream.range(start, start + rows).forEach(row -> positions.add(absent ? -1 : row));
      if (!absent) {
        given.add(parts.get(at));
      }
    }
    return FrameArray.isPlain(given)
        ? Columns.concat(given)
            .takeOrMissing(positions.stream().mapToInt(position -> position).toArray())
        : FrameArray.of(parts);
  }

  /** The labels of rows with the levels of the columns below them, in the order given. */
  private Index rows(int[] rows, int[] columns, List<Integer> moved) {
    List<Column> levels = new ArrayList<>();
    frame.index().levels().forEach(each -> levels.add(each.take(rows)));
    moved.forEach(level -> levels.add(frame.columns().levels().get(level).take(columns)));
    List<Object> names = new ArrayList<>(frame.index().names());
    moved.forEach(level -> names.add(frame.columns().names().get(level)));
    MultiIndex index = new MultiIndex(levels, names);
    List<Column> known = new ArrayList<>();
    int own = levels.size() - moved.size();
    for (int at = 0; at < levels.size(); at++) {
      Index source = at < own ? frame.index() : frame.columns();
      int level = at < own ? at : moved.get(at - own);
      boolean whole = at < own || knowsAll(level, moved);
      Column order = whole ? LevelOrder.own(source, level) : distinct(levels.get(at));
      index = order == null ? index : index.ordered(at, order);
      known.add(whole && source instanceof MultiIndex it ? it.known(level) : levels.get(at));
    }
    return index.knowing(known, levels);
  }

  /** Whether a level of the columns goes on knowing the labels that no column has. */
  private boolean knowsAll(int level, List<Integer> moved) {
    return moved.size() > 1 || !future && LevelOrder.hasUnused(frame.columns(), level);
  }

  private static Column distinct(Column labels) {
    return Factorizer.codes(labels, Factorizer.Missing.KEEP).uniques(labels);
  }

  private Column array() {
    return frame.rowCount() == 0 ? FrameArray.of(frame.data()) : FrameArray.kept(frame.data());
  }

  /** A ValueError for labels that occur twice, or are missing. */
  static void requireDistinct(Index columns) {
    boolean missing = columns.levelCount() == 1 && columns.column().hasMissing();
    if (missing || !columns.isUnique()) {
      throw PythonError.valueError("Columns with duplicate values are not supported in stack");
    }
  }
}
