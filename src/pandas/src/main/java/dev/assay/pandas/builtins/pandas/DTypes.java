package dev.assay.pandas.builtins.pandas;

import dev.assay.pandas.eval.Args;
import dev.assay.pandas.eval.Context;
import dev.assay.pandas.eval.PyModule;
import dev.assay.pandas.eval.PyType;
import dev.assay.pandas.frame.CategoryColumn;
import dev.assay.pandas.frame.Column;
import dev.assay.pandas.frame.DType;
import dev.assay.pandas.frame.Scalars;
import dev.assay.pandas.value.None;
import dev.assay.pandas.value.PyDict;
import dev.assay.pandas.value.PythonError;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/** Questions about dtypes: {@code pd.api.types} and {@code np.issubdtype}. */
public final class DTypes {

  /** {@code np.dtype}. */
  public static final PyType<?> TYPE = DTypeObject.TYPE;

  private static final Map<String, Predicate<DType>> TESTS = new LinkedHashMap<>();

  static {
    TESTS.put("is_numeric_dtype", DType::isNumeric);
    TESTS.put("is_integer_dtype", DType::isInteger);
    TESTS.put("is_float_dtype", DType::isFloat);
    TESTS.put("is_bool_dtype", DType::isBool);
    TESTS.put("is_object_dtype", dtype -> dtype == DType.OBJECT);
    TESTS.put("is_datetime64_any_dtype", dtype -> dtype.isDatetime() || dtype == DType.ZONED);
    TESTS.put("is_datetime64tz_dtype", dtype -> dtype == DType.ZONED);
    TESTS.put("is_datetime64_dtype", DType::isDatetime);
    TESTS.put("is_datetime64_ns_dtype", dtype -> dtype == DType.DATETIME || dtype == DType.ZONED);
    TESTS.put("is_timedelta64_dtype", DType::isTimedelta);
    TESTS.put("is_signed_integer_dtype", dtype -> dtype.isInteger() && !dtype.isUnsigned());
    TESTS.put("is_unsigned_integer_dtype", dtype -> dtype.isInteger() && dtype.isUnsigned());
    TESTS.put("is_categorical_dtype", dtype -> dtype == DType.CATEGORY);
  }

  private DTypes() {}

  /** The table of {@code pd.api.types}. */
  static PyModule module() {
    PyModule.Builder table = PyModule.builder("pandas.api.types");
    TESTS.forEach(
        (name, test) ->
            table.function(
                name,
                "arr_or_dtype",
                args -> {
                  DType dtype = dtype(args.context(), args.get("arr_or_dtype"));
                  return dtype != null && test.test(dtype);
                }));
    return table
        .function("is_string_dtype", "arr_or_dtype", DTypes::isText)
        .function("is_list_like", "obj", args -> Read.isListLike(args.get("obj")))
        .function("is_dict_like", "obj", args -> args.get("obj") instanceof PyDict)
        .function("is_number", "obj", args -> isNumber(args.get("obj")))
        .function("is_integer", "obj", args -> Scalars.plain(args.get("obj")) instanceof Long)
        .function("is_float", "obj", args -> Scalars.plain(args.get("obj")) instanceof Double)
        .function("is_bool", "obj", args -> Scalars.plain(args.get("obj")) instanceof Boolean)
        .function("is_scalar", "val", args -> isScalar(args.get("val")))
        .build();
  }

  private static boolean isNumber(Object value) {
    Object plain = Scalars.plain(value);
    return plain instanceof Number || plain instanceof Boolean;
  }

  /** The dtype that numpy writes like this. */
  public static Object named(String name) {
    return DTypeObject.named(name);
  }

  /** The name of a dtype that is given in any of the ways that programs give it. */
  public static String name(Context context, Object dtype) {
    return Astype.name(context, dtype);
  }

  static boolean isScalar(Object value) {
    return value instanceof None || !Read.isListLike(value) && !(value instanceof FrameObject);
  }

  private static @Nullable Column values(Object value) {
    return switch (value) {
      case SeriesObject series -> series.series().values();
      case IndexObject index -> index.index().column();
      case ArrayObject array -> array.column();
      default -> null;
    };
  }

  private static @Nullable DType dtype(Context context, Object value) {
    Column values = values(value);
    if (values != null) {
      return values.dtype();
    }
    return switch (value) {
      case DTypeObject dtype -> dtype.known();
      case CategoryType _ -> DType.CATEGORY;
      case String _, PyType<?> _ -> Astype.dtype(context, value);
      default -> null;
    };
  }

  private static Object isText(Args args) {
    Object given = args.get("arr_or_dtype");
    Column read = values(given);
    Column values = read instanceof CategoryColumn known ? known.categories() : read;
    if (values == null || values.dtype() != DType.OBJECT) {
      DType dtype = dtype(args.context(), given);
      return dtype == DType.OBJECT || dtype == DType.STRING;
    }
    for (int at = 0; at < values.size(); at++) {
      if (!(values.item(at) instanceof String)) {
        return false;
      }
    }
    return true;
  }

  /** {@code np.issubdtype(dtype, family)}. */
  public static boolean isSubtype(Args args, String dtype, String family) {
    DType known = dtype(args.context(), args.get(dtype));
    String name =
        args.get(family) instanceof PyType<?> type
            ? type.name()
            : args.context().str(args.get(family));
    if (known == null) {
      return false;
    }
    if (known == DType.ZONED) {
      throw PythonError.typeError("Cannot interpret a dtype with a time zone as a data type");
    }
    return switch (name) {
      case "number" -> known.isInteger() || known.isFloat();
      case "integer", "int" -> known.isInteger();
      case "floating", "float" -> known.isFloat();
      case "object", "object_" -> known == DType.OBJECT;
      case "datetime64" -> known.kind() == DType.Kind.DATETIME;
      case "timedelta64" -> known.kind() == DType.Kind.TIMEDELTA;
      default -> known.text().equals(name);
    };
  }
}
