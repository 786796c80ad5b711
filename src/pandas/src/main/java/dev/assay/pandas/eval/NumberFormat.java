package dev.assay.pandas.eval;

import dev.assay.pandas.value.CountedText;
import dev.assay.pandas.value.FixedPoint;
import dev.assay.pandas.value.Ints;
import dev.assay.pandas.value.PythonError;
import dev.assay.pandas.value.Text;
import dev.assay.pandas.value.TextBuilder;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.math.MathContext;
import java.math.RoundingMode;
import java.util.Locale;

/** Numbers as Python's format mini-language writes them. */
final class NumberFormat {

  private static final int DEFAULT_PRECISION = 6;

  /** No float has more decimal places than these. */
  private static final int MOST_PLACES = 1100;

  private NumberFormat() {}

  static String ofInteger(Object integer, FormatSpec spec, String typeName) {
    BigInteger number = Ints.big(integer);
    if (spec.precision() >= 0 && " dnxXobc".indexOf(spec.type()) >= 0) {
      throw PythonError.valueError("Precision not allowed in integer format specifier");
    }
    if (spec.sign() != '-' && spec.type() == 'c') {
      throw PythonError.valueError("Sign not allowed with integer format specifier 'c'");
    }
    return switch (spec.type()) {
      case ' ', 'd', 'n' -> integer(number, 10, "", spec);
      case 'x' -> integer(number, 16, "0x", spec);
      case 'X' -> integer(number, 16, "0X", spec).toUpperCase(Locale.ROOT);
      case 'o' -> integer(number, 8, "0o", spec);
      case 'b' -> integer(number, 2, "0b", spec);
      case 'c' -> spec.pad("", Character.toString(character(number)), true);
      case 's' -> throw unknown(spec, typeName);
      default -> ofFloat(Ints.toFloat(integer), spec, typeName);
    };
  }

  private static PythonError unknown(FormatSpec spec, String typeName) {
    return PythonError.valueError(
        "Unknown format code '%c' for object of type '%s'", spec.type(), typeName);
  }

  private static int character(BigInteger number) {
    if (number.bitLength() >= Long.SIZE) {
      throw new PythonError("OverflowError", "Python int too large to convert to C long");
    }
    if (number.signum() < 0 || number.longValue() > Character.MAX_CODE_POINT) {
      throw new PythonError("OverflowError", "%c arg not in range(0x110000)");
    }
    return number.intValue();
  }

  private static String integer(BigInteger number, int radix, String prefix, FormatSpec spec) {
    int group = radix == 10 ? 3 : 4;
    String sign = sign(number.signum() < 0, spec) + (spec.alternate() ? prefix : "");
    return assemble(sign, number.abs().toString(radix), "", group, spec);
  }

  private static String sign(boolean negative, FormatSpec spec) {
    return negative ? "-" : spec.sign() == '-' ? "" : String.valueOf(spec.sign());
  }

  /** Groups the digits, zeros that fill the width among them, and pads. */
  private static String assemble(
      String sign, String digits, String rest, int group, FormatSpec spec) {
    if (spec.grouping() == ' ') {
      return spec.pad(sign, digits + rest, true);
    }
    String whole = digits;
    if (spec.zeroFilled()) {
      int room = spec.width() - sign.length() - rest.length();
      whole =
          CountedText.repeat("0", Math.max(0, digitsFor(room, group) - digits.length())) + digits;
    }
    return spec.pad(sign, grouped(whole, group, spec.grouping()) + rest, true);
  }

  /** The fewest digits that, with their separators, fill the room. */
  private static int digitsFor(int room, int group) {
    int digits = Math.max(1, room - room / (group + 1) - 1);
    while (digits + (digits - 1) / group < room) {
      digits++;
    }
    return digits;
  }

  private static String grouped(String digits, int group, char separator) {
    TextBuilder out = new TextBuilder(digits.length() + digits.length() / group);
    for (int at = 0; at < digits.length(); at++) {
      if (at > 0 && (digits.length() - at) % group == 0) {
        out.append(separator);
      }
      out.append(digits.charAt(at));
    }
    return out.toString();
  }

