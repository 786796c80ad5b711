package dev.assay.pandas.api.dataframe;

import dev.assay.pandas.api.array.ArrayObject;
import dev.assay.pandas.api.common.Functions;
import dev.assay.pandas.api.common.IgnoreIndex;
import dev.assay.pandas.api.common.Mapping;
import dev.assay.pandas.api.common.MoreArguments;
import dev.assay.pandas.api.common.OwnFunction;
import dev.assay.pandas.api.common.Read;
import dev.assay.pandas.api.common.Reduce;
import dev.assay.pandas.api.common.Transforming;
import dev.assay.pandas.api.common.Wrap;
import dev.assay.pandas.api.reshape.Exploded;
import dev.assay.pandas.api.series.SeriesAggregation;
import dev.assay.pandas.api.series.SeriesApply;
import dev.assay.pandas.api.series.SeriesObject;
import dev.assay.pandas.column.CategoryColumn;
import dev.assay.pandas.column.Column;
import dev.assay.pandas.column.Columns;
import dev.assay.pandas.column.DoubleColumn;
import dev.assay.pandas.column.MaskedColumn;
import dev.assay.pandas.column.Scalars;
import dev.assay.pandas.eval.Args;
import dev.assay.pandas.eval.Context;
import dev.assay.pandas.eval.PyCallable;
import dev.assay.pandas.eval.PyType;
import dev.assay.pandas.frame.DataFrame;
import dev.assay.pandas.frame.Series;
import dev.assay.pandas.frame.assign.Reindexer;
import dev.assay.pandas.frame.concat.ColumnConcat;
import dev.assay.pandas.frame.index.Index;
import dev.assay.pandas.frame.index.KnownLabels;
import dev.assay.pandas.frame.reshape.Transpose;
import dev.assay.pandas.value.PyDict;
import dev.assay.pandas.value.PyList;
import dev.assay.pandas.value.PyTuple;
import dev.assay.pandas.value.PythonError;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Methods of a frame that take functions. */
final class FrameApply {

  private static final String MAP = "func, na_action=None|'ignore', **kwargs";

  private FrameApply() {}

  static PyType.Builder<FrameObject> add(PyType.Builder<FrameObject> table) {
    return table
        .method(
            "apply",
            "func, axis=0, raw=False, result_type=None, args=None, by_row='compat',"
                + " engine='python', engine_kwargs=None, **kwargs",
            FrameApply::apply)
        .method("agg", "func=None, axis=0, *args, **kwargs", FrameAggregation::of)
        .method("aggregate", "func=None, axis=0, *args, **kwargs", FrameAggregation::of)
        .method("transform", "func, axis=0, *args, **kwargs", FrameApply::transform)
        .method("map", MAP, FrameApply::map)
        .method("applymap", MAP, FrameApply::map)
        .method("pipe", "func, *args, **kwargs", SeriesApply::pipe)
        .method("explode", "column, ignore_index=False", FrameApply::explode);
  }

  private static Object apply(FrameObject self, Args args) {
    DataFrame frame = self.frame();
    Object function = args.get("func");
    int axis = Reduce.axis(args);
    MoreArguments more = MoreArguments.tuple(args);
    if (!(function instanceof PyCallable)) {
      if (!(function instanceof String)) {
        more.requireNone("DataFrame.apply()");
      }
      requireFunction(function);
      Object own = OwnFunction.among(args.context(), function);
      return FrameAggregation.aggregate(args.context(), self, own, axis, more);
    }
    List<Object> results = new ArrayList<>();
    int count = axis == 1 ? frame.rowCount() : frame.columnCount();
    if (frame.rowCount() == 0 || frame.columnCount() == 0) {
      return emptyApply(args, self, axis, more);
    }
    for (int at = 0; at < count; at++) {
      SeriesObject part = axis == 1 ? new SeriesObject(frame.row(at)) : SeriesObject.of(self, at);
      Object given = args.truth("raw") ? Wrap.values(args.context(), part.series().values()) : part;
      results.add(more.call(args.context(), function, given));
    }
    Object type = args.optional("result_type");
    if (type != null
        && !"reduce".equals(type)
        && !"expand".equals(type)
        && !"broadcast".equals(type)) {
      throw PythonError.valueError(
          "invalid value for result_type, must be one of {None, 'reduce', 'broadcast', 'expand'}");
    }
    if ("broadcast".equals(type)) {
      throw PythonError.unsupported(
          "apply(result_type='broadcast')", "use result_type='expand' and name the columns");
    }
    return axis == 1
        ? ofRows(args.context(), frame, results, type == null ? "" : args.context().str(type))
        : ofColumns(args.context(), frame, results);
  }

