package dev.assay.pandas.api.python;

import dev.assay.pandas.eval.Args;
import dev.assay.pandas.eval.Context;
import dev.assay.pandas.eval.PyIterator;
import dev.assay.pandas.eval.PyObject;
import dev.assay.pandas.value.None;
import dev.assay.pandas.value.PyDict;
import dev.assay.pandas.value.PyList;
import dev.assay.pandas.value.PyTuple;
import dev.assay.pandas.value.PythonError;
import dev.assay.pandas.value.TimeLimit;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.NoSuchElementException;
import java.util.Set;
import java.util.function.Predicate;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/** The built-in functions that make iterators, and {@code next}. */
final class Iterators {

  private static final Set<String> ARRAYS = Set.of("Series", "Index", "ndarray");

  private Iterators() {}

  /** An iterator that asks for one element at a time; {@code null} ends it. */
  static PyIterator lazily(String name, Supplier<@Nullable Object> source) {
    return new PyIterator(name, new Pulled(source));
  }

  private static final class Pulled implements Iterator<Object> {
    private final Supplier<@Nullable Object> source;
    private @Nullable Object next;
    private boolean done;

    private Pulled(Supplier<@Nullable Object> source) {
      this.source = source;
    }

    @Override
    public boolean hasNext() {
      if (next == null && !done) {
        TimeLimit.check(); // whoever takes elements may want endlessly many
        next = source.get();
        done = next == null;
      }
      return next != null;
    }

    @Override
    public Object next() {
      if (!hasNext() || next == null) {
        throw new NoSuchElementException();
      }
      Object value = next;
      next = null;
      return value;
    }
  }

  static Object enumerate(Args args) {
    Iterator<Object> items = args.context().iterate(args.get("iterable"));
    long[] position = {args.integer("start")};
    return lazily(
        "enumerate", () -> items.hasNext() ? PyTuple.of(position[0]++, items.next()) : null);
  }

  static Object zip(Args args) {
    boolean strict = args.truth("strict");
    List<Iterator<Object>> all = iterators(args.context(), args.rest("iterables").items());
    return lazily("zip", () -> zipped(all, strict));
  }

  private static List<Iterator<Object>> iterators(Context context, List<Object> iterables) {
    List<Iterator<Object>> all = new ArrayList<>();
    iterables.forEach(one -> all.add(context.iterate(one)));
    return all;
  }

  private static @Nullable Object zipped(List<Iterator<Object>> all, boolean strict) {
    List<Object> row = new ArrayList<>(all.size());
    for (Iterator<Object> one : all) {
      if (!one.hasNext()) {
        checkStrict(all, row.size(), strict);
        return null;
      }
      row.add(one.next());
    }
    return all.isEmpty() ? null : PyTuple.copyOf(row);
  }

  private static void checkStrict(List<Iterator<Object>> all, int ended, boolean strict) {
    if (!strict) {
      return;
    }
    if (ended > 0) {
      throw PythonError.valueError(
          "zip() argument %d is shorter than argument%s %s",
          ended + 1, ended == 1 ? "" : "s", ended == 1 ? "1" : "1-" + ended);
    }
    for (int other = 1; other < all.size(); other++) {
      if (all.get(other).hasNext()) {
        throw PythonError.valueError(
            "zip() argument %d is longer than argument%s %s",
            other + 1, other == 1 ? "" : "s", other == 1 ? "1" : "1-" + other);
      }
    }
  }

  static Object map(Args args) {
    Context context = args.context();
    Object function = args.get("func");
    List<Iterator<Object>> all = iterators(context, args.rest("iterables").items());
    if (all.isEmpty()) {
      throw PythonError.typeError("map() must have at least two arguments.");
    }
    return lazily(
        "map",
        () ->
            zipped(all, false) instanceof PyTuple row
                ? context.call(function, row, new PyDict())
                : null);
  }

  static Object filter(Args args) {
    Context context = args.context();
    Object function = args.get("function");
    Iterator<Object> items = context.iterate(args.get("iterable"));
    return lazily("filter", () -> next(items, item -> keeps(context, function, item)));
  }

  /** The next element for which a test holds, {@code null} for none. */
  static @Nullable Object next(Iterator<Object> items, Predicate<Object> test) {
    while (items.hasNext()) {
      Object item = items.next();
      if (test.test(item)) {
        return item;
      }
    }
    return null;
  }

  /** Whether {@code filter} keeps an element: by a function or, where that is None, by itself. */
  static boolean keeps(Context context, Object function, Object item) {
    return context.truth(function == None.NONE ? item : context.call(function, item));
  }

  static Object reversed(Args args) {
    Object sequence = args.get("sequence");
    return switch (sequence) {
      case RangeValue range -> new PyIterator("range_iterator", range.reversed());
      case PyList list ->
          new PyIterator(
              "list_reverseiterator", new ArrayList<>(list.items()).reversed().iterator());
      case PyTuple tuple -> new PyIterator("reversed", tuple.items().reversed().iterator());
      case String text ->
          new PyIterator("reversed", args.context().list(text).reversed().iterator());
      case PyDict dict ->
          new PyIterator("dict_reversekeyiterator", dict.keys().reversed().iterator());
      case Deque deque -> new PyIterator("_deque_reverse_iterator", deque.reversed());
      case DictView view -> new PyIterator("dict_reverseiterator", view.reversed().iterator());
      case PyObject object when ARRAYS.contains(object.type().name()) ->
          new PyIterator("reversed", args.context().list(sequence).reversed().iterator());
      default -> throw notReversible(args, sequence);
    };
  }

  private static PythonError notReversible(Args args, Object sequence) {
    return PythonError.typeError(
        "'" + args.context().typeName(sequence) + "' object is not reversible");
  }

  static Object iter(Args args) {
    Object iterable = args.get("object");
    if (args.has("sentinel")) {
      Object sentinel = args.get("sentinel");
      Context context = args.context();
      return lazily(
          "callable_iterator",
          () -> {
            Object value = context.call(iterable);
            return context.equal(value, sentinel) ? null : value;
          });
    }
    return iterable instanceof PyIterator iterator
        ? iterator
        : new PyIterator(
            args.context().typeName(iterable) + "_iterator", args.context().iterate(iterable));
  }

  static Object next(Args args) {
    if (!(args.get("iterator") instanceof PyIterator iterator)) {
      throw PythonError.typeError(
          "'" + args.context().typeName(args.get("iterator")) + "' object is not an iterator");
    }
    Iterator<Object> items = args.context().iterate(iterator);
    if (items.hasNext()) {
      return items.next();
    }
    if (args.has("default")) {
      return args.get("default");
    }
    throw new PythonError("StopIteration", PyTuple.EMPTY);
  }
}
