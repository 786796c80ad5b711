package dev.assay.pandas.api.dtype;

import dev.assay.pandas.api.array.ArrayObject;
import dev.assay.pandas.api.index.IndexObject;
import dev.assay.pandas.api.series.SeriesObject;
import dev.assay.pandas.column.CategoryColumn;
import dev.assay.pandas.column.Column;
import dev.assay.pandas.column.DType;
import dev.assay.pandas.eval.Args;
import dev.assay.pandas.eval.Context;
import dev.assay.pandas.eval.PyModule;
import dev.assay.pandas.eval.PyType;
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
    TESTS.put("is_object_dtype", dtype -> dtype == DType.OBJECT);
    TESTS.put("is_datetime64_any_dtype", dtype -> dtype.isDatetime() || dtype == DType.ZONED);
    TESTS.put("is_datetime64tz_dtype", dtype -> dtype == DType.ZONED);
    TESTS.put("is_datetime64_dtype", DType::isDatetime);
    TESTS.put("is_datetime64_ns_dtype", dtype -> dtype == DType.DATETIME || dtype == DType.ZONED);
    TESTS.put("is_timedelta64_dtype", DType::isTimedelta);
    TESTS.put("is_timedelta64_ns_dtype", dtype -> dtype == DType.TIMEDELTA);
    TESTS.put("is_int64_dtype", dtype -> dtype == DType.INT64 || dtype == DType.NULLABLE_INT64);
    TESTS.put("is_complex_dtype", _ -> false);
    TESTS.put("is_sparse", _ -> false);
    TESTS.put("is_signed_integer_dtype", dtype -> dtype.isInteger() && !dtype.isUnsigned());
    TESTS.put("is_unsigned_integer_dtype", dtype -> dtype.isInteger() && dtype.isUnsigned());
    TESTS.put("is_categorical_dtype", dtype -> dtype == DType.CATEGORY);
    TESTS.put("is_period_dtype", dtype -> dtype == DType.PERIOD);
    TESTS.put("is_interval_dtype", dtype -> dtype == DType.INTERVAL);
    TESTS.put("is_any_real_numeric_dtype", dtype -> dtype.isReal());
    TESTS.put("is_extension_array_dtype", DTypes::isExtension);
  }

  private DTypes() {}

  /** The table of {@code pd.api.types}. */
  public static PyModule module() {
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
    table.lacking(
        "ask of the dtype what you need, as is_numeric_dtype does",
        "IntervalDtype PeriodDtype infer_dtype is_array_like is_complex is_hashable is_interval"
            + " is_iterator is_named_tuple is_re is_re_compilable is_dtype_equal is_file_like"
            + " pandas_dtype");
    ObjectKinds.add(table);
    return table
        .value("CategoricalDtype", CategoryType.TYPE)
        .value("DatetimeTZDtype", DTypeObject.ZONED)
        .function("union_categoricals", UnionCategoricals.NOTATION, UnionCategoricals::of)
        .function("is_bool_dtype", "arr_or_dtype", DTypes::isTruths)
        .function("is_string_dtype", "arr_or_dtype", DTypes::isText)
        .build();
  }

  public static boolean isExtension(DType dtype) {
    return switch (dtype) {
      case STRING, CATEGORY, ZONED, PERIOD, INTERVAL -> true;
      default -> dtype.isNullable();
    };
  }

  /** Whether values are truths, those of an index or of categories also as objects. */
  private static boolean isTruths(Args args) {
    Object given = args.get("arr_or_dtype");
    Column read = values(given);
    Column labels = read instanceof CategoryColumn known ? known.categories() : read;
    if (labels != null && (given instanceof IndexObject || labels != read)) {
      return labels.dtype().isBool()
          || labels.dtype() == DType.OBJECT
              && labels.size() > 0
              && labels.items().stream().allMatch(Boolean.class::isInstance);
    }
    DType dtype =
        given instanceof PyType<?> type && DTypeObject.OF_PANDAS.containsKey(type)
            ? null // pandas does not look into the class
            : dtype(args.context(), given);
    return dtype != null && dtype.isBool();
  }

  /** The dtype that numpy writes like this. */
  public static Object named(String name) {
    return DTypeObject.named(name);
  }

  /** The name of a dtype that is given in any of the ways that programs give it. */
  public static String name(Context context, Object dtype) {
    return Astype.name(context, dtype);
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
      case PyType<?> type when DTypeObject.OF_PANDAS.containsKey(type) ->
          DTypeObject.OF_PANDAS.get(type);
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
      case "number" -> known.isReal();
      case "integer", "int" -> known.isInteger();
      case "floating", "float" -> known.isFloat();
      case "object", "object_" -> known == DType.OBJECT;
      case "datetime64" -> known.kind() == DType.Kind.DATETIME;
      case "timedelta64" -> known.kind() == DType.Kind.TIMEDELTA;
      default -> known.text().equals(name);
    };
  }
}
