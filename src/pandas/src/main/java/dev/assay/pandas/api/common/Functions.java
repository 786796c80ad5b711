package dev.assay.pandas.api.common;

import dev.assay.pandas.column.Column;
import dev.assay.pandas.column.Columns;
import dev.assay.pandas.eval.Context;
import dev.assay.pandas.eval.NativeFunction;
import dev.assay.pandas.eval.PyCallable;
import dev.assay.pandas.value.PyDict;
import dev.assay.pandas.value.PyTuple;
import dev.assay.pandas.value.PythonError;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Functions given by programs. */
public final class Functions {

  private static final Set<String> OF_NUMPY =
      Set.of(
          "all", "any", "sum", "mean", "prod", "std", "var", "median", "max", "min", "cumprod",
          "cumsum");

  private Functions() {}

  /** Each value of a column replaced by what the function gives for it. */
  static Column map(Context context, Column column, PyCallable function) {
    return map(context, column, function, PyTuple.EMPTY, new PyDict());
  }

  public static Column map(
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
  public static PyCallable callable(Context context, Object function) {
    if (function instanceof PyCallable callable) {
      return callable;
    }
    throw PythonError.typeError("'" + context.typeName(function) + "' object is not callable");
  }

  /** Whether it is one of numpy's functions that take an array element by element themselves. */
  public static boolean isUniversal(Context context, PyCallable function) {
    return function instanceof NativeFunction built
        && built.notation().startsWith("x, /")
        && context.library().modules().get("numpy").attributes().get(built.name()) == function;
  }

  /**
   * The name of the method that pandas takes a function for, such as {@code np.mean} or sum (its
   * {@code _cython_table}): not one of pandas' own, nor of another module.
   */
  public static @Nullable String aggregationName(Context context, Object function) {
    if (!(function instanceof NativeFunction built)) {
      return null;
    }
    String name = built.name().startsWith("nan") ? built.name().substring(3) : built.name();
    boolean plain =
        OwnFunction.isBuiltIn(context, built) && List.of("sum", "min", "max").contains(name);
    boolean ofNumpy =
        OF_NUMPY.contains(name)
            && context.library().modules().get("numpy").attributes().get(built.name()) == function;
    return plain || ofNumpy ? name : null;
  }

  /** The name of the method that a text or an aggregation stands for. */
  public static @Nullable String methodName(Context context, Object function) {
    return function instanceof String text ? text : aggregationName(context, function);
  }

  /** The name under which a function's results stand. */
  public static String name(Context context, Object function) {
    if (function instanceof String text) {
      return text;
    }
    if (!(function instanceof PyCallable)) {
      return context.str(function); // no function, which is raised where it is called
    }
    Object name = context.attribute(function, "__name__");
    return name instanceof String text ? text : "<lambda>";
  }
}
