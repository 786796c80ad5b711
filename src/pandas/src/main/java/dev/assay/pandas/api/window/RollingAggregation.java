package dev.assay.pandas.api.window;

import dev.assay.pandas.api.common.Functions;
import dev.assay.pandas.api.common.LambdaNames;
import dev.assay.pandas.api.common.MoreArguments;
import dev.assay.pandas.api.common.Read;
import dev.assay.pandas.api.common.Wrap;
import dev.assay.pandas.api.series.SeriesObject;
import dev.assay.pandas.column.Column;
import dev.assay.pandas.column.Scalars;
import dev.assay.pandas.eval.Args;
import dev.assay.pandas.eval.Context;
import dev.assay.pandas.frame.DataFrame;
import dev.assay.pandas.frame.Series;
import dev.assay.pandas.frame.index.Index;
import dev.assay.pandas.value.PyDict;
import dev.assay.pandas.value.PyList;
import dev.assay.pandas.value.PyTuple;
import dev.assay.pandas.value.PythonError;
import java.util.ArrayList;
import java.util.List;

/** {@code rolling(...).agg(...)}: one or several functions of each window. */
final class RollingAggregation {

  private RollingAggregation() {}

  static Object of(Windows windows, Args args) {
    Context context = args.context();
    Object function = args.get("func");
    MoreArguments more = MoreArguments.rest(args);
    if (!Read.isListLike(function)) {
      return one(context, windows, function, more);
    }
    Windows self = windows.withKeysAsIndex();
    if (function instanceof PyDict dict && !self.series()) {
      return byColumn(context, self, dict);
    }
    if (!self.series() && self.frame().columns().levelCount() == 1) {
      return ofColumns(context, self, function, more);
    }
    if (!self.series()) {
      throw PythonError.unsupported(
          "agg() of several windows at once", "choose a column and give a list of names");
    }
    List<Object> labels = new ArrayList<>();
    List<Column> data = new ArrayList<>();
    Index index = self.frame().index();
    PyDict named = function instanceof PyDict dict ? dict : null;
    if (named != null && named.values().stream().anyMatch(Read::isListLike)) {
      throw new PythonError("SpecificationError", "nested renamer is not supported");
    }
    for (Object each : context.list(function)) {
      Series series = series(context, self, named == null ? each : named.get(each), more);
      labels.add(named == null ? new LambdaNames(false).name(context, each) : each);
      index = series.index();
      data.add(series.values());
    }
    return Wrap.frame(context, new DataFrame(Index.ofLabels(labels), data, index));
  }

  private static Series series(Context context, Windows self, Object function, MoreArguments more) {
    if (one(context, self, function, more) instanceof SeriesObject result) {
      return result.series();
    }
    throw PythonError.attributeError(
        "%s is not a valid function for '%s' object", context.repr(function), self.typeName());
  }

  /** A method by its name, or by the function of Python's or numpy's that it is to pandas. */
  private static Object one(Context context, Windows self, Object function, MoreArguments more) {
    String name = Functions.methodName(context, function);
    return name == null
        ? more.callApply(context, self, function)
        : more.callMethod(context, self, name);
  }

  /** Several functions of each column, whose names are a level below the column's. */
  private static Object ofColumns(
      Context context, Windows self, Object functions, MoreArguments more) {
    List<Object> labels = new ArrayList<>();
    List<Column> data = new ArrayList<>();
    Index index = self.frame().index();
    for (Object label : self.frame().columns().labels()) {
      Object agg = context.attribute(self.getItem(context, label), "agg");
      DataFrame results = Read.frame(more.call(context, agg, functions));
      for (int at = 0; at < results.columnCount(); at++) {
        labels.add(PyTuple.of(label, results.label(at)));
        data.add(results.column(at));
      }
      index = results.index();
    }
    List<Object> names = List.of(self.frame().columns().name(), Scalars.NONE);
    return Wrap.frame(context, new DataFrame(Index.ofLabels(labels).withNames(names), data, index));
  }

  /** One function a column, or several, below the column's own label. */
  private static Object byColumn(Context context, Windows self, PyDict functions) {
    boolean lists = functions.values().stream().anyMatch(Read::isListLike);
    List<Object> labels = new ArrayList<>();
    List<Column> data = new ArrayList<>();
    Index index = self.frame().index();
    for (PyDict.Entry entry : functions.entries()) {
      Object agg = context.attribute(self.getItem(context, entry.key()), "agg");
      Object function = entry.value();
      Object given = lists && !Read.isListLike(function) ? PyList.of(function) : function;
      DataFrame results = frame(context.call(agg, given));
      for (int at = 0; at < results.columnCount(); at++) {
        labels.add(lists ? PyTuple.of(entry.key(), results.label(at)) : entry.key());
        data.add(results.column(at));
      }
      index = results.index();
    }
    return Wrap.frame(context, new DataFrame(Index.ofLabels(labels), data, index));
  }

  private static DataFrame frame(Object result) {
    return result instanceof SeriesObject one ? one.series().toFrame() : Read.frame(result);
  }
}
