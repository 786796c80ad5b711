package dev.assay.pandas.api.python;

import dev.assay.pandas.eval.Args;
import dev.assay.pandas.eval.Context;
import dev.assay.pandas.eval.NativeFunction;
import dev.assay.pandas.eval.PyCallable;
import dev.assay.pandas.eval.PyModule;
import dev.assay.pandas.eval.PyObject;
import dev.assay.pandas.eval.PyType;
import dev.assay.pandas.value.CompareOperator;
import dev.assay.pandas.value.PyDict;
import dev.assay.pandas.value.PyTuple;
import dev.assay.pandas.value.PythonError;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The table of the module {@code functools}. */
final class FunctoolsModule {

  private FunctoolsModule() {}

  static PyModule module() {
    return PyModule.builder("functools")
        .function("reduce", "function, iterable, initial=..., /", FunctoolsModule::reduce)
        .function("partial", "func, /, *args, **keywords", FunctoolsModule::partial)
        .function("cmp_to_key", "mycmp", FunctoolsModule::compareToKey)
        .function("lru_cache", "maxsize=128, typed=False", FunctoolsModule::cached)
        .function("cache", "user_function, /", args -> cache(args.get("user_function"), false))
        .function(
            "wraps",
            "wrapped",
            args -> new NativeFunction("wraps", "function, /", call -> named(args, call)))
        .lacking(
            "there are no classes; use functions",
            "cached_property partialmethod recursive_repr singledispatch singledispatchmethod"
                + " total_ordering update_wrapper")
        .build();
  }

  /** The function under the name of the one that it wraps. */
  private static Object named(Args wraps, Args call) {
    Context context = call.context();
    Object function = call.get("function");
    context.setAttribute(function, "__name__", context.attribute(wraps.get("wrapped"), "__name__"));
    return function;
  }

  private static Object reduce(Args args) {
    Context context = args.context();
    Iterator<Object> items = context.iterate(args.get("iterable"));
    if (!args.has("initial") && !items.hasNext()) {
      throw PythonError.typeError("reduce() of empty iterable with no initial value");
    }
    Object total = args.has("initial") ? args.get("initial") : items.next();
    while (items.hasNext()) {
      total = context.call(args.get("function"), total, items.next());
    }
    return total;
  }

  private static Object partial(Args args) {
    Object function = args.get("func");
    List<Object> first = args.rest("args").items();
    PyDict named = args.namedRest("keywords");
    return new NativeFunction(
        "functools.partial",
        "*args, **keywords",
        call -> {
          List<Object> all = new ArrayList<>(first);
          all.addAll(call.rest("args").items());
          PyDict both = new PyDict();
          both.putAll(named);
          both.putAll(call.namedRest("keywords"));
          return call.context().call(function, PyTuple.copyOf(all), both);
        });
  }

  /** With and without parentheses. */
  private static Object cached(Args args) {
    return args.get("maxsize") instanceof PyCallable function
        ? cache(function, false)
        : new NativeFunction(
            "lru_cache", "function, /", call -> cache(call.get("function"), args.truth("typed")));
  }

  /**
   * A function that is called once for the same arguments; {@code typed} for each of their types.
   */
  private static Object cache(Object function, boolean typed) {
    PyDict results = new PyDict();
    return new NativeFunction(
        "cached",
        "*args, **keywords",
        call -> {
          List<Object> key = new ArrayList<>(call.rest("args").items());
          call.namedRest("keywords")
              .entries()
              .forEach(entry -> key.add(PyTuple.of(entry.key(), entry.value())));
          addTypes(key, call, typed);
          Object known = results.get(PyTuple.copyOf(key));
          if (known == null) {
            known = call.context().call(function, call.rest("args"), call.namedRest("keywords"));
            call.context().budget().objects(1);
            results.put(PyTuple.copyOf(key), known);
          }
          return known;
        });
  }

  /** CPython also tells a single integer or text from whatever else equals it. */
  private static void addTypes(List<Object> key, Args call, boolean typed) {
    List<Object> given = call.rest("args").items();
    boolean single = given.size() == 1 && call.namedRest("keywords").size() == 0;
    if (typed) {
      given.forEach(each -> key.add(call.context().typeName(each)));
      call.namedRest("keywords").values().forEach(each -> key.add(call.context().typeName(each)));
    } else if (single
        && List.of("int", "str").contains(call.context().typeName(given.getFirst()))) {
      key.add(0, call.context().typeName(given.getFirst()));
    }
  }

  private static Object compareToKey(Args args) {
    Object compare = args.get("mycmp");
    return new NativeFunction("K", "obj, /", call -> new ComparedKey(compare, call.get("obj")));
  }

  /** A key whose order a function of two values gives. */
  private record ComparedKey(Object function, Object value) implements PyObject {

    private static final PyType<ComparedKey> TYPE =
        PyType.builder("functools.KeyWrapper", ComparedKey.class)
            .doc("a key that a function orders")
            .build();

    @Override
    public PyType<?> type() {
      return TYPE;
    }

    @Override
    public @Nullable Object compare(Context context, CompareOperator operator, Object other) {
      return other instanceof ComparedKey that
          ? context.compare(operator, context.call(function, value, that.value), 0L)
          : null;
    }
  }
}
