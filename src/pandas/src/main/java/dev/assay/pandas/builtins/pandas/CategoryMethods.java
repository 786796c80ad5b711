package dev.assay.pandas.builtins.pandas;

import dev.assay.pandas.eval.Args;
import dev.assay.pandas.eval.Context;
import dev.assay.pandas.eval.PyObject;
import dev.assay.pandas.eval.PyType;
import dev.assay.pandas.frame.CategoryColumn;
import dev.assay.pandas.frame.Column;
import dev.assay.pandas.frame.Columns;
import dev.assay.pandas.frame.DType;
import dev.assay.pandas.frame.Index;
import dev.assay.pandas.frame.LongColumn;
import dev.assay.pandas.frame.Scalars;
import dev.assay.pandas.frame.codes.Codes;
import dev.assay.pandas.frame.codes.Factorizer;
import dev.assay.pandas.value.PyDict;
import dev.assay.pandas.value.PyList;
import dev.assay.pandas.value.PythonError;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;

/** {@code series.cat}: the categories of a column of dtype category. */
record CategoryMethods(SeriesObject owner, CategoryColumn column) implements PyObject {

  static final PyType<CategoryMethods> TYPE =
      PyType.builder("CategoricalAccessor", CategoryMethods.class)
          .doc("the categories of a series")
          .property(
              "categories",
              (self, context) ->
                  Wrap.index(context, Index.of(self.column.categories(), Scalars.NONE)))
          .property("ordered", (self, _) -> self.column.ordered())
          .property("codes", (self, context) -> self.codes(context))
          .method(
              "as_ordered",
              "",
              (self, args) ->
                  self.with(
                      args.context(),
                      new CategoryColumn(self.column.codes(), self.column.categories(), true)))
          .method(
              "as_unordered",
              "",
              (self, args) ->
                  self.with(
                      args.context(),
                      new CategoryColumn(self.column.codes(), self.column.categories(), false)))
          .method(
              "set_categories",
              "new_categories, ordered=None, !rename=False",
              (self, args) -> self.set(args, "new_categories"))
          .method(
              "reorder_categories",
              "new_categories, ordered=None",
              (self, args) -> self.set(args, "new_categories"))
          .method(
              "add_categories",
              "new_categories",
              (self, args) -> {
                List<Object> all = new ArrayList<>(self.column.categories().items());
                all.addAll(Read.labels(args.context(), args.get("new_categories")));
                return self.with(
                    args.context(),
                    new CategoryColumn(
                        self.column.codes(), Columns.infer(all), self.column.ordered()));
              })
          .method("remove_categories", "removals", CategoryMethods::without)
          .method(
              "remove_unused_categories",
              "",
              (self, args) -> self.with(args.context(), used(self.column)))
          .method("rename_categories", "new_categories", CategoryMethods::rename)
          .build();

  static CategoryMethods of(SeriesObject owner) {
    if (!(owner.series().values() instanceof CategoryColumn column)) {
      throw PythonError.attributeError("Can only use .cat accessor with a 'category' dtype");
    }
    return new CategoryMethods(owner, column);
  }

  @Override
  public PyType<?> type() {
    return TYPE;
  }

  private Object with(Context context, Column values) {
    return Wrap.series(context, owner.series().withValues(values));
  }

  private Object codes(Context context) {
    long[] codes = new long[column.size()];
    for (int at = 0; at < codes.length; at++) {
      codes[at] = column.codes()[at];
    }
    return Wrap.series(context, owner.series().withValues(new LongColumn(codes, DType.INT8)));
  }

  private Object set(Args args, String name) {
    boolean ordered = args.optional("ordered") == null ? column.ordered() : args.truth("ordered");
    Column wanted = Read.column(args.context(), args.get(name));
    return with(args.context(), new CategoryType(wanted, ordered).encode(column.decoded()));
  }

  /** Without some categories; what had them is missing. */
  private static Object without(CategoryMethods self, Args args) {
    Object given = args.get("removals");
    List<Object> gone = Read.isListLike(given) ? Read.items(args.context(), given) : List.of(given);
    List<Object> old = self.column.categories().items();
    List<Object> unknown = gone.stream().filter(each -> !old.contains(each)).toList();
    if (!unknown.isEmpty()) {
      throw PythonError.valueError(
          "removals must all be in old categories: " + args.context().repr(PyList.copyOf(unknown)));
    }
    Column kept = self.column.categories();
    int[] places =
        IntStream.range(0, kept.size()).filter(at -> !gone.contains(kept.item(at))).toArray();
    return self.with(
        args.context(),
        new CategoryType(kept.take(places), self.column.ordered()).encode(self.column.decoded()));
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
    Column renamed =
        Read.isList(given) && !(given instanceof PyDict)
            ? Read.column(args.context(), given)
            : Relabel.renamed(args.context(), Index.of(old, Scalars.NONE), given, null).column();
    return self.with(
        args.context(), new CategoryColumn(self.column.codes(), renamed, self.column.ordered()));
  }
}
