package dev.assay.pandas.api.python;

import dev.assay.pandas.eval.Args;
import dev.assay.pandas.eval.Context;
import dev.assay.pandas.value.Allocation;
import dev.assay.pandas.value.PyTuple;
import dev.assay.pandas.value.PythonError;
import dev.assay.pandas.value.TimeLimit;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/** The functions of {@code itertools} that combine elements, in lexicographic order of position. */
final class Combinations {

  private Combinations() {}

  static Object product(Args args) {
    Context context = args.context();
    List<List<Object>> pools = new ArrayList<>();
    List<List<Object>> once = new ArrayList<>();
    args.rest("iterables").forEach(one -> once.add(context.list(one)));
    long times = once.isEmpty() ? 0 : args.integer("repeat");
    context.budget().objects(Math.max(0, times));
    for (long time = 0; time < times; time++) {
      TimeLimit.check();
      pools.addAll(once);
    }
    boolean none = times > 0 && once.stream().anyMatch(List::isEmpty);
    return none
        ? Iterators.lazily("product", () -> null)
        : odometer("product", context, pools, _ -> true);
  }

  static Object permutations(Args args) {
    List<Object> pool = args.list("iterable");
    int size = args.optional("r") == null ? pool.size() : size(args);
    return chosen("permutations", args, pool, size, Combinations::isDistinct);
  }

  static Object combinations(Args args) {
    List<Object> pool = args.list("iterable");
    return new Chooser(args.context(), pool, size(args), 1).iterator("combinations");
  }

  static Object withReplacement(Args args) {
    List<Object> pool = args.list("iterable");
    return new Chooser(args.context(), pool, size(args), 0)
        .iterator("combinations_with_replacement");
  }

  private static int size(Args args) {
    if (args.integer("r") < 0) {
      throw PythonError.valueError("r must be non-negative");
    }
    return args.count("r");
  }

  private static Object chosen(
      String name, Args args, List<Object> pool, int size, Predicate<int[]> wanted) {
    if (size > pool.size()) {
      return Iterators.lazily(name, () -> null);
    }
    List<List<Object>> pools = new ArrayList<>();
    for (int index = 0; index < size; index++) {
      pools.add(pool);
    }
    return odometer(name, args.context(), pools, wanted);
  }

  private static boolean isDistinct(int[] positions) {
    for (int index = 1; index < positions.length; index++) {
      for (int before = 0; before < index; before++) {
        if (positions[index] == positions[before]) {
          return false;
        }
      }
    }
    return true;
  }

  /** Counts through all positions, the last the fastest, and gives those that are wanted. */
  private static Object odometer(
      String name, Context context, List<List<Object>> pools, Predicate<int[]> wanted) {
    int[] positions = Allocation.ints(pools.size());
    boolean[] done = {false};
    return Iterators.lazily(
        name,
        () -> {
          while (!done[0]) {
            context.budget().steps(1 + positions.length);
            PyTuple row = wanted.test(positions) ? row(pools, positions) : null;
            done[0] = !advance(pools, positions);
            if (row != null) {
              return row;
            }
          }
          return null;
        });
  }

  private static PyTuple row(List<List<Object>> pools, int[] positions) {
    List<Object> row = new ArrayList<>(positions.length);
    for (int index = 0; index < positions.length; index++) {
      row.add(pools.get(index).get(positions[index]));
    }
    return PyTuple.copyOf(row);
  }

  private static boolean advance(List<List<Object>> pools, int[] positions) {
    for (int index = positions.length - 1; index >= 0; index--) {
      if (++positions[index] < pools.get(index).size()) {
        return true;
      }
      positions[index] = 0;
    }
    return false;
  }

  /** Rising positions, by at least a gap: 1 for combinations, 0 with replacement. */
  private static final class Chooser {
    private final Context context;
    private final List<Object> pool;
    private final int gap;
    private final int[] positions;
    private boolean done;

    private Chooser(Context context, List<Object> pool, int size, int gap) {
      this.context = context;
      this.pool = pool;
      this.gap = gap;
      this.done = gap == 1 ? size > pool.size() : size > 0 && pool.isEmpty();
      context.budget().objects(done ? 0 : size);
      this.positions = Allocation.ints(done ? 0 : size);
      for (int index = 0; index < positions.length; index++) {
        positions[index] = index * gap;
      }
    }

    private Object iterator(String name) {
      return Iterators.lazily(name, this::next);
    }

    private @Nullable Object next() {
      if (done) {
        return null;
      }
      context.budget().steps(1 + positions.length);
      List<Object> row = new ArrayList<>(positions.length);
      for (int position : positions) {
        row.add(pool.get(position));
      }
      done = !advance();
      return PyTuple.copyOf(row);
    }

    private boolean advance() {
      int last = positions.length - 1;
      for (int index = last; index >= 0; index--) {
        if (positions[index] < pool.size() - 1 - (last - index) * gap) {
          positions[index]++;
          for (int after = index + 1; after <= last; after++) {
            positions[after] = positions[after - 1] + gap;
          }
          return true;
        }
      }
      return false;
    }
  }
}
