package dev.assay.pandas.builtins.pandas;

import dev.assay.pandas.eval.Args;
import dev.assay.pandas.eval.Context;
import dev.assay.pandas.eval.PyCallable;
import dev.assay.pandas.eval.PyObject;
import dev.assay.pandas.eval.PyType;
import dev.assay.pandas.frame.BoolColumn;
import dev.assay.pandas.frame.CategoryColumn;
import dev.assay.pandas.frame.Column;
import dev.assay.pandas.frame.Columns;
import dev.assay.pandas.frame.DType;
import dev.assay.pandas.frame.DoubleColumn;
import dev.assay.pandas.frame.Index;
import dev.assay.pandas.frame.LongColumn;
import dev.assay.pandas.frame.MaskedColumn;
import dev.assay.pandas.frame.ObjectColumn;
import dev.assay.pandas.frame.Scalars;
import dev.assay.pandas.frame.Series;
import dev.assay.pandas.frame.codes.Codes;
import dev.assay.pandas.frame.codes.Factorizer;
import dev.assay.pandas.frame.missing.MissingValues;
import dev.assay.pandas.frame.select.Membership;
import dev.assay.pandas.frame.sort.QuickOrder;
import dev.assay.pandas.frame.sort.Sorter;
import dev.assay.pandas.value.BinaryOperator;
import dev.assay.pandas.value.CompareOperator;
import dev.assay.pandas.value.PyDict;
import dev.assay.pandas.value.PyTuple;
import dev.assay.pandas.value.PythonError;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.stream.LongStream;

/** Methods of a series that look at or change its values one by one. */
final class SeriesValues {

  private SeriesValues() {}

  static PyType.Builder<SeriesObject> add(PyType.Builder<SeriesObject> table) {
    table
        .method("isna", "", (self, args) -> missing(self, args, true))
        .method("isnull", "", (self, args) -> missing(self, args, true))
        .method("notna", "", (self, args) -> missing(self, args, false))
        .method("notnull", "", (self, args) -> missing(self, args, false))
        .method(
            "fillna",
            "value=None, *, method=None, axis=None, inplace=False, limit=None, downcast=None",
            SeriesValues::fillna)
        .method("ffill", CARRY, (self, args) -> carry(self, args, true))
        .method("pad", CARRY, (self, args) -> carry(self, args, true))
        .method("bfill", CARRY, (self, args) -> carry(self, args, false))
        .method("unique", "", SeriesValues::unique)
        .method(
            "value_counts",
            "normalize=False, sort=True, ascending=False, bins=None, dropna=True",
            SeriesValues::valueCounts)
        .method("isin", "values", SeriesValues::isin)
        .method("between", "left, right, inclusive='both'", SeriesValues::between)
        .method("map", "arg, na_action=None", SeriesValues::map)
        .method(
            "apply",
            "func, convert_dtype=True, args=None, *, by_row='compat', **kwargs",
            SeriesApply::apply)
        .method("agg", "func=None, axis=0, *args, **kwargs", SeriesAggregation::of)
        .method("aggregate", "func=None, axis=0, *args, **kwargs", SeriesAggregation::of)
        .method("transform", "func, axis=0, *args, **kwargs", SeriesApply::transform)
        .method("pipe", "func, *args, **kwargs", SeriesApply::pipe)
        .method(
            "where",
            "cond, other=..., *, inplace=False, axis=None, !level=None",
            (self, args) -> where(self, args, false))
        .method(
            "mask",
            "cond, other=..., *, inplace=False, axis=None, !level=None",
            (self, args) -> where(self, args, true))
        .method("clip", "lower=None, upper=None, *, axis=None, inplace=False", SeriesValues::clip);
    return addCombinations(table);
  }

