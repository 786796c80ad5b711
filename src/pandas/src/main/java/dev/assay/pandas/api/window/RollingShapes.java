package dev.assay.pandas.api.window;

import dev.assay.pandas.eval.Args;
import dev.assay.pandas.eval.PyType;
import dev.assay.pandas.frame.window.Rolling;
import dev.assay.pandas.value.PythonError;
import java.util.List;

/** Ranks of windows. */
final class RollingShapes {

  private RollingShapes() {}

  static PyType.Builder<RollingObject> add(PyType.Builder<RollingObject> table) {
    return table
        .method(
            "sem",
            "ddof=1, numeric_only=False",
            (self, args) ->
                self.run(
                    args,
                    (_, _) -> {
                      throw PythonError.unsupported(
                          "sem() of windows", "use std() / count() ** 0.5");
                    }))
        .method(
            "rank",
            "method='average', ascending=True, pct=False, numeric_only=False",
            RollingShapes::ranks);
  }

  private static Object ranks(RollingObject self, Args args) {
    String method = args.string("method");
    if (!List.of("average", "min", "max").contains(method)) {
      throw PythonError.valueError("Method '" + method + "' is not supported");
    }
    if (self.rolling().place() != Rolling.Place.BEFORE) {
      throw PythonError.unsupported(
          "rank() of windows around or after their rows", "leave center out");
    }
    long window = Math.min(self.rolling().size(), self.frame().rowCount());
    args.budget().steps((long) self.frame().rowCount() * window * self.frame().columnCount());
    return self.run(
        args,
        (column, groups) ->
            self.rolling()
                .ranks(column, groups, method, args.truth("ascending"), args.truth("pct")));
  }
}
