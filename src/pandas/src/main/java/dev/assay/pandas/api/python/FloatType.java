package dev.assay.pandas.api.python;

import dev.assay.pandas.eval.Args;
import dev.assay.pandas.eval.Context;
import dev.assay.pandas.eval.PyObject;
import dev.assay.pandas.eval.PyType;
import dev.assay.pandas.value.CountedText;
import dev.assay.pandas.value.Ints;
import dev.assay.pandas.value.LetterCase;
import dev.assay.pandas.value.NumpyBool;
import dev.assay.pandas.value.NumpyFloat;
import dev.assay.pandas.value.NumpyInt;
import dev.assay.pandas.value.NumpyTemporal;
import dev.assay.pandas.value.PyTuple;
import dev.assay.pandas.value.PythonError;
import dev.assay.pandas.value.Text;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.regex.Pattern;

/** The table of {@code float}; numpy's float64 inherits from it. */
public final class FloatType {

  private static final Pattern NUMBER =
      Pattern.compile(
          "[+-]?(?:(?:\\d++(?:_\\d++)*+)?(?:\\.(?:\\d++(?:_\\d++)*+)?)?(?:e[+-]?\\d++(?:_\\d++)*+)?)");

  public static final PyType<Object> TYPE =
      PyType.builder("float", Object.class)
          .doc("floating-point numbers of 64 bits")
          .constructor("x=0.0, /", FloatType::create)
          .method("is_integer", "", (self, _) -> isInteger(real(self)))
          .method("as_integer_ratio", "", (self, _) -> ratio(real(self)))
          .method("conjugate", "", (self, _) -> self)
          .method("hex", "", (self, _) -> hex(real(self)))
          .property("real", (self, _) -> self)
          .property("imag", (_, _) -> 0.0)
          .lacking("write the number in decimal", "fromhex")
          .build();

  private FloatType() {}

  /** With all digits of the fraction, and the sign of the exponent. */
  private static String hex(double number) {
    if (Double.isNaN(number) || Double.isInfinite(number)) {
      return Text.str(number);
    }
    String[] parts = Double.toHexString(number).split("[.p]");
    String fraction =
        number == 0 ? "0" : parts[1] + CountedText.repeat("0", 13 - parts[1].length());
    return parts[0] + "." + fraction + "p" + (parts[2].startsWith("-") ? "" : "+") + parts[2];
  }

  static double real(Object self) {
    return switch (self) {
      case Double number -> number;
      case NumpyFloat number -> number.value();
      default -> throw PythonError.typeError("descriptor requires a 'float' object");
    };
  }

  private static boolean isInteger(double number) {
    return number == Math.rint(number) && !Double.isInfinite(number);
  }

  private static PyTuple ratio(double number) {
    if (Double.isNaN(number) || Double.isInfinite(number)) {
      throw PythonError.valueError("cannot convert NaN or infinity to integer ratio");
    }
    BigDecimal exact = new BigDecimal(number);
    BigInteger below = BigInteger.TEN.pow(Math.max(0, exact.scale()));
    BigInteger above = exact.multiply(new BigDecimal(below)).toBigIntegerExact();
    BigInteger common = above.gcd(below);
    return PyTuple.of(Ints.normalized(above.divide(common)), Ints.normalized(below.divide(common)));
  }

  private static Object create(Args args) {
    return create(args.context(), args.get("x"));
  }

  private static Object create(Context context, Object value) {
    return switch (value) {
      case Double number -> number;
      case NumpyFloat number -> number.value();
      case NumpyInt number -> Double.valueOf(number.value());
      case NumpyBool truth -> truth.value() ? 1.0 : 0.0;
      case Boolean truth -> truth ? 1.0 : 0.0;
      case Long _, BigInteger _ -> Ints.toFloat(value);
      case String text -> parse(text);
      case PyObject object when object.single(context, "float") instanceof Object only ->
          create(context, only);
      case NumpyTemporal time when time.item() instanceof Long count -> (double) count;
      default ->
          throw PythonError.typeError(
              "float() argument must be a string or a real number, not '"
                  + context.typeName(value)
                  + "'");
    };
  }

  /** The float that a text holds; a ValueError for any other text. */
  static double parse(String text) {
    String word = LetterCase.lower(Whitespace.strip(text));
    String unsigned = word.startsWith("-") || word.startsWith("+") ? word.substring(1) : word;
    double sign = word.startsWith("-") ? -1 : 1;
    if (unsigned.equals("inf") || unsigned.equals("infinity")) {
      return sign * Double.POSITIVE_INFINITY;
    }
    if (unsigned.equals("nan")) {
      return Double.NaN;
    }
    boolean digits =
        !unsigned.isEmpty()
            && (Character.isDigit(unsigned.charAt(0))
                || (unsigned.length() > 1
                    && unsigned.charAt(0) == '.'
                    && Character.isDigit(unsigned.charAt(1))));
    if (!digits || !NUMBER.matcher(word).matches()) {
      throw PythonError.valueError("could not convert string to float: " + Text.quoted(text));
    }
    return Double.parseDouble(word.replace("_", ""));
  }
}
