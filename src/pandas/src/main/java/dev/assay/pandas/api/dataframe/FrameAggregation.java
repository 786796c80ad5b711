package dev.assay.pandas.api.dataframe;

import dev.assay.pandas.api.common.Functions;
import dev.assay.pandas.api.common.MoreArguments;
import dev.assay.pandas.api.common.Read;
import dev.assay.pandas.api.common.Reduce;
import dev.assay.pandas.api.common.Wrap;
import dev.assay.pandas.api.series.SeriesAggregation;
import dev.assay.pandas.api.series.SeriesObject;
import dev.assay.pandas.column.Column;
import dev.assay.pandas.column.Columns;
import dev.assay.pandas.column.DType;
import dev.assay.pandas.column.ObjectColumn;
import dev.assay.pandas.column.Scalars;
import dev.assay.pandas.eval.Args;
import dev.assay.pandas.eval.Context;
import dev.assay.pandas.frame.DataFrame;
import dev.assay.pandas.frame.Series;
import dev.assay.pandas.frame.index.Index;
import dev.assay.pandas.frame.index.KnownLabels;
import dev.assay.pandas.frame.reshape.Transpose;
import dev.assay.pandas.frame.select.LabelSelector;
import dev.assay.pandas.value.PyDict;
import dev.assay.pandas.value.PyTuple;
import dev.assay.pandas.value.PythonError;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/** {@code agg} of a frame: functions by name or called, for all columns or for each its own. */
final class FrameAggregation {

  private FrameAggregation() {}

  static Object of(FrameObject self, Args args) {
    Object function = args.get("func");
    PyDict named = args.namedRest("kwargs");
    AggregationKeys.requireDistinct(function);
    if (function == Scalars.NONE && named.size() > 0) {
      AggregationKeys.requirePairs(named);
      return NamedAggregation.of(args.context(), self, named);
    }
    return aggregate(args.context(), self, function, Reduce.axis(args), MoreArguments.rest(args));
  }

  /** As in pandas, a dict of functions is not handed the arguments beside it. */
  static Object aggregate(
      Context context, FrameObject self, Object function, int axis, MoreArguments more) {
    SeriesAggregation.requireSome(context, function);
    if (function instanceof PyDict dict) {
      dict.values().forEach(each -> SeriesAggregation.requireSome(context, each));
      return byColumn(context, self, dict);
    }
    if (Read.isListLike(function)) {
      return several(context, self, context.list(function), axis, more);
    }
    return one(context, self, function, axis, more);
  }

  private static Object one(
      Context context, FrameObject self, Object function, int axis, MoreArguments more) {
    String name =
        function instanceof String || more.isEmpty()
            ? Functions.methodName(context, function)
            : null;
    if ("size".equals(name)) {
      return size(context, self, axis);
    }
    if (name != null) {
      return (axis == 1 ? more.with("axis", 1L) : more).callMethod(context, self, name);
    }
    PyDict named = new PyDict();
    named.putAll(more.named());
    named.put("axis", (long) axis);
    named.put("args", more.more());
    return context.invoke(self, "apply", PyTuple.of(function), named);
  }

  /** As {@code agg('size')} has it: the length of each column, or of each row. */
  private static Object size(Context context, FrameObject self, int axis) {
    DataFrame frame = self.frame();
    Index labels = axis == 1 ? frame.index() : frame.columns();
    long size = axis == 1 ? frame.columnCount() : frame.rowCount();
    return Wrap.series(
        context, new Series(Columns.filled(size, labels.size()), labels, Scalars.NONE));
  }

  private static Object several(
      Context context, FrameObject self, List<Object> functions, int axis, MoreArguments more) {
    DataFrame frame = axis == 1 ? Transpose.of(self.frame()) : self.frame();
    if (frame.columnCount() == 0) {
      throw PythonError.valueError("No objects to concatenate");
    }
    List<Object> names =
        functions.stream().map(each -> (Object) Functions.name(context, each)).toList();
    List<Object> results = new ArrayList<>();
    List<Object> labels = new ArrayList<>();
    for (int at = 0; at < frame.columnCount(); at++) {
      SeriesObject column = new SeriesObject(frame.series(at));
      for (int place = 0; place < functions.size(); place++) {
        results.add(SeriesAggregation.one(context, column, functions.get(place), more));
        labels.add(Scalars.tuple(List.of(frame.label(at), names.get(place))));
      }
    }
    if (SeriesAggregation.ofSeries(results)) {
      return Wrap.frame(context, SeriesAggregation.beside(context, labels, results));
    }
    List<Column> data = new ArrayList<>();
    for (int at = 0; at < frame.columnCount(); at++) {
      int first = at * functions.size();
      List<Object> cells = results.subList(first, first + functions.size());
      data.add(Columns.infer(cells.stream().map(Scalars::plain).toList()));
    }
    DataFrame result = new DataFrame(frame.columns().separate(), data, Index.ofLabels(names));
    return Wrap.frame(context, axis == 1 ? Transpose.of(result) : result);
  }

