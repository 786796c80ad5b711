package dev.assay.pandas.api.python;

import dev.assay.pandas.eval.Args;
import dev.assay.pandas.eval.PyModule;
import dev.assay.pandas.value.None;
import dev.assay.pandas.value.PyList;
import dev.assay.pandas.value.PythonError;
import java.util.List;

/** The table of bisect. */
final class BisectModule {

  private BisectModule() {}

  static PyModule module() {
    return PyModule.builder("bisect")
        .function("bisect", "a, x", args -> (long) place(args, true))
        .function("bisect_right", "a, x", args -> (long) place(args, true))
        .function("bisect_left", "a, x", args -> (long) place(args, false))
        .function("insort", "a, x", BisectModule::insert)
        .build();
  }

  private static int place(Args args, boolean right) {
    List<Object> items = args.get("a") instanceof PyList list ? list.items() : args.list("a");
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

  private static Object insert(Args args) {
    if (!(args.get("a") instanceof PyList list)) {
      throw PythonError.typeError("insort() argument 'a' must be a list");
    }
    args.budget().objects(1);
    list.items().add(place(args, true), args.get("x"));
    return None.NONE;
  }
}
