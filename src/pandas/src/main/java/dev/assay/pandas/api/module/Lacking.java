package dev.assay.pandas.api.module;

import dev.assay.pandas.api.dataframe.FrameObject;
import dev.assay.pandas.api.groupby.GroupsObject;
import dev.assay.pandas.api.series.SeriesObject;
import dev.assay.pandas.eval.PyModule;
import dev.assay.pandas.eval.PyType;

/** What pandas has and Assay lacks, with the nearest way that there is. */
public final class Lacking {

  private static final String RETURN_IT = "return the data";
  private static final String LEAVE_OUT = "leave it out";
  private static final String NO_FILES =
      "there are no files; build the data with pd.DataFrame({...})";

  private Lacking() {}

  public static PyType.Builder<FrameObject> ofFrames(PyType.Builder<FrameObject> table) {
    frames(both(table));
    return table;
  }

  public static PyType.Builder<SeriesObject> ofSeries(PyType.Builder<SeriesObject> table) {
    series(both(table));
    return table;
  }

  private static <T> PyType.Builder<T> both(PyType.Builder<T> table) {
    table.lacking(
        RETURN_IT,
        "to_json to_excel to_html to_latex to_markdown to_pickle to_clipboard to_hdf to_xarray"
            + " hist");
    table.lacking("use T", "swapaxes");
    table.lacking("use pd.concat([a, b])", "_append");
    table.lacking("use .loc[...] with the dates of the ends", "first last");
    table.lacking("use .iloc[0] or .item()", "bool");
    table.lacking(LEAVE_OUT, "memory_usage attrs flags set_flags");
    return table;
  }

  private static void frames(PyType.Builder<FrameObject> table) {
    table.lacking(RETURN_IT, "to_parquet to_feather to_gbq to_orc to_stata to_xml boxplot");
    table.lacking("use iloc", "isetitem");
    table.lacking("use asof of each column, or filter by the index", "asof");
  }

  private static void series(PyType.Builder<SeriesObject> table) {
    table.lacking(LEAVE_OUT, "ravel view nbytes axes to_sql transpose");
    table.lacking("use .str or explode()", "list struct");
  }

  public static PyType.Builder<GroupsObject> ofGroups(PyType.Builder<GroupsObject> table) {
    table.lacking("use apply(lambda g: g['a'].corr(g['b']))", "corrwith");
    table.lacking("use nth(...)", "take");
    table.lacking("use ffill(), bfill() or transform(lambda s: s.fillna(...))", "fillna");
    table.lacking("use transform(lambda s: s.ewm(...).mean())", "ewm");
    table.lacking(RETURN_IT, "boxplot hist plot");
    table.lacking("use those of the frame", "dtypes dtype ndim");
    return table;
  }

  static void ofModule(PyModule.Builder table) {
    table.lacking(
        NO_FILES,
        "read_sql read_sql_query read_sql_table read_excel read_json read_parquet read_html"
            + " read_xml read_pickle read_feather read_fwf read_clipboard ExcelFile ExcelWriter"
            + " read_gbq read_hdf read_orc read_sas read_spss read_stata HDFStore");
    table.lacking("use melt(...) and str.extract(...)", "lreshape");
    table.lacking(
        LEAVE_OUT,
        "options get_option reset_option describe_option set_eng_float_format"
            + " show_versions Flags io util core compat test");
    table.lacking("use DataFrame.eval(...)", "eval");
    table.lacking("look at index.to_series().diff()", "infer_freq");
    table.lacking(RETURN_IT, "plotting to_pickle");
    table.lacking(
        "use 'Int64', 'Float64', 'boolean' or 'string'",
        "ArrowDtype Float32Dtype IntervalDtype PeriodDtype SparseDtype arrays");
  }
}