  private static Object byColumn(Context context, FrameObject self, PyDict dict) {
    KnownLabels.requireColumns(self.frame(), dict.keys());
    boolean lists = dict.values().stream().anyMatch(Read::isListLike);
    if (!lists) {
      List<Object> labels = new ArrayList<>();
      List<Object> results = new ArrayList<>();
      for (PyDict.Entry entry : dict.entries()) {
        for (SeriesObject column : named(context, self, entry.key())) {
          labels.add(entry.key());
          results.add(SeriesAggregation.one(context, column, entry.value(), MoreArguments.NONE));
        }
      }
      if (SeriesAggregation.ofSeries(results)) {
        return Wrap.frame(context, SeriesAggregation.beside(context, labels, results));
      }
      return Wrap.series(context, new Series(collected(results), flat(labels), Scalars.NONE));
    }
    AggregationKeys.requireOfLevels(self.frame().columns(), dict.keys());
    List<Object> rows = rows(context, dict);
    List<Object> labels = new ArrayList<>();
    List<Column> data = new ArrayList<>();
    for (PyDict.Entry entry : dict.entries()) {
      for (SeriesObject column : named(context, self, entry.key())) {
        labels.add(entry.key());
        data.add(cells(context, column, entry, rows));
      }
    }
    return Wrap.frame(context, new DataFrame(Index.ofLabels(labels), data, Index.ofLabels(rows)));
  }

  /** Tuples stay labels of one level. */
  private static Index flat(List<Object> labels) {
    return labels.stream().allMatch(Scalars::isTuple)
        ? Index.of(ObjectColumn.of(labels), Scalars.NONE)
        : Index.ofLabels(labels);
  }

  /**
   * The names of the functions: where all columns have the same, one that is listed twice is there
   * twice.
   */
  private static List<Object> rows(Context context, PyDict dict) {
    List<List<Object>> each = new ArrayList<>();
    for (Object value : dict.values()) {
      each.add(
          functions(context, value).stream()
              .map(function -> (Object) Functions.name(context, function))
              .toList());
    }
    if (each.stream().distinct().count() == 1) {
      return each.getFirst();
    }
    if (each.stream().anyMatch(names -> names.stream().distinct().count() < names.size())) {
      throw PythonError.valueError("cannot reindex on an axis with duplicate labels");
    }
    return each.stream().flatMap(List::stream).distinct().toList();
  }

  private static List<Object> functions(Context context, Object value) {
    return Read.isListLike(value) ? context.list(value) : List.of(value);
  }

  private static Column cells(
      Context context, SeriesObject column, PyDict.Entry entry, List<Object> rows) {
    List<Object> functions = functions(context, entry.value());
    List<Object> names = new ArrayList<>();
    List<Object> found = new ArrayList<>();
    for (Object each : functions) {
      names.add(Functions.name(context, each));
      found.add(SeriesAggregation.scalar(context, column, each));
    }
    if (names.equals(rows)) {
      return Columns.infer(found);
    }
    List<Object> cells = new ArrayList<>(Collections.nCopies(rows.size(), Scalars.NAN));
    for (int at = 0; at < found.size(); at++) {
      cells.set(rows.indexOf(names.get(at)), found.get(at));
    }
    return Columns.infer(cells);
  }

  /** The columns of a label. */
  private static List<SeriesObject> named(Context context, FrameObject self, Object label) {
    if (self.getItem(context, label) instanceof SeriesObject column) {
      return List.of(column);
    }
    List<SeriesObject> columns = new ArrayList<>();
    for (int at : new LabelSelector(self.frame().columns()).find(label)) {
      columns.add(new SeriesObject(self.frame().series(at)));
    }
    return columns;
  }

  /** Results as a column; among objects numpy's scalars stay what they are. */
  static Column collected(List<Object> results) {
    Column inferred = Columns.infer(results);
    return inferred.dtype() == DType.OBJECT ? ObjectColumn.of(results) : inferred;
  }
}
