package dev.assay.pandas.builtins.pandas;

import dev.assay.pandas.eval.Args;
import dev.assay.pandas.eval.Context;
import dev.assay.pandas.eval.PyType;
import dev.assay.pandas.frame.Column;
import dev.assay.pandas.frame.DType;
import dev.assay.pandas.frame.convert.Casts;
import dev.assay.pandas.frame.convert.DTypeNames;
import dev.assay.pandas.frame.convert.TextCasts;
import dev.assay.pandas.frame.time.TimeZones;
import dev.assay.pandas.value.PythonError;

/** {@code astype} with a dtype given in any of the ways that programs give it. */
final class Astype {

  private Astype() {}

  static Column cast(Args args, Column column, Object dtype) {
    try {
      return cast(args.context(), column, dtype);
    } catch (PythonError error) {
      if (args.string("errors").equals("ignore") && error.isCatchable()) {
        return column;
      }
      throw error;
    }
  }

  static Column cast(Context context, Column column, Object dtype) {
    context.budget().steps(column.size());
    if (dtype instanceof CategoryType type) {
      return type.encode(column);
    }
    String name = name(context, dtype);
    if (name.equals("str") || name.equals("<U") || name.equals("U")) {
      return TextCasts.texts(column);
    }
    if (name.startsWith("period")) {
      return Periods.of(column, name.substring(name.indexOf('[') + 1, name.length() - 1));
    }
    DType known = known(name);
    if (column.dtype().isTime() && known.isNullable()) {
      throw PythonError.typeError(
          column.dtypeName() + " cannot be converted to the nullable dtype " + name);
    }
    return Casts.cast(column, known);
  }

  private static DType known(String name) {
    TimeZones.refuseDtype(name);
    DType dtype = DTypeNames.of(name);
    if (dtype == null) {
      throw PythonError.typeError("data type '" + name + "' not understood");
    }
    return dtype;
  }

  private static String name(Context context, Object dtype) {
    return switch (dtype) {
      case String name -> name;
      case DTypeObject object -> object.name();
      case PyType<?> type -> plain(type.name());
      default ->
          throw PythonError.typeError(
              "Cannot interpret '" + context.repr(dtype) + "' as a data type");
    };
  }

  private static String plain(String type) {
    String name = type.substring(type.lastIndexOf('.') + 1);
    return switch (name) {
      case "bool_" -> "bool";
      case "str_" -> "str";
      case "object_" -> "object";
      case "datetime" -> "datetime64[ns]";
      default -> name;
    };
  }

  /** The dtype that a name or object stands for, text counting as object. */
  static DType dtype(Context context, Object dtype) {
    return known(name(context, dtype));
  }
}
