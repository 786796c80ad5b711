package dev.assay.pandas.api.datetimes;

import dev.assay.pandas.api.common.Axes;
import dev.assay.pandas.api.common.Wrap;
import dev.assay.pandas.api.dataframe.FrameObject;
import dev.assay.pandas.api.dataframe.FrameOfDict;
import dev.assay.pandas.api.index.IndexObject;
import dev.assay.pandas.api.series.SeriesObject;
import dev.assay.pandas.column.Column;
import dev.assay.pandas.column.DType;
import dev.assay.pandas.column.Scalars;
import dev.assay.pandas.eval.Args;
import dev.assay.pandas.frame.DataFrame;
import dev.assay.pandas.frame.Series;
import dev.assay.pandas.frame.time.CountedTimes;
import dev.assay.pandas.frame.time.DateAssembly;
import dev.assay.pandas.frame.time.DateColumns;
import dev.assay.pandas.frame.time.DateFormat;
import dev.assay.pandas.frame.time.DateReading;
import dev.assay.pandas.value.PyDict;
import dev.assay.pandas.value.PyTuple;
import dev.assay.pandas.value.PythonError;
import dev.assay.pandas.value.Text;
import dev.assay.pandas.value.Timestamp;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** {@code pd.to_datetime}. */
final class ToDatetime {

  private ToDatetime() {}

  static Object of(Args args) {
    requireKnownErrors(args);
    if (args.get("arg") instanceof FrameObject frame) {
      return ofParts(args, frame.frame());
    }
    if (args.get("arg") instanceof PyDict parts) {
      return ofParts(args, FrameOfDict.of(args.context(), parts, new Axes(null, null)));
    }
    String format = args.optionalString("format");
    String unit = args.optionalString("unit");
    if (!args.get("origin").equals("unix")) {
      return counted(args, unit == null ? "ns" : unit, format);
    }
    if (unit != null) {
      return counted(args, unit, format);
    }
    if (format != null) {
      requireFormat(args, format);
    }
    DateReading reading =
        new DateReading(
            format,
            !args.has("exact") || args.truth("exact"),
            Conversions.coerce(args),
            args.truth("dayfirst"),
            args.truth("yearfirst"),
            1);
    boolean utc = args.truth("utc");
    return Conversions.converted(args, column -> DateColumns.zoned(column, reading, utc));
  }

  private static void requireKnownErrors(Args args) {
    if (!(args.get("errors") instanceof String errors)
        || !List.of("raise", "coerce", "ignore").contains(errors)) {
      throw new PythonError("AssertionError", PyTuple.EMPTY);
    }
  }

  /** A format that is none is a mistake even where errors are not raised, except of datetimes. */
  private static void requireFormat(Args args, String format) {
    boolean any = format.equals("mixed") || format.equals("ISO8601");
    if (any && args.has("exact")) {
      throw PythonError.valueError("Cannot use 'exact' when 'format' is 'mixed' or 'ISO8601'");
    }
    Object given = args.get("arg");
    boolean dates =
        given instanceof SeriesObject series && series.series().values().dtype().isDatetime()
            || given instanceof IndexObject index && index.index().isOfDates();
    if (!any && !dates && !Scalars.isMissing(given)) {
      new DateFormat(format);
    }
  }

  private static Object counted(Args args, String unit, @Nullable String format) {
    if (format != null) {
      throw PythonError.valueError("cannot specify both format and unit");
    }
    long nanos = EpochUnit.nanos(unit);
    CountedTimes times = new CountedTimes(unit, nanos, Conversions.coerce(args));
    Object origin = args.get("origin");
    if (origin.equals("unix")) {
      return Conversions.converted(args, column -> inZone(args, times.of(column)));
    }
    long before = origin(origin, unit, nanos);
    return Conversions.converted(
        args, column -> inZone(args, times.of(moved(column, origin, before))));
  }

  private static Column inZone(Args args, Column times) {
    return args.truth("utc") ? DateColumns.zoned(times, DateReading.GUESSED, true) : times;
  }

  /** How many units the origin is after 1970. */
  private static long origin(Object origin, String unit, long nanos) {
    if (origin.equals("julian")) {
      throw PythonError.unsupported("origin='julian'", "subtract 2440587.5 from the days");
    }
    try {
      Object moment =
          Scalars.plain(origin) instanceof Number number
              ? TimeTypes.ofUnit(number, unit)
              : TimeTypes.moment(origin);
      if (moment instanceof Timestamp time) {
        return Math.floorDiv(time.nanos(), nanos);
      }
    } catch (PythonError error) {
      if (!error.isCatchable()) {
        throw error;
      }
    }
    throw PythonError.valueError(
        "origin " + Text.str(origin) + " cannot be converted to a Timestamp");
  }

  private static Column moved(Column column, Object origin, long units) {
    if (!column.dtype().isNumeric() || column.dtype() == DType.BOOL) {
      throw PythonError.valueError(
          "the argument is not compatible with origin='"
              + Text.str(origin)
              + "'; it must be numeric with a unit specified");
    }
    return CountedTimes.later(column, units);
  }

  /** Columns year, month and day put together. */
  private static Object ofParts(Args args, DataFrame frame) {
    if (args.string("errors").equals("ignore")) {
      throw PythonError.unsupported(
          "to_datetime(errors='ignore') of several columns", "use errors='coerce'");
    }
    Column dates = inZone(args, DateAssembly.of(frame, Conversions.coerce(args)));
    return Wrap.series(args, new Series(dates, frame.index(), Scalars.NONE));
  }
}