  private static PyType.Builder<SeriesObject> addCombinations(PyType.Builder<SeriesObject> table) {
    return table
        .method(
            "round",
            "decimals=0",
            (self, args) ->
                Wrap.series(
                    args.context(),
                    self.series()
                        .withValues(
                            Rounding.round(self.series().values(), args.count("decimals")))))
        .method(
            "abs",
            "",
            (self, args) ->
                Wrap.series(
                    args.context(), self.series().withValues(Rounding.abs(self.series().values()))))
        .method("combine_first", "other", CombineFirst::series)
        .method("replace", Replace.NOTATION, Replace::series)
        .method("factorize", "sort=False, !use_na_sentinel=True", SeriesValues::factorize)
        .method(
            "equals",
            "other",
            (self, args) ->
                args.get("other") instanceof SeriesObject other
                    && SameData.series(self.series(), other.series()))
        .method("explode", "ignore_index=False", SeriesApply::explode)
        .method("case_when", "caselist", SeriesApply::caseWhen)
        .method(
            "append",
            "to_append, ignore_index=False, verify_integrity=False",
            (_, _) -> {
              throw PythonError.attributeError(
                  "'Series' object has no attribute 'append'; use pd.concat([a, b])");
            });
  }

  private static final String CARRY = "*, axis=None, inplace=False, limit=None, downcast=None";

  static boolean isUnique(Column values) {
    return Factorizer.codes(values, Factorizer.Missing.KEEP).count() == values.size();
  }

  private static Object missing(SeriesObject self, Args args, boolean wanted) {
    BoolColumn missing = MissingValues.isMissing(self.series().values());
    return Wrap.series(args.context(), self.series().withValues(wanted ? missing : missing.not()));
  }

  private static Object fillna(SeriesObject self, Args args) {
    Series series = self.series();
    String method = args.optionalString("method");
    if (method != null) {
      return carry(self, args, method.equals("ffill") || method.equals("pad"));
    }
    Object value = args.optional("value");
    if (value == null) {
      throw PythonError.valueError("Must specify a fill 'value' or 'method'.");
    }
    boolean untouched = args.truth("inplace") && !series.values().hasMissing();
    Column filled = filled(args.context(), series, value, limit(args));
    return SeriesSelection.done(self, args, untouched ? series : series.withValues(filled));
  }

  static long limit(Args args) {
    Long limit = args.optionalInteger("limit");
    return limit == null ? -1 : limit;
  }

  /** Missing values replaced by a value, or by those that a series or dict has for the labels. */
  static Column filled(Context context, Series series, Object value, long limit) {
    if (value instanceof SeriesObject || value instanceof PyDict) {
      Column values = Objects.requireNonNull(Read.columnFor(context, value, series.index()));
      return MissingValues.fill(series.values(), values);
    }
    if (Read.isListLike(value)) {
      throw PythonError.typeError(
          "\"value\" parameter must be a scalar or dict, but you passed a \""
              + context.typeName(value)
              + "\"");
    }
    return MissingValues.fill(series.values(), value, limit);
  }

  private static Object carry(SeriesObject self, Args args, boolean forward) {
    Series series = self.series();
    return SeriesSelection.done(
        self, args, series.withValues(MissingValues.carry(series.values(), forward, limit(args))));
  }

  private static Object unique(SeriesObject self, Args args) {
    Column values = self.series().values();
    Codes codes = Factorizer.codes(values, Factorizer.Missing.DISTINCT);
    args.context().budget().cells(codes.count());
    return ArrayObject.ofPandas(codes.uniques(values));
  }

  private static Object valueCounts(SeriesObject self, Args args) {
    if (args.optional("bins") != null) {
      return binCounts(self, args);
    }
    return Wrap.series(
        args.context(),
        counts(
            self.series(),
            args.truth("normalize"),
            args.truth("sort"),
            args.truth("ascending"),
            args.truth("dropna")));
  }

