package dev.assay.pandas.api.common;

import dev.assay.pandas.eval.Context;
import dev.assay.pandas.eval.PyObject;
import dev.assay.pandas.eval.PyType;
import dev.assay.pandas.value.PythonError;
import java.util.HashMap;
import java.util.Map;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/**
 * The attributes that a program gives a frame or a series: pandas warns that they are no columns,
 * and what methods make of the object does not have them.
 */
public final class OwnAttributes {

  /** Most objects have none. */
  private @Nullable Map<String, Object> values;

  public @Nullable Object get(String name) {
    return values == null ? null : values.get(name);
  }

  public void put(Context context, String name, Object value) {
    Map<String, Object> known = values == null ? new HashMap<>() : values;
    context.budget().cells(1);
    known.put(name, value);
    values = known;
  }

  /**
   * Gives an object an attribute that is no label of it.
   *
   * @return whether it may have it: what pandas computes cannot be set
   */
  public boolean add(Context context, PyType<?> type, String name, Object value) {
    if (type.members().containsKey(name)) {
      return false;
    }
    put(context, name, value);
    return true;
  }

  /**
   * Sets what an object has for itself, a label, or a new attribute.
   *
   * @param label whether the name is a label of the object
   */
  public boolean set(
      Context context, PyObject object, String name, Object value, Predicate<String> label) {
    if (get(name) != null) {
      put(context, name, value);
      return true;
    }
    requireNoMethod(object.type(), name);
    if (!label.test(name)) {
      return add(context, object.type(), name, value);
    }
    object.setItem(context, name, value);
    return true;
  }

  /** Methods are looked for before attributes here; in pandas it is the other way around. */
  public static void requireNoMethod(PyType<?> type, String name) {
    switch (type.members().get(name)) {
      case PyType.Member.Bound<?> _ ->
          throw PythonError.unsupported(
              "setting an attribute that has the name of a method, '" + name + "'",
              "give it another name, or write to the column by df['" + name + "'] = ...");
      case PyType.Member.Refused<?> refused ->
          throw PythonError.unsupported(type.name() + "." + name, refused.instead());
      case null, default -> {}
    }
  }
}
