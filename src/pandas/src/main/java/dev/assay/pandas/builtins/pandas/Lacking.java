package dev.assay.pandas.builtins.pandas;

import dev.assay.pandas.eval.PyModule;
import dev.assay.pandas.eval.PyType;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.BiConsumer;

/** What pandas has and Assay lacks, with the nearest way that there is. */
final class Lacking {

  private static final String RETURN_IT = "return the data";
  private static final String LEAVE_OUT = "leave it out";
  private static final String NO_FILES =
      "there are no files; build the data with pd.DataFrame({...})";
  private static final String BY_HAND = "compute it from mean(), std() and arithmetic of columns";

  /** Names by what to use instead, several names to one text. */
  private static final Map<String, String> OF_BOTH = new LinkedHashMap<>();

  private static final Map<String, String> OF_FRAMES = new LinkedHashMap<>();
  private static final Map<String, String> OF_SERIES = new LinkedHashMap<>();
  private static final Map<String, String> OF_GROUPS = new LinkedHashMap<>();
  private static final Map<String, String> OF_INDEXES = new LinkedHashMap<>();
  private static final Map<String, String> OF_WINDOWS = new LinkedHashMap<>();
  private static final Map<String, String> OF_MODULE = new LinkedHashMap<>();

  static {
    OF_BOTH.put(
        "to_json to_excel to_html to_latex to_markdown to_pickle to_clipboard to_hdf to_xarray"
            + " hist",
        RETURN_IT);
    OF_BOTH.put("ewm", "use rolling(n) or expanding()");
    OF_BOTH.put("compare", "compare with != and filter by that");
    OF_BOTH.put("asfreq", "use resample(...) or reindex(...)");
    OF_BOTH.put("asof", "filter by the index and take the last row");
    OF_BOTH.put("at_time between_time", "filter by .index.hour");
    OF_BOTH.put("first last", "filter by dates, as with loc['2020-01':]");
    OF_BOTH.put("kurt kurtosis", BY_HAND);
    OF_BOTH.put("backfill", "use bfill()");
    OF_BOTH.put("swapaxes", "use T");
    OF_BOTH.put("bool", "use .iloc[0] or .item()");
    OF_BOTH.put("to_period to_timestamp", "convert the dates by .dt.to_period(freq)");
    OF_BOTH.put("tz_localize tz_convert", "there are no time zones; leave it out");
    OF_BOTH.put("memory_usage attrs flags set_flags", LEAVE_OUT);

    OF_FRAMES.put("to_parquet to_feather to_gbq to_orc to_stata to_xml boxplot", RETURN_IT);
    OF_FRAMES.put("combine", "use combine_first(...) or where(...)");
    OF_FRAMES.put("corrwith", "use corr() column by column");
    OF_FRAMES.put("dot", "multiply and use sum()");
    OF_FRAMES.put("first_valid_index last_valid_index", "use dropna().index");
    OF_FRAMES.put("interpolate", "interpolate each column");
    OF_FRAMES.put("isetitem", "use iloc");
    OF_FRAMES.put("pad", "use ffill()");

    OF_SERIES.put("autocorr", "use s.corr(s.shift(1))");
    OF_SERIES.put("searchsorted", "count with (s < value).sum()");
    OF_SERIES.put("add_prefix add_suffix", "use rename(index=function)");
    OF_SERIES.put("divmod rdivmod", "use // and %");
    OF_SERIES.put("pop", "read the value and use drop(label)");
    OF_SERIES.put("update", "use other.combine_first(s)");
    OF_SERIES.put("ravel view nbytes axes info to_sql", LEAVE_OUT);

    OF_GROUPS.put("ewm", "use rolling(n) or expanding()");
    OF_GROUPS.put("corr cov corrwith", "use apply(lambda g: g['a'].corr(g['b']))");
    OF_GROUPS.put("ohlc", "use agg(['first', 'max', 'min', 'last'])");
    OF_GROUPS.put("take", "use nth(...)");
    OF_GROUPS.put("boxplot hist plot", RETURN_IT);

    OF_INDEXES.put("get_indexer get_indexer_for", "use get_loc(label) or reindex");
    OF_INDEXES.put("symmetric_difference", "use difference both ways and union");
    OF_INDEXES.put("argmax argmin argsort", "use to_series()");
    OF_INDEXES.put("factorize diff repeat shift take item", "use to_series()");
    OF_INDEXES.put("groupby join", "use to_frame() first");
    OF_INDEXES.put("is_monotonic_decreasing hasnans", "use to_series()");
    OF_INDEXES.put("tz_convert", "there are no time zones; leave it out");
    OF_INDEXES.put("from_breaks", "use pd.cut(...)");

    OF_WINDOWS.put("corr cov kurt rank sem skew", "use apply(function)");

    OF_MODULE.put(
        "read_sql read_sql_query read_sql_table read_excel read_json read_parquet read_html"
            + " read_xml read_pickle read_feather read_fwf read_clipboard ExcelFile ExcelWriter",
        NO_FILES);
    OF_MODULE.put("merge_asof", "merge by the key, filter by the time, then groupby().last()");
    OF_MODULE.put("merge_ordered", "use merge(how='outer') and sort_values");
    OF_MODULE.put("wide_to_long lreshape", "use melt(...) and str.extract(...)");
    OF_MODULE.put("json_normalize", "write the rows as flat dicts and use pd.DataFrame(rows)");
    OF_MODULE.put("period_range", "use pd.date_range(...).to_period(freq)");
    OF_MODULE.put("timedelta_range", "use pd.to_timedelta(range(n), unit='D')");
    OF_MODULE.put("interval_range", "list the edges and use pd.cut(...)");
    OF_MODULE.put("infer_freq", "look at diff() of the dates");
    OF_MODULE.put("from_dummies", "use idxmax(axis=1)");
    OF_MODULE.put("options option_context get_option reset_option", LEAVE_OUT);
    OF_MODULE.put("testing", "use equals(...)");
    OF_MODULE.put("eval", "use DataFrame.eval(...)");
    OF_MODULE.put("plotting", RETURN_IT);
  }

  private Lacking() {}

  static PyType.Builder<FrameObject> ofFrames(PyType.Builder<FrameObject> table) {
    each(OF_BOTH, table::refused);
    each(OF_FRAMES, table::refused);
    return table;
  }

  static PyType.Builder<SeriesObject> ofSeries(PyType.Builder<SeriesObject> table) {
    each(OF_BOTH, table::refused);
    each(OF_SERIES, table::refused);
    return table;
  }

  static PyType.Builder<GroupsObject> ofGroups(PyType.Builder<GroupsObject> table) {
    each(OF_GROUPS, table::refused);
    return table;
  }

  static PyType.Builder<IndexObject> ofIndexes(PyType.Builder<IndexObject> table) {
    each(OF_INDEXES, table::refused);
    return table;
  }

  static PyType.Builder<RollingObject> ofWindows(PyType.Builder<RollingObject> table) {
    each(OF_WINDOWS, table::refused);
    return table;
  }

  static void ofModule(PyModule.Builder table) {
    each(OF_MODULE, table::refused);
  }

  private static void each(Map<String, String> names, BiConsumer<String, String> refuse) {
    names.forEach(
        (several, instead) -> {
          for (String name : several.split(" ")) {
            refuse.accept(name, instead);
          }
        });
  }
}