  static String ofFloat(double number, FormatSpec spec, String typeName) {
    if ("bcdnosxX".indexOf(spec.type()) >= 0 && spec.type() != 'n') {
      throw unknown(spec, typeName);
    }
    boolean negative = number < 0 || (number == 0 && 1 / number < 0);
    String sign = sign(negative, spec);
    String suffix = spec.type() == '%' ? "%" : "";
    if (Double.isNaN(number) || Double.isInfinite(number)) {
      String name = Double.isNaN(number) ? "nan" : "inf";
      boolean upper = Character.isUpperCase(spec.type());
      return spec.pad(sign, (upper ? name.toUpperCase(Locale.ROOT) : name) + suffix, true);
    }
    String text = digits(Math.abs(number), spec) + suffix;
    int whole = wholeLength(text);
    return assemble(sign, text.substring(0, whole), text.substring(whole), 3, spec);
  }

  private static int wholeLength(String text) {
    int at = 0;
    while (at < text.length() && Character.isDigit(text.charAt(at))) {
      at++;
    }
    return at;
  }

  private static String digits(double number, FormatSpec spec) {
    int precision = spec.precision() < 0 ? DEFAULT_PRECISION : spec.precision();
    return switch (spec.type()) {
      case 'f', 'F' -> fixed(number, precision, spec);
      case '%' -> fixed(number * 100, precision, spec);
      case 'e' -> scientific(number, precision, spec);
      case 'E' -> scientific(number, precision, spec).toUpperCase(Locale.ROOT);
      case 'g', 'n' -> general(number, precision, spec, false);
      case 'G' -> general(number, precision, spec, false).toUpperCase(Locale.ROOT);
      default ->
          spec.precision() < 0 ? Text.ofFloat(number) : general(number, precision, spec, true);
    };
  }

  private static String fixed(double number, int precision, FormatSpec spec) {
    if (Double.isInfinite(number)) {
      return "inf"; // a percentage that no float holds
    }
    int places = Math.min(precision, MOST_PLACES);
    String text = FixedPoint.of(number, places) + CountedText.repeat("0", precision - places);
    return precision == 0 && spec.alternate() ? text + "." : text;
  }

  private static String scientific(double number, int precision, FormatSpec spec) {
    BigDecimal rounded =
        new BigDecimal(number).round(new MathContext(precision + 1, RoundingMode.HALF_EVEN));
    String digits = rounded.unscaledValue().toString();
    int exponent = number == 0 ? 0 : digits.length() - rounded.scale() - 1;
    String padded =
        number == 0
            ? CountedText.repeat("0", precision + 1)
            : digits + CountedText.repeat("0", Math.max(0, precision + 1 - digits.length()));
    String fraction = precision > 0 ? "." + padded.substring(1, precision + 1) : "";
    String point = precision == 0 && spec.alternate() ? "." : fraction;
    return padded.charAt(0) + point + exponent(exponent);
  }

  private static String exponent(int exponent) {
    return "e" + (exponent < 0 ? "-" : "+") + "%02d".formatted(Math.abs(exponent));
  }

  /** {@code g}: so many significant digits, trailing zeros dropped, an exponent when far from 1. */
  private static String general(double number, int precision, FormatSpec spec, boolean plain) {
    int significant = Math.max(1, precision);
    if (number == 0) {
      return plain ? (significant > 1 ? "0.0" : "0e+00") : "0";
    }
    BigDecimal rounded =
        new BigDecimal(number).round(new MathContext(significant, RoundingMode.HALF_EVEN));
    int exponent = rounded.precision() - rounded.scale() - 1;
    int limit = plain ? significant - 1 : significant;
    if (exponent < -4 || exponent >= limit) {
      String text = scientific(number, significant - 1, spec);
      int at = text.indexOf('e');
      return (spec.alternate() ? text.substring(0, at) : trimmed(text.substring(0, at)))
          + text.substring(at);
    }
    String text =
        rounded.setScale(Math.clamp(significant - 1 - exponent, 0, MOST_PLACES)).toPlainString();
    String shown = spec.alternate() ? text : trimmed(text);
    return plain && shown.indexOf('.') < 0 ? shown + ".0" : shown;
  }

  private static String trimmed(String text) {
    if (text.indexOf('.') < 0) {
      return text;
    }
    int end = text.length();
    while (text.charAt(end - 1) == '0') {
      end--;
    }
    return text.substring(0, text.charAt(end - 1) == '.' ? end - 1 : end);
  }
}
