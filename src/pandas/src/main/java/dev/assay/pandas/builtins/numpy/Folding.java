package dev.assay.pandas.builtins.numpy;

import dev.assay.pandas.builtins.pandas.ArrayObject;
import dev.assay.pandas.builtins.pandas.FrameObject;
import dev.assay.pandas.builtins.pandas.Read;
import dev.assay.pandas.builtins.pandas.SeriesObject;
import dev.assay.pandas.eval.Args;
import dev.assay.pandas.eval.Context;
import dev.assay.pandas.eval.PyModule;
import dev.assay.pandas.frame.Column;
import dev.assay.pandas.frame.Columns;
import dev.assay.pandas.value.PythonError;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/**
 * What numpy's functions of two values make of many, one after another: {@code
 * np.logical_and.reduce([a, b, c])}, {@code np.maximum.accumulate(a)}.
 */
final class Folding {

  /** Where a fold of nothing, or of truths, begins. */
  private static final Map<String, Object> BEGINNINGS =
      Map.of("add", 0.0, "multiply", 1.0, "logical_and", true, "logical_or", false);

  private static final List<String> WITHOUT =
      List.of("maximum", "minimum", "subtract", "bitwise_and", "bitwise_or");

  private Folding() {}

  /** Gives the functions, which the table must have, their methods. */
  static void add(PyModule.Builder table) {
    List<String> names = new ArrayList<>(BEGINNINGS.keySet());
    names.addAll(WITHOUT);
    for (String name : names) {
      table
          .attribute(name, "reduce", "array, /, !axis=0", args -> last(args, name))
          .attribute(
              name,
              "accumulate",
              "array, /, !axis=0",
              args -> {
                Column running = Columns.infer(folded(args, name));
                return args.get("array") instanceof SeriesObject series
                    ? new SeriesObject(series.series().withValues(running))
                    : new ArrayObject(running);
              });
    }
  }

  private static Object last(Args args, String name) {
    List<Object> folded = folded(args, name);
    if (!folded.isEmpty()) {
      return folded.getLast();
    }
    Object beginning = BEGINNINGS.get(name);
    if (beginning == null) {
      throw PythonError.valueError(
          "zero-size array to reduction operation " + name + " which has no identity");
    }
    return Columns.infer(List.of(beginning)).get(0);
  }

  /** What the first values give, one more each time. */
  private static List<Object> folded(Args args, String name) {
    Context context = args.context();
    Object function = context.library().modules().get("numpy").attributes().get(name);
    List<Object> folded = new ArrayList<>();
    for (Object item : items(args)) {
      Object before = folded.isEmpty() ? BEGINNINGS.get(name) : folded.getLast();
      boolean truths = before instanceof Boolean || !folded.isEmpty();
      folded.add(truths ? context.call(function, before, item) : item);
    }
    return folded;
  }

  private static List<Object> items(Args args) {
    Object given = args.get("array");
    if (given instanceof FrameObject) {
      throw PythonError.unsupported(
          args.function() + "() of a DataFrame", "use its methods, such as all(axis=1)");
    }
    List<Object> items = args.context().list(given);
    if (items.stream().anyMatch(Read::isListLike)) {
      return items.stream().map(item -> array(args, item)).toList();
    }
    Column column = Read.column(args.context(), given);
    List<Object> numbers = new ArrayList<>();
    for (int at = 0; at < column.size(); at++) {
      numbers.add(column.get(at));
    }
    return numbers;
  }

  private static Object array(Args args, Object item) {
    return new ArrayObject(
        item instanceof SeriesObject series
            ? series.series().values()
            : Read.column(args.context(), item));
  }
}
