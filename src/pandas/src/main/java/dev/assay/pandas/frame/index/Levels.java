package dev.assay.pandas.frame.index;

import dev.assay.pandas.column.Scalars;
import dev.assay.pandas.value.CountedText;
import dev.assay.pandas.value.Equality;
import dev.assay.pandas.value.PythonError;
import dev.assay.pandas.value.Text;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.stream.IntStream;

/** The levels of an index, by their names or numbers. */
public final class Levels {

  private Levels() {}

  /**
   * The number of a level, given by name or number.
   *
   * @throws PythonError a KeyError or an IndexError where there is none
   */
  public static int number(Index index, Object level) {
    int named = index.levelNamed(level);
    if (named >= 0) {
      requireOnce(index, level);
      return named;
    }
    if (Scalars.plain(level) instanceof Long number) {
      int at = (int) (number < 0 ? number + index.levelCount() : number);
      if (at >= 0 && at < index.levelCount()) {
        return at;
      }
      throw PythonError.indexError(
          "Too many levels: Index has only %d level%s, not %d",
          index.levelCount(), index.levelCount() == 1 ? "" : "s", number + 1);
    }
    throw unknown(index, level);
  }

  private static void requireOnce(Index index, Object name) {
    boolean several = index.levelCount() > 1 && !(Scalars.plain(name) instanceof Long);
    if (several && index.names().stream().filter(each -> Equality.equal(each, name)).count() > 1) {
      throw PythonError.valueError(
          "The name " + Text.str(name) + " occurs multiple times, use a level number");
    }
  }

  private static PythonError unknown(Index index, Object level) {
    List<String> names = index.names().stream().map(Text::str).toList();
    return index.levelCount() == 1
        ? PythonError.keyError(
            "Requested level (%s) does not match index name (%s)"
                .formatted(Text.str(level), names.getFirst()))
        : PythonError.keyError("Level " + Text.str(level) + " not found")
            .hinting("; levels: " + CountedText.join(", ", names));
  }

  /** The index without some levels, as resetting it leaves it: numbers where none is left. */
  public static Index reset(Index index, List<Object> levels) {
    return withoutNumbered(index, levels.stream().map(each -> number(index, each)).toList());
  }

  /** The index without some levels, of which at least one is left. */
  public static Index without(Index index, List<Object> levels) {
    if (levels.size() == 1 && levels.getFirst() instanceof String) {
      levels.forEach(each -> number(index, each));
    }
    if (levels.size() >= index.levelCount()) {
      throw PythonError.valueError(
          "Cannot remove %d levels from an index with %d levels: at least one level must be left.",
          levels.size(), index.levelCount());
    }
    return withoutNumbered(index, levels.stream().map(each -> number(index, each)).toList());
  }

  /** The index without the levels of some numbers, whatever names they have. */
  public static Index withoutNumbered(Index index, List<Integer> dropped) {
    List<Integer> kept = new ArrayList<>();
    for (int at = 0; at < index.levelCount(); at++) {
      if (!dropped.contains(at)) {
        kept.add(at);
      }
    }
    if (kept.size() > 1) {
      return permuted(index, kept);
    }
    return kept.isEmpty() ? Index.range(index.size()) : level(index, kept.getFirst());
  }

  /** One level by itself. */
  private static Index level(Index index, int level) {
    return Index.of(index.levels().get(level), index.names().get(level));
  }

  /** The index without the first levels. */
  public static Index below(Index index, int depth) {
    return withoutNumbered(index, IntStream.range(0, depth).boxed().toList());
  }

  /** The index with two of its levels exchanged. */
  public static Index swapped(Index index, Object one, Object other) {
    if (index.levelCount() == 1) {
      throw PythonError.typeError("Can only swap levels on a hierarchical axis.");
    }
    List<Integer> order = new ArrayList<>();
    for (int at = 0; at < index.levelCount(); at++) {
      order.add(at);
    }
    Collections.swap(order, number(index, one), number(index, other));
    return permuted(index, order);
  }

  /** The levels in another order. */
  public static Index reordered(Index index, List<Object> order) {
    if (index.levelCount() == 1) {
      throw PythonError.typeError("Can only reorder levels on a hierarchical axis.");
    }
    if (order.size() != index.levelCount()) {
      throw PythonError.valueError(
          "Length of order must be same as number of levels (%d), got %d",
          index.levelCount(), order.size());
    }
    return permuted(index, order.stream().map(each -> number(index, each)).toList());
  }

  private static Index permuted(Index index, List<Integer> order) {
    return index instanceof MultiIndex multi ? multi.permuted(order) : index;
  }
}
