package dev.assay.pandas.frame.groupby;

import dev.assay.pandas.column.CategoryColumn;
import dev.assay.pandas.column.Column;
import dev.assay.pandas.column.Columns;
import dev.assay.pandas.column.DType;
import dev.assay.pandas.column.ObjectColumn;
import dev.assay.pandas.column.Positions;
import dev.assay.pandas.frame.aggregate.Groups;
import dev.assay.pandas.frame.codes.Codes;
import dev.assay.pandas.frame.codes.Factorizer;
import dev.assay.pandas.frame.index.Index;
import dev.assay.pandas.frame.index.MultiIndex;
import dev.assay.pandas.frame.sort.Sorter;
import dev.assay.pandas.value.Allocation;
import java.util.Arrays;
import java.util.List;
import java.util.function.IntPredicate;
import java.util.stream.IntStream;

/**
 * Rows grouped by the values of keys.
 *
 * @param groups which group each row is in
 * @param labels one label a group, of one level a key
 * @param keys the labels of each level, of the dtype that the key had: objects stay objects
 */
public record Grouping(Groups groups, Index labels, List<Column> keys) {

  /** Groups whose keys have the dtypes of their labels. */
  public Grouping(Groups groups, Index labels) {
    this(groups, labels, labels.levels());
  }

  /**
   * Groups rows by keys.
   *
   * @param sort whether the groups come in the order of their keys, else in that of appearance
   * @param dropMissing whether rows with a missing key belong to no group
   * @param observed whether categories without rows make no group
   */
  public static Grouping by(
      List<Column> given, List<Object> names, boolean sort, boolean dropMissing, boolean observed) {
    List<Column> keys =
        given.size() == 1 ? given : given.stream().map(Factorizer::representatives).toList();
    if (sort && keys.size() > 1) {
      keys.forEach(Grouping::requireOrder);
    }
    if (!observed && keys.stream().anyMatch(CategoryColumn.class::isInstance)) {
      return AllCategories.by(keys, names, sort, dropMissing);
    }
    Codes codes =
        Factorizer.codes(keys, dropMissing ? Factorizer.Missing.DROP : Factorizer.Missing.KEEP);
    if (sort) {
      codes = codes.reordered(Sorter.safeOrder(keys.stream().map(codes::uniques).toList()));
    }
    Codes ordered = codes;
    List<Column> uniques = keys.stream().map(ordered::uniques).map(Grouping::key).toList();
    List<Column> levels = uniques.stream().map(Grouping::label).toList();
    Index labels = Index.ofLevels(levels, names);
    if (labels instanceof MultiIndex several && dropMissing) {
      labels = several.knowing(keys, uniques); // a key of which all rows lack another one
    }
    for (int at = 0; at < keys.size() && labels instanceof MultiIndex several; at++) {
      boolean own = !sort || !dropMissing && levels.get(at).hasMissing();
      if (own && (!sort || !(keys.get(at) instanceof CategoryColumn))) {
        labels = several.ordered(at, order(keys.get(at), sort, dropMissing));
      }
    }
    return new Grouping(Groups.of(codes.codes(), codes.count()), labels, uniques);
  }

  /** Each key is sorted for itself, with the labels of rows that another key leaves out. */
  private static void requireOrder(Column key) {
    if (key instanceof ObjectColumn objects && !objects.isText()) {
      Sorter.safeOrder(List.of(Factorizer.codes(key, Factorizer.Missing.DROP).uniques(key)));
    }
  }

  /** The distinct keys of a level as they are sorted or appear, with the missing one. */
  private static Column order(Column key, boolean sort, boolean dropMissing) {
    Codes codes =
        Factorizer.codes(key, dropMissing ? Factorizer.Missing.DROP : Factorizer.Missing.KEEP);
    Column uniques = codes.uniques(key);
    return label(sort ? uniques.take(Sorter.safeOrder(List.of(uniques))) : uniques);
  }

  /**
   * Keys that are objects get the dtype of numbers, truths or times where they are nothing else.
   */
  private static Column label(Column level) {
    if (level.dtype() != DType.OBJECT) {
      return level;
    }
    Column inferred = level.size() == 0 ? level : Columns.infer(level.items());
    boolean times =
        inferred.dtype().isTime()
            && Factorizer.codes(inferred, Factorizer.Missing.DROP).count() > 0;
    boolean known = inferred.dtype().isNumeric() || times;
    return known ? inferred : missingAsNan(level);
  }

  /** Keys in a column of their own, where objects that are all times are times. */
  private static Column key(Column level) {
    Column label = label(level);
    return label.dtype().isTime() ? label : missingAsNan(level);
  }

  /** A missing key is NaN, whatever kind of missing value it was. */
  private static Column missingAsNan(Column level) {
    if (!(level instanceof ObjectColumn) || !level.hasMissing()) {
      return level;
    }
    int[] positions = Positions.all(level.size());
    for (int at = 0; at < positions.length; at++) {
      positions[at] = level.isMissing(at) ? -1 : at;
    }
    return level.takeOrMissing(positions);
  }

  /** The same groups under labels of another make, equal to theirs. */
  public Grouping labelled(Index equal) {
    return new Grouping(groups, equal, keys);
  }

  /** The groups that are kept; the rows of others are in none. */
  public Grouping kept(IntPredicate wanted) {
    int[] kept = IntStream.range(0, count()).filter(wanted).toArray();
    if (kept.length == count()) {
      return this;
    }
    int[] places = Allocation.ints(count());
    Arrays.fill(places, -1);
    IntStream.range(0, kept.length).forEach(at -> places[kept[at]] = at);
    int[] codes = IntStream.of(groups.codes()).map(code -> code < 0 ? -1 : places[code]).toArray();
    return new Grouping(
        Groups.of(codes, kept.length),
        labels.take(kept),
        keys.stream().map(key -> key.take(kept)).toList());
  }

  public int count() {
    return groups.count();
  }

  /** The same groups of some of the rows only. */
  public Grouping of(int[] rows) {
    int[] codes = Allocation.ints(rows.length);
    for (int at = 0; at < rows.length; at++) {
      codes[at] = groups.codes()[rows[at]];
    }
    return new Grouping(Groups.of(codes, groups.count()), labels, keys);
  }
}
