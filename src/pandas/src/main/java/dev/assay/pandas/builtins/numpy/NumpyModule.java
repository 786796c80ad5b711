package dev.assay.pandas.builtins.numpy;

import dev.assay.pandas.builtins.pandas.ArrayObject;
import dev.assay.pandas.builtins.pandas.ArrayType;
import dev.assay.pandas.eval.Args;
import dev.assay.pandas.eval.PyModule;
import dev.assay.pandas.eval.PyType;
import dev.assay.pandas.frame.Scalars;
import dev.assay.pandas.value.NumpyBool;
import dev.assay.pandas.value.NumpyFloat;
import dev.assay.pandas.value.NumpyInt;

/** The table of the module {@code numpy}. */
public final class NumpyModule {

  public static final PyType<NumpyInt> INT64 =
      PyType.builder("int64", NumpyInt.class)
          .doc("a 64-bit integer")
          .constructor("value=0", NumpyModule::int64)
          .with(NumpyModule::scalar)
          .build();

  public static final PyType<NumpyFloat> FLOAT64 =
      PyType.builder("float64", NumpyFloat.class)
          .doc("a 64-bit float")
          .bases(NumpyBases.FLOAT)
          .constructor("value=0.0", args -> Scalars.float64(toDouble(args)))
          .with(NumpyModule::scalar)
          .build();

  public static final PyType<NumpyBool> BOOL =
      PyType.builder("bool", NumpyBool.class)
          .doc("a truth")
          .constructor("value=False", args -> Scalars.bool(args.truth("value")))
          .with(NumpyModule::scalar)
          .build();

  private NumpyModule() {}

  private static Object int64(Args args) {
    if (plainInt(args) instanceof Long number) {
      return Scalars.int64(number);
    }
    throw new dev.assay.pandas.value.PythonError(
        "OverflowError", "Python integer out of bounds for int64");
  }

  private static Object plainInt(Args args) {
    return args.context().call(args.context().library().globals().get("int"), args.get("value"));
  }

  private static double toDouble(Args args) {
    Object value =
        args.context().call(args.context().library().globals().get("float"), args.get("value"));
    return (Double) Scalars.plain(value);
  }

  private static <T> PyType.Builder<T> scalar(PyType.Builder<T> table) {
    return table
        .method("item", "", (self, _) -> Scalars.plain(self))
        .method("tolist", "", (self, _) -> Scalars.plain(self))
        .method(
            "round",
            "decimals=0",
            (self, args) -> Elementwise.rounded(self, args.count("decimals")))
        .method("sum", "", (self, _) -> self)
        .method("max", "", (self, _) -> self)
        .method("min", "", (self, _) -> self)
        .method("any", "", (self, args) -> args.context().truth(self))
        .method("all", "", (self, args) -> args.context().truth(self));
  }

  public static PyModule module() {
    PyModule.Builder table =
        PyModule.builder("numpy")
            .value("nan", Scalars.NAN)
            .value("NaN", Scalars.NAN)
            .value("inf", Double.POSITIVE_INFINITY)
            .value("pi", Math.PI)
            .value("e", Math.E)
            .value("newaxis", Scalars.NONE)
            .value("int64", INT64)
            .value("int32", INT64)
            .value("int_", INT64)
            .value("integer", INT64)
            .value("float64", FLOAT64)
            .value("float32", FLOAT64)
            .value("floating", FLOAT64)
            .value("number", FLOAT64)
            .value("bool_", BOOL)
            .value("ndarray", ArrayType.TYPE)
            .refused("random", "there is no randomness; write the numbers out")
            .refused("vectorize", "use .apply(function) or .map(function)")
            .refused("linalg", "compute it with sums and products");
    Elementwise.add(table);
    Statistics.add(table);
    ArrayFunctions.add(table);
    return table.build();
  }

  static ArrayObject array(dev.assay.pandas.frame.Column column) {
    return new ArrayObject(column);
  }
}
