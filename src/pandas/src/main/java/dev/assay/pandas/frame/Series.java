package dev.assay.pandas.frame;

import dev.assay.pandas.column.Column;
import dev.assay.pandas.column.DType;
import dev.assay.pandas.column.Positions;
import dev.assay.pandas.column.Scalars;
import dev.assay.pandas.frame.index.Index;
import java.util.List;

/** A column with labels for its rows, and a name (None where it has none). */
public record Series(Column values, Index index, Object name) {

  /** A series whose rows are numbered from 0. */
  public static Series of(Column values, Object name) {
    return new Series(values, Index.range(values.size()), name);
  }

  public int size() {
    return values.size();
  }

  public DType dtype() {
    return values.dtype();
  }

  public Series named(Object other) {
    return new Series(values, index, other);
  }

  /** The same rows with other values. */
  public Series withValues(Column other) {
    return new Series(other, index, name);
  }

  /** The same under an index of its own, which may be renamed by itself. */
  public Series separate() {
    return new Series(values, index.separate(), name);
  }

  public Series withIndex(Index other) {
    return new Series(values, other, name);
  }

  public Series take(int[] positions) {
    return new Series(values.take(positions), index.take(positions), name);
  }

  /** The rows that a slice chooses, at positions equally far apart. */
  public Series sliced(int[] positions) {
    return new Series(values.take(positions), index.sliced(positions), name);
  }

  /** The rows that a mask chooses. */
  public Series masked(int[] positions) {
    return new Series(values.take(positions), index.masked(positions), name);
  }

  /** The rows at the positions; a copy where these are all. */
  public Series kept(int[] positions) {
    return positions.length == size() && Positions.isAll(positions) ? separate() : take(positions);
  }

  /** The values at the positions, missing where a position is -1, under the labels of an index. */
  public Series takeOrMissing(int[] positions, Index labels) {
    return new Series(values.takeOrMissing(positions), labels, name);
  }

  /** One column of a frame. */
  public DataFrame toFrame() {
    boolean unnamed = name == Scalars.NONE;
    Index columns = unnamed ? Index.range(1) : Index.ofLabels(List.of(name));
    return new DataFrame(columns, List.of(values), index);
  }
}
