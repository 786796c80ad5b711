package dev.assay.pandas.api.testing;

import dev.assay.pandas.api.dataframe.FrameObject;
import dev.assay.pandas.api.series.SeriesObject;
import dev.assay.pandas.column.Scalars;
import dev.assay.pandas.eval.Args;
import dev.assay.pandas.eval.Context;
import dev.assay.pandas.eval.PyModule;
import dev.assay.pandas.frame.DataFrame;
import dev.assay.pandas.frame.Series;
import dev.assay.pandas.value.PythonError;

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
                + " check_categorical=True, check_freq=True,"
                + " check_flags=True, rtol=..., atol=..., obj='Series', *, check_index=True,"
                + " check_like=False",
            TestingModule::series)
        .lacking("use left.equals(right)", "assert_index_equal")
        .lacking("use assert_series_equal(...)", "assert_extension_array_equal")
        .build();
  }

  private static Object frames(Args args) {
    Context context = args.context();
    Asserted asserted = new Asserted(args, context.str(args.get("obj")));
    DataFrame left = required(args, "left", FrameObject.class).frame();
    DataFrame right = required(args, "right", FrameObject.class).frame();
    if (left.rowCount() != right.rowCount() || left.columnCount() != right.columnCount()) {
      throw asserted.different(asserted.object() + " shape mismatch", shape(left), shape(right));
    }
    boolean like = args.truth("check_like");
    new Asserted(args, asserted.object() + ".index")
        .requireLabels(left.index(), right.index(), "check_index_type", !like);
    new Asserted(args, asserted.object() + ".columns")
        .requireLabels(left.columns(), right.columns(), "check_column_type", !like);
    DataFrame one = like ? like(args, FrameObject.class).frame() : left;
    for (int at = 0; at < one.columnCount(); at++) {
      String column =
          "%s.iloc[:, %d] (column name=\"%s\")"
              .formatted(asserted.object(), at, context.str(one.label(at)));
      new Asserted(args, column).requireSeries(one.series(at), right.series(at));
    }
    return Scalars.NONE;
  }

  private static Object series(Args args) {
    Asserted asserted = new Asserted(args, args.context().str(args.get("obj")));
    Series left = required(args, "left", SeriesObject.class).series();
    Series right = required(args, "right", SeriesObject.class).series();
    if (left.size() != right.size()) {
      throw asserted.different(
          "Series length are different", String.valueOf(left.size()), String.valueOf(right.size()));
    }
    boolean like = args.truth("check_like");
    if (args.truth("check_index")) {
      new Asserted(args, asserted.object() + ".index")
          .requireLabels(left.index(), right.index(), "check_index_type", !like);
    }
    asserted.requireSeries(like ? like(args, SeriesObject.class).series() : left, right);
    return Scalars.NONE;
  }

  /** The left side with the labels of the right one in their order. */
  private static <T> T like(Args args, Class<T> type) {
    Context context = args.context();
    Object reindex = context.attribute(args.get("left"), "reindex_like");
    return type.cast(context.call(reindex, args.get("right")));
  }

  private static <T> T required(Args args, String side, Class<T> type) {
    Object given = args.get(side);
    if (type.isInstance(given)) {
      return type.cast(given);
    }
    throw new PythonError(
        "AssertionError",
        "%s() does not take %s"
            .formatted(args.function(), args.context().str(args.context().typeOf(given))));
  }

  private static String shape(DataFrame frame) {
    return "(" + frame.rowCount() + ", " + frame.columnCount() + ")";
  }
}
