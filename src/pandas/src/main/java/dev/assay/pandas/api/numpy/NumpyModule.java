package dev.assay.pandas.api.numpy;

import dev.assay.pandas.api.array.ArrayType;
import dev.assay.pandas.api.dtype.DTypes;
import dev.assay.pandas.api.python.PythonLibrary;
import dev.assay.pandas.column.DType;
import dev.assay.pandas.column.LongColumn;
import dev.assay.pandas.column.Scalars;
import dev.assay.pandas.eval.Args;
import dev.assay.pandas.eval.PyModule;
import dev.assay.pandas.eval.PyType;
import dev.assay.pandas.frame.convert.Casts;
import dev.assay.pandas.frame.convert.DTypeNames;
import dev.assay.pandas.value.NumpyBool;
import dev.assay.pandas.value.NumpyFloat;
import dev.assay.pandas.value.NumpyInt;
import dev.assay.pandas.value.NumpyScalar;
import dev.assay.pandas.value.PythonError;
import java.util.List;

/** The table of the module {@code numpy}. */
public final class NumpyModule {

  /** Python's float, of which numpy's float64 is a kind. */
  private static final PyType<?> PYTHON_FLOAT =
      (PyType<?>) PythonLibrary.library().globals().get("float");

  static final PyType<Object> GENERIC = family("generic", "any of numpy's scalars");
  private static final PyType<Object> NUMBER = family("number", "a number of numpy's", GENERIC);
  private static final PyType<Object> INTEGER =
      family("integer", "a whole number of numpy's", NUMBER);
  private static final PyType<Object> FLOATING = family("floating", "a float of numpy's", NUMBER);

  public static final PyType<NumpyInt> INT64 =
      PyType.builder("int64", NumpyInt.class)
          .module("numpy")
          .doc("a 64-bit integer")
          .bases(INTEGER)
          .constructor("value=0", NumpyModule::int64)
          .with(NumpyScalars::add)
          .method("is_integer", "", (_, _) -> true)
          .lacking("whole numbers have no parts", "conjugate denominator imag numerator real")
          .method("bit_count", "", (self, _) -> (long) Long.bitCount(Math.abs(self.value())))
          .build();

  public static final PyType<NumpyFloat> FLOAT64 =
      PyType.builder("float64", NumpyFloat.class)
          .module("numpy")
          .doc("a 64-bit float")
          .bases(PYTHON_FLOAT, FLOATING)
          .constructor("value=0.0", args -> Scalars.float64(toDouble(args)))
          .with(NumpyScalars::add)
          .lacking("use float(...)", "fromhex")
          .build();

  public static final PyType<NumpyBool> BOOL =
      PyType.builder("bool", NumpyBool.class)
          .module("numpy")
          .doc("a truth")
          .bases(GENERIC)
          .constructor("value=False", args -> Scalars.bool(args.truth("value")))
          .with(NumpyScalars::add)
          .build();

  private static PyType<Object> family(String name, String doc, PyType<?>... bases) {
    return PyType.builder(name, Object.class).doc(doc).bases(bases).build();
  }

  /** A width other than 64 bits: scalars of it are those of 64 bits, cut to it. */
  private static PyType<Object> narrow(DType dtype) {
    return PyType.builder(dtype.text(), Object.class)
        .module("numpy")
        .doc("a number of " + dtype.bits() + " bits")
        .bases(INTEGER)
        .constructor("value=0", args -> narrowed(args, dtype))
        .with(NumpyScalars::add)
        .build();
  }

  /** numpy's own numbers wrap around, those of Python have to fit. */
  private static Object narrowed(Args args, DType dtype) {
    long number = ((NumpyInt) int64(args)).value();
    if (!(args.get("value") instanceof NumpyScalar)) {
      Casts.requireFitting((Object) number, dtype);
    }
    return Casts.cast(LongColumn.of(number), dtype).get(0);
  }

  private static final PyType<Object> OBJECT = family("object_", "any value", GENERIC);

  /** Text of arrays is Python's own here. */
  private static final PyType<Object> TEXT =
      PyType.builder("str_", Object.class)
          .doc("text: no value is one")
          .bases(GENERIC)
          .constructor(
              "value=''",
              _ -> {
                throw PythonError.unsupported("np.str_()", "use str(...)");
              })
          .build();

  private static final List<DType> NARROW =
      List.of(
          DType.INT8,
          DType.INT16,
          DType.INT32,
          DType.UINT8,
          DType.UINT16,
          DType.UINT32,
          DType.UINT64);

  /** Programs ask whether a value is one, which none is. */
  private static final PyType<Object> FLOAT32 =
      PyType.builder("float32", Object.class)
          .module("numpy")
          .doc("a 32-bit float: no value is one")
          .bases(FLOATING)
          .constructor(
              "value=0.0",
              _ -> {
                throw DTypeNames.narrowFloats("np.float32()");
              })
          .build();

  private NumpyModule() {}

  private static Object int64(Args args) {
    if (plainInt(args) instanceof Long number) {
      return Scalars.int64(number);
    }
    throw new PythonError("OverflowError", "Python integer out of bounds for int64");
  }

  private static Object plainInt(Args args) {
    return args.context().call(args.context().library().globals().get("int"), args.get("value"));
  }

  private static double toDouble(Args args) {
    Object value =
        args.context().call(args.context().library().globals().get("float"), args.get("value"));
    return (Double) Scalars.plain(value);
  }

  public static PyModule module() {
    PyModule.Builder table =
        PyModule.builder("numpy")
            .value("nan", Scalars.NAN)
            .value("inf", Double.POSITIVE_INFINITY)
            .value("pi", Math.PI)
            .value("e", Math.E)
            .value("newaxis", Scalars.NONE)
            .value("int64", INT64)
            .value("int_", INT64)
            .value("intp", INT64)
            .value("longlong", INT64)
            .value("long", INT64)
            .value("float64", FLOAT64)
            .value("double", FLOAT64)
            .value("float32", FLOAT32)
            .value("generic", GENERIC)
            .value("number", NUMBER)
            .value("integer", INTEGER)
            .value("signedinteger", INTEGER)
            .value("floating", FLOATING)
            .value("object_", OBJECT)
            .value("str_", TEXT)
            .value("bool_", BOOL)
            .value("ndarray", ArrayType.TYPE)
            .value("bool", BOOL)
            .value("dtype", DTypes.TYPE)
            .value("True_", Scalars.bool(true))
            .value("False_", Scalars.bool(false))
            .value("euler_gamma", 0.5772156649015329)
            .value("linalg", LinearAlgebra.module())
            .besides(NumpyOptions::of)
            .arguments(GivenArrays::read)
            .results(Forms::of);
    for (DType dtype : NARROW) {
      table.value(dtype.text(), narrow(dtype));
    }
    addParts(table);
    return table.build();
  }

  private static void addParts(PyModule.Builder table) {
    TimeScalars.add(table);
    Elementwise.add(table);
    Truths.add(table);
    Statistics.add(table);
    Percentiles.add(table);
    Correlations.add(table);
    ArrayFunctions.add(table);
    ArraySets.add(table);
    Stacking.add(table);
    Inserting.add(table);
    Shapes.add(table);
    Diagonals.add(table);
    Calculus.add(table);
    Places.add(table);
    Searching.add(table);
    Sequencing.add(table);
    BusinessDays.add(table);
    ErrorState.add(table);
    WholeNumbers.add(table);
    NumpyLacking.add(table);
    Where.add(table);
    Folding.add(table);
    OuterFunctions.add(table);
    NumpyRemoved.add(table);
  }
}
