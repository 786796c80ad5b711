package dev.assay.pandas.api.python;

import dev.assay.pandas.eval.Context;
import dev.assay.pandas.eval.PyCallable;
import dev.assay.pandas.eval.PyIterator;
import dev.assay.pandas.value.PySet;
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

  /**
   * Whether a value has a special method, by what can be done with it: none of them can be reached.
   *
   * @throws PythonError where Assay cannot tell
   */
  static boolean hasSpecial(Context context, Object value, String name) {
    return switch (name) {
      case "__iter__" -> isPossible(() -> context.iterate(value));
      case "__len__", "__contains__" -> isPossible(() -> context.length(value));
      case "__getitem__" ->
          isPossible(() -> context.length(value))
              && !(value instanceof PySet)
              && !(value instanceof DictView);
      case "__call__", "__name__" -> value instanceof PyCallable;
      case "__next__" -> value instanceof PyIterator;
      case "__eq__", "__hash__", "__repr__", "__str__" -> true;
      default ->
          throw PythonError.unsupported("hasattr() with " + name, "use isinstance(value, type)");
    };
  }

  private static boolean isPossible(Runnable use) {
    try {
      use.run();
      return true;
    } catch (PythonError error) {
      if (error.type().equals("TypeError")) {
        return false;
      }
      throw error;
    }
  }
}