  private static void requireFunction(Object function) {
    if (function == Scalars.NONE) {
      throw PythonError.typeError("Must provide 'func' or tuples of '(column, aggfunc).");
    }
    if (!(function instanceof String) && !Read.isListLike(function)) {
      throw new PythonError("AssertionError", "");
    }
  }

  /**
   * Without rows the function is asked once for an empty series: when it gives no series, the
   * result is one as well, else the frame stays as it is.
   */
  private static Object emptyApply(Args args, FrameObject self, int axis, MoreArguments more) {
    DataFrame frame = self.frame();
    Context context = args.context();
    int size = axis == 1 ? frame.columnCount() : 0;
    Index labels = axis == 1 ? frame.columns() : Index.range(0);
    Object result;
    try {
      Series asked = new Series(DoubleColumn.allMissing(size), labels, Scalars.NONE);
      result = more.call(context, args.get("func"), Wrap.series(context, asked));
    } catch (PythonError error) {
      if (!error.isCatchable()) {
        throw error;
      }
      return Wrap.frame(context, frame);
    }
    if (result instanceof SeriesObject) {
      return Wrap.frame(context, frame);
    }
    Index index = axis == 1 ? frame.index() : frame.columns();
    Object cell = result == Scalars.NONE ? Scalars.NAN : result;
    Column values = index.size() == 0 ? DoubleColumn.of() : Read.columnFor(context, cell, index);
    return Wrap.series(context, new Series(values, index, Scalars.NONE));
  }

  private static Object ofRows(
      Context context, DataFrame frame, List<Object> results, String type) {
    if (results.getFirst() instanceof SeriesObject) {
      return Wrap.frame(context, RowBuilder.applied(results, frame.index()));
    }
    if (Read.isListLike(results.getFirst()) && type.equals("expand")) {
      return Wrap.frame(context, RowBuilder.applied(expanded(context, results), frame.index()));
    }
    return Wrap.series(context, new Series(Columns.infer(results), frame.index(), Scalars.NONE));
  }

  /** Lists as rows under numbers, dicts as rows under their keys in the order of appearance. */
  private static List<Object> expanded(Context context, List<Object> results) {
    Set<Object> keys = new LinkedHashSet<>();
    List<Object> rows = new ArrayList<>();
    for (Object row : results) {
      if (row instanceof PyDict dict) {
        keys.addAll(dict.keys());
      }
    }
    Index labels = Index.ofLabels(List.copyOf(keys));
    for (Object row : results) {
      Series cells =
          row instanceof PyDict dict
              ? Reindexer.rows(
                  new Series(
                      Columns.infer(dict.values()), Index.ofLabels(dict.keys()), Scalars.NONE),
                  labels)
              : Series.of(Columns.infer(Read.items(context, row)), Scalars.NONE);
      rows.add(new SeriesObject(cells));
    }
    return rows;
  }

  private static Object ofColumns(Context context, DataFrame frame, List<Object> results) {
    boolean all = results.stream().allMatch(SeriesObject.class::isInstance);
    if (all) {
      List<Series> parts = results.stream().map(each -> ((SeriesObject) each).series()).toList();
      Index index = parts.getFirst().index();
      boolean same = parts.stream().allMatch(each -> each.index().sameLabels(index));
      if (same) {
        return Wrap.frame(
            context,
            new DataFrame(frame.columns(), parts.stream().map(Series::values).toList(), index));
      }
      List<DataFrame> frames = parts.stream().map(Series::toFrame).toList();
      return Wrap.frame(
          context,
          ColumnConcat.concat(frames, false, true, context.budget()).withColumns(frame.columns()));
    }
    Object lists = ofLists(context, frame, results);
    return lists == null
        ? Wrap.series(
            context, new Series(FrameAggregation.collected(results), frame.columns(), Scalars.NONE))
        : lists;
  }

