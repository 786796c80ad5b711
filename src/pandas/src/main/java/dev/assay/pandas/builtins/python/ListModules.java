package dev.assay.pandas.builtins.python;

import dev.assay.pandas.eval.Args;
import dev.assay.pandas.eval.Context;
import dev.assay.pandas.eval.PyModule;
import dev.assay.pandas.eval.PyObject;
import dev.assay.pandas.value.None;
import dev.assay.pandas.value.PyDict;
import dev.assay.pandas.value.PyList;
import dev.assay.pandas.value.PySet;
import dev.assay.pandas.value.PyTuple;
import dev.assay.pandas.value.PythonError;
import java.util.ArrayList;
import java.util.List;

/** The tables of heapq, bisect, copy and calendar. */
final class ListModules {

  private static final List<String> MONTHS =
      List.of(
          "",
          "January",
          "February",
          "March",
          "April",
          "May",
          "June",
          "July",
          "August",
          "September",
          "October",
          "November",
          "December");
  private static final List<String> DAYS =
      List.of("Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday");

  private ListModules() {}

  static List<PyModule> modules() {
    return List.of(heaps(), bisection(), copies(), calendar());
  }

  private static PyModule heaps() {
    return PyModule.builder("heapq")
        .function("nlargest", "n, iterable, key=None", args -> first(args, true))
        .function("nsmallest", "n, iterable, key=None", args -> first(args, false))
        .function("heapify", "x, /", ListModules::heapified)
        .function(
            "heappush",
            "heap, item, /",
            args -> {
              args.context().budget().objects(1);
              list(args, "heap").add(args.get("item"));
              return heapified(args.context(), list(args, "heap"));
            })
        .function("heappop", "heap, /", ListModules::popped)
        .build();
  }

  private static PyList list(Args args, String name) {
    if (args.get(name) instanceof PyList list) {
      return list;
    }
    throw PythonError.typeError("heap argument must be a list");
  }

  private static Object first(Args args, boolean largest) {
    List<Object> sorted =
        Sequences.sorted(
            args.context(), args.context().list(args.get("iterable")), args.get("key"), largest);
    int count = Math.clamp(args.integer("n"), 0, sorted.size());
    return PyList.copyOf(sorted.subList(0, count));
  }

  /** A sorted list is a heap, and pops in the same order as any other. */
  private static Object heapified(Context context, PyList heap) {
    List<Object> sorted = Sequences.sorted(context, heap.items(), None.NONE, false);
    for (int at = 0; at < sorted.size(); at++) {
      heap.items().set(at, sorted.get(at));
    }
    return None.NONE;
  }

  private static Object heapified(Args args) {
    return heapified(args.context(), list(args, "x"));
  }

  private static Object popped(Args args) {
    PyList heap = list(args, "heap");
    if (heap.size() == 0) {
      throw PythonError.indexError("index out of range");
    }
    heapified(args.context(), heap);
    return heap.items().removeFirst();
  }

  private static PyModule bisection() {
    return PyModule.builder("bisect")
        .function("bisect", "a, x", args -> (long) place(args, true))
        .function("bisect_right", "a, x", args -> (long) place(args, true))
        .function("bisect_left", "a, x", args -> (long) place(args, false))
        .function(
            "insort",
            "a, x",
            args -> {
              args.context().budget().objects(1);
              list(args, "a").items().add(place(args, true), args.get("x"));
              return None.NONE;
            })
        .build();
  }

  private static int place(Args args, boolean right) {
    List<Object> items =
        args.get("a") instanceof PyList list ? list.items() : args.context().list(args.get("a"));
    int low = 0;
    int high = items.size();
    while (low < high) {
      int middle = (low + high) >>> 1;
      boolean after =
          right
              ? !args.context().less(args.get("x"), items.get(middle))
              : args.context().less(items.get(middle), args.get("x"));
      low = after ? middle + 1 : low;
      high = after ? high : middle;
    }
    return low;
  }

  private static PyModule copies() {
    return PyModule.builder("copy")
        .function("copy", "x", args -> copied(args.context(), args.get("x"), false, 0))
        .function(
            "deepcopy", "x, memo=None", args -> copied(args.context(), args.get("x"), true, 0))
        .build();
  }

  private static Object copied(Context context, Object value, boolean deep, int level) {
    if (level > 200) {
      throw new PythonError("RecursionError", "maximum recursion depth exceeded");
    }
    return switch (value) {
      case PyList list -> PyList.copyOf(items(context, list.items(), deep, level));
      case PyTuple tuple when deep && tuple.getClass() == PyTuple.class ->
          PyTuple.copyOf(items(context, tuple.items(), true, level));
      case PyDict dict when dict.getClass() == PyDict.class -> {
        PyDict copy = new PyDict();
        context.budget().objects(dict.size());
        dict.entries()
            .forEach(
                entry ->
                    copy.put(
                        entry.key(),
                        deep ? copied(context, entry.value(), true, level + 1) : entry.value()));
        yield copy;
      }
      case PySet set -> PySet.copyOf(set.items());
      case PyObject object when hasCopy(object) -> context.call(context.attribute(object, "copy"));
      case PyDict dict -> context.call(context.attribute(dict, "copy"));
      default -> value;
    };
  }

  private static boolean hasCopy(PyObject object) {
    return object.type().members().containsKey("copy");
  }

  private static List<Object> items(Context context, List<Object> items, boolean deep, int level) {
    context.budget().objects(items.size());
    List<Object> copies = new ArrayList<>(items.size());
    items.forEach(item -> copies.add(deep ? copied(context, item, true, level + 1) : item));
    return copies;
  }

  private static PyModule calendar() {
    return PyModule.builder("calendar")
        .value("month_name", PyTuple.copyOf(MONTHS))
        .value("month_abbr", PyTuple.copyOf(shortened(MONTHS)))
        .value("day_name", PyTuple.copyOf(DAYS))
        .value("day_abbr", PyTuple.copyOf(shortened(DAYS)))
        .function("isleap", "year", args -> java.time.Year.isLeap(args.integer("year")))
        .function("monthrange", "year, month", ListModules::monthRange)
        .function(
            "weekday",
            "year, month, day",
            args -> day(args, args.count("day")).getDayOfWeek().getValue() - 1L)
        .build();
  }

  private static List<String> shortened(List<String> names) {
    return names.stream().map(name -> name.substring(0, Math.min(3, name.length()))).toList();
  }

  private static java.time.LocalDate day(Args args, int day) {
    try {
      return java.time.LocalDate.of(args.count("year"), args.count("month"), day);
    } catch (java.time.DateTimeException error) {
      throw PythonError.valueError("bad month or day: " + error.getMessage());
    }
  }

  private static Object monthRange(Args args) {
    java.time.LocalDate first = day(args, 1);
    return PyTuple.of(first.getDayOfWeek().getValue() - 1L, (long) first.lengthOfMonth());
  }
}
