package dev.assay.pandas.api.groupby;

import dev.assay.pandas.api.array.ArrayObject;
import dev.assay.pandas.api.common.Functions;
import dev.assay.pandas.api.common.MoreArguments;
import dev.assay.pandas.api.common.Wrap;
import dev.assay.pandas.api.series.SeriesApply;
import dev.assay.pandas.column.CategoryColumn;
import dev.assay.pandas.column.Column;
import dev.assay.pandas.column.Columns;
import dev.assay.pandas.column.DType;
import dev.assay.pandas.column.MaskedColumn;
import dev.assay.pandas.column.Positions;
import dev.assay.pandas.column.Scalars;
import dev.assay.pandas.eval.Args;
import dev.assay.pandas.eval.Context;
import dev.assay.pandas.eval.NativeFunction;
import dev.assay.pandas.eval.PyType;
import dev.assay.pandas.frame.DataFrame;
import dev.assay.pandas.frame.Series;
import dev.assay.pandas.frame.aggregate.Aggregation;
import dev.assay.pandas.frame.aggregate.Aggregations;
import dev.assay.pandas.frame.aggregate.Groups;
import dev.assay.pandas.frame.convert.Casts;
import dev.assay.pandas.frame.index.Index;
import dev.assay.pandas.value.Allocation;
import dev.assay.pandas.value.PyList;
import dev.assay.pandas.value.PythonError;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Set;

/** {@code transform}, {@code filter} and {@code pipe} of groups; {@code agg} and {@code apply}. */
final class GroupApply {

  private GroupApply() {}

  static PyType.Builder<GroupsObject> add(PyType.Builder<GroupsObject> table) {
    for (String name : List.of("is_monotonic_increasing", "is_monotonic_decreasing")) {
      table.property(name, (self, context) -> asked(self, context, name));
    }
    return table
        .method("agg", "func=None, *args, **kwargs", GroupAgg::agg)
        .method("aggregate", "func=None, *args, **kwargs", GroupAgg::agg)
        .method("apply", "func, *args, include_groups=True, **kwargs", GroupCombine::apply)
        .method("transform", "func, *args, **kwargs", GroupApply::transform)
        .method(
            "corr",
            "other=None, *, !method='pearson', !min_periods=1, numeric_only=False",
            (self, args) -> GroupCombine.each(self, args, "corr"))
        .method(
            "cov",
            "other=None, *, !min_periods=None, !ddof=1, numeric_only=False",
            (self, args) -> GroupCombine.each(self, args, "cov"))
        .method("filter", "func, dropna=True, *args, **kwargs", GroupApply::filter)
        .method("pipe", "func, *args, **kwargs", SeriesApply::pipe);
  }

  /** A property of each group's series. */
  private static Object asked(GroupsObject self, Context context, String name) {
    if (!self.isSeries()) {
      throw PythonError.attributeError("'DataFrameGroupBy' object has no attribute '" + name + "'");
    }
    NativeFunction ask =
        new NativeFunction(name, "group", args -> context.attribute(args.get("group"), name));
    return context.invoke(self, "apply", ask);
  }

  private static Object transform(GroupsObject self, Args args) {
    Object function = args.get("func");
    String name = Functions.methodName(args.context(), function);
    Aggregation aggregation = name == null ? null : Aggregations.named(name);
    MoreArguments more = MoreArguments.rest(args);
    if (name != null && !TRANSFORMING.contains(name)) {
      throw PythonError.valueError(
          "'" + name + "' is not a valid function name for transform(name)");
    }
    if ("size".equals(name) && !self.isSeries() && more.isEmpty()) {
      return sizes(self, args);
    }
    if (aggregation != null && more.isEmpty()) {
      requireGroups(self);
      DataFrame values =
          GroupsType.aggregated(self.values(), aggregation, self.grouping().groups());
      boolean nullable = self.isSeries() && self.values().column(0) instanceof MaskedColumn;
      int[] codes = placed(self);
      List<Column> data =
          values.data().stream()
              .map(
                  column ->
                      nullable && name.equals("size")
                          ? Casts.cast(column, DType.NULLABLE_INT64)
                          : column)
              .map(column -> column.takeOrMissing(codes))
              .map(Columns::withTimes)
              .toList();
      return self.likeRows(
          args.context(), new DataFrame(values.columns(), data, self.frame().index()));
    }
    if (name != null) {
      Object result = more.callMethod(args.context(), self.withKeysAsIndex(), name);
      if (aggregation != null || REDUCTIONS.contains(name)) {
        throw PythonError.unsupported(
            "apply() of groups that gives one row for all", "use transform()");
      }
      return result;
    }
    return self.likeRows(args.context(), new GroupTransform(self, args).result());
  }

  /**
   * The group of each row, of which pandas does not find those with a missing key again where it
   * lists the combinations of all categories.
   */
  private static int[] placed(GroupsObject self) {
    Index labels = self.grouping().labels();
    int[] codes = self.grouping().groups().codes();
    boolean all =
        labels.levelCount() > 1
            && !self.options().observed()
            && !self.options().dropMissing()
            && labels.levels().stream().anyMatch(CategoryColumn.class::isInstance);
    if (!all) {
      return codes;
    }
    boolean[] missing = Allocation.booleans(self.grouping().count());
    for (Column level : labels.levels()) {
      for (int group = 0; group < missing.length; group++) {
        missing[group] |= level.isMissing(group);
      }
    }
    return Arrays.stream(codes).map(code -> code < 0 || missing[code] ? -1 : code).toArray();
  }

