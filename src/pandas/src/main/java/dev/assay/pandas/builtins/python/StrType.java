package dev.assay.pandas.builtins.python;

import dev.assay.pandas.eval.PyType;

/** The table of {@code str}. */
final class StrType {

  static final PyType<String> TYPE =
      PyType.builder("str", String.class)
          .doc("text, a sequence of code points")
          .constructor("object='', /", args -> args.context().str(args.get("object")))
          .method("lower", "", (self, _) -> self.toLowerCase(java.util.Locale.ROOT))
          .method("startswith", "prefix, /", (self, args) -> self.startsWith(args.string("prefix")))
          .build();

  private StrType() {}
}
