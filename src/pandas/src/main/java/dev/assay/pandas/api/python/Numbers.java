package dev.assay.pandas.api.python;

import dev.assay.pandas.eval.Args;
import dev.assay.pandas.eval.Context;
import dev.assay.pandas.eval.PyObject;
import dev.assay.pandas.eval.Strings;
import dev.assay.pandas.value.BinaryOperator;
import dev.assay.pandas.value.Ints;
import dev.assay.pandas.value.NA;
import dev.assay.pandas.value.NumpyBool;
import dev.assay.pandas.value.NumpyFloat;
import dev.assay.pandas.value.NumpyInt;
import dev.assay.pandas.value.NumpySpan;
import dev.assay.pandas.value.PyTuple;
import dev.assay.pandas.value.PythonError;
import dev.assay.pandas.value.Timedelta;
import dev.assay.pandas.value.UnaryOperator;
import java.math.BigInteger;
import java.time.Duration;

/** The built-in functions of numbers and characters. */
final class Numbers {

  /** Products of machine words that take about as long as a step. */
  private static final long WORDS_PER_STEP = 8;

  private Numbers() {}

  static Object abs(Args args) {
    Object value = args.get("x");
    return switch (value) {
      case Double number -> Math.abs(number);
      case NumpyFloat number -> new NumpyFloat(Math.abs(number.value()));
      case NumpyInt number -> number.with(Math.abs(number.value()));
      case NumpyBool truth -> truth;
      case NA unknown -> unknown;
      case Boolean truth -> truth ? 1L : 0L;
      case Long _, BigInteger _ ->
          Ints.big(value).signum() < 0 ? args.context().unary(UnaryOperator.NEGATE, value) : value;
      case Duration duration -> duration.abs();
      case Timedelta delta -> new Timedelta(Math.abs(delta.nanos()), delta.unit());
      case NumpySpan span ->
          span.isNat() ? span : new NumpySpan(Math.abs(span.count()), span.unit());
      default -> hosted(args, value);
    };
  }

  private static Object hosted(Args args, Object value) {
    if (value instanceof PyObject object && object.type().name().equals("ndarray")) {
      Object numpy = args.context().library().modules().get("numpy");
      return args.context().invoke(numpy, "absolute", value);
    }
    if (!Attribute.has(args.context(), value, "abs")) {
      throw PythonError.typeError(
          "bad operand type for abs(): '" + args.context().typeName(value) + "'");
    }
    return args.context().invoke(value, "abs");
  }

  static Object divmod(Args args) {
    Context context = args.context();
    Object left = args.get("x");
    Object right = args.get("y");
    return PyTuple.of(
        context.binary(BinaryOperator.FLOOR_DIVIDE, left, right),
        context.binary(BinaryOperator.MODULO, left, right));
  }

  static Object pow(Args args) {
    if (args.optional("mod") == null) {
      return args.context().binary(BinaryOperator.POWER, args.get("base"), args.get("exp"));
    }
    Object base = Ints.of(args.get("base"));
    Object exponent = Ints.of(args.get("exp"));
    Object modulus = Ints.of(args.get("mod"));
    if (base == null || exponent == null || modulus == null) {
      throw PythonError.typeError(
          "pow() 3rd argument not allowed unless all arguments are integers");
    }
    long words = Ints.big(modulus).bitLength() / Long.SIZE + 1;
    args.budget().steps(Ints.big(exponent).bitLength() * words * words / WORDS_PER_STEP);
    return Ints.power(base, exponent, modulus);
  }

  static Object ord(Args args) {
    String text = args.string("c");
    if (Strings.length(text) != 1) {
      throw PythonError.typeError(
          "ord() expected a character, but string of length %d found", Strings.length(text));
    }
    return (long) text.codePointAt(0);
  }

  static Object chr(Args args) {
    long code = args.integer("i");
    if (code < 0 || code > Character.MAX_CODE_POINT) {
      throw PythonError.valueError("chr() arg not in range(0x110000)");
    }
    return Character.toString((int) code);
  }

  /** {@code bin}, {@code oct} and {@code hex}. */
  static Object inBase(Args args, int radix, String prefix) {
    Object integer =
        args.get("number") instanceof NumpyInt number
            ? Long.valueOf(number.value())
            : Ints.of(args.get("number"));
    if (integer == null) {
      throw PythonError.typeError(
          "'%s' object cannot be interpreted as an integer",
          args.context().typeName(args.get("number")));
    }
    BigInteger number = Ints.big(integer);
    return (number.signum() < 0 ? "-" : "") + prefix + number.abs().toString(radix);
  }
}
