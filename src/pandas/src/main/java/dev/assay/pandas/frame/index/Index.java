package dev.assay.pandas.frame.index;

import dev.assay.pandas.column.Column;
import dev.assay.pandas.column.Positions;
import dev.assay.pandas.column.Scalars;
import dev.assay.pandas.frame.time.DateStep;
import dev.assay.pandas.value.Equality;
import dev.assay.pandas.value.TimeLimit;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The labels of rows or of columns, which never change. Names and freq do, for all frames and
 * series that have the same index, as pandas shares it among them.
 */
public sealed interface Index permits RangeIndex, ColumnIndex, MultiIndex {

  int size();

  /** The label at a position as a plain Python value; a tuple where there are several levels. */
  Object label(int position);

  /** The label at a position as element access gives it: numbers are numpy's. */
  Object element(int position);

  /** The labels as one column; tuples where there are several levels. */
  Column column();

  /** The columns of the levels; one, but for a {@link MultiIndex}. */
  List<Column> levels();

  /** One name a level, None where it has none. */
  List<Object> names();

  /** The same labels under other names, one a level. */
  Index withNames(List<Object> names);

  /** Gives the levels other names, one each, wherever the index is. */
  void rename(List<Object> names);

  /** The same labels and names as an index of its own, which may be renamed by itself. */
  default Index separate() {
    return withNames(names());
  }

  Index take(int[] positions);

  /** The labels that a slice chooses, at positions equally far apart: of a range it is a range. */
  default Index sliced(int[] positions) {
    return take(positions);
  }

  /** The labels that a mask chooses. */
  default Index masked(int[] positions) {
    return take(positions);
  }

  /**
   * The step at which times are known to follow each other, pandas' {@code freq}; null for none.
   */
  default @Nullable DateStep freq() {
    return null;
  }

  /** Says at which step times follow each other, null for none, wherever the index is. */
  default void step(@Nullable DateStep step) {
    // other labels than times have none
  }

  /** The same labels, of which a step is known. */
  default Index withFreq(@Nullable DateStep step) {
    return this;
  }

  /** The labels at the given positions; all as they are, not one by one, where these are all. */
  default Index kept(int[] positions) {
    return positions.length == size() && Positions.isAll(positions) ? separate() : take(positions);
  }

  /** The labels at the given positions, missing where a position is -1. */
  Index takeOrMissing(int[] positions);

  /** Finds labels. */
  LabelMap lookup();

  /** The index's name; None for several levels. */
  default Object name() {
    return names().size() == 1 ? names().getFirst() : Scalars.NONE;
  }

  /** Whether the labels are moments, as those of a DatetimeIndex are. */
  default boolean isOfDates() {
    return levelCount() == 1 && column().dtype().isDatetime();
  }

  /** The number of the level that has the name, as Python finds it: 1 is True; -1 for none. */
  default int levelNamed(Object name) {
    List<Object> names = names();
    for (int level = 0; level < names.size(); level++) {
      if (Equality.equal(names.get(level), name)) {
        return level;
      }
    }
    return -1;
  }

  default Index named(Object name) {
    return withNames(List.of(name));
  }

  default int levelCount() {
    return names().size(); // a name each; the levels of a range would have to be made
  }

  default boolean isUnique() {
    return lookup().isUnique();
  }

  default List<Object> labels() {
    List<Object> labels = new ArrayList<>(size());
    for (int position = 0; position < size(); position++) {
      TimeLimit.check();
      labels.add(label(position));
    }
    return labels;
  }

  /** The position of a label, -1 where it isn't; the first where it is repeated. */
  default int find(Object label) {
    return lookup().first(label);
  }

  /** Same labels in the same order, whatever the names. */
  default boolean sameLabels(Index other) {
    if (this == other) {
      return true;
    }
    if (size() != other.size() || levelCount() != other.levelCount()) {
      return false;
    }
    for (int position = 0; position < size(); position++) {
      if (!Scalars.key(label(position)).equals(Scalars.key(other.label(position)))) {
        return false;
      }
    }
    return true;
  }

  static Index range(int size) {
    return new RangeIndex(0, size, 1, Scalars.NONE);
  }

  static Index of(Column column, Object name) {
    return new ColumnIndex(column, name);
  }

  /** An index of the labels, of several levels when they are tuples of one length. */
  static Index ofLabels(List<?> labels) {
    return Labels.index(labels, Scalars.NONE);
  }

  /** An index of one or several levels. */
  static Index ofLevels(List<Column> levels, List<Object> names) {
    return levels.size() == 1
        ? of(levels.getFirst(), names.getFirst())
        : new MultiIndex(levels, names);
  }
}
