package dev.assay.pandas.api.groupby;

import dev.assay.pandas.api.array.ArrayObject;
import dev.assay.pandas.api.common.Functions;
import dev.assay.pandas.api.common.LambdaNames;
import dev.assay.pandas.api.common.MoreArguments;
import dev.assay.pandas.api.common.Read;
import dev.assay.pandas.api.common.Wrap;
import dev.assay.pandas.api.dataframe.AggregationKeys;
import dev.assay.pandas.api.dataframe.FrameObject;
import dev.assay.pandas.api.index.IndexObject;
import dev.assay.pandas.api.series.SeriesObject;
import dev.assay.pandas.column.Column;
import dev.assay.pandas.column.Columns;
import dev.assay.pandas.column.DType;
import dev.assay.pandas.column.MaskedColumn;
import dev.assay.pandas.column.Scalars;
import dev.assay.pandas.eval.Args;
import dev.assay.pandas.eval.Context;
import dev.assay.pandas.eval.PyCallable;
import dev.assay.pandas.frame.DataFrame;
import dev.assay.pandas.frame.Series;
import dev.assay.pandas.frame.aggregate.Aggregation;
import dev.assay.pandas.frame.aggregate.Aggregations;
import dev.assay.pandas.frame.convert.Casts;
import dev.assay.pandas.frame.convert.OwnDType;
import dev.assay.pandas.frame.groupby.LateGrouping;
import dev.assay.pandas.frame.index.ColumnLabels;
import dev.assay.pandas.frame.index.Index;
import dev.assay.pandas.frame.index.KnownLabels;
import dev.assay.pandas.frame.reshape.LevelOrder;
import dev.assay.pandas.value.Allocation;
import dev.assay.pandas.value.PyDict;
import dev.assay.pandas.value.PyTuple;
import dev.assay.pandas.value.PythonError;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** {@code groupby(...).agg(...)} in all its notations. */
public final class GroupAgg {

  private final Context context;
  private final GroupsObject groups;
  private final MoreArguments more;

  private GroupAgg(Args args, GroupsObject groups, MoreArguments more) {
    this.context = args.context();
    this.groups = groups;
    this.more = more;
  }

  static Object agg(GroupsObject self, Args args) {
    Object function = args.get("func");
    PyDict given = args.namedRest("kwargs");
    if (function == Scalars.NONE) {
      if (given.size() == 0) {
        throw PythonError.typeError("Must provide 'func' or tuples of '(column, aggfunc).");
      }
      return new GroupAgg(args, self, MoreArguments.NONE).namedColumns(given);
    }
    if (function instanceof PyDict dict) {
      return new GroupAgg(args, self, MoreArguments.NONE).byColumn(dict);
    }
    if (!self.isSeries()) {
      AggregationKeys.requireDistinct(function);
    }
    GroupAgg agg = new GroupAgg(args, self, MoreArguments.rest(args));
    return Read.isListLike(function) ? agg.several(function) : agg.one(function);
  }

  /** One function for all columns. */
  private Object one(Object function) {
    String name = Functions.methodName(context, function);
    if (name != null) {
      return more.callMethod(context, groups, name);
    }
    DataFrame values = groups.values();
    boolean several = groups.grouping().labels().levelCount() > 1;
    if (values.columnCount() == 0 && several) {
      return more.call(context, context.attribute(groups, "apply"), function);
    }
    if (!more.isEmpty() && !groups.isSeries() && !several) {
      throw PythonError.unsupported("agg() by a function with more arguments", "use a lambda");
    }
    List<Column> data = new ArrayList<>();
    for (int at = 0; at < values.columnCount(); at++) {
      data.add(called(values.series(at), function));
    }
    return groups.result(
        context, new DataFrame(values.columns(), data, Index.range(groups.grouping().count())));
  }

  /** What a function makes of one column: one value a group, or one a row of other labels. */
  private Series part(Series series, Object function) {
    if (function == Scalars.NONE) {
      throw PythonError.typeError("Must provide 'func' or named aggregation **kwargs.");
    }
    String name = Functions.methodName(context, function);
    Aggregation aggregation = name == null || !more.isEmpty() ? null : Aggregations.named(name);
    if (aggregation != null) {
      Column result =
          Aggregations.applied(aggregation, series.values(), groups.grouping().groups());
      boolean nullable = name.equals("size") && series.values() instanceof MaskedColumn;
      return ofGroups(nullable ? Casts.cast(result, DType.NULLABLE_INT64) : result);
    }
    return name == null ? ofGroups(called(series, function)) : byMethod(series, name);
  }

  private Series ofGroups(Column values) {
    return new Series(values, groups.grouping().labels(), Scalars.NONE);
  }

