package dev.assay.pandas.api.common;

import dev.assay.pandas.eval.Context;
import dev.assay.pandas.eval.NativeFunction;
import dev.assay.pandas.eval.PyCallable;
import dev.assay.pandas.eval.PyType;
import dev.assay.pandas.value.PyDict;
import dev.assay.pandas.value.PyList;
import dev.assay.pandas.value.PyTuple;
import java.util.List;

/**
 * A built-in function of Python's that is called itself: {@code apply} with a list or a dict of
 * functions does so, where {@code agg} takes pandas' method of the same name.
 */
public record OwnFunction(NativeFunction function) implements PyCallable {

  private static final PyType<OwnFunction> TYPE =
      PyType.builder("builtin_function_or_method", OwnFunction.class)
          .doc("a built-in function that is called itself")
          .property("__name__", (self, _) -> self.function.name())
          .build();

  /** Python's built-in functions in a list or a dict of functions as such; others as they are. */
  public static Object among(Context context, Object functions) {
    return switch (functions) {
      case PyDict dict -> {
        PyDict own = new PyDict();
        dict.entries().forEach(entry -> own.put(entry.key(), among(context, entry.value())));
        yield own;
      }
      case PyList list -> PyList.copyOf(each(context, list.items()));
      case PyTuple tuple -> PyTuple.copyOf(each(context, tuple.items()));
      case NativeFunction function when isBuiltIn(context, function) -> new OwnFunction(function);
      default -> functions;
    };
  }

  private static List<Object> each(Context context, List<Object> functions) {
    return functions.stream().map(function -> among(context, function)).toList();
  }

  public static boolean isBuiltIn(Context context, NativeFunction function) {
    return context.library().globals().get(function.name()) == function;
  }

  @Override
  public PyType<?> type() {
    return TYPE;
  }

  @Override
  public Object call(Context context, PyTuple positional, PyDict named) {
    return function.call(context, positional, named);
  }
}
