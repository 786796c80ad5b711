package dev.assay.pandas.frame.join;

import dev.assay.pandas.column.Column;
import dev.assay.pandas.column.Columns;
import dev.assay.pandas.column.DType;
import dev.assay.pandas.column.ObjectColumn;
import dev.assay.pandas.column.Period;
import dev.assay.pandas.column.PeriodColumn;
import dev.assay.pandas.column.Positions;
import dev.assay.pandas.column.Promotion;
import dev.assay.pandas.column.Scalars;
import dev.assay.pandas.column.TimeColumn;
import dev.assay.pandas.frame.codes.Codes;
import dev.assay.pandas.frame.codes.Factorizer;
import dev.assay.pandas.frame.compute.TextAsTimes;
import dev.assay.pandas.frame.index.CommonNames;
import dev.assay.pandas.frame.index.Index;
import dev.assay.pandas.frame.index.LabelMap;
import dev.assay.pandas.frame.index.MultiIndex;
import dev.assay.pandas.frame.sort.Sorter;
import dev.assay.pandas.frame.time.DateStep;
import dev.assay.pandas.frame.time.Periods;
import dev.assay.pandas.value.Allocation;
import dev.assay.pandas.value.Budget;
import dev.assay.pandas.value.PythonError;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Brings rows together by their labels. */
public final class Aligner {

  private Aligner() {}

  /**
   * Two indexes aligned.
   *
   * @param index the labels in common
   * @param rows which row of either side has each label, -1 for none
   * @param same whether both sides had these labels in this order before
   */
  public record Aligned(Index index, JoinedRows rows, boolean same) {

    /** A column of the left side, row by row of the labels in common. */
    public Column left(Column column) {
      return same ? column : column.takeOrMissing(rows.left());
    }

    /** A column of the right side, row by row of the labels in common. */
    public Column right(Column column) {
      return same ? column : column.takeOrMissing(rows.right());
    }
  }

  /**
   * As arithmetic aligns: the left side's labels where both have the same, else the union, sorted
   * where they have an order. Levels of different names are joined by those in common.
   */
  public static Aligned outer(Index left, Index right, Budget budget) {
    if (ZonesJoined.differ(left, right)) {
      return outer(ZonesJoined.inUtc(left), ZonesJoined.inUtc(right), budget);
    }
    if (left.sameLabels(right)) {
      return same(left);
    }
    if (left.levelCount() > 1 && right.levelCount() == 1) {
      return LevelAligner.align(left, right);
    }
    if (right.levelCount() > 1 && left.levelCount() == 1) {
      Aligned aligned = LevelAligner.align(right, left);
      return new Aligned(aligned.index(), aligned.rows().swapped(), aligned.same());
    }
    return left.levelCount() > 1 && !left.names().equals(right.names())
        ? LevelAligner.joinShared(left, right, How.OUTER, budget)
        : align(left, right, How.OUTER, budget);
  }

  /**
   * Refuses what cannot be looked up by the labels of a target.
   *
   * @throws PythonError a ValueError where both have several levels, and no name in common
   */
  public static void requireAlignable(Index index, Index target) {
    boolean several = index.levelCount() > 1 && target.levelCount() > 1;
    if (several && !index.names().equals(target.names()) && !index.sameLabels(target)) {
      LevelAligner.shared(index, target);
    }
  }

  /** As {@link #outer} does, but level by level, whatever the levels' names. */
  public static Aligned union(Index left, Index right, Budget budget) {
    return left.sameLabels(right) ? same(left) : align(left, right, How.OUTER, budget);
  }

  private static Aligned same(Index labels) {
    int[] all = Positions.all(labels.size());
    return new Aligned(labels, new JoinedRows(all, all), true);
  }

  /** Aligns by any way of joining. */
  public static Aligned align(Index left, Index right, How how, Budget budget) {
    if (left.levelCount() != right.levelCount()) {
      throw PythonError.unsupported(
          "aligning indexes of different numbers of levels", "use reset_index() and merge()");
    }
    if (how == How.OUTER && left.levelCount() == 1) {
      ZonesJoined.requireOrder(left, right);
    }
    if (how == How.OUTER && ZonesJoined.differ(left, right)) {
      return align(ZonesJoined.inUtc(left), ZonesJoined.inUtc(right), how, budget);
    }
    boolean sorted = how == How.OUTER && sortsUnion(left, right);
    HashJoiner joiner = new HashJoiner(left.levels(), right.levels(), sorted, budget);
    JoinedRows rows = joiner.join(how);
    return new Aligned(labels(left, right, rows, how), rows, false);
  }

