package dev.assay.pandas.frame.index;

import dev.assay.pandas.column.Interval;
import dev.assay.pandas.column.IntervalColumn;
import dev.assay.pandas.column.Positions;
import dev.assay.pandas.column.Scalars;
import dev.assay.pandas.value.Allocation;
import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;
import java.util.SortedSet;
import java.util.TreeSet;

/** Finds the positions of labels; labels are equal as Python's values are (1 == 1.0 == True). */
public sealed interface LabelMap {

  /** The first position of a label, or -1. */
  int first(Object label);

  /** The next position with the same label as a position, or -1. */
  int next(int position);

  boolean isUnique();

  default boolean contains(Object label) {
    return first(label) >= 0;
  }

  /** All positions of a label, in order. */
  default int[] all(Object label) {
    Positions found = new Positions();
    for (int position = first(label); position >= 0; position = next(position)) {
      found.add(position);
    }
    return found.toArray();
  }

  /** Labels that are numbers a fixed step apart. */
  record Arithmetic(long start, int size, long step) implements LabelMap {

    @Override
    public int first(Object label) {
      if (!(Scalars.key(label) instanceof Long number) || size == 0) {
        return -1;
      }
      long distance = number - start;
      long position = distance / step;
      return distance % step == 0 && position >= 0 && position < size ? (int) position : -1;
    }

    @Override
    public int next(int position) {
      return -1;
    }

    @Override
    public boolean isUnique() {
      return true;
    }
  }

  /** Intervals, which are found by themselves and by what is in them. */
  record Intervals(LabelMap hashed, IntervalColumn intervals) implements LabelMap {

    @Override
    public int first(Object label) {
      if (label instanceof Interval || Scalars.isMissing(label)) {
        return hashed.first(label);
      }
      int holding = intervals.holding(label, 0);
      return holding < 0 ? -1 : hashed.first(intervals.item(holding));
    }

    @Override
    public int next(int position) {
      return hashed.next(position);
    }

    @Override
    public boolean isUnique() {
      return hashed.isUnique();
    }

    /** Also those of the other intervals that it is in, where they overlap. */
    @Override
    public int[] all(Object label) {
      if (label instanceof Interval || Scalars.isMissing(label)) {
        return hashed.all(label);
      }
      SortedSet<Integer> found = new TreeSet<>();
      for (int at = intervals.holding(label, 0); at >= 0; at = intervals.holding(label, at + 1)) {
        Arrays.stream(hashed.all(intervals.item(at))).forEach(found::add);
      }
      return found.stream().mapToInt(each -> each).toArray();
    }
  }

  /** Any labels, in a hash table; repeated ones are chained. */
  final class Hashed implements LabelMap {

    private final Map<Object, Integer> first;
    private final int[] next;
    private boolean unique = true;

    Hashed(Index index) {
      int size = index.size();
      first = HashMap.newHashMap(size);
      next = Allocation.ints(size);
      Arrays.fill(next, -1);
      for (int position = size - 1; position >= 0; position--) {
        Integer later = first.put(key(index.label(position)), position);
        if (later != null) {
          next[position] = later;
          unique = false;
        }
      }
    }

    /** A NaN in a tuple is found whatever object it is. */
    private static Object key(Object label) {
      boolean gap =
          Scalars.isTuple(label) && Scalars.elements(label).stream().anyMatch(Hashed::isNan);
      return Scalars.key(
          gap
              ? Scalars.tuple(
                  Scalars.elements(label).stream()
                      .map(part -> isNan(part) ? Scalars.NAN : part)
                      .toList())
              : label);
    }

    private static boolean isNan(Object part) {
      return part instanceof Double number && number.isNaN();
    }

    @Override
    public int first(Object label) {
      return first.getOrDefault(key(label), -1);
    }

    @Override
    public int next(int position) {
      return next[position];
    }

    @Override
    public boolean isUnique() {
      return unique;
    }
  }
}
