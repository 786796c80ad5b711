package dev.assay.pandas.api.python;

import dev.assay.pandas.eval.Args;
import dev.assay.pandas.eval.Context;
import dev.assay.pandas.value.Comparison;
import dev.assay.pandas.value.Equality;
import dev.assay.pandas.value.None;
import dev.assay.pandas.value.NumpyScalar;
import dev.assay.pandas.value.PySet;
import dev.assay.pandas.value.PythonError;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** What lists, tuples and ranges have in common: search, count, sort. */
final class Sequences {

  private Sequences() {}

  /** The position of the first equal element within the bounds; a ValueError when there is none. */
  static long index(List<Object> items, Args args, String missing) {
    int start = bound(args, "start", 0, items.size());
    int stop = bound(args, "stop", items.size(), items.size());
    int found =
        find(args.context(), items.subList(start, Math.max(start, stop)), args.get("value"));
    if (found < 0) {
      throw PythonError.valueError(missing);
    }
    return (long) start + found;
  }

  /** The position of the first equal element, -1 when there is none. */
  static int find(Context context, List<Object> items, Object wanted) {
    for (int position = 0; position < items.size(); position++) {
      context.budget().steps(1);
      if (context.equal(items.get(position), wanted)) {
        return position;
      }
    }
    return -1;
  }

  private static int bound(Args args, String name, int missing, int size) {
    if (!args.has(name)) {
      return missing;
    }
    long given = args.integer(name);
    return (int) Math.clamp(given < 0 ? given + size : given, 0L, (long) size);
  }

  static long count(List<Object> items, Args args) {
    Object wanted = args.get("value");
    long count = 0;
    for (Object item : items) {
      args.budget().steps(1);
      count += args.context().equal(item, wanted) ? 1 : 0;
    }
    return count;
  }

  /**
   * NaN has no order, so that where it stands in a set decides what sorting gives; that in turn is
   * decided by its address in CPython, and by nothing here.
   */
  static void requireDefinedOrder(Object iterable, Object key) {
    if (iterable instanceof PySet set
        && key == None.NONE
        && set.size() > 1
        && set.items().stream().anyMatch(Equality::isNaN)
        && set.items().stream().allMatch(Sequences::isNumber)) {
      throw PythonError.unsupported(
          "sorted() of a set with NaN, whose order CPython leaves to chance", "use dropna() first");
    }
  }

  private static boolean isNumber(Object value) {
    return value instanceof Number || value instanceof Boolean || value instanceof NumpyScalar;
  }

  /** Sorted as Python does: stable, also in reverse; by the key when there is one. */
  static List<Object> sorted(
      Context context, List<Object> items, @Nullable Object key, boolean reverse) {
    context.budget().objects(items.size());
    List<Object> ordered = new ArrayList<>(items);
    if (reverse) {
      Collections.reverse(ordered);
    }
    List<Object> sorted;
    if (key == null || key == None.NONE) {
      sorted = Comparison.sorted(ordered, context::less);
    } else {
      List<Keyed> keyed = new ArrayList<>(ordered.size());
      ordered.forEach(item -> keyed.add(new Keyed(context.call(key, item), item)));
      sorted = new ArrayList<>(ordered.size());
      for (Keyed one : Comparison.sorted(keyed, (a, b) -> context.less(a.key(), b.key()))) {
        sorted.add(one.item());
      }
    }
    if (reverse) {
      Collections.reverse(sorted);
    }
    return sorted;
  }

  private record Keyed(Object key, Object item) {}
}
