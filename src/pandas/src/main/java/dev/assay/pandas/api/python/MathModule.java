package dev.assay.pandas.api.python;

import dev.assay.pandas.eval.Args;
import dev.assay.pandas.eval.PyModule;
import dev.assay.pandas.value.PythonError;
import java.math.BigInteger;
import java.util.function.DoubleUnaryOperator;

/** The table of the module {@code math}. */
final class MathModule {

  private MathModule() {}

  static PyModule module() {
    PyModule.Builder table =
        PyModule.builder("math")
            .value("pi", Math.PI)
            .value("e", Math.E)
            .value("tau", 2 * Math.PI)
            .value("inf", Double.POSITIVE_INFINITY)
            .value("nan", Double.NaN);
    integers(table);
    powers(table);
    angles(table);
    tests(table);
    return table.build();
  }

  private static void integers(PyModule.Builder table) {
    table
        .function("floor", "x, /", args -> Whole.rounded(args, Math::floor))
        .function("ceil", "x, /", args -> Whole.rounded(args, Math::ceil))
        .function("trunc", "x, /", args -> Whole.rounded(args, MathModule::towardsZero))
        .function("gcd", "*integers", args -> Whole.gcd(args))
        .function("lcm", "*integers", args -> Whole.lcm(args))
        .function("factorial", "n, /", Whole::factorial)
        .function("comb", "n, k, /", Whole::comb)
        .function("perm", "n, k=None, /", Whole::perm)
        .function("isqrt", "n, /", Whole::isqrt)
        .function("prod", "iterable, /, *, start=1", Whole::prod)
        .function("fsum", "seq, /", Whole::fsum);
  }

  private static double towardsZero(double x) {
    return x < 0 ? Math.ceil(x) : Math.floor(x);
  }

  private static void powers(PyModule.Builder table) {
    table
        .function("sqrt", "x, /", args -> checked(args, Math::sqrt))
        .function("cbrt", "x, /", args -> checked(args, Math::cbrt))
        .function("exp", "x, /", args -> checked(args, Math::exp))
        .function("expm1", "x, /", args -> checked(args, Math::expm1))
        .function("log", "x, base=..., /", MathModule::log)
        .function("log2", "x, /", args -> logarithm(args, "x", 2))
        .function("log10", "x, /", args -> logarithm(args, "x", 10))
        .function("log1p", "x, /", args -> above(args, -1, Math::log1p))
        .function("pow", "x, y, /", args -> pow(args.real("x"), args.real("y")))
        .function("hypot", "*coordinates", MathModule::hypot)
        .function("fabs", "x, /", args -> Math.abs(args.real("x")))
        .function("fmod", "x, y, /", MathModule::fmod)
        .function("copysign", "x, y, /", args -> Math.copySign(args.real("x"), args.real("y")))
        .function("modf", "x, /", args -> Whole.modf(args.real("x")))
        .refused("dist", "use math.hypot() of the differences")
        .refused("remainder", "use math.fmod() or %")
        .refused("frexp", "use math.log2()")
        .refused("ldexp", "use x * 2 ** i")
        .refused("erf", "there are no distributions")
        .refused("erfc", "there are no distributions")
        .refused("gamma", "use math.factorial(n - 1)")
        .function("asinh", "x, /", args -> checked(args, Hyperbolic::arsinh))
        .function("acosh", "x, /", args -> above(args, Math.nextDown(1.0), Hyperbolic::arcosh))
        .function("atanh", "x, /", args -> artanh(args))
        .function("exp2", "x, /", args -> checked(args, x -> Math.pow(2, x)))
        .lacking("compare with math.isclose(...)", "nextafter ulp")
        .refused("lgamma", "use math.log(math.factorial(n - 1))");
  }

  /** A function's value; a ValueError where it is not defined, an OverflowError beyond a float. */
  private static double checked(Args args, DoubleUnaryOperator function) {
    double x = args.real("x");
    double result = function.applyAsDouble(x);
    if (Double.isNaN(result) && !Double.isNaN(x)) {
      throw domain();
    }
    if (Double.isInfinite(result) && !Double.isInfinite(x)) {
      throw new PythonError("OverflowError", "math range error");
    }
    return result;
  }

  /** A function that is defined above a number. */
  private static double above(Args args, double least, DoubleUnaryOperator function) {
    if (args.real("x") <= least) {
      throw domain();
    }
    return checked(args, function);
  }

