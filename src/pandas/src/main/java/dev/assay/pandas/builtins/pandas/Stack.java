package dev.assay.pandas.builtins.pandas;

import dev.assay.pandas.eval.Args;
import dev.assay.pandas.frame.BoolColumn;
import dev.assay.pandas.frame.CategoryColumn;
import dev.assay.pandas.frame.Column;
import dev.assay.pandas.frame.Columns;
import dev.assay.pandas.frame.DType;
import dev.assay.pandas.frame.DataFrame;
import dev.assay.pandas.frame.Index;
import dev.assay.pandas.frame.MultiIndex;
import dev.assay.pandas.frame.Positions;
import dev.assay.pandas.frame.Scalars;
import dev.assay.pandas.frame.Series;
import dev.assay.pandas.frame.assign.CellAssigner;
import dev.assay.pandas.frame.codes.Codes;
import dev.assay.pandas.frame.codes.Factorizer;
import dev.assay.pandas.frame.concat.FrameArray;
import dev.assay.pandas.frame.concat.FrameColumns;
import dev.assay.pandas.frame.missing.MissingValues;
import dev.assay.pandas.frame.reshape.LevelOrder;
import dev.assay.pandas.frame.reshape.Transpose;
import dev.assay.pandas.frame.sort.Sorter;
import dev.assay.pandas.value.Allocation;
import dev.assay.pandas.value.PythonError;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/** {@code unstack} moves levels of the index to the columns, {@code stack} moves them back. */
final class Stack {

  private Stack() {}

  static Object unstackSeries(Args args, Series series) {
    if (series.index().levelCount() == 1) {
      throw PythonError.valueError(
          "index must be a MultiIndex to unstack, Index was passed; use to_frame() or a second"
              + " key");
    }
    return Wrap.frame(
        args.context(), unstack(series, levels(args, series.index()), args.optional("fill_value")));
  }

  private static List<Integer> levels(Args args, Index index) {
    List<Integer> levels = new ArrayList<>();
    for (Object level : Read.labels(args.context(), args.get("level"))) {
      levels.add(Relabel.level(index, level));
    }
    return levels;
  }

  static Object unstackFrame(Args args, DataFrame frame) {
    if (frame.index().levelCount() == 1) {
      return Wrap.series(args.context(), transposed(frame));
    }
    return Wrap.frame(
        args.context(), unstack(frame, levels(args, frame.index()), args.optional("fill_value")));
  }

  /** A frame with one level unstacks to a series below the columns' labels. */
  private static Series transposed(DataFrame frame) {
    DataFrame turned = Transpose.of(frame);
    requireDistinct(turned.columns());
    int rows = frame.rowCount();
    int width = frame.columnCount();
    int[] columns = new int[Allocation.of(rows, width)];
    int[] labels = new int[columns.length];
    int[] cells = new int[columns.length];
    for (int at = 0; at < columns.length; at++) {
      columns[at] = at / rows;
      labels[at] = at % rows;
      cells[at] = labels[at] * width + columns[at];
    }
    List<Column> levels = new ArrayList<>();
    frame.columns().levels().forEach(level -> levels.add(level.take(columns)));
    levels.add(frame.index().column().take(labels));
    List<Object> names = new ArrayList<>(frame.columns().names());
    names.addAll(frame.index().names());
    Column values =
        columns.length > 0
            ? FrameColumns.joined(turned.data()).take(cells)
            : FrameArray.of(turned.data());
    return new Series(values, new MultiIndex(levels, names), Scalars.NONE);
  }

  /** The rows and columns that a moved level makes. */
  private record Layout(Index rows, Index columns, int[] cells) {

    static Layout of(Index index, List<Integer> moved) {
      List<Column> rowLevels = new ArrayList<>();
      List<Object> rowNames = new ArrayList<>();
      List<Column> columnLevels = new ArrayList<>();
      List<Object> columnNames = new ArrayList<>();
      for (int at = 0; at < index.levelCount(); at++) {
        if (!moved.contains(at)) {
          rowLevels.add(index.levels().get(at));
          rowNames.add(index.names().get(at));
        }
      }
      for (int at : moved) {
        columnLevels.add(index.levels().get(at));
        columnNames.add(index.names().get(at));
      }
      List<Integer> kept =
          IntStream.range(0, index.levelCount()).boxed().collect(Collectors.toList());
      kept.removeAll(moved);
      Codes rows = LevelOrder.codes(index, kept);
      Codes columns =
          moved.size() > 1
              ? Factorizer.codes(columnLevels, Factorizer.Missing.KEEP)
              : LevelOrder.codes(index, moved);
      int[] cells = new int[Allocation.of(rows.count(), columns.count())];
      Arrays.fill(cells, -1);
      for (int at = 0; at < index.size(); at++) {
        int cell = columns.codes()[at] * rows.count() + rows.codes()[at];
        if (cells[cell] >= 0) {
          throw PythonError.valueError("Index contains duplicate entries, cannot reshape");
        }
        cells[cell] = at;
      }
      return new Layout(
          LevelOrder.kept(Index.ofLevels(taken(rowLevels, rows), rowNames), index, kept),
          LevelOrder.kept(Index.ofLevels(taken(columnLevels, columns), columnNames), index, moved),
          cells);
    }

