package dev.assay.pandas.api.index;

import dev.assay.pandas.api.array.ArrayType;
import dev.assay.pandas.api.common.Keyed;
import dev.assay.pandas.api.common.Read;
import dev.assay.pandas.api.common.Wrap;
import dev.assay.pandas.column.CategoryColumn;
import dev.assay.pandas.column.Column;
import dev.assay.pandas.column.LongColumn;
import dev.assay.pandas.column.Positions;
import dev.assay.pandas.column.Scalars;
import dev.assay.pandas.eval.Args;
import dev.assay.pandas.eval.Context;
import dev.assay.pandas.frame.codes.Codes;
import dev.assay.pandas.frame.codes.Factorizer;
import dev.assay.pandas.frame.index.Index;
import dev.assay.pandas.frame.index.Levels;
import dev.assay.pandas.frame.index.MultiIndex;
import dev.assay.pandas.frame.index.RangeIndex;
import dev.assay.pandas.frame.reshape.LevelOrder;
import dev.assay.pandas.frame.sort.QuickOrder;
import dev.assay.pandas.frame.sort.Sorter;
import dev.assay.pandas.value.Allocation;
import dev.assay.pandas.value.PyTuple;
import dev.assay.pandas.value.PythonError;
import dev.assay.pandas.value.TimeLimit;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;

/** The order of {@code sort_index}. */
public final class IndexOrder {

  private static final Set<String> KINDS = Set.of("quicksort", "mergesort", "heapsort", "stable");

  private IndexOrder() {}

  public static int[] of(Args args, Index index) {
    List<Column> keys = keys(args, index);
    Object given = args.get("ascending");
    if (isInOrder(args, index)) {
      return Positions.all(index.size());
    }
    List<Boolean> flags = ascending(args, 0); // which have to be truths in any case
    boolean listed = args.optional("level") == null && Read.isListLike(given);
    if (listed && index instanceof MultiIndex && flags.size() < keys.size()) {
      keys = keys.subList(0, requireFlags(flags).size());
    }
    if (listed && !(index instanceof MultiIndex) && isFalling(index, flags)) {
      return Positions.all(index.size());
    }
    // pandas takes a list as a truth where there are no levels
    List<Boolean> ascending =
        listed && !(index instanceof MultiIndex)
            ? List.of(!flags.isEmpty())
            : ascending(args, keys.size());
    // levels keep the order of rows that tie, and have their labels sorted apart from the rows,
    // whatever kinds those are of
    return index instanceof MultiIndex && keys.size() == 1
        ? order(
            args,
            List.of(keys.getFirst(), keys.getFirst()),
            List.of(ascending.getFirst(), ascending.getFirst()))
        : order(args, keys, ascending);
  }

  /**
   * A list that is too short for the levels leaves out the last ones; pandas sorts by none else.
   */
  private static List<Boolean> requireFlags(List<Boolean> flags) {
    if (flags.isEmpty()) {
      throw PythonError.typeError("need sequence of keys with len > 0 in lexsort");
    }
    return flags;
  }

  /** Whether labels fall already, where all flags ask for that. */
  private static boolean isFalling(Index index, List<Boolean> flags) {
    int[] backwards = Allocation.ints(index.size());
    for (int at = 0; at < backwards.length; at++) {
      backwards[at] = backwards.length - 1 - at;
    }
    return !flags.contains(true) && Sorter.isSorted(index.column().take(backwards));
  }

  /**
   * The levels to sort by: those that were asked for, and after them the others, but where each has
   * a direction of its own ({@code MultiIndex.sortlevel} in pandas/core/indexes/multi.py). A key
   * function is asked of the former only. What names the level of an index that has one is not
   * looked at.
   */
  private static List<Column> keys(Args args, Index index) {
    if (args.optional("level") == null) {
      return index.levels().stream().map(each -> keyed(args, index, each)).toList();
    }
    if (index instanceof RangeIndex) {
      throw new PythonError("AssertionError", "level of a RangeIndex").hinting("; leave it out");
    }
    List<Integer> chosen = new ArrayList<>();
    for (Object each : Read.labels(args, "level")) {
      chosen.add(index instanceof MultiIndex ? Levels.number(index, each) : 0);
    }
    List<Column> keys = new ArrayList<>();
    chosen.forEach(level -> keys.add(keyed(args, index, index.levels().get(level))));
    if (Read.isListLike(args.get("ascending"))) {
      requireDirections(args, index, chosen.size());
    } else if (args.truth("sort_remaining")) {
      IntStream.range(0, index.levelCount())
          .filter(level -> !chosen.contains(level))
          .forEach(level -> keys.add(ranked(args, index, index.levels().get(level))));
    }
    return keys;
  }

  private static Column keyed(Args args, Index index, Column level) {
    return Keyed.of(args, ranked(args, index, level));
  }

  private static void requireDirections(Args args, Index index, int levels) {
    if (Read.items(args, "ascending").size() == levels) {
      return;
    }
    throw index instanceof MultiIndex
        ? PythonError.valueError("level must have same length as ascending")
        : PythonError.typeError("ascending must be a list of bool values of length 1");
  }

