package dev.assay.pandas.builtins.python;

import dev.assay.pandas.eval.Args;
import dev.assay.pandas.eval.Context;
import dev.assay.pandas.eval.PyModule;
import dev.assay.pandas.value.None;
import dev.assay.pandas.value.PyList;
import dev.assay.pandas.value.PythonError;
import java.util.List;

/** The table of heapq. */
final class HeapqModule {

  private HeapqModule() {}

  static PyModule module() {
    return PyModule.builder("heapq")
        .function("nlargest", "n, iterable, key=None", args -> first(args, true))
        .function("nsmallest", "n, iterable, key=None", args -> first(args, false))
        .function("heapify", "x, /", HeapqModule::heapified)
        .function(
            "heappush",
            "heap, item, /",
            args -> {
              args.context().budget().objects(1);
              list(args, "heap").add(args.get("item"));
              return heapified(args.context(), list(args, "heap"));
            })
        .function("heappop", "heap, /", HeapqModule::popped)
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
}
