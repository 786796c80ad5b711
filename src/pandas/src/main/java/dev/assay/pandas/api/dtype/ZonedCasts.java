package dev.assay.pandas.api.dtype;

import dev.assay.pandas.api.datetimes.ZonedTimes;
import dev.assay.pandas.column.Column;
import dev.assay.pandas.column.ObjectColumn;
import dev.assay.pandas.column.TimeColumn;
import dev.assay.pandas.column.ZonedColumn;
import dev.assay.pandas.value.NumpyUnit;
import dev.assay.pandas.value.PythonError;
import dev.assay.pandas.value.Zone;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Casts to the dtypes of datetimes with a time zone. */
public final class ZonedCasts {

  private static final Pattern NAME = Pattern.compile("datetime64\\[(ns|us|ms|s), ([^\\]]+)\\]");

  private ZonedCasts() {}

  /** Whether a dtype has a zone. */
  public static boolean isZoned(String name) {
    return NAME.matcher(name).matches();
  }

  /** The values in the dtype of a zone. */
  static Column cast(Column column, String name) {
    Matcher dtype = NAME.matcher(name);
    NumpyUnit unit = dtype.matches() ? NumpyUnit.of(dtype.group(1)) : null;
    if (unit == null) {
      throw PythonError.typeError("data type '" + name + "' not understood");
    }
    Zone zone = Zone.named(dtype.group(2));
    if (column instanceof TimeColumn) {
      throw PythonError.typeError(
          "Cannot use .astype to convert from timezone-naive dtype to timezone-aware dtype. Use"
              + " obj.tz_localize instead or series.dt.tz_localize instead");
    }
    if (!(column instanceof ZonedColumn) && !(column instanceof ObjectColumn)) {
      throw PythonError.unsupported(
          "astype('" + name + "') of " + column.dtypeName(), "use pd.to_datetime(..., utc=True)");
    }
    return ZonedTimes.read(column, zone) instanceof ZonedColumn zoned
        ? zoned.with(zoned.moments().in(unit))
        : column;
  }
}
