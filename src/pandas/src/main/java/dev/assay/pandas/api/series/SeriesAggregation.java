package dev.assay.pandas.api.series;

import dev.assay.pandas.api.common.Functions;
import dev.assay.pandas.api.common.MoreArguments;
import dev.assay.pandas.api.common.Read;
import dev.assay.pandas.api.common.Wrap;
import dev.assay.pandas.column.Columns;
import dev.assay.pandas.column.Scalars;
import dev.assay.pandas.eval.Args;
import dev.assay.pandas.eval.Context;
import dev.assay.pandas.eval.Exceptions;
import dev.assay.pandas.eval.PyCallable;
import dev.assay.pandas.frame.DataFrame;
import dev.assay.pandas.frame.Series;
import dev.assay.pandas.frame.concat.ColumnConcat;
import dev.assay.pandas.frame.index.Index;
import dev.assay.pandas.value.PyDict;
import dev.assay.pandas.value.PythonError;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * {@code agg} of a series. As in pandas, a function is tried on each value first, and given the
 * series where it raises a TypeError, ValueError or AttributeError there.
 */
public final class SeriesAggregation {

  private SeriesAggregation() {}

  static Object of(SeriesObject self, Args args) {
    if (args.get("func") == Scalars.NONE) { // the functions are under the names of the results
      return of(args.context(), self, args.namedRest("kwargs"), MoreArguments.NONE);
    }
    return of(args.context(), self, args.get("func"), MoreArguments.rest(args));
  }

  /** As in pandas, a dict of functions is not handed the arguments beside it. */
  static Object of(Context context, SeriesObject self, Object function, MoreArguments more) {
    requireSome(context, function);
    if (function instanceof PyDict dict) {
      List<Object> results = new ArrayList<>();
      dict.values().forEach(each -> results.add(one(context, self, each, MoreArguments.NONE)));
      if (ofSeries(results)) {
        throw PythonError.unsupported(
            "agg() of functions that give a Series each", "use concat of the results");
      }
      return scalars(context, self, dict.keys(), results);
    }
    if (!Read.isListLike(function)) {
      return one(context, self, function, more);
    }
    List<Object> names = new ArrayList<>();
    List<Object> results = new ArrayList<>();
    for (Object each : context.list(function)) {
      names.add(Functions.name(context, each));
      results.add(one(context, self, each, more));
    }
    return ofSeries(results)
        ? Wrap.frame(context, beside(context, names, results))
        : scalars(context, self, names, results);
  }

  /** No functions give no results, which pandas raises. */
  public static void requireSome(Context context, Object functions) {
    if (functions instanceof PyDict dict && dict.size() == 0) {
      throw PythonError.valueError("No objects to concatenate");
    }
    if (Read.isListLike(functions) && Read.items(context, functions).isEmpty()) {
      throw PythonError.valueError("no results");
    }
  }

  /**
   * Whether results are series, as functions of each value give.
   *
   * @throws PythonError a ValueError when some are and some are not
   */
  public static boolean ofSeries(List<Object> results) {
    long series = results.stream().filter(SeriesObject.class::isInstance).count();
    if (series > 0 && series < results.size()) {
      throw PythonError.valueError(
          "cannot perform both aggregation and transformation operations simultaneously");
    }
    return series > 0;
  }

  /** Series side by side under the names. */
  public static DataFrame beside(Context context, List<Object> names, List<Object> results) {
    List<DataFrame> frames = new ArrayList<>();
    for (int at = 0; at < results.size(); at++) {
      frames.add(((SeriesObject) results.get(at)).series().named(names.get(at)).toFrame());
    }
    return ColumnConcat.concat(frames, false, false, context.budget());
  }

  private static Object scalars(
      Context context, SeriesObject self, List<Object> names, List<Object> results) {
    return Wrap.series(
        context, new Series(Columns.infer(results), Index.ofLabels(names), self.series().name()));
  }

  /** The one value that an aggregation gives of a series, plain. */
  public static Object scalar(Context context, SeriesObject self, Object function) {
    Object result = one(context, self, function, MoreArguments.NONE);
    if (result instanceof SeriesObject) {
      throw PythonError.valueError("cannot combine transform and aggregation operations");
    }
    return Scalars.plain(result);
  }

  /** What one aggregation gives of a series. */
  public static Object one(
      Context context, SeriesObject self, Object function, MoreArguments more) {
    return one(context, self, function, more, false);
  }

  /**
   * What one aggregation gives of a series.
   *
   * @param always whether any exception of a function of each value leads to its being given the
   *     series
   */
  public static Object one(
      Context context, SeriesObject self, Object function, MoreArguments more, boolean always) {
    if (function instanceof String name) {
      if (!self.type().members().containsKey(name)) {
        Object ofNumpy = context.library().modules().get("numpy").attributes().get(name);
        if (ofNumpy != null) { // as pandas looks for it where series have no such method
          return more.call(context, ofNumpy, self);
        }
      }
      return more.callMethod(context, self, name);
    }
    String name = more.isEmpty() ? Functions.aggregationName(context, function) : null;
    if (name != null) {
      return context.invoke(self, name);
    }
    if (!(function instanceof PyCallable callable)) {
      throw always ? notCallable(context, function) : noAggregation(function);
    }
    Object each = each(context, self, callable, more, always);
    return each == null ? more.call(context, function, self) : each;
  }

  static PythonError notCallable(Context context, Object function) {
    return PythonError.typeError("'" + context.typeName(function) + "' object is not callable");
  }

  /** What pandas makes of None, of lists and dicts inside of others, and of other values. */
  private static PythonError noAggregation(Object function) {
    if (function == Scalars.NONE) {
      return PythonError.valueError("No objects to concatenate");
    }
    return Read.isListLike(function)
        ? new PythonError("SpecificationError", "nested renamer is not supported")
        : new PythonError("AssertionError", "")
            .hinting(": a function is needed, or the name of one");
  }

  private static @Nullable Object each(
      Context context, SeriesObject self, PyCallable function, MoreArguments more, boolean always) {
    try {
      return SeriesApply.each(context, self, function, more);
    } catch (PythonError error) {
      if (!error.isCatchable() || !always && !isOfValues(error)) {
        throw error;
      }
      return null;
    }
  }

  private static boolean isOfValues(PythonError error) {
    return List.of("TypeError", "ValueError", "AttributeError").stream()
        .anyMatch(name -> Exceptions.type(error.type()).isSubtypeOf(Exceptions.type(name)));
  }
}