  /**
   * Whether pandas sorts the labels of both sides when it joins them: not where they have no order
   * and either side is sorted, nor where not even numbers before text is one.
   *
   * @throws PythonError a ValueError or TypeError where pandas stumbles over repeated labels
   */
  static boolean sortsUnion(Index left, Index right) {
    List<Column> both = both(left.levels(), right.levels());
    boolean unique = left.isUnique() && right.isUnique();
    if (left.levelCount() > 1 || Sorter.hasOrder(both)) {
      return Sorter.hasSafeOrder(both);
    }
    boolean oneUnique = left.isUnique() || right.isUnique();
    if (oneUnique && isMonotonic(left.column()) && isMonotonic(right.column())) {
      if (!unique) {
        throw PythonError.valueError("Shape of passed values does not fit the indices");
      }
      return false;
    }
    if (!unique) {
      Sorter.safeOrder(both);
    }
    return Sorter.hasSafeOrder(both);
  }

  private static boolean isMonotonic(Column labels) {
    return Sorter.hasOrder(List.of(labels)) && Sorter.isSorted(labels);
  }

  /** The values of both sides, level by level. */
  static List<Column> both(List<Column> left, List<Column> right) {
    List<Column> both = new ArrayList<>();
    for (int level = 0; level < left.size(); level++) {
      both.add(Columns.concat(List.of(left.get(level), right.get(level))));
    }
    return both;
  }

  /** The labels of joined rows; beside a side without rows, those of one side alone. */
  static Index labels(Index left, Index right, JoinedRows rows, How how) {
    if (right.size() == 0) {
      return how == How.LEFT || how == How.OUTER ? left.take(rows.left()) : right.take(new int[0]);
    }
    if (left.size() == 0) {
      return how == How.RIGHT || how == How.OUTER
          ? right.take(rows.right())
          : left.take(new int[0]);
    }
    boolean same =
        how == How.LEFT
            && rows.size() == left.size()
            && Positions.isAll(rows.left())
            && isOfOneDType(left, right);
    Index labels = same ? left : taken(left, right, rows);
    return labels.withNames(named(left, right, how).names()).withFreq(step(left, right, rows, how));
  }

  /** Whole numbers joined with fractions are fractions, even where the left side has them all. */
  private static boolean isOfOneDType(Index left, Index right) {
    return left.levelCount() > 1 || left.column().dtype() == right.column().dtype();
  }

  /** The freq of joined dates: that of one side where it is as it was. */
  private static @Nullable DateStep step(Index left, Index right, JoinedRows rows, How how) {
    return switch (how) {
      case LEFT -> Positions.isAll(rows.left()) ? left.freq() : null;
      case RIGHT -> Positions.isAll(rows.right()) ? right.freq() : null;
      default -> left == right ? left.freq() : null;
    };
  }

  /** The labels of joined rows, from whichever side has them. */
  private static Index taken(Index left, Index right, JoinedRows rows) {
    int[] positions = Allocation.ints(rows.size());
    for (int at = 0; at < positions.length; at++) {
      positions[at] = rows.left()[at] >= 0 ? rows.left()[at] : left.size() + rows.right()[at];
    }
    return appended(List.of(left, right)).take(positions);
  }

  /** The index whose names the joined labels get. */
  private static Index named(Index left, Index right, How how) {
    if (keepsName(left, right)) {
      return left;
    }
    if (isUnlike(left, right) && (how == How.LEFT || how == How.RIGHT)) {
      return how == How.LEFT ? left : right;
    }
    if (left.levelCount() == 1 && left.isUnique() && right.isUnique()) {
      boolean same = left.sameLabels(right) && Sorter.isSorted(left.column());
      if (how == How.RIGHT) {
        return right;
      }
      if (how == How.LEFT || same) {
        return left;
      }
    }
    return CommonNames.on(left, List.of(left, right));
  }

  /** Labels whose dtypes have nothing in common are looked up, which keeps the side's name. */
  private static boolean isUnlike(Index left, Index right) {
    if (left.levelCount() > 1 || right.levelCount() > 1) {
      return false;
    }
    DType one = left.column().dtype();
    DType other = right.column().dtype();
    return one.kind() != other.kind() && Promotion.common(one, other) == DType.OBJECT;
  }

  /** Repeated labels that are not sorted are joined under the name of the left side. */
  private static boolean keepsName(Index left, Index right) {
    if (left.levelCount() > 1 || left.isUnique() && right.isUnique()) {
      return false;
    }
    boolean sorted = Sorter.isSorted(left.column()) && Sorter.isSorted(right.column());
    return !sorted || !left.isUnique() && !right.isUnique();
  }

  /** Labels one after another, level by level. */
  public static Index appended(List<Index> parts) {
    List<Column> levels = new ArrayList<>();
    int depth = parts.getFirst().levelCount();
    if (parts.stream().anyMatch(part -> part.levelCount() != depth)) {
      return mixed(parts);
    }
    for (int level = 0; level < parts.getFirst().levelCount(); level++) {
      int at = level;
      levels.add(Columns.concat(parts.stream().map(part -> part.levels().get(at)).toList()));
    }
    Index appended = Index.ofLevels(levels, parts.getFirst().names());
    return appended instanceof MultiIndex several
        ? several.knowing(known(parts), levels)
        : appended;
  }

