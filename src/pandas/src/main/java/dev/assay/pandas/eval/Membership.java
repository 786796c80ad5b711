package dev.assay.pandas.eval;

import dev.assay.pandas.value.CompareOperator;
import dev.assay.pandas.value.Custom;
import dev.assay.pandas.value.Equality;
import dev.assay.pandas.value.NA;
import dev.assay.pandas.value.PyDict;
import dev.assay.pandas.value.PyList;
import dev.assay.pandas.value.PySet;
import dev.assay.pandas.value.PyTuple;
import dev.assay.pandas.value.PythonError;
import dev.assay.pandas.value.TextSearch;
import dev.assay.pandas.value.TimeLimit;
import dev.assay.pandas.value.TypeNames;
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
      case Custom custom -> {
        Boolean holds = custom.holds(item);
        if (holds == null) {
          throw notIterable(context, custom);
        }
        yield holds;
      }
      default -> throw notIterable(context, container);
    };
  }

  private static PythonError notIterable(Context context, Object container) {
    return PythonError.typeError(
        "argument of type '" + context.typeName(container) + "' is not iterable");
  }

  private static boolean inText(String text, Object item) {
    if (item instanceof String part) {
      return TextSearch.contains(text, part);
    }
    throw PythonError.typeError(
        "'in <string>' requires string as left operand, not " + TypeNames.of(item));
  }

  static boolean byIteration(Context context, Iterator<Object> items, Object item) {
    while (items.hasNext()) {
      TimeLimit.check();
      Object candidate = items.next();
      if (candidate == item || isEqual(context, candidate, item)) {
        return true;
      }
    }
    return false;
  }

  /** What numpy's numbers compare to each element of a list, and NA to anything, is no truth. */
  private static boolean isEqual(Context context, Object candidate, Object item) {
    return Operators.meetsElements(candidate, item) || candidate == NA.NA || item == NA.NA
        ? context.truth(context.compare(CompareOperator.EQUAL, candidate, item))
        : Equality.equal(candidate, item);
  }
}
