package dev.assay.pandas.api.index;

import dev.assay.pandas.api.common.Read;
import dev.assay.pandas.api.series.SeriesObject;
import dev.assay.pandas.column.Positions;
import dev.assay.pandas.column.Scalars;
import dev.assay.pandas.eval.Args;
import dev.assay.pandas.frame.Series;
import dev.assay.pandas.frame.index.Index;
import dev.assay.pandas.frame.index.Levels;
import dev.assay.pandas.frame.index.MultiIndex;
import dev.assay.pandas.frame.join.Aligner;
import dev.assay.pandas.frame.select.LabelSelector;
import dev.assay.pandas.value.Allocation;
import dev.assay.pandas.value.PythonError;
import dev.assay.pandas.value.TimeLimit;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** Rows chosen by the labels of some levels of an index, by the argument {@code level}. */
public final class LevelKeys {

  private LevelKeys() {}

  /** The numbers of the levels that {@code level} names. */
  static List<Integer> levels(Args args, Index index) {
    if (!(index instanceof MultiIndex)) {
      throw PythonError.typeError("Index must be a MultiIndex");
    }
    Object given = args.get("level");
    List<Object> levels =
        Read.isListLike(given) ? Read.items(args.context(), given) : List.of(given);
    return levels.stream().map(each -> Levels.number(index, each)).toList();
  }

  /**
   * The rows that {@code xs(key, level=...)} chooses.
   *
   * @throws PythonError a KeyError where a level lacks its label
   */
  public static int[] found(Args args, Index index) {
    List<Integer> levels = levels(args, index);
    Object key = args.get("key");
    List<Object> labels =
        Read.isListLike(args.get("level")) ? Read.items(args.context(), key) : List.of(key);
    if (labels.size() != levels.size()) {
      throw new PythonError("AssertionError", "Key for location must have same length as levels");
    }
    boolean[] kept = Allocation.booleans(index.size());
    Arrays.fill(kept, true);
    for (int at = 0; at < labels.size(); at++) {
      boolean[] fits = Allocation.booleans(kept.length);
      for (int row : rows(index, levels.get(at), labels.get(at))) {
        fits[row] = true;
      }
      for (int row = 0; row < kept.length; row++) {
        kept[row] &= fits[row];
      }
    }
    return Positions.where(kept);
  }

  private static int[] rows(Index index, int level, Object label) {
    Index labels = Index.of(index.levels().get(level), Scalars.NONE);
    int[] found = new LabelSelector(labels).find(Scalars.boxed(label));
    if (found.length == 0) {
      throw PythonError.keyError(label);
    }
    return found;
  }

  /**
   * The chosen labels without the levels that they were chosen by, where these are dropped: not all
   * can be.
   */
  public static Index left(Args args, Index chosen) {
    return args.truth("drop_level") && levels(args, chosen).size() < chosen.levelCount()
        ? Levels.withoutNumbered(chosen, levels(args, chosen))
        : chosen;
  }

  /**
   * The rows in the order that one level's labels are wanted in: of an inner level only among the
   * rows below the same labels.
   */
  public static int[] reindexed(Args args, Index index, Index wanted) {
    int level = Levels.number(index, args.get("level"));
    Index labels = Index.of(index.levels().get(level), Scalars.NONE);
    List<Integer> rows = new ArrayList<>();
    for (int from = 0; from < index.size(); ) {
      int to = level == 0 ? index.size() : end(index, level, from);
      for (Object label : wanted.labels()) {
        TimeLimit.check();
        for (int row : labels.lookup().all(label)) {
          if (row >= from && row < to) {
            rows.add(row);
          }
        }
      }
      from = to;
    }
    if (!rows.isEmpty() && !index.isUnique()) {
      throw PythonError.valueError("cannot reindex on an axis with duplicate labels");
    }
    return rows.stream().mapToInt(Integer::intValue).toArray();
  }

  /** The end of the rows that have the same labels above a level. */
  private static int end(Index index, int level, int from) {
    int to = from + 1;
    while (to < index.size() && isSame(index, level, from, to)) {
      to++;
    }
    return to;
  }

  private static boolean isSame(Index index, int level, int one, int other) {
    return index.levels().subList(0, level).stream()
        .allMatch(each -> Scalars.key(each.item(one)).equals(Scalars.key(each.item(other))));
  }

  /** A series for an operation along a level: its values under the labels of all levels. */
  public static Object beside(Args args, Index own, Object other) {
    if (args.optional("level") == null || !(other instanceof SeriesObject object)) {
      return other;
    }
    Series series = object.series();
    boolean deep = own.levelCount() > 1 && series.index().levelCount() == 1;
    if (!deep) {
      return other;
    }
    Object name = own.names().get(Levels.number(own, args.get("level")));
    Aligner.Aligned aligned = Aligner.outer(own, series.index().named(name), args.budget());
    return new SeriesObject(new Series(aligned.right(series.values()), own, series.name()));
  }
}
