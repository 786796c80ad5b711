package dev.assay.pandas.builtins.python;

import dev.assay.pandas.eval.Context;
import dev.assay.pandas.value.PythonError;

/** Asks whether a value has an attribute, as {@code hasattr} does. */
final class Attribute {

  private Attribute() {}

  static boolean has(Context context, Object value, String name) {
    try {
      context.attribute(value, name);
      return true;
    } catch (PythonError error) {
      if (error.type().equals("AttributeError") || error.type().equals("NotImplementedError")) {
        return false;
      }
      throw error;
    }
  }
}
