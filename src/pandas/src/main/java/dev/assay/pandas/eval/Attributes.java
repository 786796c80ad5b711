package dev.assay.pandas.eval;

import dev.assay.pandas.value.Nearest;
import dev.assay.pandas.value.PyNamedTuple;
import dev.assay.pandas.value.PythonError;

/** {@code value.name}. Names with two underscores in front lead to nothing but {@code __name__}. */
final class Attributes {

  private Attributes() {}

  static Object get(Context context, Object value, String name) {
    checkAllowed(name);
    PyType<?> type = context.typeOf(value);
    Object found = value instanceof PyNamedTuple tuple ? tuple.field(name) : null;
    if (found == null) {
      found = type.attributeOf(context, value, name);
    }
    if (found == null && value instanceof PyObject object) {
      found = object.attribute(context, name);
    }
    if (found == null) {
      throw missing(context, value, name);
    }
    return found;
  }

  private static PythonError missing(Context context, Object value, String name) {
    String what =
        value instanceof PyType<?> type
            ? "type object '" + type.name() + "'"
            : "'" + named(context.typeName(value)) + "' object";
    PyType<?> type = value instanceof PyType<?> self ? self : context.typeOf(value);
    return PythonError.attributeError(what + " has no attribute '" + name + "'")
        .hinting(Nearest.suggestion(name, type.names()));
  }

  /** Python shows the module of the one type of numpy's that has none in its name here. */
  private static String named(String type) {
    return type.equals("ndarray") ? "numpy.ndarray" : type;
  }

  static void set(Context context, Object value, String name, Object attribute) {
    checkAllowed(name);
    if (!(value instanceof PyObject object) || !object.setAttribute(context, name, attribute)) {
      throw PythonError.attributeError(
          "'%s' object attribute '%s' cannot be set", context.typeName(value), name);
    }
  }

  private static void checkAllowed(String name) {
    if (name.startsWith("__") && !name.equals("__name__")) {
      throw PythonError.attributeError(
          "access to '" + name + "' is not allowed: names of this kind are not available");
    }
  }
}