  /** How many numbers are in each bin, from the lowest unless the counts are to be sorted. */
  private static Object binCounts(SeriesObject self, Args args) {
    Context context = args.context();
    Object cut = context.library().modules().get("pandas").attributes().get("cut");
    PyDict named = new PyDict();
    named.put("include_lowest", true);
    Object bins = context.call(cut, PyTuple.of(self, args.get("bins")), named);
    Series counts =
        counts(((SeriesObject) bins).series().named(Scalars.NONE), false, false, false, true);
    LongColumn numbers = (LongColumn) counts.values();
    double rows = self.series().size();
    if (args.truth("sort")) {
      counts = counts.take(QuickOrder.order(numbers, args.truth("ascending"), true));
      numbers = (LongColumn) counts.values();
    }
    if (args.truth("dropna") && LongStream.of(numbers.values()).allMatch(count -> count == 0)) {
      counts = counts.take(new int[0]);
      numbers = LongColumn.of();
    }
    if (args.truth("normalize")) {
      double[] shares = LongStream.of(numbers.values()).mapToDouble(each -> each / rows).toArray();
      counts = counts.withValues(DoubleColumn.of(shares)).named("proportion");
    }
    return Wrap.series(args.context(), counts);
  }

  static Series counts(
      Series series, boolean normalize, boolean sort, boolean ascending, boolean dropMissing) {
    Column values = series.values();
    Codes codes =
        values instanceof CategoryColumn categories
            ? allCategories(categories, dropMissing)
            : Factorizer.looseCodes(
                values, dropMissing ? Factorizer.Missing.DROP : Factorizer.Missing.DISTINCT);
    Column uniques =
        values instanceof CategoryColumn categories
            ? new CategoryColumn(codes.firsts(), categories.categories(), categories.ordered())
            : codes.uniques(values);
    LongColumn counts = LongColumn.of(codes.counts());
    Index index = Index.of(uniques, series.name());
    boolean nullable = values instanceof MaskedColumn || values.dtype() == DType.STRING;
    Column numbers = normalize ? shares(counts) : counts;
    Column shown = nullable ? new MaskedColumn(numbers, new boolean[counts.size()]) : numbers;
    Series result = new Series(shown, index, normalize ? "proportion" : "count");
    return sort ? result.take(QuickOrder.order(counts, ascending, true)) : result;
  }

  /** The codes of all categories, and after them one for missing values where these count. */
  private static Codes allCategories(CategoryColumn column, boolean dropMissing) {
    int size = column.categories().size();
    int[] all = dev.assay.pandas.frame.Positions.all(size);
    if (dropMissing || !column.hasMissing()) {
      return new Codes(column.codes(), all);
    }
    int[] codes = column.codes().clone();
    for (int at = 0; at < codes.length; at++) {
      codes[at] = codes[at] < 0 ? size : codes[at];
    }
    int[] more = Arrays.copyOf(all, size + 1);
    more[size] = -1;
    return new Codes(codes, more);
  }

  static DoubleColumn shares(LongColumn counts) {
    double total = 0;
    for (long count : counts.values()) {
      total += count;
    }
    double[] shares = new double[counts.size()];
    for (int at = 0; at < shares.length; at++) {
      shares[at] = counts.values()[at] / total;
    }
    return DoubleColumn.of(shares);
  }

  private static Object isin(SeriesObject self, Args args) {
    Object values = args.get("values");
    if (!Read.isListLike(values)) {
      throw PythonError.typeError(
          "only list-like objects are allowed to be passed to isin(), you passed a `"
              + args.context().typeName(values)
              + "`");
    }
    Column wanted =
        self.series().dtype().isTime()
            ? Read.column(args.context(), values)
            : wanted(args.context(), values);
    if (self.series().dtype().isTime() && wanted.dtype().isBool()) {
      throw PythonError.typeError(
          "dtype %s cannot be converted to %s"
              .formatted(wanted.dtypeName(), self.series().values().dtypeName()));
    }
    Column found = Membership.of(self.series().values(), wanted);
    return Wrap.series(args.context(), self.series().withValues(found));
  }

  /** The values sought; None in a list stays what it is, and so does NaN beside times. */
  static Column wanted(Context context, Object values) {
    if (values instanceof PyObject) {
      return Read.column(context, values);
    }
    List<Object> items = Read.items(context, values);
    Column wanted = Read.column(context, values);
    boolean nan = wanted.dtype().isTime() && items.contains(Scalars.NAN);
    return nan || items.contains(Scalars.NONE)
        ? ObjectColumn.of(items.stream().map(Scalars::boxed).toList())
        : wanted;
  }

