package dev.assay.pandas.api.datetimes;

import dev.assay.pandas.api.common.Read;
import dev.assay.pandas.api.common.Wrap;
import dev.assay.pandas.api.series.SeriesObject;
import dev.assay.pandas.column.Column;
import dev.assay.pandas.column.Columns;
import dev.assay.pandas.column.Scalars;
import dev.assay.pandas.eval.Args;
import dev.assay.pandas.eval.Context;
import dev.assay.pandas.frame.Series;
import dev.assay.pandas.frame.index.Index;
import dev.assay.pandas.frame.sort.Sorter;
import dev.assay.pandas.frame.time.DateParser;
import dev.assay.pandas.value.PyDict;
import dev.assay.pandas.value.PyTuple;
import dev.assay.pandas.value.PythonError;
import java.util.Arrays;
import java.util.List;

/** {@code asof} of a series: the last value that is there up to a label, such as a moment. */
public final class AsOf {

  private AsOf() {}

  public static Object of(SeriesObject self, Args args) {
    Context context = args.context();
    Series series = self.series();
    if (args.optional("subset") != null) {
      throw PythonError.valueError("subset is not valid for Series");
    }
    if (!Sorter.isSorted(series.index().column())) {
      throw PythonError.valueError("asof requires a sorted index");
    }
    Object where = args.get("where");
    if (Read.isListLike(where)) {
      Index labels = Read.index(context, where);
      Column found = series.values().takeOrMissing(places(context, series, labels));
      return Wrap.series(context, Series.of(found, series.name()).withIndex(labels));
    }
    Object label = where instanceof String text ? DateParser.parseOrMissing(text) : where;
    if (series.size() == 0) {
      throw PythonError.indexError("index 0 is out of bounds for axis 0 with size 0");
    }
    Index one = Index.of(Columns.infer(List.of(Scalars.plain(label))), Scalars.NONE);
    int last = label == Scalars.NAT ? series.size() - 1 : ends(context, series, one)[0];
    if (last < 0) {
      return Scalars.NAN;
    }
    return series.values().get(Math.max(present(series.values(), last), 0));
  }

  /** Where the last value that is there up to each label stands; -1 where there is none. */
  private static int[] places(Context context, Series series, Index labels) {
    int[] places = ends(context, series, labels);
    return Arrays.stream(places).map(at -> present(series.values(), at)).toArray();
  }

  private static int present(Column values, int last) {
    int at = last;
    while (at >= 0 && values.isMissing(at)) {
      at--;
    }
    return at;
  }

  /** Where the last label up to each of the given ones stands; -1 before the first. */
  private static int[] ends(Context context, Series series, Index labels) {
    PyDict side = new PyDict();
    side.put("side", "right");
    Object search = context.attribute(Wrap.index(context, series.index()), "searchsorted");
    Object given = Wrap.index(context, labels);
    List<Object> found = Read.items(context, context.call(search, PyTuple.of(given), side));
    return found.stream().mapToInt(place -> ((Long) place).intValue() - 1).toArray();
  }
}
