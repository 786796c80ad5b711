package dev.assay.pandas.builtins.pandas;

import dev.assay.pandas.eval.Context;
import dev.assay.pandas.eval.NativeFunction;
import dev.assay.pandas.eval.PyCallable;
import dev.assay.pandas.frame.Column;
import dev.assay.pandas.frame.Columns;
import dev.assay.pandas.frame.aggregate.Aggregations;
import dev.assay.pandas.value.PyDict;
import dev.assay.pandas.value.PyTuple;
import dev.assay.pandas.value.PythonError;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Functions given by programs. */
final class Functions {

  private Functions() {}

  /** Each value of a column replaced by what the function gives for it. */
  static Column map(Context context, Column column, PyCallable function) {
    return map(context, column, function, PyTuple.EMPTY, new PyDict());
  }

  static Column map(
      Context context, Column column, PyCallable function, PyTuple more, PyDict named) {
    if (column.size() == 0) {
      return column;
    }
    List<Object> results = new ArrayList<>(column.size());
    for (int at = 0; at < column.size(); at++) {
      List<Object> arguments = new ArrayList<>();
      arguments.add(column.item(at));
      arguments.addAll(more.items());
      results.add(context.call(function, PyTuple.copyOf(arguments), named));
    }
    return Columns.infer(results);
  }

  /** The function given; a TypeError for what cannot be called. */
  static PyCallable callable(Context context, Object function) {
    if (function instanceof PyCallable callable) {
      return callable;
    }
    throw PythonError.typeError("'" + context.typeName(function) + "' object is not callable");
  }

  /** Whether it is one of numpy's functions that take an array element by element themselves. */
  static boolean isUniversal(Context context, PyCallable function) {
    return function instanceof NativeFunction built
        && built.notation().startsWith("x, /")
        && context.library().modules().get("numpy").attributes().get(built.name()) == function;
  }

  /** The name of the aggregation that a function stands for, such as {@code np.mean} or sum. */
  static @Nullable String aggregationName(Object function) {
    return function instanceof NativeFunction built && Aggregations.named(built.name()) != null
        ? built.name()
        : null;
  }

  /** The name of the method that a text or an aggregation stands for. */
  static @Nullable String methodName(Object function) {
    return function instanceof String text ? text : aggregationName(function);
  }

  /** The name under which a function's results stand. */
  static String name(Context context, Object function) {
    if (function instanceof String text) {
      return text;
    }
    Object name = context.attribute(function, "__name__");
    return name instanceof String text ? text : "<lambda>";
  }
}
