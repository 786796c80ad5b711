package dev.assay.pandas.api.python;

import dev.assay.pandas.eval.Args;
import dev.assay.pandas.eval.Context;
import dev.assay.pandas.value.BinaryOperator;
import dev.assay.pandas.value.CompareOperator;
import dev.assay.pandas.value.PythonError;
import java.util.Iterator;
import org.jspecify.annotations.Nullable;

/** The built-in functions that make one value of many. */
final class Reductions {

  private Reductions() {}

  static Object sum(Args args) {
    Context context = args.context();
    Object total = args.get("start");
    if (total instanceof String) {
      throw PythonError.typeError("sum() can't sum strings [use ''.join(seq) instead]");
    }
    Iterator<Object> items = context.iterate(args.get("iterable"));
    while (items.hasNext()) {
      total = context.binary(BinaryOperator.ADD, total, items.next());
    }
    return total;
  }

  static Object any(Args args) {
    return meets(args, true);
  }

  static Object all(Args args) {
    return !meets(args, false);
  }

  private static boolean meets(Args args, boolean wanted) {
    Iterator<Object> items = args.context().iterate(args.get("iterable"));
    while (items.hasNext()) {
      if (args.context().truth(items.next()) == wanted) {
        return true;
      }
    }
    return false;
  }

  static Object min(Args args) {
    return extreme(args, false);
  }

  static Object max(Args args) {
    return extreme(args, true);
  }

  /** Of an iterable, or of several arguments; the first of equals wins. */
  private static Object extreme(Args args, boolean largest) {
    Context context = args.context();
    int given = args.rest("args").size();
    if (given == 0) {
      throw PythonError.typeError(args.function() + " expected at least 1 argument, got 0");
    }
    if (given > 1 && args.has("default")) {
      throw PythonError.typeError(
          "Cannot specify a default for %s() with multiple positional arguments", args.function());
    }
    Iterator<Object> items =
        context.iterate(given == 1 ? args.rest("args").get(0) : args.rest("args"));
    if (!items.hasNext()) {
      if (args.has("default")) {
        return args.get("default");
      }
      throw PythonError.valueError(args.function() + "() arg is an empty sequence");
    }
    Object best = items.next();
    Object bestKey = key(args, best);
    while (items.hasNext()) {
      Object item = items.next();
      Object itemKey = key(args, item);
      boolean better =
          context.truth(
              context.compare(
                  largest ? CompareOperator.GREATER : CompareOperator.LESS, itemKey, bestKey));
      if (better) {
        best = item;
        bestKey = itemKey;
      }
    }
    return best;
  }

  private static Object key(Args args, Object item) {
    @Nullable Object key = args.optional("key");
    return key == null ? item : args.context().call(key, item);
  }
}
