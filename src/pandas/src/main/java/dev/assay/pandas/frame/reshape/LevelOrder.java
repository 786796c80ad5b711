package dev.assay.pandas.frame.reshape;

import dev.assay.pandas.column.Column;
import dev.assay.pandas.column.Columns;
import dev.assay.pandas.column.DType;
import dev.assay.pandas.column.LongColumn;
import dev.assay.pandas.column.Scalars;
import dev.assay.pandas.frame.codes.Codes;
import dev.assay.pandas.frame.codes.Factorizer;
import dev.assay.pandas.frame.index.Index;
import dev.assay.pandas.frame.index.MultiIndex;
import dev.assay.pandas.frame.sort.Sorter;
import dev.assay.pandas.value.Allocation;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/** The order in which the labels of levels become rows or columns. */
public final class LevelOrder {

  private LevelOrder() {}

  /** The combinations of some levels' labels, in the order of the levels. */
  public static Codes codes(Index index, List<Integer> levels) {
    return ordered(levels.stream().map(level -> (Column) places(index, level)).toList());
  }

  /** The labels of a level in its order, whether it knows others or not. */
  public static Codes codes(Index index, int level) {
    return ordered(List.of(standing(index, level)));
  }

  private static Codes ordered(List<Column> places) {
    Codes codes = Factorizer.codes(places, Factorizer.Missing.KEEP);
    return codes.reordered(Sorter.safeOrder(places.stream().map(codes::uniques).toList()));
  }

  /** An index made of some levels of another one, with the orders that these have there. */
  public static Index kept(Index made, Index source, List<Integer> levels) {
    if (made.levelCount() == 1) {
      return made;
    }
    Index kept = made;
    for (int at = 0; at < levels.size() && source instanceof MultiIndex from; at++) {
      Column order = from.order(levels.get(at));
      kept =
          order != null && kept instanceof MultiIndex several ? several.ordered(at, order) : kept;
    }
    return kept;
  }

  /**
   * Labels of two levels that were put below keys: the keys keep their order, and what is below
   * them does where it is the same below all.
   */
  public static Index appended(Index index) {
    if (!(index instanceof MultiIndex several) || index.levelCount() != 2) {
      return index;
    }
    Column outer = index.levels().get(0);
    Column inner = index.levels().get(1);
    Codes keys = Factorizer.codes(outer, Factorizer.Missing.KEEP);
    MultiIndex ordered = several.ordered(0, keys.uniques(outer));
    int width = index.size() / Math.max(1, keys.count());
    boolean same = width * keys.count() == index.size();
    for (int at = 0; same && at < index.size(); at++) {
      same =
          keys.codes()[at] == at / width
              && Scalars.key(inner.item(at)).equals(Scalars.key(inner.item(at % width)));
    }
    Column below = same ? inner.slice(0, width) : inner;
    boolean once = Factorizer.codes(below, Factorizer.Missing.KEEP).count() == below.size();
    return same && once ? ordered.ordered(1, below) : ordered;
  }

  /** Whether the labels are in the order of their levels, of which one comes last. */
  public static boolean isSorted(Index index, int last) {
    List<Integer> levels =
        IntStream.range(0, index.levelCount()).boxed().collect(Collectors.toList());
    levels.remove(last);
    levels.add(last);
    return isSorted(ordered(levels.stream().map(each -> (Column) standing(index, each)).toList()));
  }

  /** Whether the labels are in the order of some of their levels. */
  public static boolean isSorted(Index index, List<Integer> levels) {
    return isSorted(codes(index, levels));
  }

  private static boolean isSorted(Codes combinations) {
    int[] codes = combinations.codes();
    return IntStream.range(1, codes.length).allMatch(at -> codes[at - 1] <= codes[at]);
  }

  /** All combinations of the levels' labels, each level in its order, if wanted without missing. */
  public static Index product(Index index, boolean missing) {
    List<Column> distinct = new ArrayList<>();
    int size = 1;
    for (int level = 0; level < index.levelCount(); level++) {
      Column labels = codes(index, List.of(level)).uniques(index.levels().get(level));
      int[] kept =
          IntStream.range(0, labels.size())
              .filter(at -> missing || !labels.isMissing(at))
              .toArray();
      distinct.add(labels.take(kept));
      size = Allocation.of(size, distinct.getLast().size());
    }
    List<Column> levels = new ArrayList<>();
    int stride = size;
    for (Column labels : distinct) {
      stride = labels.size() == 0 ? 0 : stride / labels.size();
      int[] positions = Allocation.ints(size);
      for (int at = 0; at < size; at++) {
        positions[at] = at / stride % labels.size();
      }
      levels.add(labels.take(positions));
    }
    List<Integer> all = IntStream.range(0, levels.size()).boxed().toList();
    return kept(Index.ofLevels(levels, index.names()), index, all);
  }