  /** Lists of one length become columns; {@code null} where there are none. */
  private static @Nullable Object ofLists(Context context, DataFrame frame, List<Object> results) {
    if (!results.stream().allMatch(FrameApply::isSequence)) {
      return null;
    }
    List<Column> columns =
        results.stream().map(each -> Columns.infer(Read.items(context, each))).toList();
    int size = columns.getFirst().size();
    if (columns.stream().anyMatch(each -> each.size() != size)) {
      return null;
    }
    Index rows = size == frame.rowCount() ? frame.index() : Index.range(size);
    return Wrap.frame(context, new DataFrame(frame.columns(), columns, rows));
  }

  private static boolean isSequence(Object result) {
    return result instanceof PyList || result instanceof PyTuple || result instanceof ArrayObject;
  }

  private static Object transformed(Args args, SeriesObject column, Object function) {
    MoreArguments more = MoreArguments.rest(args);
    return function instanceof PyCallable
        ? more.call(args.context(), function, column)
        : SeriesAggregation.one(args.context(), column, function, more, true);
  }

  /** What is named as an option of {@code apply} is one here in pandas as well. */
  private static void requireOwn(Args args) {
    for (String option : List.of("raw", "result_type")) {
      if (args.namedRest("kwargs").containsKey(option)) {
        throw PythonError.unsupported(
            "the argument '" + option + "' of transform()", "use apply(...)");
      }
    }
  }

  private static Object transform(FrameObject self, Args args) {
    DataFrame frame = self.frame();
    requireOwn(args);
    if (Reduce.axis(args) == 1) {
      FrameObject turned = new FrameObject(Transpose.of(frame));
      Object method = args.context().attribute(turned, "transform");
      Object result =
          MoreArguments.rest(args).first(0L).call(args.context(), method, args.get("func"));
      return args.context().attribute(result, "T");
    }
    Object function = args.get("func");
    MoreArguments more = MoreArguments.rest(args).first(0L);
    if (function instanceof PyDict dict) {
      KnownLabels.requireColumns(frame, dict.keys());
      if (dict.values().stream().anyMatch(Read::isListLike)) {
        return transformsByColumn(args, self, dict);
      }
      List<Object> results = new ArrayList<>();
      for (PyDict.Entry entry : dict.entries()) {
        Object column = self.getItem(args.context(), entry.key());
        Object method = args.context().attribute(column, "transform");
        results.add(more.call(args.context(), method, entry.value()));
      }
      return Wrap.frame(args, SeriesAggregation.beside(args.context(), dict.keys(), results));
    }
    if (Read.isListLike(function)) {
      return transforms(args, frame, function);
    }
    List<Object> results;
    try {
      results = columnwise(args, frame, function);
    } catch (PythonError error) {
      if (!(function instanceof PyCallable) || !error.isCatchable()) {
        return Transforming.result(
            () -> {
              throw error;
            });
      }
      throw PythonError.unsupported(
          "agg() by a function that takes the whole DataFrame",
          "call it with the DataFrame itself");
    }
    List<Column> data = new ArrayList<>();
    for (Object result : results) {
      if (!(result instanceof SeriesObject series) || series.series().size() != frame.rowCount()) {
        throw PythonError.valueError("Function did not transform");
      }
      data.add(series.series().values());
    }
    return Wrap.frame(args, frame.withData(data));
  }

  private static List<Object> columnwise(Args args, DataFrame frame, Object function) {
    List<Object> results = new ArrayList<>();
    for (int at = 0; at < frame.columnCount(); at++) {
      results.add(transformed(args, new SeriesObject(frame.series(at)), function));
    }
    return results;
  }

