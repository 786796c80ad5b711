package dev.assay.pandas.api.python;

import dev.assay.pandas.eval.Args;
import dev.assay.pandas.eval.Context;
import dev.assay.pandas.eval.PyIterator;
import dev.assay.pandas.eval.PyType;
import dev.assay.pandas.value.Arithmetic;
import dev.assay.pandas.value.BinaryOperator;
import dev.assay.pandas.value.Budget;
import dev.assay.pandas.value.Comparison;
import dev.assay.pandas.value.None;
import dev.assay.pandas.value.PyDict;
import dev.assay.pandas.value.PyList;
import dev.assay.pandas.value.PyTuple;
import dev.assay.pandas.value.PythonError;
import dev.assay.pandas.value.UnaryOperator;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** {@code collections.Counter}: a dict of counts in which a missing key counts zero. */
final class CounterDict extends PyDict {

  static final PyType<CounterDict> TYPE =
      PyType.builder("Counter", CounterDict.class)
          .module("collections")
          .doc("a dict of counts")
          .bases(DictType.TYPE)
          .constructor("iterable=None, /, **entries", CounterDict::create)
          .method("most_common", "n=None", CounterDict::mostCommon)
          .method("elements", "", CounterDict::elements)
          .method("total", "", (self, args) -> self.total(args.context()))
          .method(
              "update",
              "iterable=None, /, **entries",
              (self, args) -> self.change(args, BinaryOperator.ADD))
          .method(
              "subtract",
              "iterable=None, /, **entries",
              (self, args) -> self.change(args, BinaryOperator.SUBTRACT))
          .method("copy", "", (self, args) -> DictType.copyInto(new CounterDict(), self, args))
          .build();

  private static Object create(Args args) {
    CounterDict counter = new CounterDict();
    counter.change(args, BinaryOperator.ADD);
    return counter;
  }

  @Override
  public String typeName() {
    return "Counter";
  }

  @Override
  public Object missing(Object key) {
    return 0L;
  }

  /** By falling count where counts have an order. */
  @Override
  public List<Entry> shownEntries() {
    try {
      return Comparison.sorted(
          List.copyOf(entries()), (left, right) -> Comparison.less(right.value(), left.value()));
    } catch (PythonError _) {
      return entries();
    }
  }

  /** Counts added, subtracted, or the larger or smaller of both; those above zero are kept. */
  @Override
  public @Nullable PyDict combined(BinaryOperator operator, PyDict other, Budget budget) {
    if (!(other instanceof CounterDict)) {
      return super.combined(operator, other, budget);
    }
    CounterDict result = new CounterDict();
    budget.objects((long) size() + other.size());
    for (Object key : keys()) {
      combine(operator, key, get(key), other.get(key), budget, result);
    }
    for (Object key : other.keys()) {
      if (!containsKey(key)) {
        combine(operator, key, null, other.get(key), budget, result);
      }
    }
    return result;
  }

  /** The counts above zero, or below it as counts above; a new Counter. */
  @Override
  public @Nullable PyDict signed(UnaryOperator operator, Budget budget) {
    return switch (operator) {
      case PLUS -> combined(BinaryOperator.ADD, new CounterDict(), budget);
      case NEGATE -> new CounterDict().combined(BinaryOperator.SUBTRACT, this, budget);
      case INVERT -> null;
    };
  }

  private static void combine(
      BinaryOperator operator,
      Object key,
      @Nullable Object left,
      @Nullable Object right,
      Budget budget,
      CounterDict result) {
    Object one = left == null ? 0L : left;
    Object other = right == null ? 0L : right;
    Object count =
        switch (operator) {
          case ADD, SUBTRACT -> Arithmetic.binary(operator, one, other, budget);
          case OR -> Comparison.less(one, other) ? other : one;
          case AND -> Comparison.less(one, other) ? one : other;
          default -> null;
        };
    if (count == null) {
      throw PythonError.typeError(
          "unsupported operand type(s) for %s: 'Counter' and 'Counter'", operator.symbol());
    }
    if (Comparison.less(0L, count)) {
      result.put(key, count);
    }
  }

  @Override
  public String reprPrefix() {
    return "Counter(";
  }

  @Override
  public String reprSuffix() {
    return ")";
  }

  private Object change(Args args, BinaryOperator operator) {
    Context context = args.context();
    Object source = args.get("iterable");
    if (source instanceof PyDict counts) {
      counts.entries().forEach(entry -> change(context, operator, entry.key(), entry.value()));
    } else if (source != None.NONE) {
      Iterator<Object> items = context.iterate(source);
      while (items.hasNext()) {
        change(context, operator, items.next(), 1L);
      }
    }
    args.namedRest("entries")
        .entries()
        .forEach(entry -> change(context, operator, entry.key(), entry.value()));
    return None.NONE;
  }

  private void change(Context context, BinaryOperator operator, Object key, Object amount) {
    Object before = get(key);
    context.budget().objects(before == null ? 1 : 0);
    put(key, context.binary(operator, before == null ? 0L : before, amount));
  }

  private Object total(Context context) {
    Object total = 0L;
    for (Object count : values()) {
      total = context.binary(BinaryOperator.ADD, total, count);
    }
    return total;
  }

  /** The entries by falling count; equal counts in the order in which they were met. */
  private static List<Object> ordered(CounterDict self, Context context) {
    List<PyTuple> pairs = new ArrayList<>();
    self.entries().forEach(entry -> pairs.add(PyTuple.of(entry.key(), entry.value())));
    return List.copyOf(
        Comparison.sorted(pairs, (left, right) -> context.less(right.get(1), left.get(1))));
  }

  private static Object mostCommon(CounterDict self, Args args) {
    List<Object> ordered = ordered(self, args.context());
    int count = args.optional("n") == null ? ordered.size() : args.count("n");
    args.budget().objects(ordered.size());
    return PyList.copyOf(ordered.subList(0, Math.clamp(count, 0, ordered.size())));
  }

  private static Object elements(CounterDict self, Args args) {
    PyList elements = PyList.of();
    for (Entry entry : self.entries()) {
      long count = entry.value() instanceof Long number ? number : 0;
      args.budget().objects(Math.max(0, count));
      for (long time = 0; time < count; time++) {
        elements.add(entry.key());
      }
    }
    return new PyIterator("chain", elements.iterator());
  }
}