  /** The order that a level keeps: its own, or that of distinct labels; {@code null} for sorted. */
  public static @Nullable Column own(Index index, int level) {
    return switch (index) {
      case MultiIndex several -> several.order(level);
      default -> index.isUnique() ? index.column() : null;
    };
  }

  /** All labels that a level knows, in its order, even those that no row has. */
  public static Column known(Index index, int level) {
    MultiIndex several = index instanceof MultiIndex multi ? multi : null;
    Column known = several == null ? index.column() : several.known(level);
    Column objects = Factorizer.codes(known, Factorizer.Missing.DROP).uniques(known);
    boolean typed = index.levels().get(level).dtype() != DType.OBJECT;
    Column uniques =
        (typed || known.hasMissing()) && known.dtype() == DType.OBJECT
            ? Columns.infer(objects.items())
            : objects;
    boolean own = several != null && several.order(level) != null;
    return own ? uniques : uniques.take(Sorter.safeOrder(List.of(uniques)));
  }

  /**
   * The index, whose levels know only labels of rows: where one goes, the others as they appear.
   */
  public static Index used(MultiIndex index) {
    MultiIndex used = new MultiIndex(index.levels(), index.names());
    for (int level = 0; level < index.levelCount(); level++) {
      Column labels = index.levels().get(level);
      Column order =
          hasUnused(index, level)
              ? Factorizer.codes(labels, Factorizer.Missing.DROP).uniques(labels)
              : index.order(level);
      used = order == null ? used : used.ordered(level, order);
    }
    return used;
  }

  /** An index with a label more than another one, whose levels know what is new as their last. */
  public static MultiIndex grown(MultiIndex made, Index source) {
    MultiIndex grown = made;
    for (int level = 0; level < made.levelCount() && source.size() > 0; level++) {
      Column last = made.levels().get(level).slice(made.size() - 1, made.size());
      Column known = known(source, level);
      boolean news = !last.hasMissing() && !known.items().contains(last.item(0));
      if (news || source instanceof MultiIndex several && several.order(level) != null) {
        grown = grown.ordered(level, news ? Columns.concat(List.of(known, last)) : known);
      }
    }
    return grown;
  }

  /** Levels put in front of those of an index, which go on knowing what they know. */
  public static Index inFront(List<Column> front, List<Object> names, Index index) {
    List<Column> levels = new ArrayList<>(front);
    levels.addAll(index.levels());
    List<Object> all = new ArrayList<>(names);
    all.addAll(index.names());
    Index made = Index.ofLevels(levels, all);
    if (!(made instanceof MultiIndex several) || !(index instanceof MultiIndex known)) {
      return made;
    }
    List<Column> labels = new ArrayList<>(front);
    for (int level = 0; level < index.levelCount(); level++) {
      labels.add(known.known(level));
    }
    return several.knowing(labels, levels);
  }

  /** Whether a level knows labels that no row has: the others come as they appear then. */
  static boolean hasUnused(Index index, int level) {
    if (!(index instanceof MultiIndex several)) {
      return false;
    }
    Column labels = index.levels().get(level);
    Column known = several.known(level);
    return known != labels
        && Factorizer.codes(known, Factorizer.Missing.DROP).count()
            > Factorizer.codes(labels, Factorizer.Missing.DROP).count();
  }

  private static LongColumn appearing(Column labels) {
    int[] codes = Factorizer.codes(labels, Factorizer.Missing.DROP).codes();
    return LongColumn.of(Arrays.stream(codes).asLongStream().toArray());
  }

  /** Where each row's label stands in the order of its level. */
  public static LongColumn places(Index index, int level) {
    return hasUnused(index, level) ? appearing(index.levels().get(level)) : standing(index, level);
  }

  private static LongColumn standing(Index index, int level) {
    Column labels = index.levels().get(level);
    if (!Sorter.hasSafeOrder(List.of(labels))) {
      return appearing(labels);
    }
    Column order = index instanceof MultiIndex several ? several.order(level) : null;
    long[] places = Allocation.longs(labels.size());
    if (order == null) {
      Codes codes = Factorizer.codes(labels, Factorizer.Missing.DROP);
      int[] sorted = codes.reordered(Sorter.safeOrder(List.of(codes.uniques(labels)))).codes();
      for (int at = 0; at < places.length; at++) {
        places[at] = sorted[at];
      }
      return LongColumn.of(places);
    }
    Map<Object, Integer> place = new HashMap<>();
    int missing = -1;
    for (int at = 0; at < order.size(); at++) {
      if (order.isMissing(at)) {
        missing = at;
      } else {
        place.put(Scalars.key(order.item(at)), at);
      }
    }
    for (int at = 0; at < places.length; at++) {
      places[at] =
          labels.isMissing(at)
              ? missing
              : place.getOrDefault(Scalars.key(labels.item(at)), order.size());
    }
    return LongColumn.of(places);
  }
}