    private static List<Column> taken(List<Column> levels, Codes codes) {
      return levels.stream().map(codes::uniques).toList();
    }

    Column column(Column values, int at, @Nullable Object fill) {
      if (fill != null && Positions.hasMissing(cells)) {
        requireFitting(values, fill);
      }
      int[] positions = Arrays.copyOfRange(cells, at * rows.size(), (at + 1) * rows.size());
      return fill == null
          ? values.takeOrMissing(positions)
          : Relabel.filled(values, positions, fill);
    }
  }

  /** A column that cannot hold what fills the gaps of any, or the TypeError of one of times. */
  private static void requireFitting(Column values, Object fill) {
    if (values.dtype().isTime() && !Scalars.isMissing(fill)) {
      throw PythonError.typeError(
          "Cannot change data-type for array of references; dates and durations cannot be filled"
              + " in unstack()");
    }
    if (values.dtype() == DType.STRING || values instanceof CategoryColumn) {
      CellAssigner.accepting(values, fill);
    }
  }

  static DataFrame unstack(Series series, List<Integer> moved, @Nullable Object fill) {
    requireRows(series.index(), moved);
    Layout layout = Layout.of(series.index(), moved);
    List<Column> data = new ArrayList<>();
    boolean promotes = fill == null && Positions.hasMissing(layout.cells());
    for (int at = 0; at < layout.columns().size(); at++) {
      data.add(promoted(layout.column(series.values(), at, fill), promotes));
    }
    return new DataFrame(layout.columns(), data, layout.rows());
  }

  /** All columns get the dtype that missing values need, not only those that have some. */
  private static Column promoted(Column column, boolean promotes) {
    if (!promotes || column.hasMissing()) {
      return column;
    }
    int[] more = Arrays.copyOf(Positions.all(column.size()), column.size() + 1);
    more[column.size()] = -1;
    return column.takeOrMissing(more).take(Positions.all(column.size()));
  }

  private static void requireRows(Index index, List<Integer> moved) {
    if (moved.isEmpty()) {
      throw PythonError.valueError("unstack() needs a level");
    }
    if (moved.size() >= index.levelCount()) {
      throw PythonError.unsupported(
          "unstack() of all levels", "leave one level in the index, or use reset_index()");
    }
  }

  static DataFrame unstack(DataFrame frame, List<Integer> moved, @Nullable Object fill) {
    requireRows(frame.index(), moved);
    Layout layout = Layout.of(frame.index(), moved);
    List<Column> data = new ArrayList<>();
    boolean promotes = fill == null && Positions.hasMissing(layout.cells());
    int width = layout.columns().size();
    int[] outer = new int[frame.columnCount() * width];
    int[] inner = new int[outer.length];
    for (int at = 0; at < outer.length; at++) {
      outer[at] = at / width;
      inner[at] = at % width;
      data.add(promoted(layout.column(frame.column(outer[at]), inner[at], fill), promotes));
    }
    List<Column> levels = new ArrayList<>();
    frame.columns().levels().forEach(level -> levels.add(level.take(outer)));
    layout.columns().levels().forEach(level -> levels.add(level.take(inner)));
    List<Object> names = new ArrayList<>(frame.columns().names());
    names.addAll(layout.columns().names());
    return new DataFrame(new MultiIndex(levels, names), data, layout.rows());
  }

