package dev.assay.pandas.api.groupby;

import dev.assay.pandas.api.array.ArrayObject;
import dev.assay.pandas.api.common.Describe;
import dev.assay.pandas.api.common.OnlyRows;
import dev.assay.pandas.api.common.Read;
import dev.assay.pandas.api.common.Reduce;
import dev.assay.pandas.api.common.Wrap;
import dev.assay.pandas.api.module.Lacking;
import dev.assay.pandas.column.CategoryColumn;
import dev.assay.pandas.column.Column;
import dev.assay.pandas.column.Columns;
import dev.assay.pandas.column.LongColumn;
import dev.assay.pandas.column.ObjectColumn;
import dev.assay.pandas.column.Scalars;
import dev.assay.pandas.eval.Args;
import dev.assay.pandas.eval.Context;
import dev.assay.pandas.eval.PyType;
import dev.assay.pandas.frame.DataFrame;
import dev.assay.pandas.frame.aggregate.Aggregation;
import dev.assay.pandas.frame.aggregate.Aggregations;
import dev.assay.pandas.frame.aggregate.AtLeast;
import dev.assay.pandas.frame.aggregate.DistinctCounts;
import dev.assay.pandas.frame.aggregate.Extremes;
import dev.assay.pandas.frame.aggregate.Groups;
import dev.assay.pandas.frame.aggregate.Moments;
import dev.assay.pandas.frame.aggregate.Products;
import dev.assay.pandas.frame.aggregate.Quantifiers;
import dev.assay.pandas.frame.aggregate.Quantiles;
import dev.assay.pandas.frame.aggregate.Sums;
import dev.assay.pandas.frame.codes.Codes;
import dev.assay.pandas.frame.codes.Factorizer;
import dev.assay.pandas.frame.groupby.Grouping;
import dev.assay.pandas.frame.index.Index;
import dev.assay.pandas.value.PyDict;
import dev.assay.pandas.value.PyList;
import dev.assay.pandas.value.PyTuple;
import dev.assay.pandas.value.PythonError;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;

/** The table of DataFrameGroupBy and SeriesGroupBy: one value a group. */
public final class GroupsType {

  private static final String ENGINE = ", !engine=None, !engine_kwargs=None";
  private static final String MOMENT =
      "ddof=1, engine=None, engine_kwargs=None, numeric_only=False";
  private static final String EXTREME = "axis=0, !skipna=True, numeric_only=False";

  public static final PyType<GroupsObject> TYPE =
      PyType.builder("DataFrameGroupBy", GroupsObject.class)
          .doc("rows in groups")
          .with(GroupsType::addReductions)
          .with(GroupsType::addOptions)
          .with(GroupsType::addCounts)
          .with(GroupRows::add)
          .with(GroupApply::add)
          .with(Lacking::ofGroups)
          .build();

  private GroupsType() {}

  private static PyType.Builder<GroupsObject> addReductions(PyType.Builder<GroupsObject> table) {
    for (String name : List.of("mean", "median")) {
      table.method(name, "numeric_only=False" + ENGINE, (self, args) -> named(self, args, name));
    }
    for (String name : List.of("min", "max")) {
      table.method(
          name,
          "numeric_only=False, min_count=-1" + ENGINE,
          (self, args) -> counted(self, args, name));
    }
    for (String name : List.of("first", "last")) {
      table.method(
          name,
          "numeric_only=False, min_count=-1, !skipna=True",
          (self, args) -> counted(self, args, name));
    }
    for (String name : List.of("any", "all")) {
      table.method(
          name,
          "skipna=True",
          (self, args) ->
              all(self, args, new Quantifiers(name.equals("any"), args.truth("skipna"))));
    }
    return table
        .method("sum", "numeric_only=False, min_count=0" + ENGINE, GroupsType::sum)
        .method(
            "prod",
            "numeric_only=False, min_count=0",
            (self, args) -> aggregate(self, args, new Products(args.integer("min_count"))))
        .method("skew", "axis=0, !skipna=True, numeric_only=False", GroupsType::skew)
        .method("std", MOMENT, (self, args) -> moment(self, args, Moments.Kind.DEVIATION))
        .method("var", MOMENT, (self, args) -> moment(self, args, Moments.Kind.VARIANCE))
        .method(
            "sem",
            "ddof=1, numeric_only=False",
            (self, args) -> moment(self, args, Moments.Kind.ERROR))
        .method(
            "quantile", "q=0.5, interpolation='linear', numeric_only=False", GroupsType::quantile)
        .method("idxmax", EXTREME, (self, args) -> extremes(self, args, false))
        .method("idxmin", EXTREME, (self, args) -> extremes(self, args, true))
        .method("describe", "percentiles=None, include=None, exclude=None", Describe::groups);
  }

