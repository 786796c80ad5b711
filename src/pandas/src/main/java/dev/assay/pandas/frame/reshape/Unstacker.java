package dev.assay.pandas.frame.reshape;

import dev.assay.pandas.column.CategoryColumn;
import dev.assay.pandas.column.Column;
import dev.assay.pandas.column.DType;
import dev.assay.pandas.column.LongColumn;
import dev.assay.pandas.column.Positions;
import dev.assay.pandas.column.Scalars;
import dev.assay.pandas.frame.DataFrame;
import dev.assay.pandas.frame.Series;
import dev.assay.pandas.frame.assign.CellAssigner;
import dev.assay.pandas.frame.assign.Reindexer;
import dev.assay.pandas.frame.codes.Codes;
import dev.assay.pandas.frame.codes.Factorizer;
import dev.assay.pandas.frame.concat.FrameArray;
import dev.assay.pandas.frame.concat.FrameColumns;
import dev.assay.pandas.frame.convert.Casts;
import dev.assay.pandas.frame.index.Index;
import dev.assay.pandas.frame.index.MultiIndex;
import dev.assay.pandas.value.Allocation;
import dev.assay.pandas.value.PythonError;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/** Levels of the rows' labels become levels of the columns': {@code unstack}, and what pivots. */
public final class Unstacker {

  private Unstacker() {}

  /**
   * The values of a series as a frame, with levels of its index, by their numbers, as columns.
   *
   * @param fill what stands where there is no value; {@code null} for a missing one
   * @throws PythonError a ValueError where two values would stand in one cell
   */
  public static DataFrame unstack(Series series, List<Integer> moved, @Nullable Object fill) {
    requireRows(series.index(), moved);
    Layout layout = Layout.of(series.index(), moved);
    List<Column> data = new ArrayList<>();
    boolean gaps = Positions.hasMissing(layout.cells());
    for (int at = 0; at < layout.columns().size(); at++) {
      data.add(promoted(layout.column(series.values(), at, fill), gaps, fill));
    }
    List<DType> before = Collections.nCopies(data.size(), series.dtype());
    return new DataFrame(layout.columns(), alike(data, before), layout.rows());
  }

  /** All columns get the dtype that what fills gaps needs, not only those that have some. */
  private static Column promoted(Column column, boolean gaps, @Nullable Object fill) {
    if (gaps && fill instanceof Double && column instanceof LongColumn) {
      return Casts.cast(column, DType.FLOAT64);
    }
    if (!gaps || fill != null || column.hasMissing()) {
      return column;
    }
    int[] more = Arrays.copyOf(Positions.all(column.size()), column.size() + 1);
    more[column.size()] = -1;
    return column.takeOrMissing(more).take(Positions.all(column.size()));
  }

  /** Columns of one dtype that take what fills their gaps take it together. */
  private static List<Column> alike(List<Column> data, List<DType> before) {
    Map<DType, DType> grown = new HashMap<>();
    for (int at = 0; at < data.size(); at++) {
      if (data.get(at).dtype() != before.get(at)) {
        grown.put(before.get(at), data.get(at).dtype());
      }
    }
    if (grown.isEmpty()) {
      return data;
    }
    List<Column> alike = new ArrayList<>();
    for (int at = 0; at < data.size(); at++) {
      alike.add(Casts.cast(data.get(at), grown.getOrDefault(before.get(at), before.get(at))));
    }
    return alike;
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

  /** The same of each column of a frame; the moved levels come below the columns' own. */
  public static DataFrame unstack(DataFrame frame, List<Integer> moved, @Nullable Object fill) {
    requireRows(frame.index(), moved);
    Layout layout = Layout.of(frame.index(), moved);
    List<Column> data = new ArrayList<>();
    List<DType> before = new ArrayList<>();
    boolean gaps = Positions.hasMissing(layout.cells());
    int width = layout.columns().size();
    int[] outer = Allocation.ints(frame.columnCount() * width);
    int[] inner = Allocation.ints(outer.length);
    for (int at = 0; at < outer.length; at++) {
      outer[at] = at / width;
      inner[at] = at % width;
      Column values = frame.column(outer[at]);
      before.add(values.dtype());
      data.add(promoted(layout.column(values, inner[at], fill), gaps, fill));
    }
    List<Column> levels = new ArrayList<>();
    frame.columns().levels().forEach(level -> levels.add(level.take(outer)));
    layout.columns().levels().forEach(level -> levels.add(level.take(inner)));
    List<Object> names = new ArrayList<>(frame.columns().names());
    names.addAll(layout.columns().names());
    MultiIndex columns = new MultiIndex(levels, names);
    if (frame.columns().levelCount() == 1) {
      Column own = frame.columns().column();
      columns = columns.ordered(0, Factorizer.codes(own, Factorizer.Missing.KEEP).uniques(own));
    }
    return new DataFrame(columns, alike(data, before), layout.rows());
  }

  /**
   * A frame all of whose rows' levels are moved unstacks to a series below the columns' labels.
   *
   * @param moved the levels in the order that they get
   */
  public static Series toSeries(DataFrame frame, List<Integer> moved) {
    DataFrame turned = Transpose.of(frame);
    Stacker.requireDistinct(turned.columns());
    int rows = frame.rowCount();
    int width = frame.columnCount();
    int[] columns = Allocation.ints(Allocation.of(rows, width));
    int[] labels = Allocation.ints(columns.length);
    int[] cells = Allocation.ints(columns.length);
    for (int at = 0; at < columns.length; at++) {
      columns[at] = at / rows;
      labels[at] = at % rows;
      cells[at] = labels[at] * width + columns[at];
    }
    List<Column> levels = new ArrayList<>();
    frame.columns().levels().forEach(level -> levels.add(level.take(columns)));
    List<Object> names = new ArrayList<>(frame.columns().names());
    for (int level : moved) {
      levels.add(frame.index().levels().get(level).take(labels));
      names.add(frame.index().names().get(level));
    }
    Column values =
        columns.length > 0
            ? FrameColumns.joined(turned.data()).take(cells)
            : FrameArray.of(turned.data());
    return new Series(values, new MultiIndex(levels, names), Scalars.NONE);
  }

  /** A column that cannot hold what fills the gaps of any, or the TypeError of one of times. */
  private static void requireFitting(Column values, Object fill) {
    if (values.dtype().isTime() && !Scalars.isMissing(fill)) {
      throw PythonError.typeError("Cannot change data-type for array of references")
          .hinting("; dates and durations cannot be filled in unstack()");
    }
    if (values.dtype() == DType.STRING || values instanceof CategoryColumn) {
      CellAssigner.accepting(values, fill);
    }
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
      int[] cells = Allocation.ints(Allocation.of(rows.count(), columns.count()));
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
          : Reindexer.filled(values, positions, fill);
    }
  }
}