  static Object stack(Args args, DataFrame frame) {
    List<Integer> moved = levels(args, frame.columns());
    if (moved.size() != 1) {
      throw PythonError.unsupported("stack() of several levels", "stack one level at a time");
    }
    if (frame.columns().levelCount() > 1 && !frame.columns().isUnique()) {
      throw PythonError.valueError("cannot reindex on an axis with duplicate labels");
    }
    if (args.truth("future_stack")) {
      requireDistinct(frame.columns());
    }
    boolean drops = args.truth("dropna") && !args.truth("future_stack");
    Column level = frame.columns().levels().get(moved.getFirst());
    Codes stacked = Factorizer.codes(level, Factorizer.Missing.KEEP);
    if (frame.columns().levelCount() > 1 && !args.truth("future_stack")) {
      stacked =
          LevelOrder.isSorted(frame.columns(), moved.getFirst())
              ? LevelOrder.codes(frame.columns(), moved)
              : stacked.reordered(Sorter.safeOrder(List.of(stacked.uniques(level))));
    }
    return frame.columns().levelCount() == 1
        ? Wrap.series(args.context(), toSeries(frame, args.truth("future_stack"), drops))
        : Wrap.frame(
            args.context(),
            toFrame(frame, moved.getFirst(), stacked, drops, args.truth("future_stack")));
  }

  private static void requireDistinct(Index columns) {
    boolean missing = columns.levelCount() == 1 && columns.column().hasMissing();
    if (missing || !columns.isUnique()) {
      throw PythonError.valueError("Columns with duplicate values are not supported in stack");
    }
  }

  private static Index rows(DataFrame frame, int[] rows, Column level, Object name) {
    List<Column> levels = new ArrayList<>();
    frame.index().levels().forEach(each -> levels.add(each.take(rows)));
    levels.add(level);
    List<Object> names = new ArrayList<>(frame.index().names());
    names.add(name);
    MultiIndex index = new MultiIndex(levels, names);
    for (int at = 0; at < levels.size(); at++) {
      Column order = at == levels.size() - 1 ? distinct(level) : LevelOrder.own(frame.index(), at);
      index = order == null ? index : index.ordered(at, order);
    }
    return index;
  }

  private static Column distinct(Column labels) {
    return Factorizer.codes(labels, Factorizer.Missing.KEEP).uniques(labels);
  }

  private static Column array(DataFrame frame) {
    return frame.rowCount() == 0 ? FrameArray.of(frame.data()) : FrameArray.kept(frame.data());
  }

  private static Series toSeries(DataFrame frame, boolean future, boolean drops) {
    int width = frame.columnCount();
    int size = frame.rowCount() * width;
    int[] rows = new int[size];
    int[] columns = new int[size];
    int[] cells = new int[size];
    for (int at = 0; at < size; at++) {
      rows[at] = at / width;
      columns[at] = at % width;
      cells[at] = columns[at] * frame.rowCount() + rows[at];
    }
    Column values =
        (future && size > 0 ? FrameColumns.joined(frame.data()) : array(frame)).take(cells);
    Index index = rows(frame, rows, frame.columns().column().take(columns), frame.columns().name());
    Series series = new Series(values, index, Scalars.NONE);
    return drops && values.hasMissing()
        ? series.take(Positions.where(new BoolColumn(values.missing()).not().values()))
        : series;
  }

  private static DataFrame toFrame(
      DataFrame frame, int moved, Codes stacked, boolean drops, boolean future) {
    Index left = Relabel.withoutLevels(frame.columns(), List.of((long) moved));
    Codes others = Factorizer.codes(left.levels(), Factorizer.Missing.KEEP);
    int depth = stacked.count();
    int size = frame.rowCount() * depth;
    int[] rows = new int[size];
    int[] labels = new int[size];
    for (int at = 0; at < size; at++) {
      rows[at] = at / depth;
      labels[at] = at % depth;
    }
    List<Column> data = new ArrayList<>();
    for (int other = 0; other < others.count(); other++) {
      data.add(stackedColumn(frame, stacked, others, other, depth, future));
    }
    Column level = stacked.uniques(frame.columns().levels().get(moved)).take(labels);
    Index index = rows(frame, rows, level, frame.columns().names().get(moved));
    DataFrame result = new DataFrame(left.take(others.firsts()), data, index);
    return drops ? result.take(MissingValues.kept(result, data, 1)) : result;
  }

  /** The columns below one label, row by row; missing ones where there is no column. */
  private static Column stackedColumn(
      DataFrame frame, Codes stacked, Codes others, int other, int depth, boolean future) {
    int rows = frame.rowCount();
    List<Column> parts =
        new ArrayList<>(Collections.nCopies(depth, Columns.missing(DType.FLOAT64, rows)));
    List<Boolean> present = new ArrayList<>(Collections.nCopies(depth, false));
    for (int at = 0; at < frame.columnCount(); at++) {
      if (others.codes()[at] == other) {
        parts.set(stacked.codes()[at], frame.column(at));
        present.set(stacked.codes()[at], true);
      }
    }
    int[] cells = new int[rows * depth];
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
}
