package dev.assay.pandas.eval;

import dev.assay.pandas.value.PythonError;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;

/** Python's exception types, and pandas' that are raised by name. */
public final class Exceptions {

  private static final Map<String, PyType<PyException>> TYPES = new LinkedHashMap<>();

  /** Those of time zones and one of numpy's, which no program can name without importing them. */
  public static final List<String> UNNAMED =
      List.of(
          "UnknownTimeZoneError",
          "ZoneInfoNotFoundError",
          "AmbiguousTimeError",
          "NonExistentTimeError",
          "UFuncTypeError");

  static {
    root("BaseException");
    types("BaseException", "Exception", "KeyboardInterrupt", "SystemExit", "GeneratorExit");
    types(
        "Exception",
        "ArithmeticError",
        "AssertionError",
        "AttributeError",
        "BufferError",
        "EOFError",
        "ImportError",
        "LookupError",
        "MemoryError",
        "NameError",
        "OSError",
        "RuntimeError",
        "StopIteration",
        "SyntaxError",
        "SystemError",
        "TypeError",
        "ValueError",
        "Warning",
        "error",
        "DataError",
        "IndexingError",
        "InvalidIndexError",
        "SpecificationError");
    types("ArithmeticError", "FloatingPointError", "OverflowError", "ZeroDivisionError");
    types("ImportError", "ModuleNotFoundError");
    types("LookupError", "IndexError", "KeyError");
    types("NameError", "UnboundLocalError", "UndefinedVariableError");
    types("OSError", "FileNotFoundError", "PermissionError", "TimeoutError");
    types("RuntimeError", "NotImplementedError", "RecursionError");
    types(
        "ValueError",
        "UnicodeError",
        "MergeError",
        "OutOfBoundsDatetime",
        "OutOfBoundsTimedelta",
        "IntCastingNaNError",
        "DateParseError",
        "EmptyDataError",
        "JSONDecodeError",
        "ParserError",
        "UnsupportedFunctionCall",
        "StatisticsError");
    types("UnicodeError", "UnicodeEncodeError", "UnicodeDecodeError");
    types("TypeError", "DTypePromotionError", "UFuncTypeError");
    types("KeyError", "UnsortedIndexError", "UnknownTimeZoneError", "ZoneInfoNotFoundError");
    types("Exception", "AmbiguousTimeError", "NonExistentTimeError");
    TYPES.put(
        "AxisError", builder("AxisError").bases(type("ValueError"), type("IndexError")).build());
    types("Warning", "UserWarning", "FutureWarning", "DeprecationWarning", "RuntimeWarning");
    types("Warning", "PerformanceWarning", "SettingWithCopyWarning");
  }

  private Exceptions() {}

  private static void root(String name) {
    TYPES.put(name, builder(name).property("args", (self, _) -> self.error().arguments()).build());
  }

  private static void types(String base, String... names) {
    for (String name : names) {
      TYPES.put(name, builder(name).bases(type(base)).build());
    }
  }

  private static PyType.Builder<PyException> builder(String name) {
    return PyType.builder(name, PyException.class)
        .doc("an exception")
        .constructor(
            "*args", args -> new PyException(new PythonError(args.function(), args.rest("args"))));
  }

  /** The type of the name; an exception that nobody declared is an Exception. */
  public static PyType<PyException> type(String name) {
    PyType<PyException> type = TYPES.get(name);
    return type == null ? Objects.requireNonNull(TYPES.get("Exception")) : type;
  }

  /** The types by name, for the globals. */
  public static Map<String, PyType<PyException>> types() {
    return Collections.unmodifiableMap(TYPES);
  }

  /** The exception that an object or a type stands for in {@code raise}. */
  static PythonError raised(Context context, Object value) {
    if (value instanceof PyException exception) {
      return exception.error();
    }
    if (value instanceof PyType<?> type
        && PyException.class.equals(type.javaClass())
        && context.call(type) instanceof PyException exception) {
      return exception.error();
    }
    throw PythonError.typeError("exceptions must derive from BaseException");
  }
}