  /** Categories in the order of their codes, of which a missing one is the least, stay. */
  private static boolean isInOrder(Args args, Index index) {
    if (index.levelCount() > 1
        || !(index.column() instanceof CategoryColumn(int[] codes, _, _))
        || args.optional("key") != null) {
      return false;
    }
    boolean rising = !Boolean.FALSE.equals(args.get("ascending"));
    return IntStream.range(1, codes.length)
        .allMatch(at -> rising ? codes[at - 1] <= codes[at] : codes[at - 1] >= codes[at]);
  }

  /** A missing label that its level knows as one is the largest of all. */
  private static Column ranked(Args args, Index index, Column level) {
    TimeLimit.check();
    int at = index.levels().indexOf(level);
    boolean known =
        index instanceof MultiIndex several
            && several.order(at) != null
            && several.order(at).hasMissing();
    if (args.optional("key") == null && !level.hasMissing() && keepsLevels(index)) {
      return LongColumn.of(
          Arrays.stream(LevelOrder.codes(index, List.of(at)).codes()).asLongStream().toArray());
    }
    if (!known || !level.hasMissing()) {
      return level;
    }
    Codes codes = Factorizer.codes(level, Factorizer.Missing.KEEP);
    int[] order = Sorter.safeOrder(List.of(codes.uniques(level)));
    long[] ranks = Allocation.longs(order.length);
    for (int rank = 0; rank < order.length; rank++) {
      ranks[order[rank]] = rank;
    }
    return LongColumn.of(Arrays.stream(codes.codes()).mapToLong(code -> ranks[code]).toArray());
  }

  /** Levels are put in order for sorting, but not of rows that are in order by both already. */
  private static boolean keepsLevels(Index index) {
    List<Integer> all = IntStream.range(0, index.levelCount()).boxed().toList();
    return index instanceof MultiIndex several
        && all.stream().anyMatch(level -> several.order(level) != null)
        && LevelOrder.isSorted(index, all)
        && Sorter.isSorted(index.column());
  }

  /** The labels after sorting, of which levels keep no order of their own. */
  public static Index sorted(Index index) {
    return index instanceof MultiIndex several ? several.sorted() : index;
  }

  /** The order that sorting methods give: a single key is sorted as {@code kind} says. */
  public static int[] order(Args args, List<Column> keys, List<Boolean> ascending) {
    boolean missingLast = args.string("na_position").equals("last");
    boolean quick = keys.size() == 1 && isQuick(args);
    return quick
        ? QuickOrder.order(keys.getFirst(), ascending.getFirst(), missingLast)
        : Sorter.order(keys, ascending, missingLast);
  }

  /** Whether the order of ties is numpy's; pandas looks at the kind for one key alone. */
  private static boolean isQuick(Args args) {
    String kind = args.string("kind");
    if (!KINDS.contains(kind)) {
      throw PythonError.valueError(
          "sort kind must be one of 'quick', 'heap', or 'stable' (got '%s')", kind);
    }
    return kind.equals("quicksort");
  }

  /** The labels in order, and where they have stood if that is asked for. */
  static Object sortedValues(IndexObject self, Args args) {
    Context context = args.context();
    boolean ascending = args.truth("ascending");
    Object sorted = Wrap.index(context, ordered(self.index(), ascending));
    if (!args.truth("return_indexer")) {
      return sorted;
    }
    int[] order = ofValues(self.index(), ascending);
    return PyTuple.of(sorted, Wrap.array(context, ArrayType.positions(order)));
  }

  private static Index ordered(Index index, boolean ascending) {
    int[] order = ofValues(index, ascending);
    return index instanceof RangeIndex ? index.sliced(order) : index.take(order);
  }

  /** The order of an index's values, missing ones last. */
  static int[] ofValues(Index index, boolean ascending) {
    List<Column> levels = index.levels();
    return levels.size() == 1
        ? QuickOrder.order(levels.getFirst(), ascending, true)
        : Sorter.order(levels, levels.stream().map(_ -> ascending).toList(), true);
  }

  /** One direction a key; a single one holds for all. */
  public static List<Boolean> ascending(Args args, int keys) {
    Object given = args.get("ascending");
    requireDirections(args, given, keys);
    List<Boolean> ascending = new ArrayList<>();
    List<Object> flags =
        Read.isListLike(given) ? Read.items(args.context(), given) : List.of(given);
    flags.forEach(flag -> ascending.add(flag(args, flag)));
    while (ascending.size() < keys) {
      ascending.add(!ascending.isEmpty() && ascending.getLast());
    }
    return ascending;
  }

  /** A number stands for a truth where there is one key only. */
  private static void requireDirections(Args args, Object given, int keys) {
    if (keys > 1 && !(given instanceof Boolean) && !Read.isListLike(given)) {
      flag(args, given);
      throw PythonError.typeError(
          "'%s' object is not iterable: give ascending as True, False or a list of them",
          args.context().typeName(given));
    }
  }

  public static boolean flag(Args args, Object given) {
    Object flag = Scalars.plain(given);
    if (!(flag instanceof Boolean) && !(flag instanceof Long)) {
      throw PythonError.valueError(
          "For argument \"ascending\" expected type bool, received type "
              + args.context().typeName(given)
              + ".");
    }
    return args.context().truth(flag);
  }
}
