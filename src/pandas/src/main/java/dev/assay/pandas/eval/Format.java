package dev.assay.pandas.eval;

import dev.assay.pandas.value.Text;

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
    StringBuilder out = new StringBuilder(text.length());
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
    return spec.isEmpty() ? Text.str(value) : Text.str(value);
  }
}
