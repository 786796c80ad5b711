package dev.assay.pandas.api.python;

import dev.assay.pandas.eval.Args;
import dev.assay.pandas.eval.PyObject;
import dev.assay.pandas.value.Ints;
import dev.assay.pandas.value.NumpyBool;
import dev.assay.pandas.value.NumpyFloat;
import dev.assay.pandas.value.NumpyInt;
import dev.assay.pandas.value.PythonError;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.math.RoundingMode;
import org.jspecify.annotations.Nullable;

/** {@code round}: half to even, by the exact value of a float; numpy's floats as numpy does. */
final class Rounding {

  private static final int MOST_PLACES = 400;

  private Rounding() {}

  static Object round(Args args) {
    Object number = args.get("number");
    Long places = args.optionalInteger("ndigits");
    return switch (number) {
      case Boolean truth -> integer(truth ? 1L : 0L, places);
      case NumpyBool truth -> new NumpyInt(truth.value() ? 1L : 0L);
      case Long _, BigInteger _ -> integer(number, places);
      case NumpyInt scalar when places == null -> scalar.value();
      case NumpyInt scalar ->
          integer(scalar.value(), places) instanceof Long rounded ? scalar.with(rounded) : number;
      case Double real -> places == null ? whole(real) : toPlaces(real, places);
      case NumpyFloat scalar ->
          places == null ? whole(scalar.value()) : new NumpyFloat(asNumpy(scalar.value(), places));
      default -> hosted(args, number);
    };
  }

  /** A Series or frame rounds itself. */
  private static Object hosted(Args args, Object value) {
    boolean array = value instanceof PyObject object && object.type().name().equals("ndarray");
    if (array || !Attribute.has(args.context(), value, "round")) {
      throw PythonError.typeError(
          "type " + args.context().typeName(value) + " doesn't define __round__ method");
    }
    Object method = args.context().attribute(value, "round");
    return args.optional("ndigits") == null
        ? args.context().call(method)
        : args.context().call(method, args.get("ndigits"));
  }

  private static Object integer(Object number, @Nullable Long places) {
    if (places == null || places >= 0) {
      return number;
    }
    if (places < -MOST_PLACES * 100L) {
      return 0L;
    }
    int scale = (int) (long) places;
    return Ints.normalized(
        new BigDecimal(Ints.big(number)).setScale(scale, RoundingMode.HALF_EVEN).toBigInteger());
  }

  private static Object whole(double number) {
    return Ints.truncated(Math.rint(number));
  }

  private static double toPlaces(double number, long places) {
    if (Double.isNaN(number) || Double.isInfinite(number) || places > MOST_PLACES) {
      return number;
    }
    if (places < -MOST_PLACES) {
      return number * 0.0;
    }
    BigDecimal rounded = new BigDecimal(number).setScale((int) places, RoundingMode.HALF_EVEN);
    double result = rounded.doubleValue();
    return result == 0 ? Math.copySign(0.0, number) : result;
  }

  private static double asNumpy(double number, long places) {
    if (Math.abs(places) > 300) {
      return places > 0 ? number : 0.0;
    }
    double scale = Math.pow(10, Math.abs(places));
    return places >= 0 ? Math.rint(number * scale) / scale : Math.rint(number / scale) * scale;
  }
}
