package dev.assay.pandas.frame;

import dev.assay.pandas.column.Column;
import dev.assay.pandas.column.Columns;
import dev.assay.pandas.column.DoubleColumn;
import dev.assay.pandas.column.Positions;
import dev.assay.pandas.frame.index.ColumnLabels;
import dev.assay.pandas.frame.index.Index;
import dev.assay.pandas.value.TimeLimit;
import java.util.ArrayList;
import java.util.List;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;

/** Columns of one length under labels, with labels for the rows. Frames never change. */
public record DataFrame(Index columns, List<Column> data, Index index) {

  /** From how many rows on columns are taken by several threads. */
  private static final int MANY_ROWS = 1 << 15;

  public DataFrame {
    TimeLimit.check(); // of many columns, it may be made anew for each
    data = List.copyOf(data);
  }

  /** A frame of named columns whose rows are numbered from 0. */
  public static DataFrame of(List<?> names, List<Column> data) {
    int rows = data.isEmpty() ? 0 : data.getFirst().size();
    return new DataFrame(Index.ofLabels(names), data, Index.range(rows));
  }

  public int rowCount() {
    return index.size();
  }

  public int columnCount() {
    return data.size();
  }

  public Column column(int position) {
    return data.get(position);
  }

  /** The column at a position as a series. */
  public Series series(int position) {
    return new Series(data.get(position), index, columns.label(position));
  }

  public Object label(int position) {
    return columns.label(position);
  }

  public DataFrame take(int[] positions) {
    Stream<Column> taken = positions.length < MANY_ROWS ? data.stream() : data.parallelStream();
    return new DataFrame(
        columns, taken.map(column -> column.take(positions)).toList(), index.take(positions));
  }

  /** The rows that a slice chooses, at positions equally far apart. */
  public DataFrame sliced(int[] positions) {
    return take(positions).withIndex(index.sliced(positions));
  }

  /** The rows at the positions; a copy where these are all. */
  public DataFrame kept(int[] positions) {
    boolean all = positions.length == rowCount() && Positions.isAll(positions);
    return all ? separate() : take(positions);
  }

  /** The rows at the positions, missing where a position is -1, under the labels of an index. */
  public DataFrame takeOrMissing(int[] positions, Index labels) {
    return new DataFrame(
        columns, data.stream().map(column -> column.takeOrMissing(positions)).toList(), labels);
  }

  /** The columns at the positions, in that order. */
  public DataFrame select(int[] positions) {
    List<Column> chosen = new ArrayList<>(positions.length);
    for (int position : positions) {
      chosen.add(data.get(position));
    }
    return new DataFrame(columns.take(positions), chosen, index);
  }

  /** The same under indexes of its own, which may be renamed by themselves. */
  public DataFrame separate() {
    return new DataFrame(columns.separate(), data, index.separate());
  }

  /** The labels along an axis: 0 for those of the rows, 1 for those of the columns. */
  public Index labels(int axis) {
    return axis == 0 ? index : columns;
  }

  /** The same with other labels along an axis. */
  public DataFrame withLabels(int axis, Index other) {
    return axis == 0 ? withIndex(other) : withColumns(other);
  }

  /** The rows or columns at the positions, as the axis says. */
  public DataFrame take(int axis, int[] positions) {
    return axis == 0 ? take(positions) : select(positions);
  }

  public DataFrame withIndex(Index other) {
    return new DataFrame(columns, data, other);
  }

  public DataFrame withColumns(Index other) {
    return new DataFrame(other, data, index);
  }

  /** The same labels with other columns. */
  public DataFrame withData(List<Column> other) {
    return new DataFrame(columns, other, index);
  }

  /** Each column changed by itself. */
  public DataFrame map(UnaryOperator<Column> change) {
    return withData(data.stream().map(change).toList());
  }

  /** The column at a position replaced. */
  public DataFrame replace(int position, Column values) {
    List<Column> changed = new ArrayList<>(data);
    changed.set(position, values);
    return withData(changed);
  }

  /** A column more, at a position. */
  public DataFrame insert(int position, Object label, Column values) {
    List<Object> labels = new ArrayList<>(columns.labels());
    List<Column> changed = new ArrayList<>(data);
    labels.add(position, label);
    changed.add(position, values);
    return new DataFrame(ColumnLabels.like(columns, labels), changed, index);
  }

  public DataFrame append(Object label, Column values) {
    return insert(data.size(), label, values);
  }

  /** The row at a position as a series, of the dtype that all columns have in common. */
  public Series row(int position) {
    int[] one = {position};
    List<Column> cells = new ArrayList<>(data.size());
    for (Column column : data) {
      cells.add(column.take(one));
    }
    return new Series(
        cells.isEmpty() ? DoubleColumn.of() : Columns.interleave(cells),
        columns,
        index.label(position));
  }

  /** The positions of the columns that have a label. */
  public int[] positions(Object label) {
    return columns.lookup().all(label);
  }
}
