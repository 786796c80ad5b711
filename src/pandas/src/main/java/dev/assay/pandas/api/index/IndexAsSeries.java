package dev.assay.pandas.api.index;

import dev.assay.pandas.api.common.Read;
import dev.assay.pandas.api.common.Wrap;
import dev.assay.pandas.api.series.SeriesValues;
import dev.assay.pandas.column.Column;
import dev.assay.pandas.eval.Args;
import dev.assay.pandas.eval.PyType;
import dev.assay.pandas.frame.Series;
import dev.assay.pandas.frame.index.Index;
import dev.assay.pandas.frame.index.MultiIndex;
import dev.assay.pandas.value.PythonError;

/** What an index does as a series of its labels does it. */
final class IndexAsSeries {

  private IndexAsSeries() {}

  static PyType.Builder<IndexObject> add(PyType.Builder<IndexObject> table) {
    return table
        .method("to_series", "index=None, name=None", IndexAsSeries::toSeries)
        .method(
            "factorize",
            "sort=False, use_na_sentinel=True",
            (self, args) -> SeriesValues.factorize(args, oneLevel(self, "factorize"), true));
  }

  private static Object toSeries(IndexObject self, Args args) {
    Index index = self.index();
    Index rows = args.optional("index") == null ? index.separate() : Read.index(args, "index");
    if (rows.size() != index.size()) {
      throw Read.otherLength(index.size(), rows.size());
    }
    Object name = args.optional("name") == null ? index.name() : args.get("name");
    return Wrap.series(args, new Series(index.column(), rows, name));
  }

  private static Column oneLevel(IndexObject self, String name) {
    if (self.index() instanceof MultiIndex) {
      throw PythonError.unsupported(name + "() of several levels", "use to_frame() first");
    }
    return self.index().column();
  }
}
