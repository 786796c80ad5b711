package dev.assay.pandas.api.python;

import dev.assay.pandas.eval.Args;
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
        .function("heappush", "heap, item, /", HeapqModule::pushed)
        .function("heappop", "heap, /", args -> heap(args, "heap").pop())
        .lacking("use sorted(a + b)", "merge")
        .lacking("use heappush(...) and heappop(...)", "heappushpop heapreplace")
        .build();
  }

  private static Heap heap(Args args, String name) {
    if (args.get(name) instanceof PyList list) {
      return new Heap(args.context(), list.items());
    }
    throw PythonError.typeError("heap argument must be a list");
  }

  private static Object first(Args args, boolean largest) {
    List<Object> sorted =
        Sequences.sorted(args.context(), args.list("iterable"), args.get("key"), largest);
    int count = Math.clamp(args.integer("n"), 0, sorted.size());
    return PyList.copyOf(sorted.subList(0, count));
  }

  private static Object heapified(Args args) {
    heap(args, "x").order();
    return None.NONE;
  }

  private static Object pushed(Args args) {
    args.budget().objects(1);
    heap(args, "heap").push(args.get("item"));
    return None.NONE;
  }
}
