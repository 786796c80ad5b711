package dev.assay.pandas.api.python;

import dev.assay.pandas.eval.Args;
import dev.assay.pandas.eval.PyObject;
import dev.assay.pandas.eval.PyType;
import dev.assay.pandas.value.Ints;
import dev.assay.pandas.value.LetterCase;
import dev.assay.pandas.value.NumpyBool;
import dev.assay.pandas.value.NumpyFloat;
import dev.assay.pandas.value.NumpyInt;
import dev.assay.pandas.value.NumpyTemporal;
import dev.assay.pandas.value.PyTuple;
import dev.assay.pandas.value.PythonError;
import dev.assay.pandas.value.Text;
import java.math.BigInteger;

/** The table of {@code int}. */
public final class IntType {

  private static final int MAX_DIGITS = 4300;

  public static final PyType<Object> TYPE =
      PyType.builder("int", Object.class)
          .doc("integers of any size")
          .constructor("x=0, /, base=...", IntType::create)
          .method("bit_length", "", (self, _) -> (long) big(self).abs().bitLength())
          .method("bit_count", "", (self, _) -> (long) big(self).abs().bitCount())
          .method("conjugate", "", (self, _) -> plain(self))
          .method("as_integer_ratio", "", (self, _) -> PyTuple.of(plain(self), 1L))
          .property("real", (self, _) -> plain(self))
          .property("imag", (_, _) -> 0L)
          .property("numerator", (self, _) -> plain(self))
          .property("denominator", (_, _) -> 1L)
          .lacking("bytes are not available; work with str", "from_bytes to_bytes")
          .build();

  private IntType() {}

  /** Truths as the numbers that they are. */
  private static Object plain(Object self) {
    return self instanceof Boolean truth ? (truth ? 1L : 0L) : self;
  }

  private static BigInteger big(Object self) {
    Object integer = Ints.of(self);
    if (integer == null) {
      throw PythonError.typeError("descriptor requires an 'int' object");
    }
    return Ints.big(integer);
  }

  private static Object create(Args args) {
    Object value = args.get("x");
    if (args.has("base")) {
      if (!(value instanceof String text)) {
        throw PythonError.typeError("int() can't convert non-string with explicit base");
      }
      return parse(text, args.count("base"));
    }
    return of(args, value);
  }

  private static Object of(Args args, Object value) {
    return switch (value) {
      case Long _, BigInteger _ -> value;
      case Boolean truth -> truth ? 1L : 0L;
      case NumpyBool truth -> truth.value() ? 1L : 0L;
      case NumpyInt number -> number.value();
      case Double number -> Ints.truncated(number);
      case NumpyFloat number -> Ints.truncated(number.value());
      case String text -> parse(text, 10);
      case PyObject object when object.single(args.context(), "int") instanceof Object only ->
          of(args, only);
      case NumpyTemporal time when time.item() instanceof Long count -> count;
      default ->
          throw PythonError.typeError(
              "int() argument must be a string, a bytes-like object or a real number, not '"
                  + args.context().typeName(value)
                  + "'");
    };
  }

  private static Object parse(String text, int base) {
    if (base != 0 && (base < 2 || base > 36)) {
      throw PythonError.valueError("int() base must be >= 2 and <= 36, or 0");
    }
    String digits = LetterCase.lower(Whitespace.strip(text));
    boolean negative = digits.startsWith("-");
    if (negative || digits.startsWith("+")) {
      digits = digits.substring(1);
    }
    int radix = base == 0 ? 10 : base;
    int prefixed = prefixed(digits);
    if (prefixed != 0 && (base == 0 || base == prefixed)) {
      radix = prefixed;
      digits = digits.substring(digits.startsWith("_", 2) ? 3 : 2);
    }
    if (!areDigits(digits, radix)) {
      throw PythonError.valueError(
          "invalid literal for int() with base " + base + ": " + Text.quoted(text));
    }
    if (digits.length() > MAX_DIGITS) {
      throw PythonError.valueError(
          "Exceeds the limit (%d digits) for integer string conversion", MAX_DIGITS);
    }
    BigInteger number = new BigInteger(digits.replace("_", ""), radix);
    return Ints.normalized(negative ? number.negate() : number);
  }

  private static int prefixed(String digits) {
    return digits.startsWith("0x")
        ? 16
        : digits.startsWith("0o") ? 8 : digits.startsWith("0b") ? 2 : 0;
  }

  private static boolean areDigits(String digits, int radix) {
    boolean separated = true;
    for (int at = 0; at < digits.length(); at++) {
      char next = digits.charAt(at);
      if (next == '_' ? separated : Character.digit(next, radix) < 0) {
        return false;
      }
      separated = next == '_';
    }
    return !separated;
  }
}