  private static Object between(SeriesObject self, Args args) {
    String inclusive = args.string("inclusive");
    boolean left = inclusive.equals("both") || inclusive.equals("left");
    boolean right = inclusive.equals("both") || inclusive.equals("right");
    if (!List.of("both", "left", "right", "neither").contains(inclusive)) {
      throw PythonError.valueError(
          "Inclusive has to be either string of 'both','left', 'right', or 'neither'.");
    }
    Series low =
        Operate.compare(
            args.context(),
            left ? CompareOperator.GREATER_OR_EQUAL : CompareOperator.GREATER,
            self.series(),
            args.get("left"));
    Series high =
        Operate.compare(
            args.context(),
            right ? CompareOperator.LESS_OR_EQUAL : CompareOperator.LESS,
            self.series(),
            args.get("right"));
    return Wrap.series(
        args.context(),
        Operate.values(args.context(), BinaryOperator.AND, low, new SeriesObject(high), false));
  }

  private static Object map(SeriesObject self, Args args) {
    Series series = self.series();
    boolean skip = "ignore".equals(args.optional("na_action"));
    return Wrap.series(
        args.context(),
        series.withValues(mapped(args.context(), series.values(), args.get("arg"), skip)));
  }

  static Column mapped(Context context, Column values, Object mapper, boolean skipMissing) {
    if (values instanceof CategoryColumn categories) {
      return ofCategories(context, categories, mapper, skipMissing);
    }
    if (values instanceof MaskedColumn masked && !masked.dtype().isBool()) {
      return mapped(context, masked.plain(), mapper, skipMissing);
    }
    return switch (mapper) {
      case PyDict dict
          when !dict.typeName().equals("collections.defaultdict")
              && !dict.typeName().equals("defaultdict") ->
          byDict(values, dict);
      case PyDict dict -> byDefaultDict(context, values, dict);
      case SeriesObject series -> bySeries(values, series.series());
      case PyCallable function -> byFunction(context, values, function, skipMissing);
      default ->
          throw PythonError.typeError("'" + context.typeName(mapper) + "' object is not callable");
    };
  }

  /**
   * Each category mapped once, and NaN too where there is one: categories again where these remain
   * distinct and NaN is what it was (pandas' {@code Categorical.map}).
   */
  private static Column ofCategories(
      Context context, CategoryColumn column, Object mapper, boolean skipMissing) {
    Column changed = mapped(context, column.categories(), mapper, skipMissing);
    boolean missing = column.hasMissing();
    Object none = missing && !skipMissing ? ofMissing(context, mapper) : Scalars.NAN;
    if (none == Scalars.NAN && isUnique(changed) && !changed.hasMissing()) {
      return new CategoryColumn(column.codes(), changed, column.ordered());
    }
    List<Object> values = new ArrayList<>(changed.items());
    if (missing) {
      values.add(none);
    }
    int[] positions = column.codes().clone();
    for (int at = 0; at < positions.length; at++) {
      positions[at] = positions[at] < 0 ? values.size() - 1 : positions[at];
    }
    return Columns.infer(values).take(positions);
  }

  private static Object ofMissing(Context context, Object mapper) {
    return switch (mapper) {
      case PyDict dict -> Objects.requireNonNullElse(dict.get(Scalars.NAN), Scalars.NAN);
      case SeriesObject series -> {
        int found = series.series().index().find(Scalars.NAN);
        yield found < 0 ? Scalars.NAN : series.series().values().item(found);
      }
      default -> context.call(mapper, Scalars.NAN);
    };
  }

