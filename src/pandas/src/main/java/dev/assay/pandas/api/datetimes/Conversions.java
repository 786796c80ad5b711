package dev.assay.pandas.api.datetimes;

import dev.assay.pandas.api.array.ArrayObject;
import dev.assay.pandas.api.array.Matrices;
import dev.assay.pandas.api.common.Read;
import dev.assay.pandas.api.common.Wrap;
import dev.assay.pandas.api.index.IndexObject;
import dev.assay.pandas.api.series.SeriesObject;
import dev.assay.pandas.column.Column;
import dev.assay.pandas.column.Columns;
import dev.assay.pandas.column.ObjectColumn;
import dev.assay.pandas.column.Scalars;
import dev.assay.pandas.column.TimeColumn;
import dev.assay.pandas.eval.Args;
import dev.assay.pandas.eval.PyModule;
import dev.assay.pandas.frame.convert.Narrowing;
import dev.assay.pandas.frame.convert.ToNumeric;
import dev.assay.pandas.frame.index.Index;
import dev.assay.pandas.frame.time.TimedeltaParser;
import dev.assay.pandas.value.PyList;
import dev.assay.pandas.value.PyTuple;
import dev.assay.pandas.value.PythonError;
import dev.assay.pandas.value.Timedelta;
import dev.assay.pandas.value.Timestamp;
import dev.assay.pandas.value.ZonedTimestamp;
import java.util.List;
import java.util.function.UnaryOperator;

/**
 * {@code pd.to_numeric}, {@code pd.to_datetime}, {@code pd.to_timedelta} and {@code pd.date_range}.
 */
public final class Conversions {

  private Conversions() {}

  public static void add(PyModule.Builder table) {
    table
        .function(
            "to_numeric",
            "arg, errors='raise', downcast=None|'integer'|'signed'|'unsigned'|'float',"
                + " !dtype_backend=None",
            Conversions::toNumeric)
        .function(
            "to_datetime",
            "arg, errors='raise', dayfirst=False, yearfirst=False, utc=False, format=None,"
                + " exact=..., unit=None, infer_datetime_format=None, origin='unix', cache=True",
            ToDatetime::of)
        .function("to_timedelta", "arg, unit=None, errors='raise'", Conversions::toTimedelta)
        .function(
            "date_range",
            "start=None, end=None, periods=None, freq=None, tz=None, normalize=False, name=None,"
                + " inclusive='both', *, !unit=None",
            DateRanges::of)
        .function(
            "bdate_range",
            "start=None, end=None, periods=None, freq='B', tz=None, normalize=True, name=None,"
                + " !weekmask=None, !holidays=None, inclusive='both'",
            DateRanges::of)
        .function(
            "period_range",
            "start=None, end=None, periods=None, freq=None, name=None",
            PeriodRange::of);
  }

  static boolean coerce(Args args) {
    return switch (args.string("errors")) {
      case "raise" -> false;
      case "coerce" -> true;
      case "ignore" -> false;
      default -> throw PythonError.valueError("invalid error value specified");
    };
  }

  private static Object toNumeric(Args args) {
    Object given = args.get("arg");
    if (Scalars.plain(given) instanceof Number) {
      return given;
    }
    if (given instanceof String || given instanceof Boolean || Scalars.isMissing(given)) {
      return ofOne(args, given);
    }
    return converted(
        args,
        column -> {
          Column numbers = ToNumeric.of(column, coerce(args));
          return args.optional("downcast") == null
              ? numbers
              : Narrowing.of(numbers, args.string("downcast"));
        });
  }

  /** A single text, truth or missing value as one of numpy's numbers. */
  private static Object ofOne(Args args, Object given) {
    try {
      return ToNumeric.of(ObjectColumn.of(given), coerce(args)).get(0);
    } catch (PythonError error) {
      if (args.string("errors").equals("ignore") && error.isCatchable()) {
        return given;
      }
      throw error;
    }
  }

  private static Index converted(Index index, Column values) {
    return values == index.column() ? index : Index.of(values, index.name());
  }

  /** The same shape with converted values; with errors='ignore', unchanged where it cannot be. */
  static Object converted(Args args, UnaryOperator<Column> convert) {
    Object given = args.get("arg");
    args.budget().steps(1);
    if (Matrices.hasRows(given)) {
      throw PythonError.typeError("arg must be a list, tuple, 1-d array, or Series");
    }
    try {
      return switch (given) {
        case SeriesObject series ->
            Wrap.series(args, series.series().withValues(convert.apply(series.series().values())));
        case IndexObject index ->
            Wrap.index(args, converted(index.index(), convert.apply(index.index().column())));
        case Object list when Read.isListLike(list) -> {
          Column values = convert.apply(listed(args, list));
          yield values instanceof TimeColumn || args.function().equals("to_datetime")
              ? Wrap.index(args, Index.of(values, Scalars.NONE))
              : Wrap.array(args, values);
        }
        default ->
            Scalars.isMissing(given) && given != Scalars.NONE
                ? convert.apply(Columns.infer(List.of(given))).get(0)
                : given == Scalars.NONE
                    ? Scalars.NONE
                    : convert.apply(alone(Scalars.plain(given))).item(0);
      };
    } catch (PythonError error) {
      if (args.string("errors").equals("ignore") && error.isCatchable()) {
        return unchanged(args, given);
      }
      throw error;
    }
  }

  /** A list as a column, for numbers one of objects: each value counts as it is written. */
  private static Column listed(Args args, Object list) {
    boolean written = list instanceof PyList || list instanceof PyTuple;
    return written && args.function().equals("to_numeric")
        ? ObjectColumn.of(Read.items(args.context(), list))
        : Read.column(args.context(), list);
  }

  /** A time of pandas' own keeps its unit. */
  private static Column alone(Object value) {
    return value instanceof Timestamp
            || value instanceof ZonedTimestamp
            || value instanceof Timedelta
        ? Columns.filled(value, 1)
        : Columns.infer(List.of(value));
  }

  /** What could not be converted: a list as an array, or as an index where times were wanted. */
  private static Object unchanged(Args args, Object given) {
    if (given instanceof SeriesObject || given instanceof IndexObject) {
      return refusingUnit(args, given);
    }
    if (!Read.isListLike(given)) {
      return given;
    }
    boolean dates = args.function().equals("to_datetime");
    if (given instanceof ArrayObject && !dates) {
      return given;
    }
    Column objects = ObjectColumn.of(Read.items(args.context(), given));
    return refusingUnit(
        args,
        dates ? Wrap.index(args, Index.of(objects, Scalars.NONE)) : Wrap.array(args, objects));
  }

  /** Numbers of a unit are converted one by one, and some of them even beside what is none. */
  private static Object refusingUnit(Args args, Object unchanged) {
    if (args.knows("unit") && args.optional("unit") != null) {
      throw PythonError.unsupported(
          args.function() + "(errors='ignore') with a unit", "use errors='coerce'");
    }
    return unchanged;
  }

  private static Object toTimedelta(Args args) {
    if (args.get("arg") instanceof String && args.optional("unit") != null) {
      throw PythonError.valueError(
          "unit must not be specified if the input is/contains a str"); // whatever errors= says
    }
    long unit = args.optional("unit") == null ? 1 : TimeTypes.spanUnit(args.string("unit"));
    return converted(
        args,
        column -> {
          if (args.optional("unit") != null && !coerce(args)) {
            TimedeltaParser.requireNoText(column);
          }
          return TimedeltaParser.parse(column, unit, coerce(args));
        });
  }
}
