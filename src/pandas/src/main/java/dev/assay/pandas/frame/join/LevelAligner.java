package dev.assay.pandas.frame.join;

import dev.assay.pandas.column.Column;
import dev.assay.pandas.column.Positions;
import dev.assay.pandas.column.Scalars;
import dev.assay.pandas.frame.index.Index;
import dev.assay.pandas.frame.index.MultiIndex;
import dev.assay.pandas.value.Budget;
import dev.assay.pandas.value.PythonError;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;

/** Brings the rows of an index of several levels together with those of one of its levels. */
final class LevelAligner {

  private LevelAligner() {}

  /**
   * The rows of the deep index, each with the row of the flat one that has its label.
   *
   * @throws PythonError a ValueError where no level has the flat index's name, pandas'
   *     NotImplementedError where that index has a label twice
   */
  static Aligner.Aligned align(Index deep, Index flat) {
    Object name = flat.name();
    int level = name == Scalars.NONE ? -1 : deep.names().indexOf(name);
    if (level < 0) {
      throw noSharedName();
    }
    if (!flat.isUnique()) {
      throw new PythonError(
          "NotImplementedError", "Index._join_level on non-unique index is not implemented");
    }
    Index labels = Index.of(deep.levels().get(level), name);
    int[] rows = Aligner.positions(flat, labels);
    return new Aligner.Aligned(deep, new JoinedRows(Positions.all(deep.size()), rows), false);
  }

  /**
   * Refuses labels in tuples of one, as {@code value_counts([column])} has them, beside others.
   *
   * @throws PythonError pandas' ValueError where their names differ; by one name it finds nothing
   */
  static void requireAlike(Index left, Index right) {
    boolean one = left.levelCount() == 1 && right.levelCount() == 1;
    if (!one || left instanceof MultiIndex == right instanceof MultiIndex) {
      return;
    }
    if (left.name() == Scalars.NONE || !left.name().equals(right.name())) {
      throw noSharedName();
    }
    throw PythonError.unsupported(
        "joining an index of one level in tuples with one that has no tuples",
        "use reset_index() and merge(on=...)");
  }

  /**
   * Two indexes of several levels joined by those that they share. The labels have the levels of
   * the one side, then those that only the other has.
   */
  static Aligner.Aligned joinShared(Index left, Index right, How how, Budget budget) {
    List<Object> shared = shared(left, right);
    requireNamed(left, right, shared);
    Aligner.Aligned joined = Aligner.align(only(left, shared), only(right, shared), how, budget);
    Index first = how == How.RIGHT ? right : left;
    Index second = how == How.RIGHT ? left : right;
    List<Object> names = new ArrayList<>(first.names());
    second.names().stream().filter(name -> !shared.contains(name)).forEach(names::add);
    List<Column> levels = new ArrayList<>();
    for (Object name : names) {
      int both = shared.indexOf(name);
      levels.add(
          both >= 0
              ? joined.index().levels().get(both)
              : left.names().contains(name)
                  ? joined.left(level(left, name))
                  : joined.right(level(right, name)));
    }
    return new Aligner.Aligned(Index.ofLevels(levels, names), joined.rows(), joined.same());
  }

  /**
   * The names that levels of both sides have.
   *
   * @throws PythonError a ValueError where there is none
   */
  static List<Object> shared(Index left, Index right) {
    List<Object> shared = new ArrayList<>(left.names());
    shared.retainAll(right.names());
    shared.removeIf(name -> name == Scalars.NONE);
    if (shared.isEmpty()) {
      throw noSharedName();
    }
    return shared;
  }

  /**
   * pandas puts levels that only one side has back by their names, and stumbles over one without.
   */
  private static void requireNamed(Index left, Index right, List<Object> shared) {
    int levels = left.levelCount() + right.levelCount() - shared.size();
    if (left.names().contains(Scalars.NONE) || right.names().contains(Scalars.NONE)) {
      throw new PythonError(
          "AssertionError",
          "Length of order must be same as number of levels (%d), got %d"
              .formatted(levels, levels - 1));
    }
  }

  private static PythonError noSharedName() {
    return PythonError.valueError("cannot join with no overlapping index names");
  }

  private static Index only(Index index, List<Object> names) {
    return Index.ofLevels(names.stream().map(name -> level(index, name)).toList(), names);
  }

  private static Column level(Index index, Object name) {
    return index.levels().get(index.names().indexOf(name));
  }

  /**
   * The rows that a join by such a level gives: those of the deep index in their order, whatever
   * the side.
   */
  static JoinedRows join(Index left, Index right, How how) {
    boolean deepLeft = left.levelCount() > 1;
    Aligner.Aligned all = deepLeft ? align(left, right) : align(right, left);
    boolean keepsAll = how == How.OUTER || how == (deepLeft ? How.LEFT : How.RIGHT);
    int[] flat = all.rows().right();
    int[] kept = IntStream.range(0, flat.length).filter(at -> keepsAll || flat[at] >= 0).toArray();
    int[] found = Positions.compose(flat, kept);
    return deepLeft ? new JoinedRows(kept, found) : new JoinedRows(found, kept);
  }
}
