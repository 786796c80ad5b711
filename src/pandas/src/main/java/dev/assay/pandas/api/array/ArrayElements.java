package dev.assay.pandas.api.array;

import dev.assay.pandas.api.common.TakePlaces;
import dev.assay.pandas.api.common.Wrap;
import dev.assay.pandas.api.series.SeriesObject;
import dev.assay.pandas.api.series.SeriesSelection;
import dev.assay.pandas.column.Column;
import dev.assay.pandas.column.DType;
import dev.assay.pandas.column.Scalars;
import dev.assay.pandas.eval.Args;
import dev.assay.pandas.eval.Context;
import dev.assay.pandas.eval.PyType;
import dev.assay.pandas.frame.Series;
import dev.assay.pandas.frame.aggregate.Groups;
import dev.assay.pandas.frame.convert.Casts;
import dev.assay.pandas.frame.window.Cumulation;
import dev.assay.pandas.value.PyDict;
import dev.assay.pandas.value.PyTuple;
import dev.assay.pandas.value.PythonError;
import java.util.List;

/** What numpy's arrays do element by element, and how parts of them are taken. */
public final class ArrayElements {

  private ArrayElements() {}

  static PyType.Builder<ArrayObject> add(PyType.Builder<ArrayObject> table) {
    return table
        .method("clip", "min=None, max=None", ArrayElements::clipped)
        .method("cumsum", "axis=None", (self, args) -> running(self, args, Cumulation.SUM))
        .method("cumprod", "axis=None", (self, args) -> running(self, args, Cumulation.PRODUCT))
        .method("repeat", "repeats", ArrayElements::repeated)
        .method("to_numpy", "dtype=None, copy=False, na_value=...", ArrayElements::plain)
        .method("to_list", "", (self, args) -> args.context().call(listing(self, args.context())))
        .method(
            "take",
            "indices",
            (self, args) ->
                args.context().getItem(self, TakePlaces.key(args.context(), args.get("indices"))));
  }

  private static Object clipped(ArrayObject self, Args args) {
    Context context = args.context();
    Column given = widened(self.column(), args.get("min"), args.get("max"));
    Series series = Series.of(given, Scalars.NONE);
    Object clipped = between(context, new SeriesObject(series), args.get("min"), args.get("max"));
    return Wrap.array(context, ((SeriesObject) clipped).series().values());
  }

  /** Values within bounds, the greatest of which holds last where they cross, as in numpy. */
  public static Object between(Context context, Object values, Object least, Object greatest) {
    Object raised = context.invoke(values, "clip", least, Scalars.NONE);
    return context.invoke(raised, "clip", Scalars.NONE, greatest);
  }

  /** Numbers in the dtype that they have in common with the bounds, whatever is beyond these. */
  public static Column widened(Column column, Object least, Object greatest) {
    List<Object> bounds = List.of(Scalars.plain(least), Scalars.plain(greatest));
    boolean whole = column.dtype().isInteger() || column.dtype().isBool();
    if (!whole || column.dtype().isNullable()) {
      return column;
    }
    if (bounds.stream().anyMatch(Double.class::isInstance)) {
      return Casts.cast(column, DType.FLOAT64);
    }
    return column.dtype().isBool() && bounds.stream().anyMatch(Long.class::isInstance)
        ? Casts.cast(column, DType.INT64)
        : column;
  }

  private static Object running(ArrayObject self, Args args, Cumulation cumulation) {
    ArrayType.requireAxis(args);
    Column column = self.column();
    return self.like(
        args.context(),
        cumulation.applyWithMissing(column, Groups.whole(column.size()), args.budget()));
  }

  private static Object repeated(ArrayObject self, Args args) {
    int[] rows = SeriesSelection.repeated(args, self.column().size());
    return self.like(args.context(), self.column().take(rows));
  }

  /** Arrays of pandas' own dtypes have {@code to_numpy} and {@code to_list}, numpy's have not. */
  private static Object plain(ArrayObject self, Args args) {
    requireExtension(self, "to_numpy");
    Context context = args.context();
    Object series = new SeriesObject(Series.of(self.column(), Scalars.NONE));
    PyDict named = new PyDict();
    for (String name : List.of("dtype", "copy", "na_value")) {
      if (args.has(name)) {
        named.put(name, args.get(name));
      }
    }
    return context.invoke(series, "to_numpy", PyTuple.of(), named);
  }

  private static Object listing(ArrayObject self, Context context) {
    requireExtension(self, "to_list");
    return context.attribute(self, "tolist");
  }

  private static void requireExtension(ArrayObject self, String name) {
    if (!self.column().dtype().isOwn() && self.form() != ArrayForm.PANDAS) {
      throw PythonError.attributeError("'numpy.ndarray' object has no attribute '" + name + "'");
    }
  }
}
