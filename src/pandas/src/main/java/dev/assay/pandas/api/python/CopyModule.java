package dev.assay.pandas.api.python;

import dev.assay.pandas.eval.Context;
import dev.assay.pandas.eval.PyModule;
import dev.assay.pandas.eval.PyObject;
import dev.assay.pandas.value.PyDict;
import dev.assay.pandas.value.PyList;
import dev.assay.pandas.value.PySet;
import dev.assay.pandas.value.PyTuple;
import dev.assay.pandas.value.PythonError;
import java.util.ArrayList;
import java.util.List;

/** The table of copy. */
final class CopyModule {

  private CopyModule() {}

  static PyModule module() {
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
      case PyObject object when hasCopy(object) -> context.invoke(object, "copy");
      case PyDict dict -> context.invoke(dict, "copy");
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
}
