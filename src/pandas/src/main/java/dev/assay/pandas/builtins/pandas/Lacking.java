package dev.assay.pandas.builtins.pandas;

import dev.assay.pandas.eval.PyModule;
import dev.assay.pandas.eval.PyType;
import java.util.function.BiConsumer;

/** What pandas has and Assay lacks, with the nearest way that there is. */
final class Lacking {

  private static final String RETURN_IT = "return the data";
  private static final String LEAVE_OUT = "leave it out";
  private static final String NO_FILES =
      "there are no files; build the data with pd.DataFrame({...})";

  /** A table that takes names, several to one text on what to use instead. */
  private record Refusals(BiConsumer<String, String> table) {

    void refuse(String names, String instead) {
      for (String name : names.split(" ")) {
        table.accept(name, instead);
      }
    }
  }

  private Lacking() {}

  static PyType.Builder<FrameObject> ofFrames(PyType.Builder<FrameObject> table) {
    both(new Refusals(table::refused));
    frames(new Refusals(table::refused));
    return table;
  }

  static PyType.Builder<SeriesObject> ofSeries(PyType.Builder<SeriesObject> table) {
    both(new Refusals(table::refused));
    series(new Refusals(table::refused));
    return table;
  }

  static PyType.Builder<GroupsObject> ofGroups(PyType.Builder<GroupsObject> table) {
    groups(new Refusals(table::refused));
    return table;
  }

  static void ofModule(PyModule.Builder table) {
    module(new Refusals(table::refused));
  }

  private static void both(Refusals to) {
    to.refuse(
        "to_json to_excel to_html to_latex to_markdown to_pickle to_clipboard to_hdf to_xarray"
            + " hist",
        RETURN_IT);
    to.refuse("compare", "compare with != and filter by that");
    to.refuse("asof", "filter by the index and take the last row");
    to.refuse("at_time between_time", "filter by .index.hour");
    to.refuse("first last", "filter by dates, as with loc['2020-01':]");
    to.refuse("backfill", "use bfill()");
    to.refuse("swapaxes", "use T");
    to.refuse("bool", "use .iloc[0] or .item()");
    to.refuse("to_period to_timestamp", "convert the dates by .dt.to_period(freq)");
    to.refuse("tz_localize tz_convert", "there are no time zones; leave it out");
    to.refuse("memory_usage attrs flags set_flags", LEAVE_OUT);
  }

  private static void frames(Refusals to) {
    to.refuse("to_parquet to_feather to_gbq to_orc to_stata to_xml boxplot", RETURN_IT);
    to.refuse("combine", "use combine_first(...) or where(...)");
    to.refuse("corrwith", "use corr() column by column");
    to.refuse("dot", "multiply and use sum()");
    to.refuse("interpolate", "interpolate each column");
    to.refuse("isetitem", "use iloc");
    to.refuse("pad", "use ffill()");
  }

  private static void series(Refusals to) {
    to.refuse("autocorr", "use s.corr(s.shift(1))");
    to.refuse("searchsorted", "count with (s < value).sum()");
    to.refuse("divmod rdivmod", "use // and %");
    to.refuse("pop", "read the value and use drop(label)");
    to.refuse("update", "use other.combine_first(s)");
    to.refuse("ravel view nbytes axes info to_sql transpose", LEAVE_OUT);
    to.refuse("list struct", "use .str or explode()");
  }

  private static void groups(Refusals to) {
    to.refuse("ewm", "use rolling(n) or expanding()");
    to.refuse("corrwith", "use apply(lambda g: g['a'].corr(g['b']))");
    to.refuse("ohlc", "use agg(['first', 'max', 'min', 'last'])");
    to.refuse("take", "use nth(...)");
    to.refuse("boxplot hist plot", RETURN_IT);
    to.refuse("dtypes dtype ndim", "use those of the frame");
    to.refuse(
        "is_monotonic_increasing is_monotonic_decreasing",
        "use agg(lambda s: s.is_monotonic_increasing)");
  }

  private static void module(Refusals to) {
    to.refuse(
        "read_sql read_sql_query read_sql_table read_excel read_json read_parquet read_html"
            + " read_xml read_pickle read_feather read_fwf read_clipboard ExcelFile ExcelWriter",
        NO_FILES);
    to.refuse("merge_asof", "merge by the key, filter by the time, then groupby().last()");
    to.refuse("merge_ordered", "use merge(how='outer') and sort_values");
    to.refuse("wide_to_long lreshape", "use melt(...) and str.extract(...)");
    to.refuse("json_normalize", "write the rows as flat dicts and use pd.DataFrame(rows)");
    to.refuse("timedelta_range", "use pd.to_timedelta(range(n), unit='D')");
    to.refuse("interval_range", "list the edges and use pd.cut(...)");
    to.refuse("infer_freq", "look at diff() of the dates");
    to.refuse("from_dummies", "use idxmax(axis=1)");
    to.refuse("options option_context get_option reset_option", LEAVE_OUT);
    to.refuse("testing", "use equals(...)");
    to.refuse("eval", "use DataFrame.eval(...)");
    to.refuse("plotting", RETURN_IT);
    to.refuse("read_gbq read_hdf read_orc read_sas read_spss read_stata HDFStore", NO_FILES);
    to.refuse("to_pickle", RETURN_IT);
    to.refuse(
        "ArrowDtype Float32Dtype Int8Dtype Int16Dtype UInt8Dtype UInt16Dtype UInt32Dtype UInt64Dtype"
            + " IntervalDtype PeriodDtype SparseDtype arrays",
        "use 'Int64', 'Float64', 'boolean' or 'string'");
    to.refuse("describe_option set_eng_float_format show_versions Flags", LEAVE_OUT);
    to.refuse("io util core compat test", LEAVE_OUT);
  }
}