  private static Column byDict(Column values, PyDict dict) {
    Column found = dict.size() == 0 ? DoubleColumn.of() : Columns.infer(dict.values());
    if (dict.size() > 0 && areUnlike(values, Columns.infer(dict.keys()))) {
      return found.takeOrMissing(none(values.size()));
    }
    Map<Object, Integer> places = new HashMap<>();
    dict.keys().forEach(key -> places.put(Scalars.key(key), places.size()));
    int[] positions = new int[values.size()];
    for (int at = 0; at < positions.length; at++) {
      positions[at] = places.getOrDefault(Scalars.key(values.item(at)), -1);
    }
    return found.takeOrMissing(positions);
  }

  private static Column byDefaultDict(Context context, Column values, PyDict dict) {
    List<Object> results = new ArrayList<>(values.size());
    values.items().forEach(item -> results.add(context.getItem(dict, item)));
    return Columns.infer(results);
  }

  /** Whether one are truths and the others numbers: none is found then, though True equals 1. */
  private static boolean areUnlike(Column values, Column labels) {
    DType one = values.dtype();
    DType other = labels.dtype();
    return one.isNumeric() && other.isNumeric() && one.isBool() != other.isBool();
  }

  private static int[] none(int size) {
    int[] positions = new int[size];
    java.util.Arrays.fill(positions, -1);
    return positions;
  }

  private static Column bySeries(Column values, Series mapping) {
    if (!mapping.index().isUnique()) {
      throw new PythonError(
          "InvalidIndexError", "Reindexing only valid with uniquely valued Index objects");
    }
    int[] positions = none(values.size());
    boolean unlike =
        mapping.index().levelCount() == 1 && areUnlike(values, mapping.index().column());
    for (int at = 0; at < positions.length && !unlike; at++) {
      positions[at] = mapping.index().find(values.item(at));
    }
    return mapping.values().takeOrMissing(positions);
  }

  private static Column byFunction(
      Context context, Column values, PyCallable function, boolean skipMissing) {
    if (!skipMissing) {
      return Functions.map(context, values, function);
    }
    List<Object> results = new ArrayList<>(values.size());
    for (int at = 0; at < values.size(); at++) {
      results.add(values.isMissing(at) ? values.item(at) : context.call(function, values.item(at)));
    }
    return Columns.infer(results);
  }

  private static Object where(SeriesObject self, Args args, boolean inverted) {
    return SeriesSelection.done(
        self,
        args,
        Conditional.where(
            args.context(), self.series(), args.get("cond"), Conditional.other(args), inverted));
  }

  private static Object clip(SeriesObject self, Args args) {
    Series series = self.series();
    Context context = args.context();
    return SeriesSelection.done(
        self,
        args,
        clipped(
            context, clipped(context, series, args.get("lower"), true), args.get("upper"), false));
  }

  static Series clipped(Context context, Series series, Object bound, boolean lower) {
    if (Scalars.isMissing(bound)) {
      return series;
    }
    Series beyond =
        Operate.compare(
            context, lower ? CompareOperator.LESS : CompareOperator.GREATER, series, bound);
    int[] positions = dev.assay.pandas.frame.Positions.where(Columns.truths(beyond.values()));
    return series.withValues(Conditional.put(context, series, positions, bound));
  }

  private static Object factorize(SeriesObject self, Args args) {
    return factorize(args, self.series().values(), true);
  }

  /** Numbers for the values, and the different values as an index or an array. */
  static Object factorize(Args args, Column values, boolean asIndex) {
    Codes codes = Factorizer.codes(values, Factorizer.Missing.DROP);
    if (args.truth("sort")) {
      codes = codes.reordered(Sorter.safeOrder(List.of(codes.uniques(values))));
    }
    long[] numbers = new long[codes.codes().length];
    for (int at = 0; at < numbers.length; at++) {
      numbers[at] = codes.codes()[at];
    }
    Column uniques = codes.uniques(values);
    return PyTuple.of(
        Wrap.array(args.context(), LongColumn.of(numbers)),
        asIndex
            ? Wrap.index(args.context(), Index.of(uniques, Scalars.NONE))
            : Wrap.array(args.context(), uniques));
  }
}
