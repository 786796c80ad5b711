package dev.assay.pandas.api.index;

import dev.assay.pandas.api.array.ArrayType;
import dev.assay.pandas.api.common.Read;
import dev.assay.pandas.api.common.Wrap;
import dev.assay.pandas.api.series.SeriesObject;
import dev.assay.pandas.api.series.SeriesValues;
import dev.assay.pandas.column.Column;
import dev.assay.pandas.column.Positions;
import dev.assay.pandas.column.Scalars;
import dev.assay.pandas.eval.Args;
import dev.assay.pandas.eval.Context;
import dev.assay.pandas.eval.PyType;
import dev.assay.pandas.frame.Series;
import dev.assay.pandas.frame.index.Index;
import dev.assay.pandas.frame.index.MultiIndex;
import dev.assay.pandas.value.PyDict;
import dev.assay.pandas.value.PyTuple;
import dev.assay.pandas.value.PythonError;
import java.util.List;

/** What an index does as a series of its labels does it. */
final class IndexAsSeries {

  private IndexAsSeries() {}

  static PyType.Builder<IndexObject> add(PyType.Builder<IndexObject> table) {
    return table
        .method("to_series", "index=None, name=None", IndexAsSeries::toSeries)
        .method(
            "factorize",
            "sort=False, use_na_sentinel=True",
            (self, args) -> SeriesValues.factorize(args, oneLevel(self, "factorize"), true))
        .method("diff", "periods=1", IndexAsSeries::difference)
        .method(
            "sortlevel",
            "level=0, ascending=True, sort_remaining=True, na_position='first'",
            IndexAsSeries::sorted);
  }

  private static Object toSeries(IndexObject self, Args args) {
    Index index = self.index();
    Index rows =
        args.optional("index") == null
            ? index.separate()
            : Read.index(args.context(), args.get("index"));
    if (rows.size() != index.size()) {
      throw Read.otherLength(index.size(), rows.size());
    }
    Object name = args.optional("name") == null ? index.name() : args.get("name");
    return Wrap.series(args.context(), new Series(index.column(), rows, name));
  }

  private static Column oneLevel(IndexObject self, String name) {
    if (self.index() instanceof MultiIndex) {
      throw PythonError.unsupported(name + "() of several levels", "use to_frame() first");
    }
    return self.index().column();
  }

  private static Object difference(IndexObject self, Args args) {
    Context context = args.context();
    Object labels = new SeriesObject(Series.of(oneLevel(self, "diff"), Scalars.NONE));
    Object found = context.call(context.attribute(labels, "diff"), args.get("periods"));
    return Wrap.index(
        context, Index.of(((SeriesObject) found).series().values(), self.index().name()));
  }

  /** The labels in the order of a level, and where each was. */
  private static Object sorted(IndexObject self, Args args) {
    Index index = self.index();
    if (!(index instanceof MultiIndex)) {
      throw PythonError.unsupported("sortlevel() of one level", "use sort_values()");
    }
    Context context = args.context();
    Series places =
        new Series(ArrayType.positions(Positions.all(index.size())), index, Scalars.NONE);
    PyDict named = new PyDict();
    for (String each : List.of("level", "ascending", "sort_remaining", "na_position")) {
      named.put(each, args.get(each));
    }
    Object method = context.attribute(new SeriesObject(places), "sort_index");
    Series sorted = ((SeriesObject) context.call(method, PyTuple.of(), named)).series();
    return PyTuple.of(Wrap.index(context, sorted.index()), Wrap.array(context, sorted.values()));
  }
}
