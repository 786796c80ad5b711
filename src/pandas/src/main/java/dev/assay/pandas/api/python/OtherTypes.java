package dev.assay.pandas.api.python;

import dev.assay.pandas.eval.PyObject;
import dev.assay.pandas.eval.PyType;
import dev.assay.pandas.value.Bytes;
import dev.assay.pandas.value.None;
import dev.assay.pandas.value.PySlice;
import dev.assay.pandas.value.PyTuple;

/** The tables of types that have little of their own: None, slice, object. */
final class OtherTypes {

  static final PyType<None> NONE =
      PyType.builder("NoneType", None.class).doc("the type of None").build();

  static final PyType<Bytes> BYTES =
      PyType.builder("bytes", Bytes.class)
          .doc("what databases keep as BLOB, and encoded text")
          .method("decode", Encoding.NOTATION, (self, args) -> Encoding.of(args).decode(self))
          .build();

  static final PyType<PySlice> SLICE =
      PyType.builder("slice", PySlice.class)
          .doc("a part of a sequence: start, stop and step")
          .constructor(
              "start, stop=..., step=None, /",
              args ->
                  args.has("stop")
                      ? new PySlice(args.get("start"), args.get("stop"), args.get("step"))
                      : new PySlice(None.NONE, args.get("start"), None.NONE))
          .property("start", (self, _) -> self.start())
          .property("stop", (self, _) -> self.stop())
          .property("step", (self, _) -> self.step())
          .method("indices", "length, /", (self, args) -> indices(self, args.count("length")))
          .build();

  /** Every value is an object; the name serves isinstance and dtypes. */
  static final PyType<Object> OBJECT =
      PyType.builder("object", Object.class)
          .doc("the type that all values are of")
          .constructor("", _ -> new Plain())
          .build();

  /** What {@code object()} makes: equal to itself alone. */
  private static final class Plain implements PyObject {

    @Override
    public PyType<?> type() {
      return OBJECT;
    }
  }

  private OtherTypes() {}

  /** Start, stop and step of the slice within a sequence, as {@code range} takes them. */
  private static PyTuple indices(PySlice slice, int length) {
    PySlice.Range range = slice.within(length);
    return PyTuple.of((long) range.start(), (long) slice.end(length), (long) range.step());
  }
}
