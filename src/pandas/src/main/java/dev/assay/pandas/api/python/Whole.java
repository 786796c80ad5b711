package dev.assay.pandas.api.python;

import dev.assay.pandas.eval.Args;
import dev.assay.pandas.value.BinaryOperator;
import dev.assay.pandas.value.Ints;
import dev.assay.pandas.value.NumpyBool;
import dev.assay.pandas.value.NumpyFloat;
import dev.assay.pandas.value.NumpyInt;
import dev.assay.pandas.value.PyTuple;
import dev.assay.pandas.value.PythonError;
import dev.assay.pandas.value.TimeLimit;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.Iterator;
import java.util.function.DoubleUnaryOperator;

/** The functions of {@code math} that give or take whole numbers, and exact sums. */
final class Whole {

  private static final long MAX_FACTORIAL = 2000;

  private Whole() {}

  static Object rounded(Args args, DoubleUnaryOperator rounding) {
    Object value = args.get("x");
    if (value instanceof NumpyInt number) {
      return number.value();
    }
    if (value instanceof NumpyBool truth) {
      return truth.value() ? 1L : 0L;
    }
    Object integer = Ints.of(value);
    return integer != null ? integer : Ints.truncated(rounding.applyAsDouble(args.real("x")));
  }

  static double real(Args args, Object value) {
    return switch (value) {
      case Double number -> number;
      case NumpyFloat number -> number.value();
      case NumpyInt number -> number.value();
      default -> {
        Object integer = Ints.of(value);
        if (integer == null) {
          throw PythonError.typeError("must be real number, not " + args.context().typeName(value));
        }
        yield Ints.toFloat(integer);
      }
    };
  }

  private static BigInteger big(Args args, Object value) {
    Object integer =
        value instanceof NumpyInt number ? Long.valueOf(number.value()) : Ints.of(value);
    if (integer == null) {
      throw PythonError.typeError(
          "'%s' object cannot be interpreted as an integer", args.context().typeName(value));
    }
    return Ints.big(integer);
  }

  private static BigInteger notNegative(Args args, String name) {
    BigInteger number = big(args, args.get(name));
    if (number.signum() < 0) {
      throw PythonError.valueError(args.function() + "() not defined for negative values");
    }
    return number;
  }

  static Object gcd(Args args) {
    BigInteger result = BigInteger.ZERO;
    for (Object one : args.rest("integers")) {
      TimeLimit.check();
      result = result.gcd(big(args, one));
    }
    return Ints.normalized(result);
  }

  static Object lcm(Args args) {
    BigInteger result = BigInteger.ONE;
    for (Object one : args.rest("integers")) {
      TimeLimit.check();
      BigInteger number = big(args, one).abs();
      if (number.signum() == 0) {
        return 0L;
      }
      result = result.divide(result.gcd(number)).multiply(number);
      args.budget().bits(result.bitLength());
    }
    return Ints.normalized(result);
  }

  static Object factorial(Args args) {
    return product(args, BigInteger.ONE, notNegative(args, "n"));
  }

  static Object perm(Args args) {
    BigInteger n = notNegative(args, "n");
    BigInteger k = args.optional("k") == null ? n : notNegative(args, "k");
    return k.compareTo(n) > 0 ? (Object) 0L : product(args, n.subtract(k).add(BigInteger.ONE), n);
  }

  static Object comb(Args args) {
    BigInteger n = notNegative(args, "n");
    BigInteger k = notNegative(args, "k");
    if (k.compareTo(n) > 0) {
      return 0L;
    }
    BigInteger fewer = k.min(n.subtract(k));
    BigInteger above = Ints.big(product(args, n.subtract(fewer).add(BigInteger.ONE), n));
    return Ints.normalized(above.divide(Ints.big(product(args, BigInteger.ONE, fewer))));
  }

  /** The product of the integers from one to another, both included. */
  private static Object product(Args args, BigInteger from, BigInteger to) {
    if (to.subtract(from).compareTo(BigInteger.valueOf(MAX_FACTORIAL)) > 0) {
      args.budget().bits(Long.MAX_VALUE);
    }
    BigInteger result = BigInteger.ONE;
    for (BigInteger next = from; next.compareTo(to) <= 0; next = next.add(BigInteger.ONE)) {
      result = result.multiply(next);
      args.budget().bits(result.bitLength());
    }
    return Ints.normalized(result);
  }

  static Object isqrt(Args args) {
    BigInteger number = big(args, args.get("n"));
    if (number.signum() < 0) {
      throw PythonError.valueError("isqrt() argument must be nonnegative");
    }
    return Ints.normalized(number.sqrt());
  }

  static Object prod(Args args) {
    Object product = args.get("start");
    Iterator<Object> items = args.context().iterate(args.get("iterable"));
    while (items.hasNext()) {
      product = args.context().binary(BinaryOperator.MULTIPLY, product, items.next());
    }
    return product;
  }

  /** The float nearest to the exact sum. */
  static Object fsum(Args args) {
    BigDecimal exact = BigDecimal.ZERO;
    double special = 0;
    Iterator<Object> items = args.context().iterate(args.get("seq"));
    while (items.hasNext()) {
      double number = real(args, items.next());
      if (Double.isFinite(number)) {
        exact = exact.add(new BigDecimal(number));
      } else {
        special += number;
      }
    }
    return special == 0 ? exact.doubleValue() : special;
  }

  static PyTuple modf(double x) {
    if (Double.isInfinite(x)) {
      return PyTuple.of(Math.copySign(0.0, x), x);
    }
    double whole = x < 0 ? Math.ceil(x) : Math.floor(x);
    return PyTuple.of(Math.copySign(x - whole, x), whole);
  }
}
