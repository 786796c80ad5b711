package dev.assay.pandas.api.index;

import dev.assay.pandas.api.common.Read;
import dev.assay.pandas.api.common.Wrap;
import dev.assay.pandas.column.Scalars;
import dev.assay.pandas.eval.Args;
import dev.assay.pandas.eval.PyType;
import dev.assay.pandas.frame.index.Index;
import dev.assay.pandas.value.PythonError;
import java.util.List;

/** What a MultiIndex has besides other indexes, or does otherwise than they. */
final class LevelMethods {

  private LevelMethods() {}

  static PyType.Builder<IndexObject> add(PyType.Builder<IndexObject> table) {
    for (String name : List.of("all", "any")) {
      table.method(
          name,
          "*args, **kwargs",
          (_, _) -> {
            throw PythonError.typeError(
                "cannot perform " + name + " with this index type: MultiIndex");
          });
    }
    return table
        .property(
            "array",
            (_, _) -> {
              throw PythonError.valueError(
                  "MultiIndex has no single backing array. Use 'MultiIndex.to_numpy()' to get a"
                      + " NumPy array of tuples.");
            })
        .property(
            "str",
            (_, _) -> {
              throw PythonError.attributeError(
                      "Can only use .str accessor with Index, not MultiIndex")
                  .hinting("; use get_level_values()");
            })
        .method(
            "where",
            "cond, other=None",
            (_, _) -> {
              throw new PythonError(
                  "NotImplementedError", ".where is not supported for MultiIndex operations");
            })
        .method("copy", "names=None, deep=False, name=None", LevelMethods::copy);
  }

  private static Object copy(IndexObject self, Args args) {
    Index copy = self.index().separate();
    Object names = args.get(args.optional("names") == null ? "name" : "names");
    return Wrap.index(
        args, names == Scalars.NONE ? copy : copy.withNames(Read.items(args.context(), names)));
  }
}
