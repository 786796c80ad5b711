package dev.assay.pandas.api.common;

import dev.assay.pandas.eval.Args;
import dev.assay.pandas.eval.Context;
import dev.assay.pandas.eval.PyCallable;
import dev.assay.pandas.value.PyDict;
import dev.assay.pandas.value.PyTuple;
import dev.assay.pandas.value.PythonError;
import java.util.ArrayList;
import java.util.List;

/**
 * What {@code agg}, {@code apply} and {@code transform} hand on to the function beside the values.
 *
 * @param more those without names, which follow the values
 * @param named those with names
 */
public record MoreArguments(PyTuple more, PyDict named) {

  public static final MoreArguments NONE = new MoreArguments(PyTuple.EMPTY, new PyDict());

  /** The rest of a call: {@code *args, **kwargs}. */
  public static MoreArguments rest(Args args) {
    return new MoreArguments(args.rest("args"), args.namedRest("kwargs"));
  }

  /** The argument {@code args=(...)} and the rest {@code **kwargs}. */
  public static MoreArguments tuple(Args args) {
    PyTuple more =
        args.optional("args") == null ? PyTuple.EMPTY : PyTuple.copyOf(Read.items(args, "args"));
    return new MoreArguments(more, args.namedRest("kwargs"));
  }

  /** The arguments {@code args=(...), kwargs={...}}. */
  public static MoreArguments both(Args args) {
    PyTuple more =
        args.optional("args") == null ? PyTuple.EMPTY : PyTuple.copyOf(Read.items(args, "args"));
    return new MoreArguments(
        more, args.optional("kwargs") instanceof PyDict dict ? dict : new PyDict());
  }

  /** These as the two arguments that {@link #both} reads, after a function. */
  public Object callApply(Context context, Object self, Object function) {
    PyDict both = new PyDict();
    both.put("args", more);
    both.put("kwargs", named);
    return context.invoke(self, "apply", PyTuple.of(function), both);
  }

  public boolean isEmpty() {
    return more.size() + named.size() == 0;
  }

  /** These and one more with a name, unless they have it. */
  public MoreArguments with(String name, Object value) {
    PyDict all = new PyDict();
    all.put(name, value);
    all.putAll(named);
    return new MoreArguments(more, all);
  }

  /** These after another one without a name. */
  public MoreArguments first(Object value) {
    List<Object> all = new ArrayList<>(List.of(value));
    all.addAll(more.items());
    return new MoreArguments(PyTuple.copyOf(all), named);
  }

  /** What a function gives of a value. */
  public Object call(Context context, Object function, Object value) {
    List<Object> arguments = new ArrayList<>(List.of(value));
    arguments.addAll(more.items());
    return context.call(function, PyTuple.copyOf(arguments), named);
  }

  private static Object method(Context context, Object self, String name) {
    try {
      return context.attribute(self, name);
    } catch (PythonError error) {
      if (!error.type().equals("AttributeError")) {
        throw error;
      }
      throw PythonError.attributeError(
              "'%s' is not a valid function for '%s' object", name, context.typeName(self))
          .hinting(error::hint);
    }
  }

  /** What a method gives, or an attribute that is none, such as {@code size}. */
  public Object callMethod(Context context, Object self, String name) {
    Object method = method(context, self, name);
    if (method instanceof PyCallable) {
      return context.call(method, more, named);
    }
    if (!isEmpty()) {
      throw new PythonError("AssertionError", "");
    }
    return method;
  }

  /**
   * Refuses them for a list or dict of functions given to {@code apply}.
   *
   * @throws PythonError when there are some
   */
  public void requireNone(String call) {
    if (!isEmpty()) {
      throw PythonError.unsupported(
          "arguments beside the functions of " + call, "call each function from a lambda");
    }
  }
}