  /** The arguments of {@code groupby}, which pandas has as attributes, even before columns. */
  private static PyType.Builder<GroupsObject> addOptions(PyType.Builder<GroupsObject> table) {
    return table
        .property("dropna", (self, _) -> self.options().dropMissing())
        .property("sort", (self, _) -> self.options().sorted())
        .property("as_index", (self, _) -> self.options().asIndex())
        .property("group_keys", (self, _) -> self.options().groupKeys())
        .property("observed", (self, _) -> self.options().observed())
        .property("axis", (_, _) -> 0L)
        .property("obj", GroupsType::rows)
        .refused("keys", "use [] for a column")
        .refused("level", "use [] for a column");
  }

  private static Object rows(GroupsObject self, Context context) {
    return self.isSeries()
        ? Wrap.series(context, self.values().series(0))
        : Wrap.frame(context, self.frame());
  }

  private static PyType.Builder<GroupsObject> addCounts(PyType.Builder<GroupsObject> table) {
    return table
        .property("ngroups", (self, _) -> (long) self.visited().count())
        .property("groups", GroupsType::groups)
        .property("indices", GroupsType::indices)
        .method("count", "", (self, args) -> all(self, args, named("count")))
        .method("nunique", "dropna=True", GroupsType::distinct)
        .method("size", "", GroupsType::size)
        .method("unique", "", GroupsType::unique)
        .method("ohlc", "", GroupsType::ohlc)
        .method(
            "value_counts",
            "normalize=False, sort=..., ascending=False, bins=None, dropna=True, subset=...",
            GroupCounts::of)
        .method("get_group", "name, !obj=None", GroupsType::getGroup)
        .method("resample", ResamplerObject.NOTATION + ", include_groups=True", GroupResampler::of)
        .refused("sample", "use head(n)");
  }

  /** One value that there is in any group which is not empty; more are asked for by its count. */
  private static Object counted(GroupsObject self, Args args, String name) {
    long least = args.integer("min_count");
    if (least <= 1) {
      return named(self, args, name);
    }
    boolean extremes = name.equals("min") || name.equals("max");
    if (extremes && self.values().data().stream().anyMatch(column -> !column.dtype().isNumeric())) {
      throw PythonError.unsupported(
          "min_count of " + name + "() of other than numbers", "leave it out");
    }
    return aggregate(self, args, new AtLeast(named(name), least));
  }

  private static Object named(GroupsObject self, Args args, String name) {
    return aggregate(self, args, named(name));
  }

  /** Along another axis pandas asks each group's rows for theirs, which fails for text. */
  private static Object skew(GroupsObject self, Args args) {
    if (!self.isSeries() && args.truth("axis")) {
      boolean text = self.values().data().stream().anyMatch(each -> !each.dtype().isNumeric());
      if (text && !args.truth("numeric_only")) {
        throw PythonError.typeError("can only compute the skew of rows of numbers");
      }
    }
    OnlyRows.require(args, self.isSeries());
    return named(self, args, "skew");
  }

  private static Object sum(GroupsObject self, Args args) {
    return aggregate(self, args, new Sums(args.integer("min_count")));
  }

  private static Object moment(GroupsObject self, Args args, Moments.Kind kind) {
    return aggregate(self, args, new Moments(kind, args.integer("ddof")));
  }

  private static Object distinct(GroupsObject self, Args args) {
    Factorizer.Missing missing =
        args.truth("dropna") ? Factorizer.Missing.DROP : Factorizer.Missing.KEEP;
    return all(self, args, new DistinctCounts(missing));
  }

