package dev.assay.pandas.api.numpy;

import dev.assay.pandas.api.python.BlockContexts;
import dev.assay.pandas.eval.Args;
import dev.assay.pandas.eval.PyModule;
import dev.assay.pandas.value.None;
import dev.assay.pandas.value.PyDict;
import dev.assay.pandas.value.PythonError;
import java.util.List;

/**
 * {@code np.errstate} and {@code np.seterr}: whether numpy warns of a division by zero and the
 * like. Nothing warns here, and raising is refused.
 */
final class ErrorState {

  private static final List<String> KINDS = List.of("divide", "over", "under", "invalid");
  private static final String NOTATION =
      "all=None, divide=None, over=None, under=None, invalid=None";

  private ErrorState() {}

  static void add(PyModule.Builder table) {
    table
        .function(
            "errstate",
            "*, call=None, " + NOTATION,
            args -> {
              check(args);
              return BlockContexts.idle(None.NONE);
            })
        .function("seterr", NOTATION, ErrorState::set)
        .function("geterr", "", _ -> current());
  }

  private static Object set(Args args) {
    check(args);
    return current();
  }

  /** What numpy begins with. */
  private static PyDict current() {
    PyDict state = new PyDict();
    KINDS.forEach(kind -> state.put(kind, kind.equals("under") ? "ignore" : "warn"));
    return state;
  }

  private static void check(Args args) {
    for (String kind : KINDS) {
      if ("raise".equals(args.get(kind)) || "raise".equals(args.get("all"))) {
        throw PythonError.unsupported(
            args.function() + "(" + kind + "='raise')", "test with np.isfinite(...)");
      }
    }
  }
}
