package dev.assay.pandas.builtins.pandas;

import dev.assay.pandas.eval.Args;
import dev.assay.pandas.eval.Context;
import dev.assay.pandas.frame.Column;
import dev.assay.pandas.frame.DataFrame;
import dev.assay.pandas.frame.Index;
import dev.assay.pandas.frame.Scalars;
import dev.assay.pandas.frame.Series;
import dev.assay.pandas.value.PyDict;
import dev.assay.pandas.value.PyTuple;
import dev.assay.pandas.value.PythonError;
import java.util.ArrayList;
import java.util.List;

/** {@code rolling(...).agg(...)}: one or several functions of each window. */
final class RollingAggregation {

  private RollingAggregation() {}

  static Object of(RollingObject self, Args args) {
    Context context = args.context();
    Object function = args.get("func");
    MoreArguments more = MoreArguments.rest(args);
    if (!Read.isListLike(function)) {
      return one(context, self, function, more);
    }
    if (function instanceof PyDict dict && !self.series()) {
      return byColumn(context, self, dict);
    }
    if (!self.series() && self.frame().columns().levelCount() == 1) {
      return ofColumns(context, self, function, more);
    }
    if (!self.series() || function instanceof PyDict) {
      throw PythonError.unsupported(
          "agg() of several windows at once", "choose a column and give a list of names");
    }
    List<Object> labels = new ArrayList<>();
    List<Column> data = new ArrayList<>();
    Index index = self.frame().index();
    for (Object each : context.list(function)) {
      Object one = one(context, self, each, more);
      labels.add(new LambdaNames(false).name(context, each));
      Series series = ((SeriesObject) one).series();
      index = series.index();
      data.add(series.values());
    }
    return Wrap.frame(context, new DataFrame(Index.ofLabels(labels), data, index));
  }

  /** A method by its name, or by the function of Python's or numpy's that it is to pandas. */
  private static Object one(
      Context context, RollingObject self, Object function, MoreArguments more) {
    String name = Functions.methodName(context, function);
    return name == null
        ? more.callApply(context, self, function)
        : more.callMethod(context, self, name);
  }

  /** Several functions of each column, whose names are a level below the column's. */
  private static Object ofColumns(
      Context context, RollingObject self, Object functions, MoreArguments more) {
    List<Object> labels = new ArrayList<>();
    List<Column> data = new ArrayList<>();
    Index index = self.frame().index();
    for (Object label : self.frame().columns().labels()) {
      Object agg = context.attribute(self.getItem(context, label), "agg");
      DataFrame results = Read.frame(more.call(context, agg, functions), "agg");
      for (int at = 0; at < results.columnCount(); at++) {
        labels.add(PyTuple.of(label, results.label(at)));
        data.add(results.column(at));
      }
      index = results.index();
    }
    List<Object> names = List.of(self.frame().columns().name(), Scalars.NONE);
    return Wrap.frame(context, new DataFrame(Index.ofLabels(labels).withNames(names), data, index));
  }

  /** One function a column. */
  private static Object byColumn(Context context, RollingObject self, PyDict functions) {
    List<Object> labels = new ArrayList<>();
    List<Column> data = new ArrayList<>();
    Index index = self.frame().index();
    for (PyDict.Entry entry : functions.entries()) {
      Object chosen = self.getItem(context, entry.key());
      Object agg = context.attribute(chosen, "agg");
      if (!(context.call(agg, entry.value()) instanceof SeriesObject result)) {
        throw PythonError.unsupported(
            "agg() of several functions for a column", "choose a column and give a list of names");
      }
      labels.add(entry.key());
      index = result.series().index();
      data.add(result.series().values());
    }
    return Wrap.frame(context, new DataFrame(Index.ofLabels(labels), data, index));
  }
}
