package dev.assay.pandas.api.window;

import dev.assay.pandas.eval.PyModule;
import dev.assay.pandas.eval.PyObject;
import dev.assay.pandas.eval.PyType;

/** {@code pd.api.indexers.FixedForwardWindowIndexer}: windows of a row and so many after it. */
public record ForwardWindow(long size) implements PyObject {

  static final PyType<ForwardWindow> TYPE =
      PyType.builder("FixedForwardWindowIndexer", ForwardWindow.class)
          .doc("windows that begin with their rows, for rolling(...)")
          .constructor(
              "!index_array=None, window_size=0",
              args -> new ForwardWindow(args.integer("window_size")))
          .property("window_size", (self, _) -> self.size())
          .build();

  /** The table of {@code pd.api.indexers}. */
  public static PyModule module() {
    return PyModule.builder("pandas.api.indexers")
        .value("FixedForwardWindowIndexer", TYPE)
        .lacking(
            "use FixedForwardWindowIndexer, or apply(...) to slices",
            "BaseIndexer VariableOffsetWindowIndexer check_array_indexer")
        .build();
  }

  @Override
  public PyType<?> type() {
    return TYPE;
  }
}