  private static double artanh(Args args) {
    if (Math.abs(args.real("x")) >= 1) {
      throw domain();
    }
    return checked(args, Hyperbolic::artanh);
  }

  private static PythonError domain() {
    return PythonError.valueError("math domain error");
  }

  private static double log(Args args) {
    double natural = logarithm(args, "x", Math.E);
    if (!args.has("base")) {
      return natural;
    }
    double base = logarithm(args, "base", Math.E);
    if (base == 0) {
      throw new PythonError("ZeroDivisionError", "float division by zero");
    }
    return natural / base;
  }

  private static double logarithm(Args args, String name, double base) {
    if (args.get(name) instanceof BigInteger number && number.bitLength() > Double.MAX_EXPONENT) {
      return ofLarge(number, base);
    }
    double x = args.real(name);
    if (x <= 0) {
      throw domain();
    }
    if (base == 10) {
      return Math.log10(x);
    }
    return base == 2 ? BinaryLogarithm.of(x) : Math.log(x);
  }

  /** Of an integer beyond a float: by its fraction and the power of two before it. */
  private static double ofLarge(BigInteger number, double base) {
    if (number.signum() < 0) {
      throw domain();
    }
    int exponent = number.bitLength();
    double fraction = Math.scalb(number.shiftRight(exponent - Long.SIZE).doubleValue(), -Long.SIZE);
    return base == 10
        ? Math.log10(fraction) + Math.log10(2) * exponent
        : base == 2
            ? BinaryLogarithm.of(fraction) + exponent
            : Math.log(fraction) + Math.log(2) * exponent;
  }

  private static double pow(double x, double y) {
    if (x == 1 || y == 0) {
      return 1;
    }
    double result = Math.pow(x, y);
    boolean finite = !Double.isNaN(x + y) && !Double.isInfinite(x) && !Double.isInfinite(y);
    if (finite && (Double.isNaN(result) || (x == 0 && y < 0))) {
      throw domain();
    }
    if (finite && Double.isInfinite(result)) {
      throw new PythonError("OverflowError", "math range error");
    }
    return result;
  }

  private static double hypot(Args args) {
    double result = 0;
    for (Object coordinate : args.rest("coordinates")) {
      result = Math.hypot(result, Whole.real(args, coordinate));
    }
    return result;
  }

  private static double fmod(Args args) {
    double result = args.real("x") % args.real("y");
    if (Double.isNaN(result) && !Double.isNaN(args.real("x") + args.real("y"))) {
      throw domain();
    }
    return result;
  }

  private static void angles(PyModule.Builder table) {
    table
        .function("sin", "x, /", args -> checked(args, Math::sin))
        .function("cos", "x, /", args -> checked(args, Math::cos))
        .function("tan", "x, /", args -> checked(args, Math::tan))
        .function("asin", "x, /", args -> checked(args, Math::asin))
        .function("acos", "x, /", args -> checked(args, Math::acos))
        .function("atan", "x, /", args -> checked(args, Math::atan))
        .function("atan2", "y, x, /", args -> Math.atan2(args.real("y"), args.real("x")))
        .function("sinh", "x, /", args -> checked(args, Math::sinh))
        .function("cosh", "x, /", args -> checked(args, Math::cosh))
        .function("tanh", "x, /", args -> checked(args, Math::tanh))
        .function("radians", "x, /", args -> args.real("x") * (Math.PI / 180))
        .function("degrees", "x, /", args -> args.real("x") * (180 / Math.PI));
  }

  private static void tests(PyModule.Builder table) {
    table
        .function("isnan", "x, /", args -> Double.isNaN(args.real("x")))
        .function("isinf", "x, /", args -> Double.isInfinite(args.real("x")))
        .function("isfinite", "x, /", args -> Double.isFinite(args.real("x")))
        .function("isclose", "a, b, *, rel_tol=1e-09, abs_tol=0.0", MathModule::isClose);
  }

  private static boolean isClose(Args args) {
    double a = args.real("a");
    double b = args.real("b");
    if (a == b) {
      return true;
    }
    if (Double.isInfinite(a) || Double.isInfinite(b)) {
      return false;
    }
    double largest = Math.max(Math.abs(a), Math.abs(b));
    return Math.abs(a - b) <= Math.max(args.real("rel_tol") * largest, args.real("abs_tol"));
  }
}
