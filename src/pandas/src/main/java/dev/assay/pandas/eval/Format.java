package dev.assay.pandas.eval;

import dev.assay.pandas.value.Aware;
import dev.assay.pandas.value.NA;
import dev.assay.pandas.value.NaT;
import dev.assay.pandas.value.NumpyBool;
import dev.assay.pandas.value.NumpyFloat;
import dev.assay.pandas.value.NumpyInt;
import dev.assay.pandas.value.NumpyTemporal;
import dev.assay.pandas.value.PythonError;
import dev.assay.pandas.value.Strftime;
import dev.assay.pandas.value.Text;
import dev.assay.pandas.value.TextBuilder;
import dev.assay.pandas.value.Timestamp;
import dev.assay.pandas.value.ZoneDirectives;
import java.math.BigInteger;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.LocalTime;
import org.jspecify.annotations.Nullable;

/** {@code format(value, spec)} and the conversions of f-strings. */
public final class Format {

  private Format() {}

  /** What {@code !r}, {@code !s} or {@code !a} makes of a value; a space leaves it. */
  static Object convert(Context context, Object value, char conversion) {
    return switch (conversion) {
      case 'r' -> context.repr(value);
      case 's' -> context.str(value);
      case 'a' -> ascii(context.repr(value));
      default -> value;
    };
  }

  /** The text with everything beyond ASCII escaped. */
  public static String ascii(String text) {
    TextBuilder out = new TextBuilder(text.length());
    text.codePoints()
        .forEach(
            point -> {
              if (point < 0x80) {
                out.append((char) point);
              } else {
                String format = point < 0x100 ? "\\x%02x" : point < 0x10000 ? "\\u%04x" : "\\U%08x";
                out.append(format.formatted(point));
              }
            });
    return out.toString();
  }

  static String format(Context context, Object value, String spec) {
    if (spec.isEmpty()) {
      return Text.str(value);
    }
    String time = time(value, spec);
    if (time != null) {
      return time;
    }
    return switch (value) {
      case String text -> ofText(text, checked(context, spec, "str"));
      case Boolean truth ->
          NumberFormat.ofInteger(truth ? 1L : 0L, checked(context, spec, "bool"), "bool");
      case NumpyBool truth ->
          NumberFormat.ofInteger(
              truth.value() ? 1L : 0L, checked(context, spec, "numpy.bool"), "numpy.bool");
      case Long _, BigInteger _ ->
          NumberFormat.ofInteger(value, checked(context, spec, "int"), "int");
      case NumpyInt number ->
          NumberFormat.ofInteger(
              number.value(), checked(context, spec, "numpy.int64"), "numpy.int64");
      case Double number -> NumberFormat.ofFloat(number, checked(context, spec, "float"), "float");
      case NumpyFloat number ->
          NumberFormat.ofFloat(number.value(), checked(context, spec, "numpy.float64"), "float");
      case NumpyTemporal temporal -> ofText(Text.str(temporal), checked(context, spec, "str"));
      case NA _ -> ofMissing(context, spec);
      case NaT _ -> throw PythonError.valueError("NaTType does not support strftime");
      case PyObject object -> {
        String text = object.format(context, spec);
        yield text == null ? refuse(context, value) : text;
      }
      default -> refuse(context, value);
    };
  }

  /** NA is text where the spec suits text, and stands as it is elsewhere. */
  private static String ofMissing(Context context, String spec) {
    String text = Text.str(NA.NA);
    try {
      return ofText(text, checked(context, spec, "str"));
    } catch (PythonError error) {
      if (error.type().equals("ValueError")) {
        return text;
      }
      throw error;
    }
  }

  private static String refuse(Context context, Object value) {
    throw PythonError.typeError(
        "unsupported format string passed to " + context.typeName(value) + ".__format__");
  }

  private static @Nullable String time(Object value, String spec) {
    return switch (value) {
      case LocalDate date -> Strftime.format(date.atStartOfDay(), spec);
      case LocalDateTime time -> Strftime.format(time, spec);
      case LocalTime time -> Strftime.format(time.atDate(LocalDate.of(1900, 1, 1)), spec);
      case Timestamp time -> Strftime.format(time.dateTime(), spec);
      case Aware time -> ZoneDirectives.strftime(time, spec);
      default -> null;
    };
  }

  /** The spec, its width and precision within the limit on text. */
  private static FormatSpec checked(Context context, String spec, String typeName) {
    FormatSpec parsed = FormatSpec.parse(spec, typeName);
    context.budget().text(parsed.width());
    context.budget().text(parsed.precision());
    return parsed;
  }

  private static String ofText(String text, FormatSpec spec) {
    if (spec.grouping() != ' ') {
      throw PythonError.valueError("Cannot specify '" + spec.grouping() + "' with 's'.");
    }
    if (spec.type() != ' ' && spec.type() != 's') {
      throw PythonError.valueError(
          "Unknown format code '" + spec.type() + "' for object of type 'str'");
    }
    if (spec.sign() != '-') {
      throw PythonError.valueError("Sign not allowed in string format specifier");
    }
    if (spec.align() == '=') {
      throw PythonError.valueError("'=' alignment not allowed in string format specifier");
    }
    int length = Strings.length(text);
    boolean cut = spec.precision() >= 0 && spec.precision() < length;
    return spec.pad("", cut ? Strings.slice(text, 0, spec.precision()) : text, false);
  }
}
