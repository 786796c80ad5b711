package dev.assay.pandas.api.python;

import dev.assay.pandas.eval.PyType;

/** The table of {@code bool}. */
public final class BoolType {

  public static final PyType<Boolean> TYPE =
      PyType.builder("bool", Boolean.class)
          .doc("True and False, which are also the integers 1 and 0")
          .bases(IntType.TYPE)
          .constructor("x=False, /", args -> args.truth("x"))
          .build();

  private BoolType() {}
}
