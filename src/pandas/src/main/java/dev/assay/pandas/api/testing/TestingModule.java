package dev.assay.pandas.api.testing;

import dev.assay.pandas.api.common.Wrap;
import dev.assay.pandas.api.dataframe.FrameObject;
import dev.assay.pandas.api.index.IndexObject;
import dev.assay.pandas.api.series.SeriesObject;
import dev.assay.pandas.api.testing.AssertedValues.Tolerance;
import dev.assay.pandas.column.Scalars;
import dev.assay.pandas.eval.Args;
import dev.assay.pandas.eval.Context;
import dev.assay.pandas.eval.PyModule;
import dev.assay.pandas.frame.DataFrame;
import dev.assay.pandas.frame.Series;
import dev.assay.pandas.frame.index.Index;
import dev.assay.pandas.value.PythonError;
import org.jspecify.annotations.Nullable;

/** The table of {@code pandas.testing}: assertions that say where data differ. */
public final class TestingModule {

  private TestingModule() {}

  public static PyModule module() {
    return PyModule.builder("pandas.testing")
        .function(
            "assert_frame_equal",
            "left, right, check_dtype=True, check_index_type='equiv', check_column_type='equiv',"
                + " check_frame_type=True, check_names=True, !by_blocks=False, check_exact=...,"
                + " !check_datetimelike_compat=False, check_categorical=True, check_like=False,"
                + " check_freq=True, check_flags=True, rtol=..., atol=..., obj='DataFrame'",
            TestingModule::frames)
        .function(
            "assert_series_equal",
            "left, right, check_dtype=True, check_index_type='equiv', check_series_type=True,"
                + " check_names=True, check_exact=..., !check_datetimelike_compat=False,"
                + " check_categorical=True, check_category_order=True, check_freq=True,"
                + " check_flags=True, rtol=..., atol=..., obj='Series', *, check_index=True,"
                + " check_like=False",
            TestingModule::series)
        .function(
            "assert_index_equal",
            "left, right, exact='equiv', check_names=True, check_exact=True,"
                + " check_categorical=True, check_order=True, rtol=1e-05, atol=1e-08, obj='Index'",
            TestingModule::indexes)
        .lacking("use assert_series_equal(...)", "assert_extension_array_equal")
        .build();
  }

  private static Object frames(Args args) {
    Context context = args.context();
    String object = context.str(args.get("obj"));
    DataFrame left = required(args, "left", FrameObject.class, "DataFrame").frame();
    DataFrame right = required(args, "right", FrameObject.class, "DataFrame").frame();
    if (left.rowCount() != right.rowCount() || left.columnCount() != right.columnCount()) {
      throw AssertedValues.different(object, object + " shape mismatch", shape(left), shape(right));
    }
    boolean like = args.truth("check_like");
    labels(args, "check_index_type", object + ".index", !like).require(left.index(), right.index());
    labels(args, "check_column_type", object + ".columns", !like)
        .require(left.columns(), right.columns());
    DataFrame one = like ? like(args, FrameObject.class).frame() : left;
    for (int at = 0; at < one.columnCount(); at++) {
      String column =
          "%s.iloc[:, %d] (column name=\"%s\")".formatted(object, at, context.str(one.label(at)));
      new AssertedSeries(args, column).require(one.series(at), right.series(at));
    }
    return Scalars.NONE;
  }

  private static Object series(Args args) {
    Context context = args.context();
    String object = context.str(args.get("obj"));
    requireDTypes(args);
    if (!args.truth("check_index") && args.truth("check_like")) {
      throw PythonError.valueError("check_like must be False if check_index is False");
    }
    Series left = required(args, "left", SeriesObject.class, "Series").series();
    Series right = required(args, "right", SeriesObject.class, "Series").series();
    if (left.size() != right.size()) {
      throw AssertedValues.different(
          object, "Series length are different", length(args, left), length(args, right));
    }
    boolean like = args.truth("check_like");
    if (args.truth("check_index")) {
      labels(args, "check_index_type", object + ".index", !like)
          .require(left.index(), right.index());
    }
    Series one = like ? like(args, SeriesObject.class).series() : left;
    new AssertedSeries(args, object).require(one, right);
    return Scalars.NONE;
  }

  private static Object indexes(Args args) {
    Index left = required(args, "left", IndexObject.class, "Index").index();
    Index right = required(args, "right", IndexObject.class, "Index").index();
    @Nullable Tolerance tolerance = AssertedSeries.tolerance(args, args.truth("check_exact"));
    new AssertedIndex(
            args.context(),
            args.get("exact"),
            args.truth("check_names"),
            args.truth("check_categorical"),
            args.truth("check_order"),
            tolerance,
            args.context().str(args.get("obj")))
        .require(left, right);
    return Scalars.NONE;
  }

  private static AssertedIndex labels(Args args, String exact, String object, boolean order) {
    boolean exactly = args.has("check_exact") && args.truth("check_exact");
    return new AssertedIndex(
        args.context(),
        args.get(exact),
        args.truth("check_names"),
        args.truth("check_categorical"),
        order,
        AssertedSeries.tolerance(args, exactly),
        object);
  }

  /** The left side with the labels of the right one in their order. */
  private static <T> T like(Args args, Class<T> type) {
    Context context = args.context();
    Object reindex = context.attribute(args.get("left"), "reindex_like");
    return type.cast(context.call(reindex, args.get("right")));
  }

  /** pandas asks for the dtypes before it asks whether these are series. */
  private static void requireDTypes(Args args) {
    if (args.has("check_exact") || args.has("rtol") || args.has("atol")) {
      return;
    }
    args.context().attribute(args.get("left"), "dtype");
    if (!(args.get("left") instanceof SeriesObject left)
        || !(left.series().dtype().isInteger() || left.series().dtype().isBool())) {
      args.context().attribute(args.get("right"), "dtype");
    }
  }

  private static <T> T required(Args args, String side, Class<T> type, String name) {
    Object given = args.get(side);
    if (type.isInstance(given)) {
      return type.cast(given);
    }
    String module =
        switch (name) {
          case "DataFrame" -> "frame";
          case "Series" -> "series";
          default -> "indexes.base";
        };
    throw new PythonError(
        "AssertionError",
        "%s Expected type <class 'pandas.core.%s.%s'>, found %s instead"
            .formatted(name, module, name, args.context().str(args.context().typeOf(given))));
  }

  private static String shape(DataFrame frame) {
    return "(" + frame.rowCount() + ", " + frame.columnCount() + ")";
  }

  private static String length(Args args, Series series) {
    return series.size() + ", " + args.context().str(Wrap.index(args.context(), series.index()));
  }
}
