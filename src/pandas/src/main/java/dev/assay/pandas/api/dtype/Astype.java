package dev.assay.pandas.api.dtype;

import dev.assay.pandas.api.index.IndexObject;
import dev.assay.pandas.api.series.SeriesObject;
import dev.assay.pandas.column.Column;
import dev.assay.pandas.column.DType;
import dev.assay.pandas.column.DoubleColumn;
import dev.assay.pandas.column.MaskedColumn;
import dev.assay.pandas.column.ObjectColumn;
import dev.assay.pandas.column.PeriodColumn;
import dev.assay.pandas.column.TimeColumn;
import dev.assay.pandas.column.ZonedColumn;
import dev.assay.pandas.eval.Args;
import dev.assay.pandas.eval.Context;
import dev.assay.pandas.eval.PyType;
import dev.assay.pandas.frame.convert.Casts;
import dev.assay.pandas.frame.convert.DTypeNames;
import dev.assay.pandas.frame.convert.TextCasts;
import dev.assay.pandas.frame.time.PeriodCasts;
import dev.assay.pandas.frame.time.Periods;
import dev.assay.pandas.frame.time.TimeZones;
import dev.assay.pandas.value.None;
import dev.assay.pandas.value.PyDict;
import dev.assay.pandas.value.PythonError;
import dev.assay.pandas.value.Text;
import dev.assay.pandas.value.TypeNames;

/** {@code astype} with a dtype given in any of the ways that programs give it. */
public final class Astype {

  private Astype() {}

  public static Column cast(Args args, Column column, Object dtype) {
    boolean ignores = ignoresErrors(args);
    try {
      if (isWithoutUnit(args.context(), dtype)) {
        throw withoutUnit(args.context(), column, dtype);
      }
      if (column instanceof DoubleColumn numbers) {
        requirePositive(args.context(), numbers, dtype);
      }
      return cast(args.context(), column, dtype);
    } catch (PythonError error) {
      if (ignores && error.isCatchable()) {
        return column;
      }
      throw error;
    }
  }

  private static boolean ignoresErrors(Args args) {
    Object errors = args.get("errors");
    if (!errors.equals("raise") && !errors.equals("ignore")) {
      throw PythonError.valueError(
          "Expected value of kwarg 'errors' to be one of ['raise', 'ignore']. Supplied value is "
              + Text.repr(errors));
    }
    return errors.equals("ignore");
  }

  /** pandas loses no sign of floats, though numpy does. */
  private static void requirePositive(Context context, DoubleColumn numbers, Object dtype) {
    DType known = dtype instanceof CategoryType ? null : DTypeNames.of(name(context, dtype));
    if (known == null || !known.isUnsigned()) {
      return;
    }
    for (double number : numbers.values()) {
      if (number < 0) {
        throw PythonError.valueError("Cannot losslessly cast from float64 to " + known.text());
      }
    }
  }

  public static Column cast(Context context, Column column, Object dtype) {
    context.budget().steps(column.size());
    if (dtype instanceof CategoryType type) {
      return type.encode(column);
    }
    if (dtype instanceof DTypeObject known && known.category() != null) {
      return known.category().encode(column);
    }
    if (isText(context, dtype)) {
      return TextCasts.texts(column);
    }
    String name = name(context, dtype);
    if (name.startsWith("period")) {
      return PeriodCasts.cast(column, name.substring(name.indexOf('[') + 1, name.length() - 1));
    }
    if (ZonedCasts.isZoned(name)) {
      return ZonedCasts.cast(column, name);
    }
    DType known = known(name);
    if (column instanceof PeriodColumn periods && known.isDatetime()) {
      return Periods.starts(periods).in(known.unit());
    }
    boolean times =
        column.dtype().isTime() || column instanceof ZonedColumn || column instanceof PeriodColumn;
    if (times && known.isNullable() && known != DType.STRING) {
      throw PythonError.typeError(
          column.dtypeName() + " cannot be converted to the nullable dtype " + name);
    }
    return Casts.cast(column, known);
  }

