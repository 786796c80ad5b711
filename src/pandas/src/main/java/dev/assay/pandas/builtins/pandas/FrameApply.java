package dev.assay.pandas.builtins.pandas;

import dev.assay.pandas.eval.Args;
import dev.assay.pandas.eval.Context;
import dev.assay.pandas.eval.PyCallable;
import dev.assay.pandas.eval.PyType;
import dev.assay.pandas.frame.CategoryColumn;
import dev.assay.pandas.frame.Column;
import dev.assay.pandas.frame.Columns;
import dev.assay.pandas.frame.DataFrame;
import dev.assay.pandas.frame.DoubleColumn;
import dev.assay.pandas.frame.Index;
import dev.assay.pandas.frame.MaskedColumn;
import dev.assay.pandas.frame.Scalars;
import dev.assay.pandas.frame.Series;
import dev.assay.pandas.frame.concat.ColumnConcat;
import dev.assay.pandas.value.PyDict;
import dev.assay.pandas.value.PyList;
import dev.assay.pandas.value.PyTuple;
import dev.assay.pandas.value.PythonError;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Methods of a frame that take functions. */
final class FrameApply {

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
        .method("transform", "func, !axis=0, *args, **kwargs", FrameApply::transform)
        .method("map", "func, !na_action=None, **kwargs", FrameApply::map)
        .method("applymap", "func, !na_action=None, **kwargs", FrameApply::map)
        .method("pipe", "func, *args, **kwargs", SeriesApply::pipe)
        .method("explode", "column, ignore_index=False", FrameApply::explode);
  }

  private static Object apply(FrameObject self, Args args) {
    DataFrame frame = self.frame();
    Object function = args.get("func");
    int axis = Reduce.axis(args);
    if (!(function instanceof PyCallable)) {
      return FrameAggregation.aggregate(args.context(), self, function, axis);
    }
    PyTuple more =
        args.optional("args") == null
            ? PyTuple.EMPTY
            : PyTuple.copyOf(Read.items(args.context(), args.get("args")));
    List<Object> results = new ArrayList<>();
    int count = axis == 1 ? frame.rowCount() : frame.columnCount();
    if (frame.rowCount() == 0 || frame.columnCount() == 0) {
      return emptyApply(args, self, axis);
    }
    for (int at = 0; at < count; at++) {
      Series part = axis == 1 ? frame.row(at) : frame.series(at);
      Object given =
          args.truth("raw")
              ? Wrap.array(args.context(), part.values())
              : Wrap.series(args.context(), part);
      List<Object> arguments = new ArrayList<>(List.of(given));
      arguments.addAll(more.items());
      results.add(
          args.context().call(function, PyTuple.copyOf(arguments), args.namedRest("kwargs")));
    }
    Object type = args.optional("result_type");
    if ("broadcast".equals(type)) {
      throw PythonError.unsupported(
          "apply(result_type='broadcast')", "use result_type='expand' and name the columns");
    }
    return axis == 1
        ? ofRows(args.context(), frame, results, type == null ? "" : args.context().str(type))
        : ofColumns(args.context(), frame, results);
  }

  /**
   * Without rows the function is asked once for an empty series: when it gives no series, the
   * result is one as well, else the frame stays as it is.
   */
  private static Object emptyApply(Args args, FrameObject self, int axis) {
    DataFrame frame = self.frame();
    Context context = args.context();
    int size = axis == 1 ? frame.columnCount() : 0;
    Index labels = axis == 1 ? frame.columns() : Index.range(0);
    Object result;
    try {
      Series asked = new Series(DoubleColumn.allMissing(size), labels, Scalars.NONE);
      result = context.call(args.get("func"), Wrap.series(context, asked));
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
    Column values = index.size() == 0 ? DoubleColumn.of() : Read.columnFor(context, result, index);
    return Wrap.series(context, new Series(values, index, Scalars.NONE));
  }

  private static Object ofRows(
      Context context, DataFrame frame, List<Object> results, String type) {
    if (results.getFirst() instanceof SeriesObject) {
      return Wrap.frame(context, RowBuilder.applied(results, frame.index()));
    }
    boolean lists = Read.isListLike(results.getFirst()) && !(results.getFirst() instanceof PyDict);
    if (lists && type.equals("expand")) {
      List<Object> rows = new ArrayList<>();
      for (Object row : results) {
        Column cells = Columns.infer(Read.items(context, row));
        rows.add(new SeriesObject(Series.of(cells, Scalars.NONE)));
      }
      return Wrap.frame(context, RowBuilder.applied(rows, frame.index()));
    }
    return Wrap.series(context, new Series(Columns.infer(results), frame.index(), Scalars.NONE));
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

  private static Object transform(FrameObject self, Args args) {
    DataFrame frame = self.frame();
    Object function = args.get("func");
    if (function instanceof PyDict dict) {
      List<Object> results = new ArrayList<>();
      for (PyDict.Entry entry : dict.entries()) {
        Object column = self.getItem(args.context(), entry.key());
        Object method = args.context().attribute(column, "transform");
        results.add(args.context().call(method, entry.value()));
      }
      return Wrap.frame(
          args.context(), SeriesAggregation.beside(args.context(), dict.keys(), results));
    }
    List<Column> data = new ArrayList<>();
    for (int at = 0; at < frame.columnCount(); at++) {
      Object column = new SeriesObject(frame.series(at));
      Object result =
          function instanceof PyCallable
              ? args.context().call(function, column)
              : SeriesAggregation.one(args.context(), (SeriesObject) column, function);
      if (!(result instanceof SeriesObject series) || series.series().size() != frame.rowCount()) {
        throw PythonError.valueError("Function did not transform");
      }
      data.add(series.series().values());
    }
    return Wrap.frame(args.context(), frame.withData(data));
  }

  private static Object map(FrameObject self, Args args) {
    if (self.frame().rowCount() == 0 || self.frame().columnCount() == 0) {
      return Wrap.frame(args.context(), self.frame());
    }
    PyCallable function = Functions.callable(args.context(), args.get("func"));
    return Wrap.frame(args.context(), self.frame().map(column -> mapped(args, column, function)));
  }

  /** Categories are mapped once each, and nullable numbers as numpy has them. */
  private static Column mapped(Args args, Column column, PyCallable function) {
    PyDict named = args.namedRest("kwargs");
    return switch (column) {
      case CategoryColumn _ when named.size() == 0 ->
          Mapping.of(args.context(), column, function, "ignore".equals(args.optional("na_action")));
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
    List<Object> labels = Read.labels(args.context(), args.get("column"));
    List<Column> data = new ArrayList<>(frame.data());
    int[] rows = new int[0];
    for (Object label : labels) {
      int[] positions = frame.positions(label);
      if (positions.length == 0) {
        throw Columnless.error(frame, label);
      }
      Exploded exploded = Exploded.of(args.context(), frame.column(positions[0]));
      rows = exploded.rows();
      data.set(positions[0], exploded.values());
    }
    for (int at = 0; at < data.size(); at++) {
      if (!labels.contains(frame.label(at))) {
        data.set(at, frame.column(at).take(rows));
      }
    }
    DataFrame exploded = new DataFrame(frame.columns(), data, frame.index().take(rows));
    return Wrap.frame(args.context(), IgnoreIndex.applied(args, exploded));
  }
}
