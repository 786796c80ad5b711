package dev.assay.pandas.api.python;

import dev.assay.pandas.eval.Args;
import dev.assay.pandas.eval.Context;
import dev.assay.pandas.eval.PyIterator;
import dev.assay.pandas.eval.PyModule;
import dev.assay.pandas.eval.PyType;
import dev.assay.pandas.value.BinaryOperator;
import dev.assay.pandas.value.None;
import dev.assay.pandas.value.PyDict;
import dev.assay.pandas.value.PyTuple;
import dev.assay.pandas.value.PythonError;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The table of the module {@code itertools}. */
final class ItertoolsModule {

  private ItertoolsModule() {}

  static PyModule module() {
    return PyModule.builder("itertools")
        .value("chain", Chain.TYPE)
        .function("count", "start=0, step=1", ItertoolsModule::count)
        .function("cycle", "iterable, /", ItertoolsModule::cycle)
        .function("repeat", "object, times=None", ItertoolsModule::repeat)
        .function("islice", "iterable, start, stop=..., step=None, /", ItertoolsModule::islice)
        .function("takewhile", "predicate, iterable, /", ItertoolsModule::takeWhile)
        .function("dropwhile", "predicate, iterable, /", ItertoolsModule::dropWhile)
        .function("filterfalse", "function, iterable, /", ItertoolsModule::filterFalse)
        .function("starmap", "function, iterable, /", ItertoolsModule::starMap)
        .function("accumulate", "iterable, func=None, *, initial=None", ItertoolsModule::accumulate)
        .function("pairwise", "iterable, /", ItertoolsModule::pairwise)
        .function("zip_longest", "*iterables, fillvalue=None", ItertoolsModule::zipLongest)
        .function("groupby", "iterable, key=None", Grouped::create)
        .function("product", "*iterables, repeat=1", Combinations::product)
        .function("permutations", "iterable, r=None", Combinations::permutations)
        .function("combinations", "iterable, r", Combinations::combinations)
        .function("combinations_with_replacement", "iterable, r", Combinations::withReplacement)
        .function("tee", "iterable, n=2, /", ItertoolsModule::tee)
        .function("compress", "data, selectors", ItertoolsModule::compress)
        .refused("batched", "use slices")
        .build();
  }

  private static Object count(Args args) {
    Context context = args.context();
    Object[] next = {args.get("start")};
    Object step = args.get("step");
    return Iterators.lazily(
        "count",
        () -> {
          Object value = next[0];
          next[0] = context.binary(BinaryOperator.ADD, value, step);
          return value;
        });
  }

  private static Object cycle(Args args) {
    List<Object> items = args.list("iterable");
    int[] next = {0};
    return Iterators.lazily(
        "cycle", () -> items.isEmpty() ? null : items.get(next[0]++ % items.size()));
  }

  private static Object repeat(Args args) {
    Object value = args.get("object");
    long[] left = {args.optional("times") == null ? Long.MAX_VALUE : args.integer("times")};
    return Iterators.lazily("repeat", () -> left[0]-- > 0 ? value : null);
  }

  private static Object islice(Args args) {
    boolean bounded = args.has("stop");
    long start = bounded ? position(args, "start", 0) : 0;
    long stop = position(args, bounded ? "stop" : "start", Long.MAX_VALUE);
    long step = position(args, "step", 1);
    if (step < 1) {
      throw PythonError.valueError("Step for islice() must be a positive integer or None.");
    }
    Iterator<Object> items = args.context().iterate(args.get("iterable"));
    long[] at = {0, start};
    return Iterators.lazily(
        "islice",
        () -> {
          while (at[1] < stop && at[0] < at[1] && items.hasNext()) {
            items.next();
            at[0]++;
          }
          if (at[1] >= stop || !items.hasNext()) {
            return null;
          }
          at[0]++;
          at[1] += step;
          return items.next();
        });
  }

  private static long position(Args args, String name, long missing) {
    long position = args.optional(name) == null ? missing : args.integer(name);
    if (position < 0) {
      throw PythonError.valueError(
          "Indices for islice() must be None or an integer: 0 <= x <= sys.maxsize.");
    }
    return position;
  }

  private static Object takeWhile(Args args) {
    Context context = args.context();
    Iterator<Object> items = context.iterate(args.get("iterable"));
    Object predicate = args.get("predicate");
    return Iterators.lazily(
        "takewhile",
        () -> {
          Object item = items.hasNext() ? items.next() : null;
          return item != null && context.truth(context.call(predicate, item)) ? item : null;
        });
  }

  private static Object compress(Args args) {
    Context context = args.context();
    Iterator<Object> items = context.iterate(args.get("data"));
    Iterator<Object> selectors = context.iterate(args.get("selectors"));
    return Iterators.lazily(
        "compress",
        () -> {
          while (items.hasNext() && selectors.hasNext()) {
            Object item = items.next();
            if (context.truth(selectors.next())) {
              return item;
            }
          }
          return null;
        });
  }

  private static Object dropWhile(Args args) {
    Context context = args.context();
    Iterator<Object> items = context.iterate(args.get("iterable"));
    Object predicate = args.get("predicate");
    boolean[] dropping = {true};
    return Iterators.lazily(
        "dropwhile",
        () ->
            Iterators.next(
                items,
                item -> {
                  dropping[0] = dropping[0] && context.truth(context.call(predicate, item));
                  return !dropping[0];
                }));
  }

