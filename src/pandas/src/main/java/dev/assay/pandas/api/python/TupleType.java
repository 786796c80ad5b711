package dev.assay.pandas.api.python;

import dev.assay.pandas.eval.PyType;
import dev.assay.pandas.value.PyNamedTuple;
import dev.assay.pandas.value.PyTuple;

/** The table of {@code tuple}. */
public final class TupleType {

  public static final PyType<PyTuple> TYPE =
      PyType.builder("tuple", PyTuple.class)
          .doc("a sequence that cannot change")
          .constructor(
              "iterable=(), /",
              args ->
                  args.get("iterable") instanceof PyTuple tuple && !(tuple instanceof PyNamedTuple)
                      ? tuple
                      : PyTuple.copyOf(args.list("iterable")))
          .method("count", "value, /", (self, args) -> Sequences.count(self.items(), args))
          .method(
              "index",
              "value, start=..., stop=..., /",
              (self, args) -> Sequences.index(self.items(), args, "tuple.index(x): x not in tuple"))
          .build();

  private TupleType() {}
}