  /** What a function that is called itself gives for each group of one column. */
  private Column called(Series series, Object function) {
    if (!(function instanceof PyCallable)) {
      throw PythonError.typeError("'" + context.typeName(function) + "' object is not callable");
    }
    int[][] all = groups.grouping().groups().rows();
    List<Object> results = new ArrayList<>();
    int[] positions = Allocation.ints(all.length);
    for (int at = 0; at < all.length; at++) {
      int[] rows = all[at];
      positions[at] = groups.isLeftOut(at) ? -1 : results.size();
      if (positions[at] < 0) {
        continue;
      }
      Object result = more.call(context, function, Wrap.series(context, series.take(rows)));
      results.add(aggregated(series, result, results.isEmpty()));
    }
    return results.isEmpty()
        ? series.values().take(new int[0]).takeOrMissing(positions)
        : OwnDType.of(Columns.infer(results), series.values()).takeOrMissing(positions);
  }

  /** One value as such; several as an array, where the first group gives one or objects do. */
  private static Object aggregated(Series series, Object result, boolean first) {
    Column values =
        switch (result) {
          case SeriesObject object -> object.series().values();
          case ArrayObject array -> array.column();
          case IndexObject index -> index.index().column();
          default -> null;
        };
    if (values == null) {
      return result;
    }
    boolean array = result instanceof ArrayObject;
    if (values.size() == 1 && !array) {
      return values.get(0);
    }
    if (first && series.dtype() != DType.OBJECT) {
      throw PythonError.valueError("Must produce aggregated value");
    }
    return new ArrayObject(values);
  }

  private Series byMethod(Series series, String name) {
    GroupsObject one =
        new GroupsObject(
            new DataFrame(
                Index.ofLabels(List.of(series.name())), List.of(series.values()), series.index()),
            new LateGrouping(groups::grouping),
            List.of(),
            GroupOptions.PLAIN,
            List.of(0),
            true);
    Object result = more.callMethod(context, one, name);
    if (result instanceof FrameObject) {
      throw PythonError.unsupported(
          "agg() of groups with '" + name + "', which gives a frame", "call the method itself");
    }
    if (!(result instanceof SeriesObject values)) {
      throw PythonError.attributeError(
          "'" + name + "' is not a valid function for 'SeriesGroupBy' object");
    }
    Index labels = groups.grouping().labels();
    Index index = values.series().index();
    boolean own = index.sameLabels(labels) && index.names().equals(labels.names());
    return own ? ofGroups(values.series().values()) : values.series();
  }

  /** A list of functions: one column a function, below the column's own label for a frame. */
  private Object several(Object functions) {
    List<Object> list = context.list(functions);
    requireSome(list);
    DataFrame values = groups.values();
    if (values.columnCount() == 0) {
      throw PythonError.valueError("No objects to concatenate");
    }
    List<Object> labels = new ArrayList<>();
    List<Series> data = new ArrayList<>();
    for (int at = 0; at < values.columnCount(); at++) {
      LambdaNames names = new LambdaNames(list.size() > 1);
      for (Object each : list) {
        Object name = nameOf(each, names);
        labels.add(groups.isSeries() ? name : below(values.label(at), name));
        data.add(part(values.series(at), pairOf(each, 1, each)));
      }
    }
    return framed(labels, data);
  }

  private static void requireSome(List<Object> functions) {
    if (functions.isEmpty()) {
      throw PythonError.unsupported("agg() of groups with no function", "name one");
    }
  }

  /** A function's name below the label of a column, which may have several levels itself. */
  private Object below(Object label, Object name) {
    if (groups.frame().columns().levelCount() == 1) {
      return PyTuple.of(label, name);
    }
    List<Object> parts = new ArrayList<>(Scalars.elements(label));
    parts.add(name);
    return PyTuple.copyOf(parts);
  }

  private Object nameOf(Object given, LambdaNames names) {
    Object name = pairOf(given, 0, Scalars.NONE);
    return name == Scalars.NONE ? names.name(context, given) : name;
  }

  /** One of a pair of name and function, or what else was given. */
  private static Object pairOf(Object given, int at, Object otherwise) {
    return given instanceof PyTuple pair && pair.size() == 2 ? pair.get(at) : otherwise;
  }

  private Object framed(List<Object> labels, List<Series> data) {
    Index columns = Index.ofLabels(labels);
    List<Object> names = new ArrayList<>(groups.frame().columns().names());
    if (columns.levelCount() == names.size() + 1) {
      names.add(Scalars.NONE);
      columns = LevelOrder.appended(columns.withNames(names));
    }
    return result(columns, data);
  }

