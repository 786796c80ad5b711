package dev.assay.pandas.api.python;

import dev.assay.pandas.eval.Args;
import dev.assay.pandas.eval.PyType;
import dev.assay.pandas.value.Bytes;
import dev.assay.pandas.value.PythonError;

/** The table of {@code str}. */
public final class StrType {

  public static final PyType<String> TYPE =
      PyType.builder("str", String.class)
          .doc("text, a sequence of code points")
          .constructor("object='', /, encoding=..., errors=...", StrType::of)
          .with(StrCase::add)
          .with(StrTests::add)
          .with(StrSearch::add)
          .with(StrParts::add)
          .with(StrLayout::add)
          .method(
              "encode",
              Encoding.NOTATION,
              (self, args) -> Encoding.of(args).encode(self, args.budget()))
          .build();

  private StrType() {}

  private static Object of(Args args) {
    if (args.has("encoding") || args.has("errors")) {
      throw args.get("object") instanceof Bytes
          ? PythonError.unsupported("str() of bytes with an encoding", "use .decode()")
          : PythonError.typeError(
              "decoding to str: need a bytes-like object, %s found",
              args.context().typeName(args.get("object")));
    }
    return args.context().str(args.get("object"));
  }
}