  /**
   * The cast of a constructor. Text is made of missing values only where they come in a column of
   * pandas, which is cast by its own method.
   */
  public static Column construct(Context context, Column column, Object dtype, Object data) {
    boolean cast = data instanceof SeriesObject || data instanceof IndexObject;
    if (cast && isWithoutUnit(context, dtype)) {
      throw withoutUnit(context, column, dtype);
    }
    if (isWithoutUnit(context, dtype)) {
      throw PythonError.valueError(
          "The '%1$s' dtype has no unit. Please pass in '%1$s[ns]' instead.", name(context, dtype));
    }
    if (cast && isWithoutUnit(context, dtype)) {
      throw withoutUnit(context, column, dtype);
    }
    if (!cast && column instanceof TimeColumn && dtype instanceof String name) {
      return ZonedCasts.isZoned(name)
          ? ZonedCasts.cast(ObjectColumn.of(column), name)
          : cast(context, column, dtype);
    }
    return isText(context, dtype) && !cast
        ? TextCasts.textsOfPresent(column)
        : cast(context, column, dtype);
  }

  static PythonError withoutUnit(Context context, Column column, Object dtype) {
    String message =
        "Casting to unit-less dtype '%1$s' is not supported. Use e.g. '%1$s[ns]' instead."
            .formatted(name(context, dtype));
    boolean spans = name(context, dtype).equals("timedelta64");
    boolean typed =
        column.dtype().isDatetime()
            || column instanceof ZonedColumn
            || column instanceof MaskedColumn
            || (spans ? column instanceof PeriodColumn : column.dtype().isTimedelta());
    return typed ? PythonError.typeError(message) : PythonError.valueError(message);
  }

  static boolean isWithoutUnit(Context context, Object dtype) {
    if (dtype instanceof CategoryType || dtype instanceof PyDict) {
      return false;
    }
    String name = name(context, dtype);
    return name.equals("datetime64") || name.equals("timedelta64");
  }

  /** Whether a dtype is that of Python's text, {@code str}. */
  public static boolean isText(Context context, Object dtype) {
    if (dtype instanceof CategoryType || dtype instanceof PyDict) {
      return false;
    }
    String name = name(context, dtype);
    return name.equals("str") || name.equals("<U") || name.equals("U");
  }

  /** Whether a dtype is one that there is. */
  public static boolean isKnown(Context context, Object dtype) {
    return dtype instanceof CategoryType || DTypeNames.of(name(context, dtype)) != null;
  }

  /** Whether a dtype is that of objects. */
  public static boolean isObject(Context context, Object dtype) {
    DType known = dtype instanceof CategoryType ? null : DTypeNames.of(name(context, dtype));
    return known == DType.OBJECT && !isText(context, dtype);
  }

  /** Whether a dtype is one of whole numbers that cannot be missing. */
  public static boolean isInteger(Context context, Object dtype) {
    DType known = dtype instanceof CategoryType ? null : DTypeNames.of(name(context, dtype));
    return known != null && known.isInteger() && !known.isNullable();
  }

  private static DType known(String name) {
    TimeZones.refuseDtype(name);
    DType dtype = DTypeNames.of(name);
    if (dtype == null) {
      throw PythonError.typeError("data type '" + name + "' not understood");
    }
    return dtype;
  }

  public static String name(Context context, Object dtype) {
    return switch (dtype) {
      case String name -> name;
      case None _ -> "float64"; // as numpy's dtype(None) is
      case DTypeObject object -> object.name();
      case SeriesObject series when series.series().dtype() == DType.OBJECT ->
          throw PythonError.typeError("dtype '" + context.str(series) + "' not understood");
      case SeriesObject series -> DTypeObject.of(series.series().values()).name();
      case PyType<?> type -> plain(type.name());
      default ->
          throw PythonError.typeError(
              "Cannot interpret '" + context.repr(dtype) + "' as a data type");
    };
  }

  private static String plain(String type) {
    String name = TypeNames.lastPart(type);
    return switch (name) {
      case "bool_" -> "bool";
      case "str_" -> "str";
      case "object_" -> "object";
      case "datetime" -> "datetime64[ns]";
      default -> name;
    };
  }

  /** The dtype that a name or object stands for, text counting as object. */
  public static DType dtype(Context context, Object dtype) {
    return known(name(context, dtype));
  }
}