  private static Object filterFalse(Args args) {
    Context context = args.context();
    Iterator<Object> items = context.iterate(args.get("iterable"));
    Object function = args.get("function");
    return Iterators.lazily(
        "filterfalse",
        () -> Iterators.next(items, item -> !Iterators.keeps(context, function, item)));
  }

  private static Object starMap(Args args) {
    Context context = args.context();
    Iterator<Object> items = context.iterate(args.get("iterable"));
    Object function = args.get("function");
    return Iterators.lazily(
        "starmap",
        () ->
            items.hasNext()
                ? context.call(function, PyTuple.copyOf(context.list(items.next())), new PyDict())
                : null);
  }

  private static Object accumulate(Args args) {
    Context context = args.context();
    Iterator<Object> items = context.iterate(args.get("iterable"));
    Object function = args.get("func");
    @Nullable Object[] total = {null};
    Object initial = args.optional("initial");
    boolean[] begun = {initial == null};
    return Iterators.lazily(
        "accumulate",
        () -> {
          if (!begun[0]) {
            begun[0] = true;
            total[0] = initial;
            return initial;
          }
          if (!items.hasNext()) {
            return null;
          }
          total[0] = added(context, function, total[0], items.next());
          return total[0];
        });
  }

  private static Object added(
      Context context, Object function, @Nullable Object total, Object item) {
    if (total == null) {
      return item;
    }
    return function == None.NONE
        ? context.binary(BinaryOperator.ADD, total, item)
        : context.call(function, total, item);
  }

  /** Iterators over the same elements, each of which is fetched once. */
  private static Object tee(Args args) {
    Iterator<Object> source = args.context().iterate(args.get("iterable"));
    List<Object> fetched = new ArrayList<>();
    List<Object> iterators = new ArrayList<>();
    long count = args.count("n");
    if (count < 0) {
      throw PythonError.valueError("n must be >= 0");
    }
    args.budget().objects(3 * count);
    for (int at = 0; at < count; at++) {
      int[] place = {0};
      iterators.add(
          Iterators.lazily(
              "itertools._tee",
              () -> {
                if (place[0] == fetched.size()) {
                  if (!source.hasNext()) {
                    return null;
                  }
                  args.budget().cells(1);
                  fetched.add(source.next());
                }
                return fetched.get(place[0]++);
              }));
    }
    return PyTuple.copyOf(iterators);
  }

  private static Object pairwise(Args args) {
    Iterator<Object> items = args.context().iterate(args.get("iterable"));
    @Nullable Object[] before = {null};
    return Iterators.lazily(
        "pairwise",
        () -> {
          if (before[0] == null && items.hasNext()) {
            before[0] = items.next();
          }
          if (before[0] == null || !items.hasNext()) {
            return null;
          }
          Object next = items.next();
          PyTuple pair = PyTuple.of(before[0], next);
          before[0] = next;
          return pair;
        });
  }

  private static Object zipLongest(Args args) {
    List<Iterator<Object>> all = new ArrayList<>();
    args.rest("iterables").forEach(one -> all.add(args.context().iterate(one)));
    Object fill = args.get("fillvalue");
    return Iterators.lazily(
        "zip_longest",
        () -> {
          if (all.stream().noneMatch(Iterator::hasNext)) {
            return null;
          }
          List<Object> row = new ArrayList<>();
          all.forEach(one -> row.add(one.hasNext() ? one.next() : fill));
          return PyTuple.copyOf(row);
        });
  }

  /** {@code chain} is a type so that {@code chain.from_iterable} is found on it. */
  private static final class Chain {

    private static final PyType<PyIterator> TYPE =
        PyType.builder("chain", PyIterator.class)
            .doc("iterables one after another")
            .constructor("*iterables", args -> of(args, args.rest("iterables")))
            .function("from_iterable", "iterable, /", args -> of(args, args.get("iterable")))
            .build();

    private Chain() {}

    private static Object of(Args args, Object iterables) {
      Context context = args.context();
      Iterator<Object> outer = context.iterate(iterables);
      List<Iterator<Object>> current = new ArrayList<>();
      return Iterators.lazily(
          "chain",
          () -> {
            while (current.isEmpty() || !current.getFirst().hasNext()) {
              current.clear();
              if (!outer.hasNext()) {
                return null;
              }
              current.add(context.iterate(outer.next()));
            }
            return current.getFirst().next();
          });
    }
  }

  /** {@code groupby}: runs of neighbours with equal keys; each group is read when it is reached. */
  private static final class Grouped {

    private Grouped() {}

    private static Object create(Args args) {
      Context context = args.context();
      Iterator<Object> items = context.iterate(args.get("iterable"));
      Object key = args.get("key");
      @Nullable Object[] ahead = {null};
      return Iterators.lazily(
          "groupby",
          () -> {
            Object first = ahead[0] == null && items.hasNext() ? items.next() : ahead[0];
            ahead[0] = null;
            return first == null ? null : group(context, key, first, items, ahead);
          });
    }

    private static Object group(
        Context context,
        Object key,
        Object first,
        Iterator<Object> items,
        @Nullable Object[] ahead) {
      Object groupKey = keyOf(context, key, first);
      List<Object> group = new ArrayList<>(List.of(first));
      while (items.hasNext()) {
        Object next = items.next();
        context.budget().objects(1);
        if (!context.equal(keyOf(context, key, next), groupKey)) {
          ahead[0] = next;
          break;
        }
        group.add(next);
      }
      return PyTuple.of(groupKey, new PyIterator("itertools._grouper", group.iterator()));
    }

    private static Object keyOf(Context context, Object key, Object item) {
      return key == None.NONE ? item : context.call(key, item);
    }
  }
}
