package dev.assay.pandas.builtins.python;

import dev.assay.pandas.eval.PyType;

/** The table of {@code str}. */
public final class StrType {

  public static final PyType<String> TYPE =
      PyType.builder("str", String.class)
          .doc("text, a sequence of code points")
          .constructor(
              "object='', /, encoding=..., errors=...",
              args -> args.context().str(args.get("object")))
          .with(StrCase::add)
          .with(StrTests::add)
          .with(StrSearch::add)
          .with(StrParts::add)
          .with(StrLayout::add)
          .method(
              "encode",
              Encoding.NOTATION,
              (self, args) -> Encoding.of(args).encode(self, args.context().budget()))
          .build();

  private StrType() {}
}
