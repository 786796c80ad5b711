package dev.assay.pandas.api.series;

import dev.assay.pandas.api.common.Functions;
import dev.assay.pandas.api.common.Mapping;
import dev.assay.pandas.api.common.MoreArguments;
import dev.assay.pandas.api.common.OwnFunction;
import dev.assay.pandas.api.common.Read;
import dev.assay.pandas.api.common.Transforming;
import dev.assay.pandas.api.common.Wrap;
import dev.assay.pandas.api.dataframe.RowBuilder;
import dev.assay.pandas.api.missing.Conditional;
import dev.assay.pandas.api.reshape.Exploded;
import dev.assay.pandas.column.CategoryColumn;
import dev.assay.pandas.column.Column;
import dev.assay.pandas.column.Columns;
import dev.assay.pandas.column.DType;
import dev.assay.pandas.column.MaskedColumn;
import dev.assay.pandas.column.Promotion;
import dev.assay.pandas.eval.Args;
import dev.assay.pandas.eval.Context;
import dev.assay.pandas.eval.PyCallable;
import dev.assay.pandas.frame.DataFrame;
import dev.assay.pandas.frame.Series;
import dev.assay.pandas.frame.convert.Casts;
import dev.assay.pandas.frame.index.Index;
import dev.assay.pandas.value.PyDict;
import dev.assay.pandas.value.PyList;
import dev.assay.pandas.value.PyTuple;
import dev.assay.pandas.value.PythonError;
import java.util.ArrayList;
import java.util.List;

/** Methods of a series that take functions. */
public final class SeriesApply {

  private SeriesApply() {}

  static Object apply(SeriesObject self, Args args) {
    Object function = args.get("func");
    MoreArguments more = MoreArguments.tuple(args);
    if (!(function instanceof PyCallable callable)) {
      if (!(function instanceof String)) {
        more.requireNone("Series.apply()");
      }
      requireFunctions(args.context(), function);
      Object own = OwnFunction.among(args.context(), function);
      return SeriesAggregation.of(args.context(), self, own, more);
    }
    return each(args.context(), self, callable, more);
  }

  /** Of a series, a list or a dict each value is called, as one that is given alone. */
  private static void requireFunctions(Context context, Object given) {
    if (given instanceof PyCallable || given instanceof String) {
      return;
    }
    if (!Read.isListLike(given)) {
      throw SeriesAggregation.notCallable(context, given);
    }
    List<Object> parts = given instanceof PyDict dict ? dict.values() : context.list(given);
    parts.forEach(part -> requireFunctions(context, part));
  }

  /** What a function gives of each value; a series without values stays as it is. */
  static Object each(Context context, SeriesObject self, PyCallable function, MoreArguments more) {
    Column values = self.series().values();
    if (values.size() == 0) {
      return Wrap.series(context, self.series());
    }
    if (values instanceof CategoryColumn && more.isEmpty()) {
      Column mapped = Mapping.of(context, values, function, true);
      return Wrap.series(context, self.series().withValues(mapped));
    }
    if (values instanceof MaskedColumn masked && !masked.dtype().isBool()) {
      values = masked.plain();
    }
    if (self.series().values() instanceof MaskedColumn
        && more.isEmpty()
        && Functions.isUniversal(context, function)) {
      return context.call(function, self);
    }
    List<Object> results = new ArrayList<>();
    for (Object item : values.items()) {
      results.add(more.call(context, function, item));
    }
    return wrapped(context, self.series(), results);
  }

  private static Object wrapped(Context context, Series series, List<Object> results) {
    if (!results.isEmpty() && results.getFirst() instanceof SeriesObject) {
      return Wrap.frame(context, RowBuilder.frame(results, series.index()));
    }
    return Wrap.series(context, series.withValues(Columns.infer(results)));
  }

  static Object transform(SeriesObject self, Args args) {
    Context context = args.context();
    Object function = args.get("func");
    MoreArguments more = MoreArguments.rest(args);
    List<Object> names = new ArrayList<>();
    List<Column> results = new ArrayList<>();
    if (function instanceof PyDict) {
      throw PythonError.unsupported(
          "transform() of a Series by a dict", "give a list of functions");
    }
    if (Read.isListLike(function)) {
      for (Object each : context.list(function)) {
        names.add(Functions.name(context, each));
        results.add(transformed(context, self, each, more).series().values());
      }
    } else {
      return transformed(context, self, function, more);
    }
    if (names.isEmpty()) {
      throw PythonError.valueError("No transform functions were provided");
    }
    return Wrap.frame(
        context, new DataFrame(Index.ofLabels(names), results, self.series().index()));
  }

  private static SeriesObject transformed(
      Context context, SeriesObject self, Object function, MoreArguments more) {
    if (Transforming.result(() -> SeriesAggregation.one(context, self, function, more, true))
            instanceof SeriesObject result
        && result.series().index().sameLabels(self.series().index())) {
      return result;
    }
    throw PythonError.valueError("Function did not transform");
  }

  public static Object pipe(Object self, Args args) {
    Object function = args.get("func");
    if (function instanceof PyTuple pair && pair.size() == 2) {
      PyDict named = new PyDict();
      named.putAll(args.namedRest("kwargs"));
      named.put(pair.get(1), self);
      return args.context().call(pair.get(0), args.rest("args"), named);
    }
    List<Object> arguments = new ArrayList<>(List.of(self));
    arguments.addAll(args.rest("args").items());
    return args.context().call(function, PyTuple.copyOf(arguments), args.namedRest("kwargs"));
  }

  static Object explode(SeriesObject self, Args args) {
    Series series = self.series();
    Exploded exploded = Exploded.of(args.context(), series.values());
    Index index =
        args.truth("ignore_index")
            ? Index.range(exploded.rows().length)
            : series.index().kept(exploded.rows());
    return Wrap.series(args, new Series(exploded.values(), index, series.name()));
  }

  static Object caseWhen(SeriesObject self, Args args) {
    Series result = self.series();
    if (!(args.get("caselist") instanceof PyList given)) {
      throw PythonError.typeError(
          "The caselist argument should be a list; instead got "
              + args.context().typeName(args.get("caselist")));
    }
    if (given.items().isEmpty()) {
      throw PythonError.valueError(
          "provide at least one boolean condition, with a corresponding replacement.");
    }
    List<List<Object>> pairs = new ArrayList<>();
    DType common = result.dtype();
    for (Object each : args.context().list(given)) {
      List<Object> pair = args.context().list(each);
      if (pair.size() != 2) {
        throw PythonError.valueError("case_when() takes pairs of condition and replacement");
      }
      pairs.add(pair);
      Object replacement = pair.get(1);
      Column column =
          Read.isListLike(replacement)
              ? Read.column(args.context(), replacement)
              : Columns.infer(List.of(replacement));
      common = Promotion.common(common, column.dtype());
    }
    if (common != result.dtype()) {
      result = result.withValues(Casts.cast(result.values(), common));
    }
    for (List<Object> pair : pairs.reversed()) {
      result =
          Conditional.where(
              args.context(),
              result,
              pair.get(0),
              pair.get(1),
              new Conditional.Keeping(true, false));
    }
    return Wrap.series(args, result);
  }
}
