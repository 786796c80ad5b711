package dev.assay.pandas.api.numpy;

import dev.assay.pandas.api.array.ArrayObject;
import dev.assay.pandas.api.array.ArrayType;
import dev.assay.pandas.api.common.Read;
import dev.assay.pandas.api.dataframe.FrameObject;
import dev.assay.pandas.api.series.SeriesObject;
import dev.assay.pandas.column.Column;
import dev.assay.pandas.column.Columns;
import dev.assay.pandas.column.DType;
import dev.assay.pandas.column.ObjectColumn;
import dev.assay.pandas.column.Scalars;
import dev.assay.pandas.column.TimeColumn;
import dev.assay.pandas.eval.Args;
import dev.assay.pandas.eval.Context;
import dev.assay.pandas.eval.PyModule;
import dev.assay.pandas.value.None;
import dev.assay.pandas.value.PythonError;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;

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

  private static final Set<String> EXTREMES = Set.of("maximum", "minimum");

  private Folding() {}

  /** Gives the functions, which the table must have, their methods. */
  static void add(PyModule.Builder table) {
    List<String> names = new ArrayList<>(BEGINNINGS.keySet());
    names.addAll(WITHOUT);
    for (String name : names) {
      table
          .attribute(name, "at", "a, indices, b, /", args -> at(args, name))
          .attribute(name, "reduce", "array, /, !axis=0", args -> last(args, name))
          .attribute(
              name,
              "accumulate",
              "array, /, !axis=0",
              args -> {
                Column running = running(args, name);
                return args.get("array") instanceof SeriesObject series
                    ? new SeriesObject(series.series().withValues(running))
                    : new ArrayObject(running);
              });
    }
  }

  /**
   * {@code np.add.at(a, indices, b)}: changes elements in place, one that is named twice twice.
   *
   * @throws PythonError a ValueError for other numbers of values than places
   */
  private static Object at(Args args, String name) {
    Context context = args.context();
    if (!(args.get("a") instanceof ArrayObject array)) {
      throw PythonError.unsupported(
          "np." + name + ".at() of " + context.typeName(args.get("a")), "give a NumPy array");
    }
    List<Object> places = listed(context, args.get("indices"));
    List<Object> values = listed(context, args.get("b"));
    if (values.size() != places.size() && values.size() != 1) {
      throw PythonError.valueError("array is not broadcastable to correct shape");
    }
    if (places.stream().anyMatch(place -> !(Scalars.plain(place) instanceof Long))) {
      throw PythonError.unsupported(
          "np." + name + ".at() of places that are no whole numbers", "give positions");
    }
    Object function = context.library().modules().get("numpy").attributes().get(name);
    for (int at = 0; at < places.size(); at++) {
      Object place = places.get(at);
      Object value = values.get(values.size() == 1 ? 0 : at);
      Object changed = context.call(function, context.getItem(array, place), value);
      context.setItem(array, place, changed);
    }
    return None.NONE;
  }

  private static List<Object> listed(Context context, Object given) {
    return Read.isListLike(given) ? Read.items(context, given) : List.of(given);
  }

  /**
   * What is folded.
   *
   * @param ofOne whether each is an array of one element, since it would not stay what it is as a
   *     single value
   * @param objects whether they are the elements of an array of objects
   */
  private record Items(List<Object> all, boolean ofOne, boolean objects) {}

  private static Column running(Args args, String name) {
    Items items = items(args, name);
    List<Object> folded = folded(args, name, items);
    if (!folded.isEmpty() && items.ofOne()) {
      return Columns.concat(folded.stream().map(one -> ((ArrayObject) one).column()).toList());
    }
    boolean objects = items.objects() && folded.stream().noneMatch(Read::isListLike);
    return objects ? ObjectColumn.of(folded) : Columns.infer(folded);
  }

  private static Column column(Args args) {
    Object given = args.get("array");
    Column column =
        switch (given) {
          case SeriesObject series -> series.series().values();
          case ArrayObject array -> array.column();
          default -> ArrayArgument.column(args.context(), given);
        };
    return column.dtype() == DType.STRING ? ObjectColumn.of(column) : column;
  }

  private static Object last(Args args, String name) {
    Items items = items(args, name);
    List<Object> folded = folded(args, name, items);
    if (!folded.isEmpty()) {
      Object last = folded.getLast();
      return items.ofOne() ? args.context().list(last).getFirst() : last;
    }
    Object beginning = BEGINNINGS.get(name);
    if (beginning == null) {
      throw ArrayType.nothing(name);
    }
    return Columns.infer(List.of(beginning)).get(0);
  }

  /** What the first values give, one more each time. */
  private static List<Object> folded(Args args, String name, Items items) {
    Context context = args.context();
    Object function = context.library().modules().get("numpy").attributes().get(name);
    List<Object> folded = new ArrayList<>();
    for (Object item : items.all()) {
      Object before = folded.isEmpty() ? BEGINNINGS.get(name) : folded.getLast();
      boolean truths = before instanceof Boolean || !folded.isEmpty();
      folded.add(truths ? context.call(function, before, item) : item);
    }
    return folded;
  }

  private static Items items(Args args, String name) {
    Object given = args.get("array");
    if (given instanceof FrameObject) {
      throw PythonError.unsupported(
          args.function() + "() of a DataFrame", "use its methods, such as all(axis=1)");
    }
    List<Object> items = args.context().list(given);
    if (items.stream().anyMatch(Read::isListLike)) {
      return new Items(items.stream().map(item -> array(args, item)).toList(), false, false);
    }
    Column column = column(args);
    if (ArrayArgument.isOfTexts(given, column)) {
      throw PythonError.typeError("ufunc '%s' has no loop of text", args.function())
          .hinting("; use max(), min() or ''.join()");
    }
    boolean objects = column.dtype() == DType.OBJECT;
    boolean ofOne =
        objects && EXTREMES.contains(name)
            || given instanceof ArrayObject && column instanceof TimeColumn;
    List<Object> elements = new ArrayList<>();
    for (int at = 0; at < column.size(); at++) {
      elements.add(ofOne ? new ArrayObject(column.take(new int[] {at})) : column.get(at));
    }
    return new Items(elements, ofOne, objects);
  }

  private static Object array(Args args, Object item) {
    return new ArrayObject(
        item instanceof SeriesObject series
            ? series.series().values()
            : Read.column(args.context(), item));
  }
}
