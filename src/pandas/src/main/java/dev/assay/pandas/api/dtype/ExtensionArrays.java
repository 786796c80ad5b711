package dev.assay.pandas.api.dtype;

import dev.assay.pandas.api.array.ArrayObject;
import dev.assay.pandas.api.common.Mapping;
import dev.assay.pandas.api.common.Wrap;
import dev.assay.pandas.api.series.SeriesObject;
import dev.assay.pandas.column.BoolColumn;
import dev.assay.pandas.column.CategoryColumn;
import dev.assay.pandas.column.Column;
import dev.assay.pandas.column.Scalars;
import dev.assay.pandas.eval.Args;
import dev.assay.pandas.eval.Context;
import dev.assay.pandas.eval.PyType;
import dev.assay.pandas.frame.Series;
import dev.assay.pandas.frame.index.Index;
import dev.assay.pandas.value.PyDict;
import dev.assay.pandas.value.PyTuple;
import dev.assay.pandas.value.PythonError;
import java.util.function.Predicate;

/** What pandas' own arrays have beyond numpy's: the methods of a series of the same values. */
public final class ExtensionArrays {

  private ExtensionArrays() {}

  public static PyType.Builder<ArrayObject> add(PyType.Builder<ArrayObject> table) {
    return table
        .methodOf(ArrayObject::isOfPandas, "isna", "", (self, args) -> missing(self, args, true))
        .methodOf(ArrayObject::isOfPandas, "dropna", "", ExtensionArrays.ofSeries("dropna"))
        .methodOf(
            ArrayObject::isOfPandas,
            "duplicated",
            "keep='first'",
            ExtensionArrays.ofSeries("duplicated", "keep"))
        .methodOf(
            ArrayObject::isOfPandas,
            "shift",
            "periods=1, fill_value=None",
            ExtensionArrays.ofSeries("shift", "periods", "fill_value"))
        .methodOf(
            ArrayObject::isOfPandas,
            "fillna",
            "value, !method=None",
            ExtensionArrays.ofSeries("fillna", "value"))
        .methodOf(
            ArrayObject::isOfPandas, "map", "mapper, na_action='ignore'", ExtensionArrays::map)
        .with(ExtensionArrays::ofCategories);
  }

  private static PyType.Builder<ArrayObject> ofCategories(PyType.Builder<ArrayObject> table) {
    Predicate<ArrayObject> categories = self -> self.column() instanceof CategoryColumn;
    return table
        .methodOf(categories, "isnull", "", (self, args) -> missing(self, args, true))
        .methodOf(categories, "notna", "", (self, args) -> missing(self, args, false))
        .methodOf(categories, "notnull", "", (self, args) -> missing(self, args, false))
        .methodOf(
            categories,
            "sort_values",
            "*, inplace=False, ascending=True, na_position='last'",
            ExtensionArrays::sorted);
  }

  private static Object missing(ArrayObject self, Args args, boolean missing) {
    BoolColumn truths = new BoolColumn(self.column().missing());
    return Wrap.array(args.context(), missing ? truths : truths.not());
  }

  private static PyType.Method<ArrayObject> ofSeries(String name, String... parameters) {
    return (self, args) -> {
      Context context = args.context();
      PyDict named = new PyDict();
      for (String each : parameters) {
        named.put(each, args.get(each));
      }
      Object method =
          context.attribute(new SeriesObject(Series.of(self.column(), Scalars.NONE)), name);
      Column values = ((SeriesObject) context.call(method, PyTuple.of(), named)).series().values();
      return self.column().dtype() == values.dtype()
          ? ArrayObject.ofPandas(values)
          : Wrap.array(context, values);
    };
  }

  private static Object sorted(ArrayObject self, Args args) {
    if (args.truth("inplace")) {
      throw PythonError.unsupported(
          "sort_values(inplace=True) of an array", "assign what sort_values() gives");
    }
    return ofSeries("sort_values", "ascending", "na_position").call(self, args);
  }

  /** Categories again where these remain distinct, otherwise labels. */
  private static Object map(ArrayObject self, Args args) {
    if (!(self.column() instanceof CategoryColumn)) {
      throw PythonError.unsupported("map() of an array", "make a Series of it: pd.Series(array)");
    }
    boolean skips = "ignore".equals(args.get("na_action"));
    Column mapped = Mapping.of(args.context(), self.column(), args.get("mapper"), skips);
    return mapped instanceof CategoryColumn
        ? ArrayObject.ofPandas(mapped)
        : Wrap.index(args.context(), Index.of(mapped, Scalars.NONE));
  }
}
