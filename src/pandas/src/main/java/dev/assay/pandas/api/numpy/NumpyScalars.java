package dev.assay.pandas.api.numpy;

import dev.assay.pandas.api.array.ArrayObject;
import dev.assay.pandas.api.dtype.Astypes;
import dev.assay.pandas.column.Columns;
import dev.assay.pandas.column.Scalars;
import dev.assay.pandas.eval.Args;
import dev.assay.pandas.eval.Context;
import dev.assay.pandas.eval.PyType;
import dev.assay.pandas.value.PyTuple;
import java.util.List;

/** What numpy's scalars can do: much of what an array of one value can. */
final class NumpyScalars {

  private static final String AS_IT_IS = "it is one value; use it as it is";

  private NumpyScalars() {}

  static <T> PyType.Builder<T> add(PyType.Builder<T> table) {
    table
        .method("item", "", (self, _) -> Scalars.plain(self))
        .method("tolist", "", (self, _) -> Scalars.plain(self))
        .method("copy", "", (self, _) -> self)
        .method("astype", "dtype", NumpyScalars::astype)
        .method(
            "round",
            "decimals=0",
            (self, args) -> Elementwise.rounded(self, args.count("decimals")))
        .property("dtype", (self, context) -> ofArray(self, context, "dtype"))
        .property("ndim", (_, _) -> 0L)
        .property("size", (_, _) -> 1L)
        .property("shape", (_, _) -> PyTuple.of())
        .property("T", (self, _) -> self);
    for (String name : List.of("sum", "max", "min", "prod")) {
      table.method(name, "", (self, _) -> self);
    }
    for (String name :
        List.of("mean", "std", "var", "cumsum", "flatten", "ravel", "argmax", "argmin")) {
      table.method(
          name, "", (self, args) -> args.context().call(ofArray(self, args.context(), name)));
    }
    return table
        .lacking(
            AS_IT_IS,
            "argsort base byteswap choose clip compress conj cumprod data device diagonal dump"
                + " dumps fill flags flat getfield itemsize nbytes nonzero put repeat reshape"
                + " resize searchsorted setfield setflags sort squeeze strides swapaxes take"
                + " to_device tobytes tofile trace transpose view")
        .method("any", "", (self, args) -> args.context().truth(self))
        .method("all", "", (self, args) -> args.context().truth(self));
  }

  private static <T> Object ofArray(T self, Context context, String name) {
    return context.attribute(new ArrayObject(Columns.filled(self, 1)), name);
  }

  private static <T> Object astype(T self, Args args) {
    return Astypes.cast(args.context(), Columns.filled(self, 1), args.get("dtype")).get(0);
  }
}