  /** Several functions of each column, whose names are a level below the column's. */
  /** Several functions of some columns make lists of all functions. */
  private static Object transformsByColumn(Args args, FrameObject self, PyDict functions) {
    List<DataFrame> parts = new ArrayList<>();
    for (PyDict.Entry entry : functions.entries()) {
      Object given = entry.value();
      Object several = Read.isListLike(given) ? given : PyList.of(given);
      DataFrame column = self.frame().select(new int[] {self.frame().columns().find(entry.key())});
      parts.add(Read.frame(transforms(args, column, several)));
    }
    return Wrap.frame(args, ColumnConcat.concat(parts, false, false, args.budget()));
  }

  private static Object transforms(Args args, DataFrame frame, Object functions) {
    List<Object> labels = new ArrayList<>();
    List<Column> data = new ArrayList<>();
    for (int at = 0; at < frame.columnCount(); at++) {
      Object method = args.context().attribute(new SeriesObject(frame.series(at)), "transform");
      MoreArguments more = MoreArguments.rest(args).first(0L);
      DataFrame results = Read.frame(more.call(args.context(), method, functions));
      Object label = frame.label(at);
      for (int each = 0; each < results.columnCount(); each++) {
        List<Object> parts =
            new ArrayList<>(Scalars.isTuple(label) ? Scalars.elements(label) : List.of(label));
        parts.add(results.label(each));
        labels.add(Scalars.tuple(parts));
        data.add(results.column(each));
      }
    }
    List<Object> names = new ArrayList<>(frame.columns().names());
    names.add(Scalars.NONE);
    return Wrap.frame(
        args, new DataFrame(Index.ofLabels(labels).withNames(names), data, frame.index()));
  }

  private static Object map(FrameObject self, Args args) {
    if (self.frame().rowCount() == 0 || self.frame().columnCount() == 0) {
      return Wrap.frame(args, self.frame());
    }
    PyCallable function = Functions.callable(args.context(), args.get("func"));
    return Wrap.frame(args, self.frame().map(column -> mapped(args, column, function)));
  }

  /** Categories are mapped once each, and nullable numbers as numpy has them. */
  private static Column mapped(Args args, Column column, PyCallable function) {
    PyDict named = args.namedRest("kwargs");
    boolean skipMissing = args.optional("na_action") != null;
    if (skipMissing && named.size() > 0) {
      throw PythonError.unsupported("map() with na_action and kwargs", "pass a lambda");
    }
    return switch (column) {
      case Column _ when skipMissing -> Mapping.of(args.context(), column, function, true);
      case CategoryColumn _ when named.size() == 0 ->
          Mapping.of(args.context(), column, function, false);
      case MaskedColumn masked when !masked.dtype().isBool() ->
          Functions.map(args.context(), masked.plain(), function, PyTuple.EMPTY, named);
      default -> Functions.map(args.context(), column, function, PyTuple.EMPTY, named);
    };
  }

  private static Object explode(FrameObject self, Args args) {
    DataFrame frame = self.frame();
    if (!frame.columns().isUnique()) {
      throw PythonError.valueError("DataFrame columns must be unique");
    }
    List<Object> labels = Read.labels(args, "column");
    if (!Index.ofLabels(labels).isUnique()) {
      throw PythonError.valueError("column must be unique");
    }
    List<Column> data = new ArrayList<>(frame.data());
    int @Nullable [] rows = null;
    for (Object label : labels) {
      int[] positions = frame.positions(label);
      if (positions.length == 0) {
        throw KnownLabels.column(frame, label);
      }
      Exploded exploded = Exploded.of(args.context(), frame.column(positions[0]));
      if (rows != null && !Arrays.equals(rows, exploded.rows())) {
        throw PythonError.valueError("columns must have matching element counts");
      }
      rows = exploded.rows();
      data.set(positions[0], exploded.values());
    }
    if (rows == null) {
      throw PythonError.valueError("column must not be empty");
    }
    Set<Object> known = new HashSet<>(labels);
    for (int at = 0; at < data.size(); at++) {
      if (!known.contains(frame.label(at))) {
        data.set(at, frame.column(at).take(rows));
      }
    }
    DataFrame exploded = new DataFrame(frame.columns(), data, frame.index().take(rows));
    return Wrap.frame(args, IgnoreIndex.applied(args, exploded));
  }
}
