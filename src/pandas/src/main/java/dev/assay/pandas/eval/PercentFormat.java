package dev.assay.pandas.eval;

import dev.assay.pandas.value.Ints;
import dev.assay.pandas.value.NumpyBool;
import dev.assay.pandas.value.NumpyFloat;
import dev.assay.pandas.value.NumpyInt;
import dev.assay.pandas.value.NumpyScalar;
import dev.assay.pandas.value.PyDict;
import dev.assay.pandas.value.PyList;
import dev.assay.pandas.value.PyTuple;
import dev.assay.pandas.value.PythonError;
import dev.assay.pandas.value.TextBuilder;
import java.util.List;

/** {@code format % arguments}. */
final class PercentFormat {

  /** A width or precision that the arguments give. */
  private static final int GIVEN = -2;

  private final Context context;
  private final Object arguments;
  private final List<Object> positional;
  private int next;

  private PercentFormat(Context context, Object arguments) {
    this.context = context;
    this.arguments = arguments;
    this.positional = arguments instanceof PyTuple tuple ? tuple.items() : List.of(arguments);
  }

  static String format(Context context, String format, Object arguments) {
    return new PercentFormat(context, arguments).run(format);
  }

  private String run(String format) {
    TextBuilder out = new TextBuilder();
    SpecReader reader = new SpecReader(format);
    out.append(reader.before('%'));
    while (reader.accept('%')) {
      out.append(directive(reader)).append(reader.before('%'));
      context.budget().partOfText(out.length());
    }
    if (next < positional.size() && !isMapping(arguments)) {
      throw PythonError.typeError("not all arguments converted during string formatting");
    }
    context.budget().text(out.length());
    return out.toString();
  }

  /** What has items by key or position may leave some unused; a tuple may not. */
  private static boolean isMapping(Object arguments) {
    return arguments instanceof PyDict
        || arguments instanceof PyList
        || arguments instanceof NumpyScalar
        || arguments instanceof PyObject && !(arguments instanceof PyCallable);
  }

  private String directive(SpecReader reader) {
    if (reader.accept('%')) {
      return "%";
    }
    String key = reader.parenthesized();
    String flags = reader.allOf("-+ #0");
    int givenWidth = reader.accept('*') ? GIVEN : reader.number(0);
    boolean precise = reader.accept('.');
    int givenPrecision = !precise ? -1 : reader.accept('*') ? GIVEN : reader.number(0);
    reader.oneOf("hlL", ' ');
    if (reader.isAtEnd()) {
      throw PythonError.valueError("incomplete format");
    }
    char type = reader.character().charAt(0);
    int width = size(givenWidth);
    int precision = size(givenPrecision);
    Object value = key == null ? take() : named(key);
    return switch (type) {
      case 's' -> text(context.str(value), flags, width, precision);
      case 'r' -> text(context.repr(value), flags, width, precision);
      case 'a' -> text(Format.ascii(context.repr(value)), flags, width, precision);
      case 'c' -> text(character(value), flags, width, -1);
      case 'd', 'i', 'u' -> integer(value, type, "d", flags, width);
      case 'x', 'X', 'o' -> wholeInteger(value, type, flags, width);
      case 'e', 'E', 'f', 'F', 'g', 'G' -> real(value, type, flags, width, precision);
      default ->
          throw PythonError.valueError(
              "unsupported format character '%c' (0x%x)", type, (int) type);
    };
  }

  private int size(int written) {
    if (written != GIVEN) {
      return written;
    }
    if (take() instanceof Long number) {
      return Math.toIntExact(Math.clamp(number, 0, 999_999_999));
    }
    throw PythonError.typeError("* wants int");
  }

  private Object take() {
    if (next >= positional.size()) {
      throw PythonError.typeError("not enough arguments for format string");
    }
    return positional.get(next++);
  }

  private Object named(String key) {
    if (!(arguments instanceof PyDict dict)) {
      throw PythonError.typeError("format requires a mapping");
    }
    return context.getItem(dict, key);
  }

  private String character(Object value) {
    if (value instanceof String text && Strings.length(text) == 1) {
      return text;
    }
    Object integer = Ints.of(value);
    if (integer == null) {
      throw PythonError.typeError("%c requires int or char");
    }
    return context.format(integer, "c");
  }

  private String text(String text, String flags, int width, int precision) {
    String align = flags.contains("-") ? "<" : ">";
    String cut = precision < 0 ? "" : "." + precision;
    return context.format(text, align + (width == 0 ? "" : width) + cut);
  }

  private String integer(Object value, char shown, String type, String flags, int width) {
    Object integer =
        switch (value) {
          case Double number -> Ints.truncated(number);
          case NumpyFloat number -> Ints.truncated(number.value());
          case NumpyInt number -> number.value();
          case NumpyBool truth -> truth.value() ? 1L : 0L;
          case PyObject object when object.single(context, "int") instanceof Object only ->
              only instanceof NumpyFloat real
                  ? Ints.truncated(real.value())
                  : only instanceof NumpyInt number ? (Object) number.value() : Ints.of(only);
          default -> Ints.of(value);
        };
    if (integer == null) {
      throw PythonError.typeError(
          "%%%s format: a real number is required, not %s", shown, context.typeName(value));
    }
    return context.format(integer, spec(flags, width) + type);
  }

  private String wholeInteger(Object value, char type, String flags, int width) {
    if (Ints.of(value) == null && !(value instanceof NumpyInt)) {
      throw PythonError.typeError(
          "%%%c format: an integer is required, not %s", type, context.typeName(value));
    }
    return integer(value, type, String.valueOf(type), flags, width);
  }

  private String real(Object given, char type, String flags, int width, int precision) {
    Object only = given instanceof PyObject object ? object.single(context, "float") : null;
    Object value = only != null ? only : given instanceof NumpyBool truth ? truth.value() : given;
    boolean number =
        value instanceof Double
            || value instanceof NumpyFloat
            || value instanceof NumpyInt
            || Ints.of(value) != null;
    if (!number) {
      throw PythonError.typeError("must be real number, not " + context.typeName(value));
    }
    String places = precision < 0 ? "" : "." + precision;
    return context.format(value, spec(flags, width) + places + type);
  }

  private static String spec(String flags, int width) {
    String sign = flags.contains("+") ? "+" : flags.contains(" ") ? " " : "";
    String alternate = flags.contains("#") ? "#" : "";
    String align = flags.contains("-") ? "<" : flags.contains("0") ? "" : ">";
    String zero = flags.contains("0") && !flags.contains("-") ? "0" : "";
    return align + sign + alternate + zero + (width == 0 ? "" : width);
  }
}