  private static Object size(GroupsObject self, Args args) {
    Column sizes = GroupCounts.like(self, Aggregations.sizes(self.grouping().groups()));
    Object name = self.isSeries() ? self.values().label(0) : Scalars.NONE;
    if (!self.options().asIndex() && self.grouping().labels().names().contains("size")) {
      throw PythonError.valueError("cannot insert size, already exists");
    }
    return self.single(args.context(), sizes, name, "size");
  }

  static Aggregation named(String name) {
    return Objects.requireNonNull(Aggregations.named(name));
  }

  private static Object aggregate(GroupsObject self, Args args, Aggregation aggregation) {
    DataFrame values = numeric(self, args);
    return self.result(args.context(), aggregated(values, aggregation, self.grouping().groups()));
  }

  /** The values, of which only the numbers are looked at where that is asked for. */
  static DataFrame numeric(GroupsObject self, Args args) {
    if (!args.truth("numeric_only")) {
      return self.values();
    }
    DataFrame numbers = Reduce.numeric(self.values());
    if (self.isSeries() && numbers.columnCount() == 0) {
      throw PythonError.typeError(
          "Cannot use numeric_only=True with SeriesGroupBy.%s and non-numeric dtypes.",
          args.function());
    }
    return numbers;
  }

  private static Object all(GroupsObject self, Args args, Aggregation aggregation) {
    return self.result(
        args.context(), aggregated(self.values(), aggregation, self.grouping().groups()));
  }

  static DataFrame aggregated(DataFrame values, Aggregation aggregation, Groups groups) {
    List<Column> data = new ArrayList<>();
    for (Column column : values.data()) {
      data.add(Aggregations.applied(aggregation, column, groups));
    }
    return new DataFrame(values.columns(), data, Index.range(groups.count()));
  }

  private static Object quantile(GroupsObject self, Args args) {
    boolean objects = self.values().data().stream().anyMatch(ObjectColumn.class::isInstance);
    if (objects && !args.truth("numeric_only")) {
      throw PythonError.typeError("dtype 'object' does not support operation 'quantile'");
    }
    if (Read.isListLike(args.get("q"))) {
      return GroupQuantiles.of(self, args);
    }
    return aggregate(self, args, new Quantiles(args.real("q"), args.string("interpolation")));
  }

  /** Categories without rows have no extreme; pandas also miscounts where a category is missing. */
  private static void requireExtremes(GroupsObject self, String method) {
    boolean categories =
        self.grouping().labels().levels().stream().anyMatch(CategoryColumn.class::isInstance);
    if (self.options().observed() || !categories) {
      return;
    }
    int[][] rows = self.grouping().groups().rows();
    long filled = Arrays.stream(rows).filter(each -> each.length > 0).count();
    int present = Arrays.stream(rows).mapToInt(each -> each.length).sum();
    boolean one = self.grouping().labels().levelCount() == 1;
    long different = filled + (one && present < self.frame().rowCount() ? 1 : 0);
    if (different > rows.length) {
      throw new PythonError("AssertionError", PyTuple.EMPTY);
    }
    if (different < rows.length) {
      throw PythonError.valueError(
          "Can't get %s of an empty group due to unobserved categories. Specify observed=True in"
                  .formatted(method)
              + " groupby instead.");
    }
  }

  private static Object extremes(GroupsObject self, Args args, boolean least) {
    OnlyRows.require(args, self.isSeries());
    requireExtremes(self, least ? "idxmin" : "idxmax");
    if (self.isSeries() && args.truth("numeric_only")) {
      throw PythonError.typeError(
          "SeriesGroupBy.%s() got an unexpected keyword argument 'numeric_only'", args.function());
    }
    DataFrame values = numeric(self, args);
    Index index = values.index();
    List<Column> data = new ArrayList<>();
    for (Column column : values.data()) {
      if (column instanceof CategoryColumn categories && !categories.ordered()) {
        throw PythonError.typeError(
            "category dtype does not support aggregation '" + (least ? "idxmin" : "idxmax") + "'");
      }
      int[] places = extremes(column, self.grouping().groups(), least);
      data.add(Columns.withTimes(index.column().takeOrMissing(places)));
    }
    return self.result(
        args.context(),
        new DataFrame(values.columns(), data, Index.range(self.grouping().count())));
  }

