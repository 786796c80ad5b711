package dev.assay.pandas.api.numpy;

import dev.assay.pandas.api.dtype.DTypes;
import dev.assay.pandas.column.DType;
import dev.assay.pandas.column.Scalars;
import dev.assay.pandas.eval.Args;
import dev.assay.pandas.eval.PyModule;
import dev.assay.pandas.eval.PyObject;
import dev.assay.pandas.eval.PyType;
import dev.assay.pandas.frame.convert.DTypeNames;
import dev.assay.pandas.value.PythonError;
import java.math.BigInteger;

/** {@code np.iinfo} and {@code np.finfo}: what numbers of a dtype can be. */
final class Limits {

  private Limits() {}

  /** What whole numbers of a dtype can be. */
  private record OfIntegers(DType dtype) implements PyObject {

    private static final PyType<OfIntegers> TYPE =
        PyType.builder("iinfo", OfIntegers.class)
            .doc("the limits of whole numbers")
            .property("bits", (self, _) -> (long) self.dtype.bits())
            .property("min", (self, _) -> plain(self.least()))
            .property("max", (self, _) -> plain(self.greatest()))
            .build();

    private BigInteger least() {
      return dtype.isUnsigned()
          ? BigInteger.ZERO
          : BigInteger.ONE.shiftLeft(dtype.bits() - 1).negate();
    }

    private BigInteger greatest() {
      int bits = dtype.isUnsigned() ? dtype.bits() : dtype.bits() - 1;
      return BigInteger.ONE.shiftLeft(bits).subtract(BigInteger.ONE);
    }

    private static Object plain(BigInteger value) {
      return value.bitLength() < Long.SIZE ? (Object) value.longValue() : value;
    }

    @Override
    public PyType<?> type() {
      return TYPE;
    }

    @Override
    public String repr() {
      return "iinfo(min=%s, max=%s, dtype=%s)".formatted(least(), greatest(), dtype.text());
    }
  }

  /** What floats of 64 bits can be. */
  private static final class OfFloats implements PyObject {

    private static final PyType<OfFloats> TYPE =
        PyType.builder("finfo", OfFloats.class)
            .doc("the limits of floats")
            .property("bits", (_, _) -> (long) Double.SIZE)
            .property("eps", (_, _) -> Scalars.float64(Math.ulp(1.0)))
            .property("max", (_, _) -> Scalars.float64(Double.MAX_VALUE))
            .property("min", (_, _) -> Scalars.float64(-Double.MAX_VALUE))
            .property("tiny", (_, _) -> Scalars.float64(Double.MIN_NORMAL))
            .property("smallest_normal", (_, _) -> Scalars.float64(Double.MIN_NORMAL))
            .property("smallest_subnormal", (_, _) -> Scalars.float64(Double.MIN_VALUE))
            .property("resolution", (_, _) -> Scalars.float64(1e-15))
            .property("precision", (_, _) -> 15L)
            .build();

    @Override
    public PyType<?> type() {
      return TYPE;
    }

    @Override
    public String repr() {
      return "finfo(resolution=1e-15, min=-1.7976931348623157e+308,"
          + " max=1.7976931348623157e+308, dtype=float64)";
    }
  }

  static void add(PyModule.Builder table) {
    table
        .function("iinfo", "type", Limits::ofIntegers)
        .function("finfo", "dtype", Limits::ofFloats);
  }

  /** A dtype by its name, or that of a number of numpy's. */
  private static String name(Args args, String name) {
    Object given = args.get(name);
    Object plain = Scalars.plain(given);
    if (plain instanceof Long) {
      return "int64";
    }
    return plain instanceof Double ? "float64" : DTypes.name(args.context(), given);
  }

  private static Object ofIntegers(Args args) {
    String name = name(args, "type");
    DType dtype = DTypeNames.find(name);
    if (dtype == null || !dtype.isInteger() || dtype.isNullable()) {
      throw PythonError.valueError("Invalid integer data type '" + name.charAt(0) + "'.");
    }
    return new OfIntegers(dtype);
  }

  private static Object ofFloats(Args args) {
    String name = name(args, "dtype");
    DType dtype = DTypeNames.find(name);
    if (dtype == null || !dtype.isFloat() || dtype.isNullable()) {
      throw PythonError.valueError("data type '%s' not inexact".formatted(name))
          .hinting("; use np.iinfo(...) for whole numbers");
    }
    return new OfFloats();
  }
}
