package dev.assay.pandas.api.numpy;

import dev.assay.pandas.eval.PyModule;

/** The names that numpy had before its release 2.0, and those that took their places. */
final class NumpyRemoved {

  private NumpyRemoved() {}

  static void add(PyModule.Builder table) {
    table.removed("np.nan", "NaN NAN");
    table.removed("np.inf", "Inf Infinity PINF infty");
    table.removed("-np.inf", "NINF");
    table.removed("0.0 and -0.0", "NZERO PZERO");
    table.removed("np.float64", "float_ longfloat");
    table.removed("str", "unicode_ str unicode str0");
    table.removed("float, or np.float64", "float");
    table.removed("int, or np.int64", "int");
    table.removed("object", "object object0");
    table.removed("bool", "bool8");
    table.removed("np.prod(...)", "product");
    table.removed("np.cumprod(...)", "cumproduct");
    table.removed("np.any(...)", "sometrue");
    table.removed("np.all(...)", "alltrue");
    table.removed("np.isin(...)", "in1d");
    table.removed("np.round(...)", "round_");
    table.removed("np.sort(..., axis=0)", "msort");
    table.removed("np.asarray(..., dtype=float)", "asfarray");
  }
}
