package dev.assay.pandas.api.module;

import dev.assay.pandas.api.array.ArrayObject;
import dev.assay.pandas.api.array.MatrixObject;
import dev.assay.pandas.api.datetimes.OffsetObject;
import dev.assay.pandas.api.groupby.ResamplerObject;
import dev.assay.pandas.api.index.IndexObject;
import dev.assay.pandas.api.window.RollingObject;
import dev.assay.pandas.eval.PyType;
import dev.assay.pandas.frame.index.MultiIndex;
import dev.assay.pandas.value.Timedelta;
import dev.assay.pandas.value.Timestamp;

/** What indexes, arrays, accessors, windows and times of pandas have and Assay lacks. */
public final class LackingParts {

  private static final String LEAVE_OUT = "leave it out";
  private static final String TO_SERIES = "use to_series()";
  private static final String NO_ZONE = "use the times' own fields";

  private LackingParts() {}

  public static PyType.Builder<IndexObject> ofIndexes(PyType.Builder<IndexObject> table) {
    table.lacking(
        "use get_loc(label) or reindex",
        "get_indexer_non_unique get_slice_bound slice_indexer"
            + " slice_locs get_locs get_loc_level get_indexer_for");
    table.lacking(TO_SERIES, "asof asof_locs diff inferred_freq snap");
    table.lacking(TO_SERIES, index -> !(index.index() instanceof MultiIndex), "truncate");
    table.lacking(TO_SERIES, index -> !index.index().column().dtype().isTime(), "std");
    table.lacking("use to_frame() first", "groupby join set_codes");
    table.lacking("use sort_values()", "sort sortlevel");
    table.lacking("use where() of to_series()", "putmask");
    table.lacking("use DataFrame.reindex(...)", "reindex");
    table.lacking("use equals(...)", "equal_levels");
    table.lacking("use astype(str)", "format");
    table.lacking(
        "look at dtype",
        "dtypes infer_objects holds_integer inferred_type is_ is_boolean is_categorical is_floating"
            + " is_integer is_interval is_numeric is_object");
    table.lacking(
        LEAVE_OUT,
        "as_unit memory_usage nbytes ravel transpose unit view asi8 resolution sortorder");
    table.lacking(NO_ZONE, "tzinfo timetz to_julian_date is_normalized");
    table.lacking("use pd.RangeIndex(...)", "from_range");
    table.lacking("use pd.cut(...)", "from_breaks");
    return table;
  }

  public static PyType.Builder<ArrayObject> ofArrays(PyType.Builder<ArrayObject> table) {
    table.lacking(
        "make a Series of it: pd.Series(array)",
        array -> !array.isOfPandas(),
        "add_categories as_ordered as_unordered check_for_ordered delete describe dropna duplicated"
            + " equals factorize fillna from_codes insert interpolate isna isnull map notna notnull"
            + " ordered remove_categories remove_unused_categories rename_categories"
            + " reorder_categories set_categories set_ordered shift sort_values value_counts");
    table.lacking("use pd.unique(array)", array -> !array.isOfPandas(), "unique");
    table.lacking("use np.where(...) or a mask", "choose");
    table.lacking("use np.sort(...) or np.argsort(...)", "argpartition partition");
    table.lacking(
        LEAVE_OUT,
        "base byteswap ctypes data device flags getfield itemsize mT memory_usage nbytes setfield"
            + " setflags squeeze strides to_device view");
    table.lacking("use the function of numpy's", "compress diagonal nonzero searchsorted trace");
    table.lacking("return the data", "dump dumps tobytes tofile");
    table.lacking("numbers have no imaginary part", "conj conjugate imag real");
    table.lacking("use arrays of one dimension", "resize flat swapaxes");
    table.lacking("assign with np.where(...)", "fill put");
    return table;
  }

  public static PyType.Builder<MatrixObject> ofMatrices(PyType.Builder<MatrixObject> table) {
    return table.lacking(
        "use .flatten(), or the columns of a DataFrame",
        "argpartition argsort base byteswap choose clip compress conj conjugate ctypes data device"
            + " diagonal dump dumps fill flags flat getfield imag item itemsize mT nbytes nonzero"
            + " partition put real repeat resize searchsorted setfield setflags sort squeeze"
            + " strides swapaxes take to_device tobytes tofile trace view");
  }

  public static PyType.Builder<RollingObject> ofWindows(PyType.Builder<RollingObject> table) {
    table.lacking(
        LEAVE_OUT,
        "axis center closed exclusions method min_periods ndim obj on step win_type window");
    table.lacking("use apply(lambda window: window.skew())", "kurt skew");
    return table;
  }

  public static PyType.Builder<Timestamp> ofTimestamps(PyType.Builder<Timestamp> table) {
    table.lacking(NO_ZONE, "utctimetuple timetz timetuple fold");
    table.lacking(LEAVE_OUT, "as_unit resolution unit weekofyear");
    return table;
  }

  public static PyType.Builder<Timedelta> ofTimedeltas(PyType.Builder<Timedelta> table) {
    table.lacking(
        "use it as it is, or total_seconds()",
        "as_unit isoformat resolution resolution_string unit view");
    return table;
  }

  public static PyType.Builder<OffsetObject> ofOffsets(PyType.Builder<OffsetObject> table) {
    table.lacking(
        "add it to dates",
        "base copy days freqstr is_anchored kwds name nanos normalize rule_code is_month_end"
            + " is_month_start is_quarter_end is_quarter_start is_year_end is_year_start");
    return table;
  }

  public static PyType.Builder<ResamplerObject> ofResamplers(
      PyType.Builder<ResamplerObject> table) {
    table.lacking(LEAVE_OUT, "ax binner include_groups kind ndim");
    table.lacking("use ffill(), bfill() or interpolate()", "fillna nearest");
    return table;
  }
}