  /** How many rows there are in each row's group: one series, however many columns there are. */
  private static Object sizes(GroupsObject self, Args args) {
    requireGroups(self);
    Groups groups = self.grouping().groups();
    Column sizes = Aggregations.sizes(groups).takeOrMissing(groups.codes());
    return Wrap.series(args, new Series(sizes, self.frame().index(), Scalars.NONE));
  }

  private static final Set<String> TRANSFORMING =
      Set.of(
          "all",
          "any",
          "bfill",
          "corrwith",
          "count",
          "cumcount",
          "cummax",
          "cummin",
          "cumprod",
          "cumsum",
          "diff",
          "ffill",
          "fillna",
          "first",
          "idxmax",
          "idxmin",
          "last",
          "max",
          "mean",
          "median",
          "min",
          "ngroup",
          "nunique",
          "pct_change",
          "prod",
          "quantile",
          "rank",
          "sem",
          "shift",
          "size",
          "skew",
          "std",
          "sum",
          "var");
  private static final Set<String> REDUCTIONS = Set.of("idxmax", "idxmin", "quantile");

  /** pandas looks up the rows of a frame's groups among the groups, of which there must be one. */
  private static void requireGroups(GroupsObject self) {
    if (!self.isSeries() && self.grouping().count() == 0 && self.frame().rowCount() > 0) {
      throw PythonError.indexError("cannot do a non-empty take from an empty axes.");
    }
  }

  private static Object filter(GroupsObject self, Args args) {
    Context context = args.context();
    Positions kept = new Positions();
    MoreArguments more = MoreArguments.rest(args);
    for (int group = 0; group < self.grouping().count(); group++) {
      if (self.isLeftOut(group)) {
        continue;
      }
      Object part = self.namedPart(context, group);
      boolean keeps =
          self.isSeries()
              ? keepsSeries(context, args.get("func"), more, part)
              : keepsFrame(context, more.call(context, args.get("func"), part));
      if (keeps) {
        Object label = self.grouping().labels().label(group);
        boolean tuple = Scalars.isTuple(label) && self.grouping().labels().levelCount() == 1;
        int named = tuple ? group : GroupNames.find(self, label);
        for (int row : named < 0 ? new int[0] : self.grouping().groups().rows()[named]) {
          kept.add(row);
        }
      }
    }
    int[] rows = kept.toArray();
    Arrays.sort(rows);
    if (!args.truth("dropna")) {
      return self.isSeries()
          ? Wrap.series(context, masked(self.values().series(0), rows))
          : Wrap.frame(context, masked(self.withKeys(), rows));
    }
    if (self.isSeries()) {
      return Wrap.series(context, self.values().series(0).take(rows));
    }
    return Wrap.frame(context, self.withKeys().take(rows));
  }

  /** Of a series any value counts that is true, and a function may be named. */
  private static boolean keepsSeries(
      Context context, Object function, MoreArguments more, Object part) {
    try {
      Object keeps =
          function instanceof String name
              ? more.callMethod(context, part, name)
              : more.call(context, function, part);
      return isTrue(context, keeps);
    } catch (PythonError error) {
      if (error.isCatchable() && Set.of("TypeError", "ValueError").contains(error.type())) {
        throw PythonError.typeError("the filter must return a boolean result")
            .hinting(": " + error.getMessage());
      }
      throw error;
    }
  }

  /** pandas asks first whether there is a value: of each item where a list or an array is given. */
  private static boolean isTrue(Context context, Object keeps) {
    if (!(keeps instanceof PyList || keeps instanceof ArrayObject)) {
      return !Scalars.isMissing(keeps) && context.truth(keeps);
    }
    List<Object> items = context.list(keeps);
    if (items.size() != 1) {
      throw PythonError.valueError(
          "The truth value of an array with other than one element is ambiguous");
    }
    return !Scalars.isMissing(items.getFirst()) && context.truth(keeps);
  }

  private static boolean keepsFrame(Context context, Object keeps) {
    if (!(Scalars.plain(keeps) instanceof Boolean) && !Scalars.isMissing(keeps)) {
      throw PythonError.typeError(
          "filter function returned a " + context.typeName(keeps) + ", but expected a scalar bool");
    }
    return Boolean.TRUE.equals(Scalars.plain(keeps));
  }

  /** The rows that are kept where they were, and missing values in place of the others. */
  private static Series masked(Series series, int[] rows) {
    int[] sources = Positions.repeated(-1, series.size());
    Arrays.stream(rows).forEach(row -> sources[row] = row);
    return series.withValues(series.values().takeOrMissing(sources));
  }

  private static DataFrame masked(DataFrame frame, int[] rows) {
    List<Column> data = new ArrayList<>();
    for (int at = 0; at < frame.columnCount(); at++) {
      data.add(masked(frame.series(at), rows).values());
    }
    return frame.withData(data);
  }
}
