package dev.assay.pandas.api.dtype;

import dev.assay.pandas.api.common.Read;
import dev.assay.pandas.api.common.Relabel;
import dev.assay.pandas.api.common.Wrap;
import dev.assay.pandas.api.index.IndexObject;
import dev.assay.pandas.api.series.SeriesObject;
import dev.assay.pandas.column.CategoryColumn;
import dev.assay.pandas.column.Column;
import dev.assay.pandas.column.Columns;
import dev.assay.pandas.column.DType;
import dev.assay.pandas.column.LongColumn;
import dev.assay.pandas.column.Scalars;
import dev.assay.pandas.eval.Args;
import dev.assay.pandas.eval.Context;
import dev.assay.pandas.eval.PyObject;
import dev.assay.pandas.eval.PyType;
import dev.assay.pandas.frame.Series;
import dev.assay.pandas.frame.codes.Codes;
import dev.assay.pandas.frame.codes.Factorizer;
import dev.assay.pandas.frame.index.Index;
import dev.assay.pandas.frame.sort.Sorter;
import dev.assay.pandas.value.PyDict;
import dev.assay.pandas.value.PySet;
import dev.assay.pandas.value.PythonError;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.BiFunction;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.stream.IntStream;

/**
 * {@code series.cat}: the categories of a column of dtype category, which arrays and indexes have
 * themselves.
 *
 * @param owner whose categories they are
 * @param wrap what the changed column becomes
 */
