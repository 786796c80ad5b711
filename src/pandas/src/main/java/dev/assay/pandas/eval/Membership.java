package dev.assay.pandas.eval;

import dev.assay.pandas.value.Equality;
import dev.assay.pandas.value.PyDict;
import dev.assay.pandas.value.PyList;
import dev.assay.pandas.value.PySet;
import dev.assay.pandas.value.PyTuple;
import dev.assay.pandas.value.PythonError;
import java.util.Iterator;

/** The operator {@code in}. */
final class Membership {

  private Membership() {}

  static boolean contains(Context context, Object container, Object item) {
    return switch (container) {
      case String text -> inText(text, item);
      case PyDict dict -> dict.containsKey(item);
      case PySet set -> set.contains(item);
      case PyList _, PyTuple _ -> byIteration(context, context.iterate(container), item);
      case PyCallable callable -> throw notIterable(context, callable);
      case PyObject object -> object.contains(context, item);
      default -> throw notIterable(context, container);
    };
  }

  private static PythonError notIterable(Context context, Object container) {
    return PythonError.typeError(
        "argument of type '" + context.typeName(container) + "' is not iterable");
  }

  private static boolean inText(String text, Object item) {
    if (item instanceof String part) {
      return text.contains(part);
    }
    throw PythonError.typeError(
        "'in <string>' requires string as left operand, not "
            + dev.assay.pandas.value.TypeNames.of(item));
  }

  static boolean byIteration(Context context, Iterator<Object> items, Object item) {
    while (items.hasNext()) {
      Object candidate = items.next();
      if (candidate == item || Equality.equal(candidate, item)) {
        return true;
      }
    }
    return false;
  }
}