  private Object result(Index columns, List<Series> parts) {
    List<Column> data = parts.stream().map(Series::values).toList();
    Index index = parts.isEmpty() ? groups.grouping().labels() : parts.getFirst().index();
    if (parts.stream().anyMatch(part -> part.index() != groups.grouping().labels())) {
      requireAlike(parts);
      throw PythonError.unsupported(
          "agg() by functions that give a Series for each row", "use apply() or transform()");
    }
    DataFrame frame = new DataFrame(columns, data, Index.range(groups.grouping().count()));
    return groups.options().asIndex()
        ? Wrap.frame(context, frame.withIndex(groups.grouping().labels()))
        : Wrap.frame(
            context,
            groups.isSeries()
                ? groups.keysFirst(frame, groups.grouping().labels())
                : groups.keysFirst(frame));
  }

  private static void requireAlike(List<Series> parts) {
    Index index = parts.getFirst().index();
    for (Series part : parts) {
      boolean same = part.index().sameLabels(index) && part.index().names().equals(index.names());
      if (!same) {
        throw PythonError.unsupported(
            "agg() of functions of which some give a value for each group and some for each row",
            "call transform() or the methods one by one");
      }
    }
  }

  private Object byColumn(PyDict dict) {
    if (groups.isSeries() && groups.options().asIndex()) {
      throw new PythonError("SpecificationError", "nested renamer is not supported");
    }
    if (groups.isSeries()) {
      List<Series> data = new ArrayList<>();
      dict.values().forEach(each -> data.add(part(groups.values().series(0), each)));
      return framed(List.copyOf(dict.keys()), data);
    }
    if (dict.size() == 0) {
      throw PythonError.valueError("No objects to concatenate");
    }
    KnownLabels.requireColumns(looked(), dict.keys());
    boolean lists = dict.values().stream().anyMatch(Read::isListLike);
    List<Object> labels = new ArrayList<>();
    List<Series> data = new ArrayList<>();
    for (PyDict.Entry entry : dict.entries()) {
      Series source = source(entry.key());
      List<Object> functions =
          Read.isListLike(entry.value()) ? context.list(entry.value()) : List.of(entry.value());
      requireSome(functions);
      LambdaNames names = new LambdaNames(functions.size() > 1);
      for (Object function : functions) {
        labels.add(lists ? below(entry.key(), nameOf(function, names)) : entry.key());
        data.add(part(source, pairOf(function, 1, function)));
      }
    }
    AggregationKeys.requireOfLevels(groups.frame().columns(), dict.keys());
    requireObserved();
    if (!lists) {
      return result(ColumnLabels.like(groups.frame().columns(), labels), data);
    }
    return framed(labels, data);
  }

  /** The columns that functions may be given for: those chosen, or all. */
  private DataFrame looked() {
    return groups.isChosen() ? groups.values() : groups.frame();
  }

  private Series source(Object label) {
    DataFrame frame = looked();
    KnownLabels.requireColumns(frame, List.of(label));
    int at = frame.columns().find(label);
    if (frame.positions(label).length > 1) {
      throw PythonError.attributeError("'DataFrame' object has no attribute 'name'");
    }
    return frame.series(at);
  }

  /**
   * Beside the keys pandas lays out only the groups that have rows, and then fails where categories
   * without rows made more of them.
   */
  private void requireObserved() {
    int[][] rows = groups.grouping().groups().rows();
    long filled = Arrays.stream(rows).filter(each -> each.length > 0).count();
    boolean several = groups.grouping().labels().levelCount() > 1;
    if (!groups.isSeries() && !groups.options().asIndex() && several && filled < rows.length) {
      throw Read.otherLength(filled, rows.length).hinting("; use observed=True");
    }
  }

  /** Whether it is a tuple as names of results are given: of a column and a function. */
  public static boolean isPair(Object given) {
    return given instanceof PyTuple pair && pair.size() == 2;
  }

  /** {@code agg(name=(column, function))}. */
  private Object namedColumns(PyDict given) {
    List<Object> labels = new ArrayList<>();
    List<Object> sources = new ArrayList<>();
    List<Series> data = new ArrayList<>();
    for (PyDict.Entry entry : given.entries()) {
      labels.add(entry.key());
      if (groups.isSeries()) {
        if (entry.value() instanceof PyTuple) {
          throw PythonError.typeError("func is expected but received tuple in **kwargs.");
        }
        data.add(part(groups.values().series(0), entry.value()));
      } else {
        if (!isPair(entry.value())) {
          throw PythonError.typeError("Must provide 'func' or tuples of '(column, aggfunc).");
        }
        List<Object> pair = context.list(entry.value());
        sources.add(pair.get(0));
        data.add(part(source(pair.get(0)), pair.get(1)));
      }
    }
    AggregationKeys.requireOfLevels(groups.frame().columns(), sources);
    requireObserved();
    return framed(labels, data);
  }
}