public record CategoryMethods(
    Series owner, CategoryColumn column, BiFunction<Context, Column, Object> wrap)
    implements PyObject {

  private static final Map<String, String> NOTATIONS =
      Map.of(
          "set_categories", "new_categories, ordered=None, rename=False",
          "reorder_categories", "new_categories, ordered=None",
          "add_categories", "new_categories",
          "remove_categories", "removals",
          "rename_categories", "new_categories");

  public static final PyType<CategoryMethods> TYPE =
      changes(
              PyType.builder("CategoricalAccessor", CategoryMethods.class)
                  .doc("the categories of a series")
                  .property(
                      "categories",
                      (self, context) ->
                          Wrap.index(context, Index.of(self.column.categories(), Scalars.NONE)))
                  .property("ordered", (self, _) -> self.column.ordered())
                  .property("codes", (self, context) -> self.codes(context)),
              _ -> true,
              self -> self)
          .build();

  /** The methods that change categories, for a type of which some values have them. */
  public static <T> PyType.Builder<T> changes(
      PyType.Builder<T> table, Predicate<T> has, Function<T, CategoryMethods> of) {
    Map<String, BiFunction<CategoryMethods, Args, Object>> bodies = new LinkedHashMap<>();
    bodies.put("as_ordered", (self, args) -> self.ordered(args, true));
    bodies.put("as_unordered", (self, args) -> self.ordered(args, false));
    bodies.put("set_categories", (self, args) -> self.set(args, args.truth("rename")));
    bodies.put("reorder_categories", CategoryMethods::reorder);
    bodies.put("add_categories", CategoryMethods::add);
    bodies.put("remove_categories", CategoryMethods::without);
    bodies.put(
        "remove_unused_categories", (self, args) -> self.with(args.context(), used(self.column)));
    bodies.put("rename_categories", CategoryMethods::rename);
    bodies.forEach(
        (name, body) ->
            table.methodOf(
                has,
                name,
                NOTATIONS.getOrDefault(name, ""),
                (self, args) -> body.apply(of.apply(self), args)));
    return table;
  }

  public static CategoryMethods of(SeriesObject owner) {
    if (!(owner.series().values() instanceof CategoryColumn column)) {
      throw PythonError.attributeError("Can only use .cat accessor with a 'category' dtype");
    }
    Series series = owner.series();
    return new CategoryMethods(
        series, column, (context, values) -> Wrap.series(context, series.withValues(values)));
  }

  /** Those of an index of categories. */
  public static CategoryMethods of(IndexObject self) {
    Index index = self.index();
    return new CategoryMethods(
        Series.of(index.column(), index.name()),
        (CategoryColumn) index.column(),
        (context, values) -> Wrap.index(context, Index.of(values, index.name())));
  }

  @Override
  public PyType<?> type() {
    return TYPE;
  }

  private Object with(Context context, Column values) {
    return wrap.apply(context, values);
  }

  private Object ordered(Args args, boolean ordered) {
    return with(args.context(), new CategoryColumn(column.codes(), column.categories(), ordered));
  }

  private Object codes(Context context) {
    return Wrap.series(context, new Series(codes(column), owner.index(), Scalars.NONE));
  }

  /** The codes of categories, in the narrowest dtype that they fit in. */
  public static LongColumn codes(CategoryColumn column) {
    long[] codes = Arrays.stream(column.codes()).asLongStream().toArray();
    DType dtype =
        column.categories().size() <= Byte.MAX_VALUE
            ? DType.INT8
            : column.categories().size() <= Short.MAX_VALUE ? DType.INT16 : DType.INT32;
    return new LongColumn(codes, dtype);
  }

  private Object set(Args args, boolean renames) {
    boolean ordered = args.optional("ordered") == null ? column.ordered() : args.truth("ordered");
    CategoryType type = CategoryType.given(args, "new_categories", ordered);
    if (renames && type.categories() != null) {
      int count = type.categories().size();
      int[] codes = Arrays.stream(column.codes()).map(code -> code < count ? code : -1).toArray();
      return with(args.context(), new CategoryColumn(codes, type.categories(), ordered));
    }
    return with(args.context(), type.encode(column.decoded()));
  }

  private static Object reorder(CategoryMethods self, Args args) {
    List<Object> wanted = Read.column(args, "new_categories").items();
    List<Object> old = self.column.categories().items();
    if (wanted.size() != old.size() || !Set.copyOf(keys(wanted)).equals(Set.copyOf(keys(old)))) {
      throw PythonError.valueError("items in new_categories are not the same as in old categories");
    }
    return self.set(args, false);
  }

  private static List<Object> keys(List<Object> values) {
    return values.stream().map(Scalars::key).toList();
  }

  private static Object add(CategoryMethods self, Args args) {
    List<Object> all = new ArrayList<>(self.column.categories().items());
    Set<Object> old = new HashSet<>(keys(all));
    List<Object> more = Read.labels(args, "new_categories");
    List<Object> known = more.stream().filter(each -> old.contains(Scalars.key(each))).toList();
    if (!known.isEmpty()) {
      throw PythonError.valueError(
          "new categories must not include old categories: "
              + args.context().repr(PySet.copyOf(known)));
    }
    all.addAll(more);
    return self.with(
        args.context(),
        new CategoryColumn(self.column.codes(), Columns.infer(all), self.column.ordered()));
  }

  /** Without some categories; what had them is missing. */
  private static Object without(CategoryMethods self, Args args) {
    Object given = args.get("removals");
    List<Object> gone = Read.isListLike(given) ? Read.items(args.context(), given) : List.of(given);
    List<Object> old = self.column.categories().items();
    List<Object> unknown = gone.stream().filter(each -> !old.contains(each)).toList();
    if (!unknown.isEmpty()) {
      throw PythonError.valueError(
          "removals must all be in old categories: " + args.context().repr(PySet.copyOf(unknown)));
    }
    Column kept = self.column.categories();
    Set<Object> removed = new HashSet<>(gone);
    int[] places =
        IntStream.range(0, kept.size()).filter(at -> !removed.contains(kept.item(at))).toArray();
    Column left = kept.take(places);
    // pandas takes a difference of labels, which sorts them where any is taken away
    boolean sorts = !self.column.ordered() && !gone.isEmpty();
    return self.with(
        args.context(),
        new CategoryType(
                sorts ? left.take(Sorter.safeOrder(List.of(left))) : left, self.column.ordered())
            .encode(self.column.decoded()));
  }

  private static CategoryColumn used(CategoryColumn column) {
    Codes codes = Factorizer.codes(column, Factorizer.Missing.DROP);
    int[] kept = codes.firsts().clone();
    for (int at = 0; at < kept.length; at++) {
      kept[at] = column.codes()[kept[at]];
    }
    Arrays.sort(kept);
    return new CategoryType(column.categories().take(kept), column.ordered())
        .encode(column.decoded());
  }

  private static Object rename(CategoryMethods self, Args args) {
    Column old = self.column.categories();
    Object given = args.get("new_categories");
    boolean labels =
        Read.isList(given) && !(given instanceof PyDict) && !(given instanceof SeriesObject);
    if (labels && Read.items(args.context(), given).size() != old.size()) {
      throw PythonError.valueError(
          "new categories need to have the same number of items as the old categories");
    }
    Column renamed =
        labels
            ? Read.column(args.context(), given)
            : Relabel.renamed(args.context(), Index.of(old, Scalars.NONE), given, null).column();
    if (renamed.hasMissing()) {
      throw PythonError.valueError("Categorical categories cannot be null");
    }
    if (Factorizer.codes(renamed, Factorizer.Missing.KEEP).count() < renamed.size()) {
      throw PythonError.valueError("Categorical categories must be unique");
    }
    return self.with(
        args.context(), new CategoryColumn(self.column.codes(), renamed, self.column.ordered()));
  }
}