  /** All labels that the levels of the parts know. */
  private static List<Column> known(List<Index> parts) {
    List<Column> known = new ArrayList<>();
    for (int level = 0; level < parts.getFirst().levelCount(); level++) {
      int at = level;
      known.add(Columns.concat(parts.stream().map(part -> ((MultiIndex) part).known(at)).toList()));
    }
    return known;
  }

  /** Labels of different numbers of levels: those of several levels are tuples among the others. */
  public static Index mixed(List<Index> parts) {
    List<Object> labels = new ArrayList<>();
    parts.forEach(part -> labels.addAll(part.labels()));
    return Index.of(ObjectColumn.of(labels.toArray()), Scalars.NONE);
  }

  /** Labels of several levels have a union with tuples and objects alone. */
  private static void requireUnion(List<Index> parts) {
    Index first = parts.getFirst();
    for (Index part : parts) {
      int levels = part.levelCount();
      if (first.levelCount() > 1 && levels > 1 && levels != first.levelCount()) {
        throw new PythonError(
            "AssertionError", "Length of new names must be %d".formatted(first.levelCount()));
      }
      if (first.levelCount() > 1
          && levels == 1
          && part.size() > 0
          && part.column().dtype() != DType.OBJECT) {
        throw new PythonError(
            "NotImplementedError",
            "Can only union MultiIndex with MultiIndex or Index of tuples,"
                + " try mi.to_flat_index().union(other) instead.");
      }
    }
  }

  /** All different labels, in order of appearance; dates in their own order. */
  public static Index union(List<Index> parts) {
    requireUnion(parts);
    if (parts.stream().allMatch(Index::isOfDates)) {
      return unionOfDates(parts);
    }
    if (ZonesJoined.areAll(parts)) {
      return unionOfDates(ZonesJoined.inOneZone(parts));
    }
    Index all = appended(parts);
    Codes codes = Factorizer.codes(all.levels(), Factorizer.Missing.KEEP);
    return all.take(codes.firsts());
  }

  /** Dates are sorted when others come to them. */
  private static Index unionOfDates(List<Index> parts) {
    Index union = parts.getFirst();
    for (Index part : parts.subList(1, parts.size())) {
      if (union.size() == 0) {
        union = part;
      } else if (part.size() > 0 && !union.sameLabels(part)) {
        Index all = appended(List.of(union, part));
        Index distinct = all.take(Factorizer.codes(all.levels(), Factorizer.Missing.KEEP).firsts());
        union = distinct.take(Sorter.safeOrder(distinct.levels()));
      }
    }
    return union.withNames(parts.getFirst().names());
  }

  /** All different labels, sorted where they have an order. */
  public static Index sortedUnion(List<Index> parts) {
    Index union = union(parts);
    return union.take(Sorter.safeOrder(union.levels()));
  }

  /**
   * Where each wanted label stands, -1 where it isn't.
   *
   * @throws PythonError a ValueError when the labels repeat
   */
  public static int[] positions(Index index, Index wanted) {
    LabelMap lookup = index.lookup();
    if (!lookup.isUnique() && index.sameLabels(wanted)) {
      return Positions.all(index.size());
    }
    if (!lookup.isUnique()) {
      throw PythonError.valueError("cannot reindex on an axis with duplicate labels");
    }
    int[] positions = Allocation.ints(wanted.size());
    boolean unlike = isTruths(index) && isNumbers(wanted) || isNumbers(index) && isTruths(wanted);
    Index sought = asTimes(index, wanted);
    for (int at = 0; at < positions.length; at++) {
      positions[at] = unlike ? -1 : lookup.first(sought.label(at));
    }
    return positions;
  }

  /** Labels that are all texts of times are looked for as these among times. */
  private static Index asTimes(Index index, Index wanted) {
    if (index.levelCount() > 1 || wanted.levelCount() > 1) {
      return wanted;
    }
    if (index.column() instanceof PeriodColumn periods) {
      return asPeriods(periods, wanted);
    }
    Column times = TextAsTimes.beside(index.column(), wanted.column());
    return times instanceof TimeColumn ? Index.of(times, wanted.name()) : wanted;
  }

  private static Index asPeriods(PeriodColumn periods, Index wanted) {
    List<Object> found = new ArrayList<>();
    for (Object label : wanted.labels()) {
      Period period =
          label instanceof String text ? Periods.parsed(text, periods.frequency()) : null;
      if (period == null) {
        return wanted;
      }
      found.add(period);
    }
    return found.isEmpty() ? wanted : Index.of(Columns.infer(found), wanted.name());
  }

  /** Labels that are truths are found by truths alone, though True equals 1. */
  private static boolean isTruths(Index index) {
    if (index.levelCount() != 1) {
      return false;
    }
    Column labels = index.column();
    return labels.dtype().isBool()
        || labels.dtype() == DType.OBJECT
            && labels.size() > 0
            && labels.items().stream().allMatch(Boolean.class::isInstance);
  }

  private static boolean isNumbers(Index index) {
    return index.levelCount() == 1 && index.column().dtype().isNumeric() && !isTruths(index);
  }
}