  /**
   * Each group's extreme row, -1 where all values are missing; of no rows pandas says the first.
   */
  private static int[] extremes(Column values, Groups groups, boolean least) {
    int[] rows = new Extremes(least).positions(values, groups);
    int[][] members = groups.rows();
    for (int group = 0; group < rows.length && values.size() > 0; group++) {
      rows[group] = members[group].length == 0 ? 0 : rows[group];
    }
    return rows;
  }

  /** pandas gives groups of a missing key a place of their own, or none at all. */
  private static void requireKeys(GroupsObject self) {
    int grouped = 0;
    for (int[] rows : self.grouping().groups().rows()) {
      grouped += rows.length;
    }
    List<Column> levels = self.grouping().labels().levels();
    boolean named = levels.stream().anyMatch(level -> level.hasMissing());
    if (named || levels.size() > 1 && grouped < self.frame().rowCount()) {
      throw PythonError.valueError(
          "groups are not listed where keys are missing: drop those rows first");
    }
  }

  private static Object groups(GroupsObject self, Context context) {
    Grouping listed = self.listed();
    if (listed == null) {
      requireKeys(self);
      listed = self.grouping();
    }
    PyDict dict = new PrettyDict();
    for (int group = 0; group < listed.count(); group++) {
      dict.put(
          listed.labels().label(group),
          Wrap.index(context, self.frame().index().take(listed.groups().rows()[group])));
    }
    return dict;
  }

  private static Object indices(GroupsObject self, Context context) {
    PyDict dict = new PyDict();
    for (int group = 0; group < self.grouping().count(); group++) {
      if (self.isLeftOut(group)) {
        continue;
      }
      int[] rows = self.grouping().groups().rows()[group];
      dict.put(
          self.grouping().labels().element(group),
          Wrap.array(context, LongColumn.upTo(self.frame().rowCount()).take(rows)));
    }
    return dict;
  }

  /** The first, the largest, the least and the last number of each column. */
  private static Object ohlc(GroupsObject self, Args args) {
    if (!self.values().data().stream().allMatch(column -> column.dtype().isNumeric())) {
      throw new PythonError("DataError", "No numeric types to aggregate");
    }
    String[] labels = {"open", "first", "high", "max", "low", "min", "close", "last"};
    PyDict named = new PyDict();
    List<Object> pairs = new ArrayList<>();
    for (int at = 0; at < labels.length; at += 2) {
      named.put(labels[at], labels[at + 1]);
      pairs.add(PyTuple.of(labels[at], labels[at + 1]));
    }
    Context context = args.context();
    Object agg = context.attribute(self, "agg");
    return self.isSeries()
        ? context.call(agg, PyTuple.EMPTY, named)
        : context.call(agg, PyList.copyOf(pairs));
  }

  private static Object unique(GroupsObject self, Args args) {
    if (!self.isSeries()) {
      throw PythonError.attributeError("'DataFrameGroupBy' object has no attribute 'unique'");
    }
    List<Object> results = new ArrayList<>();
    Column values = self.values().column(0);
    for (int group = 0; group < self.grouping().count(); group++) {
      if (self.isLeftOut(group)) {
        results.add(Scalars.NAN);
        continue;
      }
      Column part = values.take(self.grouping().groups().rows()[group]);
      Codes codes = Factorizer.codes(part, Factorizer.Missing.DISTINCT);
      args.budget().cells(codes.count());
      results.add(ArrayObject.ofPandas(codes.uniques(part)));
    }
    return self.result(
        args.context(),
        new DataFrame(
            self.values().columns(),
            List.of(results.isEmpty() ? values.take(new int[0]) : Columns.infer(results)),
            Index.range(self.grouping().count())));
  }

  private static Object getGroup(GroupsObject self, Args args) {
    Object name = args.get("name");
    boolean one = Scalars.isTuple(name) && Scalars.elements(name).size() == 1;
    if (one && !self.options().keyList()) {
      throw PythonError.keyError(name);
    }
    int group = GroupNames.find(self, Scalars.boxed(name));
    // a category that no row has is a group, and none that can be got
    if (group < 0 || self.grouping().groups().rows()[group].length == 0) {
      throw PythonError.keyError(name);
    }
    return self.part(args.context(), group);
  }
}
